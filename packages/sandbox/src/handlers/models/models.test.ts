import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../database/start-state';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;

// users 3 alice; workspaces 2 lab and 3 alice-space; a checkpoint each of two experiments
beforeEach(async () => {
  master = await createTrainingMaster();
  const { db, clock } = master;
  addUser({ db, now: clock.now(), username: 'alice' });
  for (const name of ['lab', 'alice-space']) await master.admin('POST', '/workspaces', { name });
});

type Body = {
  model: Record<string, unknown> & { labels: string[]; lastUpdatedTime: string };
  models: Array<{ name: string }>;
};
const post = async (body: object) => (await master.admin('POST', '/models', body)).body as Body;
const names = async (query = '') =>
  ((await master.admin('GET', `/models${query}`)).body as Body).models.map(({ name }) => name);

describe('models', () => {
  test('are created in a workspace, and first answered without their owner', async () => {
    const metadata = { a: 1, b: { c: 'x' } };
    const { model } = await post({ name: 'resnet', description: 'd', metadata, notes: 'n' });
    expect(model).toEqual({
      name: 'resnet',
      description: 'd',
      metadata,
      creationTime: '2026-11-20T09:00:00Z',
      lastUpdatedTime: '2026-11-20T09:00:00Z',
      id: 1,
      numVersions: 0,
      labels: [],
      username: 'admin',
      workspaceId: 1,
      userId: 0,
      archived: false,
      notes: 'n',
    });
    expect((await post({ name: 'm2', workspaceName: 'alice-space' })).model.workspaceId).toBe(3);
    expect((await post({ name: 'm3', workspaceId: 2 })).model.workspaceId).toBe(2);
    expect((await post({ name: 'RESNET', labels: ['a,b'] })).model.labels).toEqual(['a', 'b']);
  });

  test('are found by name and by number', async () => {
    await post({ name: 'resnet' });
    const byName = await master.admin('GET', '/models/resnet');
    expect(byName.body).toMatchObject({ model: { id: 1, userId: 1 } });
    expect((await master.admin('GET', '/models/1')).body).toEqual(byName.body);
  });

  test('are filtered and sorted', async () => {
    await post({ name: 'resnet', labels: ['l2', 'l3'], description: 'Vision' });
    await post({ name: 'bert', workspaceId: 3, labels: ['l2'] });
    await post({ name: 'whisper', workspaceId: 2, labels: ['a'] });
    await master.admin('POST', '/models/bert/archive');
    expect(await names('?name=RES')).toEqual(['resnet']);
    expect(await names('?description=vis')).toEqual(['resnet']);
    expect(await names('?labels=l3&labels=a')).toEqual(['resnet', 'whisper']);
    expect(await names('?archived=true')).toEqual(['bert']);
    expect(await names('?id=3')).toEqual(['whisper']);
    expect(await names('?workspaceIds=2&workspaceNames=alice-space')).toEqual(['whisper']);
    expect(await names('?workspaceNames=alice-space')).toEqual(['bert']);
    expect(await names('?users=alice')).toEqual([]);
    expect(await names('?userIds=1')).toEqual(['resnet', 'bert', 'whisper']);
    expect(await names('?sortBy=SORT_BY_NAME')).toEqual(['bert', 'resnet', 'whisper']);
    // by the workspace's name: Uncategorized, alice-space, master
    expect(await names('?sortBy=SORT_BY_WORKSPACE')).toEqual(['resnet', 'bert', 'whisper']);
    expect(await names('?sortBy=SORT_BY_CREATION_TIME&orderBy=ORDER_BY_DESC')).toEqual([
      'whisper',
      'bert',
      'resnet',
    ]);
    const labels = async (query = '') => (await master.admin('GET', `/model/labels${query}`)).body;
    expect(await labels()).toEqual({ labels: ['l2', 'a', 'l3'] });
    expect(await labels('?workspaceId=2')).toEqual({ labels: ['a'] });
  });

  test('are patched; the answer contains a part of them', async () => {
    await post({ name: 'resnet', labels: ['l1'] });
    master.clock.advance(1000);
    const patch = async (body: object) =>
      ((await master.admin('PATCH', '/models/resnet', body)).body as Body).model;
    const changed = await patch({ description: 'new', labels: ['l2', 'l3'] });
    expect(changed).toMatchObject({
      name: 'resnet',
      description: 'new',
      labels: ['l2', 'l3'],
      id: 0,
      username: '',
      workspaceId: 0,
      lastUpdatedTime: '2026-11-20T09:00:01Z',
    });
    master.clock.advance(1000);
    const same = await patch({ description: 'new' });
    expect(same).toMatchObject({ id: 1, username: 'admin', workspaceId: 1, userId: 1 });
    expect(same.lastUpdatedTime).toBe('2026-11-20T09:00:01Z');
    await patch({ name: 'resnet-2', workspaceName: 'lab' });
    expect((await master.admin('GET', '/models/resnet-2')).body).toMatchObject({
      model: { workspaceId: 2 },
    });
  });

  test('are archived, moved and deleted, repeatedly where that has no effect', async () => {
    await post({ name: 'resnet' });
    for (const call of ['archive', 'archive', 'unarchive', 'unarchive']) {
      expect((await master.admin('POST', `/models/resnet/${call}`)).text).toBe('{}');
    }
    await master.admin('POST', '/models/resnet/move', { destinationWorkspaceId: 2 });
    expect((await master.admin('GET', '/models/1')).body).toMatchObject({
      model: { workspaceId: 2 },
    });
    expect((await master.admin('DELETE', '/models/resnet')).text).toBe('{}');
    expect(refusal(await master.admin('GET', '/models/1'))).toBe('404 5 model "1" not found');
  });
});

describe('versions', () => {
  let uuids: string[];
  type Version = {
    modelVersion: { id: number; version: number; name: string };
    modelVersions: Array<{ version: number; model: object }>;
  };

  beforeEach(async () => {
    master.submit();
    master.clock.advance(80_000);
    const { checkpoints } = (await master.admin('GET', '/trials/1/checkpoints')).body as {
      checkpoints: Array<{ uuid: string }>;
    };
    uuids = checkpoints.map(({ uuid }) => uuid);
    await post({ name: 'resnet' });
  });

  const register = async (body: object = {}) =>
    (await master.admin('POST', '/models/resnet/versions', { checkpointUuid: uuids[0], ...body }))
      .body as Version;

  test('count up from the highest existing number', async () => {
    const first = await register({ name: 'first', comment: 'c', labels: ['v1'], notes: 'vn' });
    expect(first.modelVersion).toMatchObject({
      id: 1,
      version: 1,
      name: 'first',
      comment: 'c',
      username: 'admin',
      labels: ['v1'],
      // missing in this answer
      lastUpdatedTime: null,
      userId: 0,
      notes: '',
      model: { name: 'resnet', numVersions: 0, workspaceId: 0, userId: 0 },
      checkpoint: { uuid: uuids[0], training: { trialId: 1 } },
    });
    await register();
    await master.admin('DELETE', '/models/resnet/versions/2');
    const again = await register();
    expect([again.modelVersion.id, again.modelVersion.version]).toEqual([3, 2]);
  });

  test('are read alone and in lists', async () => {
    await register({ notes: 'vn' });
    await register({ checkpointUuid: uuids[1] });
    expect((await master.admin('GET', '/models/resnet/versions/1')).body).toMatchObject({
      modelVersion: { userId: 1, notes: 'vn', model: { workspaceId: 1, numVersions: 2 } },
    });
    const list = async (query = '') =>
      (await master.admin('GET', `/models/resnet/versions${query}`)).body as Version;
    const all = await list();
    expect(all.modelVersions.map(({ version }) => version)).toEqual([1, 2]);
    expect(all.modelVersions[0]?.model).toMatchObject({ workspaceId: 0, userId: 1 });
    expect(all).toMatchObject({ model: { workspaceId: 1 }, pagination: { total: 2 } });
    const down = await list('?sortBy=SORT_BY_CREATION_TIME&orderBy=ORDER_BY_DESC&limit=1');
    expect(down.modelVersions.map(({ version }) => version)).toEqual([2]);
  });

  test('change, also in archived models', async () => {
    await register();
    await master.admin('POST', '/models/resnet/archive');
    const patch = async (body: object) =>
      (await master.admin('PATCH', '/models/resnet/versions/1', body)).body;
    expect(await patch({ name: 'renamed', labels: ['v2'], metadata: { k: 1 } })).toMatchObject({
      modelVersion: { name: 'renamed', labels: ['v2'], metadata: { k: 1 }, userId: 0 },
    });
    expect(await patch({ name: 'renamed' })).toMatchObject({ modelVersion: { userId: 1 } });
  });

  test('are deleted with their model, and hidden without their checkpoint', async () => {
    await register();
    master.db.trials.delete(1);
    expect((await master.admin('GET', '/models/resnet/versions')).body).toMatchObject({
      modelVersions: [],
    });
    await master.admin('DELETE', '/models/resnet');
    expect(master.db.modelVersions.size).toBe(0);
  });

  const nobody = '00000000-0000-0000-0000-000000000000';
  test.each([
    ['GET', '/models/resnet/versions/9', undefined, '404 5 version 9 for model "resnet" not found'],
    ['PATCH', '/models/resnet/versions/9', {}, '404 5 version 9 for model "resnet" not found'],
    [
      'DELETE',
      '/models/resnet/versions/9',
      undefined,
      '404 5 version 9 for model "resnet" not found',
    ],
    ['GET', '/models/none/versions', undefined, '404 5 model "none" not found'],
    [
      'GET',
      '/models/resnet/versions?sortBy=1',
      undefined,
      '400 3 1 is not a valid apiv1.GetModelVersionsRequest_SortBy',
    ],
    [
      'POST',
      '/models/resnet/versions',
      { checkpointUuid: nobody },
      `404 5 checkpoint '${nobody}' not found`,
    ],
    [
      'POST',
      '/models/old/versions',
      { checkpointUuid: nobody },
      '500 13 model "old" is archived and cannot register new versions.',
    ],
  ])('%s %s: %s %s', async (method, path, body, expected) => {
    await post({ name: 'old' });
    await master.admin('POST', '/models/old/archive');
    expect(refusal(await master.admin(method, path, body))).toBe(expected);
  });

  test('are created only from complete checkpoints', async () => {
    const checkpoints = [{ uuid: uuids[0], resources: { resources: {} } }];
    await master.admin('PATCH', '/checkpoints', { checkpoints });
    const answer = await master.admin('POST', '/models/resnet/versions', {
      checkpointUuid: uuids[0],
    });
    expect(refusal(answer)).toBe(
      `500 13 checkpoint ${uuids[0]} is in STATE_DELETED state. checkpoints for model versions must be in a COMPLETED state`,
    );
  });

  test('of others cannot be deleted, own ones and those in own models can', async () => {
    await register();
    const alice = await master.signIn('alice');
    expect(refusal(await alice('DELETE', '/models/resnet/versions/1'))).toBe(
      "403 7 non-admin users may not delete other users' model versions access denied",
    );
    await alice('POST', '/models/resnet/versions', { checkpointUuid: uuids[0] });
    expect((await alice('DELETE', '/models/resnet/versions/2')).text).toBe('{}');
  });
});

const moved =
  '500 13 error moving a model (resnet): error running query: move_model: ERROR: insert or update on table "models" violates foreign key constraint "models_workspace_id_fkey" (SQLSTATE 23503)';

test.each([
  ['POST', '/models', { name: 'a/b' }, '400 3 model names cannot have slashes'],
  ['POST', '/models', { name: '42' }, '400 3 model names cannot be only numbers'],
  ['POST', '/models', { name: '  ' }, '400 3 model names cannot be blank'],
  ['POST', '/models', { name: 'a  b' }, '400 3 model names cannot have excessive spacing'],
  [
    'POST',
    '/models',
    { name: 'resnet' },
    '409 6 avoid names equal to other models (case-insensitive)',
  ],
  [
    'POST',
    '/models',
    { name: 'q1', workspaceName: 'zzzz' },
    '500 13 failed to get workspace zzzz: not found',
  ],
  [
    'PATCH',
    '/models/old',
    { description: 'x' },
    '500 13 model "old" is archived and cannot have attributes updated.',
  ],
  ['PATCH', '/models/resnet', { name: '7' }, '400 3 model names cannot be only numbers'],
  [
    'PATCH',
    '/models/resnet',
    { name: 'old' },
    '409 6 avoid names equal to other models (case-insensitive)',
  ],
  ['GET', '/models/none', undefined, '404 5 model "none" not found'],
  ['PATCH', '/models/none', {}, '404 5 model "none" not found'],
  ['DELETE', '/models/none', undefined, '404 5 model "none" not found'],
  ['POST', '/models/resnet/move', { destinationWorkspaceId: 777 }, moved],
])('%s %s %j: %s', async (method, path, body, expected) => {
  for (const name of ['resnet', 'old']) await post({ name });
  await master.admin('POST', '/models/old/archive');
  expect(refusal(await master.admin(method, path, body))).toBe(expected);
});

test('a workspace with models is not deleted', async () => {
  await post({ name: 'resnet', workspaceId: 2 });
  const refusalText =
    'violates foreign key constraint "models_workspace_id_fkey" on table "models"';
  expect(refusal(await master.admin('DELETE', '/workspaces/2'))).toContain(refusalText);
  await master.admin('POST', '/workspaces/2/projects', { name: 'p' });
  expect((await master.admin('DELETE', '/workspaces/2')).body).toEqual({ completed: false });
  master.clock.advance(10_000);
  expect((await master.admin('GET', '/workspaces/2')).body).toMatchObject({
    workspace: {
      state: 'WORKSPACE_STATE_DELETE_FAILED',
      errorMessage: expect.stringContaining(refusalText),
    },
  });
});

test('a model of another user can be changed by anyone and deleted only by admins', async () => {
  await post({ name: 'resnet' });
  const alice = await master.signIn('alice');
  expect((await alice('PATCH', '/models/resnet', { notes: 'by alice' })).status).toBe(200);
  expect(refusal(await alice('DELETE', '/models/resnet'))).toBe(
    "403 7 non-admin users may not delete other users' models access denied",
  );
});
