import type { ExperimentState } from '@trainyard/sdk/types';
import type { ActionableExperiment } from '../actions/experiment';
import { ownerId, workspaceId } from './viewers';

export function experimentWith(changes: Partial<ActionableExperiment>): ActionableExperiment {
  return {
    state: 'STATE_COMPLETED',
    archived: false,
    parentArchived: false,
    searcherType: 'single',
    config: { searcher: { name: 'single' } },
    userId: ownerId,
    workspaceId,
    ...changes,
  };
}

export const allStates: readonly ExperimentState[] = [
  'STATE_ACTIVE',
  'STATE_QUEUED',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
  'STATE_PAUSED',
  'STATE_STOPPING_COMPLETED',
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_KILLED',
  'STATE_STOPPING_ERROR',
  'STATE_COMPLETED',
  'STATE_CANCELED',
  'STATE_ERROR',
  'STATE_DELETE_FAILED',
  'STATE_DELETING',
  'STATE_DELETED',
  'STATE_UNSPECIFIED',
];
