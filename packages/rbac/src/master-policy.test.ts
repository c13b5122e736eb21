import { describe, expect, test } from 'vitest';
import type { MasterPolicy, MasterRule } from './master/rule';
import {
  type MasterCall,
  masterAllows,
  masterPolicy,
  masterRefusal,
  masterShows,
} from './master-policy';
import { permissionNotes } from './test/contract';
import { basic, ownerId, viewers, viewers038, withRole, workspaceId } from './test/viewers';

const notes = permissionNotes();
const older = new Set(notes.map(([id]) => id));
const laterNotes = permissionNotes('openapi-0.38.1.json').filter(([id]) => !older.has(id));
const isOperation = (id: string): id is MasterCall => id in masterPolicy;
const rulesOf = (policy: MasterPolicy): MasterRule[] => [
  policy,
  ...Object.values(policy.parts ?? {}),
];
const checksOf = (rule: MasterRule) => (rule.rbac === 'basic' ? [] : rule.rbac);

function permissionsOf(policy: MasterPolicy): string[] {
  const inChecks = rulesOf(policy).flatMap((rule) => checksOf(rule).flatMap(({ needs }) => needs));
  return [...new Set([...inChecks, ...(policy.rows?.needs ?? [])])].sort();
}

// only known to later masters
const later = ['SET_WORKSPACE_DEFAULT_RESOURCE_POOL', 'MODIFY_RP_WORKSPACE_BINDINGS'];
// the note refers to another one, or a real master was observed to require more
const elsewhere: Record<string, string[]> = {
  putTemplate: ['CREATE_TEMPLATES', 'UPDATE_TEMPLATES', 'VIEW_TEMPLATES', 'VIEW_WORKSPACE'],
  postTemplate: ['VIEW_WORKSPACE'],
  launchNotebook: ['VIEW_WORKSPACE'],
  launchShell: ['VIEW_WORKSPACE'],
  launchCommand: ['VIEW_WORKSPACE'],
  killTensorboard: ['VIEW_EXPERIMENT_ARTIFACTS', 'VIEW_WORKSPACE'],
  setTensorboardPriority: ['VIEW_EXPERIMENT_ARTIFACTS', 'VIEW_WORKSPACE'],
  getTrialMetricsBySourceInfoCheckpoint: ['VIEW_EXPERIMENT_METADATA'],
  getRolesAssignedToGroup: ['ASSIGN_ROLES'],
};

describe('the table and the notes of the contract', () => {
  test('describe the same operations', () => {
    const ids = [...notes, ...laterNotes].map(([id]) => id);
    expect(Object.keys(masterPolicy).sort()).toEqual(ids.sort());
    expect([notes.length, laterNotes.length]).toEqual([202, 64]);
  });

  test.each(notes)('%s requires the permissions in its note', (id, note) => {
    const named = note.rbac.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? [];
    const expected = [...named.filter((name) => !later.includes(name)), ...(elsewhere[id] ?? [])];
    expect(isOperation(id) && permissionsOf(masterPolicy[id])).toEqual(
      [...new Set(expected)].sort(),
    );
  });

  // no role of a master has permissions of these names
  const unheld = ['CREATE_GENERIC_TASK', 'UPDATE_TEMPLATE', 'VIEW_OTHER_TOKENS'];

  test.each(laterNotes)('%s requires at least the permissions in its note', (id, note) => {
    const named = note.rbac.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? [];
    const expected = named.filter((name) => !unheld.includes(name));
    const permissions = isOperation(id) ? permissionsOf(masterPolicy[id]) : [];
    expect(permissions).toEqual(expect.arrayContaining(expected));
  });

  const inTurn = notes.filter(([, note]) =>
    /^[A-Z_]+ \(404\) then [A-Z_]+ \(403\)$/.test(note.rbac),
  );

  test.each(inTurn)('%s hides first and refuses second', (id, note) => {
    const [seen, needed] = note.rbac.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? [];
    expect(isOperation(id) && masterPolicy[id].rbac).toEqual([
      { needs: [seen], at: 'here', denied: 'notFound' },
      { needs: [needed], at: 'here', denied: 'forbidden' },
    ]);
  });

  const single: Record<string, string> = { '403': 'forbidden', '404': 'notFound', '500': 'failed' };
  const once = notes.filter(
    ([id, note]) =>
      note.whenDenied in single && /^[A-Z]+_[A-Z_]+( \(|$)/.test(note.rbac) && !(id in elsewhere),
  );

  test.each(once)('%s refuses as its note describes', (id, note) => {
    const denials = isOperation(id) ? checksOf(masterPolicy[id]).map(({ denied }) => denied) : [];
    expect(denials.at(-1)).toBe(single[note.whenDenied]);
  });

  const basicNames: Record<string, MasterRule['basic']> = {
    any: 'anyone',
    public: 'public',
    admin: 'admin',
    'admin (500)': 'admin',
    'owner or admin': 'owner',
    'self or admin': 'owner',
    'owner of the project, owner of its workspace, or admin': 'owner',
    'owner of the version, owner of the model, or admin': 'owner',
    '501 in 0.23': 'unimplemented',
    '501 in 0.23 (admin in 0.38)': 'unimplemented',
  };
  const plain = notes.filter(([, note]) => note.basic in basicNames);

  test.each(plain)('%s without roles requires what its note describes', (id, note) => {
    expect(isOperation(id) && masterPolicy[id].basic).toBe(basicNames[note.basic]);
  });

  test('the four with their own rules are listed', () => {
    const idsWithOwnNote = notes
      .filter(([, note]) => !(note.basic in basicNames))
      .map(([id]) => id);
    expect(idsWithOwnNote.sort()).toEqual([
      'deleteExperiments',
      'patchUser',
      'patchWorkspace',
      'postWorkspace',
    ]);
  });
});

describe('without roles', () => {
  test('users are refused with the texts of the master', () => {
    expect(masterRefusal(viewers.other, 'deleteExperiment', { ownerId })).toEqual({
      denied: 'forbidden',
      text: "non admin users may not delete other user's experiments",
    });
    expect(masterRefusal(viewers.other, 'bindRPToWorkspace')).toEqual({
      denied: 'failed',
      text: 'only admin privileged users can bind resource pool to a workspace',
    });
    expect(masterRefusal(viewers.admin, 'getPermissionsSummary')).toMatchObject({
      denied: 'unimplemented',
    });
  });

  test('owners and admins pass where ownership counts', () => {
    expect(masterAllows(viewers.owner, 'deleteExperiment', { ownerId })).toBe(true);
    expect(masterAllows(viewers.admin, 'deleteExperiment', { ownerId })).toBe(true);
    expect(masterAllows(basic(3), 'archiveProject', { ownerId: [ownerId, 3] })).toBe(true);
  });

  test('a body field can require more than the call', () => {
    expect(masterAllows(basic(3), 'patchUser')).toBe(true);
    expect(masterAllows(basic(3), 'patchUser', { part: 'displayName', ownerId: 3 })).toBe(true);
    expect(masterAllows(basic(3), 'patchUser', { part: 'displayName', ownerId: 4 })).toBe(false);
    expect(masterAllows(basic(3), 'patchUser', { part: 'admin', ownerId: 3 })).toBe(false);
    expect(() => masterAllows(basic(3), 'patchUser', { part: 'shoeSize' })).toThrow(
      'The operation patchUser has no part named shoeSize.',
    );
  });

  test('every row is visible', () => {
    expect(masterShows(viewers.other, 'getExperiments', { workspaceId })).toBe(true);
  });
});

describe('with roles', () => {
  const here = { workspaceId };

  test('hidden entities appear missing, visible ones are refused by name', () => {
    expect(masterRefusal(viewers['no role'], 'deleteExperiment', here)).toEqual({
      denied: 'notFound',
    });
    expect(masterRefusal(viewers.Viewer, 'deleteExperiment', here)).toEqual({
      denied: 'forbidden',
      text: 'access denied; required permissions: PERMISSION_TYPE_DELETE_EXPERIMENT',
    });
    expect(masterRefusal(viewers.Viewer, 'pauseExperiment', here)).toEqual({ denied: 'notFound' });
    expect(masterRefusal(viewers.Editor, 'deleteExperiment', here)).toBeUndefined();
  });

  test('ownership does not help', () => {
    const scope = { workspaceId, ownerId: viewers.Viewer.user.id };
    expect(masterAllows(viewers.Viewer, 'deleteExperiment', scope)).toBe(false);
  });

  test('a move is checked at both ends', () => {
    const toElsewhere = { workspaceId, otherWorkspaceId: 9 };
    expect(masterRefusal(viewers.Editor, 'moveExperiment', toElsewhere)).toEqual({
      denied: 'notFound',
    });
    const both = withRole('Editor', { scopeWorkspaceIds: [workspaceId, 9] });
    expect(masterAllows(both, 'moveExperiment', toElsewhere)).toBe(true);
  });

  test('a bulk call is refused per experiment', () => {
    expect(masterAllows(viewers.Viewer, 'killExperiments')).toBe(true);
    expect(masterAllows(viewers.Viewer, 'killExperiments', { ...here, part: 'item' })).toBe(false);
  });

  test('rows of other workspaces are left out', () => {
    expect(masterShows(viewers.Viewer, 'getExperiments', here)).toBe(true);
    expect(masterShows(viewers.Viewer, 'getExperiments', { workspaceId: 9 })).toBe(false);
    expect(masterShows(viewers['no role'], 'getJobsV2', here)).toBe(false);
    expect(masterShows(viewers.Viewer, 'getGroups', { ownerId: [1, 8] })).toBe(true);
  });

  test('another user’s model requires a second permission', () => {
    const ownScope = { workspaceId, ownerId: viewers.Editor.user.id };
    expect(masterAllows(viewers.Editor, 'deleteModel', ownScope)).toBe(true);
    expect(masterAllows(viewers.Editor, 'deleteModel', { workspaceId, ownerId })).toBe(false);
    expect(masterAllows(viewers.WorkspaceAdmin, 'deleteModel', { workspaceId, ownerId })).toBe(
      true,
    );
  });

  test('binding pools is limited to admins, and on 0.38 requires a permission', () => {
    expect(masterAllows(viewers.ClusterAdmin, 'bindRPToWorkspace')).toBe(false);
    const { ClusterAdmin, Viewer, admin } = viewers038;
    expect(ClusterAdmin && masterAllows(ClusterAdmin, 'bindRPToWorkspace')).toBe(true);
    expect(admin && masterAllows(admin, 'bindRPToWorkspace')).toBe(true);
    expect(Viewer && masterRefusal(Viewer, 'bindRPToWorkspace')).toEqual({
      denied: 'failed',
      text: 'access denied; required permissions: PERMISSION_TYPE_MODIFY_RP_WORKSPACE_BINDINGS',
    });
  });
});
