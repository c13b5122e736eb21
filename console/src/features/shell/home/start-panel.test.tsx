import { screen, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { createTransport, login, postTemplate } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';

const emptySandbox = () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  return sandbox;
};

test('an empty cluster shows the ways to start: a config, a folder, a line for a terminal', async () => {
  const { user } = await renderApp('/dashboard', { sandbox: emptySandbox() });
  const start = within(await screen.findByRole('region', { name: 'Start here' }));
  expect(start.getAllByRole('listitem')).toHaveLength(5);
  await user.click(start.getByRole('button', { name: 'Copy command' }));
  const line = 'trainyard experiment create config.yaml . --project-id 1';
  expect(await navigator.clipboard.readText()).toBe(line);
  expect(start.getByText(line)).toBeVisible();
  expect(await start.findByText(/^There is no template yet/)).toBeVisible();

  await user.click(start.getByRole('button', { name: 'Write a config' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  const file = new File(['print()'], 'train.py');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'digits/train.py' });
  await user.upload(start.getByLabelText('Folder with code'), [file]);
  expect(await screen.findByText('digits: 1 file, 7 B.')).toBeVisible();
});

test('on an empty cluster a template starts an experiment with it', async () => {
  const sandbox = emptySandbox();
  const options = { baseUrl: location.origin, fetch: sandbox.fetch };
  const body = { username: 'admin', password: '' };
  const { token } = await login(createTransport(options), { body });
  const template = { name: 'two-slots', workspaceId: 1, config: { resources: { slots: 2 } } };
  await postTemplate(createTransport({ ...options, auth: token }), {
    templateName: template.name,
    body: template,
  });
  const { user } = await renderApp('/dashboard', { sandbox });
  await user.click(await screen.findByRole('button', { name: 'two-slots' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New experiment' }));
  expect(await dialog.findByRole('combobox', { name: 'Template' })).toHaveTextContent('two-slots');
});

test('a user without a role reads at home what it takes to start, and who can grant it', async () => {
  await renderApp('/dashboard', { as: 'norole', sandbox: rbacSandbox() });
  const start = within(await screen.findByRole('region', { name: 'Start here' }));
  expect(await start.findByText(/^You may not start experiments/)).toBeVisible();
  expect(await start.findByText('admin can grant it.')).toBeVisible();
  expect(start.getByRole('button', { name: 'Copy the request' })).toBeVisible();
  expect(start.queryByRole('list', { name: 'Ways to start' })).toBeNull();
});
