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
  await master.admin('POST', '/workspaces', { name: 'research' });
  await user('POST', '/workspaces', { name: 'yard' });
});

const ids = { uncategorized: 1, research: 2, yard: 3 };

const listed = async (query: string, call = master.admin) => {
  const { body } = await call('GET', `/workspaces${query}`);
  const rows = typeof body === 'object' && body && 'workspaces' in body ? body.workspaces : [];
  return Array.isArray(rows) ? rows.map((row) => row.name) : [];
};

describe('the list of workspaces', () => {
  test.each([
    ['', ['Uncategorized', 'research', 'yard']],
    ['?name=RESEARCH', ['research']],
    ['?name=res%25', ['research']],
    ['?name=res', []],
    ['?pinned=true', ['research']],
    ['?pinned=false', ['Uncategorized', 'yard']],
    ['?archived=true', []],
    ['?users=determined', ['yard']],
    ['?userIds=2&userIds=1', ['Uncategorized', 'research', 'yard']],
    ['?sortBy=SORT_BY_NAME&orderBy=ORDER_BY_DESC', ['yard', 'research', 'Uncategorized']],
    ['?limit=1&offset=-1', ['yard']],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  test('has the time of the caller’s pin, the single answer does not', async () => {
    expect((await master.admin('GET', '/workspaces')).text).toContain(
      '"pinnedAt":"2026-11-20T09:00:00Z"',
    );
    const single = await master.admin('GET', `/workspaces/${ids.research}`);
    expect(single.body).toMatchObject({ workspace: { pinned: true, username: 'admin' } });
    expect(single.text).not.toContain('pinnedAt');
    expect((await user('GET', `/workspaces/${ids.research}`)).text).toContain('"pinned":false');
  });
});

describe('a rejected workspace', () => {
  test.each([
    [{ name: '' }, "400 3 name '' must be at least 1 character long"],
    [{ name: 'n'.repeat(81) }, `400 3 name '${'n'.repeat(81)}' must be at most 80 character long`],
    [{ name: 'ö'.repeat(41) }, `400 3 name '${'ö'.repeat(41)}' must be at most 80 character long`],
    [{ name: '   ' }, '400 3 name must contain at least non-whitespace letter'],
    [{ name: 'research' }, '409 6 avoid names equal to other workspaces (case-insensitive)'],
    [
      { name: 'z', checkpointStorageConfig: { type: 's3' } },
      '400 3 config is invalid or incomplete: <config>: bucket is a required property',
    ],
    [
      { name: 'z', agentUserGroup: { agentUid: 7, agentGid: 8, agentUser: 'u', agentGroup: 'g' } },
      '403 7 only admin privileged users can set workspace agent user groups',
    ],
  ])('%j', async (body, text) => {
    expect(refusal(await user('POST', '/workspaces', body))).toBe(text);
  });

  test('is not one whose name differs in case, nor one with an unknown pool', async () => {
    const body = { name: 'RESEARCH', defaultComputePool: 'nope' };
    expect((await user('POST', '/workspaces', body)).status).toBe(200);
  });
});

test('a complete one is answered with its secrets masked', async () => {
  const { body } = await master.admin('POST', '/workspaces', {
    name: 'full',
    agentUserGroup: { agentUid: 7, agentGid: 8, agentUser: 'u', agentGroup: 'g' },
    checkpointStorageConfig: { type: 's3', bucket: 'b', access_key: 'AK', secret_key: 'SK' },
    defaultComputePool: 'extra',
  });
  expect(body).toMatchObject({
    workspace: {
      pinned: true,
      agentUserGroup: { agentUid: 7 },
      checkpointStorageConfig: {
        access_key: '********',
        bucket: 'b',
        endpoint_url: null,
        save_trial_best: null,
        secret_key: '********',
        type: 's3',
      },
      defaultComputePool: 'extra',
      defaultAuxPool: '',
    },
  });
});

describe('changing a workspace', () => {
  test('sets and clears fields, and keeps default pools', async () => {
    const path = `/workspaces/${ids.research}`;
    const patch = async (body: object) => (await master.admin('PATCH', path, body)).body;
    expect(await patch({ name: 'lab', defaultAuxPool: 'aux' })).toMatchObject({
      workspace: { name: 'lab', defaultAuxPool: 'aux' },
    });
    expect(await patch({ name: 'lab', defaultAuxPool: '' })).toMatchObject({
      workspace: { name: 'lab', defaultAuxPool: 'aux' },
    });
    const storage = { type: 'shared_fs', host_path: '/data' };
    expect(await patch({ checkpointStorageConfig: storage })).toMatchObject({
      workspace: { checkpointStorageConfig: { host_path: '/data', propagation: null } },
    });
    const { text } = await master.admin('PATCH', path, { checkpointStorageConfig: {} });
    expect(text).not.toContain('checkpointStorageConfig');
  });

  test.each([
    [
      'admin',
      'PATCH',
      '/workspaces/1',
      '500 13 workspace (1) is immutable and cannot add new projects.',
    ],
    ['admin', 'POST', '/workspaces/1/archive', '500 13 error archiving workspace (1): not found'],
    [
      'admin',
      'POST',
      '/workspaces/1/unarchive',
      '500 13 error unarchiving workspace (1): not found',
    ],
    [
      'admin',
      'DELETE',
      '/workspaces/1',
      '500 13 workspace (1) does not exist or not deletable by this user: not found',
    ],
    ['user', 'PATCH', '/workspaces/2', "403 7 only admins may set other user's workspaces names"],
    [
      'user',
      'POST',
      '/workspaces/2/archive',
      "403 7 only admins may archive other user's workspaces",
    ],
    [
      'user',
      'POST',
      '/workspaces/2/unarchive',
      "403 7 only admins may unarchive other user's workspaces",
    ],
    ['user', 'DELETE', '/workspaces/2', "403 7 only admins may delete other user's workspaces"],
    ['user', 'GET', '/workspaces/77', "404 5 workspace '77' not found"],
    ['user', 'PATCH', '/workspaces/77', "404 5 workspace '77' not found"],
    ['user', 'DELETE', '/workspaces/77', "404 5 workspace '77' not found"],
  ])('as %s: %s %s is refused', async (as, method, path, text) => {
    const call = as === 'admin' ? master.admin : user;
    expect(refusal(await call(method, path, method === 'PATCH' ? { name: 'x' } : undefined))).toBe(
      text,
    );
  });

  test('storage of another user is rejected, an existing name, too', async () => {
    const storage = { checkpointStorageConfig: { type: 'shared_fs', host_path: '/tmp' } };
    expect(refusal(await user('PATCH', '/workspaces/2', storage))).toBe(
      "403 7 only admins may set checkpoint storage config on other user's workspaces",
    );
    expect(refusal(await master.admin('PATCH', '/workspaces/2', { name: 'yard' }))).toBe(
      '409 6 avoid names equal to other workspaces (case-insensitive)',
    );
    expect((await master.admin('PATCH', '/workspaces/2', { name: 'research' })).status).toBe(200);
  });

  test('its owner may, admin or not', async () => {
    expect((await user('PATCH', `/workspaces/${ids.yard}`, { name: 'mine' })).status).toBe(200);
    expect((await user('POST', `/workspaces/${ids.yard}/archive`)).body).toEqual({});
    expect((await user('POST', `/workspaces/${ids.yard}/archive`)).body).toEqual({});
    expect(refusal(await user('PATCH', `/workspaces/${ids.yard}`, { name: 'z' }))).toBe(
      '500 13 workspace (3) is archived and cannot add new projects.',
    );
    expect((await user('POST', `/workspaces/${ids.yard}/unarchive`)).body).toEqual({});
    expect((await user('DELETE', `/workspaces/${ids.yard}`)).body).toEqual({ completed: true });
    expect((await user('GET', `/workspaces/${ids.yard}`)).status).toBe(404);
  });
});

test('a pin belongs to the caller, and can be neither set nor removed twice', async () => {
  const path = `/workspaces/${ids.research}`;
  expect((await master.admin('POST', `${path}/pin`)).status).toBe(500);
  expect((await user('POST', `${path}/pin`)).body).toEqual({});
  expect((await master.admin('POST', `${path}/unpin`)).body).toEqual({});
  expect(refusal(await master.admin('POST', `${path}/unpin`))).toBe(
    '500 13 error un-pinning workspace (2): not found',
  );
  expect(await listed('?pinned=true', user)).toEqual(['research', 'yard']);
});

test('with projects it is deleted later', async () => {
  const path = `/workspaces/${ids.yard}`;
  await user('POST', `${path}/projects`, { name: 'p' });
  expect((await user('DELETE', path)).body).toEqual({ completed: false });
  expect((await user('GET', path)).body).toMatchObject({
    workspace: { state: 'WORKSPACE_STATE_DELETING', numProjects: 1 },
  });
  master.clock.advance(10_000);
  expect((await user('GET', path)).status).toBe(404);
  expect((await user('GET', '/projects/2')).status).toBe(404);
});
