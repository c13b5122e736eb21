import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '~/app/session/session';
import { demoSandbox, renderApp } from '~/test/render-app';
import { masterWith, paths, signInButton, tokenOf, withToken } from '~/test/sign-in';

test('a refused token leads to the sign-in page and back', async () => {
  session.signIn('made-up');
  const { user, router } = await renderApp('/workspaces?sort=newest', { as: null });
  await user.type(await screen.findByLabelText('Username'), 'admin{Enter}');
  expect(await screen.findByRole('heading', { name: 'Workspaces' })).toBeVisible();
  expect(router.state.location.search).toEqual({ sort: 'newest' });
});

test('a refused token of a link says that the cluster is not ready', async () => {
  window.history.replaceState(null, '', '/login?jwt=made-up&x=1');
  await renderApp('/login', { as: null });
  expect(await screen.findByText('Cluster Not Available')).toBeVisible();
  expect(window.location.search).toBe('?x=1');
  window.history.replaceState(null, '', '/');
});

test('a page other than the sign-in page takes no token, and drops it from its address', async () => {
  const sandbox = demoSandbox();
  const token = await tokenOf('jtan', sandbox);
  window.history.replaceState(null, '', `/workspaces?jwt=${token}&x=1`);
  await renderApp('/workspaces', { sandbox });
  expect(await screen.findByRole('button', { name: 'User menu of admin' })).toBeVisible();
  expect(window.location.search).toBe('?x=1');
  window.history.replaceState(null, '', '/');
});

test('a link that would sign in another user asks first', async () => {
  const sandbox = demoSandbox();
  const openLink = async (path: string) => {
    window.history.replaceState(null, '', `/login?jwt=${await tokenOf('jtan', sandbox)}`);
    const app = await renderApp(path, { sandbox });
    window.history.replaceState(null, '', '/');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link signs in as Jun Tan' }),
    ).toBeVisible();
    return app;
  };
  const stayed = await openLink('/login?redirect=%2Fworkspaces');
  await stayed.user.click(screen.getByRole('button', { name: 'Stay signed in as admin' }));
  expect(await screen.findByRole('button', { name: 'User menu of admin' })).toBeVisible();
  expect(stayed.router.state.location.pathname).toBe('/workspaces');
  stayed.unmount();

  const changed = await openLink('/login?redirect=%2Fworkspaces');
  const before = session.token();
  await changed.user.click(screen.getByRole('button', { name: 'Sign in as Jun Tan' }));
  expect(await screen.findByRole('button', { name: 'User menu of Jun Tan' })).toBeVisible();
  const headers = { Authorization: `Bearer ${before}` };
  const old = await sandbox.fetch(new Request('http://localhost/api/v1/me', { headers }));
  expect(old.status).toBe(401);
});

test('a link for who is signed in already asks nothing', async () => {
  const sandbox = demoSandbox();
  window.history.replaceState(null, '', `/login?jwt=${await tokenOf('admin', sandbox)}`);
  const { router } = await renderApp('/login', { sandbox });
  window.history.replaceState(null, '', '/');
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a cookie that pages cannot read is enough, and signing out ends its session', async () => {
  const sandbox = demoSandbox();
  const token = await tokenOf('jtan', sandbox);
  const withCookie = {
    ...sandbox,
    fetch: (request: Request) => withToken(request, token, sandbox.fetch),
  };
  const { user, requests } = await renderApp('/workspaces', { as: null, sandbox: withCookie });
  await user.click(await screen.findByRole('button', { name: 'User menu of Jun Tan' }));
  expect(session.isSignedIn()).toBe(false);
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  expect(await signInButton()).toBeVisible();
  expect(paths(requests)).toContain('POST /api/v1/auth/logout');
});

test('a cookie of another system is enough where that system signs people in', async () => {
  const { answer } = await masterWith({ externalLoginUri: 'https://outer.example/login' });
  const sandbox = demoSandbox();
  // sent as a browser sends its cookie
  const token = await tokenOf('jtan', sandbox);
  const outer = {
    ...sandbox,
    fetch: (request: Request) => withToken(request, token, sandbox.fetch),
  };
  await renderApp('/workspaces', { as: null, sandbox: outer, answer });
  expect(await screen.findByRole('button', { name: 'User menu of Jun Tan' })).toBeVisible();
  expect(session.isSignedIn()).toBe(false);
});

test('the link may name a page of ours, and of nobody else', async () => {
  const { router } = await renderApp('/login?redirect=%2Fworkspaces');
  expect(router.state.location.pathname).toBe('/workspaces');
  const other = await renderApp('/login?redirect=https%3A%2F%2Fevil.example');
  expect(other.router.state.location.pathname).toBe('/dashboard');
});
