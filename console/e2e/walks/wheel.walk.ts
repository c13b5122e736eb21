import { setInterval } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, desktop, openVisit, waitUntilLoaded } from '../support/browser';
import { tokenFor } from '../support/pages';
import { isWide } from '../support/sample';
import { openSite } from '../support/site';

const count = 2_000;
const site = openSite('--scenario', 'huge', '--experiments', String(count));
/** of the experiments that the scenario adds to that number, the last one */
const manyLines = count + 4;

/** of the whole page, and of the rows in it: those in view and around them */
const maxElements = 2_000;
const maxRows = 150;
const longMs = isWide ? 80_000 : 20_000;

type Turn = { byPx: number; forMs: number };

/** Turns the wheel each 16 ms, without waiting for the page, as a user does. */
async function turnWheel(page: Page, { byPx, forMs }: Turn) {
  const endAt = performance.now() + forMs;
  const sent: Promise<void>[] = [];
  for await (const _ of setInterval(16)) {
    if (performance.now() > endAt) break;
    sent.push(page.mouse.wheel(0, byPx));
  }
  await Promise.all(sent);
}

/** Notes at each frame how many elements and rows the page has, and counts its scrolls. */
const watchElements = (page: Page, rows: string) =>
  page.evaluateHandle((selector) => {
    const all = document.getElementsByTagName('*');
    const seen = { elements: 0, rows: 0, scrolls: 0 };
    const count = () => {
      seen.elements = Math.max(seen.elements, all.length);
      seen.rows = Math.max(seen.rows, document.querySelectorAll(selector).length);
      requestAnimationFrame(count);
    };
    count();
    const countScroll = () => {
      seen.scrolls += 1;
    };
    document.addEventListener('scroll', countScroll, { capture: true });
    return seen;
  }, rows);

const log = { path: `experiments/${manyLines}/logs`, rows: '.log-line' };
const boxes = [
  { what: 'a log of 200,000 lines', ...log, turn: { byPx: -600, forMs: longMs } },
  {
    what: 'a log of wrapped lines',
    ...log,
    path: `${log.path}?wrap=true`,
    turn: { byPx: -600, forMs: longMs / 4 },
  },
  {
    what: 'a list',
    path: 'projects/2/experiments',
    rows: 'tr[data-index]',
    turn: { byPx: 120, forMs: longMs / 4 },
  },
];

test.each(boxes)(
  'rows of $what leave the document while the wheel turns (V1)',
  async ({ path, rows, turn }) => {
    const { page, context, complaints } = await openVisit(site.browser);
    await carryToken({ context }, site.url, await tokenFor(site.url));
    await page.goto(site.url + path);
    await page.locator(rows).first().waitFor();
    await waitUntilLoaded(page);
    await page.mouse.move(desktop.width / 2, desktop.height / 2);
    const seen = await watchElements(page, rows);
    await turnWheel(page, turn);
    const seenMax = await seen.jsonValue();
    expect(seenMax.scrolls).toBeGreaterThan(10);
    expect(seenMax.elements).toBeLessThan(maxElements);
    expect(seenMax.rows).toBeLessThan(maxRows);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
