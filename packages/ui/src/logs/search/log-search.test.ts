import { expect, test } from 'vitest';
import { logEntries, logEntry, memoryLog } from '../../test/memory-log';
import type { LogEntry } from '../window/log-entry';
import { addHits, maxPlaces, nextHit, noHits } from './hit-list';
import { createLogSearch } from './log-search';
import { matchLines } from './match-lines';

const lines = [
  ...logEntries(1, 300),
  logEntry(301, { text: '\x1b[31mBatch\x1b[0m 7 is slow' }),
  ...logEntries(302, 400),
  logEntry(401, { text: 'batch 8' }),
];

type Query = { text: string; regex: boolean };

async function searched(query: Query, entries: readonly LogEntry[] = lines) {
  const { scan } = memoryLog(entries);
  const search = createLogSearch({ scan, query });
  await expect.poll(() => search.state().isDone).toBe(true);
  return search;
}

const idsOf = ({ hits }: { hits: { places: readonly { id: string }[] } }) =>
  hits.places.map(({ id }) => Number(id));

test('a text is found in the whole log, ignoring case and colors', async () => {
  const search = await searched({ text: 'bAtCh', regex: false });
  expect(idsOf(search.state())).toEqual([301, 401]);
  expect(search.state().read).toBe(401);
});

test('the master searches where it can search for a text', async () => {
  const requests: string[] = [];
  const find = async function* ({ text }: { text: string }) {
    requests.push(text);
    yield [lines[300] ?? logEntry(0)];
  };
  const { scan } = memoryLog(lines);
  const search = createLogSearch({
    scan: { ...scan, find },
    query: { text: 'batch', regex: false },
  });
  await expect.poll(() => search.state().isDone).toBe(true);
  expect(requests).toEqual(['batch']);
  expect(idsOf(search.state())).toEqual([301]);
});

test('an expression is found in every line, with its position', async () => {
  const search = await searched({ text: 'batch \\d', regex: true });
  expect(idsOf(search.state())).toEqual([301, 401]);
  const { finderOf } = search.state();
  expect(finderOf?.(lines[300] ?? logEntry(0))?.('')).toEqual([[0, 7]]);
  expect(finderOf?.(lines[0] ?? logEntry(0))).toBeUndefined();
});

test('an expression is matched against the lines that the master finds', async () => {
  const requests: string[] = [];
  const match = ({ pattern }: { pattern: string }) => {
    requests.push(pattern);
    return pattern === '^batch' ? undefined : likely();
  };
  const likely = async function* () {
    yield [lines[0] ?? logEntry(0), lines[300] ?? logEntry(0)];
  };
  const { scan } = memoryLog(lines);
  const searchFor = async (text: string) => {
    const search = createLogSearch({ scan: { ...scan, match }, query: { text, regex: true } });
    await expect.poll(() => search.state().isDone).toBe(true);
    return search.state();
  };
  expect(idsOf(await searchFor('batch \\d'))).toEqual([301]);
  // reads the whole log where the master would interpret the expression differently
  const result = await searchFor('^batch');
  expect(idsOf(result)).toEqual([301, 401]);
  expect(result.read).toBe(401);
  expect(requests).toEqual(['batch \\d', '^batch']);
});

test('an invalid expression is reported', async () => {
  const { state } = await searched({ text: '(', regex: true });
  expect(state().error).toBeInstanceOf(SyntaxError);
  expect(state().hits.count).toBe(0);
});

test('lines written later are found too, each once', async () => {
  const search = await searched({ text: 'batch', regex: false });
  search.notice([...lines.slice(390), logEntry(402, { text: 'batch 9' })]);
  search.notice([logEntry(402, { text: 'batch 9' }), logEntry(403, { text: 'batch 10' })]);
  expect(idsOf(search.state())).toEqual([301, 401, 402, 403]);
});

test('a stopped search finds no more', async () => {
  const { scan } = memoryLog(lines);
  const search = createLogSearch({ scan, query: { text: 'batch', regex: false } });
  search.stop();
  expect(search.state()).toMatchObject({ isDone: true, hits: { count: 0 } });
  await new Promise((resolve) => setImmediate(resolve));
  expect(search.state().hits.count).toBe(0);
});

test('an empty match does not count, and marks in one line are limited', () => {
  expect(matchLines({ pattern: 'x*', texts: ['abc'] })).toEqual([]);
  const [found] = matchLines({ pattern: 'a', texts: ['a'.repeat(10_000)] });
  expect(found?.edges).toHaveLength(50);
});

test('next and previous start at the current line, and wrap at the ends', () => {
  const { places } = addHits(noHits, [logEntry(5), logEntry(9), logEntry(100)]);
  const from = (id: number) => ({ id: String(id), at: 0 });
  expect(nextHit(places, undefined, 1)).toBe(0);
  expect(nextHit(places, undefined, -1)).toBe(2);
  expect(nextHit(places, from(9), 1)).toBe(2);
  expect(nextHit(places, from(7), -1)).toBe(0);
  expect(nextHit(places, from(100), 1)).toBe(0);
  expect(nextHit(places, from(5), -1)).toBe(2);
  expect(nextHit([], from(5), 1)).toBe(-1);
});

test('places are kept up to a limit, and counted beyond it', () => {
  const hits = addHits(
    addHits(noHits, logEntries(1, maxPlaces - 1)),
    logEntries(maxPlaces, maxPlaces + 50),
  );
  expect(hits.places).toHaveLength(maxPlaces);
  expect(hits.count).toBe(maxPlaces + 50);
});
