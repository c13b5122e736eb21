import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setPollingPaused } from '~/app/pause';
import { applyTheme } from '~/app/theme';
import { renderApp } from '~/test/render-app';

afterEach(() => applyTheme('system'));

const sideBar = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body);
const settingsSent = async (requests: Request[]) => {
  const posts = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/setting'));
  return Promise.all(posts.map(async (request) => (await request.clone().json()).settings[0]));
};

test('the theme goes round, the menu stays, and the person keeps it', async () => {
  const { user, requests } = await renderApp('/workspaces');
  await user.click(screen.getByRole('button', { name: 'User menu of admin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'System Mode' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Light Mode' }));
  expect(await screen.findByRole('menuitem', { name: 'Dark Mode' })).toBeDefined();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await waitFor(async () => expect(await settingsSent(requests)).toHaveLength(2));
  expect((await settingsSent(requests))[1]).toEqual({
    storagePath: 'settings-theme',
    key: 'mode',
    value: '"dark"',
  });
});

test('the theme of the person comes back with them', async () => {
  const first = await renderApp('/workspaces', { as: 'jtan' });
  await first.user.click(screen.getByRole('button', { name: 'User menu of Jun Tan' }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'System Mode' }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Light Mode' }));
  await waitFor(async () => expect(await settingsSent(first.requests)).toHaveLength(2));
  first.unmount();
  applyTheme('light');
  await renderApp('/workspaces', { as: 'jtan', sandbox: first.sandbox });
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('the side bar folds to icons that keep their names', async () => {
  const { user, requests } = await renderApp('/workspaces');
  await user.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeDefined();
  expect(sideBar().getByRole('link', { name: 'Home' }).textContent).toBe('');
  await waitFor(async () =>
    expect(await settingsSent(requests)).toEqual([
      { storagePath: 'navigation', key: 'navbarCollapsed', value: 'true' },
    ]),
  );
});

test('the current page is marked, and how full the cluster is stands below', async () => {
  await renderApp('/workspaces');
  const bar = sideBar();
  expect(bar.getByRole('link', { name: 'Workspaces' }).getAttribute('aria-current')).toBe('page');
  expect(bar.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  expect(await bar.findByText(/^\d+ \/ 56$/)).toBeDefined();
});

test('after a navigation the new heading has the focus and its title is read out', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(sideBar().getByRole('link', { name: 'Workspaces' }));
  const heading = await screen.findByRole('heading', { name: 'Workspaces' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('prod-a100 - Workspaces - Trainyard')).toBeDefined();
});

test('a poll that fails keeps the rows and says why', async () => {
  let isAway = false;
  const answer = (request: Request) =>
    isAway && request.url.includes('/workspaces?')
      ? Response.json({ message: 'database is away' }, { status: 500 })
      : undefined;
  const { queryClient } = await renderApp('/workspaces', { answer });
  expect(await screen.findByText(/^Updated \d+ s ago$/)).toBeDefined();
  isAway = true;
  await queryClient.refetchQueries({ queryKey: ['workspaces'] });
  expect(await screen.findByText(/^Not updating, last \d+ s ago$/)).toBeDefined();
  expect(screen.getByRole('link', { name: /Vision/ })).toBeDefined();
  expect(await screen.findByText('Unable to fetch workspaces')).toBeDefined();
  expect(screen.getByText('database is away')).toBeDefined();
});

test('updates can be paused', async () => {
  const { user, queryClient } = await renderApp('/workspaces');
  await user.click(screen.getByRole('button', { name: 'Pause updates' }));
  expect(await screen.findByText(/^Paused, updated/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume updates' }));
  expect(await screen.findByText(/^Updated/)).toBeDefined();
  setPollingPaused(queryClient, false);
});
