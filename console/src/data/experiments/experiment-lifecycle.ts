import type { ExperimentActionId } from '@trainyard/rbac';
import {
  activateExperiment,
  activateExperiments,
  archiveExperiment,
  archiveExperiments,
  type Caller,
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
import type { AnyCall } from '@trainyard/sdk/query';
import type { Args, Experiment, ExperimentActionResult } from '@trainyard/sdk/types';
import { continueExperiment } from '@trainyard/sdk/v038';
import { messageOf } from '~/app/errors/report-error';

/** The actions that change the state of one experiment or of many at once, and need no input. */
export type LifecycleAction = Extract<
  ExperimentActionId,
  'activate' | 'pause' | 'resume' | 'retry' | 'cancel' | 'kill' | 'archive' | 'unarchive' | 'delete'
>;

export type BulkBody = Args<'pauseExperiments'>['body'];

type Calls = {
  one: (client: Caller, experimentId: number) => Promise<unknown>;
  many: (client: Caller, body: BulkBody) => Promise<{ results: ExperimentActionResult[] }>;
  /** the optimistic update that is shown until the answer arrives */
  expected: Partial<Experiment>;
};

type One = AnyCall<{ experimentId: number }, unknown>;
type Many = AnyCall<{ body: BulkBody }, { results: ExperimentActionResult[] }>;

const callsOf = (one: One, many: Many, expected: Partial<Experiment>): Calls => ({
  one: (client, experimentId) => one(client, { experimentId }),
  many: (client, body) => many(client, { body }),
  expected,
});

/**
 * Lets an experiment that has ended continue in place: its only trial, or the trials of a search
 * that did not complete, from their last checkpoints. `overrideConfig` is a text in YAML with what
 * changes, which searches may not have.
 */
export async function continueOne(
  client: Caller,
  id: number,
  overrideConfig = '{}',
): Promise<void> {
  await continueExperiment(client, { body: { id, overrideConfig } });
}

/** The same for several, one after the other, with the master's reason for each that it refuses. */
async function continueMany(client: Caller, ids: readonly number[]) {
  const results: { id: number; error: string }[] = [];
  for (const id of ids)
    results.push(
      await continueOne(client, id).then(
        () => ({ id, error: '' }),
        (error: unknown) => ({ id, error: messageOf(error) }),
      ),
    );
  return { results };
}

/** Each continues in its own experiment; no call does so for many. */
const continuing: Calls = {
  one: continueOne,
  many: (client, { experimentIds }) => continueMany(client, experimentIds),
  expected: { state: 'STATE_ACTIVE', endTime: null },
};

/** The calls of each action. */
export const lifecycle: Record<LifecycleAction, Calls> = {
  activate: callsOf(activateExperiment, activateExperiments, { state: 'STATE_ACTIVE' }),
  pause: callsOf(pauseExperiment, pauseExperiments, { state: 'STATE_PAUSED' }),
  resume: continuing,
  retry: continuing,
  cancel: callsOf(cancelExperiment, cancelExperiments, { state: 'STATE_STOPPING_CANCELED' }),
  kill: callsOf(killExperiment, killExperiments, { state: 'STATE_STOPPING_KILLED' }),
  archive: callsOf(archiveExperiment, archiveExperiments, { archived: true }),
  unarchive: callsOf(unarchiveExperiment, unarchiveExperiments, { archived: false }),
  delete: callsOf(deleteExperiment, deleteExperiments, { state: 'STATE_DELETING' }),
};

export const isLifecycleAction = (id: string): id is LifecycleAction =>
  Object.hasOwn(lifecycle, id);
