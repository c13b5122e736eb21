import { describe, expect, test } from 'vitest';
import { flattenArrays } from './flatten-arrays';

type Value = { n: number };
const of = (...numbers: number[]) => numbers.map((n) => ({ n }));
const numberOf = ({ value }: IteratorResult<Value, void>) => value?.n;

/** Values of these arrays, each on request; and the state of their source. */
function valuesOf(arrays: Value[][], take = (value: Value): Value | undefined => value) {
  const stop = new AbortController();
  const seen: string[] = [];
  async function* source() {
    try {
      for (const array of arrays) {
        // lets earlier callers continue
        await undefined;
        yield array;
        stop.signal.throwIfAborted();
      }
    } catch (error) {
      seen.push(`failed: ${error}`);
      throw error;
    } finally {
      seen.push('over');
    }
  }
  return { values: flattenArrays({ arrays: source(), take, signal: stop.signal }), stop, seen };
}

describe('values that arrive in arrays', () => {
  test('are returned one by one, and then it stays at its end', async () => {
    const { values } = valuesOf([of(1, 2), [], of(3)]);
    const numbers: number[] = [];
    for await (const { n } of values) numbers.push(n);
    expect(numbers).toEqual([1, 2, 3]);
    expect(await values.next()).toEqual({ done: true, value: undefined });
    expect(await values.some()).toEqual({ done: true, value: undefined });
  });

  test('are returned in turn to concurrent requests', async () => {
    const { values } = valuesOf([of(1, 2), of(3), of(4, 5)]);
    const steps = await Promise.all(Array.from({ length: 6 }, () => values.next()));
    expect(steps.map(numberOf)).toEqual([1, 2, 3, 4, 5, undefined]);
  });

  test('are returned all at once, after one or before', async () => {
    const { values } = valuesOf([of(1, 2, 3), of(4, 5), of(6)]);
    expect(numberOf(await values.next())).toBe(1);
    expect(await values.some()).toEqual({ done: false, value: of(2, 3) });
    expect(await values.some()).toEqual({ done: false, value: of(4, 5) });
    expect(numberOf(await values.next())).toBe(6);
  });

  test('are left out if take returns nothing', async () => {
    const even = (value: Value) => (value.n % 2 === 0 ? value : undefined);
    const { values } = valuesOf([of(1), of(2, 3, 4), of(5, 6)], even);
    expect(numberOf(await values.next())).toBe(2);
    expect(await values.some()).toEqual({ done: false, value: of(4) });
    expect(await values.some()).toEqual({ done: false, value: of(6) });
  });

  test('that throw in take end the source, after the values before them', async () => {
    const bad = (value: Value) => {
      if (value.n === 3) throw new Error('bad');
      return value;
    };
    const { values, seen } = valuesOf([of(1, 2, 3, 4)], bad);
    expect(await values.some()).toEqual({ done: false, value: of(1, 2) });
    await expect(values.next()).rejects.toThrow('bad');
    expect(seen).toEqual(['failed: Error: bad', 'over']);
    expect((await values.next()).done).toBe(true);
  });

  test('end with the signal, in the middle of an array', async () => {
    const { values, stop, seen } = valuesOf([of(1, 2, 3)]);
    await values.next();
    stop.abort('enough');
    await expect(values.next()).rejects.toBe('enough');
    expect(seen).toEqual(['failed: enough', 'over']);
  });

  test('end their source when the loop is left, and nothing more is returned', async () => {
    const { values, seen } = valuesOf([of(1, 2, 3)]);
    for await (const { n } of values) if (n === 2) break;
    expect(seen).toEqual(['over']);
    expect((await values.next()).done).toBe(true);
  });

  test('pass a thrown error to their source', async () => {
    const { values, seen } = valuesOf([of(1, 2, 3)]);
    await values.next();
    await expect(values.throw(new Error('enough'))).rejects.toThrow('enough');
    expect(seen).toEqual(['failed: Error: enough', 'over']);
  });
});
