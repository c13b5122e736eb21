import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { savedSessions } from './auth-file';
import { masterCertificate } from './certificates';
import { fromEnv } from './from-env';

type Case = {
  name: string;
  env: Record<string, string>;
  files?: Record<string, unknown>;
  user?: string;
  det: { baseUrl: string; noVerify: boolean; ca: string | null; serverName: string | null } & {
    username: string | null;
    token: string | null;
  };
};

// written by det 0.23.4's own code: scripts/compat/det-reference.py
const cases: Case[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/env-cases.json'), 'utf8'),
);

let folder: string;
let master: Server;
let proxy: string;
let logins = 0;

// answers for every master, like a proxy: a sign-in returns a token that contains the user
beforeAll(async () => {
  master = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { username, password } = JSON.parse(text);
    logins++;
    response.end(
      JSON.stringify({ token: `login ${username} ${password}`, user: userOf(username) }),
    );
  }).listen(0, '127.0.0.1');
  await once(master, 'listening');
  const address = master.address();
  proxy = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => master.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'env-'));
});
afterEach(() => rm(folder, { recursive: true }));

const userOf = (username: string) => ({ id: 7, username, admin: false, active: true });

async function environment({ env, files = {} }: Pick<Case, 'env' | 'files'>) {
  for (const [name, content] of Object.entries(files))
    await writeFile(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  const named = Object.entries(env).map(([name, value]) => [
    name,
    value.replace('$FOLDER', folder),
  ]);
  return { ...Object.fromEntries(named), DET_DEBUG_CONFIG_PATH: folder, ALL_PROXY: proxy };
}

test.each(cases)('as in det, but never as another user: $name', async ({ det, ...expected }) => {
  const env = await environment(expected);
  const { baseUrl, auth } = await fromEnv(env, expected.user ? { user: expected.user } : {});
  expect(new URL(baseUrl).href).toBe(new URL(det.baseUrl).href);
  const { ca, noVerify, serverName } = await masterCertificate(env);
  expect({ ca: ca ?? null, noVerify: noVerify ?? false, serverName: serverName ?? null }).toEqual({
    ca: det.ca,
    noVerify: det.noVerify,
    serverName: det.serverName,
  });
  if (baseUrl.startsWith('https:')) return;
  const token = (await auth.token()) ?? null;
  if (token?.startsWith('stale')) await auth.refused();
  // det goes on with the variables of another user than the named or signed-in one
  const isOther = det.token === 'env-token' && Boolean(expected.user ?? expected.files);
  expect((await auth.token()) ?? null).toBe(isOther ? null : det.token);
  if (det.token !== null && !isOther) expect(auth.username).toBe(det.username);
});

test('one login serves many calls, and its token is saved for the next program', async () => {
  const env = await environment({ env: { DET_MASTER: 'm', DET_USER: 'bob', DET_PASS: '' } });
  const before = logins;
  const { auth } = await fromEnv(env);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => auth.token()));
  expect(new Set(tokens)).toEqual(new Set(['login bob ']));
  expect(logins - before).toBe(1);
  expect(await savedSessions(env)).toEqual({
    activeUser: undefined,
    tokens: { bob: 'login bob ' },
  });
  await auth.refused();
  expect(await auth.token()).toBe('login bob ');
  expect(logins - before).toBe(2);
});

test('a refused token is removed; one that another program has renewed is used', async () => {
  const entry = (token: string) => ({ version: 1, masters: { m: { tokens: { ada: token } } } });
  const env = await environment({ env: { DET_MASTER: 'm' }, files: { 'auth.json': entry('old') } });
  const { auth } = await fromEnv(env, { user: 'ada' });
  expect(await auth.token()).toBe('old');
  await auth.refused();
  expect(await auth.token()).toBeUndefined();
  expect((await savedSessions(env)).tokens).toEqual({});
  await environment({ env: {}, files: { 'auth.json': entry('older') } });
  const again = await fromEnv(env, { user: 'ada' });
  await environment({ env: {}, files: { 'auth.json': entry('new') } });
  await again.auth.refused();
  expect(await again.auth.token()).toBe('new');
  await again.auth.refused();
  expect(await again.auth.token()).toBeUndefined();
});

test('inside a task its own token is used, unless a user is named or signed in', async () => {
  const task = { DET_MASTER: 'm', DET_SESSION_TOKEN: 'task-token' };
  const header = { 'Grpc-Metadata-x-allocation-token': 'Bearer task-token' };
  const headersOf = async (env: Record<string, string>, files = {}) =>
    (await fromEnv(await environment({ env, files }))).headers;
  expect(await headersOf(task)).toEqual(header);
  expect(await headersOf({ ...task, DET_USER: 'bob' })).toEqual(header);
  expect(await headersOf({ ...task, DET_USER: 'bob', DET_PASS: 'x' })).toBeUndefined();
  expect(await headersOf({ ...task, DET_USER: 'bob', DET_USER_TOKEN: 't' })).toBeUndefined();
  const signedIn = { active_user: 'ada', tokens: { ada: 'a' } };
  const files = { 'auth.json': { version: 1, masters: { m: signedIn } } };
  expect(await headersOf(task, files)).toBeUndefined();
});

test.each([
  [{ DET_USER_TOKEN: 't' }, 'DET_USER_TOKEN counts only with DET_USER.'],
  [{ DET_PASS: 'p' }, 'DET_PASS counts only with DET_USER.'],
  [{ DET_USER: 'ada' }, 'DET_USER=ada counts only with DET_PASS or DET_USER_TOKEN.'],
  [{}, 'no user is named or signed in.'],
])(
  'the default user says which variable does not count: %j (public-reports PB13)',
  async (env, text) => {
    const { auth } = await fromEnv({ ...env, DET_DEBUG_CONFIG_PATH: '/nowhere' });
    expect(auth.warning).toBe(`Acting as determined, the default user, because ${text}`);
  },
);
