import { isApiError } from '../errors/errors';
import { isObject } from '../model/own';
import type { Cut, FetchRows, PlacedPage } from './page';

const names = ['id', 'uuid', 'jobId', 'roleId', 'groupId', 'name'] as const;

/**
 * Identifies a row of a list: by its id, its name, or those of a nested object (`{ experiment,
 * bestTrial }`, `{ group, numMembers }`, a workload).
 */
export function rowKey(row: unknown): string {
  if (!isObject(row)) return JSON.stringify(row);
  const name = names.find((each) => row[each] !== undefined);
  if (name) return String(row[name]);
  const [wrapped] = Object.entries(row).filter(([, value]) => isObject(value));
  if (!wrapped) return JSON.stringify(row);
  const [field, value] = wrapped;
  const isWorkload = isObject(value) && value.totalBatches !== undefined;
  return isWorkload ? `${field} ${value.uuid ?? value.totalBatches}` : rowKey(value);
}

type Input<Row> = {
  fetchRows: FetchRows<Row>;
  size: number;
  /** the largest page */
  max: number;
  start: number;
  /** continues after a page that was read before, instead of at `start` */
  after?: OffsetPlace | undefined;
};

/** Where the next page of an offset list starts. */
export type OffsetPlace = {
  /** position of the first row of the list */
  begin: number;
  /** position after the last row */
  end: number;
  /** keys of the rows of the last answer */
  keys: readonly string[];
};

/**
 * Pages by offset over a list that may change. Each request begins with the last known row: if a
 * known row comes first, none was skipped; otherwise rows before it were deleted, and it steps back
 * until a known row comes first. Rows that moved down are dropped when they repeat.
 */
export async function* offsetPages<Row>({
  fetchRows,
  size,
  max,
  start,
  after,
}: Input<Row>): AsyncGenerator<PlacedPage<Row, OffsetPlace>, void, undefined> {
  const seen = new Set<string>(after?.keys);
  const state = { fetchRows, size, max, seen };
  let cut = after
    ? await anchored({ ...state, begin: after.begin, offset: after.end - 1 })
    : await fetchNext(fetchRows, { offset: start, limit: size });
  // for an offset from the end, the master returns the position
  const begin = after?.begin ?? cut.startIndex;
  for (let isFirst = true; ; isFirst = false) {
    const items = cut.rows.filter((row) => isNew(seen, row));
    const end = cut.startIndex + cut.rows.length;
    const isLast = cut.rows.length === 0 || end >= cut.total;
    const next = isLast ? undefined : { begin, end, keys: cut.rows.map(rowKey) };
    if (isFirst || items.length > 0) yield { page: { items, total: cut.total }, next };
    if (isLast) return;
    cut = await anchored({ ...state, begin, offset: end - 1 });
  }
}

function isNew(seen: Set<string>, row: unknown): boolean {
  const key = rowKey(row);
  return !seen.has(key) && seen.add(key).size > 0;
}

type Anchor<Row> = {
  fetchRows: FetchRows<Row>;
  size: number;
  max: number;
  begin: number;
  seen: Set<string>;
  offset: number;
};

/** The next answer that begins with a known row, or at the beginning. */
async function anchored<Row>({
  fetchRows,
  size,
  max,
  begin,
  seen,
  offset,
}: Anchor<Row>): Promise<Cut<Row>> {
  for (let from = offset; ; from = Math.max(begin, from - size)) {
    const cut = await fetchNext(fetchRows, { offset: from, limit: Math.min(size + 1, max) });
    const [first] = cut.rows;
    const isKnown = first !== undefined && seen.has(rowKey(first));
    if (isKnown || from <= begin) return cut;
  }
}

/** A list that has become shorter than the offset returns no rows. */
async function fetchNext<Row>(fetchRows: FetchRows<Row>, place: { offset: number; limit: number }) {
  try {
    return await fetchRows(place);
  } catch (error) {
    if (!isOutside(error)) throw error;
    return { rows: [], startIndex: place.offset, total: 0 };
  }
}

// master behavior: lists cut in memory answer 400 with this text, those cut in SQL return no rows
const isOutside = (error: unknown) =>
  isApiError(error) && error.status === 400 && error.message.includes('offset out of bounds');
