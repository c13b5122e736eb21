import { createExperiment, createTransport, getExperiment } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit, phone, signIn } from './support/browser';
import { hasFocus } from './support/has-focus';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

// half a minute of training per second: curves and logs grow during the test
const site = openSite('--seed', '7', '--speed', '30');

/**
 * Waits until the text of a place changes. Beside the state of a run, the parts of its page take turns
 * within 20 requests a minute.
 */
async function change(read: () => Promise<string>) {
  const before = await read();
  await expect.poll(read, { interval: 200, timeout: 60_000 }).not.toBe(before);
}

/**
 * Starts a run that lasts for a quarter of an hour, each percent for ten seconds: at this speed those
 * of the demo end within two minutes.
 */
async function startRun(name: string) {
  const call = createTransport({ baseUrl: site.url, auth: await tokenFor(site.url, 'mkowalski') });
  const { config } = (await getExperiment(call, { experimentId: 108 })).experiment;
  const searcher = Object(config?.searcher);
  const batches = 6 * Number(searcher.max_length?.batches);
  const text = JSON.stringify({
    ...config,
    name,
    searcher: { ...searcher, max_length: { batches } },
    // it waits for nothing
    resources: { ...Object(config?.resources), slots_per_trial: 0 },
  });
  await createExperiment(call, { body: { config: text, projectId: 2, activate: true } });
}

/** Opens a running experiment by its row. */
async function openRunning(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true });
  const row = page.getByRole('row').filter({ has: link });
  await row.getByText('Running').first().waitFor();
  await change(async () => (await row.textContent()) ?? '');
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test.each(['light', 'dark'] as const)('a user follows a run, %s', async (theme) => {
  const visit = await openVisit(site.browser, { theme });
  const { page, context, complaints } = visit;
  await startRun(`followed-${theme}`);
  await signIn(visit, site.url, 'mkowalski');
  await expect.poll(() => page.title()).toContain('Home');

  // home has links to the same pages, and stays until the next page has loaded
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const linkOf = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await page.getByRole('link', { name: 'Workspaces' }).first().click();
  await heading('Workspaces').waitFor();
  await linkOf('Vision').click();
  await heading('Vision').waitFor();
  await linkOf('detection-and-classification').click();
  await heading('detection-and-classification').waitFor();

  await openRunning(page, `followed-${theme}`);
  const curve = page.getByRole('figure').first();
  await curve.waitFor();
  await change(async () => (await curve.textContent()) ?? '');

  await page.getByRole('link', { name: /^Logs/ }).click();
  const log = page.getByRole('log');
  await log.locator('.log-line').first().waitFor();
  await change(async () => (await log.locator('.log-line').last().textContent()) ?? '');

  await page.getByRole('link', { name: 'Overview' }).click();
  await curve.waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByText('Paused', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();

  await page.getByRole('button', { name: /mkowalski|Kowalski/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('global/auth-token')))
    .toBeNull();
  const sessions = async () => (await context.cookies()).filter(({ name }) => name === 'auth');
  await expect.poll(sessions).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a link opens its page after signing in', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  await page.goto(`${site.url}projects/2/experiments?sort=name%3Dasc`);
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('columnheader', { name: /Name/ }).waitFor();
  expect(page.url()).toContain('/projects/2/experiments?sort=name');
  const names = page.getByRole('row').getByRole('link');
  await expect.poll(() => names.count()).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a hostile name stays text', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await signIn(visit, site.url);
  const experiment = await page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('global/auth-token') ?? '""');
    const answer = await fetch('/api/v1/experiments?name=onerror', {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()).experiments[0];
  });
  await page.goto(`${site.url}projects/${experiment.projectId}/experiments?name=onerror`);
  await page.getByRole('link', { name: experiment.name }).first().click();
  await page.getByRole('heading', { level: 1, name: experiment.name }).waitFor();
  await expect.poll(() => page.locator('img').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a missing page is the 404 page', async () => {
  const visit = await openVisit(site.browser);
  const { page, context } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  for (const path of ['experiments/999999', 'projects/999999/experiments', 'no/such/page']) {
    await page.goto(site.url + path);
    await page.getByText("Page not found or you don't have access").waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  }
  await context.close();
});

test('the keyboard alone reaches a run and its log', async () => {
  const visit = await openVisit(site.browser);
  const { page, context } = visit;
  await page.goto(site.url);
  await expect.poll(() => hasFocus(page.getByLabel('Username'))).toBe(true);
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
  await page.goto(`${site.url}projects/2/experiments`);
  const row = page.getByRole('row').nth(1);
  await row.getByRole('link').first().waitFor();
  await row.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.url()).toContain('/experiments/');
  await context.close();
});

test('on a phone the open tab is visible', async () => {
  const visit = await openVisit(site.browser, { viewport: phone });
  const { page, context } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.goto(`${site.url}experiments/108/logs`);
  const tabs = page.getByRole('navigation', { name: 'Experiment' });
  const isInSight = (name: string) =>
    tabs.getByRole('link', { name }).evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(() => isInSight('Logs')).toBe(true);
  await expect.poll(() => isInSight('Overview')).toBe(false);
  await page.goto(`${site.url}experiments/108/overview`);
  await expect.poll(() => isInSight('Overview')).toBe(true);
  await tabs.getByRole('link', { name: 'Profiler' }).press('Enter');
  await expect.poll(() => page.url()).toContain('/profiler');
  await expect.poll(() => isInSight('Profiler')).toBe(true);
  await context.close();
});
