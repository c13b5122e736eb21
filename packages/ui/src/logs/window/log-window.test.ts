import { expect, test } from 'vitest';
import { logEntry as entry, memoryLog, logEntries as range } from '../../test/memory-log';
import type { LogEntry } from './log-entry';
import type { LogSource } from './log-source';
import { createLogWindow } from './log-window';

const idsOf = (entries: readonly LogEntry[]) => entries.map(({ id }) => Number(id));
const visibleIds = (log: ReturnType<typeof createLogWindow>) => idsOf(log.state().entries);

const settled = (log: ReturnType<typeof createLogWindow>) =>
  expect.poll(() => log.state().isLoading).toBe(false);

test('opens at the newest lines, reads backwards, and ends with the task', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 250)) });
  log.open({ at: 'newest' });
  await settled(log);
  expect(visibleIds(log)).toEqual(idsOf(range(151, 250)));
  log.loadOlder();
  await settled(log);
  expect(log.state().entries).toHaveLength(250);
  expect(log.state().hasOlder).toBe(false);
  await expect.poll(() => log.state().live).toBe('ended');
  log.stop();
});

test('reads from the oldest line on, and becomes live at the end', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 150)) });
  log.open({ at: 'oldest' });
  await settled(log);
  expect(visibleIds(log)).toEqual(idsOf(range(1, 100)));
  expect(log.state().live).toBe('off');
  log.loadNewer();
  await expect.poll(() => log.state().live).toBe('ended');
  expect(log.state().entries).toHaveLength(150);
});

test('opens around a linked line', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 5000)) });
  log.open({ at: 'place', place: { id: '2000', at: entry(2000).at } });
  await settled(log);
  expect(visibleIds(log)).toContain(2000);
  expect(log.state()).toMatchObject({ hasOlder: true, hasNewer: true, live: 'off' });
});

test('lines that a stream repeats are held once', async () => {
  async function* live() {
    yield range(2, 4);
    yield range(4, 6);
  }
  const log = createLogWindow({ source: memoryLog(range(1, 3), live) });
  log.open({ at: 'newest' });
  await expect.poll(() => log.state().live).toBe('ended');
  expect(visibleIds(log)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(log.state().arrived).toBe(3);
});

test('a line that arrives out of order is inserted at its position', async () => {
  async function* live() {
    yield [entry(4), entry(6)];
    yield [entry(5), entry(7)];
  }
  const log = createLogWindow({ source: memoryLog(range(1, 3), live) });
  log.open({ at: 'newest' });
  await expect.poll(() => log.state().live).toBe('ended');
  expect(visibleIds(log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('lines of a stream from before the first loaded line are dropped', async () => {
  async function* live() {
    yield [entry(40), entry(45), ...range(200, 260)];
  }
  const log = createLogWindow({ source: memoryLog(range(1, 250), live) });
  log.open({ at: 'newest' });
  await expect.poll(() => log.state().live).toBe('ended');
  expect(visibleIds(log)).toEqual(idsOf(range(151, 260)));
});

test('a cut stream is reported, and is complete again with its next lines', async () => {
  const latch = createLatch();
  const live: LogSource['follow'] = async function* ({ onReconnect }) {
    yield [entry(4)];
    onReconnect(new Error('cut'));
    await latch.passed;
    yield [entry(5)];
  };
  const log = createLogWindow({ source: memoryLog(range(1, 3), live) });
  log.open({ at: 'newest' });
  await expect.poll(() => log.state().live).toBe('broken');
  expect(log.state()).toMatchObject({ error: new Error('cut'), hasGivenUp: false });
  latch.open();
  await expect.poll(() => log.state().live).toBe('ended');
  expect(log.state().error).toBeUndefined();
  expect(visibleIds(log)).toEqual([1, 2, 3, 4, 5]);
});

function createLatch() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

test('a hidden page has no open stream', async () => {
  const signals: AbortSignal[] = [];
  const live: LogSource['follow'] = async function* ({ signal }) {
    signals.push(signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield* [];
  };
  const log = createLogWindow({ source: memoryLog(range(1, 3), live) });
  log.open({ at: 'newest' });
  await expect.poll(() => signals).toHaveLength(1);
  log.setHidden(true);
  expect(signals[0]?.aborted).toBe(true);
  log.setHidden(false);
  await expect.poll(() => signals).toHaveLength(2);
  log.stop();
  expect(signals[1]?.aborted).toBe(true);
});

test('stopping drops late answers', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 10)) });
  log.open({ at: 'newest' });
  log.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.state().entries).toEqual([]);
});

test('a failed page is retried only on request', async () => {
  let calls = 0;
  const fullLog = memoryLog(range(1, 300));
  const source: LogSource = {
    ...fullLog,
    older: async (options) => {
      calls++;
      if (calls === 1) throw new Error('away');
      return fullLog.older(options);
    },
  };
  const log = createLogWindow({ source });
  log.open({ at: 'newest' });
  await settled(log);
  log.loadOlder();
  await settled(log);
  expect(log.state()).toMatchObject({ error: new Error('away'), hasGivenUp: true });
  log.loadOlder();
  expect(calls).toBe(1);
  log.retry();
  await settled(log);
  expect(log.state().error).toBeUndefined();
  expect(log.state().entries).toHaveLength(300);
});

const room = { lines: 500, characters: 1_000_000 };

/** The loaded lines never exceed the limit, and have no holes. */
function expectBounded(log: ReturnType<typeof createLogWindow>) {
  const ids = visibleIds(log);
  expect(ids.length).toBeLessThanOrEqual(room.lines);
  expect(ids).toEqual(idsOf(range(ids[0] ?? 0, ids.at(-1) ?? 0)));
}

test('reading through a long log and back stays within the limit', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 5000)), room, nextPage: 200 });
  log.open({ at: 'newest' });
  await settled(log);
  while (log.state().hasOlder) {
    log.loadOlder();
    await settled(log);
    expectBounded(log);
  }
  expect(visibleIds(log)[0]).toBe(1);
  expect(log.state().hasNewer).toBe(true);
  while (log.state().hasNewer) {
    log.loadNewer();
    await settled(log);
    expectBounded(log);
  }
  expect(visibleIds(log).at(-1)).toBe(5000);
  await expect.poll(() => log.state().live).toBe('ended');
});

async function* manyLive() {
  for (let from = 101; from < 5000; from += 100) yield range(from, from + 99);
}

test('a long tail drops the oldest lines', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 100), manyLive), room });
  log.open({ at: 'newest' });
  const sizes: number[] = [];
  log.subscribe(() => sizes.push(log.state().entries.length));
  await expect.poll(() => log.state().live).toBe('ended');
  expect(visibleIds(log).at(-1)).toBe(5000);
  expect(log.state()).toMatchObject({ hasOlder: true, arrived: 4900 });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(room.lines);
  expectBounded(log);
});

test('visible lines are not dropped for new lines: the stream stops, and resumes later', async () => {
  const source = memoryLog(range(1, 5000), manyLive);
  const log = createLogWindow({
    source: { ...source, newest: memoryLog(range(1, 100)).newest },
    room,
  });
  log.setReading(true);
  log.open({ at: 'newest' });
  await expect.poll(() => log.state().hasNewer).toBe(true);
  expect(log.state().live).toBe('off');
  expect(visibleIds(log)[0]).toBe(1);
  expectBounded(log);
  log.setReading(false);
  while (log.state().hasNewer) {
    log.loadNewer();
    await settled(log);
  }
  expect(visibleIds(log).at(-1)).toBe(5000);
  await expect.poll(() => log.state().live).toBe('ended');
});

test('lines of megabytes are limited by length, not by number', async () => {
  const long = range(1, 50).map((line) => ({ ...line, text: 'x'.repeat(100_000) }));
  const log = createLogWindow({ source: memoryLog(long), room });
  log.open({ at: 'newest' });
  await settled(log);
  log.loadOlder();
  await settled(log);
  expect(log.state().entries).toHaveLength(50);

  const live = async function* () {
    yield long.map((line, index) => ({ ...line, id: String(100 + index) }));
  };
  const tail = createLogWindow({ source: memoryLog(range(1, 3), live), room });
  tail.open({ at: 'newest' });
  await expect.poll(() => tail.state().live).toBe('ended');
  const size = tail.state().entries.reduce((sum, { text }) => sum + text.length, 0);
  expect(size).toBeLessThanOrEqual(room.characters);
  expect(tail.state().entries.at(-1)?.id).toBe('149');
});

test.each(['newest', 'oldest', 'place'] as const)(
  'from the %s, the first loaded line has its number as soon as it is known',
  async (at) => {
    // ids of one sequence shared by many logs: they have gaps
    const lines = range(1, 900).map((line) => ({ ...line, id: String(Number(line.id) * 7) }));
    const source = memoryLog(lines);
    const room = { lines: 400, characters: 1e6 };
    const log = createLogWindow({ source, room, firstPage: 50, nextPage: 100 });
    const middle = { id: '3500', at: entry(500).at };
    log.open(at === 'place' ? { at, place: middle } : { at });
    await settled(log);
    expect(log.state().first).toBe(at === 'oldest' ? 1 : undefined);
    let lastFirst = 0;
    const check = () => {
      const { first, entries } = log.state();
      if (first === undefined) return;
      lastFirst += 1;
      expect(entries[0]?.id).toBe(lines[first - 1]?.id);
    };
    while (log.state().hasOlder) {
      log.loadOlder();
      await settled(log);
      check();
    }
    while (log.state().hasNewer) {
      log.loadNewer();
      await settled(log);
      check();
    }
    // scrolls back up, after lines were dropped at the start
    log.loadOlder();
    await settled(log);
    check();
    expect(lastFirst).toBeGreaterThan(3);
    log.stop();
  },
);

test('a counted line gives the lines around it their numbers', async () => {
  const log = createLogWindow({ source: memoryLog(range(1, 900)), firstPage: 50 });
  log.open({ at: 'newest' });
  await settled(log);
  log.setPlace('1', 1);
  expect(log.state().first).toBeUndefined();
  log.setPlace('900', 900);
  expect(log.state().first).toBe(851);
  log.stop();
});
