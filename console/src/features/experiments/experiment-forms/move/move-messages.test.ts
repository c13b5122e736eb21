import { expect, test } from 'vitest';
import { errorsOf } from '~/lib/form-schema';
import { destinationOf, moveNotice, moveSchema } from './move-dialog';

test.each([
  [0, 0, 'No eligible experiments', 'No selected experiments were eligible for moving'],
  [1, 0, 'Move Success', '1 experiment moved to project detection'],
  [3, 0, 'Move Success', '3 experiments moved to project detection'],
  [0, 2, 'Move Failure', 'Unable to move 2 experiments'],
  [
    3,
    2,
    'Partial Move Failure',
    '2 out of 5 eligible experiments failed to move to project detection',
  ],
])('%i moved, %i not', (done, failed, title, description) => {
  const notice = moveNotice({ done, failed }, 'detection');
  expect(notice).toMatchObject({ title, description, hasMoved: done > 0 });
});

test('a target needs a workspace and a project, except the uncategorized workspace', () => {
  expect(errorsOf(moveSchema, { workspaceId: null, projectId: null })).toEqual({
    workspaceId: 'Workspace is required',
  });
  expect(errorsOf(moveSchema, { workspaceId: 2, projectId: null })).toEqual({
    projectId: 'Project is required',
  });
  expect(errorsOf(moveSchema, { workspaceId: 1, projectId: null })).toEqual({});
  expect(destinationOf({ workspaceId: 1, projectId: null })).toBe(1);
  expect(destinationOf({ workspaceId: 2, projectId: 5 })).toBe(5);
});
