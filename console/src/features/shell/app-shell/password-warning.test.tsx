import { screen, waitFor } from '@testing-library/react';
import { hashPassword } from '@trainyard/sdk';
import { createTransport, patchUser } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { session } from '~/app/session/session';
import { settingsQuery } from '~/data/settings';
import { demoSandbox, renderApp } from '~/test/render-app';
import { paths } from '~/test/sign-in';

test('an administrator without a password is warned, again after a reload', async () => {
  const sandbox = demoSandbox();
  const first = await renderApp('/login', { as: null, sandbox });
  await first.user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  const warning = () => screen.findByRole('complementary', { name: 'Account without a password' });
  expect(await warning()).toBeVisible();
  // at once: a reload may come before the warning
  const sent = paths(first.requests);
  expect(sent[sent.indexOf('POST /api/v1/auth/login') + 1]).toBe('POST /api/v1/users/setting');
  first.unmount();

  const again = await renderApp('/tasks', { sandbox });
  expect(await warning()).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Set a password' }));
  expect(await screen.findByRole('dialog', { busy: false, name: 'Settings' })).toBeVisible();
});

test('an administrator who has a password by now is not warned any more', async () => {
  const sandbox = demoSandbox();
  const first = await renderApp('/login', { as: null, sandbox });
  await first.user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  const warning = { name: 'Account without a password' };
  await screen.findByRole('complementary', warning);
  const auth = session.token() ?? '';
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth });
  const body = { password: await hashPassword('Secret123'), isHashed: true };
  await patchUser(client, { userId: 1, body });
  first.unmount();
  session.clear();

  const again = await renderApp('/login', { as: null, sandbox });
  // the name is that of the last time
  expect(await screen.findByLabelText('Username')).toHaveValue('admin');
  await again.user.type(screen.getByLabelText('Password'), 'Secret123{Enter}');
  await screen.findByRole('button', { name: 'User menu of admin' });
  await waitFor(() => expect(paths(again.requests)).toContain('POST /api/v1/users/setting'));
  expect(screen.queryByRole('complementary', warning)).toBeNull();
});

test('a researcher without a password is not warned', async () => {
  const { user } = await renderApp('/login', { as: null });
  await user.type(screen.getByLabelText('Username'), 'jtan{Enter}');
  await screen.findByRole('button', { name: 'User menu of Jun Tan' });
  expect(screen.queryByRole('complementary', { name: 'Account without a password' })).toBeNull();
});

test('a master that refuses the setting is sent it once', async () => {
  const sandbox = demoSandbox();
  const answer = ({ method, url }: Request) =>
    method === 'POST' && url.endsWith('/users/setting')
      ? Response.json({ error: { code: 13, reason: '', error: 'no space' } }, { status: 500 })
      : undefined;
  const { user, requests, queryClient } = await renderApp('/login', { as: null, sandbox, answer });
  await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  const warning = { name: 'Account without a password' };
  expect(await screen.findByRole('complementary', warning)).toBeVisible();
  const changes = () => paths(requests).filter((path) => path === 'POST /api/v1/users/setting');
  const before = changes().length;
  // the master has kept no setting, so that the stored one is outdated again
  await queryClient.refetchQueries({ queryKey: settingsQuery.queryKey });
  await queryClient.refetchQueries({ queryKey: settingsQuery.queryKey });
  expect(await screen.findByRole('complementary', warning)).toBeVisible();
  expect(changes()).toHaveLength(before);
});
