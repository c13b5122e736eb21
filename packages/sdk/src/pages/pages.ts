import { type Call, type Caller, type CallOptions, operationOf } from '../client/call';
import { lazyGenerator } from '../client/lazy-generator';
import type { Args } from '../client/operation';
import type { Item, Page, PagedId } from './page';

// an argument that may be empty may be left out
type Rest<Id extends PagedId> =
  Record<never, never> extends Args<Id>
    ? [args?: Args<Id>, options?: CallOptions]
    : [args: Args<Id>, options?: CallOptions];

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
  return lazyGenerator(async () => {
    const { openPages } = await import('./open-pages');
    return openPages<Id>({ client, operation, args, options });
  });
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
