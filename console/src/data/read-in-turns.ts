import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import type { Caller } from '@trainyard/sdk/calls';

type Context = { client: QueryClient; queryKey: QueryKey };

type Options<Item, Answer> = {
  idOf: (item: Item) => string | number;
  /** part of the item that changes with its answer, where there is one */
  signOf?: (item: Item) => string | number;
  read: (caller: Caller, item: Item) => Promise<Answer>;
};

type Stored<Answer> = { answer: Answer; sign: string | number | undefined; turn: number };

/** answers that a poll reads again, so that its requests do not grow with the number of items */
const again = 2;
/** requests at a time */
const atOnce = 6;

/**
 * Returns a reader for a query that needs a request for each of many items. It reads all of them the
 * first time and after a change of what the query shows. A poll reads those that are new or whose sign
 * has changed, and of the others the two that were read the longest time ago.
 */
export function readInTurns<Item, Answer>({ idOf, signOf, read }: Options<Item, Answer>) {
  const storedBy = new WeakMap<object, Map<string | number, Stored<Answer>>>();
  let turn = 0;
  return async (
    caller: Caller,
    { client, queryKey }: Context,
    items: readonly Item[],
  ): Promise<Answer[]> => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    const former = query && !query.state.isInvalidated ? storedBy.get(query) : undefined;
    const reusable = new Map<Item, Stored<Answer>>();
    for (const item of items) {
      const stored = former?.get(idOf(item));
      if (stored && stored.sign === signOf?.(item)) reusable.set(item, stored);
    }
    const byTurn = [...reusable].toSorted(([, one], [, other]) => one.turn - other.turn);
    for (const [item] of byTurn.slice(0, again)) reusable.delete(item);
    turn += 1;
    const next = new Map<string | number, Stored<Answer>>();
    const answers = await mapWithConcurrency(items, atOnce, async (item) => {
      const stored = reusable.get(item) ?? {
        answer: await read(caller, item),
        sign: signOf?.(item),
        turn,
      };
      next.set(idOf(item), stored);
      return stored.answer;
    });
    if (query) storedBy.set(query, next);
    return answers;
  };
}
