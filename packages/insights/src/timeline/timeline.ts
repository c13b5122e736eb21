import type { Allocation, Trial } from '@trainyard/sdk/types';

/** The allocations of trials, by trial id. */
export type AllocationsOf = ReadonlyMap<number, readonly Allocation[]>;

/** A time span in seconds since the epoch. */
export type Stretch = { from: number; to: number };

export type TimelineRow = {
  trial: Trial;
  /** from its creation to its end, or to now */
  lifetime: Stretch;
  /** while it had slots; undefined if they were not loaded yet, or are unknown */
  allocations: Stretch[] | undefined;
};

export type Timeline = {
  rows: TimelineRow[];
  /** from the first creation to the last end; undefined without trials */
  span: Stretch | undefined;
};

/** A time as seconds since 1970. Times of allocations are UTC without a zone, and empty before the start. */
export function secondsOf(time: string | null | undefined): number | undefined {
  if (!time) return undefined;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(time);
  const at = Date.parse(hasZone ? time : `${time}Z`);
  return Number.isNaN(at) ? undefined : at / 1000;
}

const heldBy = (allocations: readonly Allocation[], now: number): Stretch[] =>
  allocations
    .flatMap(({ startTime, endTime }) => {
      const from = secondsOf(startTime);
      return from === undefined ? [] : [{ from, to: Math.max(from, secondsOf(endTime) ?? now) }];
    })
    .sort((one, other) => one.from - other.from);

/** Trials as rows in the order of creation. `nowMs` ends running ones. */
export function timelineOf(
  trials: readonly Trial[],
  { allocations, nowMs }: { allocations: AllocationsOf; nowMs: number },
): Timeline {
  const now = nowMs / 1000;
  const rows = trials.flatMap((trial) => {
    const from = secondsOf(trial.startTime);
    if (from === undefined) return [];
    const to = Math.max(from, secondsOf(trial.endTime) ?? now);
    const allocation = allocations.get(trial.id);
    return [{ trial, lifetime: { from, to }, allocations: allocation && heldBy(allocation, now) }];
  });
  rows.sort(
    (one, other) => one.lifetime.from - other.lifetime.from || one.trial.id - other.trial.id,
  );
  const stretches = rows.flatMap(({ lifetime, allocations = [] }) => [lifetime, ...allocations]);
  if (stretches.length === 0) return { rows, span: undefined };
  const from = stretches.reduce((min, one) => Math.min(min, one.from), Infinity);
  const to = stretches.reduce((max, one) => Math.max(max, one.to), -Infinity);
  return { rows, span: { from, to } };
}

const lengthOf = ({ from, to }: Stretch) => to - from;

/** Seconds in which a trial had slots; undefined if that is unknown. */
export const heldSeconds = ({ allocations }: TimelineRow): number | undefined =>
  allocations?.reduce((sum, one) => sum + lengthOf(one), 0);

/** Seconds between its creation and its end without slots. */
export function waitedSeconds(row: TimelineRow): number | undefined {
  const heldTime = heldSeconds(row);
  return heldTime === undefined ? undefined : Math.max(0, lengthOf(row.lifetime) - heldTime);
}

/** The maximum number of trials with slots at the same time. */
export function maxConcurrent(rows: readonly TimelineRow[]): number {
  const changes = rows
    .flatMap(({ allocations = [] }) => allocations)
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    // one that ends makes room for one that starts at the same time
    .sort((one, other) => one.at - other.at || one.by - other.by);
  let now = 0;
  let max = 0;
  for (const { by } of changes) {
    now += by;
    max = Math.max(max, now);
  }
  return max;
}

/** A range of a span, half as long, twice as long or moved, never outside of it. */
export function stepRange(span: Stretch, range: Stretch, key: string): Stretch | undefined {
  const length = lengthOf(range);
  const middle = (range.from + range.to) / 2;
  const min = Math.max(1, lengthOf(span) / 10_000);
  const around = (half: number) => clampTo(span, { from: middle - half, to: middle + half });
  if (key === '+' || key === '=') return around(Math.max(min, length / 2) / 2);
  if (key === '-') return around(length);
  if (key === '0') return span;
  const by = key === 'ArrowLeft' ? -length / 4 : key === 'ArrowRight' ? length / 4 : 0;
  return by === 0 ? undefined : clampTo(span, { from: range.from + by, to: range.to + by });
}

export function clampTo(span: Stretch, range: Stretch): Stretch {
  const length = Math.min(lengthOf(span), lengthOf(range));
  const from = Math.min(Math.max(span.from, range.from), span.to - length);
  return { from, to: from + length };
}

/**
 * The range in a link, "30~90" in seconds from the start of the span; the whole span if it is
 * invalid.
 */
export function parseRange(text: string, span: Stretch): Stretch {
  const [, from, to] = /^(\d+)~(\d+)$/.exec(text) ?? [];
  const shownSpan = {
    from: span.from + Number(from),
    to: Math.min(span.to, span.from + Number(to)),
  };
  return shownSpan.to > shownSpan.from ? shownSpan : span;
}

/** Formats the range for a link; empty for the whole. */
export function formatRange(range: Stretch, span: Stretch): string {
  if (range.from <= span.from && range.to >= span.to) return '';
  const from = Math.max(0, Math.floor(range.from - span.from));
  return `${from}~${Math.max(from + 1, Math.ceil(range.to - span.from))}`;
}
