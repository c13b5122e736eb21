import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

/** Opens a window whose requests of the master can be held back. */
async function openHeld(isHeld: (path: string) => boolean) {
  const visit = await openVisit(site.browser);
  await carryToken(visit, site.url, await tokenFor(site.url));
  const heldRoutes: Route[] = [];
  await visit.page.route('**/api/v1/**', (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) heldRoutes.push(route);
    else void route.continue();
  });
  const release = async () => {
    for (const route of heldRoutes.splice(0)) await route.continue().catch(() => undefined);
  };
  return { ...visit, heldRoutes, release };
}

const frame = (page: Page) => page.getByRole('navigation').first();

test('the side bar appears while the page itself waits for its answers', async () => {
  const isOfFrame = (path: string) => /\/(me|master|users\/setting.*)$/.test(path);
  let isHeld = true;
  const visit = await openHeld((path) => isHeld && !isOfFrame(path));
  const { page, context, complaints, heldRoutes, release } = visit;
  await page.goto(`${site.url}models`);
  await frame(page).getByRole('link', { name: 'Home' }).waitFor();
  expect(heldRoutes.length).toBeGreaterThan(0);
  expect(await page.locator('tbody > tr').count()).toBe(0);
  isHeld = false;
  await release();
  await page.locator('tbody > tr').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the page of a search begins with the skeleton of its chart, another one with rows', async () => {
  for (const [path, hasChart] of [
    ['experiments/113/visualization/learning-curve', true],
    ['models', false],
  ] as const) {
    const { page, context, complaints, release } = await openHeld(() => true);
    await page.goto(site.url + path);
    const parts = page.locator('main span.animate-breathe');
    await parts.first().waitFor();
    const heights = await parts.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...heights) > 300).toBe(hasChart);
    await release();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('a master that never answers is told, on a fresh page and on an open one', async () => {
  let isHeld = true;
  const { page, context, heldRoutes, release } = await openHeld(() => isHeld);
  await page.clock.install();
  await page.goto(`${site.url}models`);
  await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
  await page.clock.runFor(12_000);
  await page.getByText(/^The master has not answered for [1-9]\d+ s\./).waitFor();
  isHeld = false;
  await release();
  await page.locator('tbody > tr').first().waitFor();

  isHeld = true;
  const before = heldRoutes.length;
  // until the next poll, and then past ten seconds
  await page.clock.runFor(20_000);
  await expect.poll(() => heldRoutes.length).toBeGreaterThan(before);
  await page.clock.runFor(12_000);
  await page.getByText('The master takes requests and does not answer them.').first().waitFor();
  await page.getByText(/^Not updating, last .+ ago$/).waitFor();
  isHeld = false;
  await release();
  await page.getByText(/^Updated \d+ s ago$/).waitFor();
  await context.close();
});

test('the data of a page is requested while its code loads, and each script once', async () => {
  const { page, context } = await openHeld(() => false);
  const requested: string[] = [];
  const heldScripts: Route[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const entry = await (await fetch(site.url)).text();
  const isEntry = (url: string) => entry.includes(new URL(url).pathname);
  await page.route('**/assets/*.js', (route) => {
    // all that the entry does not need
    if (isEntry(route.request().url())) void route.continue();
    else heldScripts.push(route);
  });
  await page.goto(`${site.url}projects/1/experiments`);
  const names = () => heldScripts.map((route) => new URL(route.request().url()).pathname).join(' ');
  // the frame, the list and its table, before any of them has arrived
  await expect.poll(names).toMatch(/(?=.*\/app-)(?=.*\/list-)(?=.*\/table-)/);
  await expect.poll(() => requested).toContain('/api/v1/experiments-search');
  await page.unroute('**/assets/*.js');
  for (const route of heldScripts) await route.continue();
  await page.getByRole('main').getByRole('heading').first().waitFor();
  const scripts = requested.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path, at) => scripts.indexOf(path) !== at)).toEqual([]);
  await context.close();
});
