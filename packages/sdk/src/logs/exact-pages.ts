import {
  compareIds,
  type LogLine,
  type LogMiddle,
  type LogPage,
  type LogPlace,
  maxBackwards,
  merged,
} from './log-line';

/** A part of a log as a master returns it: by time, in the order of arrival or reversed. */
export type Stretch = {
  order: 'asc' | 'desc';
  /** 0 means all */
  limit: number;
  /** lines later than this, ms */
  afterMs?: number;
  /** up to and including this, ms */
  beforeMs?: number;
};

/** Reads a part of a log, line by line. */
export type ReadLog<L extends LogLine> = (
  stretch: Stretch,
  signal: AbortSignal,
) => AsyncIterable<L>;

/** The calls that read pages of a log. */
export type LogReaders<L extends LogLine> = {
  /** reads one answer */
  read: ReadLog<L>;
  /** reads a whole part, oldest first, despite broken connections; `read` by default */
  readAll?: ReadLog<L>;
};

type PageOptions = { limit: number; signal: AbortSignal };

// number of lines at an edge from which the difference of the clocks is estimated
const edge = 100;
const second = 1000;
// longer than any log
const ever = 100 * 365 * 24 * 3600 * second;

/**
 * Returns pages without holes from a log that can only be requested by time, although lines are in
 * the order of arrival and their clocks differ. A time splits the log in two: if no line that
 * arrived earlier is later than it, the page before it is complete. This is checked beside each
 * page, with a request for one line, and another time is tried if it fails.
 */
export function exactPages<L extends LogLine>({ read, readAll = read }: LogReaders<L>) {
  /** Reads up to a limit. Lines received before a broken connection are a shorter, valid page. */
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

  async function newest({ limit, signal }: PageOptions): Promise<LogPage<L>> {
    const { entries, hasMore } = await some({ order: 'desc', limit }, signal);
    return { entries: entries.reverse(), hasMore };
  }

  async function oldest({ limit, signal }: PageOptions): Promise<LogPage<L>> {
    const { entries, hasMore } = await some({ order: 'asc', limit }, signal);
    return { entries, hasMore };
  }

  async function older({
    loaded,
    limit: pageSize,
    signal,
  }: PageOptions & { loaded: readonly L[] }): Promise<LogPage<L>> {
    const first = firstOf(loaded);
    const limit = Math.min(maxBackwards, pageSize);
    const timed = loaded.find(hasTime);
    if (timed === undefined) return untimed({ loaded, limit, signal });
    let beforeMs = timed.at + 1;
    for (let stepMs = second; ; stepMs *= 8) {
      const [page, stray] = await Promise.all([
        some({ order: 'desc', limit, beforeMs }, signal),
        one({ order: 'asc', afterMs: beforeMs }, signal),
      ]);
      if (stray && isBefore(stray, first)) {
        const near = latest(loaded.slice(0, edge));
        beforeMs = Math.max(beforeMs + stepMs, near + 1, stray.at + 1);
        continue;
      }
      const entries = page.entries.filter(isNotIn(loaded, 'before')).reverse();
      if (!page.hasMore) return { entries, hasMore: false };
      if (entries.length > 0) return { entries, hasMore: true };
      if (page.error !== undefined) throw page.error;
      return crowded({ loaded, beforeMs, limit, signal });
    }
  }

  /** Lines without times cannot be requested by time: reads the whole log. */
  async function untimed({ loaded, limit, signal }: PageOptions & { loaded: readonly L[] }) {
    const all = readAll({ order: 'asc', limit: 0 }, signal);
    const { lines, isCut } = await lastOf(all, limit, isNotIn(loaded, 'before'));
    return { entries: lines.slice(-limit), hasMore: isCut || lines.length > limit };
  }

  /**
   * Handles a time with more lines than a page, all of them loaded: reads the time before it
   * forwards.
   */
  async function crowded(
    options: PageOptions & { loaded: readonly L[]; beforeMs: number },
  ): Promise<LogPage<L>> {
    const { loaded, beforeMs, limit, signal } = options;
    const first = firstOf(loaded);
    for (let spanMs = second; ; spanMs *= 8) {
      const afterMs = beforeMs - Math.min(spanMs, ever);
      const below = await one({ order: 'desc', beforeMs: afterMs }, signal);
      // a line that arrived later has an earlier time
      if (below && !isBefore(below, first)) continue;
      const stretch = readAll({ order: 'asc', limit: 0, afterMs, beforeMs }, signal);
      const isFresh = isNotIn(loaded, 'before');
      const { lines, isCut } = await lastOf(stretch, limit, (line) => {
        return isFresh(line) && (!below || compareIds(line.id, below.id) > 0);
      });
      if (lines.length > 0 || !below)
        return { entries: lines, hasMore: isCut || below !== undefined };
    }
  }

  async function newer({
    loaded,
    limit: pageSize,
    signal,
  }: PageOptions & { loaded: readonly L[] }): Promise<LogPage<L>> {
    const last = lastHeld(loaded);
    let afterMs = last.at - 1;
    let limit = pageSize + edge;
    for (let stepMs = second; ; ) {
      const [page, stray] = await Promise.all([
        some({ order: 'asc', limit, afterMs }, signal),
        one({ order: 'desc', beforeMs: afterMs }, signal),
      ]);
      if (stray && isBefore(last, stray)) {
        const near = earliest(loaded.slice(-edge));
        afterMs = Math.min(afterMs - stepMs, near - 1, stray.at - 1);
        stepMs *= 8;
        continue;
      }
      const entries = page.entries.filter(isNotIn(loaded, 'after'));
      const { hasMore, error } = page;
      if (entries.length > 0 || !hasMore) return { entries, hasMore };
      if (error !== undefined) throw error;
      limit *= 2;
    }
  }

  async function tail({ limit, signal }: PageOptions): Promise<L[]> {
    const page = await newest({ limit: Math.min(limit, maxBackwards), signal });
    let { entries, hasMore } = page;
    while (hasMore && entries.length < limit) {
      const before = await older({ loaded: entries, limit: maxBackwards, signal });
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
  }: PageOptions & { place: LogPlace }): Promise<LogMiddle<L>> {
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
    // many lines at one time, or very different clocks, may have pushed the line out of the page
    while (middle.hasOlder && middle.entries[0] && isBeforeId(place.id, middle.entries[0].id)) {
      const page = await older({ loaded: middle.entries, limit: maxBackwards, signal });
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
    /** the last lines up to the limit, oldest first, in as many answers as needed */
    tail,
    /** the lines right before the loaded ones, oldest first */
    older,
    /** the lines right after the loaded ones */
    newer,
    /** the lines on both sides of a place */
    around,
  };
}

/** Lines on both sides of a time, up to the first gap on each side. */
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

/** Returns true if a line is on one side of the loaded ones; searches ids without numbers. */
function isNotIn(loaded: readonly LogLine[], side: 'before' | 'after') {
  const edgeLine = side === 'before' ? firstOf(loaded) : lastHeld(loaded);
  let ids: Set<string> | undefined;
  return ({ id }: LogLine) => {
    const place = compareIds(id, edgeLine.id);
    if (place !== 0) return side === 'before' ? place < 0 : place > 0;
    ids ??= new Set(loaded.map((line) => line.id));
    return !ids.has(id);
  };
}

/** The last lines up to the limit, without keeping the others in memory. */
async function lastOf<L extends LogLine>(
  lines: AsyncIterable<L>,
  count: number,
  fits: (line: L) => boolean,
) {
  let page: L[] = [];
  let isCut = false;
  for await (const line of lines) {
    if (!fits(line)) continue;
    page.push(line);
    if (page.length < 2 * count) continue;
    page = page.slice(-count);
    isCut = true;
  }
  return { lines: page, isCut };
}

function firstOf<L extends LogLine>(loaded: readonly L[]): L {
  const [first] = loaded;
  if (first === undefined) throw new Error('A page before or after nothing cannot be asked for.');
  return first;
}
const lastHeld = <L extends LogLine>(loaded: readonly L[]) => loaded.at(-1) ?? firstOf(loaded);

const hasTime = ({ at }: LogLine) => !Number.isNaN(at);
const times = (lines: readonly LogLine[]) => lines.filter(hasTime).map(({ at }) => at);
const latest = (lines: readonly LogLine[]) =>
  times(lines).reduce((one, other) => Math.max(one, other), 0);
const earliest = (lines: readonly LogLine[]) =>
  times(lines).reduce((one, other) => Math.min(one, other), Number.MAX_SAFE_INTEGER);

const overlapMs = 60 * second;
const maxOverlap = 1000;

/**
 * The start time of a stream that continues these lines, in ms; undefined means from the first
 * line. It is a minute before the newest line; less if that would be more than a thousand lines,
 * but at least the observed disorder. Lines with an earlier time are searched in parallel to the
 * stream.
 */
export function streamFrom(loaded: readonly LogLine[]): number | undefined {
  const near = loaded.slice(-2000);
  const [first, last] = [near[0], near.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const newestMs = latest(near);
  const oldestMs = earliest(near);
  // if ids have no order, no search runs in parallel to the stream, and a short rate is not
  // reliable
  const minMs = compareIds(first.id, last.id) === 0 ? second : 1;
  const perMs = near.length / Math.max(minMs, newestMs - oldestMs);
  return Math.min(oldestMs, newestMs - Math.min(overlapMs, maxOverlap / perMs)) - 1;
}
