import type { Caller, CallOptions } from '../client/call';
import type { Args, Operation } from '../client/operation';
import { badInput } from '../errors/errors';
import { pagingTable } from '../generated/paging-table';
import { type OffsetPlace, offsetPages } from './offset-pages';
import {
  type FetchRows,
  type Item,
  type Page,
  type PagedArgs,
  type PagedId,
  type PlacedPage,
  readList,
} from './page';

/** Where the next page of experiments in the order of their ids starts. */
type KeysetPlace = { lastId: number; count: number };

/** Where the next page of a list starts. */
export type PagePlace = OffsetPlace | KeysetPlace;

type Input<Row> = {
  fetchRows: FetchRows<Row>;
  size: number;
  filters: Record<string, unknown>;
  /** continues after a page that was read before */
  after: KeysetPlace | undefined;
};

/**
 * Pages of experiments in the order of their ids: each begins after the last id, so changes of
 * earlier rows do not matter. The caller's own bounds still apply.
 */
async function* keysetPages<Row>({
  fetchRows,
  size,
  filters,
  after,
}: Input<Row>): AsyncGenerator<PlacedPage<Row, KeysetPlace>, void, undefined> {
  const isDown = filters.orderBy === 'ORDER_BY_DESC';
  const bound = `experimentIdFilter.${isDown ? 'lt' : 'gt'}`;
  let place = after;
  for (let isFirst = true; ; isFirst = false) {
    const behind = place ? { [bound]: place.lastId } : {};
    const { rows, total } = await fetchRows({ offset: 0, limit: size, ...behind });
    const ids = rows.map(idOf);
    const rowsBefore: number = place?.count ?? 0;
    const page = { items: rows, total: rowsBefore + total };
    const lastId = isDown ? Math.min(...ids) : Math.max(...ids);
    place = rows.length < size ? undefined : { lastId, count: rowsBefore + rows.length };
    if (rows.length > 0 || isFirst) yield { page, next: place };
    if (!place) return;
  }
}

const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? Number(row.id) : Number.NaN;

/** Rows of a page: those that a master may be asked for, and those without a `limit`. */
type PageSizes = { max: number; initial: number };

// groups and roles reject more
const defaultSizes: PageSizes = { max: 500, initial: 100 };
// every page of a search takes 0.23.4 as long as all of its trials: 10 s for 1,000 of them
const ofTrials: PageSizes = { max: 1000, initial: 1000 };

const sizesOf = (operation: string): PageSizes =>
  operation === 'getExperimentTrials' ? ofTrials : defaultSizes;

type Opening<Id extends PagedId> = {
  client: Caller;
  operation: Operation<Id>;
  args: PagedArgs<Id> | undefined;
  options: CallOptions | undefined;
};

/** The pages of a list, by the method that its kind and its order allow. */
export async function* openPages<Id extends PagedId>(
  opening: Opening<Id>,
): AsyncGenerator<Page<Item<Id>>, void, undefined> {
  for await (const { page } of placedPages(opening)) yield page;
}

/** The first page of a list, or the one that starts at a place, and where the next one starts. */
export async function fetchPage<Id extends PagedId>(
  opening: Opening<Id> & { after: PagePlace | undefined },
): Promise<PlacedPage<Item<Id>, PagePlace>> {
  for await (const page of placedPages(opening)) return page;
  return { page: { items: [], total: 0 }, next: undefined };
}

function placedPages<Id extends PagedId>({
  client,
  operation,
  args,
  options,
  after,
}: Opening<Id> & { after?: PagePlace | undefined }): AsyncGenerator<
  PlacedPage<Item<Id>, PagePlace>,
  void,
  undefined
> {
  const { family, list } = pagingTable[operation.id];
  const inputs = asInputs(args);
  const inBody = family === 'C';
  const filters = inBody ? asInputs(inputs.body) : inputs;
  const { limit, offset } = filters;
  const { max } = sizesOf(operation.id);
  const size = sizeOf(limit, operation.id);
  const fetchRows: FetchRows<Item<Id>> = async (place) => {
    const cut = { ...filters, ...place };
    const next: unknown = inBody ? { ...inputs, body: cut } : cut;
    // the same arguments with another offset
    const answer: unknown = await client.call(operation, next as Args<Id>, options);
    return readList<Item<Id>>(answer, list);
  };
  const start = typeof offset === 'number' ? offset : 0;
  if (operation.id === 'getExperiments' && start === 0 && isById(filters)) {
    const place = after && 'lastId' in after ? after : undefined;
    return keysetPages({ fetchRows, size, filters, after: place });
  }
  const place = after && 'keys' in after ? after : undefined;
  return offsetPages({ fetchRows, size, max, start, after: place });
}

type Inputs = Record<string, unknown>;
const asInputs = (value: unknown): Inputs =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function sizeOf(limit: unknown, operation: string): number {
  const { max, initial } = sizesOf(operation);
  if (typeof limit !== 'number' || limit === 0) return initial;
  if (limit > 0) return Math.min(limit, max);
  throw badInput(`limit is the size of a page of ${operation} and cannot be ${limit}`, operation);
}

const isById = ({ sortBy }: Inputs) =>
  sortBy === undefined || sortBy === 'SORT_BY_UNSPECIFIED' || sortBy === 'SORT_BY_ID';
