import { getAgents, getModel, getTemplates } from '@trainyard/sdk/calls';
import { modelAliases } from '@trainyard/sdk/model';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { people } from '../../src/test/route-links';
import { openStage } from './objects/stage';

const inMain = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => inMain(page).getByRole('button', { name });
const notFound = "Page not found or you don't have access";

describe('an administrator', () => {
  const stage = openStage('--seed', '7');

  test('drains an agent from its page, and enables it again', async () => {
    const page = await stage.open('clusters');
    await page
      .getByRole('table', { name: 'Agents' })
      .getByRole('link', { name: 'agent-06' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'agent-06' }).waitFor();
    const stateOf = async () => {
      const { agents } = await getAgents(await stage.ask());
      const agent = agents.find(({ id }) => id === 'agent-06');
      return { enabled: agent?.enabled, draining: agent?.draining };
    };
    await inMain(page).getByRole('button', { name: 'Drain', exact: true }).click();
    await expect.poll(stateOf).toEqual({ enabled: false, draining: true });
    await inMain(page).getByRole('button', { name: 'Enable', exact: true }).click();
    await expect.poll(stateOf).toEqual({ enabled: true, draining: false });
  });

  test('reads in the queue when jobs end and start', async () => {
    const page = await stage.open('clusters');
    const jobs = page.getByRole('table', { name: 'Jobs' });
    await jobs
      .getByText(/^ends in /)
      .first()
      .waitFor();
    await jobs
      .getByText(/^(starts|can never start)/)
      .first()
      .waitFor();
  });

  test('divides the usage by project in the link, and opens the largest experiment', async () => {
    const page = await stage.open('clusters/historical-usage');
    await page.getByRole('radio', { name: 'Project' }).click();
    const chart = page.getByRole('figure', { name: 'Compute Hours by Project' });
    await chart.waitFor();
    await page.reload();
    await chart.waitFor();
    await page
      .getByRole('table', { name: /^Top 10/ })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/experiments\/\d+/);
  });

  test('moves an alias to another version, and takes that back', async () => {
    const page = await stage.open('models/1');
    const holder = async () => {
      const { model } = await getModel(await stage.ask(), { modelName: 'shelf-detector' });
      return modelAliases(model).get('production');
    };
    expect(await holder()).toBe(2);
    const row = page.getByRole('row').filter({ hasText: 'Version 3' });
    await row.getByRole('button', { name: 'Add alias' }).click();
    await row.getByRole('combobox', { name: 'New alias' }).fill('production');
    await page.keyboard.press('Enter');
    await expect.poll(holder).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(holder).toBe(2);
  });

  test('asks what a policy would free, and leaves all of it', async () => {
    const page = await stage.open('clusters/storage');
    await page.getByRole('figure', { name: 'All workspaces' }).waitFor();
    await button(page, 'Dry run').click();
    await page.getByText(/^Frees [\d.]+ TB: \d+ checkpoints of \d+ experiments$/).waitFor();
    await button(page, 'List').click();
    await page.getByRole('table', { name: 'Clean-up by experiment' }).waitFor();
  });

  test('sees what is idle, selects it and is told what that frees', async () => {
    const page = await stage.open('clusters/idle');
    await page.getByRole('checkbox', { name: 'Select convnext-distill' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByText('frees 4 GPUs').waitFor();
    await bar.getByRole('button', { name: 'Stop 1...' }).click();
    await page
      .getByRole('dialog')
      .getByText(/This frees 4 GPUs\./)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('deletes a template after a question', async () => {
    const page = await stage.open('templates?name=doorbell-t4');
    await button(page, 'Template actions').click();
    await page.getByRole('menuitem', { name: 'Delete Template' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Template' });
    await question.getByRole('button', { name: 'Delete Template' }).click();
    await question.waitFor({ state: 'detached' });
    const { templates } = await getTemplates(await stage.ask());
    expect(templates.map(({ name }) => name)).not.toContain('doorbell-t4');
  });

  test('writes a note with a live view, which shows the rows of its link', async () => {
    const page = await stage.open('projects/2/notes');
    await button(page, 'New Note').first().click();
    const text = page.getByRole('textbox', { name: 'Markdown' });
    await text.fill('Weekly report');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await button(page, 'Live view').click();
    await page.keyboard.type('/projects/2/experiments?columns=name&columns=state');
    await expect.poll(() => text.inputValue()).toMatch(/```view\n\/projects\/2.*state\n```\n$/);
    await button(page, 'Save').click();
    const rows = page.getByRole('table', { name: 'Experiments of the view' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(11);
  });
});

type Offer = 'offered' | 'refused' | 'hidden' | 'no page';

/** How a page offers an action: by a button that works, by one that says why it does not, or not. */
async function offerOf(page: Page, name: string): Promise<Offer> {
  const found = inMain(page).getByRole('button', { name, exact: true }).first();
  if ((await page.getByText(notFound).count()) > 0) return 'no page';
  if ((await found.count()) === 0) return 'hidden';
  return (await found.getAttribute('aria-disabled')) === 'true' ? 'refused' : 'offered';
}

const nobody: Offer[] = ['offered', 'no page', 'no page', 'no page'];
const everybody: Offer[] = ['offered', 'offered', 'offered', 'offered'];

type Offers = {
  path: string;
  action: string;
  roles: Offer[];
  open: Offer[];
  /** where roles decide on 0.38, if it is not as on older releases */
  newer?: Offer[];
};
// of an administrator, an editor, a viewer, and a person without a role
const offers: Offers[] = [
  {
    path: 'dashboard',
    action: 'New Experiment',
    roles: ['offered', 'offered', 'refused', 'refused'],
    open: everybody,
  },
  {
    path: 'tasks',
    action: 'Launch JupyterLab',
    roles: ['offered', 'offered', 'refused', 'refused'],
    open: everybody,
  },
  {
    path: 'agents/agent-01',
    action: 'Drain',
    roles: ['offered', 'hidden', 'hidden', 'hidden'],
    open: ['offered', 'hidden', 'hidden', 'hidden'],
  },
  {
    path: 'clusters/historical-usage',
    action: 'Download CSV',
    roles: nobody,
    open: everybody,
  },
  { path: 'clusters/master', action: 'Copy', roles: nobody, open: nobody },
  {
    path: 'models',
    action: 'New Model',
    roles: ['offered', 'offered', 'refused', 'no page'],
    open: everybody,
  },
  {
    path: 'templates',
    action: 'New Template',
    roles: ['offered', 'offered', 'refused', 'refused'],
    open: everybody,
  },
  {
    path: 'workspaces',
    action: 'New Workspace',
    roles: ['offered', 'refused', 'refused', 'refused'],
    open: everybody,
  },
  {
    path: 'webhooks',
    action: 'New Webhook',
    roles: nobody,
    open: nobody,
    newer: ['offered', 'offered', 'refused', 'no page'],
  },
];

describe.each([
  { mode: 'where roles decide', flags: [], by: 'roles' as const, who: people },
  {
    mode: 'where everybody may do nearly everything',
    flags: ['--no-rbac'],
    by: 'open' as const,
    who: people,
  },
  {
    mode: 'where roles decide, on 0.38.1',
    flags: ['--release', '0.38.1'],
    by: 'newer' as const,
    who: ['editor', 'viewer'] as const,
  },
])('$mode', ({ flags, by, who }) => {
  const stage = openStage('--scenario', 'rbac', ...flags);

  test.each(offers)('$path: $action', async ({ path, action, ...expected }) => {
    for (const username of who) {
      const page = await stage.open(path, { username });
      const offer = (expected[by] ?? expected.roles)[people.indexOf(username)];
      await expect.poll(() => offerOf(page, action), { message: username }).toBe(offer);
      if (offer !== 'refused') continue;
      // a refusal explains itself, and names who can grant it
      await button(page, 'Why?').first().click();
      const why = page.getByRole('dialog', { name: 'Why not?' });
      await why.getByText(/can grant it\.$/).waitFor();
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
    }
  });
});
