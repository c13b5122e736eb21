import type { CheckpointState, ExperimentState, TrialState } from '@trainyard/sdk/types';

export type ExperimentRow = {
  readonly id: number;
  projectId: number;
  userId: number;
  name: string;
  state: ExperimentState;
  archived: boolean;
  startedAt: number;
};

export type TrialRow = {
  readonly id: number;
  experimentId: number;
  state: TrialState;
};

export type CheckpointRow = {
  /** the checkpoint's uuid */
  readonly id: string;
  trialId: number;
  state: CheckpointState;
};
