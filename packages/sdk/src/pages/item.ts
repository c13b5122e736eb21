import type { Answer } from '../client/operation';
import type { pagingTable } from '../generated/paging-table';

/** The calls whose lists come in pages. */
export type PagedId = keyof typeof pagingTable;
type ListOf<Id extends PagedId> = (typeof pagingTable)[Id]['list'];
type RowsOf<Id extends PagedId> = Answer<Id>[ListOf<Id> & keyof Answer<Id>];
/** One row of such a list. */
export type Item<Id extends PagedId> = RowsOf<Id> extends ReadonlyArray<infer Row> ? Row : never;
