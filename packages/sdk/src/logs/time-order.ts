import { compareIds, type LogLine } from './log-line';

/** A line of one of several logs that are read as one. */
export type TimedLine = LogLine & {
  /** RFC 3339, or null when the line carries no time */
  time: string | null;
  /** the name of its log; empty where there is one log */
  origin: string;
};

/** A line of one of several logs, named so that no other log's line has the same id. */
export const nameLine = <L extends TimedLine>(line: L, origin: string): L => ({
  ...line,
  id: `${origin}:${line.id}`,
  origin,
  // lines that carry no time come before all others
  at: Number.isNaN(line.at) ? 0 : line.at,
});

/** The id a line has in its own log. */
export const ownId = ({ id, origin }: Pick<TimedLine, 'id' | 'origin'>): string =>
  origin !== '' && id.startsWith(`${origin}:`) ? id.slice(origin.length + 1) : id;

/** Returns the digits of a time after its milliseconds: `345` of `…02.118345Z`. */
const fractionOf = (time: string | null) =>
  /\.\d{3}(\d*[1-9])0*(?:Z|[+-]|$)/.exec(time ?? '')?.[1] ?? '';

const compareTexts = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/**
 * One order of the lines of several logs: by time to the last digit, then by log, then as they
 * arrived. Two different lines are never equal in it, so that a page ends in one place only.
 */
export function compareLines(left: TimedLine, right: TimedLine): number {
  const byTime = left.at - right.at || compareTexts(fractionOf(left.time), fractionOf(right.time));
  if (byTime !== 0) return byTime;
  const byLog = compareIds(left.origin, right.origin) || compareTexts(left.origin, right.origin);
  if (byLog !== 0) return byLog;
  const [one, other] = [ownId(left), ownId(right)];
  return compareIds(one, other) || compareTexts(one, other);
}

/** Sorted, each line once. */
export const inTimeOrder = <L extends TimedLine>(lines: readonly L[]): L[] =>
  [...lines].sort(compareLines).filter((line, index, all) => line.id !== all[index - 1]?.id);
