import type { Database } from '../../database/database';
import type { Sliceable } from '../../lists/paging';
import { experimentParts } from '../../simulation/engine/steady';
import type { ExperimentRow } from '../../simulation/rows';
import type { ColumnValue } from './experiment-columns';

export type SortKey<Row> = { value: (row: Row) => ColumnValue; descending: boolean };

/**
 * Sorts rows by the keys, nulls last in both directions and NaN above every number, as in the
 * experiment lists of the master. Reads each key once per row.
 */
export function sortByKeys<Row>(rows: Row[], keys: Array<SortKey<Row>>): Row[] {
  const columns = keys.map((key) => rows.map(key.value));
  const order = Array.from(rows.keys());
  order.sort((left, right) => {
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index];
      const sign = keys[index]?.descending ? -1 : 1;
      const result = compareValues(column?.[left] ?? null, column?.[right] ?? null, sign);
      if (result !== 0) return result;
    }
    return left - right;
  });
  return order.flatMap((index) => rows[index] ?? []);
}

/** Compares two rows by the same keys in the same order. */
const compareBy =
  <Row>(keys: Array<SortKey<Row>>) =>
  (left: Row, right: Row): number => {
    for (const { value, descending } of keys) {
      const result = compareValues(value(left), value(right), descending ? -1 : 1);
      if (result !== 0) return result;
    }
    return 0;
  };

function compareValues(left: ColumnValue, right: ColumnValue, sign: number): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : sign;
  if (Number.isNaN(right)) return -sign;
  return left < right ? -sign : sign;
}

const max = Number.MAX_VALUE;

// NaN sorts above every number, infinity included; null sorts last
const maxSafe = 1.797e308;

/**
 * Numbers that sort ascending in the order of a column: nulls last in both directions, NaN above
 * every number, texts by code unit.
 */
function ranksOf(column: readonly ColumnValue[], descending: boolean): Float64Array {
  const sign = descending ? -1 : 1;
  const texts = textRanks(column);
  const ranks = new Float64Array(column.length);
  for (let place = 0; place < column.length; place++) {
    const value = column[place] ?? null;
    if (value === null) ranks[place] = Number.POSITIVE_INFINITY;
    else if (typeof value === 'string') ranks[place] = sign * (texts.get(value) ?? 0);
    else ranks[place] = sign * numberRank(value);
  }
  return ranks;
}

function numberRank(value: number): number {
  if (Number.isNaN(value)) return max;
  return Math.max(-maxSafe, Math.min(maxSafe, value));
}

function textRanks(column: readonly ColumnValue[]): Map<string, number> {
  const texts = new Set<string>();
  for (const value of column) if (typeof value === 'string') texts.add(value);
  return new Map([...texts].sort().map((text, rank) => [text, rank]));
}

type InOrderInput<Row> = {
  db: Database;
  keys: Array<SortKey<Row>>;
  /** cache key of the sort keys */
  order: string;
  test: (row: Row) => boolean;
  /** cache key of the test */
  filter: string;
  /** the rows that the caller may see */
  visible: { test: (row: Row) => boolean; name: string };
  /** changes when the other data of the rows changes, besides the experiments */
  version?: number;
};

type CachedRows<Row> = { version: string; rows: Row[] };

const maxLists = 24;

/**
 * Makes sorted lists of the rows of experiments that pass a test and may be seen. Caches
 * the last lists of unchanged experiments, so that a hundred thousand are sorted and filtered once,
 * not for every page.
 */
export function rowsInOrder<Row extends { id: number }>(
  rowsOf: (db: Database, experiments: ExperimentRow[]) => Row[],
) {
  const lists = new WeakMap<Database, Map<string, CachedRows<Row>>>();
  return (input: InOrderInput<Row>): Sliceable<Row> => {
    const { db, keys, order, visible } = input;
    const test = (each: Row) => visible.test(each) && input.test(each);
    const { steady, lively, version } = experimentParts(db);
    const livelyRows = sortByKeys(rowsOf(db, lively).filter(test), keys);
    if (steady.length === 0) return livelyRows;
    const store = lists.get(db) ?? new Map<string, CachedRows<Row>>();
    lists.set(db, store);
    const fresh = `${version} ${input.version ?? 0} ${namesIn(db)}`;
    const remember = (name: string, work: () => Row[]) =>
      remembered({ store, name, version: fresh, work });
    const rows = () => remember('rows', () => rowsOf(db, steady));
    const sorted = () => remember(`by ${order}`, () => steadyOrder(rows(), keys));
    const matching = remember(`${order}\n${visible.name}\n${input.filter}`, () =>
      sorted().filter(flagged(rows(), test)),
    );
    return merged({ many: matching, few: livelyRows, compare: compareBy(keys) });
  };
}

/** Experiments that pass the test and may be seen, sorted. */
export const experimentsInOrder = rowsInOrder<ExperimentRow>((_, experiments) => experiments);

// some columns and filters read names of other tables
function namesIn(db: Database): string {
  const users = db.users.rows().map(({ username, displayName }) => `${username} ${displayName}`);
  const places = [...db.projects.rows(), ...db.workspaces.rows()];
  return JSON.stringify([users, places.map(({ archived }) => archived)]);
}

type RememberInput<Row> = {
  store: Map<string, CachedRows<Row>>;
  name: string;
  version: string;
  work: () => Row[];
};

function remembered<Row>({ store, name, version, work }: RememberInput<Row>): Row[] {
  const storedList = store.get(name);
  const rows = storedList?.version === version ? storedList.rows : work();
  // moves the last used entry to the end
  store.delete(name);
  store.set(name, { version, rows });
  const [oldest] = store.keys();
  if (store.size > maxLists && oldest !== undefined) store.delete(oldest);
  return rows;
}

// tested in memory order, which is several times as fast as any other
function flagged<Row extends { id: number }>(
  rows: readonly Row[],
  test: (row: Row) => boolean,
): (row: Row) => boolean {
  const last = rows.reduce((max, { id }) => Math.max(max, id), 0);
  const flags = new Uint8Array(last + 1);
  for (const row of rows) if (test(row)) flags[row.id] = 1;
  return ({ id }) => flags[id] === 1;
}

function steadyOrder<Row>(rows: readonly Row[], keys: Array<SortKey<Row>>): Row[] {
  const ranks = keys.map(({ value, descending }) => ranksOf(rows.map(value), descending));
  const [first] = ranks;
  const rest = ranks.slice(1);
  const places = new Uint32Array(rows.keys()).sort((left, right) => {
    const difference = (first?.[left] ?? 0) - (first?.[right] ?? 0);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
    for (const rank of rest) {
      const [a, b] = [rank[left] ?? 0, rank[right] ?? 0];
      if (a !== b) return a < b ? -1 : 1;
    }
    return left - right;
  });
  return Array.from(places).flatMap((place) => rows[place] ?? []);
}

type MergeInput<Row> = { many: Row[]; few: Row[]; compare: (left: Row, right: Row) => number };

// inserts the few by binary search, without moving the many
function merged<Row>({ many, few, compare }: MergeInput<Row>): Sliceable<Row> {
  let from = 0;
  const places = few.map((row, index) => {
    let [low, high] = [from, many.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = many[middle];
      if (other !== undefined && compare(other, row) < 0) low = middle + 1;
      else high = middle;
    }
    from = low;
    return low + index;
  });
  const length = many.length + few.length;
  return { length, slice: (start, end) => cut({ many, few, places, start, end }) };
}

type CutInput<Row> = { many: Row[]; few: Row[]; places: number[]; start: number; end: number };

function cut<Row>({ many, few, places, start, end }: CutInput<Row>): Row[] {
  const rows: Row[] = [];
  let takenCount = places.findIndex((place) => place >= start);
  if (takenCount === -1) takenCount = few.length;
  for (let place = start; place < Math.min(end, many.length + few.length); place++) {
    const isFew = places[takenCount] === place;
    const row = isFew ? few[takenCount] : many[place - takenCount];
    if (isFew) takenCount += 1;
    if (row !== undefined) rows.push(row);
  }
  return rows;
}
