import { afterEach, describe, expect, test, vi } from 'vitest';
import { getMe } from '../calls';
import { failure } from '../test/scripted-master';
import { createClient } from './client';
import { hashPassword } from './password';
import { credentials, login, logout } from './sign-in';
import { type AuthProvider, createTransport } from './transport';

const user = { id: 3, username: 'marta', admin: false, active: true };
type Options = { password?: string; isAway?: () => boolean; lifeMs?: number };

/** A master with sessions: tokens count up, and all except the newest can be revoked. */
function master({ password = 'secret', isAway = () => false, lifeMs = 600_000 }: Options = {}) {
  const alive = new Set<string>();
  const log: string[] = [];
  const refused = Response.json.bind(null, { error: { code: 16, error: 'invalid credentials' } });
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    log.push(`${pathname.slice(8)} ${request.headers.get('Authorization') ?? '-'}`);
    if (isAway()) return Response.json({}, { status: 500 });
    if (pathname.endsWith('/auth/login')) {
      const sent = await request.json();
      if (sent.password !== (await hashPassword(password))) return refused({ status: 401 });
      const token = tokenOf(log.length, Date.now() + lifeMs);
      alive.add(token);
      return Response.json({ token, user });
    }
    const token = request.headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    if (!alive.has(token)) return refused({ status: 401 });
    if (pathname.endsWith('/auth/logout')) alive.delete(token);
    return pathname.endsWith('logs') ? new Response('') : Response.json({ user });
  };
  const logins = () => log.filter((line) => line.startsWith('auth/login')).length;
  return { fetch, log, logins, endSessions: () => alive.clear() };
}

function tokenOf(id: number, expiresAt: number) {
  const claims = JSON.stringify({ id, expiry: new Date(expiresAt).toISOString() });
  return `v2.public.${btoa(claims + 'x'.repeat(64)).replaceAll('=', '')}`;
}

const clientOf = (
  { fetch }: { fetch: (request: Request) => Promise<Response> },
  auth: AuthProvider | string,
) => createClient({ baseUrl: 'http://master', auth, fetch, retry: 'off' });
const marta = { username: 'marta', password: 'secret' };

afterEach(() => void vi.useRealTimers());

describe('credentials', () => {
  test('sign in once for 50 concurrent calls, and again once when all 50 are refused', async () => {
    const server = master();
    const client = clientOf(server, credentials(marta));
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => client.getMe()));
    expect(await fifty()).toHaveLength(50);
    expect(server.logins()).toBe(1);
    server.endSessions();
    const answers = await fifty();
    expect(answers.every((answer) => answer.user.id === 3)).toBe(true);
    expect(server.logins()).toBe(2);
    // each call once, refused, and once again
    expect(server.log.filter((line) => line.startsWith('me'))).toHaveLength(150);
  });

  test('the sign-in carries no token, the password is sent hashed', async () => {
    const server = master();
    const bodies: string[] = [];
    const fetch = async (request: Request) => {
      bodies.push(await request.clone().text());
      return server.fetch(request);
    };
    await clientOf({ fetch }, credentials(marta)).getMe();
    expect(server.log[0]).toBe('auth/login -');
    expect(bodies[0]).toContain('"isHashed":true');
    expect(bodies.join()).not.toContain('secret');
  });

  test('a wrong password is an auth error for every call, and sent once', async () => {
    const server = master();
    const client = clientOf(server, credentials({ username: 'marta', password: 'wrong' }));
    const errors = await Promise.all([failure(client.getMe()), failure(client.getMe())]);
    expect(await failure(client.getMe())).toBe(errors[0]);
    expect(errors[0]).toMatchObject({
      type: 'auth',
      level: 'fatal',
      operation: 'login',
      message: 'invalid credentials',
    });
    expect(server.log).toEqual(['auth/login -']);
  });

  test('an unreachable master is tried again by the next call', async () => {
    let isAway = true;
    const server = master({ isAway: () => isAway });
    const client = clientOf(server, credentials(marta));
    expect(await failure(client.getMe())).toMatchObject({ operation: 'login', status: 500 });
    isAway = false;
    expect(await client.getMe()).toHaveProperty('user.id', 3);
  });

  test('a token is replaced before it expires', async () => {
    vi.useFakeTimers();
    const server = master({ lifeMs: 600_000 });
    const client = clientOf(server, credentials(marta));
    await client.getMe();
    vi.advanceTimersByTime(530_000);
    await client.getMe();
    expect(server.logins()).toBe(1);
    vi.advanceTimersByTime(20_000);
    await client.getMe();
    expect(server.logins()).toBe(2);
  });

  test('work with a transport of single calls, too', async () => {
    const server = master();
    const transport = createTransport({
      baseUrl: 'http://master',
      auth: credentials(marta),
      fetch: server.fetch,
    });
    expect(await getMe(transport)).toHaveProperty('user.id', 3);
  });

  test('need a client to sign in with', async () => {
    expect(() => credentials(marta).token()).toThrow('credentials need a client');
  });
});

describe('a provider', () => {
  test('is notified of a refused token once, for any number of calls, with the reason', async () => {
    const server = master();
    const reasons: unknown[] = [];
    const client = clientOf(server, {
      token: () => 'old',
      refused: (reason) => void reasons.push(reason),
    });
    const errors = await Promise.all(Array.from({ length: 20 }, () => failure(client.getMe())));
    expect(await failure(client.getMe())).toMatchObject({ type: 'auth', attempts: 1 });
    expect(reasons).toEqual([
      expect.objectContaining({ type: 'auth', message: 'invalid credentials' }),
    ]);
    for (const error of errors) expect(error).toMatchObject({ type: 'auth', operation: 'getMe' });
    // nothing is sent again with the same token
    expect(server.log).toHaveLength(21);
  });

  test('is requested its new token instead of notified, if it has one by then', async () => {
    const server = master();
    const { token } = await login(clientOf(server, ''), marta);
    const tokens = ['old', token];
    const refused = vi.fn();
    const client = clientOf(server, {
      token: () => (tokens.length > 1 ? tokens.shift() : token),
      refused,
    });
    expect(await client.getMe()).toHaveProperty('user.id', 3);
    expect(refused).not.toHaveBeenCalled();
  });

  test('delays the calls while it signs in', async () => {
    const server = master();
    let token = 'old';
    const client = clientOf(server, {
      token: () => token,
      async refused() {
        token = (await login(clientOf(server, ''), marta)).token;
      },
    });
    expect(await client.getMe()).toHaveProperty('user.id', 3);
  });

  test('a stream is opened again, too', async () => {
    const server = master();
    const client = clientOf(server, credentials(marta));
    await client.getMe();
    server.endSessions();
    await client.masterLogs().next();
    expect(server.logins()).toBe(2);
  });

  test('an abort does not wait for it', async () => {
    const server = master();
    const controller = new AbortController();
    const client = clientOf(server, {
      token: () => 'old',
      refused: () => {
        controller.abort();
        return new Promise(() => {});
      },
    });
    expect(await failure(client.getMe({}, { signal: controller.signal }))).toHaveProperty(
      'name',
      'AbortError',
    );
  });
});

test('a token as text is not requested again', async () => {
  const server = master();
  expect(await failure(clientOf(server, 'old').getMe())).toMatchObject({ type: 'auth' });
  expect(server.log).toEqual(['me Bearer old']);
});

test('a call with its own token is left unchanged', async () => {
  const server = master();
  const refused = vi.fn();
  const client = clientOf(server, { token: () => 'old', refused });
  const own = { headers: { authorization: 'Bearer other' } };
  expect(await failure(client.getMe({}, own))).toMatchObject({ type: 'auth' });
  expect(server.log).toEqual(['me Bearer other']);
  expect(refused).not.toHaveBeenCalled();
});

test('login and logout', async () => {
  const server = master();
  const { token, user: found } = await login(clientOf(server, ''), marta);
  expect(found).toMatchObject({ username: 'marta' });
  const client = clientOf(server, token);
  await logout(client);
  expect(await failure(client.getMe())).toMatchObject({ type: 'auth' });
});

test('signing out does not sign in', async () => {
  const server = master();
  const client = clientOf(server, credentials(marta));
  await client.getMe();
  server.endSessions();
  expect(await failure(logout(client))).toMatchObject({ type: 'auth', operation: 'logout' });
  expect(server.logins()).toBe(1);
});
