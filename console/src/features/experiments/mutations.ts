import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@trainyard/sdk/calls';
import type { ExperimentActionResult } from '@trainyard/sdk/types';
import type { BulkBody } from './action-calls';
import type { LifecycleAction } from './actions';
import { afterAction } from './expected-change';
import { type BulkAnswer, bulkAnswerOf } from './list/bulk-messages';
import { type ExperimentDetail, type ExperimentPage, experimentQueries } from './queries';

// most visits only read: the calls come with the first act
const actionCalls = () => import('./action-calls');

/** Cancels experiments that wait in the queue, with an Undo for 8 s; see `cancel-queued.ts`. */
export const cancelQueued: typeof import('./cancel-queued').cancelQueued = async (...args) =>
  (await import('./cancel-queued')).cancelQueued(...args);

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

/** Tells when the master is done deleting; names are read before the rows are gone. */
function followDeletion(queryClient: QueryClient, ids: readonly number[]) {
  const named = ids.map((id) => ({ id, name: nameOf(queryClient, id) }));
  void import('./watch-deletion').then((module) => module.watchDeletion(queryClient, named));
}

function nameOf(queryClient: QueryClient, id: number): string {
  const detail = queryClient.getQueryData(experimentQueries.detail(id).queryKey);
  const row = queryClient
    .getQueriesData<ExperimentPage>({ queryKey: experimentQueries.searches() })
    .flatMap(([, page]) => page?.rows ?? [])
    .find((each) => each.id === id);
  return (detail?.experiment ?? row?.experiment)?.name ?? `experiment ${id}`;
}

type One = { action: LifecycleAction; experimentId: number };

/** Does one thing to one experiment; lists and details show the outcome before the answer is here. */
export function useExperimentAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, experimentId }: One) => {
      const { callOne } = await actionCalls();
      return callOne[action](experimentId);
    },
    onMutate: async ({ action, experimentId }) => {
      // an answer that left the master before the action must not undo what is shown
      await queryClient.cancelQueries({ queryKey: experimentQueries.all() });
      showOutcome(queryClient, action, new Set([experimentId]));
    },
    onSuccess: (_answer, { action, experimentId }) => {
      if (action === 'delete') followDeletion(queryClient, [experimentId]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: experimentQueries.all() }),
    // whoever asked says what failed, in words that name the experiments
    meta: { isSilent: true },
  });
}

/** A master whose filters find nothing to act on answers with its database's error. */
function noneFound(error: unknown): { results: ExperimentActionResult[] } {
  if (isApiError(error) && error.message.includes('SQLSTATE 42601')) return { results: [] };
  throw error;
}

type Many = { action: LifecycleAction } & BulkBody;

/**
 * Does one thing to many experiments. With `filters` the master picks them and the ids are ignored;
 * without, an empty list is answered here, since the master refuses one.
 */
export function useBulkExperimentAction() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, ...body }: Many): Promise<BulkAnswer> => {
      if (!body.filters && body.experimentIds.length === 0) return bulkAnswerOf([]);
      const { callMany } = await actionCalls();
      const { results } = await callMany[action](body).catch(noneFound);
      return bulkAnswerOf(results);
    },
    onMutate: async ({ action, experimentIds }) => {
      await queryClient.cancelQueries({ queryKey: experimentQueries.all() });
      showOutcome(queryClient, action, new Set(experimentIds));
    },
    onSuccess: ({ doneIds }, { action }) => {
      if (action === 'delete') followDeletion(queryClient, doneIds);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: experimentQueries.all() }),
    // whoever asked says what failed, in words that name the experiments
    meta: { isSilent: true },
  });
}
