import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitUntilDrawn, waitUntilLoaded } from '../support/browser';
import { openOneProfile } from '../support/one-profile';
import { readStable } from '../support/read-stable';
import { openSite } from '../support/site';

const site = openSite('--seed', '7');

const openDark = openOneProfile(site, site, { theme: 'dark', isStill: false, isAwaited: false });

/** The page that prints, in the dark theme. */
async function open(path: string, ready: string, viewport?: { width: number; height: number }) {
  const visit = await openDark(path, viewport);
  await visit.page.locator(ready).first().waitFor();
  return visit;
}

/** The number of sheets of A4 that a page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Returns what is on the sheets: the page as it is after the browser has announced the print. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const isShown = (element: Element) => element.checkVisibility();
    const answer = {
      // biome-ignore lint/performance/useDomNodeTextContent: only what is on the sheets
      text: document.body.innerText,
      theme: document.documentElement.dataset.theme,
      frame: [...document.querySelectorAll('nav, button.button')].filter(
        (element) => isShown(element) && element.getAttribute('aria-label') !== 'Breadcrumb',
      ).length,
      rows: [...document.querySelectorAll('[role="grid"] tbody tr[data-index]')].filter(isShown)
        .length,
      charts: [...document.querySelectorAll('figure')].map(
        (figure) => figure.querySelector('canvas, svg[role], table') !== null,
      ),
    };
    window.dispatchEvent(new Event('afterprint'));
    return answer;
  });
}

test('a list prints all rows that are loaded, on several sheets, light and without the frame (PR13)', async () => {
  const { page, complaints } = await open('projects/2/experiments', 'tbody a');
  await waitUntilLoaded(page);
  const { rows, frame, theme, text } = await printed(page);
  const total = Number(await page.locator('[role="grid"]').getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThan(35);
  expect(rows).toBe(total);
  expect(frame).toBe(0);
  expect(theme).toBe('light');
  expect(text).not.toContain('Search or jump to');
  expect(text).toContain('Searcher metric');
  await page.emulateMedia({ media: null });
  expect(await sheetsOf(page)).toBeGreaterThan(1);
  // the screen is as it was
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.locator('nav[aria-label="Main"]').waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

test.each([
  ['projects/2/experiments', '[role="grid"]'],
  ['experiments/108/overview', 'table:has(caption:text("Workloads"))'],
])('each sheet of a table of %s begins with its head', async (path, table) => {
  const { page, complaints } = await open(path, table);
  const head = page.locator(table).locator('thead').first();
  await page.emulateMedia({ media: 'print' });
  expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
  // Chromium draws a box of a button on the first sheet only; its text alone is on each
  const boxes = await head
    .locator('button')
    .evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(boxes.length).toBeGreaterThan(0);
  expect(new Set(boxes)).toEqual(new Set([0]));
  expect(complaints).toEqual([]);
  await page.close();
});

test('a comparison prints without its tree of metrics, and headings stay with what follows', async () => {
  // a chosen metric shows the tree of few metrics, too
  const path = 'experiment-compare?id=1&id=2&metric=training&metric=validation';
  const { page, complaints } = await open(path, 'figure canvas');
  const tree = page.getByRole('tree', { name: 'Metric names' });
  await tree.waitFor();
  const headings = page.locator('main :is(h2, div:has(> h2))');
  await expect.poll(() => headings.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await tree.waitFor({ state: 'hidden' });
  const breaks = await headings.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).breakAfter),
  );
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  expect(complaints).toEqual([]);
  await page.close();
});

/** Returns the ids and numbers that are broken into several lines. */
function brokenTexts(cells: Element[]): string[] {
  return cells.flatMap((cell) => {
    const text = cell.textContent ?? '';
    const range = document.createRange();
    range.selectNodeContents(cell);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > 1 && /^[\d.,]+$/.test(text) ? [text] : [];
  });
}

test('nothing of a printed comparison is wider than a sheet, and no column holds only buttons (PR13)', async () => {
  const path = 'experiment-compare?id=113&id=108&id=2';
  const { page, complaints } = await open(path, 'figure canvas');
  const table = page.locator('table', { hasText: 'Trials of compared experiments' });
  await table.locator('tbody tr').first().waitFor({ state: 'attached' });
  const heads = page.locator('main th:visible');
  const buttonColumns = heads.filter({ hasText: /^(Base|Drop|Actions)$/ });
  await expect.poll(() => buttonColumns.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  // A4 across, in CSS pixels, without two margins of 12 mm
  const sheet = { width: 1031, height: 702 };
  await page.setViewportSize(sheet);
  const wider = () =>
    page.evaluate((width) => {
      window.dispatchEvent(new Event('beforeprint'));
      const texts = [...document.querySelectorAll('main *')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width)
        .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
      window.dispatchEvent(new Event('afterprint'));
      return texts;
    }, sheet.width);
  // some parts follow the size of the window in a later frame
  await expect.poll(wider).toEqual([]);
  expect(await page.getByRole('main').evaluate((one) => getComputedStyle(one).page)).toBe('wide');
  await expect.poll(() => table.locator('th:visible').count()).toBeGreaterThan(12);
  expect(await table.locator('td a, td.text-right').evaluateAll(brokenTexts)).toEqual([]);
  await expect.poll(() => buttonColumns.count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.close();
});

test('an overview prints every chart, also those below the window (PR13)', async () => {
  const { page, complaints } = await open('experiments/108/overview', 'figure canvas');
  // the data of the charts below the window are requested last
  await waitUntilDrawn(page);
  const missingCharts = async () =>
    (await printed(page)).charts.filter((isDrawn) => !isDrawn).length;
  await expect.poll(missingCharts).toBe(0);
  const { charts, frame } = await printed(page);
  expect(charts.length).toBeGreaterThan(3);
  expect(frame).toBe(0);
  // the values of two lines are beside their colors, and a bar is filled
  await page.getByRole('button', { name: /^\[V\] validation_loss, last/ }).waitFor();
  const filled = page.getByRole('progressbar').first().locator('> *');
  await expect.poll(async () => (await filled.boundingBox())?.height).toBeGreaterThan(2);
  await page.emulateMedia({ media: null });
  expect(await sheetsOf(page)).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a chart as wide as the window is drawn for the width of paper, not squeezed (PR13)', async () => {
  const { page, complaints } = await open(
    'experiments/113/visualization/learning-curve',
    'figure canvas',
  );
  await waitUntilDrawn(page);
  const widthOf = () =>
    page
      .locator('figure canvas')
      .first()
      .evaluate((one) => one.clientWidth);
  const before = await readStable(widthOf);
  expect(before).toBeGreaterThan(700);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await widthOf()).toBe(670);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(widthOf).toBe(before);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a search prints without its controls, and a note with its boxes (PR13)', async () => {
  const { page, complaints } = await open(
    'experiments/113/visualization/learning-curve',
    'table a',
  );
  const main = page.getByRole('main');
  const controls = () =>
    main
      .locator('input')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('type')),
      );
  await expect.poll(controls).toEqual(expect.arrayContaining(['radio', 'range', 'checkbox']));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(controls).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.goto(`${site.url}projects/2/notes`);
  await main.getByRole('checkbox', { name: 'Done', exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(controls).toEqual(['checkbox', 'checkbox']);
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['experiments/108/overview', 'experiment-compare?id=1&id=2&id=3'])(
  'Ctrl+P prints every chart of %s, also those that were not scrolled to (PR13)',
  async (path) => {
    const visit = await open(path, 'figure canvas', { width: 1280, height: 400 });
    const { page, complaints } = visit;
    const printedCharts = () => page.evaluate(() => Reflect.get(window, 'printedCharts'));
    await page.evaluate(() => {
      window.print = () => {
        const figures = [...document.querySelectorAll('main figure')];
        Reflect.set(
          window,
          'printedCharts',
          figures.map((figure) => {
            const canvas = figure.querySelector('canvas');
            if (!canvas || canvas.width * canvas.height === 0) return false;
            const { data } = canvas
              .getContext('2d')
              ?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
            return data.some((value) => value !== 0);
          }),
        );
      };
    });
    await page.keyboard.press('Control+p');
    await page.waitForFunction(() => Reflect.has(window, 'printedCharts'));
    const charts = await printedCharts();
    expect(charts.length).toBeGreaterThan(4);
    expect(charts).not.toContain(false);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('the workloads of a run print without having been scrolled to (C15)', async () => {
  const small = { width: 1280, height: 500 };
  const visit = await open('experiments/108/overview', 'figure canvas', small);
  const { page, complaints } = visit;
  const rows = page.getByRole('table', { name: 'Workloads' }).getByRole('row');
  // its data are there although nobody has scrolled
  await rows.nth(1).waitFor({ state: 'attached' });
  const { text } = await printed(page);
  expect(text).toMatch(/\d+ workloads/);
  expect(text).toMatch(/Batches\s+Checkpoint/);
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.emulateMedia({ media: null });
  expect(complaints).toEqual([]);
  await page.close();
});

test.each([
  ['a log', 'experiments/1/trials/1/logs', '.log-line'],
  ['a table', 'tasks', 'tbody tr'],
  ['a config', 'clusters/master', '.cm-content'],
  ['Home', 'dashboard', 'main a'],
])('%s prints whole: what is loaded, without a cut (PR13)', async (_, path, ready) => {
  const { page, complaints } = await open(path, ready);
  await waitUntilLoaded(page);
  const { frame, text } = await printed(page);
  expect(frame).toBe(0);
  expect(text.length).toBeGreaterThan(100);
  const cut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main, main *')].filter(
          (element) =>
            /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight + 40 &&
            element.clientHeight > 100,
        ).length,
    );
  await expect.poll(cut).toBe(0);
  await page.emulateMedia({ media: null });
  expect(await sheetsOf(page)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.close();
});
