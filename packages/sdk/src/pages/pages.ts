import type { Call, Caller, CallOptions } from '../call';
import { badInput } from '../errors';
import { pagingTable } from '../generated/paging-table';
import type { Answer, Args } from '../operation';
import { operationOf } from '../operation-of';
import { keysetPages } from './keyset-pages';
import { offsetPages } from './offset-pages';
import { type Ask, type Page, readList } from './page';

/** The calls whose lists come in pages. */
export type PagedId = keyof typeof pagingTable;
type ListOf<Id extends PagedId> = (typeof pagingTable)[Id]['list'];
type RowsOf<Id extends PagedId> = Answer<Id>[ListOf<Id> & keyof Answer<Id>];
/** One row of such a list. */
export type Item<Id extends PagedId> = RowsOf<Id> extends ReadonlyArray<infer Row> ? Row : never;

// an argument that may be empty may be left out
type Rest<Id extends PagedId> =
  Record<never, never> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];

// groups and roles refuse more
const mostRows = 500;
const usualRows = 100;

/**
 * The pages of a list, one request each: `pages(client, getExperiments, { archived: false })`.
 * `limit` in the arguments is the size of a page, 100 unless said and 500 at most; `offset` is
 * where to begin, from the end where it is negative (not for groups and roles).
 *
 * A row that is there all the time comes exactly once, however many others are inserted or deleted
 * meanwhile: experiments in the order of their ids go on behind the last id, other lists overlap by
 * a row and step back when it has moved. Only a row whose own place in the order changes can be
 * missed. A list that has become shorter than where we are (`offset out of bounds`) ends it, once
 * nothing that moved up was passed over.
 * @throws ApiError of type `input` for a negative limit
 */
export function pages<Id extends PagedId>(
  client: Caller,
  call: Call<Id>,
  ...[args, options]: Rest<Id>
): AsyncGenerator<Page<Item<Id>>, void, undefined> {
  const operation = operationOf(call);
  const { family, list } = pagingTable[operation.id];
  const given = asInputs(args);
  const inBody = family === 'C';
  const filters = inBody ? asInputs(given.body) : given;
  const { limit, offset } = filters;
  const size = sizeOf(limit, operation.id);
  const ask: Ask<Item<Id>> = async (place) => {
    const cut = { ...filters, ...place };
    const next: unknown = inBody ? { ...given, body: cut } : cut;
    // the same arguments with another place
    const answer: unknown = await client.call(operation, next as Args<Id>, options);
    return readList<Item<Id>>(answer, list);
  };
  const start = typeof offset === 'number' ? offset : 0;
  return operation.id === 'getExperiments' && start === 0 && isById(filters)
    ? keysetPages({ ask, size, filters })
    : offsetPages({ ask, size, start });
}

/** The rows themselves, page by page as they are asked for. @throws as `pages` does */
export async function* items<Id extends PagedId>(
  client: Caller,
  call: Call<Id>,
  ...rest: Rest<Id>
): AsyncGenerator<Item<Id>, void, undefined> {
  for await (const page of pages(client, call, ...rest)) yield* page.items;
}

/** All that an iterator gives, in an array; of an endless or a long one the first `max`. */
export async function collect<T>(
  values: AsyncIterable<T>,
  { max = Number.POSITIVE_INFINITY }: { max?: number } = {},
): Promise<T[]> {
  const all: T[] = [];
  if (max <= 0) return all;
  for await (const value of values) {
    all.push(value);
    if (all.length >= max) break;
  }
  return all;
}

type Inputs = Record<string, unknown>;
const asInputs = (value: unknown): Inputs =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function sizeOf(limit: unknown, operation: string): number {
  if (typeof limit !== 'number' || limit === 0) return usualRows;
  if (limit > 0) return Math.min(limit, mostRows);
  throw badInput(`limit is the size of a page of ${operation} and cannot be ${limit}`, operation);
}

const isById = ({ sortBy }: Inputs) =>
  sortBy === undefined || sortBy === 'SORT_BY_UNSPECIFIED' || sortBy === 'SORT_BY_ID';
