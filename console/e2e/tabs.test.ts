import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

/** Records the requests of a page that finds idle slots. */
function watchSearch(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/job-queues-v2$|\/tasks\/[^/]+\/logs$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

const idleSlots = (page: Page) => page.getByRole('link', { name: /^Idle slots/ });

test('a second tab shows the idle slots that the first one has found, without a search', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  const requests = watchSearch(page);
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.goto(`${site.url}models`);
  await idleSlots(page).waitFor();
  expect(requests).not.toEqual([]);
  const second = await context.newPage();
  const requestsAgain = watchSearch(second);
  await second.goto(`${site.url}models`);
  await idleSlots(second).waitFor();
  const areSame = async () =>
    (await idleSlots(second).textContent()) === (await idleSlots(page).textContent());
  await expect.poll(areSame).toBe(true);
  expect(requestsAgain).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
