import type { QueryClient } from '@tanstack/react-query';
import { settingsQuery } from '~/features/settings/queries';
import { type ExperimentListSearch, experimentListSearch } from './search';
import type { StoredView } from './stored-view';

const { defaults } = experimentListSearch;

/** A link that says anything about what is listed and how is followed as it is. */
const holdsView = ({ page: _, open: __, ...view }: ExperimentListSearch) =>
  Object.entries(view).some(
    ([name, value]) => String(value) !== String(defaults[name as keyof typeof view]), // names of the same object
  );

/** The view that somebody left, for a link that holds none; undefined where that is what it shows anyway. */
export async function viewToApply(
  queryClient: QueryClient,
  projectId: number,
  search: ExperimentListSearch,
): Promise<StoredView | undefined> {
  if (holdsView(search)) return undefined;
  const settings = await queryClient.ensureQueryData(settingsQuery).catch(() => ({}));
  const stored = new Map(Object.entries(settings)).get(`f_project-details-${projectId}`);
  if (stored === undefined) return undefined;
  const { storedView } = await import('./stored-view');
  const view = storedView(stored);
  return holdsView({ ...search, ...view }) ? view : undefined;
}
