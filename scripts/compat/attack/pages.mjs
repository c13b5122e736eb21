import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { launchChromium } from '../../lib/chromium.mjs';
import { root } from '../../lib/main.mjs';
import { startSandbox, startServer } from '../sandbox-process.mjs';
import { mended, payloads, spoilAnswer, spoiled } from './hostile-answers.mjs';
import { listenLocally } from './local-server.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */
/** @typedef {import('playwright-core').Page} Page */

// the pages of entities with a name of 1 MB
const longNamed = /\/api\/v1\/(experiments\/2|models\/2|projects\/3|workspaces\/3)$/;

// settings of a user contain JSON of the console itself
const unchangedPaths = /\/(auth\/login|users\/setting|master)(\?|$)/;

/**
 * Serves the built console in front of a master with hostile texts, opens each of its routes in
 * Chromium, and looks for effects of the payloads.
 *
 * @returns {Promise<Findings>}
 */
export async function attackPages() {
  const sandbox = await startSandbox(['--scenario', 'demo', '--seed', '7']);
  const master = await startHostile(sandbox.url);
  const site = await startServer('serve', ['--master', master.url]);
  const browser = await launchChromium();
  try {
    const routes = await routesOf(sandbox.url);
    const findings = none();
    if (!(await noticesPayloads(browser)))
      findings.hits.push('a payload on a bare page is not noticed');
    for (const [person, own] of visits(routes))
      await walk({ browser, site: site.url, person, routes: own, found: findings });
    return report(routes, findings, master.count());
  } finally {
    await browser.close();
    await site.stop();
    master.stop();
    await sandbox.stop();
  }
}

/**
 * @param {string[]} routes
 * @param {Found} found
 * @param {number} spoiled how many answers were hostile
 * @returns {Findings}
 */
function report(routes, found, spoiled) {
  const kinds = /** @type {const} */ ([
    ['dialogs', found.dialogs],
    ['script runs', found.hits],
    ['CSP and Trusted Types reports', found.reports],
    ['page errors', found.errors],
    ['foreign requests', found.foreign],
    ['polluted prototypes', found.polluted],
    ['script, data or file links', found.links],
    ['routes without hostile text', found.clean],
  ]);
  const wrong = kinds.flatMap(([kind, list]) => list.map((each) => `${kind}: ${each}`));
  const figures = kinds.map(([kind, list]) => `${list.length} ${kind}`).join(', ');
  return {
    lines: [
      ...wrong.slice(0, 40),
      `${routes.length} routes, ${spoiled} hostile answers, ${payloads.length} payloads and names of 1 MB: ${figures}`,
    ],
    passed: routes.length * kinds.length - wrong.length,
    failed: wrong.length,
  };
}

/**
 * Returns every route of the table of links, with ids and names of the demo in place of its
 * placeholders.
 */
async function routesOf(/** @type {string} */ url) {
  const page = await readFile(join(root, 'console/src/app/links/route-matrix.md'), 'utf8');
  const listed = [...page.matchAll(/^\| (\/\S*) \|/gm)].map(([, path = '']) => path);
  const token = await signInTo(url);
  const headers = { authorization: `Bearer ${token}` };
  const notebooks = await fetch(`${url}/api/v1/notebooks`, { headers });
  const task = /"id":"([\w-]+)"/.exec(await notebooks.text())?.[1] ?? 'none';
  const pool = encodeURIComponent(spoiled('a100-pool'));
  const paths = new Set(
    listed.map((path) => path.replace(/\bTASK\b/g, task).replace('pool/aux', `pool/${pool}`)),
  );
  // these routes leave the console or end the session
  return [...paths].filter((path) => !/^\/(logout|login|sso|wait|proxy)/.test(path));
}

/** @param {string} url */
async function signInTo(url) {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: '' }),
  });
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  return token;
}

/**
 * @typedef {Record<
 *   'dialogs' | 'hits' | 'reports' | 'errors' | 'foreign' | 'polluted' | 'links' | 'clean',
 *   string[]
 * >} Found
 */

// these pages show only entities of the user, and an administrator has none
const own = new Set(['/', '/dashboard']);

/**
 * Returns the routes that each user opens.
 *
 * @param {string[]} routes
 * @returns {[person: string, routes: string[]][]}
 */
const visits = (routes) => [
  ['admin', routes.filter((route) => !own.has(route))],
  ['mkowalski', routes.filter((route) => own.has(route))],
];

/** @type {() => Found} */
const none = () => ({
  dialogs: [],
  hits: [],
  reports: [],
  errors: [],
  foreign: [],
  polluted: [],
  links: [],
  clean: [],
});

/**
 * @param {{
 *   browser: import('playwright-core').Browser, site: string, person: string, routes: string[],
 *   found: Found
 * }} input
 */
async function walk({ browser, site, person, routes, found }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchPage);
  const left = [...routes];
  const visitor = async () => {
    const page = await context.newPage();
    let route = '';
    page.on('dialog', (dialog) => {
      found.dialogs.push(`${route}: ${dialog.message().slice(0, 80)}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => found.errors.push(`${route}: ${error.message.slice(0, 200)}`));
    page.on('request', (request) => {
      const address = request.url();
      const isOwn = address.startsWith(`${site}/`) || /^(data|blob):/.test(address);
      if (!isOwn) found.foreign.push(`${route}: ${address.slice(0, 120)}`);
    });
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      route = next;
      await visit(page, { site, route, found });
    }
    await page.close();
  };
  const first = await context.newPage();
  await first.goto(`${site}/login`);
  await first.getByLabel('Username').fill(person);
  await first.getByRole('button', { name: 'Sign In' }).click();
  await first.getByRole('navigation').first().waitFor();
  await first.close();
  await Promise.all([visitor(), visitor()]);
  await context.close();
}

/**
 * Runs in each page before its own scripts, and records calls of payloads and policy violations.
 */
function watchPage() {
  /** @type {string[]} */
  const hits = [];
  /** @type {string[]} */
  const reports = [];
  Object.assign(window, {
    hits,
    reports,
    hit: (/** @type {number} */ id) => hits.push(String(id)),
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/**
 * Returns true if the payloads run, and are noticed, on a page that treats them as markup.
 *
 * @param {import('playwright-core').Browser} browser
 */
async function noticesPayloads(browser) {
  const context = await browser.newContext();
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.setContent(payloads[0] ?? '');
  const isNoticed = await page
    .waitForFunction(() => Reflect.get(window, 'hits').length > 0, undefined, { timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  await context.close();
  return isNoticed;
}

/** Runs in a page after it has loaded: returns the recorded effects, and unsafe links. */
function readPage() {
  const links = [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap(
    (element) =>
      ['href', 'src', 'action', 'formaction'].flatMap((name) => {
        const text = element.getAttribute(name);
        if (text === null) return [];
        const isImage = element.tagName === 'IMG' || element.tagName === 'LINK';
        const protocol = new URL(text, document.baseURI).protocol;
        if (/^https?:|^blob:|^mailto:/.test(protocol) || (isImage && protocol === 'data:'))
          return [];
        return [`${element.tagName} ${name}=${text.slice(0, 80)}`];
      }),
  );
  const own = (/** @type {object} */ object) => Object.keys(object);
  return {
    hits: [...Reflect.get(window, 'hits')],
    reports: [...Reflect.get(window, 'reports')],
    polluted: [...own(Object.prototype), ...own(Array.prototype), ...own(Function.prototype)],
    links,
  };
}

/** Runs in a page: true once its content has a payload. The navigation has one on every page. */
const isHostile = () =>
  /hit\(|etc\/passwd|cmd\||\]52;c|𝕏𝕏/.test(document.querySelector('main')?.textContent ?? '');

// pages without hostile text: of missing entities, and of a task, whose content is the task's own
const plain =
  /^\/(no\/such\/page|projects|resourcepool\/nobody|access\/x|agents\/no-such-agent|experiments\/2\/trials\/2)$|^\/interactive\//;

/** @param {Page} page @param {{ site: string, route: string, found: Found }} input */
async function visit(page, { site, route, found }) {
  await page.goto(site + route, { waitUntil: 'domcontentloaded' });
  // a slow machine needs many seconds for the pages that read most
  if (!plain.test(route))
    await page
      .waitForFunction(isHostile, undefined, { timeout: 60_000, polling: 100 })
      .catch(() => found.clean.push(route));
  // a page that follows a log or a state is never idle
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {});
  const seen = await page.evaluate(readPage);
  for (const kind of /** @type {const} */ (['hits', 'reports', 'polluted', 'links']))
    found[kind].push(...seen[kind].map((each) => `${route}: ${each}`));
}

/**
 * Starts a proxy to the sandbox that adds hostile texts to its answers.
 *
 * @param {string} target
 */
async function startHostile(target) {
  let count = 0;
  /** @type {(incoming: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<unknown>} */
  const pass = async (incoming, response) => {
    const path = mendedPath(incoming.url ?? '/');
    const { authorization, accept, cookie } = incoming.headers;
    const hangUp = new AbortController();
    response.once('close', () => hangUp.abort());
    const body = mended(Buffer.concat(await incoming.toArray()).toString());
    const headers = new Headers();
    for (const [name, value] of Object.entries({ authorization, accept, cookie })) {
      if (value) headers.set(name, value);
    }
    const answer = await fetch(new URL(path, target), {
      method: incoming.method ?? 'GET',
      headers,
      body: body === '' ? null : body,
      redirect: 'manual',
      signal: hangUp.signal,
    });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, {
      'content-type': type,
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    // streams of logs and states do not end, so they are forwarded as they arrive
    if (/[?&]follow=true/.test(path) || !type.includes('json') || unchangedPaths.test(path)) {
      for await (const chunk of answer.body ?? []) response.write(chunk);
      return response.end();
    }
    const text = await answer.text();
    count += 1;
    return response.end(text === '' ? text : spoilAnswer(text, { isLong: longNamed.test(path) }));
  };
  // a page that navigates aborts its requests
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  return { ...(await listenLocally(server)), count: () => count };
}

/** @param {string} path */
function mendedPath(path) {
  try {
    return encodeURI(mended(decodeURIComponent(path.replaceAll('+', ' '))));
  } catch {
    return path;
  }
}
