import { screen, waitFor, within } from '@testing-library/react';
import { kubernetes038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

const poolRow = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: 'Resource pools' }));
  return table.getByRole('row', { name: new RegExp(name) });
};

test('a pool becomes the default of a workspace, and no longer is', async () => {
  const { user } = await renderApp('/workspaces/2/pools', { sandbox: newerSandbox() });
  expect(await poolRow('t4-pool')).toHaveTextContent('Shared');
  const choose = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for t4-pool' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Set as Default Compute Resource Pool');
  await waitFor(async () => expect(await poolRow('t4-pool')).toHaveTextContent('Default Compute'));
  await choose('Set as Default Aux Resource Pool');
  await waitFor(async () => expect(await poolRow('t4-pool')).toHaveTextContent('Default Aux'));
  await choose('Unset as Default Compute Resource Pool');
  await waitFor(async () =>
    expect(await poolRow('t4-pool')).not.toHaveTextContent('Default Compute'),
  );
  expect(await poolRow('t4-pool')).toHaveTextContent('Default Aux');
  expect(screen.queryByText('Kubernetes namespaces')).toBeNull();
});

test('a pool that is kept for other workspaces is not listed', async () => {
  const sandbox = newerSandbox();
  const post = async (path: string, body: object, token = '') => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const headers = { Authorization: `Bearer ${token}` };
    const request = new Request(`http://localhost/api/v1/${path}`, { ...init, headers });
    return (await sandbox.fetch(request)).json();
  };
  const admin = { username: 'admin', password: '', isHashed: true };
  const { token } = await post('auth/login', admin);
  await post('resource-pools/t4-pool/workspace-bindings', { workspaceIds: [3] }, token);
  const { router } = await renderApp('/workspaces/2/pools', { sandbox });
  expect(await poolRow('a100-pool')).toBeVisible();
  expect(screen.queryByText('t4-pool')).toBeNull();
  await router.navigate({ to: '/workspaces/$workspaceId/pools', params: { workspaceId: '3' } });
  await waitFor(async () => expect(await poolRow('t4-pool')).toHaveTextContent('Bound'));
});

test('a user without permission to change the workspace sees its pools without a menu', async () => {
  const sandbox = newerSandbox({ scenario: 'rbac' });
  await renderApp('/workspaces/2/pools', { sandbox, as: 'viewer' });
  expect(await screen.findByRole('table', { name: 'Resource pools' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('a workspace gets a namespace of its own with a quota, another one, and the default again', async () => {
  const sandbox = newerSandbox({ release: kubernetes038(['east', 'west']) });
  const { user } = await renderApp('/workspaces/2/pools', { sandbox });
  const list = within(await screen.findByRole('list', { name: 'Kubernetes namespaces' }));
  const rowOf = (cluster: string) =>
    list.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(cluster));
  expect(await list.findAllByRole('listitem')).toHaveLength(2);
  expect(rowOf('east')).toHaveTextContent('default');
  expect(rowOf('east')).toHaveTextContent('No quota');

  const edit = async (choice: string) => {
    await user.click(list.getByRole('button', { name: 'Edit east' }));
    const form = within(
      await screen.findByRole('dialog', { busy: false, name: 'Namespace in east' }),
    );
    await user.click(form.getByRole('combobox', { name: 'Namespace' }));
    await user.click(await screen.findByRole('option', { name: choice }));
    return form;
  };
  const save = async (form: Awaited<ReturnType<typeof edit>>) => {
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  const dialog = await edit('One created for this workspace');
  await user.type(dialog.getByRole('textbox', { name: /^Slots it may request/ }), '16');
  await save(dialog);
  await waitFor(() => expect(rowOf('east')).toHaveTextContent('At most 16 slots'));
  expect(rowOf('east')).toHaveTextContent('Created by the master');
  expect(rowOf('west')).toHaveTextContent('default');

  const named = await edit('A namespace that exists');
  await user.type(named.getByRole('textbox', { name: 'Name' }), 'ml-vision');
  await save(named);
  await waitFor(() => expect(rowOf('east')).toHaveTextContent('ml-vision'));
  expect(rowOf('east')).toHaveTextContent('No quota');

  await save(await edit('Default of the cluster'));
  await waitFor(() => expect(rowOf('east')).not.toHaveTextContent('ml-vision'));
  await save(await edit('Default of the cluster'));
  expect(rowOf('east')).toHaveTextContent('default');
});

test('an older master has no such tab', async () => {
  const { router } = await renderApp('/workspaces/2/pools', {});
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces/2/projects'));
  expect(screen.queryByRole('link', { name: 'Pools' })).toBeNull();
});
