import type { Database } from '../database';
import { seedOf } from '../simulation/noise';

/**
 * A few characters that change when a scenario begins with other data: what people did to the
 * one must not be done to the other.
 */
export function fingerprintOf(db: Database): string {
  const sizes = Object.entries(db)
    .filter(([, table]) => table.size > 0)
    .map(([name, table]) => `${name} ${table.size}`);
  const experiments = db.experiments
    .all()
    .slice(0, 500)
    .map(({ id, name, state, trialIds }) => `${id} ${name} ${state} ${trialIds.join()}`);
  return seedOf([...sizes.sort(), ...experiments].join('\n')).toString(16);
}
