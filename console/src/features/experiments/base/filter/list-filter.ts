import type { QueryClient } from '@tanstack/react-query';
import { type NamedFilter, toFilterText } from './filter-text';
import { type PinnedIds, withPinnedIds } from './pinned-filter';

/** The filter of the list; `filter` is a line such as `state = ERROR and hp.lr > 0.01`. */
export type ExperimentFilter = NamedFilter & { filter: string };

/**
 * Returns the `filter` text of the search call with the conditions of the line; loads the users,
 * whose names a line may contain. @throws UnreadableLink where the line cannot be read
 */
export async function filterText(filter: ExperimentFilter, queryClient: QueryClient) {
  if (filter.filter === '') return toFilterText(filter);
  // few links have a line: the code that reads it is with the page
  const { linkedFilterText } = await import('./linked-filter');
  return linkedFilterText(filter, queryClient);
}

/** The same, including or excluding rows by id, such as pinned ones. */
export async function filterTextWithIds(
  filter: ExperimentFilter & PinnedIds,
  queryClient: QueryClient,
) {
  const text = await filterText(filter, queryClient);
  if (!filter.only && !filter.without) return text;
  return withPinnedIds(text, filter);
}

/** The same filter for calls on many experiments, which do not accept the search filter. */
export const toBulkFilters = (
  projectId: number,
  { name, archived }: NamedFilter,
  excludedExperimentIds: number[],
) => ({
  projectId,
  excludedExperimentIds,
  ...(name.trim() === '' ? {} : { name: name.trim() }),
  ...(archived ? {} : { archived: false }),
});

export const isFiltered = ({ name, filter }: Omit<ExperimentFilter, 'archived'>) =>
  name.trim() !== '' || filter !== '';
