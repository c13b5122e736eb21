import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  createExperiment,
  isApiError,
  moveExperiments,
  patchExperiment,
} from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { hasExceededSlots } from '~/app/open-task';
import { showSlotsWarning } from '~/app/slots-warning';
import { links } from '~/lib/links';
import { type BulkAnswer, bulkAnswerOf } from '../list/bulk-messages';
import { type ExperimentDetail, experimentQueries } from '../queries';
import type { ConfigRequest } from './form-queries';

/** Makes an experiment, sets it going, and goes to it. Rejects with what the form should say. */
export function useCreateExperiment(failure: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation({
    mutationFn: (request: ConfigRequest) =>
      createExperiment(client, { body: { ...request, activate: true } }),
    // a second try might start a second experiment
    retry: false,
    meta: { isSilent: true },
  });
  return async (request: ConfigRequest) => {
    const { experiment, warnings } = await mutateAsync(request).catch((error: unknown) => {
      throw new Error(refusalOf(error) || failure, { cause: error });
    });
    if (hasExceededSlots(warnings)) showSlotsWarning();
    void queryClient.invalidateQueries({ queryKey: experimentQueries.searches() });
    void navigate({ to: '/reload', search: { path: links.experiment(experiment.id) } });
  };
}

/** What the master said; nothing where there was no master to say it. */
export const refusalOf = (error: unknown): string =>
  isApiError(error) && error.type === 'api' ? error.message : '';

type Texts = { experimentId: number; name: string; description: string };

export function useEditExperiment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ experimentId, ...body }: Texts) =>
      patchExperiment(client, { experimentId, body }),
    onSuccess: (_answer, { experimentId, ...texts }) =>
      queryClient.setQueryData<ExperimentDetail>(
        experimentQueries.detail(experimentId).queryKey,
        (detail) =>
          detail?.experiment
            ? { ...detail, experiment: { ...detail.experiment, ...texts } }
            : detail,
      ),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: experimentQueries.all() }),
    meta: { isSilent: true },
  });
}

export type MoveBody = Args<'moveExperiments'>['body'];

/** Moves experiments to a project and says how many came through. */
export function useMoveExperiments() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: MoveBody): Promise<BulkAnswer> =>
      bulkAnswerOf((await moveExperiments(client, { body })).results),
    onSettled: () => {
      // projects say how many experiments they hold
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      void queryClient.invalidateQueries({ queryKey: experimentQueries.all() });
    },
    meta: { isSilent: true },
  });
}
