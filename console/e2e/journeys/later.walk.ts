import {
  createTransport,
  getExperiment,
  getExperiments,
  getMe,
  getUsers,
} from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitUntilLoaded } from '../support/browser';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';
import { experimentList } from './objects/experiment-list';

const fixture = openConsole('--seed', '7', '--release', '0.38.1');

const inMain = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => inMain(page).getByRole('button', { name });

async function choose(page: Page, menu: string, item: string) {
  await button(page, menu).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a link of an older master sorts by the last value', async () => {
  const page = await fixture.open('projects/2/experiments?sort=validation.validation_loss%3Dasc');
  await experimentList(page).links.first().waitFor();
  await expect.poll(() => page.url()).toContain('sort=validation.validation_loss.last%3Dasc');
});

test('a group of the training script is a column', async () => {
  const latency = 'inference.latency_ms.last';
  const filter = encodeURIComponent(`${latency} > 0`);
  const page = await fixture.open(
    `projects/2/experiments?columns=name&columns=${latency}&sort=${latency}%3Dasc&filter=${filter}`,
  );
  const { grid } = experimentList(page);
  await grid.getByRole('columnheader', { name: /latency_ms \(inference, last\)/ }).waitFor();
  await grid
    .getByRole('gridcell', { name: /^\d+\.\d+$/ })
    .first()
    .waitFor();
});

async function experimentWhere(
  fits: (each: { name: string; state: string; searcherType: string; archived: boolean }) => boolean,
) {
  const { experiments } = await getExperiments(await fixture.callerFor(), { limit: -1 });
  const match = experiments.find(fits);
  if (!match) throw new Error('the demo has no such experiment');
  return match;
}

test('an unmanaged experiment has a badge, and no action of the cluster', async () => {
  const { id } = await experimentWhere(({ name }) => name === 'shelf-camera-nightly');
  const page = await fixture.open(`experiments/${id}/overview`);
  await inMain(page).getByText('Unmanaged').first().waitFor();
  for (const name of ['Fork', 'TensorBoard', 'Hyperparameter Search'])
    expect(await button(page, name).count()).toBe(0);
  await page.getByRole('link', { name: 'Code' }).click();
  await page.getByText('No code was uploaded.').waitFor();
});

test('a failed one is retried in place', async () => {
  const failed = await experimentWhere(
    ({ state, searcherType, archived, name }) =>
      state === 'STATE_ERROR' && searcherType === 'single' && !archived && name !== 'laptop-probe',
  );
  const page = await fixture.open(`experiments/${failed.id}/overview`);
  await button(page, 'Retry').click();
  await page.getByText(`${failed.name} runs again`).first().waitFor();
  const endTime = async () => {
    const experimentId = failed.id;
    return (await getExperiment(await fixture.callerFor(), { experimentId })).experiment.endTime;
  };
  await expect.poll(endTime).toBeNull();
});

test('logs of an experiment are kept for some days', async () => {
  const done = await experimentWhere(
    ({ state, searcherType, archived, name }) =>
      state === 'STATE_COMPLETED' &&
      searcherType === 'single' &&
      !archived &&
      !name.includes('camera'),
  );
  const page = await fixture.open(`experiments/${done.id}/overview`);
  await choose(page, 'More actions', 'Retain Logs...');
  const form = dialogOf(page, 'Retain Logs');
  await form.findText(/^Logs are kept/);
  await form.field('Number of Days').fill('20000');
  await form.submit('Retain Logs');
  await page.getByText(/^Logs are kept for [\d,]+ more days$/).waitFor();
});

test('the master filters a log by an expression', async () => {
  const done = await experimentWhere(
    ({ state, searcherType, name }) =>
      state === 'STATE_COMPLETED' && searcherType === 'single' && !name.includes('camera'),
  );
  const page = await fixture.open(`experiments/${done.id}/logs?find=step%20%5Cd%2B&regex=true`);
  await button(page, 'Show matching lines only').click();
  await button(page, /^Only \/step \\d\+\/, remove$/).waitFor();
  await expect.poll(() => page.locator('.log-line').first().textContent()).toMatch(/step \d+/i);
});

test('a job gets a priority above the head of its queue, and no other position', async () => {
  const page = await fixture.open('resourcepool/a100-pool/queued');
  const jobs = page.getByRole('table', { name: 'Queued jobs' });
  await jobs
    .getByRole('button', { name: /^Actions for/ })
    .last()
    .click();
  const raise = page.getByRole('menuitem', { name: 'Raise priority above the queue’s head' });
  await raise.waitFor();
  expect(await page.getByRole('menuitem', { name: 'Move To Top' }).count()).toBe(0);
  await raise.click();
  await page
    .getByText(/ has priority \d+ in /)
    .first()
    .waitFor();
});

test('a webhook of a workspace fires by a log line and by code; its URL is changed', async () => {
  const page = await fixture.open('webhooks');
  await button(page, 'New Webhook').click();
  const form = dialogOf(page, 'New Webhook');
  await form.field('Name').fill('on call');
  await form.field('URL').fill('https://hooks.example.org/x');
  await form.dialog.getByRole('combobox', { name: 'Workspace' }).click();
  await page.getByRole('option', { name: 'Vision' }).click();
  await form.dialog.getByRole('checkbox', { name: "A line of a task's log matches" }).click();
  await form.field('Pattern').fill('CUDA');
  await form.dialog.getByRole('checkbox', { name: 'The training code sends an event' }).click();
  await form.findText(/core_context\.alert/);
  await form.submit('Create Webhook');
  const row = page.getByRole('row').filter({ hasText: 'on call' });
  for (const text of ['Vision', 'log: CUDA', 'sent by code']) await row.getByText(text).waitFor();
  await choose(page, 'Actions for on call', 'Edit URL...');
  const edit = dialogOf(page, 'Edit Webhook on call');
  await edit.field('URL').fill('https://hooks.example.org/y');
  await edit.submit('Save');
  await row.getByText('https://hooks.example.org/y').waitFor();
});

test('a policy of a workspace is written, and a fork there shows its values and its origin', async () => {
  const page = await fixture.open('workspaces/2/policies');
  await button(page, 'Insert an example').click();
  await button(page, 'Apply').click();
  await dialogOf(page, 'Apply policies').submit('Apply');
  await page.getByText('Configuration policies updated.').first().waitFor();
  const { id } = await experimentWhere(
    ({ state, searcherType, archived, name }) =>
      state === 'STATE_COMPLETED' &&
      searcherType === 'single' &&
      !archived &&
      !name.includes('camera'),
  );
  await page.goto(fixture.address(`experiments/${id}/overview`));
  await button(page, 'Fork').click();
  await dialogOf(page, `Fork Experiment ${id}`).findText('set by workspace Vision');
});

test('everyone reads the message, also on the sign-in page, until it is dismissed', async () => {
  const page = await fixture.open('clusters/master', { username: 'admin' });
  await button(page, 'Change the message...').click();
  const form = dialogOf(page, 'Message to everyone');
  await form.field('Message').fill('Down at <b>noon</b>');
  await form.submit('Show message');
  const other = await fixture.open('dashboard', { username: 'jtan' });
  const banner = other.getByLabel('Message from the administrators');
  await banner.getByText('Down at <b>noon</b>').waitFor();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });
  await other.reload();
  await other.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(other);
  expect(await banner.count()).toBe(0);
  await fixture.forgetSession(other);
  await other.goto(fixture.address('login'));
  await banner.getByText('Down at <b>noon</b>').waitFor();
});

test('a token signs a script in until it is revoked', async () => {
  const page = await fixture.open('tokens');
  await button(page, 'New token').click();
  const form = dialogOf(page, 'New access token');
  await form.field('Description').fill('nightly sweep');
  await form.button('Create token').click();
  const dialog = dialogOf(page, 'Your new token');
  const token = (await dialog.dialog.getByText(/^v2\.public\./).textContent()) ?? '';
  await dialog.closeUncopied();
  const script = createTransport({ baseUrl: fixture.address(''), auth: token });
  expect((await getMe(script)).user.username).toBe('admin');
  await choose(page, 'Actions for nightly sweep', 'Revoke...');
  await dialogOf(page, 'Revoke access token').submit('Revoke');
  await page.getByText('nightly sweep').first().waitFor({ state: 'detached' });
  const signsIn = () =>
    getMe(script).then(
      () => 'signed in',
      ({ status }) => status,
    );
  await expect.poll(signsIn).toBe(401);
});

test('a user is created with a password by the rules of the master, and is found in the table', async () => {
  const page = await fixture.open('admin/user-management');
  await button(page, 'Add User').click();
  const form = dialogOf(page, 'Add User');
  await form.field('User Name').fill('nadia');
  const password = form.dialog.getByLabel('Password', { exact: true });
  await password.fill('longenough');
  await form.findText('Password must include an uppercase letter.');
  await password.fill('longenoughA1');
  await form.submit('Save');
  await page.getByText('User nadia has been created').first().waitFor();
  const { users } = await getUsers(await fixture.callerFor());
  expect(users.find(({ username }) => username === 'nadia')).toMatchObject({ remote: false });
  await inMain(page).getByRole('searchbox').fill('nadia');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
});

test('a pool becomes the default of a workspace', async () => {
  const page = await fixture.open('workspaces/2/pools');
  await choose(page, 'Actions for t4-pool', 'Set as Default Compute Resource Pool');
  await page.getByRole('row', { name: /t4-pool.*Default Compute/ }).waitFor();
});

test('a template gets another name and workspace', async () => {
  const page = await fixture.open('templates?name=vision-a100');
  await choose(page, 'Template actions', 'Rename or move...');
  const form = dialogOf(page, 'Rename or move vision-a100');
  await form.field('Name').fill('shared-a100');
  await form.dialog.getByRole('combobox', { name: 'Workspace' }).click();
  await page.getByRole('option', { name: 'Uncategorized' }).click();
  await form.submit('Save');
  await page.getByRole('heading', { level: 2, name: 'shared-a100' }).waitFor();
});
