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
  test('gives what the loaded one gives, loaded once', async () => {
    const { noted, values } = counting();
    expect(noted.loads).toBe(0);
    const all: number[] = [];
    for await (const value of values) all.push(value);
    expect(all).toEqual([1, 2]);
    expect(noted).toEqual({ loads: 1, left: 1 });
  });

  test('loads once for steps that are asked for at the same time', async () => {
    const { noted, values } = counting();
    const steps = await Promise.all([values.next(), values.next(), values.next()]);
    expect(steps.map(({ value }) => value)).toEqual([1, 2, undefined]);
    expect(noted.loads).toBe(1);
  });

  test('is over when it is left before it began, and never loads', async () => {
    const { noted, values } = counting();
    expect(await values.return()).toEqual({ done: true, value: undefined });
    expect(await values.next()).toEqual({ done: true, value: undefined });
    expect(noted.loads).toBe(0);
  });

  test('passes on that it is left, and what is thrown into it', async () => {
    const { noted, values } = counting();
    for await (const _ of values) break;
    expect(noted.left).toBe(1);
    const { values: others } = counting();
    await others.next();
    await expect(others.throw(new Error('thrown in'))).rejects.toThrow('thrown in');
  });
});
