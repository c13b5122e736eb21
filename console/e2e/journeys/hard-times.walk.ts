import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntilLoaded } from '../support/browser';
import { hasFocus } from '../support/has-focus';
import { hostile, makeHostile } from '../support/hostile-answers';
import { openConsole } from './objects/console-fixture';
import { experimentPage } from './objects/experiment-page';
import { logView } from './objects/log-view';

const fixture = openConsole('--seed', '7');
/** a finished search of the demo */
const search = 'experiments/1';
const trials = /\/api\/v1\/experiments\/1\/trials/;
const lines = /\/api\/v1\/trials\/\d+\/logs\?/;

const refuse = (page: Page, path: RegExp) =>
  page.route(path, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 7, error: 'not yours any more' } } }),
  );

/** The search, before any failure. */
async function openSearch() {
  const page = await fixture.open(`${search}/notes`);
  const object = experimentPage(page);
  await object.tabs.waitFor();
  return { page, ...object };
}

describe('insights', () => {
  const partsOf = (page: Page) => page.getByRole('navigation', { name: 'Insights' });

  test('of a dead master show a message, and load once it answers again', async () => {
    const { page, main, tab } = await openSearch();
    await page.route(trials, (route) => route.abort());
    await tab('Insights').click();
    await main.getByText('Unable to fetch experiment trials.').waitFor();
    await page.unroute(trials);
    await main.getByRole('button', { name: 'Retry' }).click();
    await partsOf(page).getByRole('link', { name: 'Failures' }).click();
    await main.getByText('24 of 24 trials ended without an error.').waitFor();
  });

  test('with a refusal quote the master', async () => {
    const { page, main, tab } = await openSearch();
    await refuse(page, trials);
    await tab('Insights').click();
    await main.getByText('Unable to fetch experiment trials.').waitFor();
    await main.getByText(/not yours any more/).waitFor();
  });

  test('with the keyboard alone: from part to part', async () => {
    const { page, tab, main } = await openSearch();
    await tab('Insights').focus();
    await page.keyboard.press('Enter');
    await partsOf(page).getByRole('link', { name: 'Failures' }).focus();
    await page.keyboard.press('Enter');
    await main.getByText('24 of 24 trials ended without an error.').waitFor();
    await partsOf(page).getByRole('link', { name: 'Usage' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/insights\/usage/);
    await main.getByText('Checkpoints with files').first().waitFor();
  });

  test.each(['failures', 'rungs', 'timeline', 'importance', 'usage'])(
    'hostile names stay names in %s',
    async (panel) => {
      const page = await fixture.open('webhooks');
      await makeHostile(page);
      await page.goto(fixture.address(`${search}/insights/${panel}`));
      await page.getByText(hostile('name')).first().waitFor();
      await page.getByRole('navigation', { name: 'Insights' }).waitFor();
      await waitUntilLoaded(page);
      await expect.poll(() => page.locator('img[src="x"], svg[onload]').count()).toBe(0);
    },
  );
});

describe('the log of several trials', () => {
  const merged = `${search}/logs?trial=1&trial=2`;

  test('of a dead master shows a message, and loads once it answers again', async () => {
    const { page } = await openSearch();
    await page.route(lines, (route) => route.abort());
    await page.goto(fixture.address(merged));
    const alert = page.getByRole('alert').filter({ hasText: 'Logs could not be read.' });
    await alert.waitFor();
    await page.unroute(lines);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await logView(page).lines.first().waitFor();
    await alert.waitFor({ state: 'detached' });
  });

  test('with a refusal quotes the master', async () => {
    const { page } = await openSearch();
    await refuse(page, lines);
    await page.goto(fixture.address(merged));
    await page.getByText(/Logs could not be read\..*not yours any more/).waitFor();
  });

  test('hostile lines stay lines', async () => {
    const page = await fixture.open('webhooks');
    await makeHostile(page);
    await page.goto(fixture.address(merged));
    const { lines: visibleLines } = logView(page);
    await visibleLines
      .filter({ hasText: hostile('log') })
      .first()
      .waitFor();
    await expect.poll(() => page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  });

  test('is searched with the keyboard alone', async () => {
    const page = await fixture.open(merged);
    const { lines: visibleLines, search: field } = logView(page);
    await visibleLines.first().waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.type('loss');
    await page
      .locator('search output')
      .getByText(/ of [1-9]/)
      .waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.log-line[data-current]').waitFor();
  });
});
