import { maxBackwards } from './log-line';
import { timeOf } from './log-window';

type Line = { id: string; timestamp: string | null };
type Wanted = {
  limit: number;
  /** up to and including, in ms */
  beforeMs: number | undefined;
};

type Reading<L> = {
  count: number;
  /** lines from the newest back */
  back: (wanted: Wanted) => Promise<L[]>;
  /** all of them, oldest first */
  all: () => Promise<L[]>;
};

// clocks differ: a line of an older id may say a later time
const leastOverlapMs = 60_000;

/**
 * The last so many lines, oldest first. Past 1000 they are read back in steps by their times, each
 * overlapping the one before by the widest disorder of clocks seen; where a step of 1000 lines is
 * all overlap, the whole log is read instead.
 */
export async function readTail<L extends Line>({ count, back, all }: Reading<L>): Promise<L[]> {
  const lines = new Map<string, L>();
  let oldestMs = Number.POSITIVE_INFINITY;
  let overlapMs = leastOverlapMs;
  for (;;) {
    const limit = Math.min(maxBackwards, count);
    const beforeMs = Number.isFinite(oldestMs) ? oldestMs + overlapMs : undefined;
    const page = await back({ limit, beforeMs });
    const before = lines.size;
    for (const line of page) {
      const ms = timeOf(line.timestamp) ?? oldestMs;
      if (Number.isFinite(oldestMs)) overlapMs = Math.max(overlapMs, ms - oldestMs);
      oldestMs = Math.min(oldestMs, ms);
      if (!lines.has(line.id)) lines.set(line.id, line);
    }
    if (lines.size >= count || page.length < limit) break;
    if (lines.size === before) return (await all()).slice(-count);
  }
  return [...lines.values()].slice(0, count).reverse();
}
