import type { Caller, CallOptions } from '../client/call';
import type { Args, Operation } from '../client/operation';
import { badInput } from '../errors/errors';
import { pagingTable } from '../generated/paging-table';
import { offsetPages } from './offset-pages';
import { type FetchRows, type Item, type Page, type PagedId, readList } from './page';

type Input<Row> = { fetchRows: FetchRows<Row>; size: number; filters: Record<string, unknown> };

/**
 * Pages of experiments in the order of their ids: each begins after the last id, so changes of
 * earlier rows do not matter. The caller's own bounds still apply.
 */
async function* keysetPages<Row>({
  fetchRows,
  size,
  filters,
}: Input<Row>): AsyncGenerator<Page<Row>, void, undefined> {
  const isDown = filters.orderBy === 'ORDER_BY_DESC';
  const bound = `experimentIdFilter.${isDown ? 'lt' : 'gt'}`;
  let last: number | undefined;
  let given = 0;
  for (;;) {
    const behind = last === undefined ? {} : { [bound]: last };
    const { rows, total } = await fetchRows({ offset: 0, limit: size, ...behind });
    const ids = rows.map(idOf);
    if (rows.length > 0 || last === undefined) yield { items: rows, total: given + total };
    given += rows.length;
    last = isDown ? Math.min(...ids) : Math.max(...ids);
    if (rows.length < size) return;
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
  args: Args<Id> | undefined;
  options: CallOptions | undefined;
};

/** The pages of a list, by the method that its kind and its order allow. */
export function openPages<Id extends PagedId>({
  client,
  operation,
  args,
  options,
}: Opening<Id>): AsyncGenerator<Page<Item<Id>>, void, undefined> {
  const { family, list } = pagingTable[operation.id];
  const given = asInputs(args);
  const inBody = family === 'C';
  const filters = inBody ? asInputs(given.body) : given;
  const { limit, offset } = filters;
  const { max } = sizesOf(operation.id);
  const size = sizeOf(limit, operation.id);
  const fetchRows: FetchRows<Item<Id>> = async (place) => {
    const cut = { ...filters, ...place };
    const next: unknown = inBody ? { ...given, body: cut } : cut;
    // the same arguments with another offset
    const answer: unknown = await client.call(operation, next as Args<Id>, options);
    return readList<Item<Id>>(answer, list);
  };
  const start = typeof offset === 'number' ? offset : 0;
  return operation.id === 'getExperiments' && start === 0 && isById(filters)
    ? keysetPages({ fetchRows, size, filters })
    : offsetPages({ fetchRows, size, max, start });
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
