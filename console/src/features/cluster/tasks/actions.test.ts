import { viewerOf } from '@trainyard/rbac';
import { expect, test } from 'vitest';
import type { TaskRow } from '~/data/cluster/tasks';
import { taskItems } from './actions';

const shell: TaskRow = {
  id: 'a',
  kind: 'shell',
  displayName: 'shell',
  description: '',
  state: 'STATE_RUNNING',
  startTime: '2026-01-01T00:00:00Z',
  resourcePool: 'default',
  userId: 1,
  username: 'admin',
  workspaceId: 1,
  serviceAddress: '',
  experimentIds: [],
  trialIds: [],
};
const viewer = viewerOf({ user: { id: 1, admin: true }, rbacEnabled: false, version: '0.23.4' });

test.each([
  ['STATE_RUNNING', true],
  ['STATE_TERMINATED', false],
] as const)('a shell in %s offers a connection: %s (L4)', (state, isOffered) => {
  const ids = taskItems({ ...shell, state }, viewer).map(({ id }) => id);
  expect(ids.includes('connect')).toBe(isOffered);
  expect(ids).toContain('copyId');
});
