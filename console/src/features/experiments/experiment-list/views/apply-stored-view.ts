import type { QueryClient } from '@tanstack/react-query';
import { supports } from '~/app/abilities';
import { settingsQuery } from '~/data/settings';
import { type ExperimentListSearch, holdsView } from '~/features/experiments/base/list-search';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { viewPath } from './view-path';

/**
 * Returns the link to redirect to: with the filter of another console's link converted, or, for a
 * link without a view, with the view that the user used last. Undefined if no redirect is needed.
 */
export async function viewToApply(
  queryClient: QueryClient,
  { projectId, list = 'experiments' }: { projectId: number; list?: ListSource['name'] },
  search: ExperimentListSearch,
): Promise<Partial<ExperimentListSearch> | undefined> {
  if (search.filterset !== undefined) {
    const { ownFilter } = await import('~/features/experiments/base/filter/linked-filter');
    return ownFilter(queryClient, search.filterset);
  }
  if (holdsView(search)) return undefined;
  const settings = await queryClient.ensureQueryData(settingsQuery).catch(() => ({}));
  const stored = new Map(Object.entries(settings)).get(viewPath(projectId, list));
  if (stored === undefined) return undefined;
  // it reads columns, and few links need it: it is with the page
  const { leftView } = await import('./left-view');
  const view = await leftView(queryClient, stored);
  return holdsView({ ...search, ...view }) ? view : undefined;
}

/**
 * Returns a link or stored view of another master as this one takes it. Undefined where nothing
 * changes: only links to a master with statistics that name a validation metric are read further.
 */
export async function currentView(
  search: ExperimentListSearch,
): Promise<Partial<ExperimentListSearch> | undefined> {
  if (!supports('metricStatistics') || !JSON.stringify(search).includes('validation')) return;
  const { viewOfMaster } = await import('./other-master');
  return viewOfMaster(search);
}
