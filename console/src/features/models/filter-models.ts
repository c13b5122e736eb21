import type { Model } from '@trainyard/sdk/types';
import type { ModelListView } from './search';

type Wish = Pick<ModelListView, 'search' | 'archived' | 'tag' | 'user' | 'workspace'>;

const holds = <Value>(chosen: readonly Value[], values: readonly Value[]) =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

/** The models that pass every filter; archived ones on request. */
export function filterModels(models: readonly Model[], wish: Wish): Model[] {
  const wanted = wish.search.toLowerCase();
  return models.filter(
    ({ archived, labels, userId, workspaceId, name, description }) =>
      (wish.archived || !archived) &&
      holds(wish.tag, labels) &&
      holds(wish.user, [userId]) &&
      holds(wish.workspace, [workspaceId]) &&
      `${name}\n${description}`.toLowerCase().includes(wanted),
  );
}

/** How many filters are set, for the button that clears them. */
export const filterCount = ({ search, tag, user, workspace }: Wish): number =>
  [search, tag, user, workspace].filter(({ length }) => length > 0).length;
