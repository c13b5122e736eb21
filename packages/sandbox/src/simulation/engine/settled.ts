import type { Database } from '../../database/database';
import type { ExperimentRow, FinalFigures } from '../rows';

type Settled<Value> = { finals: FinalFigures[]; values: Value[] };

/**
 * Remembers what is worked out of experiments that ended, by their ids: as long as their final
 * figures are the same, so is the rest.
 */
export function settledValues<Value>() {
  const stores = new WeakMap<Database, Map<string, Settled<Value>>>();
  const storeOf = (db: Database, name: string): Settled<Value> => {
    const byName = stores.get(db) ?? new Map<string, Settled<Value>>();
    stores.set(db, byName);
    const store = byName.get(name) ?? { finals: [], values: [] };
    byName.set(name, store);
    return store;
  };
  return (name: string) => {
    // looked up once for all rows of a list
    let last: { db: Database; store: Settled<Value> } | null = null;
    return (db: Database, experiment: ExperimentRow, work: () => Value): Value => {
      const { id, final } = experiment;
      if (!final) return work();
      if (last?.db !== db) last = { db, store: storeOf(db, name) };
      const { store } = last;
      const known = store.values[id];
      if (known !== undefined && store.finals[id] === final) return known;
      const value = work();
      store.finals[id] = final;
      store.values[id] = value;
      return value;
    };
  };
}
