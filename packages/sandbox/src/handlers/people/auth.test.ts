import { hashPassword } from '@trainyard/sdk';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
  await master.admin('POST', '/users', { user: { username: 'carol', active: true } });
});

describe('signing in', () => {
  test('returns a token and the user, and sets the cookie for seven days', async () => {
    const { status, body, headers } = await master.anyone('POST', '/auth/login', {
      username: 'admin',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token: expect.stringMatching(/^v2\.public\.[\w-]+$/),
      user: { id: 1, username: 'admin', admin: true, modifiedAt: '0001-01-01T00:00:00Z' },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^auth=v2\.public\.[\w-]+; Path=\/; Expires=Fri, 27 Nov 2026 09:00:00 GMT$/,
      ),
    ]);
  });

  test('works for the default user of `det`', async () => {
    const sent = { username: 'determined', password: '', isHashed: true };
    const { status, body } = await master.anyone('POST', '/auth/login', sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: 2, username: 'determined', admin: false } });
  });

  test('returns the same token for the same seed', async () => {
    const other = await createTestMaster();
    expect(await (await createTestMaster()).tokenOf('admin')).toBe(await other.tokenOf('admin'));
  });

  test('accepts an empty password until its user sets one', async () => {
    const carol = await master.signIn('carol');
    const login = (body: object) =>
      master.anyone('POST', '/auth/login', { username: 'carol', ...body });
    expect((await login({ password: '', isHashed: true })).status).toBe(200);
    const password = await hashPassword('horse');
    const own = await carol('PATCH', '/users/3', { password, isHashed: true });
    expect(own.status).toBe(200);
    expect((await login({ password: '', isHashed: true })).status).toBe(401);
    expect((await login({ password, isHashed: true })).status).toBe(200);
  });

  test('accepts a password hashed by the client or plain, once one is set', async () => {
    const password = await hashPassword('horse');
    await master.admin('PATCH', '/users/3', { password, isHashed: true });
    const login = (body: object) =>
      master.anyone('POST', '/auth/login', { username: 'carol', ...body });
    expect((await login({ password, isHashed: true })).status).toBe(200);
    expect((await login({ password: 'horse' })).status).toBe(200);
    expect((await login({})).status).toBe(401);
  });

  test.each([
    ['{}', '400 3 missing argument: username'],
    ['', '400 3 missing argument: username'],
    ['{"username":"nobody"}', '401 16 invalid credentials'],
    ['{"username":"Admin"}', '401 16 invalid credentials'],
    ['{"username":"admin","password":"x"}', '401 16 invalid credentials'],
    ['{', '400 3 unexpected EOF'],
  ])('with %s is refused', async (body, text) => {
    expect(refusal(await master.anyone('POST', '/auth/login', body))).toBe(text);
  });

  test('is refused to inactive users', async () => {
    await master.admin('PATCH', '/users/3', { active: false });
    const answer = await master.anyone('POST', '/auth/login', { username: 'carol' });
    expect(refusal(answer)).toBe('403 7 user is not active');
  });

  test('ignores a bad credential', async () => {
    const forged = master.callWith({ authorization: 'Bearer forged' });
    expect((await forged('POST', '/auth/login', { username: 'admin' })).status).toBe(200);
    expect((await forged('GET', '/master')).status).toBe(200);
    expect((await forged('GET', '/master/telemetry')).status).toBe(200);
  });
});

describe('a credential', () => {
  test.each([
    ['no header', {}, '401 16 token missing'],
    ['another scheme', { authorization: 'Basic x' }, '401 16 invalid credentials'],
    ['a forged token', { authorization: 'Bearer v2.public.x' }, '401 16 invalid credentials'],
    ['a forged cookie', { cookie: 'auth=x' }, '401 16 invalid credentials'],
    ['an empty cookie', { cookie: 'auth=' }, '401 16 token missing'],
  ])('of %s is refused', async (_, headers, text) => {
    expect(refusal(await master.callWith(headers)('GET', '/me'))).toBe(text);
  });

  test('is read from the header before the cookie', async () => {
    const cookie = `theme=dark; auth=${await master.tokenOf('carol')}`;
    const authorization = `Bearer ${await master.tokenOf('admin')}`;
    const named = async (headers: Record<string, string>) =>
      (await master.callWith(headers)('GET', '/auth/user')).body;
    expect(await named({ cookie })).toMatchObject({ user: { username: 'carol' } });
    expect(await named({ cookie, authorization })).toMatchObject({ user: { username: 'admin' } });
  });

  test.each(['Grpc-Metadata-x-user-token', 'Grpc-Metadata-x-allocation-token'])(
    'of a container is in %s',
    async (name) => {
      const token = await master.tokenOf('carol');
      const container = master.callWith({ [name]: `Bearer ${token}` });
      expect((await container('GET', '/me')).body).toMatchObject({ user: { username: 'carol' } });
      expect(refusal(await master.callWith({ [name]: token })('GET', '/me'))).toBe(
        '401 16 invalid credentials',
      );
    },
  );

  test('of an allocation cannot be signed out', async () => {
    const { db } = master.masterState;
    const expiresAt = master.clock.now() + 1000;
    const allocationId = '7.a4eeb71d-af5c-434e-b35f-a43042dfa8d4.1';
    db.sessions.insert({ id: 900, userId: 1, token: 'v2.public.run', expiresAt, allocationId });
    const container = master.callWith({
      'Grpc-Metadata-x-allocation-token': 'Bearer v2.public.run',
    });
    expect(refusal(await container('POST', '/auth/logout'))).toBe(
      '400 9 cannot manually logout of an allocation session',
    );
    expect((await container('GET', '/me')).status).toBe(200);
  });

  test('lasts seven days, used or not', async () => {
    const carol = await master.signIn('carol');
    const day = 24 * 60 * 60 * 1000;
    master.clock.advance(7 * day - 1);
    expect((await carol('GET', '/me')).status).toBe(200);
    master.clock.advance(1);
    expect(refusal(await carol('GET', '/me'))).toBe('401 16 invalid credentials');
  });

  test('ends with the sign-out, other sessions of the user stay', async () => {
    const [carol, elsewhere] = [await master.signIn('carol'), await master.signIn('carol')];
    const { body, headers } = await carol('POST', '/auth/logout');
    expect(body).toEqual({});
    expect(headers.getSetCookie()).toEqual(['auth=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
    expect(refusal(await carol('GET', '/me'))).toBe('401 16 invalid credentials');
    expect((await elsewhere('GET', '/me')).status).toBe(200);
  });

  test('ends with a new password and is suspended while its user is inactive', async () => {
    const carol = await master.signIn('carol');
    await master.admin('PATCH', '/users/3', { active: false });
    expect(refusal(await carol('GET', '/me'))).toBe('403 7 user does not have permission');
    await master.admin('PATCH', '/users/3', { active: true });
    expect((await carol('GET', '/me')).status).toBe(200);
    await carol('POST', '/users/3/password', '"clear"');
    expect(refusal(await carol('GET', '/me'))).toBe('401 16 invalid credentials');
  });
});
