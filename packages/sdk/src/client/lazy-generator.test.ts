import { describe, expect, test } from 'vitest';
import { lazyGenerator } from './lazy-generator';

function counting() {
  const noted = { loads: 0, left: 0 };
  const values = lazyGenerator(async () => {
    noted.loads += 1;
    return (async function* () {
      try {
        yield 1;
        yield 2;
      } finally {
        noted.left += 1;
      }
    })();
  });
  return { noted, values };
}

describe('a generator that is loaded late', () => {
  test('yields the values of the loaded generator, and loads it once', async () => {
    const { noted, values } = counting();
    expect(noted.loads).toBe(0);
    const all: number[] = [];
    for await (const value of values) all.push(value);
    expect(all).toEqual([1, 2]);
    expect(noted).toEqual({ loads: 1, left: 1 });
  });

  test('loads once for steps that are requested at the same time', async () => {
    const { noted, values } = counting();
    const steps = await Promise.all([values.next(), values.next(), values.next()]);
    expect(steps.map(({ value }) => value)).toEqual([1, 2, undefined]);
    expect(noted.loads).toBe(1);
  });

  test('ends without loading when it is left before its first step', async () => {
    const { noted, values } = counting();
    expect(await values.return()).toEqual({ done: true, value: undefined });
    expect(await values.next()).toEqual({ done: true, value: undefined });
    expect(noted.loads).toBe(0);
  });

  test('passes on a return and a throw', async () => {
    const { noted, values } = counting();
    for await (const _ of values) break;
    expect(noted.left).toBe(1);
    const { values: others } = counting();
    await others.next();
    await expect(others.throw(new Error('thrown in'))).rejects.toThrow('thrown in');
  });
});
