import { useNavigate } from '@tanstack/react-router';
import type { Caller } from '@trainyard/sdk/calls';
import { createExperiment, isApiError, moveExperiments } from '@trainyard/sdk/calls';
import type { Args, Experiment } from '@trainyard/sdk/types';
import {
  putExperimentRetainLogs,
  putExperimentsRetainLogs,
  putTrialRetainLogs,
} from '@trainyard/sdk/v038';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { useState } from 'react';
import { mutationHook } from '~/app/actions/mutation-hook';
import { messageOf } from '~/app/errors/report-error';
import { hasExceededSlots } from '~/app/tasks/open-task';
import { showSlotsWarning } from '~/app/tasks/slots-warning';
import { type BulkAnswer, bulkAnswerOf } from '~/data/bulk-answer';
import { continueOne } from '~/data/experiments/experiment-lifecycle';
import { mutation } from '~/data/mutation';
import { links } from '~/lib/links';
import type { ConfigRequest } from './queries';

/** A created experiment. */
export type CreatedExperiment = Pick<Experiment, 'id' | 'name'>;

const useCreationCall = mutationHook(() => ({
  send: (client, request: ConfigRequest) =>
    createExperiment(client, { body: { ...request, activate: true } }),
  meta: { isRefreshAwaited: false },
  // a second try might start a second experiment
  retry: false,
}));

/** Creates experiments, which are active at once; rejects with an error that a form shows. */
function useCreation(failure: string) {
  const { mutateAsync } = useCreationCall();
  return async (request: ConfigRequest): Promise<CreatedExperiment> => {
    const { experiment, warnings } = await mutateAsync(request).catch((error: unknown) => {
      throw new Error(refusalOf(error) || failure, { cause: error });
    });
    if (hasExceededSlots(warnings)) showSlotsWarning();
    return experiment;
  };
}

/** Creates an experiment, activates it, and opens it. Rejects with an error that the form shows. */
export function useCreateExperiment(failure: string) {
  const navigate = useNavigate();
  const create = useCreation(failure);
  return async (request: ConfigRequest) => {
    const { id } = await create(request);
    void navigate({ to: '/reload', search: { path: links.experiment(id) } });
  };
}

/** The state of experiments that one form creates; those that exist stay. */
export type Creations = {
  created: readonly CreatedExperiment[];
  /** the configs of those that were not created, by name, with the error */
  failed: readonly { name: string; message: string }[];
};

/**
 * Creates several experiments, one after another, and opens their comparison. Rejects if some could
 * not be created; a further call creates only those that are missing, as their configs say.
 */
export function useCreateExperiments(failure: string) {
  const navigate = useNavigate();
  const create = useCreation(failure);
  const [created, setCreated] = useState<ReadonlyMap<string, CreatedExperiment>>(new Map());
  const [failed, setFailed] = useState<Creations['failed']>([]);
  async function createAll(requests: readonly (ConfigRequest & { name: string })[]) {
    const done = new Map(created);
    const refused: { name: string; message: string }[] = [];
    for (const { name, ...request } of requests) {
      if (done.has(request.config)) continue;
      try {
        done.set(request.config, await create(request));
        setCreated(new Map(done));
      } catch (error) {
        refused.push({ name, message: messageOf(error) });
      }
    }
    setFailed(refused);
    if (refused.length > 0)
      throw new Error(
        `${formatCount(refused.length)} of ${plural(requests.length, 'experiment')} could not be created.`,
      );
    const ids = requests.flatMap(({ config }) => done.get(config)?.id ?? []);
    void navigate({ to: '/experiment-compare', search: { id: ids } });
  }
  return {
    createAll,
    creations: { created: [...created.values()], failed },
    isCreated: (config: string) => created.has(config),
  };
}

/** The message of the master; empty where no master answered. */
export const refusalOf = (error: unknown): string =>
  isApiError(error) && error.type === 'api' ? error.message : '';

export type MoveBody = Args<'moveExperiments'>['body'];

/** Moves experiments to a project and reports how many succeeded. */
export const useMoveExperiments = mutationHook(() => ({
  send: async (client, body: MoveBody): Promise<BulkAnswer> =>
    bulkAnswerOf((await moveExperiments(client, { body })).results),
  meta: { isRefreshAwaited: false },
}));

/** Lets an experiment that ended continue, with changes of its config. */
export const resumeExperiment = mutation(continueOne, { retry: false, isRefreshAwaited: false });

/** The experiment or experiments whose logs the master keeps. */
export type RetentionTarget =
  | { kind: 'experiment'; id: number; trialIds: readonly number[] }
  | { kind: 'trial'; id: number }
  | { kind: 'experiments'; ids: readonly number[]; projectId: number };

/** Returns the refused experiments, for calls on several. */
async function sendRetention(
  client: Caller,
  target: RetentionTarget,
  numDays: number,
): Promise<BulkAnswer | undefined> {
  if (target.kind === 'trial') {
    await putTrialRetainLogs(client, { trialId: target.id, body: { trialId: target.id, numDays } });
    return undefined;
  }
  if (target.kind === 'experiment') {
    const experimentId = target.id;
    await putExperimentRetainLogs(client, { experimentId, body: { experimentId, numDays } });
    return undefined;
  }
  const { projectId, ids } = target;
  const body = { projectId, numDays, experimentIds: [...ids] };
  const { results } = await putExperimentsRetainLogs(client, { projectId, body });
  return bulkAnswerOf(results);
}

/** Sets for how many days after their end logs are kept; -1: for good. */
export const retainLogs = mutation(sendRetention, { retry: false, isRefreshAwaited: false });
