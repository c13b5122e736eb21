import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openVisit, signIn } from '../support/browser';
import { type HostileMaster, startHostileMaster } from '../support/hostile-task';
import { type Server, startServer } from '../support/server';
import { openBrowser } from '../support/site';

const browsing = openBrowser();
let sandbox: Server;
let master: HostileMaster;

beforeAll(async () => {
  sandbox = await startServer('--seed', '7');
  master = await startHostileMaster(sandbox.url);
});
afterAll(async () => {
  master.stop();
  await sandbox.stop();
});

/** The console in front of the hostile master, with its user signed in. */
async function openConsole(...args: string[]) {
  const server = await startServer('--master', master.url, ...args);
  onTestFinished(() => server.stop());
  const visit = await openVisit(browsing.browser);
  onTestFinished(() => visit.context.close());
  await signIn(visit, server.url);
  return { ...visit, url: server.url, origin: new URL(server.url).origin };
}

/** Opens the hostile task by its address at the console, and waits until it has tried everything. */
async function runTask(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/proxy/evil/#${origin}`);
  await page.waitForFunction(() => Reflect.has(window, 'results'));
  const results: Record<string, string> = await page.evaluate(() => Reflect.get(window, 'results'));
  return { page, results };
}

const authCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name === 'auth' || name === '')
    .map(({ value, path, httpOnly }) => ({ value, path, httpOnly }));

const workersAt = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );

/** The console still is the console, for the same user. */
async function expectOwnConsole({ page, url }: { page: Page; url: string }) {
  await page.goto(`${url}dashboard`);
  await page.getByRole('button', { name: 'User menu of admin' }).waitFor();
  await page.goto(`${url}tasks`);
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
  await page.getByRole('button', { name: 'User menu of admin' }).waitFor();
  expect(await workersAt(page)).toEqual([]);
}

test('with an origin of its own, a hostile task reads and changes nothing of the console', async () => {
  const opened = await openConsole();
  const { context, page, origin } = opened;
  const token = await page.evaluate(() => localStorage.getItem('global/auth-token'));
  const before = await authCookies(context);
  expect(before).toMatchObject([{ path: '/', httpOnly: true }]);

  const { page: task, results } = await runTask(context, origin);
  const { origin: taskOrigin, pathname } = new URL(task.url());
  expect(pathname).toBe('/proxy/evil/');
  expect(taskOrigin).not.toBe(origin);
  expect(results).toEqual({
    token: 'null',
    rootWorker: 'refused: SecurityError',
    upperWorker: 'refused: SecurityError',
    outsideWorker: 'refused: TypeError',
    answer: '200',
    cookie: 'written',
    me: 'refused: TypeError',
    write: 'sent',
    page: 'refused: TypeError',
    socket: 'refused: NetworkError',
    parent: 'none',
    frame: 'hidden',
  });
  expect(await workersAt(task)).toEqual([]);
  // the browser holds the cookies of scripts beside the console's own
  expect(await authCookies(context)).toEqual(expect.arrayContaining(before));
  expect((await authCookies(context)).filter(({ path }) => path === '/')).toEqual(before);
  await expectOwnConsole(opened);
  expect(await page.evaluate(() => localStorage.getItem('global/auth-token'))).toBe(token);
  const names = await page.evaluate(async (text) => {
    const headers = { Authorization: `Bearer ${JSON.parse(text ?? '')}` };
    return (await fetch('/api/v1/workspaces', { headers })).text();
  }, token);
  expect(names).not.toContain('evil');
});

test('a cookie that a task has set signs no browser in (ATK-15)', async () => {
  const { page: own, url } = await openConsole();
  const token: string = await own.evaluate(() =>
    JSON.parse(localStorage.getItem('global/auth-token') ?? ''),
  );
  const { page, context } = await openVisit(browsing.browser);
  onTestFinished(() => context.close());
  await context.addCookies([{ name: 'auth', value: token, url }]);
  await page.goto(`${url}dashboard`);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.getItem('global/auth-token'))).toBeNull();
});

test('in a frame of the console the task runs at its own origin, and sees nothing around it', async () => {
  const { page, url, origin, complaints } = await openConsole();
  await page.goto(`${url}dashboard`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/proxy/evil/';
    // in view: a browser does not draw what is out of it
    frame.style.position = 'fixed';
    frame.style.inset = '0';
    document.body.append(frame);
  });
  const frame = await page.waitForSelector('iframe').then((element) => element.contentFrame());
  if (!frame) throw new Error('The page has no frame.');
  await frame.waitForFunction(() => Reflect.has(window, 'results'));
  expect(new URL(frame.url()).origin).not.toBe(origin);
  const results = await frame.evaluate(() => Reflect.get(window, 'results'));
  expect(results).toMatchObject({ token: 'null', parent: 'refused: SecurityError' });
  expect(complaints.filter((text) => text.startsWith('policy'))).toEqual([]);
});

test('at the console’s origin, a hostile task becomes no worker of it, sets no cookie, clears nothing', async () => {
  const opened = await openConsole('--task-origin', 'none');
  const { context, page, origin } = opened;
  const before = await authCookies(context);
  const task = await context.newPage();
  await task.goto(`${origin}/proxy/evil/answer`);
  const register = (address: string, scope?: string) =>
    task.evaluate(
      ([script = '', at]) =>
        navigator.serviceWorker.register(script, at === undefined ? {} : { scope: at }).then(
          (registration) => registration.scope,
          (error: Error) => error.name,
        ),
      [address, scope],
    );
  expect(await register('/proxy/evil/sw.js', '/')).toBe('SecurityError');
  expect(await register('/proxy/evil/sw.js', '/proxy/')).toBe('SecurityError');
  expect(await register('/proxy/sw.js')).toBe('TypeError');
  expect(await workersAt(page)).toEqual([]);
  expect(await authCookies(context)).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('global/auth-token'))).not.toBeNull();
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'User menu of admin' }).waitFor();
});

test('a notebook of a newer master opens in its frame at the tasks’ origin', async () => {
  const server = await startServer('--seed', '7', '--release', '0.38.1');
  onTestFinished(() => server.stop());
  const visit = await openVisit(browsing.browser);
  onTestFinished(() => visit.context.close());
  const { page, complaints } = visit;
  await signIn(visit, server.url);
  await page.goto(`${server.url}tasks`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const link = page.locator('a[href*="/interactive/"][href*="jupyter-lab"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(decodeURIComponent(decodeURIComponent(href))).not.toContain('token=');
  await page.goto(new URL(href, server.url).href);
  const frame = page.frameLocator('iframe');
  await frame.getByText('A notebook of the sandbox').waitFor();
  // the token of its address comes from the master, when the task is ready
  expect(requested.filter((url) => /\/proxy\/[^/]+\/\?token=/.test(url))).not.toEqual([]);
  const addresses = page.frames().map((each) => new URL(each.url()).origin);
  expect(new Set(addresses).size).toBe(2);
  expect(complaints).toEqual([]);
});
