import type { Database } from '../database/database';
import { addUse, emptyDay } from '../simulation/cluster/usage-days';
import { mix, pick, uniform } from '../simulation/metrics/noise';
import { ideas } from './demo-ideas';

const dayMs = 86_400_000;
const secondsPerDay = 86_400;
const usernames = ['mkowalski', 'slindqvist', 'jtan', 'aroy', 'nokafor'] as const;

type Past = { seed: number; from: number; to: number };

/**
 * The usage of work that has been deleted since: days with their sums, as a master keeps them. On
 * weekdays about half of the slots are in use, on weekends fewer, and never more than a pool has.
 */
export function addPastUsage(db: Database, { seed, from, to }: Past) {
  const slotsOf = (pool: string) =>
    db.agents
      .where(({ resourcePools }) => resourcePools.includes(pool))
      .reduce((sum, { slots }) => sum + slots.length, 0);
  for (let at = Math.floor(from / dayMs) * dayMs; at < to; at += dayMs) {
    const row = emptyDay(new Date(at).toISOString().slice(0, 10));
    const weekday = new Date(at).getUTCDay();
    const jobs = weekday === 0 || weekday === 6 ? 5 : 9;
    for (let job = 0; job < jobs; job++) {
      const variant = mix(seed, 977, at / dayMs + job * 1000);
      const idea = ideas[variant % ideas.length];
      if (!idea) continue;
      const seconds = idea.slots * secondsPerDay * (0.15 + 0.85 * uniform(variant, 1));
      const left = slotsOf(idea.pool) * secondsPerDay - (row.byResourcePool[idea.pool] ?? 0);
      const use = { username: pick(variant, 2, usernames), pool: idea.pool, labels: idea.labels };
      addUse(row, use, Math.min(seconds, left));
    }
    db.usageDays.insert(row);
  }
}
