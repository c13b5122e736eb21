import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { people } from '../../src/test/route-links';
import { waitUntilLoaded } from '../support/browser';
import { modes } from '../support/link-table';
import { openConsole } from './objects/console-fixture';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

/** The symbols in the table below. */
const signs = { offered: '+', refused: '!', hidden: '.', 'no page': '0' };

/**
 * How a page offers an action: by an enabled button, by a disabled one with a reason, or not at
 * all.
 */
async function offerOf(page: Page, name: string): Promise<string> {
  const action = button(page, name);
  const missing = page.getByText("Page not found or you don't have access");
  if ((await missing.count()) > 0) return signs['no page'];
  if ((await action.count()) === 0) return signs.hidden;
  return (await action.getAttribute('aria-disabled')) === 'true' ? signs.refused : signs.offered;
}

const all = '+++++';
const none = '.....';
const adminOnly = '+0000';
const editors = '+++!!';

type Offer = [path: string, action: string, roles: string, open: string, ...newer: string[]];

/**
 * Lists the offers to an administrator, the administrator of a workspace, an editor, a viewer and a
 * user without a role: with roles, without roles, and both on 0.38, if that differs.
 */
const offers: Offer[] = [
  ['dashboard', 'New experiment', editors, all],
  ['tasks', 'Launch JupyterLab', editors, all],
  ['agents/agent-01', 'Drain', '+....', '+....'],
  ['clusters/historical-usage', 'Download CSV', adminOnly, all],
  ['clusters/master', 'Copy', adminOnly, adminOnly],
  ['models', 'New Model', '+++!0', all],
  ['templates', 'New Template', editors, all],
  ['models/1', 'Register version', '+++!0', all],
  ['workspaces', 'New Workspace', '+!!!!', all],
  ['workspaces/2/projects', 'New Project', '+++!0', all],
  ['workspaces/2/members', 'Add Member', '++!!0', none],
  ['projects/2/experiments', 'New experiment', '+++!0', all],
  ['clusters/storage', 'Dry run', '++++.', all],
  ['experiments/1/overview', 'Fork', '+++!0', all],
  ['experiments/1/trials/1/overview', 'Hyperparameter Search', '+++!0', all],
  ['admin/user-management', 'Add User', adminOnly, adminOnly],
  ['webhooks', 'New Webhook', adminOnly, adminOnly, '+++!0', all],
  // an older master has no such page, and the link redirects
  ['tokens', 'New token', none, none, adminOnly, adminOnly],
  ['clusters/policies', 'Insert an example', none, none, adminOnly, '+....'],
  ['clusters/master', 'Show a message...', '.0000', '.0000', adminOnly, adminOnly],
  // an older master has no runs, and the link redirects to the experiments
  ['projects/2/runs', 'Board', '++++0', all],
  ['projects/2/searches', 'Columns', '++++0', all],
  ['experiments/1/trials/1/metadata', 'Add metadata', '....0', none, '+++.0', all],
  ['workspaces/2/policies', 'Insert an example', '....0', none, '++..0', '+....'],
  ['workspaces/2/pools', 'Actions for t4-pool', '....0', none, '++..0', '+....'],
];

describe.each(modes)('$name', ({ flags, isOpen, isNewer }) => {
  const fixture = openConsole('--scenario', 'rbac', ...flags);

  // two dozen pages
  const timeout = 600_000;
  const users = people.map((username, at) => ({ username, at }));

  test.each(users)('$username', { timeout }, async (person) => {
    const page = await fixture.open('dashboard', { username: person.username });
    for (const [path, action, roles, open, newer = roles, newerOpen = open] of offers) {
      const [byRole, byAll] = isNewer ? [newer, newerOpen] : [roles, open];
      const expected = (isOpen ? byAll : byRole)[person.at];
      await page.goto(fixture.address(path));
      await waitUntilLoaded(page);
      const message = `${path}: ${action}`;
      await expect.poll(() => offerOf(page, action), { message }).toBe(expected);
      if (expected !== signs.refused) continue;
      // a refusal explains itself, and names who can grant it
      await button(page, 'Why?').click();
      const why = page.getByRole('dialog', { name: 'Why not?' });
      await why
        .getByText(/can grant it\.$/)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
    }
  });
});
