import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  activateExperiment,
  activateExperiments,
  archiveExperiment,
  archiveExperiments,
  cancelExperiment,
  cancelExperiments,
  deleteExperiment,
  deleteExperiments,
  killExperiment,
  killExperiments,
  pauseExperiment,
  pauseExperiments,
  unarchiveExperiment,
  unarchiveExperiments,
} from '@trainyard/sdk/calls';
import type { Args, ExperimentActionResult } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import type { LifecycleAction } from './actions';
import type { BulkResult } from './bulk-messages';
import { afterAction } from './expected-change';
import { type ExperimentDetail, type ExperimentPage, experimentQueries } from './queries';

const callOne: Record<LifecycleAction, (experimentId: number) => Promise<unknown>> = {
  activate: (id) => activateExperiment(client, { id }),
  pause: (id) => pauseExperiment(client, { id }),
  cancel: (id) => cancelExperiment(client, { id }),
  kill: (id) => killExperiment(client, { id }),
  archive: (id) => archiveExperiment(client, { id }),
  unarchive: (id) => unarchiveExperiment(client, { id }),
  delete: (experimentId) => deleteExperiment(client, { experimentId }),
};

type BulkBody = Args<'pauseExperiments'>['body'];
type BulkCall = (body: BulkBody) => Promise<{ results: ExperimentActionResult[] }>;

const callMany: Record<LifecycleAction, BulkCall> = {
  activate: (body) => activateExperiments(client, { body }),
  pause: (body) => pauseExperiments(client, { body }),
  cancel: (body) => cancelExperiments(client, { body }),
  kill: (body) => killExperiments(client, { body }),
  archive: (body) => archiveExperiments(client, { body }),
  unarchive: (body) => unarchiveExperiments(client, { body }),
  delete: (body) => deleteExperiments(client, { body }),
};

/** Shows the likely outcome in every list and detail that holds the experiments. */
function showOutcome(queryClient: QueryClient, action: LifecycleAction, ids: ReadonlySet<number>) {
  queryClient.setQueriesData<ExperimentPage>({ queryKey: experimentQueries.searches() }, (page) =>
    page === undefined
      ? undefined
      : {
          ...page,
          rows: page.rows.map((row) =>
            ids.has(row.id) ? { ...row, experiment: afterAction(row.experiment, action) } : row,
          ),
        },
  );
  queryClient.setQueriesData<ExperimentDetail>(
    { queryKey: experimentQueries.details() },
    (detail) =>
      detail?.experiment && ids.has(detail.experiment.id)
        ? { ...detail, experiment: afterAction(detail.experiment, action) }
        : detail,
  );
}

type One = { action: LifecycleAction; experimentId: number };

/** Does one thing to one experiment; lists and details show the outcome before the answer is here. */
export function useExperimentAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ action, experimentId }: One) => callOne[action](experimentId),
    onMutate: async ({ action, experimentId }) => {
      // an answer that left the master before the action must not undo what is shown
      await queryClient.cancelQueries({ queryKey: experimentQueries.all() });
      showOutcome(queryClient, action, new Set([experimentId]));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: experimentQueries.all() }),
  });
}

type Many = { action: LifecycleAction } & BulkBody;

/**
 * Does one thing to many experiments. With `filters` the master picks them and the ids are ignored;
 * without, an empty list is answered here, since the master refuses one.
 */
export function useBulkExperimentAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, ...body }: Many): Promise<BulkResult> => {
      if (!body.filters && body.experimentIds.length === 0) return { done: 0, failed: 0 };
      const { results } = await callMany[action](body);
      const failed = results.filter((result) => result.error !== '').length;
      return { done: results.length - failed, failed };
    },
    onMutate: async ({ action, experimentIds }) => {
      await queryClient.cancelQueries({ queryKey: experimentQueries.all() });
      showOutcome(queryClient, action, new Set(experimentIds));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: experimentQueries.all() }),
  });
}
