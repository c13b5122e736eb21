import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { supports } from '~/app/abilities';
import { idOf } from '~/app/errors/page-message';
import { cancelUnseen, loadQuery } from '~/app/loading/load-query';
import { masterQuery } from '~/data/session';
import { settingsQuery } from '~/data/settings';
import { firstBlock } from '~/features/experiment-list/list-keys';
import { pinsOf } from '~/features/experiment-list/rows/pins';
import { currentView, viewToApply } from '~/features/experiment-list/views/apply-stored-view';
import { runsQuery } from '~/features/experiment-runs/run-reader';
import { searchesQuery } from '~/features/experiment-runs/search-source';
import type { ExperimentListSearch } from '~/features/experiments/list-search';

type Visit = {
  context: { queryClient: QueryClient };
  params: { projectId: string };
  deps: ExperimentListSearch;
  cause: 'enter' | 'stay' | 'preload';
  location: { search: object };
  abortController: AbortController;
};

const queries = { runs: runsQuery, searches: searchesQuery };

/**
 * Loads the first rows of a list that only newer masters have, and redirects a link without a view
 * to the user's last view. Redirects to the experiments if the master has no runs.
 */
export async function loadList(
  list: keyof typeof queries,
  { context: { queryClient }, params, deps, cause, location, abortController }: Visit,
): Promise<void> {
  await queryClient.ensureQueryData(masterQuery);
  if (!supports('runs'))
    throw redirect({ to: '/projects/$projectId/experiments', params, replace: true });
  const projectId = idOf(params.projectId, 'Project');
  const leadTo = (view: Partial<ExperimentListSearch>) =>
    redirect({
      to: `/projects/$projectId/${list}`,
      params,
      search: { ...location.search, ...deps, ...view },
      replace: true,
    });
  const current = await currentView(deps);
  if (current) throw leadTo(current);
  const pins = pinsOf(queryClient.getQueryData(settingsQuery.queryKey), projectId, list);
  const first = { ...firstBlock(deps), ...(pins.length > 0 && { without: pins }) };
  const rows = queries[list](projectId, first);
  const isScrolled = cause === 'stay' && deps.pageSize === 0 && deps.page > 0;
  const loading = isScrolled ? undefined : loadQuery(queryClient, rows).catch(() => undefined);
  abortController.signal.addEventListener('abort', () => cancelUnseen(queryClient, rows));
  const view =
    cause === 'stay' ? undefined : await viewToApply(queryClient, { projectId, list }, deps);
  if (view) throw leadTo(view);
  await loading;
}
