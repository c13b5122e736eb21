import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { batchesOf } from './batches';

const left = new DOMException('signal is aborted without reason', 'AbortError');

/** Yields one array, and fails with the next. */
function sourceThatFails() {
  const seen: string[] = [];
  let requestCount = 0;
  return {
    seen,
    some: async () => {
      requestCount += 1;
      if (requestCount > 1) throw left;
      return { done: false as const, value: [1, 2] };
    },
    leave: async () => seen.push('left'),
  };
}

describe('a stream that fails while its last batch is processed', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeEach(() => {
    unhandled.length = 0;
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
  });

  test('reports it to the reader at the next request, and nowhere else', async () => {
    const batches = batchesOf(sourceThatFails(), 0);
    expect(await batches.next()).toEqual({ done: false, value: [1, 2] });
    await setImmediate();
    await expect(batches.next()).rejects.toBe(left);
    expect(unhandled).toEqual([]);
  });

  test('reports nothing when the reader leaves', async () => {
    const source = sourceThatFails();
    for await (const batch of batchesOf(source, 0)) {
      expect(batch).toEqual([1, 2]);
      await setImmediate();
      break;
    }
    await setImmediate();
    expect(source.seen).toEqual(['left']);
    expect(unhandled).toEqual([]);
  });
});
