import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { printRows, type Row } from './measure';

const root = resolve(import.meta.dirname, '../..');
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** kB gzip of all JavaScript a page loads before it can be used; and of its style sheets. */
type Budget = {
  name: string;
  path: string;
  ready: string;
  budgetKb: number;
};
const budgets: Budget[] = [
  { name: '/login', path: 'login', ready: 'role=button[name="Sign In"]', budgetKb: 125 },
  {
    name: 'experiment list',
    path: 'projects/PROJECT/experiments',
    ready: '[role=row] a, tbody a',
    budgetKb: 180,
  },
  {
    name: 'experiment overview',
    path: 'experiments/EXPERIMENT/overview',
    ready: 'figure canvas',
    budgetKb: 250,
  },
];
const styleBudgetKb = 20;

export type Size = { name: string; kb: number; budgetKb: number };

/** Loads each page cold in Chromium from the built console and adds up what came over the wire. */
export async function measureSizes(): Promise<Size[]> {
  const server = await serveBuiltConsole();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: chromiumArgs,
  });
  try {
    const { token, project, experiment } = await signIn(server.url);
    const sizes: Size[] = [];
    let styleKb = 0;
    for (const { name, path, ready, budgetKb } of budgets) {
      const context = await browser.newContext();
      if (path !== 'login')
        await context.addCookies([{ name: 'auth', value: token, url: server.url }]);
      const page = await context.newPage();
      const loaded = collect(page);
      await page.goto(
        server.url + path.replace('PROJECT', `${project}`).replace('EXPERIMENT', `${experiment}`),
      );
      await page.locator(ready).first().waitFor();
      const { script, style } = await loaded();
      sizes.push({ name, kb: script, budgetKb });
      styleKb = Math.max(styleKb, style);
      await context.close();
    }
    return [...sizes, { name: 'style sheets', kb: styleKb, budgetKb: styleBudgetKb }];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Bodies of the scripts and style sheets a page asked for, gzipped at the highest level. */
function collect(page: Page) {
  const bodies: Array<Promise<{ type: string; bytes: number }>> = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(
      response.body().then(
        (body) => ({ type, bytes: gzipSync(body, { level: 9 }).length }),
        // what comes after the count, while the page is being closed
        () => ({ type, bytes: 0 }),
      ),
    );
  });
  return async () => {
    const all = await Promise.all(bodies);
    const kbOf = (type: string) =>
      all.filter((each) => each.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return { script: kbOf('script'), style: kbOf('stylesheet') };
  };
}

/** The console as it is built, with a sandbox behind it. */
export async function serveBuiltConsole(...args: string[]) {
  const child = spawn(
    process.execPath,
    [
      resolve(root, 'packages/cli/bin/trainyard.mjs'),
      'serve',
      '--port',
      '0',
      '--seed',
      '7',
      ...args,
    ],
    // the channel lets it notice when this program is killed
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  if (!child.stdout) throw new Error('The server has no output to read its address from.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    const stop = async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
    return { url: url.endsWith('/') ? url : `${url}/`, stop };
  }
  throw new Error('sizes: trainyard serve ended before it said where it listens');
}

/** A token, and a project and a running single-trial experiment to look at. */
async function signIn(url: string) {
  const login = await fetch(`${url}api/v1/auth/login`, {
    method: 'POST',
    body: '{"username":"admin"}',
  });
  const { token } = await login.json();
  const found = await fetch(
    `${url}api/v1/experiments?limit=0&states=STATE_COMPLETED&sortBy=SORT_BY_ID`,
    { headers: { Authorization: `Bearer ${token}` } },
  );
  const { experiments } = await found.json();
  const single = experiments.find(
    (each: { searcherType: string; archived: boolean }) =>
      each.searcherType === 'single' && !each.archived,
  );
  return { token, project: single.projectId, experiment: single.id };
}

export const sizeRows = (sizes: Size[]): Row[] =>
  sizes.map(({ name, kb, budgetKb }) => ({
    what: name,
    figure: `${kb.toFixed(1)} kB gzip`,
    reference: `budget ${budgetKb} kB`,
    ratio: (kb / budgetKb).toFixed(2),
    goal: '1.00',
  }));

if (process.argv.includes('--check')) {
  const sizes = await measureSizes();
  printRows(sizeRows(sizes));
  const over = sizes.filter(({ kb, budgetKb }) => kb > budgetKb);
  for (const { name, kb, budgetKb } of over)
    console.error(`${name} loads ${kb.toFixed(1)} kB gzip, more than its budget of ${budgetKb}.`);
  process.exit(over.length === 0 ? 0 : 1);
}
