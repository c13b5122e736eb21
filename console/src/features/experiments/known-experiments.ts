import type { QueryClient } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { isSelected, type Selection } from '~/components/data-table/selection';
import { type ExperimentPage, experimentQueries } from './queries';

/** The chosen experiments that some list of the project has fetched, each as last seen. */
export function knownExperiments(
  queryClient: QueryClient,
  projectId: number,
  selection: Selection,
): Experiment[] {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: [...experimentQueries.searches(), projectId] })
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const byId = new Map<number, Experiment>();
  for (const query of queries) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    for (const { id, experiment } of page?.rows ?? [])
      if (isSelected(selection, id)) byId.set(id, experiment);
  }
  return [...byId.values()];
}
