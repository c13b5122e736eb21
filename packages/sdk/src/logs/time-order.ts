import { compareIds, type LogLine } from './log-line';

/** A line of one of several logs that are read as one. */
export type TimedLine = LogLine & {
  /** RFC 3339, or null when the line has no time */
  time: string | null;
  /** the name of its log; empty where there is one log */
  origin: string;
};

/** A line of one of several logs, with an id that is unique across the logs. */
export const nameLine = <L extends TimedLine>(line: L, origin: string): L => ({
  ...line,
  id: `${origin}:${line.id}`,
  origin,
  // lines without a time come before all others
  at: Number.isNaN(line.at) ? 0 : line.at,
});

/** The id of a line in its own log. */
export const ownId = ({ id, origin }: Pick<TimedLine, 'id' | 'origin'>): string =>
  origin !== '' && id.startsWith(`${origin}:`) ? id.slice(origin.length + 1) : id;

/** Returns the digits of a time after its milliseconds: `345` of `…02.118345Z`. */
const fractionOf = (time: string | null) =>
  /\.\d{3}(\d*[1-9])0*(?:Z|[+-]|$)/.exec(time ?? '')?.[1] ?? '';

const compareTexts = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Orders the lines of several logs: by time to the last digit, then by log, then by arrival. Never
 * returns 0 for two different lines, so that a page ends in exactly one place.
 */
export function compareLines(left: TimedLine, right: TimedLine): number {
  const byTime = left.at - right.at || compareTexts(fractionOf(left.time), fractionOf(right.time));
  if (byTime !== 0) return byTime;
  const byLog = compareIds(left.origin, right.origin) || compareTexts(left.origin, right.origin);
  if (byLog !== 0) return byLog;
  const [one, other] = [ownId(left), ownId(right)];
  return compareIds(one, other) || compareTexts(one, other);
}

/** Sorts lines, each once. */
export const inTimeOrder = <L extends TimedLine>(lines: readonly L[]): L[] =>
  [...lines].sort(compareLines).filter((line, index, all) => line.id !== all[index - 1]?.id);
