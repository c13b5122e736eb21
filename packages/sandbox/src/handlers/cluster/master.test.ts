import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultRelease } from '../../release';
import {
  type Call,
  createTestMaster,
  refusal,
  type TestMaster,
} from '../../test/fixtures/test-master';
import { release038 } from '../../v038';

let master: TestMaster;
let user: Call;
beforeEach(async () => {
  master = await createTestMaster();
  user = await master.signIn('determined');
});

test('the master describes itself to everyone, with ids from its seed', async () => {
  const { body } = await master.anyone('GET', '/master');
  expect(body).toMatchObject({
    version: '0.23.4',
    clusterName: '',
    ssoProviders: [],
    // our own value: a real master answers `determined` or `hpe`, and its console has their logos
    branding: 'trainyard',
    rbacEnabled: false,
    product: 'PRODUCT_UNSPECIFIED',
    userManagementEnabled: true,
  });
  const other = await createTestMaster();
  expect((await other.anyone('GET', '/master')).body).toEqual(body);
  expect((await master.anyone('GET', '/master/telemetry')).body).toEqual({
    enabled: false,
    segmentKey: '',
  });
});

test('a master with strict queue control reports it, and checks the permission', async () => {
  const { anyone, signIn } = await createTestMaster('rbac', { strictJobQueueControl: true });
  expect((await anyone('GET', '/master')).body).toMatchObject({ strictJobQueueControl: true });
  const operator = await signIn('clusteradmin');
  expect((await operator('GET', '/master/config')).body).toMatchObject({
    config: { security: { authz: { strict_job_queue_control: true } } },
  });
  const change = { updates: [] };
  expect((await operator('POST', '/job-queues', change)).status).toBe(200);
  const editor = await signIn('editor');
  expect(refusal(await editor('POST', '/job-queues', change))).toMatch(/^403 7 /);
});

test('its config is for admins', async () => {
  expect(refusal(await user('GET', '/master/config'))).toBe('403 7 user does not have permission');
  const { body } = await master.admin('GET', '/master/config');
  expect(body).toMatchObject({ config: { db: { password: '********' } } });
});

describe('roles do not exist', () => {
  test.each([
    ['GET', '/permissions/summary'],
    ['GET', '/roles/workspace/1'],
    ['POST', '/roles/search'],
    ['POST', '/roles/search/by-ids'],
    ['POST', '/roles/search/by-assignability'],
    ['GET', '/roles/search/by-user/1'],
    ['GET', '/roles/search/by-group/1'],
    ['POST', '/roles/add-assignments'],
    ['POST', '/roles/remove-assignments'],
  ])('%s %s', async (method, path) => {
    expect(refusal(await master.admin(method, path))).toBe(
      '501 12 Trainyard Enterprise Edition is required for this functionality',
    );
  });
});

const contract = (name: string) =>
  readFileSync(new URL(`../../../../../openapi/package/dist/${name}`, import.meta.url), 'utf8');

describe.each([
  ['0.23.4', defaultRelease, 'openapi.json', ['log', 'log.level', 'log.color']],
  ['0.38.1', release038, 'openapi-0.38.1.json', ['log.level', 'log.color']],
])('the settings of a master of %s', (_, release, file, paths) => {
  const level = release === release038 ? 'LOG_LEVEL_DEBUG' : 'debug';

  async function change(path: string) {
    const { admin } = await createTestMaster('empty', { release });
    const body = { config: { log: { level, color: true } }, fieldMask: { paths: [path] } };
    return admin('PATCH', '/master/config', body);
  }

  test.each(['log', 'log.level', 'log.color', 'port'])('path %s', async (path) => {
    const answer = await change(path);
    if (paths.includes(path)) expect(answer.status).toBe(200);
    else expect(refusal(answer)).toBe(`500 13 unsupported or invalid field: ${path}`);
  });

  test('equal those of its contract', () => {
    const { patch } = JSON.parse(contract(file)).paths['/api/v1/master/config'];
    const [, listed = ''] = /Only the mask paths (.*?) are supported/.exec(patch.description) ?? [];
    expect([...listed.matchAll(/`([\w.]+)`/g)].map(([, path]) => path)).toEqual(paths);
  });
});
