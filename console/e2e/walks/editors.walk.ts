import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { carryToken } from '../support/browser';
import { linesIn, openEditor, typeRounds } from '../support/editor-typing';
import { newerArgs, tokenFor } from '../support/pages';
import { openSecondServer, openSite } from '../support/site';

// a minute of training per second: polls bring new answers all the time
const site = openSite(...newerArgs, '--speed', '60');
const catalogue = resolve(import.meta.dirname, '../../../packages/ui/dist');
const blocks = openSecondServer('--seed', '7', '--console', catalogue);

let token: string;
/** a run that can be resumed */
let completed: number;
beforeAll(async () => {
  token = await tokenFor(site.url);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(
    `${site.url}api/v1/experiments?states=STATE_COMPLETED&archived=false`,
    {
      headers,
    },
  );
  const { experiments } = await answer.json();
  completed = experiments.find(
    ({ searcherType }: { searcherType: string }) => searcherType === 'single',
  ).id;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, name: string) {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

type Owner = { path: string | (() => string); label: string; open: (page: Page) => Promise<void> };

/** Each page and dialog with an editor that one can type into. */
const owners: Owner[] = [
  {
    path: 'experiments/7/overview',
    label: 'config.yaml',
    open: async (page) => {
      await button(page, 'Fork').click();
      await button(page, 'Show Full Config').click();
    },
  },
  {
    path: 'experiments/7/overview',
    label: 'config.yaml',
    open: async (page) => {
      await choose(page, 'Continue Trial');
      await button(page, 'Show Full Config').click();
    },
  },
  {
    path: () => `experiments/${completed}/overview`,
    label: 'Changes of the config',
    open: async (page) => {
      await button(page, 'Resume').click();
      await button(page, 'Change config').click();
    },
  },
  {
    path: 'projects/2/experiments',
    label: 'config.yaml',
    open: (page) => button(page, 'New experiment').click(),
  },
  { path: 'templates', label: 'Template config', open: async () => {} },
  {
    path: 'templates',
    label: 'Config',
    open: (page) => button(page, 'New Template').click(),
  },
  { path: 'clusters/policies', label: 'Policies of the cluster', open: async () => {} },
  {
    path: 'workspaces/2/tasks',
    label: 'JupyterLab config',
    open: async (page) => {
      await button(page, 'Launch JupyterLab').click();
      await button(page, 'Show Full Config').click();
    },
  },
  {
    path: 'workspaces',
    label: 'Checkpoint storage, YAML',
    open: async (page) => {
      await button(page, 'New Workspace').click();
      await page.getByText('Configure Checkpoint Storage').click();
    },
  },
  {
    path: 'dashboard',
    label: 'Settings as JSON',
    open: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+Space');
      await page.getByRole('dialog', { name: 'Command palette' }).locator('input:focus').waitFor();
      await page.keyboard.type('settings');
      await page.getByRole('option', { selected: true }).filter({ hasText: 'settings' }).waitFor();
      await page.keyboard.press('Enter');
      await button(page, "I know what I'm doing").click();
      await button(page, 'Edit Raw Settings (JSON)').click();
    },
  },
];

test('every editor of the console keeps each key while answers arrive', async () => {
  const visit = await openEditor(site.browser);
  await carryToken(visit, site.url, token);
  const { page, context, complaints } = visit;
  let answers = 0;
  for (const [index, { path, label, open }] of owners.entries()) {
    await page.goto(site.url + (typeof path === 'string' ? path : path()));
    await open(page);
    page.on('response', () => (answers += 1));
    const typing = { rounds: 8, seed: index + 1, isPolled: true };
    expect(await typeRounds(page, label, typing)).toBe(undefined);
    page.removeAllListeners('response');
  }
  expect(answers).toBeGreaterThan(owners.length);
  expect(complaints).toEqual([]);
  await context.close();
});

// the first editor's owner gives each text back late
test.each([
  ['code-edit-late', 'Config, given back late', 600],
  ['code-edit', 'Config, YAML', 150],
  ['code-edit', 'Settings, JSON', 150],
])(
  'in the catalogue, %s keeps each of many keys in %s (E1)',
  async (entry, label, rounds) => {
    const { page, context, complaints } = await openEditor(site.browser);
    await page.goto(`${blocks.url}?entry=${entry}`);
    const typing = { rounds, seed: rounds, isPolled: false };
    expect(await typeRounds(page, label, typing)).toBe(undefined);
    expect(complaints).toEqual([]);
    await context.close();
  },
  480_000,
);

test('replacing a selection in an editor causes no policy report (M-6)', async () => {
  const visit = await openEditor(site.browser);
  await carryToken(visit, site.url, token);
  const { page, context, complaints } = visit;
  await page.goto(`${site.url}clusters/policies`);
  const label = 'Policies of the cluster';
  await page.locator(`[data-code-editor="${label}"] .cm-content`).first().click();
  const { keyboard } = page;
  const text = () => linesIn(page, label);
  await keyboard.press('Control+A');
  await keyboard.insertText('invariant_config: {a: 1} # first');
  await expect.poll(text).toEqual(['invariant_config: {a: 1} # first']);
  // a colored word, by a key, by a text, and by the clipboard
  await keyboard.press('Control+Home');
  await keyboard.press('Control+Shift+ArrowRight');
  await keyboard.type('constraints');
  await expect.poll(text).toEqual(['constraints: {a: 1} # first']);
  await keyboard.press('Control+Shift+Home');
  await keyboard.insertText('priority_limit');
  await expect.poll(text).toEqual(['priority_limit: {a: 1} # first']);
  await page.evaluate(() => navigator.clipboard.writeText('pasted: 1'));
  await keyboard.press('Control+A');
  await keyboard.press('Control+V');
  await expect.poll(text).toEqual(['pasted: 1']);
  await keyboard.press('Control+Z');
  await expect.poll(text).toEqual(['priority_limit: {a: 1} # first']);
  expect(complaints).toEqual([]);
  await context.close();
});
