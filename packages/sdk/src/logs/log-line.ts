/** The part of a log's line that reading needs. */
export type LogLine = {
  /** unique within the log, rising by arrival */
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

// master behaviour: an answer that is read backwards repeats entries beyond this number
/** The most lines to ask for in one answer that is read backwards. */
export const maxBackwards = 1000;

const isNumber = (id: string) => /^\d+$/.test(id);

/** Below 0 when `left` arrived first. Ids that are not numbers cannot be compared: 0. */
export function compareIds(left: string, right: string): number {
  if (!isNumber(left) || !isNumber(right)) return 0;
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Two parts of a log as one, each line once, in the order of arrival. */
export function merged<L extends LogLine>(lines: readonly L[], others: readonly L[]): L[] {
  const ids = new Set(lines.map(({ id }) => id));
  const added = others.filter(({ id }) => !ids.has(id));
  return [...lines, ...added].sort((left, right) => compareIds(left.id, right.id));
}
