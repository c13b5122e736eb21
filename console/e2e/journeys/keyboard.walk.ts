import { getExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';

const fixture = openConsole('--seed', '7');
// it is paused and stays so
const paused = { id: 105, name: 'effnet-b3-ema' };

test('with the keyboard alone: one is found, opened, compared with another and killed', async () => {
  const page = await fixture.open('projects/2/experiments');
  const { links, row, main, selection } = experimentList(page);
  await links.first().waitFor();
  const search = main.getByRole('searchbox', { name: 'Search by name' });
  const seek = async () => {
    await search.focus();
    await page.keyboard.type(paused.name);
    await expect.poll(() => page.url()).toContain(`name=${paused.name}`);
    await expect.poll(() => links.first().textContent()).toBe(paused.name);
    await row(paused.name).getByRole('gridcell').nth(2).focus();
  };
  await seek();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: paused.name, exact: true }).waitFor();
  await page.goBack();
  await row(paused.name).waitFor();

  await row(paused.name).getByRole('gridcell').nth(2).focus();
  await page.keyboard.press('Space');
  await selection.getByText('1 selected').waitFor();
  await page.keyboard.press('ArrowDown');
  await row(paused.name).locator(':focus').waitFor({ state: 'detached' });
  await page.keyboard.press('Space');
  await selection.getByText('2 selected').waitFor();
  await selection.getByRole('link', { name: 'Compare' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Compare Experiments' }).waitFor();
  await page.goBack();

  // the list is as it was left: both rows are selected, and the keys move on from the second one
  await selection.getByText('2 selected').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('gridcell');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+F10');
  const kill = page.getByRole('menuitem', { name: 'Kill' });
  await kill.waitFor();
  await kill.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Confirm Experiment Kill');
  await dialog.button('Kill').focus();
  await page.keyboard.press('Enter');
  await dialog.dialog.waitFor({ state: 'detached' });
  const stateOf = async () =>
    (await getExperiment(await fixture.callerFor(), { experimentId: paused.id })).experiment.state;
  await expect.poll(stateOf).toMatch(/STOPPING_KILLED|CANCELED/);
});
