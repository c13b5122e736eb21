import { describe, expect, test } from 'vitest';
import { everyAction } from '../test/actions-against-master';
import { ways } from '../test/entities';
import { basic, viewers, withRole } from '../test/viewers';
import { viewerOf } from '../viewer';
import { actionFor, actionsFor, bulkActionsFor, isAction } from '.';
import { actionStateOf } from './row';

const offers = (of: { id: string; state: string }[], state: string) =>
  of.filter((each) => each.state === state).map(({ id }) => id);

test('the deletion of a workspace with experiments stays visible, with its reason', () => {
  const workspace = ways.workspace['with experiments'] ?? expect.fail();
  const offered = actionsFor({ workspace }, viewers.owner);
  expect(offers(offered, 'disabled')).toEqual(['delete']);
  expect(offered).toContainEqual({
    id: 'delete',
    state: 'disabled',
    reason: 'Only a workspace without experiments can be deleted.',
  });
});

test('no user can change the immutable workspace and project', () => {
  const workspace = ways.workspace.immutable ?? expect.fail();
  const project = ways.project.immutable ?? expect.fail();
  const rest = ['createModel', 'launchTask'];
  expect(offers(actionsFor({ workspace }, viewers.admin), 'allowed')).toEqual(rest);
  expect(offers(actionsFor({ project }, viewers.admin), 'allowed')).toEqual(['createExperiment']);
});

test('the owner of the workspace may change its projects', () => {
  const empty = ways.project.empty ?? expect.fail();
  const project = { ...empty, userId: 8, workspace: { archived: false, userId: 7 } };
  expect(actionFor({ project }, 'edit', basic(7)).state).toBe('allowed');
  expect(actionFor({ project }, 'edit', basic(9))).toMatchObject({
    id: 'edit',
    state: 'hidden',
    reason: 'Only the owner or an admin may do this.',
    refused: { policy: 'project.modify' },
  });
});

describe('a job', () => {
  test('without an entity has no actions', () => {
    const job = ways.job.limited ?? expect.fail();
    expect(offers(actionsFor({ job }, viewers.ClusterAdmin), 'allowed')).toEqual([]);
  });

  test('is moved with the permission of strict queue control if the master requires it', () => {
    const job = ways.job.strict ?? expect.fail();
    expect(actionFor({ job }, 'moveToTop', withRole('Editor')).reason).toContain(
      '"control strict job queue"',
    );
    expect(actionFor({ job }, 'moveToTop', viewers.ClusterAdmin).state).toBe('allowed');
  });
});

test('users may change only their own name and password', () => {
  const user = { id: 8, active: true, remote: false };
  const own = ['changeDisplayName', 'changePassword'];
  for (const viewer of [basic(8), withRole('Viewer')])
    expect(offers(actionsFor({ user }, viewer), 'allowed')).toEqual(own);
  expect(actionFor({ user }, 'deactivate', basic(8, true)).reason).toBe(
    'You would lock yourself out.',
  );
});

test('an admin binds pools in both modes, a role never does', () => {
  const resourcePool = { name: 'gpu' };
  const admin = viewerOf({ user: { id: 1, admin: true }, rbacEnabled: true });
  expect(actionFor({ resourcePool }, 'manageBindings', admin).state).toBe('allowed');
  expect(actionFor({ resourcePool }, 'manageBindings', viewers.ClusterAdmin)).toMatchObject({
    state: 'hidden',
    reason: 'Only an admin may do this.',
  });
});

test('for a selection each action has the allowed items and the reasons for the others', () => {
  const state = 'STATE_COMPLETED';
  const checkpoints = [
    { uuid: 'a', state, workspaceId: 4 },
    { uuid: 'b', state: 'STATE_DELETED', workspaceId: 4 },
    { uuid: 'c', state, workspaceId: 9 },
  ] as const;
  const options = { viewer: withRole('Editor'), keyOf: ({ uuid }: { uuid: string }) => uuid };
  expect(bulkActionsFor('checkpoint', checkpoints, options)).toContainEqual({
    id: 'delete',
    allowed: ['a'],
    refused: [
      { reason: 'The checkpoint has no files to delete.', keys: ['b'] },
      {
        reason: 'You need the permission "update experiment" in this workspace.',
        keys: ['c'],
        refused: { policy: 'experiment.modify', scope: { workspaceId: 9 } },
      },
    ],
  });
});

test('single permissions count like those of a summary', () => {
  const user = { id: 8, admin: false };
  const assignments = [{ permissions: ['UPDATE_NSC'], workspaceId: 4 }] as const;
  const viewer = viewerOf({ user, rbacEnabled: true, assignments });
  const task = ways.task.notebook ?? expect.fail();
  expect(actionFor({ task }, 'kill', viewer).state).toBe('allowed');
  expect(actionFor({ task: { ...task, workspaceId: 5 } }, 'kill', viewer).state).toBe('hidden');
});

test('an unknown word is not an action', () => {
  expect(isAction('experiment', 'move')).toBe(true);
  expect(isAction('experiment', 'toString')).toBe(false);
  expect(isAction('hasOwnProperty', 'move')).toBe(false);
});

test.each(everyAction())(
  '$kind.$id: an action that is not allowed has a reason',
  ({ kind, id, table }) => {
    for (const viewer of Object.values(viewers))
      for (const entity of Object.values(ways[kind])) {
        const { state, reason } = actionStateOf(table, id, { entity, viewer });
        expect(reason === undefined).toBe(state === 'allowed');
        if (reason !== undefined) expect(reason).toMatch(/^[A-Z].*\.$/);
      }
  },
);
