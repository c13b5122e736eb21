import type { Stretch, TimelineRow } from './timeline';

/** A bar of the chart: a trial, or one period in which it had slots. */
export type TimelineItem = {
  row: TimelineRow;
  /** the time with slots; undefined for the whole trial */
  allocation?: Stretch;
  /** the lane, from the top */
  place: number;
};

/** Puts each trial on its own lane. */
export const trialItems = (rows: readonly TimelineRow[]): TimelineItem[] =>
  rows.map((row, place) => ({ row, place }));

/**
 * Puts the times with slots on the fewest lanes without overlaps, where each lane fits one trial:
 * in order of their starts, each on the first free lane (interval partitioning; J. Kleinberg and É.
 * Tardos, Algorithm Design, 2006, 4.1). A trial that continues uses its previous lane, if it is
 * free.
 */
export function laneItems(rows: readonly TimelineRow[]): TimelineItem[] {
  const items = rows
    .flatMap((row) => (row.allocations ?? []).map((allocation) => ({ row, allocation })))
    .sort(
      (one, other) =>
        one.allocation.from - other.allocation.from || one.row.trial.id - other.row.trial.id,
    );
  const ends: number[] = [];
  const lastOf = new Map<number, number>();
  const placed = items.map(({ row, allocation }) => {
    const isFree = (end: number | undefined) => end !== undefined && end <= allocation.from;
    const before = lastOf.get(row.trial.id) ?? -1;
    const free = isFree(ends[before]) ? before : ends.findIndex(isFree);
    const place = free < 0 ? ends.length : free;
    ends[place] = allocation.to;
    lastOf.set(row.trial.id, place);
    return { row, allocation, place };
  });
  return placed.sort(
    (one, other) => one.place - other.place || one.allocation.from - other.allocation.from,
  );
}

/** The number of lanes of some items. */
export const placesOf = (items: readonly TimelineItem[]): number =>
  items.reduce((max, { place }) => Math.max(max, place + 1), 0);
