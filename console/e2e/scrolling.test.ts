import { expect, test } from 'vitest';
import { openVisit, signIn } from './support/browser';
import { openSite } from './support/site';

const site = openSite('--scenario', 'huge', '--experiments', '2000');

test('a click on a row that has only just become visible opens it', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await signIn(visit, site.url, 'admin');
  await page.goto(`${site.url}projects/2/experiments`);
  const link = page.locator('tr[data-index="5"] a').first();
  const from = await link.boundingBox();
  if (!from) throw new Error('The link of the sixth row has no place on the page.');
  const at = { x: from.x + 8, y: from.y + from.height / 2 };
  const rowHeight = await page
    .locator('tr[data-index="5"]')
    .evaluate((row) => row.getBoundingClientRect().height);
  const box = page.locator('[role=grid]').locator('xpath=..');
  const isPicture = () =>
    box.locator('canvas').evaluate((element) => getComputedStyle(element).visibility === 'visible');
  const scrollBy = (rows: number) => page.mouse.wheel(0, rows * rowHeight);
  await page.mouse.move(at.x, at.y);
  // the canvas that draws moving rows loads with the first scroll
  let rows = 25;
  await expect
    .poll(async () => {
      await scrollBy(rows);
      rows = -rows;
      return isPicture();
    })
    .toBe(true);
  await expect.poll(isPicture).toBe(false);
  const scrollTop = () => box.evaluate((element) => element.scrollTop);
  const before = await scrollTop();
  await scrollBy(rows);
  await expect.poll(scrollTop, { interval: 5 }).not.toBe(before);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(/experiments\/\d+\//);
  expect(complaints).toEqual([]);
  await context.close();
});
