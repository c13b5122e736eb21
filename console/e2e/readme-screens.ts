import { join } from 'node:path';
import { createTransport, patchExperiment } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import {
  carryToken,
  launchBrowser,
  openVisit,
  phone,
  waitUntilDrawn,
  waitUntilLoaded,
} from './support/browser';
import { tokenFor } from './support/pages';
import { startServer } from './support/server';
import { fast, finishedSearch } from './support/wide-search';

/**
 * Takes the pictures of the README, as a researcher of the demo; arguments are parts of their
 * names.
 */
const folder = join(import.meta.dirname, '../../docs/screens');

type Picture = {
  /** of a page; a function prepares a server whose clock is fast */
  path: string | ((url: string) => Promise<string>);
  ready: string;
  theme?: 'dark';
  viewport?: typeof phone;
  /** pages that are opened before */
  after?: string[];
  /** what is done on the page before the picture */
  steps?: (page: Page) => Promise<void>;
  /** the whole page, as long as it is */
  isWhole?: boolean;
  /** on the demo of the tours, with roles, as its administrator */
  hasRoles?: boolean;
};

/** The importance of a search whose trials are enough for advice. */
const searchWithAdvice = async (url: string) =>
  `experiments/${await finishedSearch(url)}/insights/importance`;

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

/** The board of the first ten experiments, with the line of one under the pointer. */
async function openBoard(page: Page) {
  await page.keyboard.press('b');
  const board = page.getByRole('complementary', { name: 'Board' });
  await board.locator('figure canvas').first().waitFor();
  await board.getByRole('row').nth(1).hover();
}

/** The same with one of them as the base of all charts. */
async function openBoardWithBase(page: Page) {
  await openBoard(page);
  const board = page.getByRole('complementary', { name: 'Board' });
  await board.getByRole('combobox', { name: 'Base' }).click();
  await page.getByRole('option', { name: /^vit-b16-augmix/ }).click();
  await board.getByText('base', { exact: true }).first().waitFor();
  await page.mouse.move(0, 0);
}

/** Notes on two curves of a comparison, with the text of one of them. */
async function showNotes(page: Page) {
  const { origin } = new URL(page.url());
  const master = createTransport({ baseUrl: origin, auth: await tokenFor(`${origin}/`) });
  for (const [experimentId, notes] of [
    [108, '- batch 3,600: learning rate halved'],
    [107, '- batch 5,400: new shards of data'],
  ] as const)
    await patchExperiment(master, { experimentId, body: { notes } });
  await page.reload();
  await page
    .getByRole('button', { name: /: learning rate halved, batch 3,600$/ })
    .first()
    .focus();
}

/** The dialog that saves a chart of five runs as a figure. */
async function openFigure(page: Page) {
  const chart = page.getByRole('region', { name: 'Metrics' }).getByRole('figure').first();
  await chart.hover();
  await chart.getByRole('button', { name: 'More for this chart' }).click();
  await page.getByRole('menuitem', { name: 'Download...' }).click();
  await page.getByRole('img', { name: 'Preview of the figure' }).waitFor();
}

/** The dialog that adds a live chart to a note, with an experiment and its metrics. */
async function insertLiveChart(page: Page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'New Note' }).first().click();
  await main.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.keyboard.type('Weekly report');
  await page.keyboard.press('Enter');
  await page.waitForURL(/note=Weekly/);
  await main.getByRole('button', { name: 'Live chart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a live chart' });
  await dialog.getByRole('combobox', { name: 'Experiments' }).fill('fcos');
  await dialog
    .getByRole('option', { name: /^fcos.*Completed$/ })
    .first()
    .click();
  await dialog.getByRole('listbox', { name: 'Metrics' }).getByRole('option').first().waitFor();
}

/** The roles that one can give, each with its line. */
async function openRoles(page: Page) {
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option').first().waitFor();
}

/** The marks of events below the first curves, with the text of the last one. */
async function showEvents(page: Page) {
  const events = page.getByRole('group', { name: 'Events' }).first();
  await events.getByRole('button').last().hover();
}

const printed = (page: Page) => page.emulateMedia({ media: 'print' });
const openKeys = async (page: Page) => {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

const failed = encodeURIComponent('state = ERROR');

const projects = [6, 4, 3, 2].map((id) => `projects/${id}/experiments`);

const pictures: Record<string, Picture> = {
  home: {
    path: 'dashboard',
    ready: 'main:has([aria-label="What needs you"] a) >> text=ends in',
    after: projects,
  },
  experiments: { path: 'projects/2/experiments', ready: '[role=row] a' },
  board: { path: 'projects/2/experiments', ready: '[role=row] a', steps: openBoard },
  base: { path: 'projects/2/experiments', ready: '[role=row] a', steps: openBoardWithBase },
  tags: { path: 'projects/2/experiments', ready: '[role=row] a', steps: openTagsOfRows },
  fork: { path: 'experiments/108/overview', ready: 'figure canvas', steps: forkWithValues },
  trials: {
    path: 'experiment-compare?trial=1&trial=4&trial=7&trial=12&trial=20',
    ready: 'figure canvas',
  },
  failures: {
    path: `projects/2/experiments?filter=${failed}`,
    ready: '[role=row] a',
    hasRoles: true,
  },
  figure: {
    path: 'experiment-compare?id=82&id=50&id=46&id=14&id=84',
    ready: 'figure canvas',
    steps: openFigure,
  },
  axes: { path: 'experiments/83/visualization/learning-curve', ready: 'figure canvas' },
  events: {
    path: 'experiments/85/overview',
    ready: 'figure canvas',
    steps: showEvents,
    hasRoles: true,
  },
  report: { path: 'projects/2/notes', ready: 'main button', steps: insertLiveChart },
  usage: { path: 'clusters/historical-usage', ready: 'figure' },
  roles: { path: 'workspaces/2/members', ready: 'tbody tr', steps: openRoles, hasRoles: true },
  keys: { path: 'projects/2/experiments', ready: '[role=row] a', steps: openKeys },
  print: { path: 'projects/2/experiments', ready: '[role=row] a', steps: printed, isWhole: true },
  run: { path: 'experiments/108/overview', ready: 'figure canvas', theme: 'dark' },
  charts: {
    path: `experiments/108/overview?${new URLSearchParams([
      ['chart', '=training.loss\nema(training.loss, 0.9);pinned;title=Smoothed loss'],
      ['chart', 'training|lr;pinned;scale=log'],
    ])}`,
    ready: 'figure canvas',
  },
  search: { path: 'experiments/113/visualization/overview', ready: 'text=/explains/' },
  advice: { path: searchWithAdvice, ready: 'text=Fork with these ranges' },
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
  // writes notes, which pictures after it would have
  notes: {
    path: 'experiment-compare?id=108&id=107&id=105',
    ready: 'figure canvas',
    steps: showNotes,
  },
  phone: { path: 'projects/2/experiments', ready: 'li a', theme: 'dark', viewport: phone },
};

const requested = process.argv.slice(2);
const isRequested = (name: string) =>
  requested.length === 0 || requested.some((part) => name.includes(part));
const [server, withRoles, fastServer, browser] = await Promise.all([
  startServer('--seed', '7'),
  startServer('--rbac'),
  startServer(...fast),
  launchBrowser(),
]);
try {
  const researcher = await tokenFor(server.url, 'mkowalski');
  const administrator = await tokenFor(withRoles.url);
  for (const [name, picture] of Object.entries(pictures)) {
    if (!isRequested(name)) continue;
    const { path, ready, after = [], steps, isWhole, hasRoles, ...options } = picture;
    const isPrepared = typeof path === 'function';
    const { url } = isPrepared ? fastServer : hasRoles ? withRoles : server;
    const visit = await openVisit(browser, { ...options, isStill: true });
    const token = isPrepared ? await tokenFor(url) : hasRoles ? administrator : researcher;
    await carryToken(visit, url, token);
    for (const each of after) {
      await visit.page.goto(url + each);
      await waitUntilDrawn(visit.page);
    }
    await visit.page.goto(url + (isPrepared ? await path(url) : path));
    await visit.page.locator(ready).first().waitFor();
    await steps?.(visit.page);
    await waitUntilLoaded(visit.page);
    await waitUntilDrawn(visit.page);
    await visit.page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole });
    await visit.context.close();
  }
} finally {
  await browser.close();
  await Promise.all([server.stop(), withRoles.stop(), fastServer.stop()]);
}
