import { decodeResponse } from '@trainyard/sdk/decode';
import type { Checkpoint, Experiment } from '@trainyard/sdk/types';

type ExperimentFixture = Partial<
  Pick<Experiment, 'state' | 'workspaceId' | 'projectId' | 'config'>
> & { id: number; bytes?: number; checkpoints?: number };

/** Experiments as in a list of a master, decoded. */
export const experimentsOf = (...fixtures: ExperimentFixture[]): Experiment[] =>
  decodeResponse('getExperiments', {
    experiments: fixtures.map(({ id, bytes = 0, checkpoints = 0, ...rest }) => {
      const { workspaceId = 1, projectId = 1 } = rest;
      return {
        ...{ id, name: `run-${id}`, state: 'STATE_COMPLETED', archived: false, userId: 1 },
        ...{ numTrials: 1, username: 'ada', resourcePool: 'gpus', searcherType: 'single' },
        ...{ jobId: `job-${id}`, startTime: '2026-11-01T10:00:00Z', unmanaged: false },
        ...{
          workspaceId,
          workspaceName: `Space ${workspaceId}`,
          parentArchived: false,
          originalConfig: '',
        },
        ...{ projectId, projectName: `Project ${projectId}`, projectOwnerId: 1, config: {} },
        ...{ checkpointSize: String(bytes), checkpointCount: checkpoints },
        ...rest,
      };
    }),
    pagination: {},
  }).experiments;

type CheckpointFixture = {
  trial: number;
  steps: number;
  metric?: number | string;
  state?: string;
  reportTime?: string;
};

export const uuidOf = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`;

/**
 * Checkpoints as in a list of a master, decoded: each of 111 bytes, their uuids from `uuidOf(1)`.
 */
export const checkpointsOf = (...fixtures: CheckpointFixture[]): Checkpoint[] =>
  decodeResponse('getExperimentCheckpoints', {
    checkpoints: fixtures.map(({ trial, steps, metric = null, ...rest }, at) => ({
      taskId: 'task',
      uuid: uuidOf(at + 1),
      reportTime: '2026-11-05T10:00:00Z',
      state: 'STATE_COMPLETED',
      ...rest,
      resources: { 'a.pt': '100', 'b.pt': '11' },
      metadata: { steps_completed: steps },
      training: { trialId: trial, experimentId: 1, searcherMetric: metric },
    })),
    pagination: {},
  }).checkpoints;
