import { act, screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { setPollingPaused } from '~/app/polling/polling-pause';
import { applyTheme } from '~/app/theme';
import { workspaceQueries } from '~/data/workspaces';
import { rbacSandbox, renderApp } from '~/test/render-app';

afterEach(() => applyTheme('system'));

const sideBar = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body);
const settingsSent = async (requests: Request[]) => {
  const posts = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/setting'));
  const sent = await Promise.all(
    posts.map(async (request) => (await request.clone().json()).settings[0]),
  );
  // a page keeps the roles of its viewer by itself
  return sent.filter(({ storagePath }) => storagePath !== 'roles-seen');
};

test('the theme cycles through its modes, the menu stays open, and the setting is stored', async () => {
  const { user, requests } = await renderApp('/workspaces');
  await user.click(screen.getByRole('button', { name: 'User menu of admin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'System Mode' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Light Mode' }));
  expect(await screen.findByRole('menuitem', { name: 'Dark Mode' })).toBeVisible();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await waitFor(async () => expect(await settingsSent(requests)).toHaveLength(2));
  expect((await settingsSent(requests))[1]).toEqual({
    storagePath: 'settings-theme',
    key: 'mode',
    value: '"dark"',
  });
});

test('the user menu names the user as everywhere, and the stored theme applies after the next sign-in (F12)', async () => {
  const first = await renderApp('/workspaces', { as: 'jtan' });
  await first.user.click(screen.getByRole('button', { name: 'User menu of Jun Tan' }));
  expect(await screen.findByText('Signed in as Jun Tan')).toBeVisible();
  await first.user.click(await screen.findByRole('menuitem', { name: 'System Mode' }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Light Mode' }));
  await waitFor(async () => expect(await settingsSent(first.requests)).toHaveLength(2));
  first.unmount();
  applyTheme('light');
  await renderApp('/workspaces', { as: 'jtan', sandbox: first.sandbox });
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('the link to the content moves the focus there; the current page is marked, and the side bar collapses to icons', async () => {
  const { user, router, requests } = await renderApp('/workspaces');
  const main = screen.getByRole('main');
  const { href } = router.latestLocation;
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(main).toHaveFocus();
  expect(router.latestLocation.href).toBe(href);
  await user.tab();
  expect(main).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  expect(main).not.toHaveFocus();
  expect(main).not.toHaveAttribute('tabindex');

  const bar = sideBar();
  expect(bar.getByRole('link', { name: 'Workspaces' }).getAttribute('aria-current')).toBe('page');
  expect(bar.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  const slots = await bar.findByRole('link', { name: /^Slots \d+ \/ 56$/ });
  expect(slots.getAttribute('href')).toBe('/clusters');
  // its interactive tasks, of everyone
  expect(await bar.findByRole('link', { name: /^Tasks ?[1-9]\d*$/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(await screen.findByRole('button', { name: 'Expand' })).toBeVisible();
  expect(sideBar().getByRole('link', { name: 'Home' }).textContent).toBe('');
  // a figure, as the icon of the cluster is above already
  const share = await sideBar().findByRole('link', { name: /^\d+ \/ 56 slots in use$/ });
  expect(share.textContent).toMatch(/^\d+%$/);
  await waitFor(async () =>
    expect(await settingsSent(requests)).toEqual([
      { storagePath: 'navigation', key: 'navbarCollapsed', value: 'true' },
    ]),
  );
});

test('after a navigation the new heading has the focus and its title is read out', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(sideBar().getByRole('link', { name: 'Workspaces' }));
  const heading = await screen.findByRole('heading', { name: 'Workspaces' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('prod-a100 - Workspaces - Trainyard')).toBeVisible();
});

test('a menu that is opened before the new heading takes the focus stays open', async () => {
  const { user, router } = await renderApp('/workspaces');
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.push(callback);
    return 0;
  });
  await act(() =>
    router.navigate({ to: '/workspaces/$workspaceId/projects', params: { workspaceId: '2' } }),
  );
  await screen.findByRole('heading', { name: 'Vision' });
  await waitFor(() => expect(frames).not.toEqual([]));
  frame.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Workspace actions' }));
  const menu = await screen.findByRole('menu');
  act(() => {
    for (const callback of frames) callback(0);
  });
  expect(menu.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('menu')).toBeVisible();
});

test('updates can be paused; a poll that fails keeps the rows and says why', async () => {
  let isUnreachable = false;
  const answer = (request: Request) =>
    isUnreachable && request.url.includes('/workspaces?')
      ? Response.json({ message: 'database is away' }, { status: 500 })
      : undefined;
  const { user, queryClient } = await renderApp('/workspaces', { answer });
  expect(await screen.findByText(/^Updated \d+ s ago$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause updates' }));
  expect(await screen.findByText(/^Paused, updated/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume updates' }));
  expect(await screen.findByText(/^Updated/)).toBeVisible();
  setPollingPaused(queryClient, false);

  isUnreachable = true;
  await queryClient.refetchQueries({ queryKey: workspaceQueries.list().queryKey });
  expect(await screen.findByText(/^Not updating, last \d+ s ago$/)).toBeVisible();
  const notice = await screen.findByText(/^Data may be out of date: /);
  expect(notice.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('link', { name: /Vision/ })).toBeVisible();
  expect(await screen.findByText('Unable to fetch workspaces')).toBeVisible();
  expect(screen.getByText('database is away')).toBeVisible();
});

const pinned = () => within(screen.getByRole('region', { name: 'Pinned workspaces' }));

test('a pinned workspace has a menu in the side bar, which unpins it', async () => {
  const { user } = await renderApp('/workspaces?view=list');
  const row = within(await screen.findByRole('table', { name: 'Workspaces' }));
  await user.pointer({ keys: '[MouseRight]', target: row.getByRole('row', { name: /Speech/ }) });
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to sidebar' }));
  const link = await pinned().findByRole('link', { name: 'Speech' });
  await user.pointer({ keys: '[MouseRight]', target: link });
  await user.click(await screen.findByRole('menuitem', { name: 'Unpin from sidebar' }));
  await waitFor(() => expect(pinned().queryByRole('link', { name: 'Speech' })).toBeNull());
});

test('a workspace is made from the side bar, on any page', async () => {
  const { user, router } = await renderApp('/tasks');
  await user.click(pinned().getByRole('button', { name: '+ New Workspace' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Workspace' }));
  await user.type(dialog.getByRole('textbox', { name: 'Workspace Name' }), 'Robotics{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/^\/workspaces\/\d+\/projects$/),
  );
});

test('with RBAC, a user who may not create workspaces has no button for it', async () => {
  await renderApp('/dashboard', { as: 'viewer', sandbox: rbacSandbox() });
  expect(await pinned().findByText('Pinned')).toBeVisible();
  expect(pinned().queryByRole('button', { name: '+ New Workspace' })).toBeNull();
});

test('on phones Workspaces opens all, the pinned ones and a new one', async () => {
  onPhone();
  const { user, router } = await renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Workspaces' }));
  expect(await screen.findByRole('menuitem', { name: 'New Workspace' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Search workspace or project' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Workspaces' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces'));
});

test('Feedback is shown where the page has an address for it', async () => {
  const meta = document.createElement('meta');
  meta.name = 'feedback';
  meta.content = 'javascript:alert(1)';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const { user } = await renderApp('/dashboard');
  const openMenu = () => user.click(screen.getByRole('button', { name: 'User menu of admin' }));
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Docs' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Feedback' })).toBeNull();
  await user.keyboard('{Escape}');

  meta.content = 'mailto:platform@example.org';
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  await openMenu();
  await user.click(await screen.findByRole('menuitem', { name: 'Feedback' }));
  expect(open).toHaveBeenCalledWith('mailto:platform@example.org', '_blank', 'noopener,noreferrer');
});
