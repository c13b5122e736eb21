import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { carryToken, openVisit } from './browser';
import { tokenFor } from './pages';
import { openSite } from './site';

type Options = {
  /** older lines load once `releaseOlder` is called */
  holdsOlder?: boolean;
  isStill?: boolean;
};

/**
 * A server and a browser for the tests of a file; opens the log of a run with more than two pages.
 */
export function logJourneys() {
  const site = openSite('--seed', '7');

  async function openLog(query = '', { holdsOlder = false, isStill = false }: Options = {}) {
    const visit = await openVisit(site.browser, { isStill });
    await carryToken(visit, site.url, await tokenFor(site.url));
    let releaseOlder = () => {};
    const untilReleased = new Promise<void>((resolve) => {
      releaseOlder = resolve;
    });
    if (holdsOlder)
      await visit.page.route(/logs\?.*timestampBefore/, async (route) => {
        await untilReleased;
        await route.continue();
      });
    await visit.page.goto(`${site.url}experiments/108/logs${query}`);
    await visit.page.locator('.log-line').first().waitFor();
    return { ...visit, releaseOlder };
  }

  return { openLog, address: (path: string) => `${site.url}${path}` };
}

type Line = { id: string; number: string; top: number };

/** The visible lines, from the top, and their distance from the top of the log. */
export const linesInSight = (page: Page) =>
  page.getByRole('log').evaluate((log): Line[] => {
    const box = log.getBoundingClientRect();
    return [...log.querySelectorAll('.log-line')]
      .map((line) => ({
        id: line.getAttribute('data-id') ?? '',
        number: line.querySelector('.log-gutter')?.textContent ?? '',
        top: line.getBoundingClientRect().top - box.top,
      }))
      .filter(({ top }) => top >= -1 && top < box.height)
      .sort((a, b) => a.top - b.top);
  });

export const topLine = async (page: Page) => (await linesInSight(page))[0];

export const scrollTo = (page: Page, top: number) =>
  page.getByRole('log').evaluate((log, to) => {
    log.scrollTop = to;
  }, top);

type Settled = {
  /** older lines may still load, which does not change the position */
  whileLoading?: boolean;
};

/** Waits until a position in the log is the same twice, and nothing loads. */
export async function settled(page: Page, { whileLoading = false }: Settled = {}) {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await linesInSight(page));
        const isSame = now === before;
        before = now;
        return isSame && (whileLoading || (await log(page).getAttribute('aria-busy')) !== 'true');
      },
      { interval: 400 },
    )
    .toBe(true);
}

/** The task of the run, so that lines can be shipped to its log as containers do. */
async function taskOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // the cookie signs in
    const read = async (path: string) => (await fetch(`/api/v1/${path}`)).json();
    const { trials } = await read('experiments/108/trials');
    const { trial } = await read(`trials/${trials[0].id}`);
    return trial.taskId;
  });
}

type Shipped = { log: string; level?: string };

/** Ships lines at once, as a container of the run does. */
export async function ship(page: Page, lines: Shipped[]) {
  const task = await taskOf(page);
  const body = lines.map(({ log, level = 'INFO' }) => ({
    task_id: task,
    timestamp: new Date().toISOString(),
    log: `${log}\n`,
    level,
    rank_id: 0,
  }));
  const status = await page.evaluate(
    async (text) => (await fetch('/task-logs', { method: 'POST', body: text })).status,
    JSON.stringify(body),
  );
  expect(status).toBe(200);
}

export const log = (page: Page) => page.getByRole('log');
export const found = (page: Page) => page.locator('search output');
