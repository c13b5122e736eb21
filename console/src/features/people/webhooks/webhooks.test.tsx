import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { toasts } from '~/test/outcome';
import { renderApp } from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

async function openNew() {
  const app = await renderApp('/webhooks');
  await app.user.click(await screen.findByRole('button', { name: 'New Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Webhook' }));
  return { ...app, dialog };
}

test('a webhook is registered with its address, type and triggers', async () => {
  const { user, dialog, requests } = await openNew();
  const create = dialog.getByRole('button', { name: 'Create Webhook' });
  await user.click(create);
  expect(dialog.getByText('URL is required.')).toBeVisible();
  expect(dialog.getByText('At least one trigger event is required')).toBeVisible();
  const url = dialog.getByRole('textbox', { name: 'URL' });
  await user.type(url, 'ftp://x');
  expect(dialog.getByText('URL must be valid.')).toBeVisible();
  await user.clear(url);
  await user.type(url, 'https://hooks.example.org/<b>');
  await user.click(dialog.getByRole('checkbox', { name: 'ERROR' }));
  await user.click(dialog.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Slack' }));
  await user.click(create);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.findLast(
    ({ method, url: to }) => method === 'POST' && /webhooks$/.test(to),
  );
  expect(await sent?.clone().json()).toMatchObject({
    url: 'https://hooks.example.org/<b>',
    webhookType: 'WEBHOOK_TYPE_SLACK',
    triggers: [
      { triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE', condition: { state: 'ERROR' } },
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
  expect(await table.findByText('https://hooks.example.org/<b>')).toBeVisible();
});

test('a registration without an answer is not sent again, and the dialog states it in plain words', async () => {
  const answer = (request: Request) => {
    if (request.method === 'POST' && request.url.endsWith('/webhooks'))
      throw new TypeError('Failed to fetch');
    return undefined;
  };
  const { user, requests } = await renderApp('/webhooks', { answer });
  await user.click(await screen.findByRole('button', { name: 'New Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Webhook' }));
  await user.type(dialog.getByRole('textbox', { name: 'URL' }), 'https://hooks.example.org');
  await user.click(dialog.getByRole('checkbox', { name: 'COMPLETED' }));
  await user.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The master does not answer. It may have happened: check before you try again.',
  );
  expect(
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/webhooks')),
  ).toHaveLength(1);
});

test('what the master refuses stays in the dialog with its words', async () => {
  const answer = (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/webhooks')
      ? Response.json({ code: 3, message: 'no such host', error: 'no such host' }, { status: 400 })
      : undefined;
  const { user } = await renderApp('/webhooks', { answer });
  await user.click(await screen.findByRole('button', { name: 'New Webhook' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Webhook' }));
  await user.type(dialog.getByRole('textbox', { name: 'URL' }), 'https://nowhere.example.org');
  await user.click(dialog.getByRole('checkbox', { name: 'COMPLETED' }));
  await user.click(dialog.getByRole('button', { name: 'Create Webhook' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Unable to create webhook. no such host',
  );
});

test('a delivered test event is a success, in the form that masters answer', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/test') ? Response.json({ completed: false }) : undefined;
  const { user } = await renderApp('/webhooks', { answer });
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await user.click(menu ?? expect.fail());
  await user.click(await screen.findByRole('menuitem', { name: 'Test Webhook' }));
  await waitFor(() => expect(toasts()).toContain('Webhook tested'));
});

test('a webhook is deleted after a confirmation, and a failed test shows the error', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/test')
      ? Response.json({ code: 2, message: 'connection refused', error: 'x' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/webhooks', { answer });
  await screen.findByRole('table', { name: 'Webhooks' });
  const menus = () => screen.queryAllByRole('button', { name: /^Actions for/ });
  const before = menus().length;
  const [menu] = menus();
  if (!menu) throw new Error('no webhook');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Test Webhook' }));
  await waitFor(() => expect(toasts()).toContain('Webhook Request Failed'));
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Webhook...' }));
  await screen.findByRole('dialog', { busy: false, name: 'Confirm Delete' });
  // final deletions ask for the name (L3)
  await typeAndConfirm(user, 'Delete Webhook');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(menus()).toHaveLength(before - 1));
});

test('a cluster without webhooks shows their purpose, and creates the first', async () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  await renderApp('/webhooks', { sandbox });
  expect(await screen.findByText('No Webhooks Registered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Webhook' })).toBeVisible();
});
