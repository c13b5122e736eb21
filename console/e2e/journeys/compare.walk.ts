import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntilLoaded } from '../support/browser';
import { readStable } from '../support/read-stable';
import { comparePage } from './objects/compare-page';
import { openConsole } from './objects/console-fixture';

const fixture = openConsole('--seed', '7');

async function openCompare(query: string) {
  const page = await fixture.open(`experiment-compare?${query}`);
  const object = comparePage(page);
  await object.settings.waitFor();
  return { page, ...object };
}

/**
 * Waits for a part of a chart or a section, which is drawn once it is visible: charts above may load
 * and move it away.
 */
const drawn = (chart: Locator, part: Locator) =>
  expect
    .poll(async () => {
      await chart.scrollIntoViewIfNeeded();
      return part.count();
    })
    .toBeGreaterThan(0);

/** The number of charts once it stays: the names of the metrics arrive in parts. */
async function countAll(charts: Locator) {
  await charts.first().waitFor();
  await waitUntilLoaded(charts.page());
  return readStable(() => charts.count());
}

/** the best trials of experiments 2 and 5, in the demo of seed 7 */
const trials = [25, 39];

describe('experiments side by side', () => {
  test('only different settings are shown, until all are requested; the link stores it', async () => {
    const { page, settingRows, onlyDifferences } = await openCompare('id=2&id=5');
    await expect.poll(() => onlyDifferences.isChecked()).toBe(true);
    const few = await settingRows.count();
    await onlyDifferences.click();
    await page.waitForURL(/all=true/);
    await expect.poll(() => settingRows.count()).toBeGreaterThan(few);
    await page.reload();
    await expect.poll(() => settingRows.count()).toBeGreaterThan(few);
    await expect.poll(() => onlyDifferences.isChecked()).toBe(false);
  });

  test('one is added, another removed; the others keep their color, also in a new tab', async () => {
    const { page, add, drops, heads, colors, ids } = await openCompare('id=2&id=5');
    await add(9);
    await page.waitForURL(/id=9/);
    await expect.poll(() => heads.count()).toBe(1 + 3);
    await expect.poll(async () => new Set(Object.values(await colors())).size).toBe(3);
    const before = await colors();
    await drops.last().click();
    await expect.poll(() => heads.count()).toBe(1 + 2);
    await expect.poll(ids).toHaveLength(2);
    const after = await colors();
    expect(before).toMatchObject(after);
    const other = comparePage(await fixture.open(page.url().slice(fixture.address('').length)));
    await other.settings.waitFor();
    await expect.poll(other.colors).toEqual(after);
  });

  test('one is the base: the others show their difference to it', async () => {
    const { page, bases, settings } = await openCompare('id=2&id=5');
    const delta = settings.getByText(/^[+−-][\d.]+/);
    await expect.poll(() => delta.count()).toBe(0);
    await bases.first().click();
    await page.waitForURL(/base=\d+/);
    await delta.first().waitFor();
    await settings.getByRole('columnheader').getByText('base', { exact: true }).waitFor();
  });

  test('each metric has a chart with a line of each', async () => {
    const { figures, main, page } = await openCompare('id=2&id=5');
    const all = await countAll(figures);
    await main.getByRole('searchbox', { name: /^Filter \d+ metrics$/ }).fill('validation_loss');
    await page.waitForURL(/filter=validation_loss/);
    await expect.poll(() => figures.count()).toBeLessThan(all);
  });

  test('metric names of a link are selected in a tree, until all few have charts again', async () => {
    const { page, main, figures, metricNames } = await openCompare(
      'id=2&id=5&metric=validation%2Fvalidation_loss',
    );
    await expect.poll(() => figures.count()).toBe(1);
    const selectedItems = main.getByRole('treeitem', { selected: true });
    await expect.poll(() => selectedItems.getAttribute('title')).toBe('validation/validation_loss');
    await main.getByRole('searchbox', { name: /^Filter \d+ metrics$/ }).fill('no such metric');
    await main.getByText('No metric matches').waitFor();
    await main.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL((url) => !url.searchParams.has('metric'));
    await expect.poll(() => figures.count()).toBeGreaterThan(1);
    await expect.poll(() => metricNames.count()).toBe(0);
  });

  test('they are ranked by a chosen metric, also after a reload', async () => {
    const { page, main, table } = await openCompare('id=2&id=5');
    await main.getByRole('button', { name: /^Metric of the ranking/ }).click();
    await page.getByRole('option', { name: '[V] validation_loss' }).click();
    await page.waitForURL(/rankBy=validation/);
    const head = table.getByRole('columnheader', { name: 'Best validation_loss' });
    await head.waitFor();
    await page.reload();
    await head.waitFor();
  });

  test('lines over hyperparameters: colored, measured and filtered by the link', async () => {
    const { page, part } = await openCompare('id=2&id=5&id=9');
    const lines = part('Parallel coordinates');
    const byExperiment = lines.getByRole('radio', { name: 'By experiment' });
    await byExperiment.click();
    await expect.poll(() => byExperiment.isChecked()).toBe(true);
    await page.waitForURL(/parallelColor=run/);
    await lines.getByRole('button', { name: /^Metric on the last axis/ }).click();
    await page.getByRole('option', { name: '[V] validation_loss' }).click();
    await page.waitForURL(/parallelMetric=validation/);
    const axis = lines.getByRole('button', { name: /^Axis / }).first();
    await drawn(lines, axis);
    await axis.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/brushes=/);
    const { href } = new URL(page.url());
    await page.reload();
    await lines
      .getByRole('button', { name: 'Metric on the last axis: [V] validation_loss' })
      .waitFor();
    await expect.poll(() => byExperiment.isChecked()).toBe(true);
    await drawn(lines, lines.getByRole('slider', { name: /: filter$/ }));
    await lines.getByText(/^\d of 3$/).waitFor();
    expect(page.url()).toBe(href);
  });

  test('logs of the best trials side by side, searched together, also after a reload', async () => {
    const { page, part, log } = await openCompare('id=2&id=5');
    const logs = part('Logs');
    await logs.getByText('No logs chosen').waitFor();
    await logs.getByRole('button', { name: /^Trials/ }).click();
    const picker = page.getByRole('dialog', { name: 'Trials' });
    for (const id of trials) await picker.getByText(`Trial ${id}`, { exact: true }).click();
    await page.keyboard.press('Escape');
    for (const id of trials) await log(id).locator('.log-line').first().waitFor();
    const fields = logs.getByRole('textbox', { name: 'Search the whole log' });
    await fields.first().fill('epoch');
    await page.waitForURL(/logFind=epoch/);
    await page.reload();
    for (const id of trials) await log(id).locator('.log-line').first().waitFor();
    await expect.poll(() => fields.count()).toBe(trials.length);
    for (const field of await fields.all())
      await expect.poll(() => field.inputValue()).toBe('epoch');
  });

  test('with the keyboard alone: set a base, remove one, show all settings', async () => {
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

  test('a link without experiments shows a message', async () => {
    const page = await fixture.open('experiment-compare');
    await page.getByText('No experiments to compare').waitFor();
  });
});

describe('with failures', () => {
  const request = /\/api\/v1\/experiments\?.*experimentIdFilter/;

  /** A page of the same users, before any failure. */
  async function openElsewhere() {
    const page = await fixture.open('webhooks');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    return page;
  }

  test('a dead master: it shows a message, and loads by itself once the master answers again', async () => {
    const page = await openElsewhere();
    await page.route(request, (route) => route.abort());
    await page.goto(fixture.address('experiment-compare?id=2&id=5'));
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await page.unroute(request);
    await comparePage(page).settings.waitFor();
  });

  test('an error answer is quoted; a retry loads the page', async () => {
    const page = await openElsewhere();
    await page.route(request, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 13, error: 'the disk is full' } } }),
    );
    await page.goto(fixture.address('experiment-compare?id=2&id=5'));
    await page.getByText('the disk is full').first().waitFor();
    await page.unroute(request);
    await page.getByRole('button', { name: 'Retry' }).click();
    await comparePage(page).settings.waitFor();
  });

  test('a user without access to any gets a message', async () => {
    const page = await openElsewhere();
    await page.route(request, (route) =>
      route.fulfill({ status: 403, json: { code: 7, message: 'not yours' } }),
    );
    await page.goto(fixture.address('experiment-compare?id=2&id=5'));
    await page.getByText("Page not found or you don't have access").waitFor();
  });

  describe('a failed part leaves the others; a retry loads it:', () => {
    async function openWithout(lost: RegExp, query = '') {
      const page = await openElsewhere();
      await page.route(lost, (route) =>
        route.fulfill({ status: 500, json: { error: { code: 13, error: 'the disk is full' } } }),
      );
      await page.goto(fixture.address(`experiment-compare?id=2&id=5${query}`));
      const object = comparePage(page);
      await object.settings.waitFor();
      const bringBack = async (failed: Locator) => {
        await failed.getByText(/the disk is full/).waitFor();
        await page.unroute(lost);
        await failed.getByRole('button', { name: 'Retry' }).click();
        await failed.waitFor({ state: 'detached' });
      };
      return { page, bringBack, ...object };
    }

    test('the curves of a metric', async () => {
      const { part, bringBack } = await openWithout(/trials\/time-series\?.*validation_loss/);
      const metrics = part('Metrics');
      const chart = (name: string) => metrics.getByRole('figure', { name });
      const failed = metrics.getByRole('alert').filter({ hasText: 'validation_loss' });
      await failed.getByText('Unable to fetch validation_loss').waitFor();
      await chart('validation_accuracy').waitFor();
      await expect.poll(() => chart('validation_loss').count()).toBe(0);
      await bringBack(failed);
      await chart('validation_loss').waitFor();
    });

    test('the trials of one', async () => {
      const { part, bringBack } = await openWithout(/experiments\/5\/trials/);
      const section = part('Trials');
      const choose = (id: number) => section.getByRole('checkbox', { name: `Choose trial ${id}` });
      await drawn(section, choose(25));
      await expect.poll(() => choose(39).count()).toBe(0);
      await bringBack(
        section
          .getByRole('list', { name: 'Experiments without their trials' })
          .getByRole('listitem'),
      );
      await choose(39).waitFor();
    });

    test('one of the logs', async () => {
      const lost = /trials\/39\/logs/;
      const { log, bringBack } = await openWithout(lost, '&logTrial=25&logTrial=39');
      await log(25).locator('.log-line').first().waitFor();
      await expect.poll(() => log(25).getByRole('alert').count()).toBe(0);
      await bringBack(log(39).getByRole('alert'));
      await log(39).locator('.log-line').first().waitFor();
    });
  });

  test('a hostile name stays a name', async () => {
    const { table, settings, page } = await openCompare('id=13&id=14');
    const name = '<img src=x onerror=alert(1)>';
    for (const each of [table, settings])
      await each.getByRole('link', { name, exact: true }).first().waitFor();
    await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0);
  });
});
