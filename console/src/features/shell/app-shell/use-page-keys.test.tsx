import { screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';

test('j and k move between the rows of a list, Enter opens one', async () => {
  const { user, router } = await renderApp('/models');
  const table = within(await screen.findByRole('table', { name: /models/i }));
  const [, first, second] = table.getAllByRole('row');
  await waitFor(async () => {
    await user.keyboard('j');
    expect(first).toHaveFocus();
  });
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('jk{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/models\/.+/));
});

test.each([
  ['a command', '/tasks', /pack imagenet shards/, /^\/command\/[^/]+\/logs$/],
  ['a shell', '/workspaces/2/tasks', /Shell \(/, /^\/shell\/[^/]+\/logs$/],
  ['the job of a command', '/resourcepool/aux/active', /pack imagenet/, /^\/command\/.+\/logs$/],
])('Enter opens the log of what has no window: %s', async (_, path, name, log) => {
  const { user, router } = await renderApp(path);
  const table = within(await screen.findByRole('table', { name: /tasks|jobs/i }));
  const row = (await table.findAllByRole('row', { name }))[0];
  await waitFor(async () => {
    await user.keyboard('j');
    expect(row).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(log));
});

test.each([
  ['/webhooks', 'Webhooks', demoSandbox],
  ['/admin/group-management', 'Groups', rbacSandbox],
])('Enter opens the menu of a row without a page: %s', async (path, caption, makeSandbox) => {
  const { user } = await renderApp(path, { sandbox: makeSandbox() });
  const table = within(await screen.findByRole('table', { name: caption }));
  const [, first] = table.getAllByRole('row');
  await waitFor(async () => {
    await user.keyboard('j');
    expect(first).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('x chooses the row that has the focus, Shift+Space up to another, / goes to the search', async () => {
  const { user } = await renderApp('/tasks');
  const table = within(await screen.findByRole('table', { name: /tasks/i }));
  const [, first, , third] = table.getAllByRole('row');
  await waitFor(async () => {
    await user.keyboard('j');
    expect(first).toHaveFocus();
  });
  await user.keyboard('x');
  const boxOf = (row: HTMLElement | undefined) =>
    within(row ?? document.body).getByRole('checkbox');
  expect(boxOf(first)).toBeChecked();
  await user.keyboard('jj{Shift>} {/Shift}');
  expect(boxOf(third)).toBeChecked();
  expect(table.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThanOrEqual(3);
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: /search/i });
  expect(search).toHaveFocus();
  // letters are text now
  await user.keyboard('jx');
  expect(search).toHaveValue('jx');
});

test('j and k move between cards, Enter opens one', async () => {
  const { user, router } = await renderApp('/workspaces/2/projects');
  const cards = await screen.findAllByRole('link', { name: /^(detection|self-supervised)/ });
  const [first, second] = cards.map((card) => card.closest('li'));
  await waitFor(async () => {
    await user.keyboard('j');
    expect(first).toHaveFocus();
  });
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('k{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/projects\/\d+/));
});

test('on a phone rows have the same keys', async () => {
  onPhone();
  const { user, router } = await renderApp('/tasks');
  const rows = within(await screen.findByRole('region', { name: 'Tasks' }));
  const [first, second] = rows.getAllByRole('listitem');
  await waitFor(async () => {
    await user.keyboard('j');
    expect(first).toHaveFocus();
  });
  await user.keyboard('jx');
  expect(within(second ?? document.body).getByRole('checkbox')).toBeChecked();
  expect(router.state.location.pathname).toBe('/tasks');
});

test('G with a letter opens the main pages, before the keys of the page apply', async () => {
  const { user, router } = await renderApp('/tasks');
  await screen.findByRole('table', { name: /tasks/i });
  await waitFor(async () => {
    await user.keyboard('gc');
    expect(router.state.location.pathname).toBe('/clusters');
  });
  await user.keyboard('gm');
  await waitFor(() => expect(router.state.location.pathname).toBe('/models'));
  await user.keyboard('gq');
  expect(router.state.location.pathname).toBe('/models');
});

test('a log keeps its own G', async () => {
  const { user, router } = await renderApp('/clusters/logs');
  await screen.findByRole('region', { name: 'Master logs' });
  await user.keyboard('gt');
  expect(router.state.location.pathname).toBe('/clusters/logs');
});

test('the keyboard map lists the keys of lists and places', async () => {
  const { user } = await renderApp('/tasks');
  await screen.findByRole('table', { name: /tasks/i });
  await user.keyboard('?');
  const map = within(
    await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' }),
  );
  expect(map.getByText('Toggle Sidebar')).toBeVisible();
  expect(map.getByText('Move between rows')).toBeVisible();
  expect(map.getByText('Go to Cluster')).toBeVisible();
});
