import type { LogView } from './log-view';
import type { LogEntry } from './window/log-entry';
import type { LogProblem, LogSource } from './window/log-source';

async function* ended() {}

/** A line with the level of a problem; the signature leaves out numbers. */
export function problemOf(line: LogEntry): LogProblem | undefined {
  const { level, text } = line;
  if (level !== 'warning' && level !== 'error' && level !== 'critical') return undefined;
  return { ...line, level, signature: text.replace(/\d+/g, '#') };
}

/**
 * A log that is completely in memory, in the order of `lines`; it has no later lines unless
 * `follow` gives some.
 */
export function sourceOf(
  lines: readonly LogEntry[],
  follow: LogSource['follow'] = ended,
): LogSource {
  const indexOf = (line: LogEntry | undefined) => lines.findIndex(({ id }) => id === line?.id);
  /** the lines between two indices, limited to existing ones */
  const page = (from: number, to: number) => {
    const start = Math.max(0, from);
    const entries = lines.slice(start, Math.max(start, to));
    return { entries, hasOlder: start > 0, hasNewer: to < lines.length };
  };
  const older = ({ entries, hasOlder }: ReturnType<typeof page>) => ({
    entries,
    hasMore: hasOlder,
  });
  const newer = ({ entries, hasNewer }: ReturnType<typeof page>) => ({
    entries,
    hasMore: hasNewer,
  });
  async function* all() {
    for (let from = 0; from < lines.length; from += 100) yield lines.slice(from, from + 100);
  }
  async function* problems() {
    yield lines.flatMap((line) => problemOf(line) ?? []);
  }
  return {
    numbers: 'places',
    newest: async ({ limit }) => older(page(lines.length - limit, lines.length)),
    oldest: async ({ limit }) => newer(page(0, limit)),
    older: async ({ loaded, limit }) => {
      const before = indexOf(loaded[0]);
      return older(page(before - limit, before));
    },
    newer: async ({ loaded, limit }) => {
      const after = indexOf(loaded.at(-1)) + 1;
      return newer(page(after, after + limit));
    },
    around: async ({ place, limit }) => {
      const exact = lines.findIndex(({ id }) => id === place.id);
      const target = exact < 0 ? lines.findIndex(({ at }) => at >= place.at) : exact;
      const middle = target < 0 ? lines.length : target;
      const half = Math.ceil(limit / 2);
      return page(middle - half, middle + half);
    },
    follow,
    scan: { all, problems },
    problemOf,
  };
}

/** The view of a log without a linked line or a search. */
export const plainView: LogView = {
  time: 'utc',
  wrap: false,
  find: '',
  regex: false,
  hit: '',
  hitAt: '',
  line: '',
  to: '',
  at: '',
};

const start = Date.parse('2026-11-20T09:41:02.118Z');

type Line = Partial<Pick<LogEntry, 'level' | 'rank' | 'origin' | 'isPartial'>> & { text: string };

const entriesOf = (lines: readonly Line[]): LogEntry[] =>
  lines.map(({ text, level = 'info', rank = 0, origin = '', isPartial = false }, index) => {
    const at = start + index * 1370;
    const time = new Date(at).toISOString();
    const id = String(41_208 + index);
    const content = { text, isPartial, level, rank, origin };
    return { id, time, at, container: 'c0ffee00', agent: 'agent-1', ...content };
  });

const step = (index: number): Line => ({
  text: `epoch 7  step ${70_900 + index * 50}  loss 0.${4391 - index * 9}  lr 2.1e-4  1,209 samples/s`,
  rank: index % 4,
});

const steps = (count: number) => Array.from({ length: count }, (_, index) => step(index));

const failure: Line[] = [
  ...steps(6),
  { text: 'DataLoader worker 5 took 4.1 s for one batch; consider more workers', level: 'warning' },
  { text: '\r  5%|▌         | 10/196', isPartial: true },
  { text: '\r 51%|█████     | 100/196\r100%|██████████| 196/196 [00:11<00:00]' },
  { text: 'Traceback (most recent call last):', level: 'error', rank: 2 },
  { text: '  File "/run/train.py", line 218, in step', level: 'error', rank: 2 },
  { text: '    loss = model(batch)', level: 'error', rank: 2 },
  { text: '  File "/run/model.py", line 94, in forward', level: 'error', rank: 2 },
  {
    text: 'RuntimeError: CUDA out of memory. Tried to allocate 2.20 GiB',
    level: 'error',
    rank: 2,
  },
  ...steps(4),
];

const terminal: Line[] = [
  {
    text: '\x1b[1mbold\x1b[0m \x1b[3mitalic\x1b[0m \x1b[4munderlined\x1b[0m \x1b[9mstruck\x1b[0m \x1b[7mturned\x1b[0m',
  },
  ...[30, 90].map((from) => ({
    text: Array.from(
      { length: 8 },
      (_, index) => `\x1b[${from + index}m color ${index} \x1b[0m`,
    ).join(''),
  })),
  {
    text: Array.from({ length: 36 }, (_, index) => `\x1b[38;5;${16 + index * 6}m■\x1b[0m`).join(''),
  },
  {
    text: Array.from(
      { length: 32 },
      (_, index) => `\x1b[38;2;${index * 8};128;${255 - index * 8}m■\x1b[0m`,
    ).join(''),
  },
];

const hostile: Line[] = [
  { text: '<img src=x onerror=alert(1)><script>alert(2)</script>' },
  { text: '\x1b]8;;javascript:alert(3)\x1b\\a link that is none\x1b]8;;\x1b\\' },
  { text: 'right to left \u202e is turned \u2066 and back; zero\u200b width; 🚂 żółw 日本語' },
  { text: `a line of 200,000 characters: ${'x'.repeat(200_000)}` },
];

type LogExample = { name: string; source: LogSource; view: LogView };

const never: LogSource['newest'] = () => new Promise(() => {});
const away = () => Promise.reject(new Error('connection refused'));

/** The viewer in all its states. */
export const logExamples: LogExample[] = [
  { name: 'of a run that failed', source: sourceOf(entriesOf(failure)), view: plainView },
  {
    name: 'in colors',
    source: sourceOf(entriesOf(terminal)),
    view: { ...plainView, time: 'off' },
  },
  {
    name: 'with hostile lines',
    source: sourceOf(entriesOf(hostile)),
    view: { ...plainView, wrap: true },
  },
  { name: 'of 10,000 lines', source: sourceOf(entriesOf(steps(10_000))), view: plainView },
  {
    name: 'with a linked range and a search',
    source: sourceOf(entriesOf(failure)),
    view: {
      ...plainView,
      time: 'start',
      find: 'step',
      line: '41210',
      to: '41212',
      at: new Date(start + 2 * 1370).toISOString(),
    },
  },
  {
    name: 'of two trials',
    source: sourceOf(
      entriesOf(
        steps(30).map((line, index) => ({ ...line, origin: index % 3 === 0 ? '12' : '15' })),
      ),
    ),
    view: plainView,
  },
  { name: 'without lines', source: sourceOf([]), view: plainView },
  { name: 'on its way', source: { ...sourceOf([]), newest: never }, view: plainView },
  { name: 'that failed', source: { ...sourceOf([]), newest: away }, view: plainView },
];
