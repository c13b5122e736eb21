import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

/** The answers of real masters. */
const recordings = process.env.TRAINYARD_RECORDINGS;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Follows a link by its name, by clicking. */
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

describe.runIf(recordings)('on the recorded answers of a real master', () => {
  const site = openSite('--replay', `${recordings}/0.23.4`);

  async function open() {
    const visit = await openVisit(site.browser);
    await carryToken(visit, site.url, await tokenFor(site.url));
    return visit;
  }

  test('a search is found through its workspace, and its trials, curves and log are read', async () => {
    const { page, context, complaints } = await open();
    await page.goto(`${site.url}workspaces`);
    await follow(page, 'research-lab');
    await heading(page, 'research-lab');
    await follow(page, 'vision2');
    await heading(page, 'vision2');
    await follow(page, 'run-asha');
    await heading(page, 'run-asha');
    await page.getByRole('figure').first().waitFor();
    await page.getByRole('navigation', { name: 'Experiment' }).getByText('Trials').click();
    await page.getByRole('row').filter({ hasText: 'Completed' }).first().waitFor();
    await follow(page, '100');
    await heading(page, 'Trial 100');
    await page.getByRole('figure', { name: 'loss' }).waitFor();
    await page.getByRole('link', { name: /^Logs/ }).click();
    await page
      .getByRole('log')
      .getByText(/detected 0 gpus|was terminated/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    { path: 'experiments/24/trials/100/hyperparameters', texts: 'metrics_base' },
    { path: 'models', texts: 'lab-model' },
    { path: 'clusters', texts: 'agent-1' },
    { path: 'webhooks', texts: 'Webhooks' },
    { path: 'admin/user-management', texts: 'admin' },
  ])('$path', async ({ path, texts }) => {
    const { page, context, complaints } = await open();
    await page.goto(site.url + path);
    await page.getByRole('main').getByText(texts).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
