import { expect, test } from 'vitest';
import { aliasMoves, modelAliases, withAliases, withoutAliases } from './model-aliases';

const model = { metadata: { team: 'vision', aliases: { production: 2, staging: 3, odd: 'x' } } };

test('an alias is read from the metadata, if it names a version', () => {
  expect([...modelAliases(model)]).toEqual([
    ['production', 2],
    ['staging', 3],
  ]);
  for (const aliases of [undefined, null, 'production', [1], { a: 0, b: 1.5, c: null }])
    expect([...modelAliases({ metadata: { aliases } })]).toEqual([]);
  expect([...modelAliases({ metadata: null })]).toEqual([]);
});

const author = { by: 'anna', at: '2026-01-02T03:04:05Z' };

test('an alias moves to another version, and other metadata stays', () => {
  expect(withAliases(model, new Map([['production', 3]]), author)).toEqual({
    team: 'vision',
    aliases: { production: 3, staging: 3 },
    alias_moves: [{ alias: 'production', from: 2, to: 3, ...author }],
  });
  expect(withAliases({ metadata: null }, new Map([['__proto__', 1]]), author)).toEqual({
    aliases: Object.fromEntries([['__proto__', 1]]),
    alias_moves: [{ alias: '__proto__', from: null, to: 1, ...author }],
  });
});

test('removing the last alias removes the key', () => {
  const removals = new Map([
    ['production', null],
    ['staging', null],
  ]);
  const metadata = withAliases(model, removals, author);
  expect(metadata).toEqual({ team: 'vision', alias_moves: expect.any(Array) });
  expect(withoutAliases({ metadata })).toEqual({ team: 'vision' });
});

test('the last moves are kept, the newest first, and invalid entries are left out', () => {
  let metadata: Record<string, unknown> = { alias_moves: ['odd', { alias: 'x', from: 0 }] };
  for (let version = 1; version <= 40; version += 1)
    metadata = withAliases({ metadata }, new Map([['production', version]]), author);
  const moves = aliasMoves({ metadata });
  expect(moves).toHaveLength(30);
  expect(moves[0]).toEqual({ alias: 'production', from: 39, to: 40, ...author });
  // nothing changes
  const same = withAliases({ metadata }, new Map([['production', 40]]), author);
  expect(aliasMoves({ metadata: same })).toEqual(moves);
});
