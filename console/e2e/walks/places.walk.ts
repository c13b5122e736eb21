import { expect, test } from 'vitest';
import { desktop, phone } from '../support/browser';
import { openOneProfile } from '../support/one-profile';
import { stableBox } from '../support/read-stable';
import { openSecondServer, openSite } from '../support/site';

const site = openSite('--seed', '7');
// only with roles there are groups of users
const withRoles = openSecondServer('--rbac');

const open = openOneProfile(site);
const openWithRoles = openOneProfile(site, withRoles);

test.each([desktop, { width: 1024, height: 768 }])(
  'the names of home begin at one place in all of its lists at $width px',
  async (viewport) => {
    const { page } = await open('dashboard', viewport);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('svg') });
    const names = rows.locator('xpath=./*[2][.//a]');
    await names.nth(5).waitFor();
    const lefts = () =>
      names.evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().left)));
    expect((await lefts()).length).toBeGreaterThan(5);
    await expect.poll(async () => [...new Set(await lefts())]).toHaveLength(1);
    await page.close();
  },
);

test('each preset of the period of usage can be touched on a phone (F9)', async () => {
  const { page } = await open('clusters/historical-usage', phone);
  const presets = page.getByRole('group', { name: 'Period' }).locator('label');
  await presets.first().waitFor();
  const outside = () =>
    presets.evaluateAll((all) =>
      all
        .filter((preset) => {
          const { left, right, top, bottom } = preset.getBoundingClientRect();
          const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return left < 0 || right > innerWidth || !preset.contains(topmost);
        })
        .map(({ textContent }) => textContent),
    );
  await expect.poll(() => presets.count()).toBeGreaterThan(4);
  await expect.poll(outside).toEqual([]);
  await page.close();
});

test('the bar of chosen idle work stays in its place while the rows scroll (F8)', async () => {
  const { page } = await open('clusters/idle', { width: 1024, height: 380 });
  const row = page.getByRole('main').getByRole('checkbox').nth(1);
  await row.check();
  const bar = page.getByRole('region', { name: 'Selection' });
  // the last part of the bar
  await bar.getByText(/^frees/).waitFor();
  const before = await stableBox(bar);
  const place = await stableBox(row);
  await row.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await row.boundingBox())?.y).not.toBe(place.y);
  await expect.poll(() => bar.boundingBox()).toEqual(before);
  await page.close();
});

test('the menu and the count of a group stay beside its name while its members are shown', async () => {
  const { page } = await openWithRoles('admin/group-management');
  const row = page.getByRole('main').getByRole('row').nth(1);
  const group = row.locator('button[aria-expanded]').first();
  const menu = row.getByRole('button').last();
  // of its content: a cell is as high as its row
  const middle = (part: typeof group) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, height } = range.getBoundingClientRect();
      return top + height / 2;
    });
  await group.click();
  await row
    .getByRole('list', { name: /^Members of/ })
    .or(row.getByText('No members'))
    .waitFor();
  await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(60);
  const distance = async (part: typeof group) =>
    Math.abs((await middle(part)) - (await middle(group)));
  await expect.poll(() => distance(menu)).toBeLessThan(6);
  const count = row.getByText(/^\d+$/).first();
  await expect.poll(() => distance(count)).toBeLessThan(6);
  await page.close();
});
