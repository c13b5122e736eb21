import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';

/** Makes requests to one URL fail. */
const failing =
  (path: string, status = 500) =>
  (request: Request) =>
    new URL(request.url).pathname === path
      ? Response.json({ error: { code: 2, reason: 'Unknown', error: 'disk full' } }, { status })
      : undefined;

test.each([
  ['/experiments/2', '/api/v1/experiments/2', 'Unable to fetch Experiment 2'],
  ['/trials/502', '/api/v1/trials/502', 'Unable to fetch Trial 502'],
  ['/experiments/113/trials/502', '/api/v1/experiments/113', 'Unable to fetch Experiment 113'],
])('%s shows what failed to load, and the master’s message', async (path, failed, title) => {
  const { user, requests } = await renderApp(path, { answer: failing(failed) });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('disk full')).toBeVisible();
  const failedRequests = () =>
    requests.filter(({ url }) => new URL(url).pathname === failed).length;
  const before = failedRequests();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(failedRequests()).toBeGreaterThan(before));
});

test('an invalid id is named, and nothing is requested', async () => {
  const { requests } = await renderApp('/trials/abc');
  expect(await screen.findByText('Invalid Trial ID abc')).toBeVisible();
  expect(requests.some(({ url }) => url.includes('/trials/'))).toBe(false);
});

test.each([
  ['/workspaces/2/projects', '/api/v1/workspaces/2/projects', 'lab', 500],
  ['/workspaces/2/tasks', '/api/v1/notebooks', 'lab', 403],
  ['/workspaces/2/members', '/api/v1/roles/workspace/2', 'lab', 500],
  ['/resourcepool/a100-pool/stats', '/api/v1/job-queues/stats', 'a100-pool', 500],
  ['/admin/group-management', '/api/v1/groups/search', 'Admin Settings', 403],
])('a tab that fails keeps the head and the tabs of %s', async (path, failed, title, status) => {
  let isBroken = true;
  const answer = (request: Request) => (isBroken ? failing(failed, status)(request) : undefined);
  const { user } = await renderApp(path, { sandbox: rbacSandbox(), as: 'admin', answer });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('disk full')).toBeVisible();
  expect(alert.getByText(/^(Unable to fetch |JupyterLabs could not be read)/)).toBeVisible();
  expect(screen.getAllByRole('heading', { name: title })[0]).toBeVisible();
  expect(screen.getAllByRole('link', { current: 'page' }).length).toBeGreaterThan(0);
  isBroken = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => screen.queryByText('disk full')).toBeNull();
});

test.each([
  ['/tasks', '/api/v1/commands', 'Tasks', 'Launch JupyterLab', 403],
  ['/models', '/api/v1/models', 'Model Registry', 'New Model', 500],
  ['/models/1', '/api/v1/models/1/versions', 'assay-classifier', 'Register version', 500],
  ['/webhooks', '/api/v1/webhooks', 'Webhooks', 'New Webhook', 403],
  ['/templates', '/api/v1/templates', 'Templates', 'New Template', 500],
  ['/workspaces', '/api/v1/workspaces', 'Workspaces', 'New Workspace', 500],
])('a list that fails keeps the head of %s', async (path, failed, title, button, status) => {
  let isBroken = true;
  const answer = (request: Request) => (isBroken ? failing(failed, status)(request) : undefined);
  const { user } = await renderApp(path, { sandbox: rbacSandbox(), as: 'admin', answer });
  expect(await screen.findByText('disk full')).toBeVisible();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
  isBroken = false;
  // a banner below the page may have another one
  const [retry] = screen.getAllByRole('button', { name: /^(Retry|Try now)$/ });
  if (!retry) throw new Error('no way to try again');
  await user.click(retry);
  await expect.poll(() => screen.queryByText('disk full')).toBeNull();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
