import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createExperiment, isApiError, moveExperiments } from '@trainyard/sdk/calls';
import { call, changesOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { hasExceededSlots } from '~/app/open-task';
import { showSlotsWarning } from '~/app/slots-warning';
import { type BulkAnswer, bulkAnswerOf } from '~/features/experiments/bulk-answer';
import { links } from '~/lib/links';
import type { ConfigRequest } from './form-queries';

/** Creates an experiment, activates it, and opens it. Rejects with an error that the form shows. */
export function useCreateExperiment(failure: string) {
  const navigate = useNavigate();
  const { mutateAsync } = useMutation({
    mutationFn: (request: ConfigRequest) =>
      createExperiment(client, { body: { ...request, activate: true } }),
    meta: { ...changesOf(createExperiment), isRefreshAwaited: false },
    // a second try might start a second experiment
    retry: false,
  });
  return async (request: ConfigRequest) => {
    const { experiment, warnings } = await mutateAsync(request).catch((error: unknown) => {
      throw new Error(refusalOf(error) || failure, { cause: error });
    });
    if (hasExceededSlots(warnings)) showSlotsWarning();
    void navigate({ to: '/reload', search: { path: links.experiment(experiment.id) } });
  };
}

/** The message of the master; empty where no master answered. */
export const refusalOf = (error: unknown): string =>
  isApiError(error) && error.type === 'api' ? error.message : '';

export type MoveBody = Args<'moveExperiments'>['body'];

/** Moves experiments to a project and reports how many succeeded. */
export const useMoveExperiments = mutationHook(() => ({
  mutationFn: async (body: MoveBody): Promise<BulkAnswer> =>
    bulkAnswerOf((await moveExperiments(client, { body })).results),
  meta: {
    changes: (body: MoveBody) => changesOf(call(moveExperiments, { body })).changes,
    isRefreshAwaited: false,
  },
}));
