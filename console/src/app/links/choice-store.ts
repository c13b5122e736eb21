import { createPageStore } from '@trainyard/ui/lib/page-store';
import { session } from '~/app/session/session';

const nothing: ReadonlySet<never> = new Set();

/**
 * Keeps which rows of a list are selected while the page is loaded, by the id of what the list belongs
 * to: a selection is there again on the way back to the list, for the same user.
 */
export function createChoiceStore<Key>() {
  type Choices = ReadonlyMap<string, ReadonlySet<Key>>;
  const store = createPageStore<Choices>(new Map());
  const ownerKey = (ownerId: number) => `${session.token()} ${ownerId}`;
  const get = (ownerId: number): ReadonlySet<Key> => store.get().get(ownerKey(ownerId)) ?? nothing;
  const set = (ownerId: number, chosen: ReadonlySet<Key>): void =>
    store.set(new Map(store.get()).set(ownerKey(ownerId), chosen));
  return {
    get,
    set,
    /** the selection in a component, which renders again on changes */
    use: (ownerId: number): ReadonlySet<Key> => store.use().get(ownerKey(ownerId)) ?? nothing,
  };
}
