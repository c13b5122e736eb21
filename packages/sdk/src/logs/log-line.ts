/** The fields of a log line that reading needs. */
export type LogLine = {
  /** unique within the log, increasing by arrival */
  id: string;
  /** time of the line in whole ms; NaN where it has none */
  at: number;
};

/** The position of a line in a log: its id, its time, or both. */
export type LogPlace = { id: string; at: number };

/** A part of a log in the order of arrival, without holes, and whether there is more beyond it. */
export type LogPage<L extends LogLine> = { entries: L[]; hasMore: boolean };
/** The lines around a place. */
export type LogMiddle<L extends LogLine> = {
  entries: L[];
  hasOlder: boolean;
  hasNewer: boolean;
};

// master behavior: a reversed answer repeats entries beyond this number
/** The maximum number of lines of a reversed answer. */
export const maxBackwards = 1000;

const isNumber = (id: string) => /^\d+$/.test(id);

/**
 * Returns a negative number when `left` arrived first. Ids that are not numbers cannot be compared:
 * 0.
 */
export function compareIds(left: string, right: string): number {
  if (!isNumber(left) || !isNumber(right)) return 0;
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Merges two parts of a log, each line once, in the order of arrival. */
export function merged<L extends LogLine>(lines: readonly L[], others: readonly L[]): L[] {
  const ids = new Set(lines.map(({ id }) => id));
  const added = others.filter(({ id }) => !ids.has(id));
  return [...lines, ...added].sort((left, right) => compareIds(left.id, right.id));
}
