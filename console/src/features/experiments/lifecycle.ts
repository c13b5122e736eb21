import type { ExperimentActionId } from '@trainyard/rbac';
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
import type { Args, Experiment, ExperimentActionResult } from '@trainyard/sdk/types';
import { client } from '~/app/api';

/** The actions that change the state of one experiment or of many at once, and need no input. */
export type LifecycleAction = Extract<
  ExperimentActionId,
  'activate' | 'pause' | 'resume' | 'retry' | 'cancel' | 'kill' | 'archive' | 'unarchive' | 'delete'
>;

export type BulkBody = Args<'pauseExperiments'>['body'];

type Calls = {
  one: (experimentId: number) => Promise<unknown>;
  many: (body: BulkBody) => Promise<{ results: ExperimentActionResult[] }>;
  /** the optimistic update that is shown until the answer arrives */
  expected: Partial<Experiment>;
};

/** Each continues in its own experiment; no call does so for many. */
const continuing: Calls = {
  one: async (experimentId) => (await import('./continue')).continueOne(experimentId),
  many: async (body) => (await import('./continue')).continueMany(body.experimentIds),
  expected: { state: 'STATE_ACTIVE', endTime: null },
};

/** The calls of each action. */
export const lifecycle: Record<LifecycleAction, Calls> = {
  activate: {
    one: (experimentId) => activateExperiment(client, { experimentId }),
    many: (body) => activateExperiments(client, { body }),
    expected: { state: 'STATE_ACTIVE' },
  },
  pause: {
    one: (experimentId) => pauseExperiment(client, { experimentId }),
    many: (body) => pauseExperiments(client, { body }),
    expected: { state: 'STATE_PAUSED' },
  },
  resume: continuing,
  retry: continuing,
  cancel: {
    one: (experimentId) => cancelExperiment(client, { experimentId }),
    many: (body) => cancelExperiments(client, { body }),
    expected: { state: 'STATE_STOPPING_CANCELED' },
  },
  kill: {
    one: (experimentId) => killExperiment(client, { experimentId }),
    many: (body) => killExperiments(client, { body }),
    expected: { state: 'STATE_STOPPING_KILLED' },
  },
  archive: {
    one: (experimentId) => archiveExperiment(client, { experimentId }),
    many: (body) => archiveExperiments(client, { body }),
    expected: { archived: true },
  },
  unarchive: {
    one: (experimentId) => unarchiveExperiment(client, { experimentId }),
    many: (body) => unarchiveExperiments(client, { body }),
    expected: { archived: false },
  },
  delete: {
    one: (experimentId) => deleteExperiment(client, { experimentId }),
    many: (body) => deleteExperiments(client, { body }),
    expected: { state: 'STATE_DELETING' },
  },
};

export const isLifecycleAction = (id: string): id is LifecycleAction =>
  Object.hasOwn(lifecycle, id);
