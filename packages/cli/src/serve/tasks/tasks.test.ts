import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { builtConsole } from '../../test/built-console';
import { requestRaw, startUpstream } from '../../test/http';
import { hostRule } from '../hosts';
import { listen } from '../listen';
import { createMasterProxy } from '../proxy/proxy';
import { trustOf } from '../proxy/visitor';
import { createHttpServer } from '../server';
import { createStaticSite } from '../site/static-files';
import { readTaskOrigin } from './task-origin';

const echo: RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};

type Served = { listener?: RequestListener; basePath?: string; secret?: Buffer };

/** The console in front of a master, with tasks at a port of their own. */
async function serve({ listener = echo, basePath = '/', secret }: Served = {}) {
  const { url: master, server: upstream } = await startUpstream(listener);
  const running = createHttpServer({
    backend: createMasterProxy({ master, basePath }),
    site: createStaticSite({ directory: await builtConsole(), basePath }),
    basePath,
    taskOrigin: readTaskOrigin('0'),
    secret,
    trust: trustOf(['127.0.0.1']),
    allowsHost: hostRule({ listening: '127.0.0.1', allowed: ['console.example'] }),
  });
  onTestFinished(running.stop);
  const { server, taskServer } = running;
  if (!taskServer) throw new Error('Tasks have no port.');
  const at = { host: '127.0.0.1', port: 0 };
  const tasks = await listen({ server: taskServer, ...at });
  return { upstream, console: await listen({ server, ...at }), tasks };
}

const signedIn = { cookie: 'auth=secret-token' };

/** Follows the link of the console to a task, and returns the cookie of the tasks' origin. */
async function enter({ console, tasks }: { console: string; tasks: string }, path: string) {
  const away = await requestRaw(console, path, { headers: signedIn });
  expect(away.status).toBe(303);
  const link = String(away.headers.location);
  expect(link).toMatch(`${tasks}/hand-over/`);
  const arrival = await requestRaw(tasks, link.slice(tasks.length));
  return { away, link, arrival, cookie: String(arrival.headers['set-cookie']) };
}

const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';

test('a task’s page leads from the console’s origin to that of tasks, and its token stays hidden', async () => {
  const sites = await serve();
  const { away, link, arrival, cookie } = await enter(sites, '/proxy/5f0c/lab?x=%2F');
  expect(arrival.status).toBe(303);
  expect(arrival.headers.location).toBe('/proxy/5f0c/lab?x=%2F');
  expect(cookie).toMatch(/^trainyard-task=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  for (const text of [JSON.stringify(away.headers), JSON.stringify(arrival.headers)])
    expect(text).not.toContain('secret-token');
  expect(away.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const again = await requestRaw(sites.tasks, link.slice(sites.tasks.length));
  expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined]);
});

test('a server with the same secret opens what another one began, and goes on with its session (E18)', async () => {
  const secret = Buffer.from('ab'.repeat(16));
  const [one, other] = [await serve({ secret }), await serve({ secret })];
  const away = await requestRaw(one.console, '/proxy/5f0c/lab', { headers: signedIn });
  const { pathname } = new URL(String(away.headers.location));
  const arrival = await requestRaw(other.tasks, pathname);
  expect(arrival.headers.location).toBe('/proxy/5f0c/lab');
  const headers = { cookie: pairOf(String(arrival.headers['set-cookie'])) };
  for (const { tasks } of [one, other]) {
    const { body } = await requestRaw(tasks, '/proxy/5f0c/lab', { headers });
    expect(JSON.parse(body.toString()).headers.cookie).toBe('auth=secret-token');
  }
  const stranger = await serve();
  expect((await requestRaw(stranger.tasks, pathname)).status).toBe(403);
});

test('at the tasks’ origin the master gets the session of that origin, and no other cookie of ours', async () => {
  const sites = await serve();
  const { cookie } = await enter(sites, '/proxy/5f0c/');
  const seen = async (sent: string) => {
    const answer = await requestRaw(sites.tasks, '/proxy/5f0c/x', { headers: { cookie: sent } });
    return JSON.parse(answer.body.toString()).headers.cookie;
  };
  expect(await seen(`auth=console; ${pairOf(cookie)}; _xsrf=y`)).toBe('_xsrf=y; auth=secret-token');
  expect(await seen(`trainyard-task=forged; auth=console; _xsrf=y`)).toBe('_xsrf=y');
  expect(await seen('auth=console')).toBeUndefined();
});

test('at the console’s origin the cookie of tasks stays here, and of two sessions the console’s counts', async () => {
  const sites = await serve();
  const cookie = 'auth=of-a-narrower-path; trainyard-task=x; other=1; auth=mine';
  const { body } = await requestRaw(sites.console, '/api/v1/me', { headers: { cookie } });
  expect(JSON.parse(body.toString()).headers.cookie).toBe('other=1; auth=mine');
});

test('a session that came by a token gets a cookie that no page can read', async () => {
  const sites = await serve();
  const ask = (headers: Record<string, string>, method = 'POST') =>
    requestRaw(sites.console, '/trainyard/session', { method, headers });
  const bearer = { authorization: 'Bearer v2.secret-token' };
  const answer = await ask(bearer);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([
    204,
    ['auth=v2.secret-token; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax'],
  ]);
  const secure = await ask({
    ...bearer,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'console.example',
  });
  expect(secure.headers['set-cookie']).toEqual([
    'auth=v2.secret-token; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure',
    '__Host-auth=v2.secret-token; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure',
  ]);
  for (const authorization of ['', 'Bearer ', 'Bearer a; Domain=x', 'Bearer a\tb', 'Basic YTpi'])
    expect((await ask({ authorization })).status).toBe(401);
  const foreign = await ask({ ...bearer, origin: 'http://elsewhere.example' });
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined]);
});

test('over https both sessions have cookies that no other name and no narrower path can replace', async () => {
  const sites = await serve({
    listener: (request, response) => {
      if (request.url?.endsWith('/login'))
        response.setHeader('set-cookie', 'auth=secret-token; Path=/api; Domain=master');
      echo(request, response);
    },
  });
  const byTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'console.example' };
  const ask = (url: string, path: string, cookie = '') =>
    requestRaw(url, path, { headers: { ...byTls, cookie } });
  const login = await ask(sites.console, '/api/v1/auth/login');
  const [plainOne, session = ''] = login.headers['set-cookie'] ?? [];
  expect(session).toBe('__Host-auth=secret-token; Path=/; Secure; HttpOnly; SameSite=Lax');
  // keeps the console's pages from writing one that scripts of tasks could read
  expect(plainOne).toMatch(/^auth=secret-token; .*HttpOnly/);

  // the master knows it by its own name; a cookie that a page has set does not count beside it
  const passedOn = async (url: string, path: string, cookie: string) =>
    JSON.parse((await ask(url, path, cookie)).body.toString()).headers.cookie;
  const planted = 'auth=of-a-task';
  const both = `${pairOf(session)}; x=1; ${planted}`;
  expect(await passedOn(sites.console, '/api/v1/me', both)).toBe('x=1; auth=secret-token');
  expect(await passedOn(sites.console, '/api/v1/me', 'auth=of-a-task')).toBeUndefined();

  const away = await ask(sites.console, '/proxy/5f0c/', both);
  const code = new URL(String(away.headers.location)).pathname;
  const arrival = await ask(sites.tasks, code);
  const [own = ''] = arrival.headers['set-cookie'] ?? [];
  expect(own).toMatch(/^__Host-trainyard-task=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(await passedOn(sites.tasks, '/proxy/5f0c/x', pairOf(own))).toBe('auth=secret-token');
  const plain = pairOf(own).replace('__Host-', '');
  expect(await passedOn(sites.tasks, '/proxy/5f0c/x', plain)).toBeUndefined();
});

test('the tasks’ origin has nothing but tasks', async () => {
  const sites = await serve();
  const { cookie } = await enter(sites, '/proxy/5f0c/');
  const headers = { cookie: pairOf(cookie) };
  for (const path of ['/', '/dashboard', '/api/v1/me', '/assets/index-a1b2.js', '/docs/', '/info'])
    for (const method of ['GET', 'POST'])
      expect((await requestRaw(sites.tasks, path, { method, headers })).status).toBe(404);
  expect((await requestRaw(sites.tasks, '/healthz')).status).toBe(200);
  expect((await requestRaw(sites.tasks, '/proxy/5f0c/', { headers })).status).toBe(200);
});

test('the console’s origin has no task, but answers calls of programs', async () => {
  const sites = await serve();
  const status = async (method: string, headers: Record<string, string>) =>
    (await requestRaw(sites.console, '/proxy/5f0c/', { method, headers })).status;
  expect(await status('GET', signedIn)).toBe(303);
  expect(await status('POST', signedIn)).toBe(403);
  expect(await status('GET', { authorization: 'Bearer x' })).toBe(200);
  expect((await requestRaw(sites.console, '//proxy/5f0c/', { method: 'POST' })).status).toBe(403);
});

test('a visitor who is not signed in is led to the sign-in page and back', async () => {
  const sites = await serve({ basePath: '/trains/' });
  const away = await requestRaw(sites.console, '/trains/proxy/5f0c/lab?token=x');
  expect(away.headers.location).toBe('/trains/login?redirect=%2Fproxy%2F5f0c%2Flab');
  const page = { 'sec-fetch-mode': 'navigate' };
  const direct = await requestRaw(sites.tasks, '/proxy/5f0c/lab', { headers: page });
  expect([direct.status, direct.body.toString()]).toEqual([
    401,
    'Open the task from the console.\n',
  ]);
});

test('redirects of the master lead back to the console, those of a task stay', async () => {
  const locations: Record<string, string> = {
    '/proxy/5f0c/ended': '/det/login?redirect=/proxy/5f0c/',
    '/proxy/5f0c/tree': '/proxy/5f0c/lab#x',
    '/proxy/5f0c/side': 'lab?',
  };
  const sites = await serve({
    basePath: '/trains/',
    listener: (request, response) => {
      response.writeHead(303, { location: locations[request.url ?? ''] ?? '/' }).end();
    },
  });
  const { cookie } = await enter(sites, '/proxy/5f0c/');
  const led = async (path: string) =>
    (await requestRaw(sites.tasks, path, { headers: { cookie: pairOf(cookie) } })).headers.location;
  expect(await led('/proxy/5f0c/ended')).toBe(
    `${sites.console}/trains/login?redirect=/proxy/5f0c/`,
  );
  expect(await led('/proxy/5f0c/tree')).toBe('/proxy/5f0c/lab#x');
  expect(await led('/proxy/5f0c/side')).toBe('lab?');
});

test('only the console may show a task in a frame, whatever the task says', async () => {
  const sites = await serve({
    listener: (_request, response) => {
      response.setHeader('x-frame-options', 'SAMEORIGIN');
      response.setHeader(
        'content-security-policy',
        "frame-ancestors 'self'; report-uri /proxy/5f0c/csp, frame-ancestors *",
      );
      response.end();
    },
  });
  const { cookie } = await enter(sites, '/proxy/5f0c/');
  const headers = { cookie: pairOf(cookie) };
  const answer = await requestRaw(sites.tasks, '/proxy/5f0c/', { headers });
  expect(answer.headers['x-frame-options']).toBeUndefined();
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain('report-uri /proxy/5f0c/csp');
  expect(policy.match(/frame-ancestors[^,;]*/g)).toEqual([
    `frame-ancestors 'self' ${sites.console}`,
  ]);
});

test('pages of the console show frames of the tasks’ origin, and nothing else changes', async () => {
  const sites = await serve();
  const { headers } = await requestRaw(sites.console, '/dashboard');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy.filter((directive) => directive.includes(sites.tasks))).toEqual([
    `frame-src 'self' ${sites.tasks}`,
  ]);
});

test('a WebSocket opens at the tasks’ origin with its session, and not at the console’s', async () => {
  const sites = await serve();
  const sockets = new WebSocketServer({ server: sites.upstream });
  onTestFinished(() => sockets.close());
  sockets.on('connection', (socket, request) => socket.send(String(request.headers.cookie)));
  const { cookie } = await enter(sites, '/proxy/5f0c/');
  const open = (origin: string, headers: Record<string, string>) =>
    new WebSocket(`${origin.replace('http', 'ws')}/proxy/5f0c/ws`, { headers });

  const headers = { origin: sites.tasks, cookie: `auth=console; ${pairOf(cookie)}` };
  const client = open(sites.tasks, headers);
  const [message] = await once(client, 'message');
  expect(String(message)).toBe('auth=secret-token');
  client.close();

  const refusals: [string, Record<string, string>][] = [
    [sites.console, { ...signedIn, origin: sites.console }],
    [sites.console, { ...signedIn, origin: sites.tasks }],
    [sites.tasks, { ...headers, origin: sites.console }],
  ];
  for (const [origin, sent] of refusals) {
    const [error] = await once(open(origin, sent), 'error');
    expect(String(error)).toContain('403');
  }
  const program = open(sites.console, { authorization: 'Bearer x' });
  expect(String((await once(program, 'message'))[0])).toBe('undefined');
  program.close();
});

test('tasks at a name of their own share the port of the console', async () => {
  const { url: master } = await startUpstream(echo);
  const running = createHttpServer({
    backend: createMasterProxy({ master, basePath: '/' }),
    site: createStaticSite({ directory: await builtConsole(), basePath: '/' }),
    basePath: '/',
    taskOrigin: readTaskOrigin('http://tasks.example.com'),
    allowsHost: (host) => host === 'console.example.com',
  });
  onTestFinished(running.stop);
  expect(running.taskServer).toBeNull();
  const origin = await listen({ server: running.server, host: '127.0.0.1', port: 0 });
  const get = (host: string, path: string, cookie = '') =>
    requestRaw(origin, path, { headers: { host, cookie } });

  const away = await get('console.example.com', '/proxy/5f0c/', signedIn.cookie);
  const link = String(away.headers.location);
  expect(link).toMatch('http://tasks.example.com/hand-over/');
  const path = new URL(link).pathname;
  expect((await get('console.example.com', path)).headers['set-cookie']).toBeUndefined();
  const arrival = await get('tasks.example.com', path);
  const cookie = pairOf(String(arrival.headers['set-cookie']));
  expect((await get('tasks.example.com', '/proxy/5f0c/', cookie)).status).toBe(200);
  expect((await get('tasks.example.com', '/dashboard', cookie)).status).toBe(404);
  expect((await get('other.example.com', '/proxy/5f0c/', cookie)).status).toBe(421);
});
