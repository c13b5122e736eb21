import type { ExperimentState } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { phaseOf } from '../metrics/reading';
import type { ExperimentRow, FinalFigures } from '../rows';
import { trialsOf } from './engine';

const phases = ['RUNNING', 'STARTING', 'PULLING'] as const;

/** The state sent for an experiment: an active one shows the furthest state of its allocations. */
export function shownExperimentState(
  db: Database,
  experiment: ExperimentRow,
  now: number,
): ExperimentState {
  if (experiment.state !== 'STATE_ACTIVE') return experiment.state;
  const seen = new Set(
    trialsOf(db, experiment).flatMap((trial) => {
      const run = trial.runs.at(-1);
      return run ? [phaseOf(run, now)] : [];
    }),
  );
  const furthest = phases.find((phase) => seen.has(phase));
  return furthest ? `STATE_${furthest}` : 'STATE_QUEUED';
}

type CachedValues<Value> = { finals: FinalFigures[]; values: Value[] };

/**
 * Caches values computed from ended experiments, by their ids: valid while their final summaries
 * are the same.
 */
export function cacheFinalValues<Value>() {
  const stores = new WeakMap<Database, Map<string, CachedValues<Value>>>();
  const storeOf = (db: Database, name: string): CachedValues<Value> => {
    const byName = stores.get(db) ?? new Map<string, CachedValues<Value>>();
    stores.set(db, byName);
    const store = byName.get(name) ?? { finals: [], values: [] };
    byName.set(name, store);
    return store;
  };
  return (name: string) => {
    // looked up once for all rows of a list
    let last: { db: Database; store: CachedValues<Value> } | null = null;
    return (db: Database, experiment: ExperimentRow, work: () => Value): Value => {
      const { id, final } = experiment;
      if (!final) return work();
      if (last?.db !== db) last = { db, store: storeOf(db, name) };
      const { store } = last;
      const cachedValue = store.values[id];
      if (cachedValue !== undefined && store.finals[id] === final) return cachedValue;
      const value = work();
      store.finals[id] = final;
      store.values[id] = value;
      return value;
    };
  };
}

/** Counts changes of many ended rows, which hardly ever change. */
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

/** Experiments in two parts: cached values of the steady ones are valid for one `version`. */
export function experimentParts(db: Database) {
  const rows = db.experiments.rows();
  const cachedParts = partsOf.get(db);
  const parts =
    cachedParts && cachedParts.rows === rows && cachedParts.length === rows.length
      ? cachedParts
      : split(db);
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
