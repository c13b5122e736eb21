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
});

test('the master describes itself to anyone, with ids of its seed', async () => {
  const { body } = await master.anyone('GET', '/master');
  expect(body).toMatchObject({
    version: '0.23.4',
    clusterName: '',
    ssoProviders: [],
    // a choice: a real master says `determined` or `hpe`, and its console has their logos
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

test('its config is for admins', async () => {
  expect(refusal(await user('GET', '/master/config'))).toBe('403 7 user does not have permission');
  const { body } = await master.admin('GET', '/master/config');
  expect(body).toMatchObject({ config: { db: { password: '********' } } });
});

describe('roles are not there', () => {
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
