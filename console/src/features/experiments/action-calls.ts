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

export const callOne: Record<LifecycleAction, (experimentId: number) => Promise<unknown>> = {
  activate: (id) => activateExperiment(client, { experimentId: id }),
  pause: (id) => pauseExperiment(client, { experimentId: id }),
  cancel: (id) => cancelExperiment(client, { experimentId: id }),
  kill: (id) => killExperiment(client, { experimentId: id }),
  archive: (id) => archiveExperiment(client, { experimentId: id }),
  unarchive: (id) => unarchiveExperiment(client, { experimentId: id }),
  delete: (experimentId) => deleteExperiment(client, { experimentId }),
};

export type BulkBody = Args<'pauseExperiments'>['body'];
type BulkCall = (body: BulkBody) => Promise<{ results: ExperimentActionResult[] }>;

export const callMany: Record<LifecycleAction, BulkCall> = {
  activate: (body) => activateExperiments(client, { body }),
  pause: (body) => pauseExperiments(client, { body }),
  cancel: (body) => cancelExperiments(client, { body }),
  kill: (body) => killExperiments(client, { body }),
  archive: (body) => archiveExperiments(client, { body }),
  unarchive: (body) => unarchiveExperiments(client, { body }),
  delete: (body) => deleteExperiments(client, { body }),
};
