import type { QueryClient } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { isSelected, type Selection } from '@trainyard/ui/table/grid/selection';
import { queryKeys } from '~/app/query-keys';
import type { ExperimentPage, ExperimentRow } from './queries';

/** The chosen experiments that some list of the project has fetched, each as last seen. */
export function cachedExperiments(
  queryClient: QueryClient,
  projectId: number,
  selection: Selection,
): Experiment[] {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys.experiments.searchesOf(projectId) })
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const byId = new Map<number, Experiment>();
  for (const query of queries) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    for (const { id, experiment } of page?.rows ?? [])
      if (isSelected(selection, id)) byId.set(id, experiment);
  }
  return [...byId.values()];
}

/** The row of an experiment as some list last fetched it; undefined where none has shown it. */
export function knownRow(
  queryClient: QueryClient,
  experimentId: number,
): ExperimentRow | undefined {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys.experiments.searches })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of queries) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    const row = page?.rows.find(({ id }) => id === experimentId);
    if (row) return row;
  }
  return undefined;
}
