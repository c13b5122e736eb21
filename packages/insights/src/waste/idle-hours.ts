import type { GpuUse, PastGpuUse, PastGpuUses } from '@trainyard/sdk/flows';
import { type Prices, priceOf } from '@trainyard/sdk/usage';
import { type WasteItem, wasteRules } from './waste';

/** Unused slots of a pool from one time to another, in ms since 1970. */
export type IdleStretch = { from: number; to: number; slots: number; pool: string };

/**
 * The spans in which a GPU was idle long enough to count as waste, from its measurements. A gap
 * between two measurements ends a span, as use does.
 */
export function idleStretches(use: GpuUse): Pick<IdleStretch, 'from' | 'to'>[] {
  const stretches: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | undefined;
  for (const { at, percent } of use) {
    if (percent >= wasteRules.idlePercent) open = undefined;
    else if (open && at - open.to <= wasteRules.measuredWithinMs) open.to = at;
    else {
      open = { from: at, to: at };
      stretches.push(open);
    }
  }
  return stretches.filter(({ from, to }) => to - from >= wasteRules.idleMs);
}

export type IdleHistory = {
  stretches: IdleStretch[];
  /** number of experiments with measured GPUs, of those that ran */
  measured: number;
  ran: number;
};

/** Requests the idle spans of each experiment from a time in ms since 1970 on. */
export const idlePast = (from: number): PastGpuUse<IdleStretch[]> => ({
  from,
  map: ({ resourcePool: pool }, gpus) =>
    gpus.flatMap((use) => idleStretches(use).map((each) => ({ ...each, slots: 1, pool }))),
});

/** Merges the spans of all of them. */
export const idleHistory = ({ results, ran }: PastGpuUses<IdleStretch[]>): IdleHistory => ({
  ...{ stretches: results.flat(), measured: results.length, ran },
});

/** Returns the stretches of tasks that hold slots and are idle now, which logs tell and no measurement. */
export const idleTaskStretches = (items: readonly WasteItem[], now: number): IdleStretch[] =>
  items.flatMap(({ kind, since: from, slots, pool }) =>
    kind === 'idleTask' && from !== undefined && slots > 0 ? [{ from, to: now, slots, pool }] : [],
  );

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The idle slot-hours of a day, which is `YYYY-MM-DD` in UTC as in the usage of the cluster. */
export type IdleDay = { day: string; hours: number };

/** The number of days with idle slot-hours, including today. */
export const idleDays = 14;

/** The start of the first of these days, in ms since 1970. */
export const idleFrom = (now: number): number => (Math.floor(now / dayMs) - idleDays + 1) * dayMs;

/** The idle slot-hours of each of these days, the oldest first. */
export function idleByDay(stretches: readonly IdleStretch[], now: number): IdleDay[] {
  return Array.from({ length: idleDays }, (_, at) => {
    const from = idleFrom(now) + at * dayMs;
    return {
      day: new Date(from).toISOString().slice(0, 10),
      hours: hoursWithin(stretches, { from, to: from + dayMs }),
    };
  });
}

type Span = { from: number; to: number };

const hoursWithin = (stretches: readonly IdleStretch[], span: Span): number =>
  stretches.reduce((sum, { from, to, slots }) => {
    const ms = Math.min(to, span.to) - Math.max(from, span.from);
    return sum + (Math.max(0, ms) / hourMs) * slots;
  }, 0);

type IdleCost = { hours: number; cost: number | null };

/** The idle slot-hours of the last seven days, and their cost; null where a pool has no price. */
export const idleWeek = (
  stretches: readonly IdleStretch[],
  now: number,
  prices: Prices,
): IdleCost => idleCost(stretches, { from: now - 7 * dayMs, to: now }, prices);

/** The same of any span. */
export function idleCost(stretches: readonly IdleStretch[], span: Span, prices: Prices): IdleCost {
  let [hours, cost]: [number, number | null] = [0, 0];
  for (const pool of new Set(stretches.map((each) => each.pool))) {
    const ownHours = hoursWithin(
      stretches.filter((each) => each.pool === pool),
      span,
    );
    const price = priceOf(prices, pool);
    hours += ownHours;
    if (ownHours > 0) cost = cost === null || price === null ? null : cost + ownHours * price;
  }
  return { hours, cost };
}

type FreedSlots = {
  /** slots that are free now, by pool */
  free: ReadonlyMap<string, number>;
  /** slots that would be freed */
  freed: readonly { pool: string; slots: number }[];
};

/** The number of waiting jobs, in order, that only fit after some slots are freed. */
export function fitAfter(
  waiting: readonly { pool: string; slots: number }[],
  { free, freed }: FreedSlots,
): number {
  const fits = (room: Map<string, number>) =>
    waiting.filter(({ pool, slots }) => {
      const remaining = (room.get(pool) ?? 0) - slots;
      if (remaining >= 0) room.set(pool, remaining);
      return remaining >= 0;
    }).length;
  const after = new Map(free);
  for (const { pool, slots } of freed) after.set(pool, (after.get(pool) ?? 0) + slots);
  return Math.max(0, fits(after) - fits(new Map(free)));
}
