import { beforeEach, expect, test } from 'vitest';
import { staticPool } from '../../database/start-state';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

let master: TestMaster;
const path = '/resource-pools/extra/workspace-bindings';

beforeEach(async () => {
  master = await createTestMaster();
  const configuration = staticPool('extra');
  master.masterState.db.pools.insert({ id: 'extra', configuration, workspaceIds: [] });
  for (const name of ['lab', 'attic', 'cellar'])
    await master.admin('POST', '/workspaces', { name });
});

const bound = async () => (await master.admin('GET', path)).body;

test('workspaces are added by id and name, replaced and removed', async () => {
  const { admin } = master;
  const added = await admin('POST', path, { workspaceIds: [2], workspaceNames: ['attic'] });
  expect(added.text).toBe('{}');
  expect(await bound()).toEqual({
    workspaceIds: [2, 3],
    pagination: { offset: 0, limit: 0, startIndex: 0, endIndex: 2, total: 2 },
  });
  await admin('PUT', path, { workspaceIds: [4] });
  expect(await bound()).toMatchObject({ workspaceIds: [4] });
  await admin('PUT', path, {});
  expect(await bound()).toMatchObject({ workspaceIds: [4] });
  await admin('DELETE', path, { workspaceIds: [4] });
  expect(await bound()).toMatchObject({ workspaceIds: [] });
});

test('a bound pool is available only to its workspaces', async () => {
  const { admin } = master;
  await admin('POST', path, { workspaceIds: [2] });
  const poolsOf = async (id: number) =>
    (await admin('GET', `/workspaces/${id}/available-resource-pools`)).body;
  expect(await poolsOf(2)).toMatchObject({ resourcePools: ['default', 'extra'] });
  expect(await poolsOf(3)).toMatchObject({ resourcePools: ['default'] });
});

const unknownWorkspace =
  '500 13 ERROR: insert or update on table "rp_workspace_bindings" violates foreign key constraint "rp_workspace_bindings_workspace_id_fkey" (SQLSTATE 23503)';

test.each([
  [
    'POST',
    '/resource-pools/default/workspace-bindings',
    { workspaceIds: [2] },
    '500 13 default resource pool default cannot be bound to any workspace',
  ],
  [
    'PUT',
    '/resource-pools/default/workspace-bindings',
    { workspaceIds: [2] },
    '500 13 default resource pool default cannot be bound to any workspace',
  ],
  [
    'POST',
    '/resource-pools/nope/workspace-bindings',
    { workspaceIds: [2] },
    "500 13 pool with name nope doesn't exist in config",
  ],
  [
    'GET',
    '/resource-pools/nope/workspace-bindings',
    undefined,
    "500 13 pool with name nope doesn't exist in config",
  ],
  [
    'POST',
    path,
    { workspaceNames: ['zzzz'] },
    '500 13 the following workspaces do not exist: [zzzz]',
  ],
  ['POST', path, { workspaceIds: [999] }, unknownWorkspace],
  [
    'POST',
    path,
    { workspaceIds: [2] },
    '500 13 ERROR: duplicate key value violates unique constraint "rp_workspace_bindings_workspace_id_pool_name_key" (SQLSTATE 23505)',
  ],
  [
    'DELETE',
    path,
    { workspaceIds: [3] },
    "500 13  workspace with id 3 and pool with name  extra binding doesn't exist",
  ],
])('%s %s %j: %s', async (method, where, body, expected) => {
  await master.admin('POST', path, { workspaceIds: [2] });
  expect(refusal(await master.admin(method, where, body))).toBe(expected);
});

test.each(['POST', 'PUT', 'DELETE'])('only an admin may %s', async (method) => {
  const someone = await master.signIn('determined');
  expect(refusal(await someone(method, path, { workspaceIds: [2] }))).toBe(
    '500 13 only admin privileged users can bind resource pool to a workspace',
  );
});
