import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { carryToken, launchBrowser, openVisit, phone, waitUntilDrawn } from './support/browser';
import { tokenFor } from './support/pages';
import { startServer } from './support/server';

/**
 * Takes the pictures of the README, as a researcher of the demo; arguments are parts of their
 * names.
 */
const folder = join(import.meta.dirname, '../../docs/screens');

type Picture = {
  path: string;
  ready: string;
  theme?: 'dark';
  viewport?: typeof phone;
  /** pages that are opened before */
  after?: string[];
  /** what is done on the page before the picture */
  steps?: (page: Page) => Promise<void>;
};

/** The dialog of a fork, with another learning rate. */
async function forkWithValues(page: Page) {
  await page.getByRole('button', { name: 'Fork', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value of lr' }).fill('0.1, 0.03, 0.01');
  await page.getByText('The config is valid.').waitFor();
  await page
    .getByText(/^(starts|can) /)
    .first()
    .waitFor();
}

/** Four selected rows with the field of their tags. */
async function openTagsOfRows(page: Page) {
  const boxes = page.locator('tbody').getByRole('checkbox');
  for (const at of [1, 2, 4, 5]) await boxes.nth(at).click();
  await page.keyboard.press('t');
  await page.getByRole('dialog').waitFor();
}

const projects = [6, 4, 3, 2].map((id) => `projects/${id}/experiments`);

const pictures: Record<string, Picture> = {
  home: {
    path: 'dashboard',
    ready: 'main:has([aria-label="What needs you"] a) >> text=ends in',
    after: projects,
  },
  experiments: { path: 'projects/2/experiments', ready: '[role=row] a' },
  tags: { path: 'projects/2/experiments', ready: '[role=row] a', steps: openTagsOfRows },
  fork: { path: 'experiments/108/overview', ready: 'figure canvas', steps: forkWithValues },
  trials: {
    path: 'experiment-compare?trial=1&trial=4&trial=7&trial=12&trial=20',
    ready: 'figure canvas',
  },
  run: { path: 'experiments/108/overview', ready: 'figure canvas', theme: 'dark' },
  search: { path: 'experiments/113/visualization/learning-curve', ready: 'figure canvas' },
  logs: { path: 'experiments/108/logs', ready: '.log-line', theme: 'dark' },
  insights: { path: 'experiments/113/insights/timeline', ready: 'figure' },
  compare: { path: 'experiment-compare?id=108&id=107&id=105', ready: 'figure canvas' },
  code: { path: 'experiments/108/code', ready: '.cm-content' },
  cluster: { path: 'clusters', ready: 'text=/^ends in/', theme: 'dark' },
  tasks: { path: 'tasks', ready: 'tbody tr' },
  model: { path: 'models/1', ready: 'tbody tr' },
  idle: { path: 'clusters/idle', ready: 'tbody tr' },
  storage: { path: 'clusters/storage', ready: 'figure canvas' },
  workspace: { path: 'workspaces/2/projects', ready: 'main a', theme: 'dark' },
  phone: { path: 'projects/2/experiments', ready: 'li a', theme: 'dark', viewport: phone },
};

const requested = process.argv.slice(2);
const [server, browser] = await Promise.all([startServer('--seed', '7'), launchBrowser()]);
try {
  const token = await tokenFor(server.url, 'mkowalski');
  for (const [name, { path, ready, after = [], steps, ...options }] of Object.entries(pictures)) {
    if (requested.length > 0 && !requested.some((part) => name.includes(part))) continue;
    const visit = await openVisit(browser, { ...options, isStill: true });
    await carryToken(visit, server.url, token);
    for (const each of after) {
      await visit.page.goto(server.url + each);
      await waitUntilDrawn(visit.page);
    }
    await visit.page.goto(server.url + path);
    await visit.page.locator(ready).first().waitFor();
    await steps?.(visit.page);
    await waitUntilDrawn(visit.page);
    await visit.page.screenshot({ path: join(folder, `${name}.png`) });
    await visit.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
