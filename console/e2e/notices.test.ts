import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  carryToken,
  openVisit,
  phone,
  signIn,
  type Visit,
  waitUntilLoaded,
} from './support/browser';
import { newerArgs, tokenFor } from './support/pages';
import { openSecondServer, openSite } from './support/site';

const site = openSite('--seed', '7');
const newer = openSecondServer(...newerArgs);

/** Records the position of the page's heading in each frame, and what moves it. */
async function watchHeading({ page }: Visit) {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    const moved: number[] = [];
    const note = () => {
      const heading = document.querySelector('main h1');
      if (heading) tops.add(heading.getBoundingClientRect().top);
      requestAnimationFrame(note);
    };
    note();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources');
        const heading = document.querySelector('main h1');
        if (sources.some(({ node }) => heading !== null && node?.contains(heading)))
          moved.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { headingTops: () => [...tops], headingMoved: () => moved });
  });
}

const seen = (page: Page, name: 'headingTops' | 'headingMoved'): Promise<number[]> =>
  page.evaluate((key) => Reflect.get(window, key)(), name);

const warning = (page: Page) =>
  page.getByRole('complementary', { name: 'Account without a password' });
const message = (page: Page) =>
  page.getByRole('complementary', { name: 'Message from the administrators' });

for (const viewport of [{ width: 1440, height: 900 }, phone])
  test(`the warning of an account without a password moves nothing at ${viewport.width} px`, async () => {
    const visit = await openVisit(site.browser, { viewport });
    const { page, context, complaints } = visit;
    await signIn(visit, site.url);
    await warning(page).waitFor();
    await watchHeading(visit);
    for (const path of ['tasks', 'projects/2/experiments', 'models']) {
      await page.goto(site.url + path);
      await warning(page).waitFor();
      await waitUntilLoaded(page);
      expect(await seen(page, 'headingTops')).toHaveLength(1);
      expect(await seen(page, 'headingMoved')).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

test('a message of the administrators appears with the page, and is dismissed permanently', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await carryToken(visit, newer.url, await tokenFor(newer.url, 'mkowalski'));
  await watchHeading(visit);
  await page.goto(`${newer.url}models`);
  await message(page).waitFor();
  await waitUntilLoaded(page);
  expect(await seen(page, 'headingTops')).toHaveLength(1);
  expect(await seen(page, 'headingMoved')).toEqual([]);
  await message(page).getByRole('button', { name: 'Dismiss' }).click();
  await message(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a message that arrives while a page is open overlays its end until the next page', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await carryToken(visit, newer.url, await tokenFor(newer.url, 'aroy'));
  await watchHeading(visit);
  await page.clock.install();
  let isShown = false;
  await page.route('**/api/v1/master', async (route) => {
    const answer = await route.fetch();
    const { clusterMessage, ...master } = await answer.json();
    await route.fulfill({ json: isShown ? { ...master, clusterMessage } : master });
  });
  await page.goto(`${newer.url}models`);
  await waitUntilLoaded(page);
  await expect.poll(() => message(page).count()).toBe(0);
  isShown = true;
  await page.clock.fastForward('11:00');
  await message(page).waitFor();
  expect(await seen(page, 'headingTops')).toHaveLength(1);
  expect(await seen(page, 'headingMoved')).toEqual([]);
  const topOf = async () => (await message(page).boundingBox())?.y ?? 0;
  await expect.poll(topOf).toBeGreaterThan(800);
  await page
    .getByRole('link', { name: /^Tasks/ })
    .first()
    .click();
  await expect.poll(topOf).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
