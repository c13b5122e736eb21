import { createPageStore } from '@trainyard/ui/lib/page-store';
import { session } from '~/app/session/session';

const noChoices: ReadonlySet<never> = new Set();

/**
 * Keeps the selected rows of each list until the page is reloaded, so that a user who returns to a
 * list finds the selection again. The key is the signed-in user and the id of the owner of the
 * list, such as a project.
 */
export function createChoiceStore<Key>() {
  type Choices = ReadonlyMap<string, ReadonlySet<Key>>;
  const store = createPageStore<Choices>(new Map());
  const ownerKey = (ownerId: number) => `${session.token()} ${ownerId}`;
  const get = (ownerId: number): ReadonlySet<Key> =>
    store.get().get(ownerKey(ownerId)) ?? noChoices;
  const set = (ownerId: number, chosen: ReadonlySet<Key>): void =>
    store.set(new Map(store.get()).set(ownerKey(ownerId), chosen));
  return {
    get,
    set,
    /** the selection in a component, which renders again on changes */
    use: (ownerId: number): ReadonlySet<Key> => store.use().get(ownerKey(ownerId)) ?? noChoices,
  };
}
