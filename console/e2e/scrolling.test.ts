import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit, waitUntilLoaded } from './support/browser';
import { tokenFor } from './support/pages';
import { stableBox } from './support/read-stable';
import { openSite } from './support/site';

const site = openSite('--scenario', 'huge', '--experiments', '2000');

type Options = Parameters<typeof openVisit>[1];

async function open(path: string, options?: Options) {
  const visit = await openVisit(site.browser, options);
  await carryToken(visit, site.url, await tokenFor(site.url));
  await visit.page.goto(site.url + path);
  return visit;
}

const low = { viewport: { width: 1280, height: 500 } };

/** Moves the pointer onto the link of a row, where the row below it appears after a scroll. */
async function pointAt(page: Page, row: Locator) {
  const link = row.locator('a').first();
  await link.waitFor();
  // a part that loads would move the row
  await waitUntilLoaded(page);
  const from = await stableBox(link);
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
}

const gridRow = (page: Page) => page.locator('tr[data-index="5"]');

const gridBox = (page: Page) => page.locator('[role=grid]').locator('xpath=..');

/** Scrolls a list, and waits for the picture of its rows, which may be visible for one frame only. */
async function scrollToPicture(page: Page, { byPx }: { byPx: number }) {
  const picture = await gridBox(page).evaluateHandle((box) => ({
    isThere: new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!box.querySelector('canvas')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(box, { childList: true, subtree: true });
    }),
  }));
  await page.mouse.wheel(0, byPx);
  await picture.evaluate(({ isThere }) => isThere);
}

test('a click on a row that has only just become visible opens it', async () => {
  const { page, context, complaints } = await open('projects/2/experiments');
  const box = gridBox(page);
  await pointAt(page, gridRow(page));
  const { height } = await stableBox(gridRow(page));
  const byPx = 25 * height;
  await scrollToPicture(page, { byPx });
  await expect.poll(() => box.locator('canvas').count()).toBe(0);
  const scrollTop = () => box.evaluate((element) => element.scrollTop);
  const before = await scrollTop();
  await page.mouse.wheel(0, -byPx);
  await expect.poll(scrollTop, { interval: 5 }).not.toBe(before);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/experiments\/\d+\//);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a middle click on a row that has only just become visible opens it in a tab of its own', async () => {
  const { page, context, complaints } = await open('projects/2/experiments');
  await pointAt(page, gridRow(page));
  await scrollToPicture(page, { byPx: 25 * 34 });
  const opened = context.waitForEvent('page');
  await page.mouse.down({ button: 'middle' });
  await page.mouse.up({ button: 'middle' });
  await (await opened).waitForURL(/experiments\/\d+\//);
  expect(page.url()).toContain('projects/2/experiments');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a click right after a turn of the wheel opens the row below the pointer of a table', async () => {
  // a search of a thousand trials
  const { page, context, complaints } = await open('experiments/2001/trials', low);
  const box = page.locator('section:has(> table)');
  const row = page.locator('tbody tr').nth(2);
  await pointAt(page, row);
  const { height } = await stableBox(row);
  await page.mouse.wheel(0, height);
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop), { interval: 5 }).not.toBe(0);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/trials\/\d/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a right click while the wheel turns opens the menu of the row below the pointer', async () => {
  const { page, context, complaints } = await open('experiments/2001/trials', low);
  const row = page.locator('tbody tr').nth(2);
  await pointAt(page, row);
  // the wheel turns until the press, however late a busy machine sends it
  const pressed = await row.evaluateHandle((element) => ({
    isOnRow: new Promise<boolean>((resolve) => {
      const turn = () => element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      const timer = setInterval(turn, 20);
      const onPress = ({ target }: Event) => {
        clearInterval(timer);
        resolve(target instanceof Element && target.closest('tr') !== null);
      };
      addEventListener('pointerdown', onPress, { capture: true, once: true });
    }),
  }));
  await page.locator('[data-wheel]').waitFor();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  expect(await pressed.evaluate(({ isOnRow }) => isOnRow)).toBe(false);
  await page.getByRole('menu', { name: /^Actions for / }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a right click on a row that has only just become visible opens its menu, and that a dialog', async () => {
  const { page, context, complaints } = await open('projects/2/experiments');
  await pointAt(page, gridRow(page));
  await scrollToPicture(page, { byPx: 25 * 34 });
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  const menu = page.getByRole('menu', { name: /^Actions for / });
  await menu.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit/ });
  await dialog.waitFor();
  await menu.waitFor({ state: 'detached' });
  // the focus that the menu returns to its row does not close it
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Heights of the layers that Chromium moves on their own, and of the content of boxes that scroll. */
async function watchLayers(page: Page) {
  const session = await page.context().newCDPSession(page);
  let heights: number[] = [];
  session.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    heights = layers.map(({ height }) => Math.round(height));
  });
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  return () => heights;
}

test.each([
  ['a list', 'projects/2/experiments', '[role=grid]'],
  ['a page', 'experiments/1/overview', '[data-page-body]'],
  ['a table', 'clusters', '[data-page-body] section:has(> table)'],
])('%s is scrolled as a layer, not drawn again for each step (C17)', async (_, path, within) => {
  const { page, context } = await open(path, low);
  const inner = page.locator(within).last();
  await inner.waitFor();
  const layers = await watchLayers(page);
  const boxHeight = () =>
    inner.evaluate((element) => {
      let box: Element | null = element;
      while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
      return box?.scrollHeight ?? 0;
    });
  await expect.poll(boxHeight).toBeGreaterThan(500);
  await expect.poll(async () => layers().includes(await boxHeight())).toBe(true);
  await context.close();
});
