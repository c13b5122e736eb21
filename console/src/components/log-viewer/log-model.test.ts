import { expect, test, vi } from 'vitest';
import { parseAnsi, plainText } from './ansi';
import { findMatches, nextMatch } from './find-matches';
import { foldRows, lastState } from './fold-rows';
import { copyLine, gutterTime } from './format-entry';
import { append, emptyBuffer, prepend } from './log-buffer';
import type { LogEntry } from './log-entry';
import type { LogSource } from './log-source';
import { createLogWindow } from './log-window';
import { markSpans } from './mark-spans';

const start = Date.parse('2026-11-20T09:41:00Z');
const entry = (id: number, change: Partial<LogEntry> = {}): LogEntry => ({
  id: String(id),
  time: new Date(start + id * 1000).toISOString(),
  level: 'info',
  text: `line ${id}`,
  rank: null,
  container: '',
  agent: '',
  ...change,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const idsOf = (entries: readonly LogEntry[]) => entries.map(({ id }) => Number(id));

test('a reconnect that repeats lines adds only the new ones', () => {
  const held = append(emptyBuffer, range(1, 5));
  expect(idsOf(append(held, range(4, 7)).entries)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(append(held, range(2, 4))).toBe(held);
});

test('an older page goes before, sorted by time, arrival settling equal times', () => {
  const held = append(emptyBuffer, range(4, 5));
  const sameTime = entry(2, { time: entry(1).time });
  expect(idsOf(prepend(held, [entry(3), sameTime, entry(1)]).entries)).toEqual([1, 2, 3, 4, 5]);
});

test.each<[string, ReturnType<typeof parseAnsi>]>([
  ['plain', [{ text: 'plain' }]],
  ['\x1b[31mred\x1b[0m rest', [{ text: 'red', color: 'red' }, { text: ' rest' }]],
  [
    '\x1b[1;92mok\x1b[22m!',
    [
      { text: 'ok', isBold: true, color: 'bright-green' },
      { text: '!', isBold: false, isDim: false, color: 'bright-green' },
    ],
  ],
  ['\x1b[38;5;196mhot', [{ text: 'hot', color: 'bright-red' }]],
  ['\x1b[48;2;0;0;200mdeep', [{ text: 'deep', background: 'bright-blue' }]],
  ['\x1b]0;title\x07text\x1b[2K', [{ text: 'text' }]],
  ['<img src=x onerror=alert(1)>', [{ text: '<img src=x onerror=alert(1)>' }]],
])('ANSI %j becomes spans', (text, spans) => {
  expect(parseAnsi(text)).toEqual(spans);
});

test('plain text has no control characters left', () => {
  expect(plainText('\x1b[31mred\x1b[0m\x00 \x1b]8;;http://x\x1b\\link')).toBe('red link');
});

test('updates of a progress bar fold into its last state and open again', () => {
  const entries = [
    entry(1),
    entry(2, { text: '\r 10%|█         | 20/196' }),
    entry(3, { text: '\r 50%|█████     | 98/196\r 51%|█████     | 99/196' }),
    entry(4),
  ];
  const folded = foldRows(entries, { open: new Set() });
  expect(folded.map((row) => row.kind)).toEqual(['line', 'progress', 'line']);
  expect(folded[1]).toMatchObject({ text: ' 51%|█████     | 99/196', updates: 3 });
  const opened = foldRows(entries, { open: new Set(['progress-2']) });
  expect(opened.map((row) => row.kind)).toEqual(['line', 'progress', 'line', 'line', 'line']);
});

test('bars of two ranks stay two rows', () => {
  const rows = foldRows([entry(1, { text: '\r1', rank: 0 }), entry(2, { text: '\r2', rank: 1 })], {
    open: new Set(),
  });
  expect(rows).toHaveLength(2);
});

test('a traceback folds to its frames and leaves the exception in sight', () => {
  const entries = [
    'Traceback (most recent call last):',
    '  File "/run/determined/train.py", line 218, in step',
    '    loss = model(batch)',
    '  File "/run/determined/model.py", line 94, in forward',
    'RuntimeError: CUDA out of memory.',
  ].map((text, index) => entry(index + 1, { text, level: 'error' }));
  const [traceback, exception, ...rest] = foldRows(entries, { open: new Set() });
  expect(traceback).toMatchObject({
    kind: 'traceback',
    lines: 4,
    frames: ['train.py:218 in step', 'model.py:94 in forward'],
  });
  expect(exception).toMatchObject({
    kind: 'line',
    entry: { text: 'RuntimeError: CUDA out of memory.' },
  });
  expect(rest).toEqual([]);
});

test('a word at the start of an ordinary line is no traceback', () => {
  const rows = foldRows([entry(1, { text: 'Traceback (most recent call last):' }), entry(2)], {
    open: new Set(),
  });
  expect(rows.map(({ kind }) => kind)).toEqual(['line', 'line']);
});

test('what a terminal would show of text that overwrites itself', () => {
  expect(lastState('\r  1%\r 99%\r')).toBe(' 99%');
});

test('search ignores case and colours, and goes around the ends', () => {
  const rows = foldRows(
    [entry(1, { text: '\x1b[31mBatch\x1b[0m 7' }), entry(2), entry(3, { text: 'batch 8' })],
    {
      open: new Set(),
    },
  );
  const matches = findMatches(rows, 'bAtCh');
  expect(matches).toEqual([0, 2]);
  expect(nextMatch(matches, 0, 1)).toBe(2);
  expect(nextMatch(matches, 2, 1)).toBe(0);
  expect(nextMatch(matches, 0, -1)).toBe(2);
  expect(nextMatch([], 0, 1)).toBeUndefined();
});

test('times in the gutter', () => {
  const time = '2026-11-20T09:41:02.118459Z';
  expect(gutterTime(time, 'utc', 0)).toBe('09:41:02.118');
  expect(gutterTime(time, 'start', Date.parse('2026-11-20T09:40:00Z'))).toBe('+00:01:02.118');
  expect(gutterTime(time, 'off', 0)).toBe('');
  expect(gutterTime(null, 'utc', 0)).toBe('');
  expect(gutterTime('yesterday', 'utc', 0)).toBe('');
});

test('a copied line carries level, time and message in columns', () => {
  expect(copyLine(entry(2, { level: 'warning', text: '\x1b[33mslow\x1b[0m' }))).toBe(
    '<WARNING>[2026-11-20 09:41:02] slow',
  );
  expect(copyLine(entry(2, { level: 'none' }))).toBe('         [2026-11-20 09:41:02] line 2');
});

/** A log that is held whole: pages by time as the master cuts them, live lines pushed by the test. */
function sourceOf(lines: LogEntry[], live: AsyncIterable<LogEntry> = ended()): LogSource {
  const at = ({ time }: LogEntry) => time ?? '';
  return {
    older: async ({ before, limit }) =>
      lines.filter((line) => !before || at(line) <= at(before)).slice(-limit),
    newer: async ({ after, limit }) =>
      lines.filter((line) => !after || at(line) >= at(after)).slice(0, limit),
    follow: () => live,
  };
}
async function* ended() {}

const settled = (log: ReturnType<typeof createLogWindow>) =>
  vi.waitFor(() => expect(log.state().isLoading).toBe(false));

test('opens at the newest lines, reads back, and ends with the task', async () => {
  const log = createLogWindow({ source: sourceOf(range(1, 250)), firstPage: 100, nextPage: 1000 });
  log.start();
  await settled(log);
  expect(idsOf(log.state().buffer.entries)).toEqual(idsOf(range(151, 250)));
  log.loadOlder();
  await settled(log);
  expect(log.state().buffer.entries).toHaveLength(250);
  expect(log.state().hasOlder).toBe(false);
  await vi.waitFor(() => expect(log.state().live).toBe('ended'));
});

test('more lines at one time than a page holds do not stall the way back', async () => {
  const burst = range(1, 500).map((line) => ({ ...line, time: entry(1).time }));
  const log = createLogWindow({ source: sourceOf(burst), firstPage: 10, nextPage: 20 });
  log.start();
  await settled(log);
  for (let tries = 0; log.state().hasOlder && tries < 50; tries++) {
    log.loadOlder();
    await settled(log);
  }
  expect(log.state().buffer.entries).toHaveLength(500);
});

test('from the oldest line on, and live once the end is reached', async () => {
  const log = createLogWindow({ source: sourceOf(range(1, 150)), firstPage: 100 });
  log.fromOldest();
  await settled(log);
  expect(idsOf(log.state().buffer.entries)).toEqual(idsOf(range(1, 100)));
  expect(log.state().live).toBe('off');
  log.loadNewer();
  await vi.waitFor(() => expect(log.state().live).toBe('ended'));
  expect(log.state().buffer.entries).toHaveLength(150);
});

test('a cut stream is opened again from the last line and loses nothing', async () => {
  let opened = 0;
  async function* live(after: LogEntry | undefined) {
    opened++;
    if (opened === 1) {
      yield entry(4);
      throw new Error('stream cut');
    }
    expect(after?.id).toBe('4');
    yield entry(4);
    yield entry(5);
  }
  const source = {
    ...sourceOf(range(1, 3)),
    follow: ({ after }: { after?: LogEntry }) => live(after),
  };
  const log = createLogWindow({ source, batchMs: 1, reconnectMs: () => 1 });
  log.start();
  await vi.waitFor(() => expect(log.state().live).toBe('ended'));
  expect(idsOf(log.state().buffer.entries)).toEqual([1, 2, 3, 4, 5]);
  expect(log.state().error).toBeUndefined();
});

test('a hidden page holds no stream', async () => {
  const signals: AbortSignal[] = [];
  async function* live(signal: AbortSignal) {
    signals.push(signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield* [];
  }
  const source = {
    ...sourceOf(range(1, 3)),
    follow: ({ signal }: { signal: AbortSignal }) => live(signal),
  };
  const log = createLogWindow({ source });
  log.start();
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  log.setHidden(true);
  expect(signals[0]?.aborted).toBe(true);
  log.setHidden(false);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  log.stop();
  expect(signals[1]?.aborted).toBe(true);
});

test('live lines are added once, a broken stream says so and keeps the lines', async () => {
  async function* live() {
    yield entry(3);
    yield entry(4);
    throw new Error('stream cut');
  }
  const log = createLogWindow({
    source: sourceOf(range(1, 3), live()),
    batchMs: 1,
    reconnectMs: () => 60_000,
  });
  log.start();
  await vi.waitFor(() => expect(log.state().live).toBe('broken'));
  expect(idsOf(log.state().buffer.entries)).toEqual([1, 2, 3, 4]);
  expect(log.state().error).toEqual(new Error('stream cut'));
  log.stop();
});

test('opens around a line somebody linked to', async () => {
  const log = createLogWindow({
    source: sourceOf(range(1, 500)),
    firstPage: 50,
    anchor: entry(200),
  });
  log.start();
  await settled(log);
  const ids = idsOf(log.state().buffer.entries);
  expect(ids).toContain(200);
  expect(ids[0]).toBe(151);
  expect(ids.at(-1)).toBe(249);
});

test('stopping drops late answers', async () => {
  const log = createLogWindow({ source: sourceOf(range(1, 10)) });
  log.start();
  log.stop();
  await Promise.resolve();
  expect(log.state().buffer.entries).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['loss 0.4 loss', 'LOSS', ['[loss]', ' 0.4 ', '[loss]']],
  ['\x1b[31mba\x1b[32mtch\x1b[0m 7', 'batch', ['[ba]', '[tch]', ' 7']],
  ['aaa', 'aa', ['[aa]', 'a']],
  ['nothing', 'x', ['nothing']],
  ['all', '', ['all']],
])('in %j the search %j is marked', (text, query, pieces) => {
  const marked = markSpans(parseAnsi(text), query);
  expect(marked.map((span) => (span.isMatch ? `[${span.text}]` : span.text))).toEqual(pieces);
});

test('a page that fails is asked for again only when somebody says so', async () => {
  let calls = 0;
  const source: LogSource = {
    ...sourceOf(range(1, 300)),
    older: async ({ before, limit }) => {
      calls++;
      if (calls === 2) throw new Error('away');
      return sourceOf(range(1, 300)).older({
        limit,
        signal: new AbortController().signal,
        ...(before ? { before } : {}),
      });
    },
  };
  const log = createLogWindow({ source });
  log.start();
  await settled(log);
  log.loadOlder();
  await settled(log);
  expect(log.state().error).toEqual(new Error('away'));
  log.loadOlder();
  expect(calls).toBe(2);
  log.retry();
  await settled(log);
  expect(log.state().error).toBeUndefined();
  expect(log.state().buffer.entries).toHaveLength(300);
});
