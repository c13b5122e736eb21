import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { type RenderOptions, renderApp } from '~/test/render-app';

const provider = (change: object) => ({
  ...{ name: 'okta', type: 'SAML', alwaysRedirect: false },
  // a part of the page, where a test can follow
  ...{ ssoUrl: '#sso', ...change },
});

afterEach(() => {
  location.hash = '';
});

/** A page of a cluster of 0.38 with these providers; `end` makes the master refuse every session. */
async function open(path: string, providers: object[], options: RenderOptions = {}) {
  const sandbox = newerSandbox();
  const real = await sandbox.fetch(new Request('http://localhost/api/v1/master'));
  const master = { ...(await real.json()), ssoProviders: providers };
  let isOver = false;
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/master')) return Response.json(master);
    if (isOver) return Response.json({ message: 'invalid credentials' }, { status: 401 });
    const answered = await sandbox.fetch(request);
    if (!pathname.endsWith('/me')) return answered;
    const { user } = await answered.json();
    return Response.json({ user: { ...user, remote: true } }, { status: answered.status });
  };
  const app = await renderApp(path, { sandbox, answer, ...options });
  const end = () => {
    isOver = true;
    return act(() => app.queryClient.refetchQueries());
  };
  return { ...app, end };
}

const form = () => screen.findByRole('button', { name: 'Sign In' });

test('a provider that always redirects signs in without a page, and hands the way back', async () => {
  await open('/workspaces?archived=true', [provider({ alwaysRedirect: true })], { as: null });
  const query = new URLSearchParams({ redirect: '/workspaces?archived=true' });
  expect(location.hash).toBe(`#sso?relayState=${encodeURIComponent(`${query}`)}`);
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});

test('a provider of OIDC gets its address as it is', async () => {
  await open('/login?redirect=%2Ftasks', [provider({ type: 'OIDC' })], { as: null });
  const link = await screen.findByRole('link', { name: 'Sign in with Okta' });
  expect(link).toHaveAttribute('href', '#sso');
  expect(location.hash).toBe('');
});

test('the place to return to is kept in the tab, where OIDC hands nothing back', async () => {
  const options = { as: null };
  await open('/workspaces?archived=true', [provider({ type: 'OIDC' })], options);
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in with Okta' }));
  expect(location.hash).toBe('#sso');
  // the provider's answer signed the browser in and redirected to the first page
  const { router } = await open('/', []);
  expect(router.state.location.href).toBe('/workspaces?archived=true');
  const again = await open('/', []);
  expect(again.router.state.location.pathname).toBe('/dashboard');
});

test('a user who signs out chooses how to sign in again', async () => {
  const { router } = await open('/workspaces', [provider({ alwaysRedirect: true })]);
  await act(() => router.navigate({ to: '/logout', state: { isSignOut: true } }));
  expect(await form()).toBeVisible();
  expect(router.state.location.search).toMatchObject({ hard_logout: true });
  expect(location.hash).toBe('');
});

test('a session that ran out goes on at the provider where one signed the user in', async () => {
  const { end } = await open('/workspaces', [provider({})]);
  await end();
  await waitFor(() => expect(location.hash).toMatch(/^#sso\?relayState=/));
  const query = new URLSearchParams(location.hash.slice(location.hash.indexOf('?')));
  expect(new URLSearchParams(query.get('relayState') ?? '').get('redirect')).toBe('/workspaces');
});

test('links of the master say that a session ran out, or that the user signed out', async () => {
  await open('/logout?remote_expired=true', [provider({ type: 'OIDC' })], { as: null });
  await waitFor(() => expect(location.hash).toBe('#sso'));
  location.hash = '';
  await open('/login?hard_logout=true', [provider({ alwaysRedirect: true })], { as: null });
  expect(await form()).toBeVisible();
  expect(location.hash).toBe('');
});
