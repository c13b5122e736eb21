import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '../../database/start-state';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

let master: TestMaster;

beforeEach(async () => {
  master = await createTestMaster();
  const { db, clock } = master.masterState;
  for (const username of ['alice', 'bob']) addUser({ db, now: clock.now(), username });
});

const details = (answer: { body: unknown }) =>
  (answer.body as { group: { groupId: number; name: string; users: Array<{ id: number }> } }).group;

describe('groups', () => {
  test('are created with members, by id, and found again', async () => {
    const { admin } = master;
    const createdGroup = details(
      await admin('POST', '/groups', { name: 'team-a', addUsers: [4, 3] }),
    );
    // four users have used an id each for their personal group
    expect(createdGroup).toMatchObject({
      groupId: 5,
      name: 'team-a',
      users: [{ id: 3 }, { id: 4 }],
    });
    expect(details(await admin('GET', '/groups/5'))).toEqual(createdGroup);
  });

  test('are paged, by exact name or member, without personal ones', async () => {
    const { admin } = master;
    await admin('POST', '/groups', { name: 'team-a', addUsers: [3] });
    await admin('POST', '/groups', { name: 'team-b' });
    const search = async (body: object) => {
      const { groups, pagination } = (await admin('POST', '/groups/search', body)).body as {
        groups: Array<{ group: { name: string }; numMembers: number }>;
        pagination: object;
      };
      return { found: groups.map(({ group, numMembers }) => [group.name, numMembers]), pagination };
    };
    expect((await search({ limit: 10, name: 'team-b' })).found).toEqual([['team-b', 0]]);
    expect((await search({ limit: 10, name: 'team' })).found).toEqual([]);
    expect((await search({ limit: 10, userId: 3 })).found).toEqual([['team-a', 1]]);
    expect(await search({ limit: 10, offset: 1 })).toEqual({
      found: [['team-b', 0]],
      pagination: { offset: 1, limit: 10, startIndex: 1, endIndex: 2, total: 2 },
    });
  });

  test('change name and members in one call, which fails as a whole', async () => {
    const { admin } = master;
    await admin('POST', '/groups', { name: 'team-a', addUsers: [3] });
    const failed = await admin('PUT', '/groups/5', { name: 'other', addUsers: [9999] });
    expect(failed.status).toBe(404);
    expect(details(await admin('GET', '/groups/5')).name).toBe('team-a');
    const changed = await admin('PUT', '/groups/5', {
      name: 'other',
      addUsers: [4],
      removeUsers: [3, 2],
    });
    expect(details(changed)).toMatchObject({ name: 'other', users: [{ id: 4 }] });
    expect(details(await admin('PUT', '/groups/5', { name: '' })).name).toBe('other');
  });

  test('are deleted, and their id is not reused', async () => {
    const { admin } = master;
    await admin('POST', '/groups', { name: 'team-a' });
    expect((await admin('DELETE', '/groups/5')).text).toBe('{}');
    expect(details(await admin('POST', '/groups', { name: 'team-a' })).groupId).toBe(6);
  });
});

const suffix = 'DeterminedPersonalGroup';
const limit = '400 3 Bad request: limit is required and must be <= 500';

test.each([
  ['POST', '/groups/search', {}, limit],
  ['POST', '/groups/search', { limit: 501 }, limit],
  ['GET', '/groups/999', undefined, '404 5 Error getting group 999: not found'],
  ['GET', '/groups/1', undefined, '404 5 cannot get a personal group: not found'],
  ['POST', '/groups', { name: 'team' }, '409 6 Error creating group team: row already exists'],
  ['POST', '/groups', { name: `my${suffix}` }, `400 3 group name cannot contain '${suffix}'`],
  [
    'POST',
    '/groups',
    { name: 'gx', addUsers: [9999] },
    '404 5 Error adding 1 user(s) to group 6 because one or more of them were not found: not found',
  ],
  ['PUT', '/groups/999', {}, '404 5 Error getting group 999: not found'],
  [
    'PUT',
    '/groups/5',
    { addUsers: [3] },
    '409 6 Error when adding 1 user(s) to group 5: row already exists',
  ],
  [
    'PUT',
    '/groups/5',
    { removeUsers: [4] },
    '404 5 Error removing 1 user(s) from group 5 because none were members of the group: not found',
  ],
  ['DELETE', '/groups/999', undefined, '404 5 Error deleting group 999: not found'],
  ['DELETE', '/groups/1', undefined, '404 5 Error deleting group 1: not found'],
])('%s %s %j: %s %s', async (method, path, body, expected) => {
  await master.admin('POST', '/groups', { name: 'team', addUsers: [3] });
  expect(refusal(await master.admin(method, path, body))).toBe(expected);
});

test.each([
  ['POST', '/groups', { name: 'g' }],
  ['PUT', '/groups/5', { name: 'g' }],
  ['DELETE', '/groups/5', undefined],
])('only an admin may: %s %s', async (method, path, body) => {
  const alice = await master.signIn('alice');
  expect(refusal(await alice(method, path, body))).toBe('403 7 user does not have permission');
});
