import type { Database } from '../../database/database';
import type { ExperimentRow } from '../rows';

/** Counts changes of rows that are many, ended, and hardly ever change. */
export type Changes = { count: number };

type Steady = {
  changes: Changes;
  owns: (row: ExperimentRow) => boolean;
};

const steadyOf = new WeakMap<Database, Steady>();

/**
 * Registers the experiments of a database whose values are worth caching, with their count of
 * changes.
 */
export const trackSteadyExperiments = (db: Database, steady: Steady) =>
  void steadyOf.set(db, steady);

type Parts = {
  rows: readonly ExperimentRow[];
  length: number;
  steady: ExperimentRow[];
  lively: ExperimentRow[];
};

const partsOf = new WeakMap<Database, Parts>();

/** Experiments in two parts: what is remembered of the steady ones holds for one `version`. */
export function experimentParts(db: Database) {
  const rows = db.experiments.rows();
  const known = partsOf.get(db);
  const parts = known && known.rows === rows && known.length === rows.length ? known : split(db);
  const count = steadyOf.get(db)?.changes.count ?? 0;
  return { ...parts, version: `${parts.steady.length} ${count}` };
}

function split(db: Database): Parts {
  const rows = db.experiments.rows();
  const owns = steadyOf.get(db)?.owns ?? (() => false);
  const [steady, lively]: [ExperimentRow[], ExperimentRow[]] = [[], []];
  for (const row of rows) (owns(row) ? steady : lively).push(row);
  const parts = { rows, length: rows.length, steady, lively };
  partsOf.set(db, parts);
  return parts;
}
