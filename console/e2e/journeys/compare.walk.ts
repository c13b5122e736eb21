import { describe, expect, test } from 'vitest';
import { comparePage } from './objects/compare-page';
import { openStage } from './objects/stage';

const stage = openStage('--seed', '7');

async function openCompare(query: string) {
  const page = await stage.open(`experiment-compare?${query}`);
  const object = comparePage(page);
  await object.settings.waitFor();
  return { page, ...object };
}

describe('experiments beside each other', () => {
  test('settings that differ stand alone, until all are asked for; the link holds it', async () => {
    const { page, settingRows, onlyDifferences } = await openCompare('id=2&id=5');
    await expect.poll(() => onlyDifferences.isChecked()).toBe(true);
    const few = await settingRows.count();
    await onlyDifferences.click();
    await page.waitForURL(/all=true/);
    await expect.poll(() => settingRows.count()).toBeGreaterThan(few);
    await page.reload();
    await expect.poll(() => settingRows.count()).toBeGreaterThan(few);
    expect(await onlyDifferences.isChecked()).toBe(false);
  });

  test('one is added, another is dropped; who stays keeps its colour, also in a new tab', async () => {
    const { page, add, drops, heads, colors, ids } = await openCompare('id=2&id=5');
    await add(9);
    await page.waitForURL(/id=9/);
    await expect.poll(() => heads.count()).toBe(1 + 3);
    await expect.poll(async () => new Set(Object.values(await colors())).size).toBe(3);
    const before = await colors();
    await drops.last().click();
    await expect.poll(() => heads.count()).toBe(1 + 2);
    expect(ids()).toHaveLength(2);
    const after = await colors();
    expect(before).toMatchObject(after);
    const other = comparePage(await stage.open(page.url().slice(stage.address('').length)));
    await other.settings.waitFor();
    await expect.poll(other.colors).toEqual(after);
  });

  test('one is the base: the others say how far they are from it', async () => {
    const { page, bases, settings } = await openCompare('id=2&id=5');
    const delta = settings.getByText(/^[+−-][\d.]+/);
    expect(await delta.count()).toBe(0);
    await bases.first().click();
    await page.waitForURL(/base=\d+/);
    await delta.first().waitFor();
    await settings.getByRole('columnheader').getByText('base', { exact: true }).waitFor();
  });

  test('each metric has a chart with a line of each', async () => {
    const { figures, main, page } = await openCompare('id=2&id=5');
    await figures.first().waitFor();
    const all = await figures.count();
    await main.getByRole('searchbox', { name: /^Filter \d+ metrics$/ }).fill('validation_loss');
    await page.waitForURL(/filter=validation_loss/);
    await expect.poll(() => figures.count()).toBeLessThan(all);
  });

  test('by keys alone: a base, one less, all settings', async () => {
    const { page, bases, drops, onlyDifferences, heads } = await openCompare('id=2&id=5&id=9');
    await bases.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/base=\d+/);
    await drops.last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heads.count()).toBe(1 + 2);
    await onlyDifferences.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/all=true/);
  });

  test('a link that names none says so', async () => {
    const page = await stage.open('experiment-compare');
    await page.getByText('No experiments to compare').waitFor();
  });
});

describe('in hard times', () => {
  const asked = /\/api\/v1\/experiments\?.*experimentIdFilter/;

  /** A page of the same people, before anything of it fails. */
  async function openElsewhere() {
    const page = await stage.open('webhooks');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    return page;
  }

  test('a dead master: it says so, and comes by itself once it answers again', async () => {
    const page = await openElsewhere();
    await page.route(asked, (route) => route.abort());
    await page.goto(stage.address('experiment-compare?id=2&id=5'));
    await page.getByText('The server does not answer', { exact: true }).waitFor();
    await page.unroute(asked);
    await comparePage(page).settings.waitFor();
  });

  test('an answer that is an error is quoted; asked for again it comes', async () => {
    const page = await openElsewhere();
    await page.route(asked, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 13, error: 'the disk is full' } } }),
    );
    await page.goto(stage.address('experiment-compare?id=2&id=5'));
    await page.getByText('the disk is full').first().waitFor();
    await page.unroute(asked);
    await page.getByRole('button', { name: 'Retry' }).click();
    await comparePage(page).settings.waitFor();
  });

  test('who may see none of them is told so', async () => {
    const page = await openElsewhere();
    await page.route(asked, (route) =>
      route.fulfill({ status: 403, json: { code: 7, message: 'not yours' } }),
    );
    await page.goto(stage.address('experiment-compare?id=2&id=5'));
    await page.getByText("Page not found or you don't have access").waitFor();
  });

  test('a hostile name is a name', async () => {
    const { table, settings, page } = await openCompare('id=13&id=14');
    const name = '<img src=x onerror=alert(1)>';
    for (const each of [table, settings])
      await each.getByRole('link', { name, exact: true }).first().waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});
