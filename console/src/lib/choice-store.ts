import { createPageStore } from '@trainyard/ui/lib/page-store';

const nothing: ReadonlySet<never> = new Set();

/**
 * Keeps which rows of a list are selected while the page is loaded, by the id of what the list belongs
 * to: a selection is there again on the way back to the list.
 */
export function createChoiceStore<Key>() {
  const store = createPageStore<ReadonlyMap<number, ReadonlySet<Key>>>(new Map());
  const get = (ownerId: number): ReadonlySet<Key> => store.get().get(ownerId) ?? nothing;
  const set = (ownerId: number, chosen: ReadonlySet<Key>): void =>
    store.set(new Map(store.get()).set(ownerId, chosen));
  return {
    get,
    set,
    /** the selection in a component, which renders again on changes */
    use: (ownerId: number): ReadonlySet<Key> => store.use().get(ownerId) ?? nothing,
  };
}
