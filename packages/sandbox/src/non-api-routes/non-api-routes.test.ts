import { launchNotebook, launchShell, launchTensorboard } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTrainingMaster, type TrainingMaster } from '../test/fixtures/training-master';

let master: TrainingMaster;
let token: string;
beforeEach(async () => {
  master = await createTrainingMaster();
  token = await master.tokenOf('admin');
});

type RequestInput = { method?: string; headers?: Record<string, string>; body?: unknown };

const send = (path: string, { method = 'GET', headers = {}, body }: RequestInput = {}) =>
  master.fetch(
    new Request(`http://master${path}`, {
      method,
      headers,
      redirect: 'manual',
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );

const signedIn = (): RequestInput => ({ headers: { authorization: `Bearer ${token}` } });

const messageOf = async (response: Response) => {
  const { message }: { message?: string } = await response.json();
  return `${response.status} ${message}`;
};

describe('anyone', () => {
  test.each([
    ['/', 301, '/det'],
    ['/det', 301, '/det/'],
    ['/docs/rest-api', 301, '/docs/rest-api/'],
  ])('%s redirects', async (path, status, location) => {
    const response = await send(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test.each(['/det/', '/det/experiments/7', '/docs/', '/docs/rest-api/'])(
    '%s is a page',
    async (path) => {
      const response = await send(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  test.each(['/api/v1/api.swagger.json', '/agents?id=agent-1'])('%s is not found', async (path) => {
    expect(await messageOf(await send(path))).toBe('404 Not Found');
  });

  test.each(['/zzz', '/docs', '/tasks', '/users', '/commands'])(
    '%s needs a token',
    async (path) => {
      expect(await messageOf(await send(path))).toBe('401 Unauthorized');
    },
  );
});

describe('signed in', () => {
  const removed =
    '404 the API being called was removed,\nplease ensure the client consuming the API is up to date and report a bug if the problem persists';

  test.each([
    ['/zzz', '404 api not found: GET /zzz'],
    ['/prom/det-state-metrics', '404 api not found: GET /prom/det-state-metrics'],
    ['/commands', removed],
    ['/notebooks/some', removed],
    ['/shells', removed],
    ['/tensorboard/some/kill', removed],
  ])('%s', async (path, text) => {
    expect(await messageOf(await send(path, signedIn()))).toBe(text);
  });

  test('finds allocations and users in their old format', async () => {
    const { shell } = await launchShell(master.client, {
      body: { config: { resources: { slots: 0 } } },
    });
    master.clock.advance(20_000);
    const tasks = await (await send('/tasks', signedIn())).json();
    expect(tasks[`${shell.id}.1`]).toMatchObject({
      task_id: shell.id,
      scheduler_type: 'fair_share',
      priority: null,
      resources: [{ agent_devices: { 'agent-01': null }, Exited: null }],
      proxy_ports: [{ proxy_tcp: true, unauthenticated: true }],
    });
    const users = await (await send('/users', signedIn())).json();
    expect(users[0]).toEqual({
      id: 1,
      display_name: null,
      username: 'admin',
      name: '',
      admin: true,
      active: true,
      modified_at: '2026-11-20T09:00:00Z',
      remote: false,
      agent_uid: null,
      agent_gid: null,
      agent_user: null,
      agent_group: null,
    });
  });
});

describe('the old sign-in', () => {
  const body = { username: 'admin', password: '' };

  test('returns a token, and a cookie on request', async () => {
    const plain = await send('/login', { method: 'POST', body });
    const { token: fresh } = await plain.json();
    expect(plain.headers.get('set-cookie')).toBeNull();
    const me = await send('/users/me', { headers: { authorization: `Bearer ${fresh}` } });
    expect(await me.json()).toMatchObject({ username: 'admin' });
    const cookie = await send('/login?cookie=true', { method: 'POST', body });
    expect(cookie.headers.get('set-cookie')).toMatch(/^auth=v2\.public\./);
  });

  test('refuses other credentials', async () => {
    const wrong = await send('/login', { method: 'POST', body: { username: 'nobody' } });
    expect(await messageOf(wrong)).toBe('403 invalid credentials');
  });

  test('ends with a sign-out', async () => {
    const response = await send('/logout', { ...signedIn(), method: 'POST' });
    expect(response.status).toBe(200);
    expect(await messageOf(await send('/users', signedIn()))).toBe('401 Unauthorized');
  });
});

describe('a service behind the proxy', () => {
  const launched = async () => {
    const experiment = master.submit({ name: '<b>bold</b>' });
    const body = { experimentIds: [experiment.id] };
    const { tensorboard } = await launchTensorboard(master.client, { body });
    return { experiment, path: `/proxy/${tensorboard.id}/` };
  };

  test('is missing, then starting, then ready', async () => {
    const { path } = await launched();
    expect((await send(path, signedIn())).status).toBe(404);
    master.clock.advance(4000);
    expect((await send(path, signedIn())).status).toBe(502);
    master.clock.advance(20_000);
    const response = await send(path, signedIn());
    expect(response.status).toBe(200);
    const text = await response.text();
    // user-defined names stay text
    expect(text).toContain('Experiment 1: &lt;b&gt;bold&lt;/b&gt;');
    expect(text).not.toMatch(/<script|<b>/);
    const runs = await send(`${path}data/runs`, signedIn());
    expect(await runs.json()).toEqual(['tensorboard/experiment/1/trial/1']);
  });

  test('checks the caller: by header or cookie', async () => {
    const { path } = await launched();
    master.clock.advance(24_000);
    expect(await messageOf(await send(path))).toBe('401 Unauthorized');
    const bad = await send(path, { headers: { cookie: 'auth=wrong' } });
    expect([bad.status, bad.headers.get('location')]).toEqual([303, `/det/login?redirect=${path}`]);
    expect((await send(path, { headers: { cookie: `auth=${token}` } })).status).toBe(200);
    // the service is looked up first
    expect(await messageOf(await send('/proxy/none/'))).toBe('404 service not found: none');
  });

  test('of a notebook redirects to its first page, and opening it counts as use', async () => {
    const body = { config: { resources: { slots: 0 }, idle_timeout: '10m' } };
    const { notebook } = await launchNotebook(master.client, { body });
    const path = `/proxy/${notebook.id}/`;
    master.clock.advance(8 * 60_000);
    const first = await send(path, signedIn());
    expect([first.status, first.headers.get('location')]).toEqual([302, `${path}lab?`]);
    master.clock.advance(8 * 60_000);
    expect((await send(`${path}lab?`, signedIn())).status).toBe(200);
    master.clock.advance(11 * 60_000);
    expect((await send(path, signedIn())).status).toBe(404);
  });
});
