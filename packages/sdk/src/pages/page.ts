import type { AcceptedArgs, Answer, Args } from '../client/operation';
import { badResponse } from '../errors/errors';
import type { pagingTable } from '../generated/paging-table';

/** A page of a list. */
export type Page<Row> = {
  items: Row[];
  /** number of rows in the whole list in the latest answer, after filters */
  total: number;
};

/** A page, and where the next one starts; undefined after the last page. */
export type PlacedPage<Row, Place> = { page: Page<Row>; next: Place | undefined };

/** Rows of one answer, and their position in the list. */
export type Cut<Row> = { rows: Row[]; startIndex: number; total: number };

export type Place = { offset?: number; limit: number } & Record<string, unknown>;
export type FetchRows<Row> = (place: Place) => Promise<Cut<Row>>;

/** The rows and the position of a decoded answer. */
export function readList<Row>(answer: unknown, list: string): Cut<Row> {
  const { [list]: rows, pagination } = answer as Record<string, unknown>;
  if (!Array.isArray(rows)) throw badResponse(list, `${list} is not a list.`);
  const { startIndex = 0, total = rows.length } = (pagination ?? {}) as Partial<Cut<Row>>;
  return { rows, startIndex, total };
}

/**
 * Arguments of a list that is read as a whole: a `limit` that the call requires is only the size of
 * a page here, and may be left out.
 */
export type WithoutSize<Sized> = Sized extends { body: { limit: number } }
  ? Omit<Sized, 'body'> & {
      body: Omit<Sized['body'], 'limit'> & { limit?: number };
    }
  : Sized;

/** The calls with paged lists. */
export type PagedId = keyof typeof pagingTable;
/** The arguments of `pages` and `items`. */
export type PagedArgs<Id extends PagedId> = AcceptedArgs<Id> | WithoutSize<Args<Id>>;
type ListOf<Id extends PagedId> = (typeof pagingTable)[Id]['list'];
type RowsOf<Id extends PagedId> = Answer<Id>[ListOf<Id> & keyof Answer<Id>];
/** One row of such a list. */
export type Item<Id extends PagedId> = RowsOf<Id> extends ReadonlyArray<infer Row> ? Row : never;
