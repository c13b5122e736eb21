import type { Model } from '@trainyard/sdk/types';
import type { ModelListView } from './search';

type ModelFilter = Pick<ModelListView, 'search' | 'archived' | 'tag' | 'user' | 'workspace'>;

const holds = <Value>(chosen: readonly Value[], values: readonly Value[]) =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

/** The models that pass every filter; archived ones on request. */
export function filterModels(models: readonly Model[], filter: ModelFilter): Model[] {
  const wanted = filter.search.toLowerCase();
  return models.filter(
    ({ archived, labels, userId, workspaceId, name, description }) =>
      (filter.archived || !archived) &&
      holds(filter.tag, labels) &&
      holds(filter.user, [userId]) &&
      holds(filter.workspace, [workspaceId]) &&
      `${name}\n${description}`.toLowerCase().includes(wanted),
  );
}

/** How many filters are set, for the button that clears them. */
export const filterCount = ({ search, tag, user, workspace }: ModelFilter): number =>
  [search, tag, user, workspace].filter(({ length }) => length > 0).length;
