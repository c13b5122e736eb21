import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Call,
  createTestMaster,
  refusal,
  type TestMaster,
} from '../../test/fixtures/test-master';

let master: TestMaster;
let user: Call;
beforeEach(async () => {
  master = await createTestMaster();
  user = await master.signIn('determined');
  const { admin } = master;
  await admin('POST', '/workspaces', { name: 'research' });
  await user('POST', '/workspaces', { name: 'yard' });
  await admin('POST', '/workspaces/2/projects', { name: 'vision', description: 'images' });
  await admin('POST', '/workspaces/3/projects', { name: 'py' });
  await user('POST', '/workspaces/2/projects', { name: 'text' });
});

// project 2 vision (admin) and 4 text (user) in research (admin); 3 py (admin) in yard (user)

const listed = async (path: string) => {
  const { body } = await user('GET', path);
  const rows = typeof body === 'object' && body && 'projects' in body ? body.projects : [];
  return Array.isArray(rows) ? rows.map((row) => row.name) : [];
};

test('a new project is answered without counts, later with its workspace’s name', async () => {
  const project = {
    id: 2,
    name: 'vision',
    workspaceId: 2,
    description: 'images',
    lastExperimentStartedAt: null,
    notes: [],
    numExperiments: 0,
    numActiveExperiments: 0,
    archived: false,
    username: 'admin',
    immutable: false,
    userId: 1,
    workspaceName: 'research',
    state: 'WORKSPACE_STATE_UNSPECIFIED',
    errorMessage: '',
  };
  expect((await user('GET', '/projects/2')).body).toEqual({ project });
  const created = await user('POST', '/workspaces/2/projects', { name: 'new' });
  expect(created.body).toMatchObject({ project: { id: 5, workspaceName: '', userId: 2 } });
});

// the database refuses them, so it is a 500 on a master too
test.each([
  ['', 'namemin'],
  ['n'.repeat(81), 'namemax'],
  ['n'.repeat(20_000), 'namemax'],
])(
  'a project is not created with a name of a wrong length, nor renamed to it (ATK-16)',
  async (name, rule) => {
    const sentence = new RegExp(`^500 13 .* violates check constraint "${rule}"`);
    expect(refusal(await master.admin('POST', '/workspaces/2/projects', { name }))).toMatch(
      sentence,
    );
    expect(refusal(await master.admin('PATCH', '/projects/2', { name }))).toMatch(sentence);
    expect(await listed('/workspaces/2/projects')).toEqual(['vision', 'text']);
  },
);

describe('the projects of a workspace', () => {
  test.each([
    ['/workspaces/2/projects', ['vision', 'text']],
    ['/workspaces/0/projects', ['Uncategorized', 'vision', 'py', 'text']],
    ['/workspaces/2/projects?name=VISION', ['vision']],
    ['/workspaces/2/projects?name=vis', []],
    ['/workspaces/2/projects?sortBy=SORT_BY_NAME', ['text', 'vision']],
    ['/workspaces/2/projects?sortBy=SORT_BY_DESCRIPTION&orderBy=ORDER_BY_DESC', ['vision', 'text']],
    ['/workspaces/0/projects?users=determined', ['text']],
    ['/workspaces/0/projects?userIds=1&limit=1&offset=-1', ['py']],
    ['/workspaces/2/projects?archived=true', []],
  ])('%s', async (path, expected) => {
    expect(await listed(path)).toEqual(expected);
  });

  test('are archived with it, and keep their own flag', async () => {
    await user('POST', '/workspaces/3/archive');
    expect((await user('GET', '/projects/3')).text).toContain('"archived":true');
    expect(await listed('/workspaces/3/projects?archived=false')).toEqual(['py']);
  });
});

describe('refused:', () => {
  test.each([
    [
      'admin',
      'POST',
      '/workspaces/1/projects',
      { name: 'p' },
      '500 13 workspace (1) is immutable and cannot add new projects.',
    ],
    ['admin', 'POST', '/workspaces/77/projects', { name: 'p' }, "404 5 workspace '77' not found"],
    ['admin', 'GET', '/workspaces/77/projects', undefined, "404 5 workspace '77' not found"],
    ['admin', 'GET', '/projects/77', undefined, "404 5 project '77' not found"],
    [
      'admin',
      'PATCH',
      '/projects/1',
      { name: 'p' },
      '500 13 project (1) is immutable and cannot have attributes updated.',
    ],
    [
      'user',
      'PATCH',
      '/projects/2',
      { name: 'z' },
      "403 7 can't set project name: non admin users need to own the project or workspace",
    ],
    [
      'user',
      'PATCH',
      '/projects/2',
      { description: 'z' },
      "403 7 can't set project name: non admin users need to own the project or workspace",
    ],
    [
      'user',
      'POST',
      '/projects/2/archive',
      undefined,
      "403 7 can't archive project: non admin users need to own the project or workspace",
    ],
    [
      'user',
      'POST',
      '/projects/2/unarchive',
      undefined,
      "403 7 can't unarchive project: non admin users need to own the project or workspace",
    ],
    [
      'user',
      'DELETE',
      '/projects/2',
      undefined,
      "403 7 can't delete project: non admin users need to own the project or workspace",
    ],
    [
      'admin',
      'POST',
      '/projects/1/archive',
      undefined,
      '500 13 error archiving project (1): not found',
    ],
    [
      'admin',
      'DELETE',
      '/projects/1',
      undefined,
      '500 13 project (1) does not exist or not deletable by this user: not found',
    ],
    [
      'admin',
      'POST',
      '/projects/3/move',
      { destinationWorkspaceId: 1 },
      '500 13 workspace (1) is immutable and cannot add new projects.',
    ],
    [
      'admin',
      'POST',
      '/projects/3/move',
      { destinationWorkspaceId: 77 },
      "404 5 workspace '77' not found",
    ],
    [
      'user',
      'POST',
      '/projects/2/move',
      { destinationWorkspaceId: 3 },
      "403 7 non admin users can't move projects that someone else owns",
    ],
    [
      'admin',
      'POST',
      '/projects/1/move',
      { destinationWorkspaceId: 2 },
      '500 13 error moving project (1): not found',
    ],
    [
      'user',
      'POST',
      '/projects/77/notes',
      { name: 'x', contents: '' },
      "404 5 project '77' not found",
    ],
    [
      'user',
      'GET',
      '/user/projects/activity?limit=501',
      undefined,
      '400 3 Bad request: limit is required and must be <= 500',
    ],
    [
      'user',
      'POST',
      '/users/activity',
      { entityId: 1 },
      '500 13 missing mapping for activity type ACTIVITY_TYPE_UNSPECIFIED to model',
    ],
  ])('as %s: %s %s %j', async (as, method, path, body, text) => {
    const call = as === 'admin' ? master.admin : user;
    expect(refusal(await call(method, path, body))).toBe(text);
  });

  test.each([[''], ['n'.repeat(81)], ['vision']])(
    'a project named %j, by the database',
    async (name) => {
      const answer = await master.admin('POST', '/workspaces/2/projects', { name });
      expect(answer.status).toBe(500);
      expect(answer.text).toContain(`error creating project ${name} in database`);
    },
  );

  test('changes in an archived workspace or project', async () => {
    await user('POST', '/workspaces/3/archive');
    expect(refusal(await master.admin('POST', '/projects/3/archive'))).toBe(
      '500 13 This project belongs to an archived workspace. To make changes, first unarchive the workspace.',
    );
    await master.admin('POST', '/projects/2/archive');
    expect(refusal(await master.admin('PATCH', '/projects/2', { name: 'q' }))).toBe(
      '500 13 project (2) is archived and cannot have attributes updated.',
    );
    expect(refusal(await master.admin('POST', '/workspaces/3/projects', { name: 'q' }))).toBe(
      '500 13 workspace (3) is archived and cannot add new projects.',
    );
  });
});

test('the owner of the workspace may change its projects', async () => {
  expect((await user('PATCH', '/projects/3', { description: 'snakes' })).status).toBe(200);
  expect((await user('POST', '/projects/3/archive')).body).toEqual({});
  expect((await user('POST', '/projects/3/unarchive')).body).toEqual({});
  expect((await user('DELETE', '/projects/3')).body).toEqual({ completed: true });
  expect((await user('GET', '/projects/3')).status).toBe(404);
});

test('a project moves to a workspace that its owner chooses', async () => {
  expect((await user('POST', '/projects/4/move', { destinationWorkspaceId: 3 })).body).toEqual({});
  expect(await listed('/workspaces/3/projects')).toEqual(['py', 'text']);
});

test('notes are added and replaced by anyone', async () => {
  const note = { name: 'first', contents: '# hello' };
  await master.admin('POST', '/projects/2/notes', note);
  const second = { name: 'second', contents: '' };
  const { body } = await user('POST', '/projects/2/notes', second);
  expect(body).toEqual({ notes: [note, second] });
  const replaced = await user('PUT', '/projects/2/notes', { notes: [second] });
  expect(replaced.body).toEqual({ notes: [second] });
});

test('recent projects are ordered by time, newest first, and empty without a limit', async () => {
  const read = (entityId: number) =>
    user('POST', '/users/activity', {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId,
    });
  for (const id of [2, 999, 3, 2]) {
    master.clock.advance(1_000);
    expect((await read(id)).body).toEqual({});
  }
  expect(await listed('/user/projects/activity?limit=5')).toEqual(['vision', 'py']);
  expect(await listed('/user/projects/activity?limit=1')).toEqual(['vision']);
  expect(await listed('/user/projects/activity')).toEqual([]);
});
