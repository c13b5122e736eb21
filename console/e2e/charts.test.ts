import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisit, phone, signIn } from './support/browser';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

/** Ids of matching experiments, as the master lists them. */
const experimentIds = (page: Page, query: string) =>
  page.evaluate(async (search) => {
    const token = JSON.parse(localStorage.getItem('global/auth-token') ?? '""');
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`/api/v1/experiments?${search}`, { headers });
    const { experiments } = await answer.json();
    return (experiments as { id: number; searcherType: string }[])
      .filter(({ searcherType }) => searcherType === 'single')
      .map(({ id }) => id);
  }, query);

async function openOverview() {
  const visit = await openVisit(site.browser, { theme: 'light' });
  await signIn(visit, site.url);
  const [id] = await experimentIds(visit.page, 'states=STATE_COMPLETED&limit=20');
  await visit.page.goto(`${site.url}experiments/${id}/overview`);
  const surfaces = visit.page.locator('[aria-roledescription="chart"]');
  await surfaces.nth(1).waitFor();
  await expect.poll(() => inkOf(surfaces.first())).toBeGreaterThan(500);
  return { ...visit, surfaces };
}

/** The number of drawn pixels. */
const inkOf = (surface: Locator) =>
  surface.evaluate((element) => {
    const canvas = element.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]) count++;
    return count;
  });

const pictureOf = (surface: Locator) =>
  surface.evaluate((element) => element.querySelector('canvas')?.toDataURL() ?? '');

test('pointing at one chart moves the crosshair of all; a click pins its values', async () => {
  const { page, context, surfaces, complaints } = await openOverview();
  const box = await surfaces.first().boundingBox();
  if (!box) throw new Error('the chart has no place on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const crosshairs = page.locator('[aria-roledescription="chart"] .border-dashed');
  await expect.poll(() => crosshairs.count()).toBeGreaterThan(1);
  const tooltip = page.getByText('click to pin · drag to zoom');
  await tooltip.waitFor();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(5, 5);
  await page.getByText('click to release').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('dragging zooms every chart and updates the link; a double click resets it', async () => {
  const { page, context, surfaces } = await openOverview();
  const allLines = await pictureOf(surfaces.nth(1));
  const box = await surfaces.first().boundingBox();
  if (!box) throw new Error('the chart has no place on the page');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 150, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, middle, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain('range=');
  await expect.poll(() => pictureOf(surfaces.nth(1))).not.toBe(allLines);
  await page.mouse.dblclick(box.x + 200, middle);
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
  const light = await pictureOf(surfaces.first());
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
  expect(csv.text).toMatch(/^Batch,/);
  expect(csv.text.split('\r\n').length).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await context.close();
});

async function openPicture(picture: string, options: Parameters<typeof openVisit>[1] = {}) {
  const visit = await openVisit(site.browser, options);
  await signIn(visit, site.url);
  const id = await visit.page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('global/auth-token') ?? '""');
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch('/api/v1/experiments?limit=0&states=STATE_COMPLETED', { headers });
    const { experiments } = await answer.json();
    return (experiments as { id: number; searcherType: string; numTrials: number }[]).find(
      ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 8,
    )?.id;
  });
  await visit.page.goto(`${site.url}experiments/${id}/visualization/${picture}`);
  const surfaces = visit.page.locator('[aria-roledescription="chart"]');
  await surfaces.first().waitFor();
  await expect.poll(() => inkOf(surfaces.first())).toBeGreaterThan(500);
  return { ...visit, surfaces };
}

test('a part of an axis is brushed and moved with the pointer; a double click clears it', async () => {
  const { page, context, complaints } = await openPicture('hp-parallel-coordinates');
  const axis = page.getByRole('button', { name: /^Axis lr/ });
  const box = await axis.boundingBox();
  if (!box) throw new Error('the axis has no place on the page');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 160, { steps: 4 });
  await page.mouse.up();
  const upper = page.getByRole('slider', { name: 'lr: upper end of the filter' });
  await upper.waitFor();
  const before = Number(await upper.getAttribute('aria-valuenow'));
  await page.getByText(/^\d+ of \d+$/).waitFor();
  await page.mouse.move(x, box.y + 110);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 160, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await upper.getAttribute('aria-valuenow')))
    .toBeLessThan(before);
  expect(page.url()).toContain('hp-parallel-coordinates');
  await page.mouse.dblclick(x, box.y + 260);
  await upper.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the axes scroll, and the page does not', async () => {
  const { page, context, complaints } = await openPicture('hp-parallel-coordinates', {
    viewport: phone,
  });
  const { page: width, chart } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    chart: document.querySelector('[aria-roledescription="chart"]')?.clientWidth ?? 0,
  }));
  expect(width).toBeLessThanOrEqual(phone.width);
  expect(chart).toBeGreaterThan(phone.width);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a point of a scatter plot opens its trial', async () => {
  const { page, context, surfaces, complaints } = await openPicture('hp-scatter-plots');
  await surfaces.first().focus();
  await page.keyboard.press('Home');
  await expect
    .poll(() => surfaces.first().locator('[aria-live]').textContent())
    .toMatch(/^trial \d+: /);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/\/trials\/\d+\/overview$/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a click selects all trials of a cell, one with Shift deselects them; the cell is marked', async () => {
  const { page, context, surfaces, complaints } = await openPicture('hp-heat-map?marks=cells');
  const first = surfaces.first();
  await first.focus();
  await page.keyboard.press('Home');
  const cell = first.locator('.border-text');
  const box = await cell.boundingBox();
  if (!box) throw new Error('the cell has no place on the page');
  await page.keyboard.press('Escape');
  const before = await pictureOf(first);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.getByText('click to choose').waitFor();
  await page.mouse.click(x, y);
  await page.getByText(/^\d+ selected$/).waitFor();
  await expect.poll(() => pictureOf(first)).not.toBe(before);
  await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  await page.keyboard.up('Shift');
  await expect.poll(() => pictureOf(first)).toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a tap selects a cell without a pointer move', async () => {
  const options = { viewport: phone };
  const { page, context, surfaces, complaints } = await openPicture(
    'hp-heat-map?marks=cells&view=list',
    options,
  );
  const first = surfaces.first();
  await first.focus();
  await page.keyboard.press('Home');
  const box = await first.locator('.border-text').boundingBox();
  if (!box) throw new Error('the cell has no place on the page');
  await page.keyboard.press('Escape');
  const finger = await context.newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByText(/^\d+ selected$/).waitFor();
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
