import { screen, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { rbacSandbox, renderApp } from '~/test/render-app';

test('workspaces by name, without the uncategorized one', async () => {
  const { user, router } = await renderApp('/workspaces');
  await screen.findByRole('heading', { name: 'Workspaces' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/workspaces/3/projects',
    '/workspaces/4/projects',
    '/workspaces/2/projects',
  ]);
  await user.click(screen.getByRole('combobox', { name: 'Sort' }));
  await user.click(await screen.findByRole('option', { name: 'Newest to Oldest' }));
  expect(router.state.location.search).toEqual({ sort: 'newest' });
});

test('mine alone, and a way back from nothing', async () => {
  const { user, router } = await renderApp('/workspaces?whose=mine', { as: 'nokafor' });
  expect(await screen.findByText('No workspaces matching the current filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: /Vision/ })).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

test('a workspace shows its projects, whose it is, and how much it holds', async () => {
  const { user, router } = await renderApp('/workspaces/2');
  expect(await screen.findByRole('heading', { name: 'Vision' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/workspaces/2/projects');
  expect(document.title).toBe('prod-a100 - Vision - Trainyard');
  expect(await screen.findAllByText('Marta Kowalski')).not.toHaveLength(0);
  expect(screen.getAllByText(/^\d+ experiments$/)[0]?.closest('ul')?.textContent).toMatch(/^#2/);
  await user.click(screen.getByRole('link', { name: /self-supervised/ }));
  expect(await screen.findByRole('heading', { name: 'self-supervised' })).toBeVisible();
});

test('the list of sorts opens, moves and closes from the keyboard', async () => {
  const { user, router } = await renderApp('/workspaces/2/projects');
  const sort = await screen.findByRole('combobox', { name: 'Sort' });
  sort.focus();
  await user.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox', { name: 'Sort' });
  expect(list.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: 'Last Updated' }).id,
  );
  await user.keyboard('alp{Enter}');
  expect(router.state.location.search).toEqual({ sort: 'name' });
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an empty cluster has none', async () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  await renderApp('/workspaces', { sandbox });
  expect(await screen.findByText('No Workspaces')).toBeVisible();
});

test('with roles, a user without any reads whom to ask', async () => {
  const sandbox = rbacSandbox();
  await renderApp('/workspaces', { as: 'norole', sandbox });
  expect(
    await screen.findByText(/^Nobody has given you a role .* administrator: admin\.$/),
  ).toBeVisible();
  // pages that would answer that they are not there
  expect(
    screen.queryByRole('link', { name: /^(Model Registry|Webhooks|Uncategorized)$/ }),
  ).toBeNull();
});
