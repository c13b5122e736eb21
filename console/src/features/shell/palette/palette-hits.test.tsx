import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clusterWithRole } from '~/test/cluster-with-role';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

async function find(words: string, options: RenderOptions = {}) {
  const app = await renderApp('/workspaces', options);
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { busy: false, name: 'Command palette' });
  await app.user.type(screen.getByRole('combobox', { name: 'Search or command' }), words);
  const clickHit = async (group: string, name: RegExp) =>
    app.user.click(
      await within(await screen.findByRole('group', { name: group })).findByRole('option', {
        name,
      }),
    );
  const sent = () =>
    app.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  return { ...app, clickHit, sent };
}

test.each([
  ['a100-pool', 'Resource Pools', /^a100-pool/, '/resourcepool/a100-pool/active'],
  ['queue of a100', 'Queues', /^Queue of a100-pool/, '/resourcepool/a100-pool/queued'],
  ['agent-03', 'Agents', /^agent-03/, '/agents/agent-03'],
  ['doorbell', 'Templates', /^doorbell-t4/, '/templates'],
  ['hooks.slack', 'Webhooks', /^https:\/\/hooks\.slack/, '/webhooks'],
  ['synthetic dialogues', 'Notes', /synthetic dialogues/, /^\/projects\/\d+\/notes$/],
])('a hit opens its page: %s', async (words, group, name, path) => {
  const { router, clickHit } = await find(words);
  await clickHit(group, name);
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(path));
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
});

test('a project that is found is archived', async () => {
  const { clickHit, sent } = await find('keyword-spotting');
  await clickHit('Actions', /^Archive.*keyword-spotting/);
  await waitFor(() => expect(sent().join()).toMatch(/POST \/api\/v1\/projects\/\d+\/archive/));
});

test('a template that is found is deleted after a question', async () => {
  const { user, clickHit, sent } = await find('embeddings-t4');
  await clickHit('Actions', /^Delete Template.*embeddings-t4/);
  await screen.findByRole('dialog', { busy: false, name: 'Delete Template' });
  expect(sent()).not.toContain('DELETE /api/v1/templates/embeddings-t4');
  await typeAndConfirm(user, 'Delete Template');
  expect(await screen.findByText('Deleted template embeddings-t4')).toBeVisible();
  expect(sent()).toContain('DELETE /api/v1/templates/embeddings-t4');
});

test('a webhook that is found is tested', async () => {
  // nothing listens at the addresses of the demo
  const answer = ({ url }: Request) =>
    url.endsWith('/test') ? Response.json({ completed: false }) : undefined;
  const { clickHit, sent } = await find('hooks.slack', { answer });
  await clickHit('Actions', /^Test Webhook.*hooks\.slack/);
  expect(await screen.findByText('Webhook tested')).toBeVisible();
  expect(sent().join()).toMatch(/POST \/api\/v1\/webhooks\/\d+\/test/);
});

test.each([
  ['a100-pool', /^Show queue.*a100-pool/, '/resourcepool/a100-pool/queued'],
  ['queue of a100', /^Show running jobs.*a100-pool/, '/resourcepool/a100-pool/active'],
])('a pool or a queue that is found leads to the other: %s', async (words, name, path) => {
  const { router, clickHit } = await find(words);
  await clickHit('Actions', name);
  await waitFor(() => expect(router.latestLocation.pathname).toBe(path));
});

test.each([
  ['a100-pool', /^Launch JupyterLab here.*a100-pool/, 'Launch JupyterLab'],
  ['queue of a100', /^Launch shell here/, 'Launch shell'],
])('a task is launched in a pool that is found: %s', async (words, name, title) => {
  const { clickHit } = await find(words);
  await clickHit('Actions', name);
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: title }));
  expect(await dialog.findByRole('radio', { name: /^a100-pool/ })).toBeChecked();
});

test('a pool that is found tells why nothing may be launched there', async () => {
  const sandbox = demoSandbox();
  const answer = await clusterWithRole('Viewer', sandbox);
  const { user } = await find('a100-pool', { sandbox, answer });
  const actions = within(await screen.findByRole('group', { name: 'Actions' }));
  const launch = actions.getByRole('option', {
    name: /^Launch JupyterLab here.*You need the permission/,
  });
  expect(launch).toHaveAttribute('aria-disabled', 'true');
  expect(actions.queryByRole('option', { name: /^Launch shell/ })).toBeNull();
  await user.click(launch);
  // in the option and in the toast
  await waitFor(() =>
    expect(screen.getAllByText(/^You need the permission/).length).toBeGreaterThan(1),
  );
  expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test('a note that is found is deleted after a question, by those who may', async () => {
  const { user, clickHit, sent } = await find('synthetic dialogues');
  await clickHit('Actions', /^Delete Page/);
  await screen.findByRole('dialog', { busy: false, name: 'Delete Page' });
  expect(sent()).toEqual([]);
  await typeAndConfirm(user, 'Delete Page');
  expect(await screen.findByText(/^Deleted /)).toBeVisible();
  expect(sent().join()).toMatch(/PUT \/api\/v1\/projects\/\d+\/notes/);
});

test('a note that is found has no action without permission', async () => {
  const sandbox = demoSandbox();
  const answer = await clusterWithRole('Viewer', sandbox);
  await find('synthetic dialogues', { sandbox, answer });
  await screen.findByRole('group', { name: 'Notes' });
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
});

test('a model that is found is archived', async () => {
  const { clickHit, sent } = await find('shelf-detector');
  await clickHit('Actions', /^Archive.*shelf-detector/);
  await waitFor(() => expect(sent().join()).toMatch(/POST \/api\/v1\/models\/[^/]+\/archive/));
});

test.each([
  ['promote', /^promoteModel/, 'Promote shelf-detector to production'],
  ['roll back', /^rollBackModel/, 'Roll back to V1'],
  ['rollback', /^rollBackModel/, 'Roll back to V1'],
  ['production', /^rollBackModel/, 'Roll back to V1'],
  ['alias', /^promoteModel/, 'Promote shelf-detector to production'],
])('the word "%s" leads to a release of a model (F7)', async (words, command, title) => {
  const { clickHit } = await find(words);
  await clickHit('Commands', command);
  await clickHit('Commands', /shelf-detector/);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('a model that is found is rolled back (F7)', async () => {
  const { user, clickHit } = await find('shelf-detector');
  await clickHit('Actions', /^Roll back to V1.*shelf-detector/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back to V1' }));
  await user.click(await dialog.findByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Moved production from V2 to V1')).toBeVisible();
});

test('experiments that are found name their owner as people know them (F12)', async () => {
  await find('convnext-distill');
  const hits = within(await screen.findByRole('group', { name: 'Experiments' }));
  await waitFor(() => {
    const hitOptions = hits.getAllByRole('option', { name: /^convnext-distill/ });
    expect(hitOptions.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(' · Sara Lindqvist'),
    );
  });
});
