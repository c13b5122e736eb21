import type { HeldStretch } from '../forecast/past-runs';

/** Slots in use from a time on, in ms since 1970. */
type HistoryPoint = { at: number; slots: number };

type Options = {
  /** in ms since 1970 */
  from: number;
  to: number;
  /** the pool of an experiment or a task; undefined if it is unknown */
  poolOf: (stretch: HeldStretch) => string | undefined;
};

type SlotHistory = {
  /** the steps of the line: each change has a point before and one after it */
  points: HistoryPoint[];
  /** number of experiments and tasks with slots in an unknown pool */
  unknown: number;
};

/** Adds up the slots in use of one pool, from one time to another. */
export function slotHistory(
  stretches: readonly HeldStretch[],
  pool: string,
  { from, to, poolOf }: Options,
): SlotHistory {
  const heldStretches = stretches.filter(
    (each) => each.slots > 0 && each.from < to && (each.to ?? to) > from,
  );
  const changes = heldStretches
    .filter((each) => poolOf(each) === pool)
    .flatMap((each) => [
      { at: Math.max(from, each.from), by: each.slots },
      ...(each.to !== null && each.to < to ? [{ at: each.to, by: -each.slots }] : []),
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by);
  const points: HistoryPoint[] = [{ at: from, slots: 0 }];
  let slots = 0;
  for (const { at, by } of changes) {
    // slots that pass to another job at one moment are one change
    if (points.at(-1)?.at !== at) points.push({ at, slots });
    slots += by;
    const last = points.at(-1);
    const before = points.at(-2);
    if (last?.at === at && before?.at === at) last.slots = slots;
    else if (at === from && last) last.slots = slots;
    else points.push({ at, slots });
  }
  points.push({ at: to, slots });
  const unknown = new Set(
    heldStretches.flatMap((each) => (poolOf(each) === undefined ? [each.entityId] : [])),
  );
  return { points, unknown: unknown.size };
}
