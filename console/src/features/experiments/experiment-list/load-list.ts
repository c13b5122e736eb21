import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { supports } from '~/app/abilities';
import { idOf } from '~/app/errors/page-message';
import { cancelUnseen, loadQuery } from '~/app/loading/load-query';
import { settingsQuery } from '~/data/settings';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { loadColumnChoice } from './columns/column-choice';
import { firstBlock } from './list-keys';
import type { ListSource } from './list-source';
import { pinsOf } from './rows/stored-pins';
import { currentView, viewToApply } from './views/apply-stored-view';

type Visit = {
  context: { queryClient: QueryClient };
  params: { projectId: string };
  deps: ExperimentListSearch;
  cause: 'enter' | 'stay' | 'preload';
  location: { search: object };
  abortController: AbortController;
};

/**
 * Loads the first rows of a list, and redirects a link without a view to the user's last view. Does
 * not reject where rows cannot be loaded: that error is shown below the toolbar, where the search
 * that caused it can be changed. Redirects to the experiments if the master has no runs.
 */
export async function loadList(
  source: Pick<ListSource, 'name' | 'query'>,
  { context: { queryClient }, params, deps, cause, location, abortController }: Visit,
): Promise<void> {
  const list = source.name;
  if (list !== 'experiments' && !supports('runs'))
    throw redirect({ to: '/projects/$projectId/experiments', params, replace: true });
  const projectId = idOf(params.projectId, 'Project');
  const toView = (view: Partial<ExperimentListSearch>) =>
    redirect({
      to: `/projects/$projectId/${list}`,
      params,
      search: { ...location.search, ...deps, ...view },
      replace: true,
    });
  const current = await currentView(deps);
  if (current) throw toView(current);
  // the stored view applies only when the page opens: within the page, a link without a view is an
  // earlier view
  const view =
    cause === 'stay' ? undefined : await viewToApply(queryClient, { projectId, list }, deps);
  if (view) throw toView(view);
  // the link follows the scrolling of a list that has requested its rows already
  if (cause === 'stay' && deps.pageSize === 0 && deps.page > 0) return;
  const rows = firstRows(source, queryClient, projectId, deps);
  const linked = { ...location.search };
  if (cause === 'enter' && ('board' in linked || 'boardFirst' in linked))
    void import('./board/load-board')
      .then(({ loadBoard }) => loadBoard(queryClient, { source, projectId, list: deps, linked }))
      // the board tries again, and reports what fails
      .catch(() => undefined);
  // queries of a slow master slow each other down: cancels one that the next link does not need
  abortController.signal.addEventListener('abort', () => cancelUnseen(queryClient, rows));
  const choice = deps.columns.length === 0 ? loadColumnChoice() : undefined;
  await loadQuery(queryClient, rows).catch(() => undefined);
  // without it the list has the columns at first
  await choice?.catch(() => undefined);
}

/** The query of the first rows that a link shows; without pinned rows, if the settings are loaded. */
function firstRows(
  { name, query }: Pick<ListSource, 'name' | 'query'>,
  queryClient: QueryClient,
  projectId: number,
  search: ExperimentListSearch,
) {
  const pins = pinsOf(queryClient.getQueryData(settingsQuery.queryKey), projectId, name);
  return query(projectId, firstBlock(search, pins));
}
