import type { QueryClient } from '@tanstack/react-query';
import { type ExperimentDetail, experimentDetailsKey, experimentQueries } from '~/data/experiments';
import { changeCachedRows, knownRow } from './cached-experiments';
import { type LifecycleAction, lifecycle } from './lifecycle';
import { watchDeletion } from './watch-deletion';

/** Shows the likely outcome in every list and detail that holds the experiments. */
export function showOutcome(
  queryClient: QueryClient,
  action: LifecycleAction,
  ids: ReadonlySet<number>,
) {
  const { expected } = lifecycle[action];
  changeCachedRows(queryClient, ids, expected);
  queryClient.setQueriesData<ExperimentDetail>({ queryKey: experimentDetailsKey }, (detail) =>
    detail?.experiment && ids.has(detail.experiment.id)
      ? { ...detail, experiment: { ...detail.experiment, ...expected } }
      : detail,
  );
}

/** Reports when the master has finished deleting; names are read before the rows are gone. */
export function followDeletion(queryClient: QueryClient, ids: readonly number[]) {
  const named = ids.map((id) => ({ id, name: nameOf(queryClient, id) }));
  watchDeletion(queryClient, named);
}

function nameOf(queryClient: QueryClient, id: number): string {
  const detail = queryClient.getQueryData(experimentQueries.detail(id).queryKey);
  return (detail?.experiment ?? knownRow(queryClient, id)?.experiment)?.name ?? `experiment ${id}`;
}
