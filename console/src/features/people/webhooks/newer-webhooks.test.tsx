import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

test('a webhook of a workspace has a name, a mode and triggers by log line and by code', async () => {
  const { user, requests } = await renderApp('/webhooks', { sandbox: newerSandbox() });
  await user.click(await screen.findByRole('button', { name: 'New Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Webhook' }));
  const create = dialog.getByRole('button', { name: 'Create Webhook' });
  await user.click(create);
  expect(await dialog.findByText('Name is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'on call');
  await user.type(dialog.getByRole('textbox', { name: 'URL' }), 'https://hooks.example.org/x');
  await user.click(dialog.getByRole('combobox', { name: 'Workspace' }));
  await user.click(await screen.findByRole('option', { name: 'Vision' }));
  await user.click(dialog.getByRole('checkbox', { name: "A line of a task's log matches" }));
  await user.type(dialog.getByRole('textbox', { name: 'Pattern' }), 'CUDA');
  await user.click(dialog.getByRole('checkbox', { name: 'The training code sends an event' }));
  expect(dialog.getByText(/core_context\.alert/)).toBeVisible();
  await user.click(create);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.findLast(({ method, url }) => method === 'POST' && /webhooks$/.test(url));
  expect(await sent?.clone().json()).toMatchObject({
    name: 'on call',
    workspaceId: expect.any(Number),
    mode: 'WEBHOOK_MODE_WORKSPACE',
    triggers: [
      { triggerType: 'TRIGGER_TYPE_TASK_LOG', condition: { regex: 'CUDA' } },
      { triggerType: 'TRIGGER_TYPE_CUSTOM' },
    ],
  });
});

test('the table names workspace, mode and every trigger, and the URL can be changed', async () => {
  const sandbox = newerSandbox();
  const hook = {
    ...{ id: 7, url: 'https://a.example', webhookType: 'WEBHOOK_TYPE_DEFAULT', name: 'oom' },
    ...{ workspaceId: 0, mode: 'WEBHOOK_MODE_SPECIFIC' },
    triggers: [
      { id: 1, triggerType: 'TRIGGER_TYPE_TASK_LOG', condition: { regex: 'OOM' }, webhookId: 7 },
      { id: 2, triggerType: 'TRIGGER_TYPE_CUSTOM', condition: {}, webhookId: 7 },
    ],
  };
  const { user, requests } = await renderApp('/webhooks', {
    sandbox,
    answer: ({ url, method }) => {
      if (method === 'GET' && url.endsWith('/webhooks')) return Response.json({ webhooks: [hook] });
      return method === 'PATCH' ? Response.json({}) : undefined;
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
  for (const text of ['oom', 'Cluster', 'Experiments that name it', 'log: OOM', 'sent by code'])
    expect(table.getByText(text)).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Actions for oom' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit URL...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Edit Webhook oom' }),
  );
  const url = dialog.getByRole('textbox', { name: 'URL' });
  await user.clear(url);
  await user.type(url, 'https://b.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PATCH');
  expect(sent?.url).toMatch(/webhooks\/7$/);
  expect(await sent?.clone().json()).toEqual({ url: 'https://b.example' });
});

test('a user without the permission to edit sees the page of a newer master only', async () => {
  const { router } = await renderApp('/webhooks', {
    as: 'jtan',
    sandbox: newerSandbox(),
    answer: ({ url }) => (url.endsWith('/webhooks') ? Response.json({ webhooks: [] }) : undefined),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/webhooks');
});

test('the menu of a webhook that the user may not change says why', async () => {
  const { user } = await renderApp('/webhooks', {
    as: 'viewer',
    sandbox: newerSandbox({ scenario: 'rbac' }),
    answer: ({ url }) =>
      url.endsWith('/webhooks')
        ? Response.json({
            webhooks: [
              {
                id: 7,
                name: 'oom',
                url: 'https://a.example',
                workspaceId: 2,
                webhookType: 'WEBHOOK_TYPE_DEFAULT',
                mode: 'WEBHOOK_MODE_WORKSPACE',
                triggers: [],
              },
            ],
          })
        : undefined,
  });
  const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
  expect(await table.findByText('oom')).toBeVisible();
  await user.click(table.getByRole('button', { name: /^Actions for/ }));
  await screen.findByRole('menuitem', { name: 'Why are actions missing?' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});
