import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisit, signIn } from './browser';
import { type Server, startServer } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer('--seed', '7'), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

type Line = { id: string; top: number };

/** The lines in sight, from the top, and how far below the top of the log they stand. */
const linesInSight = (page: Page) =>
  page.getByRole('log').evaluate((log): Line[] => {
    const box = log.getBoundingClientRect();
    return [...log.querySelectorAll('.log-line')]
      .map((line) => ({
        id: line.querySelector('.log-gutter')?.textContent ?? '',
        top: line.getBoundingClientRect().top - box.top,
      }))
      .filter(({ top }) => top >= -1 && top < box.height)
      .sort((a, b) => a.top - b.top);
  });

const topLine = async (page: Page) => (await linesInSight(page))[0];

const scrollTo = (page: Page, top: number) =>
  page.getByRole('log').evaluate((log, to) => {
    log.scrollTop = to;
  }, top);

/** The log of a run with more lines than two pages hold. */
async function openLog(query = '', { olderAfterMs = 0 } = {}) {
  const visit = await openVisit(browser);
  await signIn(visit, server.url);
  if (olderAfterMs > 0)
    await visit.page.route(/logs\?.*timestampBefore/, async (route) => {
      await setTimeout(olderAfterMs);
      await route.continue();
    });
  await visit.page.goto(`${server.url}experiments/108/logs${query}`);
  await visit.page.locator('.log-line').first().waitFor();
  return visit;
}

/** Waits until a place in the log is the same twice. */
async function settled(page: Page) {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await linesInSight(page));
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { timeout: 15_000, interval: 400 },
    )
    .toBe(true);
}

test.each(['', '?wrap=true'])('the oldest line is shown and stays, %s', async (query) => {
  const { page, context, complaints } = await openLog(query);
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  const first = await topLine(page);
  expect(first?.id).toMatch(/0001$/);
  await page.waitForResponse(/workspaces|agents|experiments/);
  expect(await topLine(page)).toEqual(first);
  await page.getByRole('button', { name: 'Enable Tailing' }).click();
  await page.getByRole('button', { name: 'Tailing Enabled' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([false, true])('older lines keep the place, wrapped: %s', async (wrap) => {
  const { page, context } = await openLog(`?wrap=${wrap}`, { olderAfterMs: 6000 });
  const log = page.getByRole('log');
  const height = () => log.evaluate(({ scrollHeight }) => scrollHeight);
  await expect.poll(height).toBeGreaterThan(1000);
  await scrollTo(page, 300);
  await settled(page);
  const held = await height();
  const before = await topLine(page);
  await expect.poll(height, { timeout: 15_000 }).toBeGreaterThan(2 * held);
  await settled(page);
  const after = await linesInSight(page);
  const same = after.find(({ id }) => id === before?.id);
  expect(Math.abs((same?.top ?? 1000) - (before?.top ?? 0))).toBeLessThan(20);
  await context.close();
});

test('a link to a line opens with that line in the middle', async () => {
  const { page, context } = await openLog();
  await settled(page);
  await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
  await settled(page);
  await scrollTo(page, 6000);
  await settled(page);
  const line = (await linesInSight(page))[5];
  await page.getByRole('button', { name: `Link to line ${line?.id}`, exact: true }).click();
  await expect.poll(() => page.url()).toContain('line=');
  const other = await context.newPage();
  await other.goto(page.url());
  const target = other.locator('.log-line[data-target]');
  await target.waitFor();
  await settled(other);
  const place = (await linesInSight(other)).findIndex(({ id }) => id === line?.id);
  const { length } = await linesInSight(other);
  expect(place).toBeGreaterThan(length / 4);
  expect(place).toBeLessThan((length * 3) / 4);
  await context.close();
});
