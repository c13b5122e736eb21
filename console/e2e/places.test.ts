import { expect, test } from 'vitest';
import { carryToken, desktop, openVisit, phone, waitUntilLoaded } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

async function open(path: string, viewport: { width: number; height: number }) {
  const visit = await openVisit(site.browser, { viewport, isStill: true });
  await carryToken(visit, site.url, await tokenFor(site.url));
  await visit.page.goto(site.url + path);
  await waitUntilLoaded(visit.page);
  return visit;
}

test.each([desktop, { width: 1024, height: 768 }])(
  'the names of home begin at one place in all of its lists at $width px',
  async (viewport) => {
    const { page, context } = await open('dashboard', viewport);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('svg') });
    const names = rows.locator('xpath=./*[2][.//a]');
    await names.nth(5).waitFor();
    const lefts = await names.evaluateAll((all) =>
      all.map((name) => Math.round(name.getBoundingClientRect().left)),
    );
    expect(lefts.length).toBeGreaterThan(5);
    expect(new Set(lefts).size, lefts.join()).toBe(1);
    await context.close();
  },
);

test('each preset of the period of usage can be touched on a phone (F9)', async () => {
  const { page, context } = await open('clusters/historical-usage', phone);
  const presets = page.getByRole('group', { name: 'Period' }).locator('label');
  await presets.first().waitFor();
  const outside = await presets.evaluateAll((all) =>
    all
      .filter((preset) => {
        const { left, right, top, bottom } = preset.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || !preset.contains(found);
      })
      .map(({ textContent }) => textContent),
  );
  expect(await presets.count()).toBeGreaterThan(4);
  expect(outside).toEqual([]);
  await context.close();
});

test('the bar of chosen idle work stays in its place while the rows scroll (F8)', async () => {
  const { page, context } = await open('clusters/idle', { width: 1024, height: 380 });
  const row = page.getByRole('main').getByRole('checkbox').nth(1);
  await row.check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.waitFor();
  const before = await bar.boundingBox();
  const place = await row.boundingBox();
  await row.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await row.boundingBox())?.y).not.toBe(place?.y);
  expect(await bar.boundingBox()).toEqual(before);
  await context.close();
});
