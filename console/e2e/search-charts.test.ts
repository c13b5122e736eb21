import { expect, test } from 'vitest';
import { carryToken, openVisit, phone, waitUntilLoaded } from './support/browser';
import { inkOf, pictureOf } from './support/chart-pixels';
import { tokenFor } from './support/pages';
import { readStable, stableBox } from './support/read-stable';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

async function openPicture(picture: string, options: Parameters<typeof openVisit>[1] = {}) {
  const visit = await openVisit(site.browser, options);
  const token = await tokenFor(site.url);
  await carryToken(visit, site.url, token);
  const answer = await fetch(`${site.url}api/v1/experiments?limit=0&states=STATE_COMPLETED`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { experiments } = await answer.json();
  const id = (experiments as { id: number; searcherType: string; numTrials: number }[]).find(
    ({ searcherType, numTrials }) => searcherType === 'adaptive_asha' && numTrials > 8,
  )?.id;
  await visit.page.goto(`${site.url}experiments/${id}/visualization/${picture}`);
  const surfaces = visit.page.locator('[aria-roledescription="chart"]');
  await surfaces.first().waitFor();
  await expect.poll(() => inkOf(surfaces.first())).toBeGreaterThan(500);
  return { ...visit, surfaces };
}

test('a part of an axis is brushed and moved with the pointer; a double click clears it', async () => {
  const { page, context, complaints } = await openPicture('hp-parallel-coordinates');
  const axis = page.getByRole('button', { name: /^Axis lr/ });
  // a filter adds a line to the page, which may move the axis
  const pointAt = async (fromTop: number, options?: { steps: number }) => {
    const box = await stableBox(axis);
    await page.mouse.move(box.x + box.width / 2, box.y + fromTop, options);
  };
  await pointAt(60);
  await page.mouse.down();
  await pointAt(160, { steps: 4 });
  await page.mouse.up();
  const upper = page.getByRole('slider', { name: 'lr: upper end of the filter' });
  await upper.waitFor();
  const before = Number(await upper.getAttribute('aria-valuenow'));
  await page.getByText(/^\d+ of \d+$/).waitFor();
  await pointAt(110);
  await page.mouse.down();
  await pointAt(160, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await upper.getAttribute('aria-valuenow')))
    .toBeLessThan(before);
  expect(page.url()).toContain('hp-parallel-coordinates');
  const { x, y, width } = await stableBox(axis);
  await page.mouse.dblclick(x + width / 2, y + 218);
  await upper.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the axes scroll, and the page does not', async () => {
  const { page, context, surfaces, complaints } = await openPicture('hp-parallel-coordinates', {
    viewport: phone,
  });
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const chartWidth = () => surfaces.first().evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(chartWidth).toBeGreaterThan(phone.width);
  await expect.poll(pageWidth).toBeLessThanOrEqual(phone.width);
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
  const box = await stableBox(first.locator('.border-text'));
  await page.keyboard.press('Escape');
  const before = await readStable(() => pictureOf(first));
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
  const box = await stableBox(first.locator('.border-text'));
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

test('the events of the trial that is pointed at are marked on curves of several, and a mark opens its log (A7)', async () => {
  const { page, context, complaints } = await openPicture('learning-curve', {
    // chart and table together, so that nothing scrolls below the pointer
    viewport: { width: 1440, height: 2000 },
  });
  await waitUntilLoaded(page);
  const rows = page.getByRole('table', { name: 'Trials of the curves' }).getByRole('row');
  const trial = (await rows.nth(1).getByRole('link').textContent()) ?? '';
  // from now on by its name: curves that load may change the order
  const row = rows.filter({ has: page.getByRole('link', { name: trial, exact: true }) });
  const mark = page
    .getByRole('button', { name: new RegExp(`^Trial ${trial}: Allocation `) })
    .last();
  expect(await mark.count()).toBe(0);
  // curves that load may move another row below the pointer
  await expect
    .poll(async () => {
      await row.hover();
      return mark.count();
    })
    .toBeGreaterThan(0);
  await mark.click();
  await page.waitForURL(new RegExp(`/trials/${trial}/logs`));
  expect(complaints).toEqual([]);
  await context.close();
});

test('points of a heat map say which trials are beyond the scale of colors, and show them', async () => {
  const visit = await openVisit(site.browser);
  await carryToken(visit, site.url, await tokenFor(site.url));
  const { page, context, complaints } = visit;
  // one of its trials diverged
  await page.goto(`${site.url}experiments/83/visualization/hp-heat-map`);
  const note = page.getByText(/^1 trial above \S+/);
  await note.getByRole('button', { name: 'show' }).click();
  await page.getByText(/^1 outlier shown/).waitFor();
  await expect.poll(() => note.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
