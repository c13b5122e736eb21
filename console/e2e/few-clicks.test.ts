import { createTransport, getExperiments } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { stableBox } from './support/read-stable';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

/** A page that counts what a user does in it, also over loads of the page. */
async function openCounted(path: string, username?: string) {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  onTestFinished(() => context.close());
  const done = { clicks: 0, keys: 0 };
  await page.exposeFunction('countClick', () => (done.clicks += 1));
  await page.exposeFunction('countKey', () => (done.keys += 1));
  await page.addInitScript(() => {
    const report = (name: string) => Reflect.get(window, name)();
    document.addEventListener('pointerdown', () => report('countClick'), true);
    document.addEventListener('keydown', ({ key }) => key === 'Shift' || report('countKey'), true);
  });
  await carryToken(visit, site.url, await tokenFor(site.url, username));
  await page.goto(site.url + path);
  return { page, done, complaints };
}

async function experimentWhere(
  fits: (experiment: { searcherType: string; state: string; numTrials: number }) => boolean,
) {
  const auth = await tokenFor(site.url);
  const master = createTransport({ baseUrl: site.url.replace(/\/$/, ''), auth });
  const { experiments } = await getExperiments(master, { limit: 1000 });
  const match = experiments.find((each) => fits(each) && !each.archived);
  if (!match) throw new Error('the demo has no such experiment');
  return match;
}

const figures = (page: Page) => page.getByRole('region', { name: 'Metrics' }).getByRole('figure');

test('the five best trials of a sweep are side by side, with curves, after four clicks (A2)', async () => {
  const search = await experimentWhere(
    ({ searcherType, state, numTrials }) =>
      searcherType === 'adaptive_asha' && state === 'STATE_COMPLETED' && numTrials > 5,
  );
  const { page, done, complaints } = await openCounted(`experiments/${search.id}/trials`);
  const sorted = page.waitForResponse((answer) => answer.url().includes('SORT_BY_BEST'));
  await page.getByRole('button', { name: 'Best Validation Metric' }).click();
  const [best] = (await (await sorted).json()).trials;
  const boxes = page.getByRole('checkbox', { name: /^Choose trial / });
  // the rows are in the new order
  await expect
    .poll(() => boxes.first().getAttribute('aria-label'))
    .toMatch(new RegExp(`^Choose trial ${best.id}\\b`));
  await boxes.nth(0).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await page.getByText('5 selected').waitFor();
  await page.getByRole('link', { name: 'Compare Trials' }).click();
  await page.getByRole('heading', { name: 'Compare Trials' }).waitFor();
  await figures(page).first().locator('canvas').first().waitFor();
  const columns = page
    .getByRole('table', { name: 'Hyperparameters and config' })
    .getByRole('columnheader', { name: /^Trial \d+/ });
  await expect.poll(() => columns.count()).toBe(5);
  expect(new URL(page.url()).searchParams.getAll('trial')).toHaveLength(5);
  expect(done).toEqual({ clicks: 4, keys: 0 });
  expect(complaints).toEqual([]);
});

test('a run is forked with another value, and starts, after three clicks and five keys (A3)', async () => {
  const run = await experimentWhere(
    ({ searcherType, state }) => searcherType === 'single' && state === 'STATE_COMPLETED',
  );
  const { page, done, complaints } = await openCounted(`experiments/${run.id}`);
  await page.getByRole('button', { name: 'Fork', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Fork Experiment ${run.id}` });
  await dialog.getByRole('textbox', { name: 'Value of lr' }).click();
  await page.keyboard.type('0.007');
  await dialog.getByText('The config is valid.').waitFor();
  await dialog.getByRole('button', { name: 'Fork', exact: true }).click();
  const name = `${run.name} lr=0.007`;
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page
    .getByText(/^(Queued|Starting|Running)/)
    .first()
    .waitFor();
  expect(done).toEqual({ clicks: 3, keys: 5 });
  expect(complaints).toEqual([]);
});

test('five runs are a figure after three clicks, and a table for a paper after two (A4)', async () => {
  const { page, done, complaints } = await openCounted(
    'experiment-compare?id=82&id=50&id=46&id=14&id=84',
  );
  const chart = figures(page).first();
  await chart.locator('canvas').first().waitFor();
  await chart.hover();
  await chart.getByRole('button', { name: 'More for this chart' }).click();
  await page.getByRole('menuitem', { name: 'Download...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download chart' });
  await dialog.getByRole('img', { name: 'Preview of the figure' }).waitFor();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^chart-compare-.+\.png$/);
  expect(done).toEqual({ clicks: 3, keys: 0 });
  await dialog.waitFor({ state: 'detached' });

  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Export' }).click();
  const table = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'LaTeX', exact: true }).click();
  expect((await table).suggestedFilename()).toMatch(/\.tex$/);
  expect(done).toEqual({ clicks: 5, keys: 0 });
  expect(complaints).toEqual([]);
});

test('idle work is asked about in three clicks, and its owner answers by one (B12)', async () => {
  const { page, done, complaints } = await openCounted('dashboard');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: /^Idle slots/ }).click();
  await main.getByRole('checkbox', { name: 'Select convnext-distill' }).click();
  await main.getByRole('button', { name: 'Ask the owner' }).click();
  await main.getByText('Owners asked about').waitFor();
  expect(done).toEqual({ clicks: 3, keys: 0 });

  const owner = await openCounted('dashboard', 'slindqvist');
  const needs = owner.page.getByRole('list', { name: 'What needs you' });
  await needs.getByRole('button', { name: 'Keep convnext-distill' }).click();
  await needs.getByText('Still needed?').waitFor({ state: 'detached' });
  expect(owner.done).toEqual({ clicks: 1, keys: 0 });

  await page.reload();
  const row = main.getByRole('row').filter({ hasText: 'convnext-distill' });
  await row.getByText('still needed').waitFor();
  expect([...complaints, ...owner.complaints]).toEqual([]);
});

test('a list is filtered by one click and a line, and its letters press no shortcut (A8)', async () => {
  const { page, done, complaints } = await openCounted('projects/2/experiments');
  await page.getByRole('row').nth(3).waitFor();
  await page.getByRole('button', { name: /^Filter/ }).click();
  // "gs" in it is the shortcut of the workspaces elsewhere
  await page.keyboard.type('tags ~ coco');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects\/2\/experiments\?filter=tags/);
  await page.getByText(/^\d+ match/).waitFor();
  expect(done.clicks).toBe(1);
  expect(complaints).toEqual([]);
});

test('one click draws the curves of ten experiments beside their list, also on an older master; a drag makes them wider for the next visit too', async () => {
  const { page, done, complaints } = await openCounted('projects/2/experiments');
  await page.locator('tbody a').first().waitFor();
  await page.getByRole('button', { name: 'Board' }).click();
  const board = page.getByRole('complementary', { name: 'Board' });
  await board.getByText('Last values of best trials').waitFor();
  const canvas = board.locator('figure canvas').first();
  await canvas.waitFor();
  expect(done).toEqual({ clicks: 1, keys: 0 });

  // a row in the table of the board marks the row of the list
  const row = board.getByRole('row').nth(1);
  await row.hover();
  await page.locator('tr[data-index][aria-current="true"]').waitFor();

  const divider = board.getByRole('separator', { name: 'Width of the board' });
  const before = (await stableBox(board)).width;
  const { x, y } = await stableBox(divider);
  const saved = page.waitForResponse((answer) => answer.url().includes('/users/setting'));
  await page.mouse.move(x + 4, y + 200);
  await page.mouse.down();
  await page.mouse.move(x - 196, y + 200, { steps: 5 });
  await page.mouse.up();
  await saved;
  const after = (await stableBox(board)).width;
  expect(after).toBeGreaterThan(before + 150);
  await page.reload();
  // a share of the page in whole percent
  await expect.poll(async () => (await stableBox(board)).width).toBeGreaterThan(after - 10);
  expect(complaints).toEqual([]);
});

test('what matters in a search is there without a click, and one click selects a trial in all of its parts', async () => {
  const search = await experimentWhere(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 20,
  );
  const { page, done, complaints } = await openCounted(`experiments/${search.id}`);
  await page.getByRole('list', { name: 'Importance' }).waitFor();
  await page.getByRole('list', { name: 'Rungs' }).waitFor();
  await page.getByText('Slot-hours').waitFor();
  const curves = page.getByRole('figure').first();
  expect((await stableBox(curves)).y).toBeLessThan(230);
  await page
    .getByRole('checkbox', { name: /^Choose trial / })
    .first()
    .click();
  await page.getByText('1 selected').waitFor();
  await curves.getByText(`1 of ${search.numTrials} trials`).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('chosen')).toHaveLength(1);
  expect(done).toEqual({ clicks: 1, keys: 0 });
  expect(complaints).toEqual([]);
});

test('failed experiments are sorted by cause after one click, and those of a cause are listed after two', async () => {
  const { page, done, complaints } = await openCounted('projects/2/experiments');
  const rows = page.getByRole('grid', { name: 'Experiments' }).locator('tbody > tr');
  await rows.nth(3).waitFor();
  await page.getByRole('button', { name: 'Failures by cause' }).click();
  const failures = page.getByRole('complementary', { name: 'Failures by cause' });
  const cause = failures.getByRole('listitem').first();
  const count = cause.getByText(/^\d+ experiments?$/);
  await count.waitFor();
  await cause.getByRole('button', { name: 'Show in the list' }).click();
  const expected = Number.parseInt((await count.textContent()) ?? '', 10);
  await expect.poll(() => rows.count()).toBe(expected);
  expect(done).toEqual({ clicks: 2, keys: 0 });
  expect(complaints).toEqual([]);
});

test('a base run is in every chart beside a list, and in its table, after three clicks', async () => {
  const { page, done, complaints } = await openCounted('projects/2/experiments');
  await page.locator('tbody a').first().waitFor();
  await page.getByRole('button', { name: 'Board' }).click();
  const board = page.getByRole('complementary', { name: 'Board' });
  await board.locator('figure canvas').first().waitFor();
  await board.getByRole('combobox', { name: 'Base' }).click();
  const option = page.getByRole('option').nth(1);
  const name = (await option.textContent()) ?? '';
  await option.click();
  const row = board.getByRole('row').nth(1);
  await row.getByText('base', { exact: true }).first().waitFor();
  await row
    .getByRole('button', { name: `Compare the others with ${name}`, pressed: true })
    .waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('boardBase')).toMatch(/^\d+$/);
  expect(done).toEqual({ clicks: 3, keys: 0 });

  await page.reload();
  await board.getByRole('combobox', { name: 'Base' }).getByText(name).waitFor();
  expect(complaints).toEqual([]);
});

test('a chart is made taller by one drag, then by a key, and stays so after a reload', async () => {
  const { page, done, complaints } = await openCounted('experiments/108/overview');
  const chart = page.getByRole('figure').first();
  const canvas = chart.locator('canvas').first();
  // loads once a pointer is over the chart
  const edge = page.getByRole('separator', { name: /^Height of / });
  const height = async () => Number(await edge.getAttribute('aria-valuenow'));
  await canvas.waitFor();
  await chart.hover();
  const { x, y, width } = await stableBox(edge);
  const before = await height();
  await page.mouse.move(x + width / 2, y + 6);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 86, { steps: 4 });
  await page.mouse.up();
  await expect.poll(height).toBe(before + 80);
  expect(done).toEqual({ clicks: 1, keys: 0 });
  await edge.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(height).toBe(before + 100);
  expect(done).toEqual({ clicks: 1, keys: 1 });
  const { height: drawn } = await stableBox(canvas);
  await page.reload();
  await canvas.waitFor();
  await chart.hover();
  await expect.poll(height).toBe(before + 100);
  expect((await stableBox(canvas)).height).toBeCloseTo(drawn, 0);
  expect(complaints).toEqual([]);
});

test('a note is added on a curve of a comparison by three clicks, and its line in the notes leads back', async () => {
  const { page, done, complaints } = await openCounted('experiment-compare?id=107&filter=lr');
  const chart = page.getByRole('figure', { name: 'lr', exact: true });
  await chart.locator('canvas').first().waitFor();
  await chart.hover();
  await chart.getByRole('button', { name: 'More for this chart' }).click();
  await page.getByRole('menuitem', { name: /^Add note at a batch/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('rate halved');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const mark = page.getByRole('button', { name: /rate halved, batch / });
  await mark.first().waitFor();
  expect(done.clicks).toBe(3);

  await page.goto(`${site.url}experiments/107/notes`);
  const line = page.getByRole('listitem').filter({ hasText: 'rate halved' });
  await line.getByRole('link', { name: /^batch [\d,]+$/ }).click();
  await page.waitForURL(/\/experiments\/107\/overview\?point=/);
  await mark.first().waitFor();
  await expect.poll(() => mark.first().isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
