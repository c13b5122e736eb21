import { ownValue, setOwn } from '@trainyard/sdk/model';
import type { Database, UsageDayRow } from '../../database/database';
import type { ExperimentRow } from '../rows';
import { type AllocationUse, allocationsIn, allocationsOf, type Span } from './usage';

const dayMs = 86_400_000;

type Use = Pick<AllocationUse, 'pool'> & { username: string; labels: readonly string[] };
type Input = { db: Database; span: Span; now: number };

/** The usage of each day of a span that has some, in order of time: of deleted work as well. */
export function usageDays({ db, span, now }: Input): UsageDayRow[] {
  const days = new Map<string, UsageDayRow>();
  const isIn = (date: string) => Date.parse(date) >= span.from && Date.parse(date) < span.to;
  for (const row of db.usageDays.where(({ id }) => isIn(id))) days.set(row.id, copyOf(row));
  for (const use of allocationsIn({ db, span, now })) addAllocation(days, { db, use, span, now });
  return [...days.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Keeps the usage of an experiment that is about to be deleted: past days do not change. */
export function keepUsageOf(db: Database, experiment: ExperimentRow, now: number) {
  const span = { from: 0, to: now };
  const days = new Map(db.usageDays.all().map((row) => [row.id, row]));
  for (const use of allocationsOf({ db, experiment, now })) {
    addAllocation(days, { db, use, span, now });
  }
  for (const row of days.values()) {
    if (!db.usageDays.get(row.id)) db.usageDays.insert(row);
  }
}

/** Adds seconds to the sums of a day. */
export function addUse(row: UsageDayRow, { username, pool, labels }: Use, seconds: number) {
  row.seconds += seconds;
  addTo(row.byUsername, username, seconds);
  addTo(row.byResourcePool, pool, seconds);
  for (const label of labels) addTo(row.byExperimentLabel, label, seconds);
}

export const emptyDay = (id: string): UsageDayRow => ({
  id,
  seconds: 0,
  byUsername: {},
  byExperimentLabel: {},
  byResourcePool: {},
});

const copyOf = (row: UsageDayRow): UsageDayRow => ({
  id: row.id,
  seconds: row.seconds,
  byUsername: { ...row.byUsername },
  byExperimentLabel: { ...row.byExperimentLabel },
  byResourcePool: { ...row.byResourcePool },
});

type AddInput = Input & { use: AllocationUse };

// the part of an allocation on each day
function addAllocation(days: Map<string, UsageDayRow>, { db, use, span, now }: AddInput) {
  const from = Math.max(use.start, span.from);
  const to = Math.min(use.end ?? now, span.to);
  const labels = use.experiment?.labels ?? [];
  const username = db.users.get(use.userId)?.username ?? '';
  for (let at = from; at < to && use.slots > 0; ) {
    const next = Math.min(to, (Math.floor(at / dayMs) + 1) * dayMs);
    const date = new Date(at).toISOString().slice(0, 10);
    const row = days.get(date) ?? emptyDay(date);
    days.set(date, row);
    addUse(row, { username, pool: use.pool, labels }, (use.slots * (next - at)) / 1000);
    at = next;
  }
}

function addTo(sums: Record<string, number>, key: string, seconds: number) {
  setOwn(sums, key, (ownValue(sums, key) ?? 0) + seconds);
}
