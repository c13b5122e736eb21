import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, openVisit, phone, signIn } from './browser';
import { type Server, startServer } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('--seed', '7'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Pages by what tells that they are there; ids are those of the seeded demo. */
const pages = [
  { path: 'dashboard', ready: 'h1' },
  { path: 'workspaces', ready: 'h1' },
  { path: 'projects/2/experiments', ready: '[role=row] a, li a' },
  { path: 'experiments/108/overview', ready: 'figure' },
  { path: 'experiments/108/hyperparameters', ready: 'table, [role=table]' },
  { path: 'experiments/108/logs', ready: '.log-line' },
  { path: 'experiments/113/visualization/learning-curve', ready: 'figure' },
  { path: 'experiments/113/trials', ready: '[role=row] , tbody tr' },
  { path: 'no/such/page', ready: 'text=Page not found' },
];
const looks = [
  { theme: 'light', viewport: desktop },
  { theme: 'dark', viewport: desktop },
  { theme: 'light', viewport: phone },
] as const;

describe.each(looks)('in $theme at $viewport.width px axe finds nothing serious', (look) => {
  test('on the pages', async () => {
    const visit = await openVisit(browser, look);
    const { page, context, complaints } = visit;
    await page.goto(`${server.url}login`);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    const found = [...(await seriousOf(page, 'login'))];
    await signIn(visit, server.url);
    for (const { path, ready } of pages) {
      await page.goto(server.url + path);
      await page.locator(ready).first().waitFor();
      found.push(...(await seriousOf(page, path)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
    // ten pages, each read whole
  }, 180_000);
});

test('a menu and its question are accessible, and give the focus back', async () => {
  const visit = await openVisit(browser);
  const { page, context, complaints } = visit;
  await signIn(visit, server.url);
  await page.goto(`${server.url}experiments/108/overview`);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  const found = await seriousOf(page, 'menu');
  await page.getByRole('menuitem', { name: 'Kill' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  found.push(...(await seriousOf(page, 'dialog')));
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => more.evaluate((el) => el === document.activeElement)).toBe(true);
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

async function seriousOf(page: Parameters<typeof openPage>[0], path: string) {
  const { violations } = await openPage(page).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`);
}

const openPage = (page: ConstructorParameters<typeof AxeBuilder>[0]['page']) =>
  new AxeBuilder({ page });
