import { describe, expect, test } from 'vitest';
import { can } from './policies';
import { permissionsSummary } from './roles';
import { basic, viewers } from './test/viewers';
import { viewerOf } from './viewer';
import { whyNot } from './why-not';

const user = { id: 3, admin: false };
const editor = { roleId: 5, scopeWorkspaceIds: [4, 5], scopeCluster: false };

function viewerWith(...assignments: Array<typeof editor>) {
  return viewerOf({ user, rbacEnabled: true, summary: permissionsSummary(assignments) });
}

describe('role-based access on', () => {
  test('an assignment counts in its workspaces', () => {
    const viewer = viewerWith(editor);
    expect(can(viewer, 'experiment.modify', { workspaceId: 4 })).toBe(true);
    expect(can(viewer, 'experiment.modify', { workspaceId: 5 })).toBe(true);
    expect(can(viewer, 'experiment.modify', { workspaceId: 6 })).toBe(false);
    expect(can(viewer, 'experiment.modify')).toBe(false);
  });

  test('a cluster-wide assignment counts everywhere', () => {
    const viewer = viewerWith({ roleId: 5, scopeWorkspaceIds: [], scopeCluster: true });
    expect(can(viewer, 'experiment.modify', { workspaceId: 123 })).toBe(true);
    expect(can(viewer, 'experiment.modify')).toBe(true);
  });

  test('several roles add up', () => {
    const viewer = viewerWith(
      { roleId: 4, scopeWorkspaceIds: [4], scopeCluster: true },
      { roleId: 5, scopeWorkspaceIds: [4], scopeCluster: false },
    );
    expect(can(viewer, 'experiment.modify', { workspaceId: 4 })).toBe(true);
    expect(can(viewer, 'experiment.modify', { workspaceId: 5 })).toBe(false);
    expect(can(viewer, 'experiment.viewArtifacts', { workspaceId: 5 })).toBe(true);
  });

  test('anywhere is any workspace, the cluster is not', () => {
    const viewer = viewerWith(editor);
    expect(can(viewer, 'model.createAnywhere')).toBe(true);
    expect(can(viewer, 'workspace.create', { workspaceId: 4 })).toBe(false);
  });

  test('the admin flag and ownership have no effect', () => {
    const admin = viewerOf({ user: { id: 3, admin: true }, rbacEnabled: true });
    expect(can(admin, 'experiment.delete', { workspaceId: 4, ownerId: 3 })).toBe(false);
    expect(can(admin, 'webhook.edit')).toBe(false);
  });

  test('the owner of a workspace may assign roles there', () => {
    expect(can(viewerWith(), 'role.assign', { workspaceId: 4, ownerId: 3 })).toBe(true);
    expect(can(viewerWith(), 'role.assign', { workspaceId: 4, ownerId: 5 })).toBe(false);
  });

  test('nothing is permitted before the summary has loaded', () => {
    const viewer = viewerOf({ user, rbacEnabled: true, summary: null });
    expect(can(viewer, 'experiment.modify', { workspaceId: 4 })).toBe(false);
  });
});

describe('role-based access off', () => {
  test('roles have no effect', () => {
    const summary = permissionsSummary([{ ...editor, roleId: 1, scopeCluster: true }]);
    const viewer = viewerOf({ user, rbacEnabled: false, summary });
    expect(can(viewer, 'experiment.delete', { workspaceId: 4, ownerId: 5 })).toBe(false);
    expect(can(viewer, 'permission.modify')).toBe(false);
  });

  test('any of several owners counts', () => {
    expect(can(basic(3), 'project.modify', { ownerId: [5, 3] })).toBe(true);
    expect(can(basic(3), 'project.modify', { ownerId: [5, 6] })).toBe(false);
    expect(can(basic(3), 'project.modify', {})).toBe(false);
  });

  test('no user modifies permissions, not even an admin', () => {
    expect(can(viewers.admin, 'permission.modify')).toBe(false);
  });
});

describe('permissions for entities of others', () => {
  const own = { workspaceId: 4, ownerId: [3] };
  const others = { workspaceId: 4, ownerId: [8] };

  test.each(['model.delete', 'modelVersion.delete'] as const)(
    '%s requires a second permission, which editors lack',
    (policy) => {
      const viewer = viewerWith(editor);
      expect(can(viewer, policy, own)).toBe(true);
      expect(can(viewer, policy, others)).toBe(false);
      expect(whyNot(viewer, policy, others)).toMatch(/"delete other user model/);
      const admin = viewerWith({ ...editor, roleId: 2 });
      expect(can(admin, policy, others)).toBe(true);
    },
  );

  test('deleting a version requires its own permission, not that of models', () => {
    const assignments = [{ permissions: ['DELETE_MODEL_REGISTRY' as const] }];
    const viewer = viewerOf({ user, rbacEnabled: true, assignments });
    expect(can(viewer, 'model.delete', own)).toBe(true);
    expect(can(viewer, 'modelVersion.delete', own)).toBe(false);
  });
});

test('an inactive user may do nothing, with that reason', () => {
  for (const rbacEnabled of [true, false]) {
    const summary = permissionsSummary([{ roleId: 1, scopeWorkspaceIds: [], scopeCluster: true }]);
    const left = { id: 3, admin: true, active: false };
    const viewer = viewerOf({ user: left, rbacEnabled, summary });
    for (const policy of ['experiment.create', 'webhook.edit', 'workspace.viewAny'] as const) {
      expect(can(viewer, policy, { workspaceId: 4, ownerId: 3 })).toBe(false);
      expect(whyNot(viewer, policy)).toBe('This user is not active.');
    }
  }
});

test('a misspelt policy is named with the existing ones', () => {
  const misspelt = 'experiment.delte' as 'experiment.delete';
  const refusal = /^There is no policy "experiment.delte"; there are user.administrate, /;
  expect(() => can(viewers.admin, misspelt)).toThrow(refusal);
  expect(() => whyNot(viewers.admin, misspelt)).toThrow(refusal);
  expect(() => can(viewers.admin, 'toString' as 'group.view')).toThrow('There is no policy');
});
