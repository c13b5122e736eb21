import { useQueryClient } from '@tanstack/react-query';
import { cleanUp, type Outcome } from '@trainyard/insights/checkpoints/clean-up';
import type { CleanUpPolicy } from '@trainyard/insights/storage/policy';
import {
  dryRunOf,
  type ExperimentPlan,
  sortByFreedBytes,
} from '@trainyard/insights/storage/storage-plan';
import type { StorageExperiment } from '@trainyard/insights/storage/storage-tree';
import { mapWithConcurrency } from '@trainyard/sdk';
import { type Caller, deleteCheckpoints } from '@trainyard/sdk/calls';
import {
  mapStoredCheckpoints,
  registeredCheckpoints,
  type StoredResults,
} from '@trainyard/sdk/flows';
import { useEffect, useRef, useState } from 'react';
import { runMutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { messageOf } from '~/app/errors/report-error';
import { masterNow } from '~/lib/master-now';

type DryRun = {
  plans: ExperimentPlan[];
  /** experiments whose checkpoints could not be read */
  failed: StoredResults<StorageExperiment, ExperimentPlan>['failed'];
};

export type CleanUpRun =
  | { kind: 'none' }
  | { kind: 'running'; done: number; total: number }
  | { kind: 'failed'; message: string }
  | { kind: 'planned'; result: DryRun };

/** The result of the deletion for one experiment. */
export type PlanOutcome = { requested: number; refused: string | undefined };

const none: CleanUpRun = { kind: 'none' };
const noOutcomes: ReadonlyMap<number, PlanOutcome> = new Map();

/** A dry run and the deletion after it; leaving the page ends a dry run. */
export function useCleanUp() {
  const [run, setRun] = useState(none);
  const [outcomes, setOutcomes] = useState(noOutcomes);
  const controller = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  useEffect(() => () => controller.current?.abort(), []);

  function reset() {
    controller.current?.abort();
    setRun(none);
    setOutcomes(noOutcomes);
  }

  async function plan(experiments: readonly StorageExperiment[], policy: CleanUpPolicy) {
    reset();
    const own = new AbortController();
    controller.current = own;
    const options = { signal: own.signal };
    setRun({ kind: 'running', done: 0, total: experiments.length });
    try {
      const registered = await registeredCheckpoints(client, options);
      const onProgress = (done: number, total: number) =>
        own.signal.aborted || setRun({ kind: 'running', done, total });
      const source = {
        ...dryRunOf({ experiments, policy, registered, now: masterNow() }),
        onProgress,
      };
      const { results, failed } = await mapStoredCheckpoints(client, source, options);
      if (own.signal.aborted) return;
      setRun({ kind: 'planned', result: { plans: sortByFreedBytes(results), failed } });
    } catch (error) {
      if (!own.signal.aborted) setRun({ kind: 'failed', message: messageOf(error) });
    }
  }

  /** Asks for the deletion of each experiment's checkpoints, and reports the result of each. */
  const remove = (plans: readonly ExperimentPlan[]) =>
    runMutation(queryClient, {
      send: async (client) => {
        const newOutcomes = new Map(outcomes);
        await mapWithConcurrency(plans, 4, async ({ experiment, going }) => {
          const uuids = going.map(({ checkpoint }) => checkpoint.uuid);
          newOutcomes.set(experiment.id, await removeOne(client, uuids));
          setOutcomes(new Map(newOutcomes));
        });
      },
    });

  return { run, outcomes, plan, reset, remove };
}

async function removeOne(client: Caller, uuids: string[]): Promise<PlanOutcome> {
  try {
    const requestDeletion = (checkpointUuids: string[]) =>
      deleteCheckpoints(client, { body: { checkpointUuids } });
    const outcomes = [...(await cleanUp(uuids, { requestDeletion, messageOf })).values()];
    const refused = outcomes.find(isRefused);
    const requested = outcomes.filter(({ kind }) => kind === 'requested').length;
    return { requested, refused: refused?.why };
  } catch (error) {
    return { requested: 0, refused: messageOf(error) };
  }
}

const isRefused = (outcome: Outcome): outcome is Outcome & { kind: 'refused' } =>
  outcome.kind === 'refused';
