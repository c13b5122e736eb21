import type { Stretch, TimelineRow } from './timeline';

/** A bar of the chart: a trial, or one period in which it held slots. */
export type TimelineItem = {
  row: TimelineRow;
  /** the time it held slots; undefined where the whole trial is meant */
  held?: Stretch;
  /** which line of the chart, from the top */
  place: number;
};

/** Each trial on a line of its own. */
export const trialItems = (rows: readonly TimelineRow[]): TimelineItem[] =>
  rows.map((row, place) => ({ row, place }));

/**
 * Times in which trials held slots on the fewest lines on which no two are at the same time, each line
 * being room for one trial: by their starts, each on the first line that is free (interval
 * partitioning; J. Kleinberg and É. Tardos, Algorithm Design, 2006, 4.1). A trial that comes back goes
 * where it was, if nobody else is there.
 */
export function laneItems(rows: readonly TimelineRow[]): TimelineItem[] {
  const items = rows
    .flatMap((row) => (row.held ?? []).map((held) => ({ row, held })))
    .sort((one, other) => one.held.from - other.held.from || one.row.trial.id - other.row.trial.id);
  const ends: number[] = [];
  const lastOf = new Map<number, number>();
  const placed = items.map(({ row, held }) => {
    const isFree = (end: number | undefined) => end !== undefined && end <= held.from;
    const before = lastOf.get(row.trial.id) ?? -1;
    const free = isFree(ends[before]) ? before : ends.findIndex(isFree);
    const place = free < 0 ? ends.length : free;
    ends[place] = held.to;
    lastOf.set(row.trial.id, place);
    return { row, held, place };
  });
  return placed.sort((one, other) => one.place - other.place || one.held.from - other.held.from);
}

/** How many lines some items take. */
export const placesOf = (items: readonly TimelineItem[]): number =>
  items.reduce((most, { place }) => Math.max(most, place + 1), 0);
