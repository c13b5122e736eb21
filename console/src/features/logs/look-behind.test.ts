import { expect, test } from 'vitest';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import { logEntries, logEntry, memoryReader } from '~/test/memory-log';
import { lookBehind } from './look-behind';

const { signal } = new AbortController();
const hour = 3_600_000;
const held = logEntries(1, 100);
const last = logEntry(100);
const afterMs = logEntry(40).at;

function looking(lines: LogEntry[], asked: unknown[] = []) {
  const read = memoryReader(lines, asked);
  const known = { last };
  const behind = lookBehind({ readers: { read, readWhole: read }, afterMs, known });
  const look = async () => {
    const found: number[] = [];
    for await (const batch of behind.look(signal)) found.push(...batch.map(({ id }) => Number(id)));
    return found;
  };
  return { behind, known, look };
}

test('a look at a log without anything behind is one question for one line', async () => {
  const asked: unknown[] = [];
  const lines = [...held];
  const { behind, look } = looking(lines, asked);
  for (let id = 101; id < 110; id++) {
    lines.push(logEntry(id));
    behind.note([logEntry(id)]);
    expect(await look()).toEqual([]);
  }
  expect(asked).toEqual(Array(9).fill({ order: 'desc', limit: 1, beforeMs: afterMs }));
});

test('lines of a clock that is behind come once, though nothing else is written', async () => {
  const lines = [...held, logEntry(101, { at: last.at - hour })];
  const { look } = looking(lines);
  expect(await look()).toEqual([101]);
  expect(await look()).toEqual([]);
  for (const id of [102, 103]) lines.push(logEntry(id, { at: last.at - hour }));
  expect(await look()).toEqual([102, 103]);
});

test('thousands of them come page by page', async () => {
  const lines = [...held, ...logEntries(101, 3600, { at: last.at - hour })];
  const { look } = looking(lines);
  const found = await look();
  expect(found.filter((id) => id > 100)).toEqual(lines.slice(100).map(({ id }) => Number(id)));
  expect(await look()).toEqual([]);
});

test('a stream that goes on after a cut leaves out more, which is looked for too', async () => {
  const late = logEntry(201, { at: logEntry(120).at });
  const streamed = logEntries(101, 200);
  const lines = [...held, ...streamed];
  const { behind, look, known } = looking(lines);
  behind.note(streamed);
  expect(await look()).toEqual([]);
  expect(known.last?.id).toBe('200');
  lines.push(late);
  expect(await look()).toEqual([]);
  behind.reopened();
  expect(await look()).toEqual([201]);
});
