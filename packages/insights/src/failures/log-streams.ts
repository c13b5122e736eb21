import { withoutPrefix } from './log-prefix';

/** The fields of a log line that the search for a failure reads. */
export type FailureLogLine = {
  id: string;
  time: string | null;
  level: string;
  /** as it is in the log, with its colors, newlines and carriage returns */
  text: string;
  rank: number | null;
  container: string;
};

/** A line of the log as one process wrote it. */
export type StreamLine = {
  entry: FailureLogLine;
  /** without times and names of processes in front; empty for a line that only others continue */
  text: string;
  rank: number | null;
  isLocalRank: boolean;
  /** the same for lines of one process */
  process: string;
  /** place in the log, oldest first */
  order: number;
};

/** a line of megabytes is not an error */
const maxCharacters = 2000;
/** and an entry of more lines is read in the log */
const maxEntryCharacters = 100_000;

const controls =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
  /\x1b\[[0-9;:?]*[A-Za-z]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const runStart = /^Scheduling .{1,200} \(id: [\w.-]+\)\s*$/;

/**
 * Returns the lines of a log's last run, oldest first, of which `newestFirst` is the end. A restarted
 * run goes on in the same log.
 */
export function linesOfLastRun(newestFirst: readonly FailureLogLine[]): StreamLine[] {
  const lines = byTime(newestFirst.toReversed())
    .flatMap((entry) => textsOf(entry).map((text) => lineOf(entry, text)))
    .filter(({ text }) => text.trim() !== '')
    .map((line, order) => ({ ...line, order }));
  return lines.slice(lines.findLastIndex(({ text }) => runStart.test(text)) + 1);
}

const textsOf = ({ text }: FailureLogLine) =>
  text
    .slice(-maxEntryCharacters)
    .replace(controls, '')
    .split(/[\r\n]+/);

/** Machines send their lines in parts, so that those of another one may arrive later. */
function byTime(entries: readonly FailureLogLine[]): FailureLogLine[] {
  let last = Number.NEGATIVE_INFINITY;
  const timed = entries.map((entry) => {
    const at = Date.parse(entry.time ?? '');
    if (!Number.isNaN(at)) last = at;
    return { entry, at: last };
  });
  // lines of one time keep their order
  return timed.sort((one, other) => one.at - other.at).map(({ entry }) => entry);
}

function lineOf(entry: FailureLogLine, line: string): Omit<StreamLine, 'order'> {
  const prefix = withoutPrefix(line.slice(0, maxCharacters));
  const rank = entry.rank ?? prefix.rank;
  return {
    entry,
    text: prefix.text.trimEnd(),
    rank,
    isLocalRank: entry.rank === null && prefix.isLocal,
    process: [entry.container, rank ?? '', prefix.process].join('|'),
  };
}

/** Groups lines by the process that wrote them. */
export function streamsOf(lines: readonly StreamLine[]): StreamLine[][] {
  const streams = new Map<string, StreamLine[]>();
  for (const line of lines) {
    const stream = streams.get(line.process);
    if (stream) stream.push(line);
    else streams.set(line.process, [line]);
  }
  return [...streams.values()];
}
