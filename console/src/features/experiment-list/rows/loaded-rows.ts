import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '~/app/query-keys';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/list-search';
import type { ExperimentPage, ExperimentRow } from '~/features/experiments/queries';

type List = { projectId: number; search: ExperimentListSearch };

/** The rows of a list that have been fetched so far, each once, as last seen. */
export function loadedRows(queryClient: QueryClient, { projectId, search }: List): ExperimentRow[] {
  const { sort } = search;
  const key = [...queryKeys.experiments.searches, projectId, { ...filterOf(search), sort }];
  const byId = new Map<number, ExperimentRow>();
  for (const query of queryClient.getQueryCache().findAll({ queryKey: key })) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    for (const row of page?.rows ?? []) byId.set(row.id, row);
  }
  return [...byId.values()];
}
