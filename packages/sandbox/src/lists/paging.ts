import { ownValue } from '@trainyard/sdk/model';
import type { OrderBy, Pagination } from '@trainyard/sdk/types';
import { invalidArgument, plainError } from '../handlers/errors';
import { type SortValue, sortRows } from './sort';

export type PageQuery = { offset?: number; limit?: number };
export type Page<Row> = { rows: Row[]; pagination: Pagination };

/**
 * Pages the lists that the master has in memory (users, workspaces, agents, …): limit 0 is all, a
 * limit past the end is cut, a negative offset counts from the end.
 * @throws MasterError 400 `offset out of bounds`; 500 for a negative limit
 */
export function pageInMemory<Row>(rows: Row[], { offset = 0, limit = 0 }: PageQuery): Page<Row> {
  const total = rows.length;
  const startIndex = offset < 0 ? total + offset : offset;
  if (startIndex < 0 || startIndex > total) throw invalidArgument('offset out of bounds');
  if (limit < 0) throw plainError('reflect.Value.Slice: slice index out of bounds');
  const endIndex = limit === 0 ? total : Math.min(total, startIndex + limit);
  return {
    rows: rows.slice(startIndex, endIndex),
    pagination: { offset, limit, startIndex, endIndex, total },
  };
}

type SortedQuery = PageQuery & { sortBy?: string; orderBy?: OrderBy };

/** Sorts rows by the key of the query, equal ones by id, and cuts a page in memory. */
export function sortedPage<Row extends { id: SortValue }>(
  rows: Row[],
  query: SortedQuery,
  sortKeys: Record<string, (row: Row) => SortValue> = {},
): Page<Row> {
  const byId = ({ id }: Row) => id;
  const keys = [ownValue(sortKeys, query.sortBy ?? '') ?? byId, byId];
  return pageInMemory(sortRows({ rows, keys, orderBy: query.orderBy }), query);
}

/** Pages the lists that are requested with a body (groups, roles). */
export function pageOfBody<Row>(
  found: readonly Row[],
  { offset = 0, limit }: { offset?: number; limit: number },
): Page<Row> {
  const rows = found.slice(offset, offset + limit);
  const endIndex = offset + rows.length;
  return {
    rows,
    pagination: { offset, limit, startIndex: offset, endIndex, total: found.length },
  };
}

/** A source of pages: an array, or a list that creates its rows on reading. */
export type Sliceable<Row> = { readonly length: number; slice(start: number, end: number): Row[] };

type SqlPageQuery = PageQuery & { zeroLimit?: number };

/**
 * Pages the lists that the master's database cuts (experiments, search, trials, …): limit 0 is
 * `zeroLimit` (100 by default), -1 all, -2 none; an offset outside gives an empty page.
 */
export function pageSql<Row>(rows: Sliceable<Row>, query: SqlPageQuery): Page<Row> {
  const { offset = 0, limit = 0, zeroLimit = 100 } = query;
  const total = rows.length;
  const start = offset < 0 ? total + offset : offset;
  const startIndex = start < 0 || start > total ? total : start;
  const endIndex = Math.min(total, startIndex + rowCount(limit === 0 ? zeroLimit : limit));
  return {
    rows: rows.slice(startIndex, endIndex),
    pagination: { offset, limit, startIndex, endIndex, total },
  };
}

const rowCount = (limit: number) => (limit === -1 ? Number.POSITIVE_INFINITY : Math.max(0, limit));
