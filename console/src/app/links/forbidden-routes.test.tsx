import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';

const forbidden = "Page not found or you don't have access";

test.each([
  ['/webhooks', 'viewer'],
  ['/admin', 'viewer'],
  ['/clusters/logs', 'viewer'],
  ['/clusters/historical-usage', 'viewer'],
  ['/models', 'norole'],
  ['/workspaces/3/models', 'viewer'],
])('%s is missing for %s', async (path, as) => {
  await renderApp(path, { as, sandbox: rbacSandbox() });
  expect(await screen.findByRole('heading', { name: forbidden })).toBeVisible();
});

test.each([
  ['/webhooks', 'You need the permission "edit webhooks" for the whole cluster.'],
  ['/clusters/logs', 'You need the permission "view master logs" for the whole cluster.'],
])('%s names the permission that it needs', async (path, reason) => {
  await renderApp(path, { as: 'viewer', sandbox: rbacSandbox() });
  expect(await screen.findByText(reason)).toBeVisible();
});

test('a link that leads nowhere names no permission', async () => {
  await renderApp('/no/such/page', { as: 'viewer', sandbox: rbacSandbox() });
  expect(await screen.findByRole('heading', { name: forbidden })).toBeVisible();
  expect(screen.queryByText(/^You need/)).toBeNull();
});

test.each([
  ['/webhooks', 'Webhooks'],
  ['/admin', 'Admin Settings'],
  ['/admin/group-management', 'Admin Settings'],
  ['/models', 'Model Registry'],
  ['/workspaces/2/members', 'lab'],
  ['/resourcepool/aux/Bindings', 'aux'],
])('%s opens for an admin of the cluster', async (path, heading) => {
  await renderApp(path, { as: 'clusteradmin', sandbox: rbacSandbox() });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each(['/webhooks', '/admin'])('without roles %s is for admins', async (path) => {
  await renderApp(path, { as: 'jtan' });
  expect(await screen.findByRole('heading', { name: forbidden })).toBeVisible();
});
