import { type Call, type Caller, type CallOptions, operationOf } from '../client/call';
import { lazyGenerator } from '../client/lazy-generator';
import type { Args } from '../client/operation';
import type { Item, Page, PagedArgs, PagedId } from './page';

// the argument is optional if it may be empty
type Rest<Id extends PagedId> =
  Record<never, never> extends Args<Id>
    ? [args?: PagedArgs<Id>, options?: CallOptions]
    : [args: PagedArgs<Id>, options?: CallOptions];

/**
 * Returns the pages of a list, one request each: `pages(client, getExperiments, { archived: false
 * })`. `limit` in the arguments is the size of a page, 100 by default and 500 at most
 * (1,000 for the trials of an experiment, whose pages take a master as long as all of them); `offset`
 * is the start, from the end if it is negative (not for groups and roles).
 *
 * A row that exists all the time is yielded exactly once, regardless of inserts and deletes
 * meanwhile: experiments in the order of their ids continue after the last id, other lists overlap
 * by a row and step back when it has moved. Only a row that changes its own position in the order
 * can be missed. A list that has become shorter than the offset (`offset out of bounds`) ends the
 * iteration, after any rows that moved up were read.
 * @throws ApiError of type `input` for a negative limit
 */
export function pages<Id extends PagedId>(
  client: Caller,
  call: Call<Id>,
  ...[args, options]: Rest<Id>
): AsyncGenerator<Page<Item<Id>>, void, undefined> {
  const operation = operationOf(call);
  return lazyGenerator(async () => {
    const { openPages } = await import('./open-pages');
    return openPages<Id>({ client, operation, args, options });
  });
}

/** Returns the rows themselves; requests pages on demand. @throws as `pages` does */
export async function* items<Id extends PagedId>(
  client: Caller,
  call: Call<Id>,
  ...rest: Rest<Id>
): AsyncGenerator<Item<Id>, void, undefined> {
  for await (const page of pages(client, call, ...rest)) yield* page.items;
}

/** Collects the values of an iterator into an array; at most `max` of a long or endless one. */
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
