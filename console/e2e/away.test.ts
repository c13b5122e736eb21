import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { stableBox } from './support/read-stable';
import { findKeptPort, startServer } from './support/server';
import { openSite } from './support/site';

const master = openSite('--seed', '7');

/** A separate console in front of the master, which a test may stop, restart and change. */
async function openFront(...args: string[]) {
  const port = await findKeptPort();
  const options = ['--master', master.url.replace(/\/$/, ''), '--port', port, ...args];
  let server = await startServer(...options);
  onTestFinished(() => server.stop());
  const { url } = server;
  const start = async () => {
    server = await startServer(...options);
  };
  const { page, context } = await openVisit(master.browser);
  onTestFinished(() => context.close());
  await carryToken({ context }, url, await tokenFor(master.url));
  await page.goto(`${url}workspaces`);
  await page.getByRole('link', { name: 'Vision' }).first().waitFor();
  await extrasOf(page);
  return { page, url, start, stop: () => server.stop() };
}

// the last files that load after a page
const parts = ['-extras', 'toaster', 'cluster-load'];

/** Lists the scripts that load after the page is shown, with all their imports. */
async function extrasOf(page: Page) {
  const requestCount = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const isThere = (names: string[]) =>
    parts.every((part) => names.some((name) => name.includes(`/${part}-`)));
  await expect.poll(async () => isThere(await requestCount())).toBe(true);
  const scripts = (await requestCount()).filter((name) => name.endsWith('.js'));
  // as text, because the test bundler transforms imports
  await page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((name) => import(name)))`);
}

test('after a server restart the rows stay, and the requested page opens by itself', async () => {
  const { page, start, stop } = await openFront();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await stableBox(heading);
  await stop();
  await page.getByText("Can't reach the master. Data may be out of date.").waitFor();
  expect(await stableBox(heading)).toEqual(before);
  await expect
    .poll(() => page.getByRole('main').getByRole('link', { name: 'Vision' }).count())
    .toBe(1);
  await page.getByRole('link', { name: 'Webhooks' }).first().click();
  await page.getByText('A part of this page is missing').waitFor();
  await start();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await page.getByText(/Can't reach the master/).waitFor({ state: 'detached' });
  await page
    .getByRole('cell', { name: /ops\.invalid/ })
    .first()
    .waitFor();
});

const dist = resolve(import.meta.dirname, '../dist');

/** Another build in a folder: files with other names, and the start page that loads them. */
async function deploy(folder: string) {
  const assets = join(folder, 'assets');
  const isPart = (name: string) => /\.js(\.br|\.gz)?$/.test(name);
  for (const name of (await readdir(assets)).filter(isPart)) await rm(join(assets, name));
  const file = join(folder, 'build.json');
  const { build } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ build: `${build}-next` }));
}

test('a tab of an earlier build offers to load the new one if a part is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-console-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(dist, folder, { recursive: true });
  const { page, url } = await openFront('--console', folder);
  await deploy(folder);
  await page.getByRole('link', { name: 'Webhooks' }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'A newer build of this console is ready' }).waitFor();
  await rm(folder, { recursive: true });
  await cp(dist, folder, { recursive: true });
  await main.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  expect(page.url()).toBe(`${url}webhooks`);
});
