import { expect, test } from 'vitest';
import { logLine, logLines, memoryReader } from '../test/memory-log';
import { backfillLateLines } from './backfill-late-lines';
import type { TimedLine } from './time-order';

const { signal } = new AbortController();
const hour = 3_600_000;
const loaded = logLines(1, 100);
const last = logLine(100);
const afterMs = logLine(40).at;

function backfilling(lines: TimedLine[], requests: unknown[] = []) {
  const read = memoryReader(lines, requests);
  const progress = { last };
  const behind = backfillLateLines({
    readers: { read, readAll: read },
    afterMs,
    progress,
  });
  const backfill = async () => {
    const lineIds: number[] = [];
    for await (const batch of behind.read(signal))
      lineIds.push(...batch.map(({ id }) => Number(id)));
    return lineIds;
  };
  return { behind, progress, backfill };
}

test('a log without late lines costs one request for one line', async () => {
  const requests: unknown[] = [];
  const lines = [...loaded];
  const { behind, backfill } = backfilling(lines, requests);
  for (let id = 101; id < 110; id++) {
    lines.push(logLine(id));
    behind.note([logLine(id)]);
    expect(await backfill()).toEqual([]);
  }
  expect(requests).toEqual(Array(9).fill({ order: 'desc', limit: 1, beforeMs: afterMs }));
});

test('lines of a slow clock arrive once, even if nothing else is written', async () => {
  const lines = [...loaded, logLine(101, { at: last.at - hour })];
  const { backfill } = backfilling(lines);
  expect(await backfill()).toEqual([101]);
  expect(await backfill()).toEqual([]);
  for (const id of [102, 103]) lines.push(logLine(id, { at: last.at - hour }));
  expect(await backfill()).toEqual([102, 103]);
});

test('thousands of them are read page by page', async () => {
  const lines = [...loaded, ...logLines(101, 3600, { at: last.at - hour })];
  const { backfill } = backfilling(lines);
  const lineIds = await backfill();
  expect(lineIds.filter((id) => id > 100)).toEqual(lines.slice(100).map(({ id }) => Number(id)));
  expect(await backfill()).toEqual([]);
});

test('a stream that resumes after a cut leaves out more lines, which are found too', async () => {
  const late = logLine(201, { at: logLine(120).at });
  const streamed = logLines(101, 200);
  const lines = [...loaded, ...streamed];
  const { behind, backfill, progress } = backfilling(lines);
  behind.note(streamed);
  expect(await backfill()).toEqual([]);
  expect(progress.last?.id).toBe('200');
  lines.push(late);
  expect(await backfill()).toEqual([]);
  behind.reopened();
  expect(await backfill()).toEqual([201]);
});
