import { expect, test } from 'vitest';
import { modelAliases, withAliases, withoutAliases } from './model-aliases';

const model = { metadata: { team: 'vision', aliases: { production: 2, staging: 3, odd: 'x' } } };

test('an alias is read from the metadata, where it names a version', () => {
  expect([...modelAliases(model)]).toEqual([
    ['production', 2],
    ['staging', 3],
  ]);
  for (const aliases of [undefined, null, 'production', [1], { a: 0, b: 1.5, c: null }])
    expect([...modelAliases({ metadata: { aliases } })]).toEqual([]);
  expect([...modelAliases({ metadata: null })]).toEqual([]);
});

test('an alias moves to another version, and other metadata stays', () => {
  expect(withAliases(model, new Map([['production', 3]]))).toEqual({
    team: 'vision',
    aliases: { production: 3, staging: 3 },
  });
  expect(withAliases({ metadata: null }, new Map([['__proto__', 1]]))).toEqual({
    aliases: Object.fromEntries([['__proto__', 1]]),
  });
});

test('the last alias that is removed takes the key with it', () => {
  const gone = new Map([
    ['production', null],
    ['staging', null],
  ]);
  expect(withAliases(model, gone)).toEqual({ team: 'vision' });
  expect(withoutAliases(model)).toEqual({ team: 'vision' });
});
