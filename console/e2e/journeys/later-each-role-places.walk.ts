import {
  getExperimentTrials,
  getTemplates,
  getUsers,
  getWebhooks,
  getWorkspace,
} from '@trainyard/sdk/calls';
import {
  getRunMetadata,
  getTrialRemainingLogRetentionDays,
  getWorkspaceConfigPolicies,
} from '@trainyard/sdk/v038';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dialogOf } from './objects/dialog';
import { button, inState, modes, openEachRole } from './objects/each-role';
import { choose } from './objects/select';

async function chooseItem(page: Page, menu: string, item: string) {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

describe.each(modes)('$name', ({ flag, changers, readers, strangers, leaders, others }) => {
  const fixture = openEachRole(flag);
  const { experimentWhere, openExperiment, offersNot, explainsAll, isMissing } = fixture;
  const numbered = (names: string[]) => names.map((username, at) => ({ username, at }));

  describe('logs', () => {
    const completed = () => experimentWhere(inState('STATE_COMPLETED'));

    test.each(numbered(changers))(
      'are kept as long as $username sets',
      async ({ username, at }) => {
        const experiment = await completed();
        const page = await openExperiment(experiment, username);
        await chooseItem(page, 'More actions', 'Retain Logs...');
        const form = dialogOf(page, 'Retain Logs');
        await form.field('Number of Days').fill(`${20_000 + at}`);
        await form.submit('Retain Logs');
        const client = await fixture.callerFor();
        const { trials } = await getExperimentTrials(client, { experimentId: experiment.id });
        const id = trials[0]?.id ?? 0;
        const { remainingDays } = await getTrialRemainingLogRetentionDays(client, { trialId: id });
        expect(remainingDays).toBeGreaterThan(19_900 + at);
      },
    );

    test.each(readers)('cannot be kept longer by %s', async (username) => {
      const { id } = await completed();
      const page = await fixture.open(`experiments/${id}/overview`, { username });
      await button(page, 'More actions').click();
      // it would come with this one
      await page.getByRole('menuitem', { name: 'Compare with...' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'Retain Logs...' }).count()).toBe(0);
    });
  });

  describe('metadata of a run', () => {
    // in the demo of seed 7
    const path = 'experiments/3/trials/26/metadata';
    const savedMetadata = async () =>
      (await getRunMetadata(await fixture.callerFor(), { runId: 26 })).metadata;

    test.each(changers)('is edited by %s', async (username) => {
      const page = await fixture.open(path, { username });
      await button(page, 'Edit metadata').click();
      const text = page.getByRole('textbox', { name: 'Metadata as JSON' });
      await text.fill(JSON.stringify({ reviewer: username }));
      await button(page, 'Save').click();
      await page.getByRole('main').getByText(username, { exact: true }).first().waitFor();
      await expect.poll(savedMetadata).toEqual({ reviewer: username });
    });

    test.each(readers)('is read by %s', async (username) => {
      await offersNot(path, username, 'Edit metadata');
    });

    test.each(strangers)('is missing for %s', (username) => isMissing(path, username));
  });

  describe('a template', () => {
    let name = 'vision-a100';

    test.each(changers)('is renamed by %s', async (username) => {
      const page = await fixture.open(`templates?name=${name}`, { username });
      await chooseItem(page, 'Template actions', 'Rename or move...');
      const form = dialogOf(page, `Rename or move ${name}`);
      name = `vision-${username}`;
      await form.field('Name').fill(name);
      await form.submit('Save');
      await page.getByRole('heading', { level: 2, name }).waitFor();
      const { templates } = await getTemplates(await fixture.callerFor());
      expect(templates.map((each) => each.name)).toContain(name);
    });

    test.each(readers)('cannot be renamed by %s', async (username) => {
      await explainsAll(`templates?name=${name}`, username, 'Template actions');
    });

    test.each(strangers)('is missing for %s', async (username) => {
      await offersNot(`templates?name=${name}`, username, 'Template actions');
    });
  });

  describe('a workspace', () => {
    const pools = ['t4-pool', 'a100-pool'];

    test.each(numbered(leaders))('gets a default pool from $username', async ({ username, at }) => {
      const pool = pools[at] ?? '';
      const page = await fixture.open('workspaces/2/pools', { username });
      await chooseItem(page, `Actions for ${pool}`, 'Set as Default Compute Resource Pool');
      await page.getByRole('row', { name: new RegExp(`${pool}.*Default Compute`) }).waitFor();
      const defaultPool = async () => {
        const { workspace } = await getWorkspace(await fixture.callerFor(), { workspaceId: 2 });
        return workspace.defaultComputePool;
      };
      await expect.poll(defaultPool).toBe(pool);
    });

    test.each(numbered(leaders))('gets policies from $username', async ({ username, at }) => {
      const workspaceId = 2 + at;
      const page = await fixture.open(`workspaces/${workspaceId}/policies`, { username });
      await button(page, 'Insert an example').click();
      await button(page, 'Apply').click();
      await dialogOf(page, 'Apply policies').submit('Apply');
      await page.getByText('Configuration policies updated.').first().waitFor();
      const body = { workspaceId, workloadType: 'EXPERIMENT' };
      const { configPolicies } = await getWorkspaceConfigPolicies(await fixture.callerFor(), body);
      expect(configPolicies).not.toEqual({});
    });

    test.each(others)('gets neither from %s', async (username) => {
      await offersNot('workspaces/4/policies', username, 'Insert an example');
      await offersNot('workspaces/4/pools', username, 'Actions for t4-pool');
    });
  });
});

describe.each(modes)('users, $name', ({ flag, leaders, others, strangers }) => {
  const fixture = openEachRole(flag);
  const activeOf = async () => {
    const { users } = await getUsers(await fixture.callerFor());
    return users.flatMap(({ username, active }) => (active ? username : []));
  };

  test.each([...leaders.filter((name) => name !== 'admin'), ...others, ...strangers])(
    'are hidden from %s',
    (username) => fixture.isMissing('admin/user-management', username),
  );

  test('are changed several at once by the administrator', async () => {
    const page = await fixture.open('admin/user-management');
    const selection = page.getByRole('region', { name: 'Selection' });
    const start = async (name: string) => {
      for (const user of ['viewer', 'editor'])
        await page.getByRole('checkbox', { name: `Select ${user}`, exact: true }).click();
      await selection.getByText('2 selected').waitFor();
      await selection.getByRole('button', { name, exact: true }).click();
    };
    await start('Deactivate');
    await dialogOf(page, 'Deactivate 2 users').submit('Deactivate 2 users');
    await page.getByText('Deactivated 2 users', { exact: true }).first().waitFor();
    await selection.waitFor({ state: 'detached' });
    await expect.poll(activeOf).not.toContain('editor');
    await start('Activate');
    await page.getByText('Activated 2 users', { exact: true }).first().waitFor();
    await expect.poll(activeOf).toEqual(expect.arrayContaining(['viewer', 'editor']));
  });
});

async function fillWebhook(page: Page, name: string) {
  await button(page, 'New Webhook').click();
  const form = dialogOf(page, 'New Webhook');
  await form.field('Name').fill(name);
  await form.field('URL').fill('https://hooks.example.org/x');
  await form.dialog.getByRole('checkbox', { name: 'ERROR', exact: true }).click();
  return form;
}

describe('webhooks of a workspace', () => {
  const [{ flag, changers, readers, strangers } = expect.fail()] = modes;
  const fixture = openEachRole(flag);

  test.each(changers)('are created and edited by %s', async (username) => {
    const page = await fixture.open('webhooks', { username });
    const form = await fillWebhook(page, `of ${username}`);
    await choose(form.dialog, 'Workspace', 'Vision');
    await form.submit('Create Webhook');
    await chooseItem(page, `Actions for of ${username}`, 'Edit URL...');
    const edit = dialogOf(page, `Edit Webhook of ${username}`);
    const url = `https://hooks.example.org/${username}`;
    await edit.field('URL').fill(url);
    await edit.submit('Save');
    const urls = async () => {
      const { webhooks } = await getWebhooks(await fixture.callerFor());
      return webhooks.map((each) => each.url);
    };
    await expect.poll(urls).toContain(url);
  });

  test.each(readers)('are read by %s', async (username) => {
    const page = await fixture.explainsAll('webhooks', username, 'Actions for of editor');
    await page.getByRole('row').filter({ hasText: 'of editor' }).waitFor();
  });

  test.each(strangers)('are missing for %s', (username) => fixture.isMissing('webhooks', username));
});

describe('webhooks of a workspace without roles', () => {
  const fixture = openEachRole('--no-rbac');

  test('are created and removed by its owner, who can select no other workspace', async () => {
    const page = await fixture.open('webhooks', { username: 'mkowalski' });
    const form = await fillWebhook(page, 'of the owner');
    await form.dialog.getByRole('combobox', { name: 'Workspace' }).click();
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Vision']);
    await page.getByRole('option', { name: 'Vision' }).click();
    await form.submit('Create Webhook');
    const row = page.getByRole('row').filter({ hasText: 'of the owner' });
    await row.waitFor();
    await chooseItem(page, 'Actions for of the owner', 'Delete Webhook...');
    await dialogOf(page, 'Confirm Delete').submit('Delete Webhook');
    await row.waitFor({ state: 'detached' });
  });

  test('are read by everyone', async () => {
    const page = await fixture.open('webhooks', { username: 'mkowalski' });
    const form = await fillWebhook(page, 'to be read');
    await choose(form.dialog, 'Workspace', 'Vision');
    await form.submit('Create Webhook');
    const read = await fixture.explainsAll('webhooks', 'slindqvist', 'Actions for to be read');
    await read.getByRole('row').filter({ hasText: 'to be read' }).waitFor();
  });
});
