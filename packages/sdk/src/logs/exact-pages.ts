import {
  compareIds,
  type LogLine,
  type LogMiddle,
  type LogPage,
  type LogPlace,
  maxBackwards,
  merged,
} from './log-line';

/** A part of a log as a master can be asked for it: by time, in the order of arrival or against it. */
export type Stretch = {
  order: 'asc' | 'desc';
  /** 0: all */
  limit: number;
  /** later than this, ms */
  afterMs?: number;
  /** up to and including this, ms */
  beforeMs?: number;
};

/** Reads a stretch of a log, line by line. */
export type ReadLog<L extends LogLine> = (
  stretch: Stretch,
  signal: AbortSignal,
) => AsyncIterable<L>;

/** The calls by which pages of a log are read. */
export type LogReaders<L extends LogLine> = {
  /** one answer */
  read: ReadLog<L>;
  /** all of a stretch, oldest first, however often the connection breaks; `read` unless given */
  readWhole?: ReadLog<L>;
};

type Ask = { limit: number; signal: AbortSignal };

// how many lines at an edge tell how far clocks disagree
const edge = 100;
const second = 1000;
// more than any log lasts
const ever = 100 * 365 * 24 * 3600 * second;

/**
 * Pages without holes from a log that can only be asked for by time, though lines are in the order
 * of their arrival and the clocks they carry disagree. A time splits the log in two: if no line
 * that arrived earlier is later than it, the page before it is whole. That is asked beside each
 * page, for one line, and another time is tried where it does not hold.
 */
export function exactPages<L extends LogLine>({ read, readWhole = read }: LogReaders<L>) {
  /** Up to a limit. What came before a connection broke is a shorter page, and as good. */
  const some = async (stretch: Stretch, signal: AbortSignal) => {
    const entries: L[] = [];
    try {
      for await (const entry of read(stretch, signal)) entries.push(entry);
    } catch (error) {
      if (signal.aborted || entries.length === 0) throw error;
      return { entries, hasMore: true, error };
    }
    return { entries, hasMore: entries.length >= stretch.limit, error: undefined };
  };
  const one = async (stretch: Omit<Stretch, 'limit'>, signal: AbortSignal) =>
    (await some({ ...stretch, limit: 1 }, signal)).entries[0];

  async function newest({ limit, signal }: Ask): Promise<LogPage<L>> {
    const { entries, hasMore } = await some({ order: 'desc', limit }, signal);
    return { entries: entries.reverse(), hasMore };
  }

  async function oldest({ limit, signal }: Ask): Promise<LogPage<L>> {
    const { entries, hasMore } = await some({ order: 'asc', limit }, signal);
    return { entries, hasMore };
  }

  async function older({
    held,
    limit: wanted,
    signal,
  }: Ask & { held: readonly L[] }): Promise<LogPage<L>> {
    const first = firstOf(held);
    const limit = Math.min(maxBackwards, wanted);
    const timed = held.find(hasTime);
    if (timed === undefined) return untimed({ held, limit, signal });
    let beforeMs = timed.at + 1;
    for (let stepMs = second; ; stepMs *= 8) {
      const [page, stray] = await Promise.all([
        some({ order: 'desc', limit, beforeMs }, signal),
        one({ order: 'asc', afterMs: beforeMs }, signal),
      ]);
      if (stray && isBefore(stray, first)) {
        const near = latest(held.slice(0, edge));
        beforeMs = Math.max(beforeMs + stepMs, near + 1, stray.at + 1);
        continue;
      }
      const entries = page.entries.filter(isNotIn(held, 'before')).reverse();
      if (!page.hasMore) return { entries, hasMore: false };
      if (entries.length > 0) return { entries, hasMore: true };
      if (page.error !== undefined) throw page.error;
      return crowded({ held, beforeMs, limit, signal });
    }
  }

  /** Lines without times cannot be asked for by time: the whole log is read. */
  async function untimed({ held, limit, signal }: Ask & { held: readonly L[] }) {
    const whole = readWhole({ order: 'asc', limit: 0 }, signal);
    const { lines, isCut } = await lastOf(whole, limit, isNotIn(held, 'before'));
    return { entries: lines.slice(-limit), hasMore: isCut || lines.length > limit };
  }

  /** More lines before a time than a page holds are all held: the time before is read forwards. */
  async function crowded(ask: Ask & { held: readonly L[]; beforeMs: number }): Promise<LogPage<L>> {
    const { held, beforeMs, limit, signal } = ask;
    const first = firstOf(held);
    for (let spanMs = second; ; spanMs *= 8) {
      const afterMs = beforeMs - Math.min(spanMs, ever);
      const below = await one({ order: 'desc', beforeMs: afterMs }, signal);
      // something that arrived later carries a time from before
      if (below && !isBefore(below, first)) continue;
      const stretch = readWhole({ order: 'asc', limit: 0, afterMs, beforeMs }, signal);
      const isFresh = isNotIn(held, 'before');
      const { lines, isCut } = await lastOf(stretch, limit, (line) => {
        return isFresh(line) && (!below || compareIds(line.id, below.id) > 0);
      });
      if (lines.length > 0 || !below)
        return { entries: lines, hasMore: isCut || below !== undefined };
    }
  }

  async function newer({
    held,
    limit: wanted,
    signal,
  }: Ask & { held: readonly L[] }): Promise<LogPage<L>> {
    const last = lastHeld(held);
    let afterMs = last.at - 1;
    let limit = wanted + edge;
    for (let stepMs = second; ; ) {
      const [page, stray] = await Promise.all([
        some({ order: 'asc', limit, afterMs }, signal),
        one({ order: 'desc', beforeMs: afterMs }, signal),
      ]);
      if (stray && isBefore(last, stray)) {
        const near = earliest(held.slice(-edge));
        afterMs = Math.min(afterMs - stepMs, near - 1, stray.at - 1);
        stepMs *= 8;
        continue;
      }
      const entries = page.entries.filter(isNotIn(held, 'after'));
      const { hasMore, error } = page;
      if (entries.length > 0 || !hasMore) return { entries, hasMore };
      if (error !== undefined) throw error;
      limit *= 2;
    }
  }

  async function tail({ limit, signal }: Ask): Promise<L[]> {
    const page = await newest({ limit: Math.min(limit, maxBackwards), signal });
    let { entries, hasMore } = page;
    while (hasMore && entries.length < limit) {
      const before = await older({ held: entries, limit: maxBackwards, signal });
      if (before.entries.length === 0) break;
      entries = [...before.entries, ...entries];
      hasMore = before.hasMore;
    }
    return entries.slice(-limit);
  }

  async function around({
    place,
    limit,
    signal,
  }: Ask & { place: LogPlace }): Promise<LogMiddle<L>> {
    const splitMs = place.at + 1;
    const half = Math.min(limit, maxBackwards);
    const [earlier, later] = await Promise.all([
      some({ order: 'desc', limit: half, beforeMs: splitMs }, signal),
      some({ order: 'asc', limit: half, afterMs: splitMs }, signal),
    ]);
    const before = earlier.entries.reverse();
    const far = await reachPast({ before, later, splitMs, signal, limit: half });
    const ends = { hasOlder: earlier.hasMore, hasNewer: far.hasMore };
    const entries = between({ before, after: far.entries, ...ends });
    let middle: LogMiddle<L> = { entries, ...ends };
    // a crowd of one time, or clocks that disagree a lot, may have pushed the line out of the page
    while (middle.hasOlder && middle.entries[0] && isBeforeId(place.id, middle.entries[0].id)) {
      const page = await older({ held: middle.entries, limit: maxBackwards, signal });
      if (page.entries.length === 0) break;
      const entries = merged(middle.entries, page.entries);
      middle = { ...middle, entries, hasOlder: page.hasMore };
    }
    return middle;
  }

  type Later = { entries: L[]; hasMore: boolean; error: unknown };
  type Reach = {
    before: readonly L[];
    later: Later;
    splitMs: number;
    signal: AbortSignal;
    limit: number;
  };

  /** Reads the lines after a time, until they have passed those before it. */
  async function reachPast({ before, later, splitMs, signal, limit }: Reach): Promise<Later> {
    let page = later;
    for (let size = limit * 4; ; size *= 4) {
      const last = page.entries.at(-1);
      const edgeBefore = before.at(-1);
      const isPast = !last || !edgeBefore || !isBefore(last, edgeBefore);
      if (!page.hasMore || isPast) return page;
      if (page.error !== undefined) throw page.error;
      page = await some({ order: 'asc', limit: size, afterMs: splitMs }, signal);
    }
  }

  return {
    /** the newest lines, oldest first */
    newest,
    /** the oldest lines, oldest first */
    oldest,
    /** the last so many lines, oldest first, in as many answers as they need */
    tail,
    /** the lines right before those held, oldest first */
    older,
    /** the lines right after those held */
    newer,
    /** the lines on both sides of a place */
    around,
  };
}

/** Lines on both sides of a time, as far as both reach without a hole. */
function between<L extends LogLine>({
  before,
  after,
  hasOlder,
  hasNewer,
}: Omit<LogMiddle<L>, 'entries'> & Record<'before' | 'after', L[]>) {
  const from = hasOlder ? before[0] : undefined;
  const to = hasNewer ? after.at(-1) : undefined;
  const isInside = ({ id }: L) =>
    !(from && isBeforeId(id, from.id)) && !(to && isBeforeId(to.id, id));
  return merged(before.filter(isInside), after.filter(isInside));
}

const isBeforeId = (left: string, right: string) => compareIds(left, right) < 0;
const isBefore = (left: LogLine, right: LogLine) => isBeforeId(left.id, right.id);

/** Whether a line lies on one side of those held; ids without numbers are looked up. */
function isNotIn(held: readonly LogLine[], side: 'before' | 'after') {
  const edgeLine = side === 'before' ? firstOf(held) : lastHeld(held);
  let ids: Set<string> | undefined;
  return ({ id }: LogLine) => {
    const place = compareIds(id, edgeLine.id);
    if (place !== 0) return side === 'before' ? place < 0 : place > 0;
    ids ??= new Set(held.map((line) => line.id));
    return !ids.has(id);
  };
}

/** The last so many of those that fit, without holding the others. */
async function lastOf<L extends LogLine>(
  lines: AsyncIterable<L>,
  count: number,
  fits: (line: L) => boolean,
) {
  let kept: L[] = [];
  let isCut = false;
  for await (const line of lines) {
    if (!fits(line)) continue;
    kept.push(line);
    if (kept.length < 2 * count) continue;
    kept = kept.slice(-count);
    isCut = true;
  }
  return { lines: kept, isCut };
}

function firstOf<L extends LogLine>(held: readonly L[]): L {
  const [first] = held;
  if (first === undefined) throw new Error('A page before or after nothing cannot be asked for.');
  return first;
}
const lastHeld = <L extends LogLine>(held: readonly L[]) => held.at(-1) ?? firstOf(held);

const hasTime = ({ at }: LogLine) => !Number.isNaN(at);
const times = (lines: readonly LogLine[]) => lines.filter(hasTime).map(({ at }) => at);
const latest = (lines: readonly LogLine[]) =>
  times(lines).reduce((one, other) => Math.max(one, other), 0);
const earliest = (lines: readonly LogLine[]) =>
  times(lines).reduce((one, other) => Math.min(one, other), Number.MAX_SAFE_INTEGER);

const overlapMs = 60 * second;
const mostOverlap = 1000;

/**
 * The time, in ms, after which a stream of what follows these lines begins; undefined: with the
 * first line. A minute before the newest line; less where that would be more than a thousand lines,
 * yet all of the disorder seen. Lines that carry an earlier time are looked for beside the stream.
 */
export function streamFrom(held: readonly LogLine[]): number | undefined {
  const near = held.slice(-2000);
  const [first, last] = [near[0], near.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const newestMs = latest(near);
  const oldestMs = earliest(near);
  // where ids tell no order nothing is looked for beside the stream: a moment's rate is not trusted
  const leastMs = compareIds(first.id, last.id) === 0 ? second : 1;
  const perMs = near.length / Math.max(leastMs, newestMs - oldestMs);
  return Math.min(oldestMs, newestMs - Math.min(overlapMs, mostOverlap / perMs)) - 1;
}
