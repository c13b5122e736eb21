import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { stableBox } from './support/read-stable';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

async function openList(username: string) {
  const visit = await openVisit(site.browser);
  await carryToken(visit, site.url, await tokenFor(site.url, username));
  await visit.page.goto(`${site.url}projects/2/experiments`);
  await visit.page.locator('tbody a').first().waitFor();
  return visit;
}

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const order = (page: Page) =>
  page
    .locator('th[data-column]')
    .evaluateAll((heads) => heads.map((element) => element.getAttribute('data-column')));

/** The place of a head. */
const boxOf = (page: Page, name: string) => stableBox(head(page, name));

type Point = { x: number; y: number };

async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

/** Drags a column until its name follows the pointer. */
async function dragColumn(page: Page, from: Point, to: Point) {
  await drag(page, from, to);
  await page.locator('[data-dragged]').waitFor();
}

test('a column is dragged to another place, into the pinned ones and out again', async () => {
  const { page, context, complaints } = await openList('determined');
  const [trials, state] = [await boxOf(page, 'Trials'), await boxOf(page, 'State')];
  const y = state.y + 12;
  await dragColumn(page, { x: trials.x + 30, y }, { x: state.x + 8, y });
  await page.mouse.up();
  await expect
    .poll(async () => (await order(page)).slice(0, 4))
    .toEqual(['id', 'name', 'numTrials', 'state']);
  await expect.poll(() => page.url()).toContain('columns=numTrials');
  // dragging is not a click: the order of the rows has not changed
  expect(page.url()).not.toContain('sort=');

  const [moved, name] = [await boxOf(page, 'State'), await boxOf(page, 'Name')];
  await dragColumn(page, { x: moved.x + 30, y }, { x: name.x + 8, y });
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain('pinned=3');
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual(['id', 'state', 'name']);

  await page.keyboard.press('Control+z');
  await expect.poll(() => page.url()).not.toContain('pinned=3');
  expect(complaints).toEqual([]);
  await context.close();
});

test('Escape cancels a drag', async () => {
  const { page, context } = await openList('jtan');
  const before = await order(page);
  const [trials, state] = [await boxOf(page, 'Trials'), await boxOf(page, 'State')];
  await dragColumn(
    page,
    { x: trials.x + 30, y: trials.y + 12 },
    { x: state.x + 8, y: trials.y + 12 },
  );
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await order(page)).toEqual(before);
  expect(page.url()).not.toContain('columns=');
  await context.close();
});

/** Reads the widths that the master stores. */
const storedWidths = (page: Page) =>
  page.evaluate(async () => {
    // the cookie signs in
    const { settings } = await (await fetch('/api/v1/users/setting')).json();
    const setting = (settings as { storagePath: string; key: string; value: string }[]).find(
      ({ storagePath, key }) => storagePath === 'f_project-details-2' && key === 'columnWidths',
    );
    return JSON.parse(setting?.value ?? 'null');
  });

test('an edge is dragged: the column follows, pinned cells stay side by side, and the width is stored', async () => {
  const { page, context, complaints } = await openList('mkowalski');
  const id = await boxOf(page, 'ID');
  const y = id.y + 12;
  await drag(page, { x: id.x + id.width - 2, y }, { x: id.x + id.width + 58, y });
  // during the drag
  await expect
    .poll(async () => (await head(page, 'ID').boundingBox())?.width)
    .toBeCloseTo(id.width + 60, 0);
  const gapPx = () =>
    page.locator('tbody tr[data-index="0"]').evaluate((row) => {
      const [, one, other] = [...row.children].map((cell) => cell.getBoundingClientRect());
      return (other?.left ?? Number.NaN) - (one?.right ?? Number.NaN);
    });
  await expect.poll(gapPx).toBeCloseTo(0, 0);
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain('columns=id%3A128');
  // hyperparameters that have chosen themselves have a width, too
  await expect.poll(() => storedWidths(page)).toMatchObject({ id: 128 });

  // without a view in the link the last one is restored
  await page.goto(`${site.url}projects/2/experiments`);
  await expect.poll(() => page.url()).toContain('columns=id%3A128');
  await expect.poll(async () => (await boxOf(page, 'ID')).width).toBeCloseTo(128, 0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('columns that do not fit are rendered when they are scrolled into view, by wheel and with keys', async () => {
  const { page, context } = await openList('aroy');
  const hidden = Array.from({ length: 30 }, (_, at) => `columns=training.m${at}.last`).join('&');
  await page.goto(`${site.url}projects/2/experiments?columns=id&columns=name&${hidden}`);
  await page.locator('tbody a').first().waitFor();
  const last = page.locator('th[data-column="training.m29.last"]');
  // the project's own columns exist once the master has returned them
  await page.locator('[role=grid][aria-colcount="34"]').waitFor();
  await expect.poll(() => last.count()).toBe(0);
  await page.locator('tr[data-index="0"] > [data-col="2"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await last.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-col')))
    .toBe('32');
  // the pinned name has not moved
  await head(page, 'Name').waitFor();
  await page.keyboard.press('Home');
  await expect.poll(() => last.count()).toBe(0);
  await context.close();
});

test('a column that is dragged to an edge scrolls further columns into view', async () => {
  const { page, context, complaints } = await openList('nokafor');
  const hidden = Array.from({ length: 20 }, (_, at) => `columns=training.m${at}.last`).join('&');
  await page.goto(`${site.url}projects/2/experiments?columns=id&columns=state&${hidden}&pinned=1`);
  await page
    .locator('tbody')
    .getByText(/Completed|Running/)
    .first()
    .waitFor();
  await page.locator('[role=grid][aria-colcount="24"]').waitFor();
  const grid = await stableBox(page.getByRole('grid').locator('xpath=..'));
  const state = await boxOf(page, 'State');
  const y = state.y + 12;
  await dragColumn(page, { x: state.x + 30, y }, { x: grid.x + grid.width - 4, y });
  await page.locator('th[data-column="training.m19.last"]').waitFor();
  await page.mouse.up();
  // it is at its drop position, far from its start
  await expect.poll(() => page.url()).toMatch(/columns=training\.m1\d\.last.*columns=state/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a column is selected, and all matching rows are exported with it', async () => {
  const { page, context, complaints } = await openList('slindqvist');
  await page.getByRole('button', { name: 'Columns' }).click();
  const picker = page.getByRole('dialog', { name: 'Columns' });
  await picker.getByRole('searchbox', { name: 'Search columns' }).fill('checkpoint s');
  // the link is changed first, the box follows the link
  await picker.getByRole('checkbox', { name: 'Checkpoint size' }).click();
  await expect.poll(() => page.url()).toContain('columns=checkpointSize');
  await page.keyboard.press('Escape');
  await picker.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Options' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('experiments-of-project-2.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  // the byte order mark is for Excel
  expect(lines[0]?.startsWith('\ufeffID,Name,State,')).toBe(true);
  expect(lines[0]?.endsWith(',Checkpoint size')).toBe(true);
  const grid = page.getByRole('grid', { name: 'Experiments' });
  const count = Number(await grid.getAttribute('aria-rowcount'));
  expect(lines).toHaveLength(count);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the heads of the trials of a search take two lines at most, and its table fits', async () => {
  const viewport = { width: 1440, height: 900 };
  const visit = await openVisit(site.browser, { viewport });
  await carryToken(visit, site.url, await tokenFor(site.url));
  const { page, complaints, context } = visit;
  await page.goto(`${site.url}experiments/83/trials`);
  const table = page.getByRole('table', { name: 'Trials' });
  await table.locator('tbody a').first().waitFor();
  const tall = () =>
    table
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.filter((one) => one.clientHeight > 30).length);
  await expect.poll(tall).toBe(0);
  await expect.poll(() => table.evaluate((one) => one.clientWidth)).toBeLessThanOrEqual(1440 - 216);
  expect(complaints).toEqual([]);
  await context.close();
});
