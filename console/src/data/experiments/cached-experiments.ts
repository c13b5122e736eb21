import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf } from '@trainyard/sdk/query';
import type { Experiment } from '@trainyard/sdk/types';
import { isSelected, type Selection } from '@trainyard/ui/table/grid/selection';
import {
  type ExperimentPage,
  type ExperimentRow,
  experimentDetailsKey,
  experimentReader,
} from './experiments';

/** The beginning of the keys of all rows of experiments. */
export const experimentRowsKey = keyOf(experimentReader.name);

/** Drops answers that left the master before a change: they must not undo what is shown. */
export const cancelReads = (queryClient: QueryClient) =>
  Promise.all(
    [experimentRowsKey, experimentDetailsKey].map((queryKey) =>
      queryClient.cancelQueries({ queryKey }),
    ),
  );

/** The chosen experiments that some list of the project has fetched, each as last seen. */
export function cachedExperiments(
  queryClient: QueryClient,
  projectId: number,
  selection: Selection,
): Experiment[] {
  return cachedRows(queryClient, keyOf(experimentReader.name, { projectId }), selection).map(
    ({ experiment }) => experiment,
  );
}

/** The chosen rows that some list below a key has fetched, each as last seen. */
export function cachedRows(
  queryClient: QueryClient,
  queryKey: QueryKey,
  selection: Selection,
): ExperimentRow[] {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  const byId = new Map<number, ExperimentRow>();
  for (const query of queries) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    for (const row of page?.rows ?? []) if (isSelected(selection, row.id)) byId.set(row.id, row);
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
    .findAll({ queryKey: experimentRowsKey })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of queries) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    const row = page?.rows.find(({ id }) => id === experimentId);
    if (row) return row;
  }
  return undefined;
}

/** Changes experiments in every list that holds them, before the master has answered. */
export function changeCachedRows(
  queryClient: QueryClient,
  ids: ReadonlySet<number>,
  change: Partial<Experiment>,
): void {
  const changed = (row: ExperimentRow) =>
    ids.has(row.id) ? { ...row, experiment: { ...row.experiment, ...change } } : row;
  queryClient.setQueriesData<ExperimentPage>(
    { queryKey: experimentRowsKey },
    (page) => page && { ...page, rows: page.rows.map(changed) },
  );
}
