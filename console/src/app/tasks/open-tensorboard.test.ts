import type { Tensorboard } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { liveTensorboard } from './open-tensorboard';

const board = (id: string, over: Partial<Tensorboard>): Tensorboard => ({
  id,
  state: 'STATE_RUNNING',
  experimentIds: [],
  trialIds: [],
  description: '',
  displayName: '',
  username: '',
  resourcePool: '',
  exitStatus: '',
  serviceAddress: '',
  jobId: '',
  startTime: '',
  userId: 1,
  workspaceId: 1,
  container: null,
  ...over,
});

const boards = [
  board('over', { experimentIds: [1, 2], state: 'STATE_TERMINATED' }),
  board('more', { experimentIds: [1, 2, 3] }),
  board('mixed', { experimentIds: [1, 2], trialIds: [9] }),
  board('both', { experimentIds: [2, 1, 1] }),
  board('trial', { trialIds: [9] }),
];

test.each([
  [{ experimentIds: [1, 2] }, 'both'],
  [{ experimentIds: [3, 2, 1] }, 'more'],
  [{ experimentIds: [1] }, undefined],
  [{ trialIds: [9] }, 'trial'],
  [{ trialIds: [8] }, undefined],
])('%j is shown by %s', (sources, id) => {
  expect(liveTensorboard(boards, { workspaceId: 1, ...sources })?.id).toBe(id);
});
