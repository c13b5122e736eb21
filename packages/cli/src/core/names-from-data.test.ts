import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overrideConfig } from './files/config-overrides';
import { matcher, parseWhere } from './where';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const anyName = fc.oneof(fc.constantFrom(...inherited), fc.stringMatching(/^[a-z_]{1,8}$/));
const holding = <Value>(name: string, value: Value): Record<string, Value> =>
  Object.fromEntries([[name, value]]);

/** Every map of the command line whose keys are words of users, as a check of one word. */
const maps: Record<string, (name: string) => void | Promise<void>> = {
  '--config': async (name) => {
    const flat = await overrideConfig({}, [`${name}=1`]);
    expect(JSON.stringify(flat)).toBe(JSON.stringify(holding(name, 1)));
    const nested = await overrideConfig({}, [`${name}.${name}=1`]);
    expect(JSON.stringify(nested)).toBe(JSON.stringify(holding(name, holding(name, 1))));
  },
  'fields of --where': (name) => {
    const conditions = parseWhere(`${name}=1`);
    expect(() => matcher(conditions, {})).toThrow(`no field "${name}"`);
    const read = matcher<number>(
      conditions,
      holding(name, (row: number) => row),
    );
    expect([read(1), read(2)]).toEqual([true, false]);
  },
};

describe('a name from data is only a name', () => {
  test.each(Object.entries(maps))('in %s', (_, check) =>
    fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        await check(name);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { examples: inherited.map((name) => [name]) },
    ),
  );
});
