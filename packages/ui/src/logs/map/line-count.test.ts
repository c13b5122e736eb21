import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logEntry } from '../../test/memory-log';
import type { LogScan } from '../window/log-source';
import { countedParts, countLines } from './line-count';

const scanOf = (batches: number[][]): LogScan => ({
  async *all() {
    for (const times of batches) yield times.map((at, index) => logEntry(index, { at }));
  },
  async *problems() {},
});

async function countOf(batches: number[][], span: { from: number; to: number }) {
  const { signal } = new AbortController();
  let last: Awaited<ReturnType<ReturnType<typeof countLines>['next']>>['value'];
  for await (const state of countLines({ scan: scanOf(batches), span, signal })) last = state;
  return last?.count;
}

test('each line of the span is in one bucket, near its time; the rest is only in the total', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.integer({ min: 0, max: 200_000 }))), async (batches) => {
      const span = { from: 50_000, to: 150_000 };
      const count = await countOf(batches, span);
      const times = batches.flat();
      expect(count?.total).toBe(times.length);
      const inSpan = times.filter((at) => at >= span.from && at <= span.to);
      const parts = count ? [...countedParts(count)] : [];
      expect(parts.reduce((sum, { lines }) => sum + lines, 0)).toBe(inSpan.length);
      for (const { at } of parts)
        expect(inSpan.some((time) => Math.abs(time - at) < 100_000 / 4096)).toBe(true);
    }),
    { numRuns: 50 },
  ));

test('a log within one moment is counted', async () => {
  const count = await countOf([[7, 7], [7]], { from: 7, to: 7 });
  expect(count?.total).toBe(3);
});

test('a stopped count has no result', async () => {
  const stop = new AbortController();
  stop.abort();
  const span = { from: 0, to: 9 };
  const counting = countLines({ scan: scanOf([[1], [2]]), span, signal: stop.signal });
  await expect(counting.next()).rejects.toMatchObject({ name: 'AbortError' });
});
