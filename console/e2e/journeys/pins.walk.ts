import { getExperiments, getUserSetting } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { stableBox } from '../support/read-stable';
import { openConsole } from './objects/console-fixture';
import { experimentList } from './objects/experiment-list';

const fixture = openConsole('--seed', '7');
const path = 'projects/2/experiments';

async function openList(username: string, query = '') {
  const page = await fixture.open(path + query, { username });
  const list = experimentList(page);
  await list.links.first().waitFor();
  return { page, ...list };
}

/** The pins of a user in the project, on the master. */
async function pinsOf(username: string) {
  const { settings } = await getUserSetting(await fixture.callerFor(username));
  const pinSetting = settings.find(
    ({ storagePath, key }) => storagePath === 'project-details-2' && key === 'pinned',
  );
  return pinSetting && JSON.parse(pinSetting.value);
}

const name = 'segformer-b2-ade-lr-half';

test('a pinned row stays visible at any scroll position, and only for this user', async () => {
  const { page, grid, row, rightClick } = await openList('nokafor');
  const first = grid.locator('tbody tr[data-index="0"]');
  await (await rightClick(name)).getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await first.getByRole('link', { name, exact: true }).waitFor();
  await first.getByRole('img', { name: 'Pinned' }).waitFor();
  await expect.poll(() => pinsOf('nokafor')).toEqual({ 2: [expect.any(Number)] });

  await fixture.untilMessage(page);
  const place = async () => (await row(name).boundingBox())?.y;
  const before = (await stableBox(row(name))).y;
  await grid.locator('tbody tr[data-index="3"]').hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => grid.locator('tbody tr[data-index="3"]').count()).toBe(0);
  await expect.poll(place).toBe(before);

  await page.reload();
  await first.getByRole('link', { name, exact: true }).waitFor();
  expect(await pinsOf('admin')).toBeUndefined();
});

test('pinned rows are first on each page, until they are unpinned', async () => {
  const { page, grid, openRowMenu } = await openList('jtan', '?pageSize=20');
  const first = grid.locator('tbody tr[data-index="0"]');
  const pinned = await grid
    .locator('tbody tr[data-index="7"] a[href^="/experiments/"]')
    .last()
    .textContent();
  await (await openRowMenu(pinned ?? ''))
    .getByRole('menuitem', { name: 'Pin', exact: true })
    .click();
  await first.getByRole('img', { name: 'Pinned' }).waitFor();
  const last = grid.locator('tbody tr[data-index="19"] a[href^="/experiments/"]').last();
  const before = await last.textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => page.url()).toContain('page=1');
  // the previous page is there until the next one has loaded
  await expect.poll(() => last.textContent()).not.toBe(before);
  await first.getByRole('img', { name: 'Pinned' }).waitFor();
  await expect.poll(() => grid.locator('tbody tr').count()).toBe(20);
  await first.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Unpin', exact: true }).click();
  await expect.poll(() => grid.getByRole('img', { name: 'Pinned' }).count()).toBe(0);
});

test('a link in a cell opens in another tab', async () => {
  const { page, rightClick } = await openList('admin');
  const menu = await rightClick(name);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    menu.getByRole('menuitem', { name: 'Open Link in New Tab' }).click(),
  ]);
  await expect.poll(() => opened.url()).toMatch(/\/experiments\/\d+/);
});

test('the head of the boxes selects the first rows, all of them and none', async () => {
  const { page, grid, selection } = await openList('admin');
  const choose = async (line: RegExp) => {
    await grid.getByRole('columnheader').first().hover();
    await grid.getByRole('button', { name: 'Select rows' }).click();
    await page.getByRole('menuitem', { name: line }).click();
  };
  await choose(/^Select first 10$/);
  await selection.getByText('10 selected').waitFor();
  await choose(/^Select all/);
  const { pagination } = await getExperiments(await fixture.callerFor(), {
    projectId: 2,
    archived: false,
  });
  await selection.getByText(`${pagination.total} selected`).waitFor();
  await choose(/^Clear selected$/);
  await expect.poll(() => selection.count()).toBe(0);
});
