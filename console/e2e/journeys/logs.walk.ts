import { expect, test } from 'vitest';
import { hasFocus } from '../support/has-focus';
import { openConsole } from './objects/console-fixture';
import { logView } from './objects/log-view';

const fixture = openConsole('--seed', '7');

async function openLog(path: string) {
  const page = await fixture.open(path);
  const view = logView(page);
  await view.lines.first().waitFor();
  return { page, ...view };
}

test('levels and ranks filter the log, are part of the link, and are reset together', async () => {
  const { page, narrow, button, lines } = await openLog('experiments/108/logs');
  await narrow('Level', 'Warning');
  await page.waitForURL(/level=/);
  await expect
    .poll(async () => (await lines.allTextContents()).every((line) => /\sW\s|\dW/.test(line)))
    .toBe(true);
  await narrow('Rank', '0');
  await page.waitForURL(/rank=/);
  await button('Reset').click();
  await expect.poll(() => new URL(page.url()).search).not.toMatch(/level|rank/);
});

test('a search without a match shows a message', async () => {
  const page = await fixture.open('experiments/108/logs?text=no+line+says+this');
  await page.getByText('No logs to show.').waitFor();
});

test('loaded lines are copied, and counted', async () => {
  const { page, button } = await openLog('experiments/108/logs');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button('Copy logs').click();
  await page.getByText(/^Copied [\d,]+ entries!$/).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toMatch(/^<\w*>\s*\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\]/);
});

test('the selected trials of a search are one log', async () => {
  const { page, log } = await openLog('experiments/1/logs?trial=1&trial=2');
  await page.getByRole('log', { name: 'Logs of trials 1, 2' }).waitFor();
  await expect
    .poll(() => log.getByRole('button', { name: /^Link to this line of [12]$/ }).count())
    .toBeGreaterThan(5);
});

test('a log with the keyboard alone: searched, wrapped, its tail paused', async () => {
  const { page, search } = await openLog('experiments/108/logs');
  await page.keyboard.press('/');
  await expect.poll(() => hasFocus(search)).toBe(true);
  await page.keyboard.type('Running pip as');
  await page.locator('search output').getByText('1 of 1').waitFor();
  await page.locator('.log-line[data-current]').waitFor();
  await page.keyboard.press('Escape');
});
