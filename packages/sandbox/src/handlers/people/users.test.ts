import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Call,
  createTestMaster,
  refusal,
  type TestMaster,
} from '../../test/fixtures/test-master';

let master: TestMaster;
let bob: Call;
beforeEach(async () => {
  master = await createTestMaster();
  const add = (user: object) => master.admin('POST', '/users', { user });
  await add({ username: 'alice', active: true, displayName: 'Alice A' });
  await add({ username: 'bob', active: true });
  bob = await master.signIn('bob');
});

const ids = { admin: 1, determined: 2, alice: 3, bob: 4 };

const listed = async (query: string, call = master.admin) => {
  const { body } = await call('GET', `/users${query}`);
  const users = typeof body === 'object' && body && 'users' in body ? body.users : [];
  return Array.isArray(users) ? users.map((user) => user.username) : [];
};

describe('the list of users', () => {
  test.each([
    ['', ['admin', 'determined', 'alice', 'bob']],
    ['?name=ALI', ['alice']],
    ['?name=%25o%25', ['bob']],
    ['?name=b_b', ['bob']],
    ['?name=b.b', []],
    ['?sortBy=SORT_BY_USER_NAME&orderBy=ORDER_BY_DESC', ['determined', 'bob', 'alice', 'admin']],
    ['?sortBy=SORT_BY_NAME', ['alice', 'admin', 'bob', 'determined']],
    ['?sortBy=SORT_BY_ADMIN', ['determined', 'alice', 'bob', 'admin']],
    ['?limit=2&offset=1', ['determined', 'alice']],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
    expect(await listed(query, bob)).toEqual(expected);
  });

  test('is the only answer with the modified time of a user', async () => {
    expect((await bob('GET', '/users?name=alice')).text).toContain('"2026-11-20T09:00:00Z"');
    expect((await bob('GET', `/users/${ids.alice}`)).text).toContain('"0001-01-01T00:00:00Z"');
    expect((await bob('GET', '/users/alice/by-username')).text).toContain(
      '"displayName":"Alice A"',
    );
  });

  test.each([
    ['?limit=-1', '500 13 reflect.Value.Slice: slice index out of bounds'],
    ['?offset=1000', '400 3 offset out of bounds'],
    ['/99', '404 5 user not found'],
    ['/nobody/by-username', '404 5 user not found'],
  ])('%s is refused', async (path, text) => {
    expect(refusal(await master.admin('GET', `/users${path}`))).toBe(text);
  });
});

describe('creating a user', () => {
  test('creates inactive users by default', async () => {
    const user = { username: ' idle ', displayName: 'Idle' };
    const { body } = await master.admin('POST', '/users', { user });
    expect(body).toMatchObject({ user: { id: 5, username: 'idle', active: false, remote: false } });
  });

  test.each([
    [{}, '400 3 must specify user to create'],
    [{ user: { username: 'x' } }, '400 3 Display name or username value has minimum length.'],
    [
      { user: { username: 'jörg' } },
      '400 3 Display name and username cannot contain non-ASCII characters.',
    ],
    [{ user: { username: 'ADMIN' } }, "400 3 Non-admin user cannot be renamed 'admin'"],
    [{ user: { username: 'Determined' } }, "400 3 User cannot be renamed 'determined'"],
    [{ user: { username: 'bob' } }, '400 3 user already exists'],
    [
      { user: { username: 'rem', remote: true }, password: 'x' },
      '400 3 cannot set password for remote user',
    ],
    [
      { user: { username: 'part', agentUserGroup: { agentUid: 5 } } },
      '400 3 agentUid, agentGid, agentUser and agentGroup cannot be empty',
    ],
  ])('with %j is refused', async (body, text) => {
    expect(refusal(await master.admin('POST', '/users', body))).toBe(text);
  });

  test('is for admins', async () => {
    const answer = await bob('POST', '/users', { user: { username: 'bobx' } });
    expect(refusal(answer)).toBe('403 7 only admin privileged users can create users');
  });
});

describe('changing a user', () => {
  test.each([[undefined], ['null'], ['{}']])('with %s changes nothing', async (body) => {
    const { status, body: answer } = await master.admin('PATCH', `/users/${ids.bob}`, body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ user: { username: 'bob', displayName: '' } });
  });

  test('changes the sent fields, and users may change themselves', async () => {
    const { body } = await bob('PATCH', `/users/${ids.bob}`, { displayName: 'Bobby' });
    expect(body).toMatchObject({ user: { username: 'bob', displayName: 'Bobby' } });
    await bob('PATCH', `/users/${ids.bob}`, { displayName: '', username: 'robert' });
    const { body: after } = await bob('GET', `/users/${ids.bob}`);
    expect(after).toMatchObject({ user: { username: 'robert', displayName: '' } });
  });

  test.each([
    [ids.admin, { admin: true }, 'only admin privileged users can update users'],
    [ids.bob, { active: false }, 'only admin privileged users can update users'],
    [ids.alice, { username: 'zoe' }, 'only admin privileged users can update other users'],
    [
      ids.admin,
      { displayName: 'z' },
      "only admin privileged users can set another user's display name",
    ],
    [ids.alice, { password: 'z' }, "only admin privileged users can change other user's passwords"],
    [
      ids.bob,
      { agentUserGroup: { agentUid: 0, agentGid: 0, agentUser: 'root', agentGroup: 'root' } },
      'only admin privileged users can update users',
    ],
  ])('%i with %j is denied to users', async (id, body, text) => {
    expect(refusal(await bob('PATCH', `/users/${id}`, body))).toBe(`403 7 ${text}`);
  });

  test.each([
    [
      { displayName: 'ALICE a' },
      '400 3 can not change display name to ALICE a found a similar username or display name',
    ],
    [{ displayName: 'admin' }, "400 3 Non-admin user cannot be renamed 'admin'"],
    [{ username: 'x' }, '400 3 Display name or username value has minimum length.'],
  ])('with %j is refused', async (body, text) => {
    expect(refusal(await master.admin('PATCH', `/users/${ids.bob}`, body))).toBe(text);
  });

  test('to an existing name is a database error', async () => {
    const answer = await master.admin('PATCH', `/users/${ids.bob}`, { username: 'alice' });
    expect(answer.status).toBe(500);
  });

  test('keeps everything when one part is refused', async () => {
    await bob('PATCH', `/users/${ids.bob}`, { displayName: 'Bobby', admin: true });
    expect((await bob('GET', '/me')).body).toMatchObject({ user: { displayName: '' } });
  });

  test('the password of another user, by its own call', async () => {
    expect(refusal(await bob('POST', '/users/1/password', '"x"'))).toBe(
      "403 7 only admin privileged users can change other user's passwords",
    );
    expect(refusal(await master.admin('POST', '/users/1/password', { password: 'x' }))).toBe(
      '400 3 json: cannot unmarshal object into Go value of type string',
    );
  });
});
