import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';
import { masterWith } from '~/test/sign-in';

test('without a cluster behind the address the page shows a message', async () => {
  await renderApp('/workspaces', await masterWith({ clusterId: '' }));
  expect(await screen.findByRole('heading', { name: 'Server is Unreachable' })).toBeVisible();
  expect(screen.getByText('http://localhost:3000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a server that answers with an error is there: its words are shown', async () => {
  const body = { code: 13, message: 'database is locked', error: 'database is locked' };
  await renderApp('/workspaces', {
    answer: ({ url }) =>
      /\/master(\?|$)/.test(url) ? Response.json(body, { status: 500 }) : undefined,
  });
  expect(await screen.findByRole('heading', { name: 'The master reports an error' })).toBeVisible();
  expect(screen.getByRole('alert').textContent).toContain('answered: database is locked');
  expect(screen.queryByText('Server is Unreachable')).toBeNull();
});

test.each(['"nowhere"', 'http://no-json', '"ftp://cluster"'])(
  'a kept server address that cannot be used, %s, is named and can be forgotten',
  async (address) => {
    localStorage.setItem('global/server-address', address);
    const { user, unmount } = await renderApp('/workspaces');
    const name = 'Server address cannot be used';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(address.replaceAll('"', ''))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forget this address' }));
    expect(localStorage.getItem('global/server-address')).toBeNull();
    unmount();
    await renderApp('/workspaces');
    expect(await screen.findByRole('heading', { level: 1, name: 'Workspaces' })).toBeVisible();
  },
);

test('a page that is not there is a 404 in the frame', async () => {
  const { user, router } = await renderApp('/no/such/page');
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
  expect(
    screen.getByText('Make sure you have the right url or that you have access to view.'),
  ).toBeVisible();
  expect(document.title).toBe('prod-a100 - Page not found - Trainyard');
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('link', { name: 'Back to Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('an entity that does not exist is a 404 too, and an invalid id shows a message', async () => {
  const missing = await renderApp('/workspaces/999');
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
  missing.unmount();
  await renderApp('/workspaces/abc');
  const name = 'Invalid Workspace ID abc';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toBe('prod-a100 - Invalid Workspace ID abc - Trainyard');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
});
