import { createTransport, killExperiments } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

// a minute of training per second: started experiments usually end during the test
const site = openSite('--seed', '7', '--speed', '60');

const idOf = (page: Page) => Number(/\/experiments\/(\d+)/.exec(page.url())?.[1]);

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Submits the open form, and waits for the page of the result. */
async function submitTo(page: Page, button: string, before: number) {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The config is valid.').waitFor();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => idOf(page)).not.toBe(before);
  await dialog.waitFor({ state: 'detached' });
}

const state = (page: Page, name: RegExp) => page.getByText(name).first().waitFor();

test('a run is forked, continued, moved and archived', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  const token = await tokenFor(site.url);
  await carryToken(visit, site.url, token);
  await page.goto(`${site.url}experiments/7`);

  await page.getByRole('button', { name: 'Fork', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Experiment name').fill('second try');
  await submitTo(page, 'Fork', 7);
  const forked = idOf(page);
  await page.getByRole('heading', { level: 1, name: 'second try' }).waitFor();
  // on a busy machine it has ended by now
  await state(page, /^(Running|Completed)$/);

  await choose(page, 'Continue Trial');
  await dialog.getByLabel('Max batches').fill('200');
  await dialog.getByRole('button', { name: 'Show Full Config' }).click();
  await dialog
    .getByText(/Continuation of trial/)
    .first()
    .waitFor();
  await submitTo(page, 'Continue Trial', forked);
  await page.getByText(/^continued from Trial \d+ of/).waitFor();

  await choose(page, 'Move');
  await dialog.getByRole('option', { name: /^Speech/ }).click();
  await dialog.getByRole('listbox', { name: 'Project' }).getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Move Experiment' }).click();
  await page.getByText('Move Success', { exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Speech').waitFor();

  // one that still waits in the queue is killed; for one that has ended this changes nothing
  const master = createTransport({ baseUrl: site.url.replace(/\/$/, ''), auth: token });
  await killExperiments(master, { body: { experimentIds: [idOf(page)] } });
  await state(page, /^(Completed|Canceled)$/);
  await choose(page, 'Archive');
  await page.getByText('Archived', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
