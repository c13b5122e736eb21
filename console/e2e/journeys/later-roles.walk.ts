import { createServer } from 'node:http';
import { getUsers } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { waitUntilLoaded } from '../support/browser';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { choose } from './objects/select';

/** A receiver of events, which refuses those for one of its paths. */
const events: unknown[] = [];
const receiver = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  events.push(JSON.parse(Buffer.concat(parts).toString()));
  response.writeHead(request.url === '/closed' ? 503 : 200).end();
});
await new Promise<void>((listens) => receiver.listen(0, '127.0.0.1', listens));
afterAll(() => {
  receiver.close();
});
const address = receiver.address();
const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

const fixture = openConsole('--scenario', 'rbac', '--release', '0.38.1', '--webhook-host', host);

const open = (path: string, username: string) => fixture.open(path, { username });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

async function chooseItem(page: Page, menu: string, item: string) {
  await button(page, menu).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Opens the page as a user for whom it does not offer this. */
async function offersNot(path: string, username: string, name: string | RegExp) {
  const page = await open(path, username);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page);
  expect(await button(page, name).count()).toBe(0);
}

/** Opens the page as a user for whom it is missing. */
async function isMissing(path: string, username: string) {
  const page = await open(path, username);
  await page.getByText("Page not found or you don't have access").waitFor();
}

describe('webhooks of a workspace', () => {
  async function create(page: Page, name: string, path: string) {
    await button(page, 'New Webhook').first().click();
    const form = dialogOf(page, 'New Webhook');
    await form.field('Name').fill(name);
    await form.field('URL').fill(`http://${host}${path}`);
    await choose(form.dialog, 'Workspace', 'lab');
    await form.dialog.getByRole('checkbox', { name: 'ERROR', exact: true }).click();
    await form.submit('Create Webhook');
  }

  test('an editor tests one: the event arrives, and a refusal is reported', async () => {
    const page = await open('webhooks', 'editor');
    await create(page, 'alarms', '/open');
    await create(page, 'broken', '/closed');
    await chooseItem(page, 'Actions for alarms', 'Test Webhook');
    await page.getByText(`Delivered to http://${host}/open.`).first().waitFor();
    expect(events).toMatchObject([{ event_type: 'EXPERIMENT_STATE_CHANGE' }]);
    await chooseItem(page, 'Actions for broken', 'Test Webhook');
    await page
      .getByText(/received error from webhook server .* 503/)
      .first()
      .waitFor();
    expect(events).toHaveLength(2);
  });

  test.each(['wsadmin', 'clusteradmin', 'admin'])('%s tests one as well', async (username) => {
    const before = events.length;
    const page = await open('webhooks', username);
    await chooseItem(page, 'Actions for alarms', 'Test Webhook');
    await page.getByText(`Delivered to http://${host}/open.`).first().waitFor();
    expect(events).toHaveLength(before + 1);
  });

  test('a viewer reads them', async () => {
    const page = await open('webhooks', 'viewer');
    await page.getByRole('row').filter({ hasText: 'alarms' }).waitFor();
    await button(page, 'Actions for alarms').click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect.poll(() => items.allInnerTexts()).toEqual(['Why are actions missing?']);
  });

  test('without a role there are none', () => isMissing('webhooks', 'norole'));
});

describe('an experiment', () => {
  test('an editor edits the metadata of its run', async () => {
    const page = await open('experiments/1/trials/1/metadata', 'editor');
    await button(page, 'Add metadata').click();
    await page.getByRole('textbox', { name: 'Metadata as JSON' }).fill('{"commit":"9f31c02"}');
    await button(page, 'Save').click();
    await page.getByRole('main').getByText('9f31c02').waitFor();
  });

  test('a viewer cannot edit it', async () => {
    await offersNot('experiments/1/trials/1/metadata', 'viewer', /(Add|Edit) metadata/);
  });
});

describe('a workspace', () => {
  test('its administrator writes its policies, which an editor reads', async () => {
    const page = await open('workspaces/2/policies', 'wsadmin');
    await button(page, 'Insert an example').click();
    await button(page, 'Apply').click();
    await dialogOf(page, 'Apply policies').submit('Apply');
    await page.getByText('Configuration policies updated.').first().waitFor();
    await offersNot('workspaces/2/policies', 'editor', /^(Insert an example|Delete\.\.\.)$/);
    const read = await open('workspaces/2/policies', 'editor');
    const apply = button(read, 'Apply');
    await expect.poll(() => apply.getAttribute('aria-disabled')).toBe('true');
    await isMissing('workspaces/2/policies', 'norole');
  });
});

describe('the cluster', () => {
  test('its administrator by role writes policies and the cluster message', async () => {
    const page = await open('clusters/policies', 'clusteradmin');
    await button(page, 'Insert an example').click();
    await button(page, 'Apply').click();
    await dialogOf(page, 'Apply policies').submit('Apply');
    await page.getByText('Configuration policies updated.').first().waitFor();
    await page.goto(fixture.address('clusters/master'));
    await button(page, 'Show a message...').click();
    const form = dialogOf(page, 'Message to everyone');
    await form.field('Message').fill('Down at noon');
    await form.submit('Show message');
    const banner = page.getByLabel('Message from the administrators');
    await banner.getByText('Down at noon').waitFor();
    await isMissing('clusters/policies', 'wsadmin');
  });

  test('its administrator by role changes several users at once', async () => {
    const page = await open('admin/user-management', 'clusteradmin');
    const selection = page.getByRole('region', { name: 'Selection' });
    const startAction = async (name: string) => {
      for (const user of ['viewer', 'editor'])
        await page.getByRole('checkbox', { name: `Select ${user}`, exact: true }).click();
      await selection.getByText('2 selected').waitFor();
      await selection.getByRole('button', { name, exact: true }).click();
    };
    const ends = async (text: string) => {
      await page.getByText(text, { exact: true }).first().waitFor();
      await selection.waitFor({ state: 'detached' });
    };
    await startAction('Add roles...');
    const roles = dialogOf(page, 'Add roles to 2 users');
    await roles.dialog.getByRole('option', { name: 'TokenCreator' }).click();
    await roles.submit('Add roles');
    await ends('Added roles to 2 users');
    await startAction('Add to Groups...');
    const groups = dialogOf(page, 'Add 2 users to groups');
    await groups.dialog.getByRole('option', { name: 'reviewers' }).click();
    await groups.submit('Add');
    await ends('Changed the groups of 2 users');
    await startAction('Deactivate');
    await dialogOf(page, 'Deactivate 2 users').submit('Deactivate 2 users');
    await ends('Deactivated 2 users');
    await startAction('Activate');
    await ends('Activated 2 users');
    const { users } = await getUsers(await fixture.callerFor());
    const changed = users.filter(({ username }) => /^(viewer|editor)$/.test(username));
    expect(changed.map(({ active }) => active)).toEqual([true, true]);
    await isMissing('admin/user-management', 'wsadmin');
  });

  test('a user with that role creates their own tokens only', async () => {
    const page = await open('tokens', 'viewer');
    await button(page, 'New token').first().click();
    const form = dialogOf(page, 'New access token');
    await form.field('Description').fill('nightly sweep');
    expect(await form.dialog.getByRole('combobox', { name: 'User' }).count()).toBe(0);
    await form.button('Create token').click();
    await dialogOf(page, 'Your new token').closeUncopied();
    await chooseItem(page, 'Actions for nightly sweep', 'Revoke...');
    await dialogOf(page, 'Revoke access token').submit('Revoke');
    await page.getByText('nightly sweep').first().waitFor({ state: 'detached' });
  });
});
