import { mapWithConcurrency } from '../client/map-with-concurrency';
import type { ReadLog, Stretch } from './exact-pages';
import { compareIds, type LogMiddle, type LogPage, maxBackwards } from './log-line';
import { compareLines, inTimeOrder, nameLine, type TimedLine } from './time-order';

/** One of several logs that are read as one. */
export type LogPart<L extends TimedLine> = {
  /** unique name of the log, shown at its lines */
  origin: string;
  /** reads one answer, which may break */
  read: ReadLog<L>;
  /** reads a whole part, despite broken connections */
  readAll: ReadLog<L>;
};

/** The latest lines of a log by arrival, oldest first, by the log's name. */
export type Arrived<L extends TimedLine> = Map<string, readonly L[]>;

type PageOptions = { limit: number; signal: AbortSignal };
type Reach<L extends TimedLine> = PageOptions & {
  /** the line at the border of the page, not part of it */
  edge?: L | undefined;
  /** without a line: the page starts at this time, or ends at it, ms */
  ms?: number | undefined;
};
type Sample<L extends TimedLine> = { part: LogPart<L>; lines: L[]; isCut: boolean };
/** ms; lines later than `afterMs`, up to and including `beforeMs` */
type Stripe = { afterMs?: number; beforeMs?: number };
type Before<L extends TimedLine> = LogPage<L> & { samples: ReadonlyArray<Sample<L>> };
type Read<L extends TimedLine> = {
  samples: ReadonlyArray<Sample<L>>;
  stripe: Stripe;
  order: Stretch['order'];
  options: PageOptions;
};

/** Pages of several logs that are read as one. */
export type TimePages<L extends TimedLine> = {
  /**
   * lines right before an edge, or the last of all; `samples` contains the newest lines of each log
   */
  before: (reach: Reach<L>) => Promise<Before<L>>;
  /** lines right after an edge, or the first of all */
  after: (reach: Reach<L>) => Promise<LogPage<L>>;
  /** lines on both sides of a place, by its time if no log contains the line */
  around: (options: PageOptions & { place: { id: string; at: number } }) => Promise<LogMiddle<L>>;
  /** the newest lines of each log by arrival: later lines are not in any page yet */
  arrived: (signal: AbortSignal) => Promise<Arrived<L>>;
};

/** concurrent requests: a browser has six connections to a master */
const maxConcurrent = 3;

/**
 * Returns pages of several logs in the order of their times. A master returns the order of arrival,
 * which differs if clocks differ: samples from the edge show the time range of a page, and that
 * stripe is then read completely, unless one more line shows that the sample already contains all
 * of it. Stripes are adjacent, so that no line is missing or repeated.
 */
export function timePages<L extends TimedLine>(parts: ReadonlyArray<LogPart<L>>): TimePages<L> {
  const sampled = (stretch: Stretch, signal: AbortSignal) =>
    mapWithConcurrency(parts, maxConcurrent, async (part): Promise<Sample<L>> => {
      const lines: L[] = [];
      for await (const line of part.read(stretch, signal)) lines.push(line);
      return { part, lines, isCut: lines.length >= stretch.limit };
    });

  async function before({ edge, ms, limit, signal }: Reach<L>): Promise<Before<L>> {
    const beforeMs = edge ? edge.at + 1 : ms;
    const max = Math.min(limit, maxBackwards);
    const samples = await sampled({ order: 'desc', limit: max, ...within({ beforeMs }) }, signal);
    const fits = (line: L) => !edge || compareLines(line, edge) < 0;
    const candidates = inTimeOrder(samples.flatMap(namesOf)).filter(fits);
    if (!samples.some(({ isCut }) => isCut))
      return { entries: candidates.slice(-limit), hasMore: candidates.length > limit, samples };
    // many lines at one time may hide all lines before the edge
    const fromMs =
      candidates.at(-Math.min(limit, candidates.length))?.at ?? (edge ? edge.at - 1 : 0);
    const stripe = within({ afterMs: fromMs - 1, beforeMs });
    const laterLines = takeLines<L>(limit, 'last', (line) => line.at >= fromMs && fits(line));
    await readStripe(
      { samples, stripe, order: 'desc', options: { limit, signal } },
      laterLines.add,
    );
    const entries = laterLines.lines();
    if (entries.length > 0) return { entries, hasMore: true, samples };
    const further = await before({ ms: fromMs, limit, signal });
    return { ...further, samples };
  }

  async function after({ edge, ms, limit, signal }: Reach<L>): Promise<LogPage<L>> {
    const afterMs = edge ? edge.at - 1 : ms;
    const samples = await sampled({ order: 'asc', limit, ...within({ afterMs }) }, signal);
    const fits = (line: L) => !edge || compareLines(line, edge) > 0;
    const candidates = inTimeOrder(samples.flatMap(namesOf)).filter(fits);
    if (!samples.some(({ isCut }) => isCut))
      return { entries: candidates.slice(0, limit), hasMore: candidates.length > limit };
    const toMs = candidates[Math.min(limit, candidates.length) - 1]?.at ?? (edge ? edge.at + 1 : 0);
    const stripe = within({ afterMs, beforeMs: toMs + 1 });
    const earlierLines = takeLines<L>(limit, 'first', (line) => line.at <= toMs && fits(line));
    await readStripe(
      { samples, stripe, order: 'asc', options: { limit, signal } },
      earlierLines.add,
    );
    const entries = earlierLines.lines();
    if (entries.length > 0) return { entries, hasMore: true };
    return after({ ms: toMs, limit, signal });
  }

  async function around({
    place,
    limit,
    signal,
  }: Parameters<TimePages<L>['around']>[0]): Promise<LogMiddle<L>> {
    const half = Math.ceil(limit / 2);
    const edge = await find(place, signal);
    const [earlier, later] = edge
      ? [await before({ edge, limit: half, signal }), await after({ edge, limit: half, signal })]
      : [
          await before({ ms: place.at - 1, limit: half, signal }),
          await after({ ms: place.at - 1, limit: half, signal }),
        ];
    return {
      entries: [...earlier.entries, ...(edge ? [edge] : []), ...later.entries],
      hasOlder: earlier.hasMore,
      hasNewer: later.hasMore,
    };
  }

  /** A line by its id, among those of its millisecond. */
  async function find(place: { id: string; at: number }, signal: AbortSignal) {
    const part = parts.find(({ origin }) => place.id.startsWith(`${origin}:`));
    if (!part) return undefined;
    const stretch = { afterMs: place.at - 1, beforeMs: place.at + 1 };
    for await (const line of part.readAll({ order: 'asc', limit: 0, ...stretch }, signal)) {
      const namedLine = nameLine(line, part.origin);
      if (namedLine.id === place.id) return namedLine;
    }
    return undefined;
  }

  async function arrived(signal: AbortSignal): Promise<Arrived<L>> {
    return arrivedOf(await sampled({ order: 'desc', limit: 100 }, signal));
  }

  return { before, after, around, arrived };
}

/** Builds the same from samples of the newest lines. */
export const arrivedOf = <L extends TimedLine>(samples: ReadonlyArray<Sample<L>>): Arrived<L> =>
  new Map(samples.map(({ part, lines }) => [part.origin, [...lines].reverse()]));

async function readStripe<L extends TimedLine>(
  { samples, stripe, order, options }: Read<L>,
  add: (line: L) => void,
) {
  await mapWithConcurrency(samples, maxConcurrent, async (sample) => {
    const { part, lines, isCut } = sample;
    if (!isCut || (await holdsAll(sample, { stripe, order, signal: options.signal }))) {
      for (const line of lines) add(nameLine(line, part.origin));
      return;
    }
    const all = part.readAll({ order: 'asc', limit: 0, ...stripe }, options.signal);
    for await (const line of all) add(nameLine(line, part.origin));
  });
}

type Check = { stripe: Stripe; order: Stretch['order']; signal: AbortSignal };

/** Returns true if a sample extends to the line of a stripe that arrived at its other end. */
async function holdsAll<L extends TimedLine>(
  { part, lines }: Sample<L>,
  { stripe, order, signal }: Check,
) {
  const last = lines.at(-1);
  const reverse = order === 'asc' ? 'desc' : 'asc';
  let end: L | undefined;
  for await (const line of part.read({ order: reverse, limit: 1, ...stripe }, signal)) end = line;
  if (!end || !last) return !end;
  const place = compareIds(end.id, last.id);
  return end.id === last.id || (order === 'asc' ? place < 0 : place > 0);
}

const namesOf = <L extends TimedLine>({ part, lines }: Sample<L>) =>
  lines.map((line) => nameLine(line, part.origin));

const within = ({
  afterMs,
  beforeMs,
}: {
  afterMs?: number | undefined;
  beforeMs?: number | undefined;
}) => ({
  ...(afterMs === undefined ? {} : { afterMs }),
  ...(beforeMs === undefined ? {} : { beforeMs }),
});

/** The first or last matching lines up to the limit, without keeping many more in memory. */
function takeLines<L extends TimedLine>(
  count: number,
  which: 'first' | 'last',
  fits: (line: L) => boolean,
) {
  let loaded: L[] = [];
  const cut = () => {
    const sorted = inTimeOrder(loaded);
    loaded = which === 'first' ? sorted.slice(0, count) : sorted.slice(-count);
  };
  return {
    add(line: L) {
      if (!fits(line)) return;
      loaded.push(line);
      if (loaded.length > 4 * count + 1000) cut();
    },
    lines() {
      cut();
      return loaded;
    },
  };
}
