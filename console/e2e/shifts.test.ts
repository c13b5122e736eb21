import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, desktop, openVisit, phone, waitUntilLoaded } from './support/browser';
import { demoArgs, tokenFor } from './support/pages';
import { recordShifts, scoreOf, shiftsOf, waitForPlaces } from './support/shifts';
import { openSite } from './support/site';

const site = openSite(...demoArgs);

/** Pages whose parts arrive one after the other. */
const pages = [
  ['dashboard', desktop],
  ['clusters', desktop],
  ['clusters/historical-usage', desktop],
  ['models/1', desktop],
  ['access/1', desktop],
  ['experiment-compare?id=2&id=5', phone],
] as const;

/** The layout shift of a page, at most. */
const maxShift = 0.02;

const drawTwice = (page: Page) =>
  page
    .evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    // a page that is not there yet
    .catch(() => undefined);

/** Passes answers on one by one, the next one after the page has drawn the last one. */
async function answerInTurn(page: Page) {
  let last = Promise.resolve();
  let count = 0;
  const pass = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
    await drawTwice(page);
  };
  await page.route(/\/api\/v1\/(?!.*(?:follow=true|-stream))/, (route) => {
    count += 1;
    last = last.then(() => pass(route).catch(() => undefined));
  });
  return {
    /** Waits until every answer is passed on, and what it led to. */
    async ended() {
      for (let before = -1; before !== count; ) {
        before = count;
        await last;
        await waitUntilLoaded(page);
      }
    },
  };
}

/** A page on a machine that has as much time as the parts of the page need, before it is opened. */
async function openPatiently(viewport: typeof desktop) {
  const visit = await openVisit(site.browser, { viewport, isStill: true });
  await carryToken(visit, site.url, await tokenFor(site.url));
  await waitForPlaces(visit.page);
  return visit;
}

test.each(pages)('%s does not move while its parts arrive', async (path, viewport) => {
  const { page, context, complaints } = await openPatiently(viewport);
  await recordShifts(page);
  const answers = await answerInTurn(page);
  await page.goto(site.url + path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await answers.ended();
  await drawTwice(page);
  const shifts = await shiftsOf(page);
  // the frame of every page waits for its users, so the time above is still that of the pages
  expect(await page.evaluate(() => Reflect.get(window, 'countDelayed')())).toBeGreaterThan(0);
  expect(scoreOf(shifts), JSON.stringify(shifts)).toBeLessThan(maxShift);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Controls beside parts that arrive late, and the late part: a click on one must not hit another. */
const controls = [
  ['experiments/108/logs', 'Filters and tools', phone, /^\d+ warnings?$/],
  ['experiments/108/logs', 'Regular expression', phone, /^\d+ warnings?$/],
  ['experiments/108/overview', 'Chart options', desktop, 'Epoch'],
  // beside a title, which has other letters until the font arrives
  ['experiments/108/overview', 'Remove tag distill', phone, 'Epoch'],
  ['clusters/idle', 'Storage', desktop, /^Idle \d+ GPUs?$/],
  ['resourcepool/a100-pool/active', 'Stats', desktop, /^\d+ Queued$/],
  // its color on the slots
  ['resourcepool/a100-pool/active', 'llm-sft-7b (106)', phone, /^\d+ Queued$/],
  ['models/1', 'Model Registry', desktop, 'Model Registry'],
  ['models/1/versions/1/model', 'Model Registry', desktop, 'Model Registry'],
] as const;

test.each(controls)('%s: late parts do not move “%s”', async (path, name, viewport, late) => {
  const { page, context, complaints } = await openPatiently(viewport);
  await page.addInitScript((expected) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const notePlace = () => {
      for (const control of document.querySelectorAll('main a, main button')) {
        const label = control.getAttribute('aria-label') ?? control.textContent;
        const { left, width } = control.getBoundingClientRect();
        if (label === expected && width > 0) places.add(left);
      }
      requestAnimationFrame(notePlace);
    };
    requestAnimationFrame(notePlace);
  }, name);
  const answers = await answerInTurn(page);
  await page.goto(site.url + path);
  await page.getByRole('main').getByText(name).or(page.getByLabel(name)).first().waitFor();
  await page.getByText(late).or(page.getByLabel(late)).first().waitFor({ state: 'attached' });
  await answers.ended();
  await drawTwice(page);
  const places: number[] = await page.evaluate(() => [...Reflect.get(window, 'places')]);
  expect(places.length).toBeGreaterThan(0);
  // the font of the page arrives late, too, and has slightly other widths
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(12);
  expect(complaints).toEqual([]);
  await context.close();
});
