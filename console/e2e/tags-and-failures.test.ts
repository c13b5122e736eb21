import { createTransport, getExperiments } from '@trainyard/sdk/calls';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

async function open(path: string) {
  const token = await tokenFor(site.url);
  const { page, context, complaints } = await openVisit(site.browser);
  onTestFinished(() => context.close());
  await carryToken({ context }, site.url, token);
  await page.goto(site.url + path);
  const master = createTransport({ baseUrl: site.url.replace(/\/$/, ''), auth: token });
  return { page, complaints, master };
}

/** Ordered by id: runs that end meanwhile come after those that are shown. */
const filtered = (line: string) =>
  `projects/2/experiments?filter=${encodeURIComponent(line)}&sort=id%3Dasc`;

test('four experiments are tagged and the rest is archived, in eight clicks (E5)', async () => {
  const { page, complaints, master } = await open(filtered('state = completed and trials = 1'));
  const grid = page.getByRole('grid', { name: 'Experiments' });
  const boxes = grid.locator('tbody').getByRole('checkbox');
  await boxes.nth(5).waitFor();
  const count = await boxes.count();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  for (const at of [0, 1, 2, 3]) await click(boxes.nth(at));
  const bar = page.getByRole('region', { name: 'Selection' });
  await click(bar.getByRole('button', { name: 'Tag' }));
  // the field has the focus
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('keep');
  await page.keyboard.press('Enter');
  await page.getByText('Added keep to 4 experiments').first().waitFor();
  await click(grid.getByRole('button', { name: 'Select rows' }));
  await click(page.getByRole('menuitem', { name: 'Invert selection' }));
  await click(bar.getByRole('button', { name: 'Archive' }));
  await page.getByText('Archive Success').first().waitFor();
  expect(clicks).toBe(8);
  await expect.poll(() => boxes.count()).toBe(4);
  expect(count).toBeGreaterThan(4);
  const { experiments } = await getExperiments(master, { labels: ['keep'], limit: 100 });
  expect(experiments.map(({ archived }) => archived)).toEqual([false, false, false, false]);
  expect(complaints).toEqual([]);
});

test('a click on a tag, and T on a row, need no page of an experiment (A1)', async () => {
  const { page } = await open('projects/2/experiments');
  const grid = page.getByRole('grid', { name: 'Experiments' });
  await grid.getByRole('link', { name: 'baseline', exact: true }).first().click();
  await page.waitForURL('**filter=tags*');
  // the keys are for the narrowed list: until it is there, they go to the rows that are shown
  const tagged = page.locator('[title*="baseline"]').or(page.getByText('baseline'));
  const others = grid.locator('tbody > tr').filter({ hasNot: tagged });
  await expect.poll(() => others.count()).toBe(0);
  await grid.locator('tbody > tr').first().waitFor();
  await page.keyboard.press('j');
  await grid.locator(':focus').waitFor();
  await page.keyboard.press('t');
  await page.locator('input:focus').waitFor();
  // no experiment has this tag yet
  await page.keyboard.type('rerun');
  await page.keyboard.press('Enter');
  await page.getByText('Added rerun').first().waitFor();
});

test('a failed experiment shows the line of its error in the list, in a search and on home (A6)', async () => {
  const { page } = await open(filtered('state = errored'));
  const error = /\w+(Error|Exception)\b.+/;
  const grid = page.getByRole('grid', { name: 'Experiments' });
  const row = grid.getByRole('row').filter({ hasText: error }).first();
  await row.waitFor();
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Control+k');
  // at once: the palette gets what is typed while it loads
  await page.keyboard.type(name);
  await page.getByRole('option').filter({ hasText: error }).first().waitFor();
});
