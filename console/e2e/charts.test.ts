import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { inkOf, pictureOf } from './support/chart-pixels';
import { tokenFor } from './support/pages';
import { readStable, stableBox } from './support/read-stable';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

/** Ids of matching experiments, as the master lists them. */
async function experimentIds(token: string, query: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}api/v1/experiments?${query}`, { headers });
  const { experiments } = await answer.json();
  return (experiments as { id: number; searcherType: string }[])
    .filter(({ searcherType }) => searcherType === 'single')
    .map(({ id }) => id);
}

async function openOverview() {
  const visit = await openVisit(site.browser, { theme: 'light' });
  const token = await tokenFor(site.url);
  await carryToken(visit, site.url, token);
  const [id] = await experimentIds(token, 'states=STATE_COMPLETED&limit=20');
  await visit.page.goto(`${site.url}experiments/${id}/overview`);
  const surfaces = visit.page.locator('[aria-roledescription="chart"]');
  await surfaces.nth(1).waitFor();
  await expect.poll(() => inkOf(surfaces.first())).toBeGreaterThan(500);
  return { ...visit, surfaces };
}

test('pointing at one chart moves the crosshair of all; a click pins its values', async () => {
  const { page, context, surfaces, complaints } = await openOverview();
  const box = await stableBox(surfaces.first());
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const crosshairs = page.locator('[aria-roledescription="chart"] .border-dashed');
  await expect.poll(() => crosshairs.count()).toBeGreaterThan(1);
  const tooltip = page.getByText('click to pin · drag to zoom');
  await tooltip.waitFor();
  const place = await stableBox(surfaces.first());
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.move(5, 5);
  await page.getByText('click to release').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('dragging zooms every chart and updates the link; a double click resets it', async () => {
  const { page, context, surfaces } = await openOverview();
  const allLines = await readStable(() => pictureOf(surfaces.nth(1)));
  const box = await stableBox(surfaces.first());
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 150, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, middle, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain('range=');
  await expect.poll(() => pictureOf(surfaces.nth(1))).not.toBe(allLines);
  const zoomed = await stableBox(surfaces.first());
  await page.mouse.dblclick(zoomed.x + 200, zoomed.y + zoomed.height / 2);
  await expect.poll(() => page.url()).not.toContain('range=');
  await context.close();
});

test('arrow keys read the values one after another', async () => {
  const { page, context, surfaces } = await openOverview();
  const spoken = surfaces.first().locator('[aria-live]');
  await surfaces.first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => spoken.textContent()).toMatch(/^Batch [\d,]+: /);
  const last = await spoken.textContent();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => spoken.textContent()).not.toBe(last);
  await context.close();
});

test('the other theme has its own colors', async () => {
  const { page, context, surfaces, complaints } = await openOverview();
  const light = await readStable(() => pictureOf(surfaces.first()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => pictureOf(surfaces.first())).not.toBe(light);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a chart can be saved as a picture', async () => {
  const { page, context } = await openOverview();
  const chart = page.getByRole('figure').first();
  await chart.hover();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: 'Download chart as image' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^chart-trial-\d+\.png$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(2000);
  await context.close();
});

test('a chart can be saved as a vector drawing, and as numbers', async () => {
  const { page, context, complaints } = await openOverview();
  const chart = page.getByRole('figure').first();
  const keep = async (item: string) => {
    await chart.hover();
    await chart.getByRole('button', { name: 'More for this chart' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    };
  };
  const svg = await keep('Download as SVG');
  expect(svg.name).toMatch(/^chart-trial-\d+\.svg$/);
  expect(svg.text).toMatch(/^<svg xmlns/);
  // texts of both axes and the title, and at least the line itself
  expect(svg.text.match(/<text/g)?.length).toBeGreaterThan(6);
  expect(svg.text).toMatch(/<path d="M[^"]{200}/);
  const csv = await keep('Download as CSV');
  expect(csv.name).toMatch(/^chart-trial-\d+\.csv$/);
  expect(csv.text).toMatch(/^\ufeffBatch,/);
  expect(csv.text.split('\r\n').length).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Width and height of a PNG, from its header. */
const sizeOfPng = (bytes: Buffer) => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
});

async function openComparison() {
  const visit = await openVisit(site.browser, { theme: 'dark' });
  const token = await tokenFor(site.url);
  await carryToken(visit, site.url, token);
  // all of them have the metric of the first chart
  await visit.page.goto(`${site.url}experiment-compare?id=82&id=50&id=46&id=14&id=84`);
  const chart = visit.page.getByRole('region', { name: 'Metrics' }).getByRole('figure').first();
  await chart.locator('canvas').first().waitFor();
  // the table of the page names the lines
  const lines = visit.page.getByRole('table', { name: 'Experiments to compare' }).getByRole('link');
  await lines.first().waitFor();
  return { ...visit, chart, lines };
}

test('a figure for a paper has the size set and its whole legend, and the settings are kept (E2)', async () => {
  const { page, context, chart, lines, complaints } = await openComparison();
  const openDialog = async () => {
    await chart.hover();
    await chart.getByRole('button', { name: 'More for this chart' }).click();
    await page.getByRole('menuitem', { name: 'Download...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download chart' });
    await dialog.getByRole('img', { name: 'Preview of the figure' }).waitFor();
    return dialog;
  };
  const save = async (dialog: Locator) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const dialog = await openDialog();
  await dialog.getByLabel('Width', { exact: true }).fill('500');
  await dialog.getByRole('combobox', { name: 'Pixels' }).click();
  await page.getByRole('option', { name: '3×' }).click();
  const png = await save(dialog);
  expect(png.name).toMatch(/^chart-compare-.+\.png$/);
  expect(sizeOfPng(png.bytes).width).toBe(1500);

  const names = await lines.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  const again = await openDialog();
  await expect.poll(() => again.getByLabel('Width', { exact: true }).inputValue()).toBe('500');
  await again.getByText('SVG', { exact: true }).click();
  const svg = await save(again);
  // a page of its own, because the console lets no text become elements
  const viewer = await context.newPage();
  await viewer.setContent(svg.bytes.toString('utf8'));
  const outside = await viewer.evaluate(() => {
    const frame = document.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const texts = [...document.querySelectorAll('svg text')];
    const cutTexts = texts.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom;
    });
    const all = texts.map(({ textContent }) => textContent).join('');
    return { all, found: cutTexts.map(({ textContent }) => textContent), width: frame.width };
  });
  await viewer.close();
  expect(outside.width).toBe(500);
  expect(outside.found).toEqual([]);
  const packed = (text: string) => text.replaceAll(/\s/g, '');
  for (const name of names) expect(packed(outside.all)).toContain(packed(name));

  const third = await openDialog();
  await third.getByText('PDF', { exact: true }).click();
  const pdf = await save(third);
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.4');
  expect(pdf.bytes.toString('latin1')).toContain('/MediaBox[0 0 375 ');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a chart is copied as an image, with the pixels that were set (A4)', async () => {
  const { page, context, chart, complaints } = await openComparison();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: new URL(site.url).origin,
  });
  await chart.hover();
  await chart.getByRole('button', { name: 'More for this chart' }).click();
  await page.getByRole('menuitem', { name: 'Download...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download chart' });
  await dialog.getByRole('img', { name: 'Preview of the figure' }).waitFor();
  await dialog.getByText('PNG', { exact: true }).click();
  await dialog.getByLabel('Width', { exact: true }).fill('400');
  await dialog.getByRole('combobox', { name: 'Pixels' }).click();
  await page.getByRole('option', { name: '2×' }).click();
  await dialog.getByRole('button', { name: 'Copy as image' }).click();
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      if (!item?.types.includes('image/png')) return 0;
      return (await createImageBitmap(await item.getType('image/png'))).width;
    });
  await expect.poll(copied).toBe(800);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the rows of a comparison are exported, a column for each run (A4)', async () => {
  const { page, context, complaints } = await openComparison();
  const settings = page.getByRole('region', { name: 'Settings' });
  const titles = settings.getByRole('columnheader');
  await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(6);
  const save = async (format: string) => {
    await settings.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format, exact: true }).click(),
    ]);
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    };
  };
  const csv = await save('CSV');
  expect(csv.name).toMatch(/^comparison.*\.csv$/);
  const [head = '', ...rows] = csv.text.trimEnd().split(/\r?\n/);
  expect(head).toMatch(/^\ufeff?Kind,Name,/);
  expect(head.split(',')).toHaveLength(7);
  expect(rows.filter((row) => row.startsWith('Metrics,')).length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.startsWith('Hyperparameters,')).length).toBeGreaterThan(0);
  const latex = await save('LaTeX');
  expect(latex.text).toContain('\\begin{tabular}');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a restart is marked on the curves, and the mark opens the log at that moment (A7)', async () => {
  const { page, context, complaints } = await openOverview();
  const id = await page.evaluate(async () => {
    // the cookie signs in
    const read = async (path: string) => (await fetch(`/api/v1/${path}`)).json();
    const { experiments } = await read('experiments?limit=0&states=STATE_COMPLETED');
    const singles = (experiments as { id: number; searcherType: string }[]).filter(
      ({ searcherType }) => searcherType === 'single',
    );
    for (const { id } of singles) {
      const { trials } = await read(`experiments/${id}/trials`);
      if ((trials as { restarts: number }[]).some(({ restarts }) => restarts > 0)) return id;
    }
    return undefined;
  });
  await page.goto(`${site.url}experiments/${id}/overview`);
  const restart = page.getByRole('button', { name: /^Restarted: allocation 2 started/ }).first();
  await restart.waitFor();
  await restart.click();
  await expect.poll(() => page.url()).toMatch(/\/logs\?.*at=/);
  await page.getByRole('log').waitFor();
  await page.getByRole('link', { name: 'Show on the curves' }).click();
  await expect.poll(() => page.url()).toContain('moment=');
  await page
    .getByRole('button', { name: /^Line of the log, / })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Chart options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Restarts' }).click();
  await restart.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a menu pressed again while it fades out opens, and receives the keys', async () => {
  const { page, context, complaints } = await openOverview();
  const button = page.getByRole('button', { name: 'More for this chart' }).first();
  const menu = page.getByRole('menu');
  await button.click();
  await menu.waitFor();
  const browser = await context.newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.getAttribute('data-state')).toBe('closed');
  await button.click();
  await expect.poll(() => menu.getAttribute('data-state')).toBe('open');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => menu.locator(':focus').getAttribute('role')).toBe('menuitem');
  expect(complaints).toEqual([]);
  await context.close();
});
