import { act, screen, waitFor } from '@testing-library/react';
import { hashPassword } from '@trainyard/sdk';
import { createTransport, login, patchUser } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { session } from '~/app/session/session';
import { demoSandbox, renderApp } from '~/test/render-app';
import { masterWith, paths, signInButton } from '~/test/sign-in';

test('a user signs in and reaches the requested page', async () => {
  const { router, user } = await renderApp('/workspaces?archived=true', { as: null });
  expect(router.state.location.pathname).toBe('/login');
  expect(document.title).toBe('prod-a100 - Sign In - Trainyard');
  expect(await signInButton()).toHaveProperty('disabled', true);

  await user.type(screen.getByLabelText('Username'), 'mkowalski{Enter}');
  expect(await screen.findByRole('heading', { name: 'Workspaces' })).toBeVisible();
  expect(router.state.location.search).toEqual({ archived: true });
  expect(localStorage.getItem('lastUsername')).toBe('mkowalski');
  expect(screen.getByRole('button', { name: 'User menu of Marta Kowalski' })).toBeVisible();
});

test('a user who signs in with a weak password reads why, and where to change it', async () => {
  const sandbox = demoSandbox();
  const transport = { baseUrl: location.origin, fetch: sandbox.fetch };
  const { token, user: me } = await login(createTransport(transport), {
    body: { username: 'mkowalski', password: '' },
  });
  const client = createTransport({ ...transport, auth: token });
  const password = await hashPassword('short');
  await patchUser(client, { userId: me?.id ?? 0, body: { password, isHashed: true } });

  const { user } = await renderApp('/login', { as: null, sandbox });
  await user.type(screen.getByLabelText('Username'), 'mkowalski');
  await user.type(screen.getByLabelText('Password'), 'short{Enter}');
  expect(await screen.findByText('Your password is weak')).toBeVisible();
  expect(screen.getByText("Password isn't long enough.")).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  expect(await screen.findByRole('dialog', { busy: false, name: 'Settings' })).toBeVisible();
});

test('a wrong name shows an error, and is not stored', async () => {
  localStorage.setItem('lastUsername', 'nobody');
  const { user } = await renderApp('/login', { as: null });
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('nobody');
  await user.type(screen.getByLabelText('Password'), 'x');
  await user.click(await signInButton());

  const problem = await screen.findByText('Incorrect username or password.');
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-describedby')).toBe(problem.id);
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(
    screen.getByText('Failed to login. Please check your username and password.'),
  ).toBeVisible();
  expect(localStorage.getItem('lastUsername')).toBeNull();

  await user.type(password, 'y');
  expect(screen.queryByText('Incorrect username or password.')).toBeNull();
});

test('a failure of the master is stated once, with its message in a toast', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/auth/login')
      ? Response.json({ message: 'the database restarts' }, { status: 503 })
      : undefined;
  const { user } = await renderApp('/login', { as: null, answer });
  await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByText(/the database restarts/)).toBeVisible();
  expect(screen.getByText('Failed to login. Please retry.')).toBeVisible();
});

test('the signed-in user and their settings are requested together with the master', async () => {
  const { sandbox } = await masterWith({});
  const missing = new Set(['/api/v1/me', '/api/v1/users/setting']);
  let resolveRequested = () => {};
  const requested = new Promise<void>((resolve) => {
    resolveRequested = resolve;
  });
  // the master's answer waits for the other two requests
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (missing.delete(pathname) && missing.size === 0) resolveRequested();
    return pathname === '/api/v1/master' ? requested.then(() => sandbox.fetch(request)) : undefined;
  };
  const { router } = await renderApp('/tasks', { sandbox, answer });
  expect(router.state.location.pathname).toBe('/tasks');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test('a signed-in user continues at once, with RBAC to the workspaces', async () => {
  const plain = await renderApp('/login');
  expect(plain.router.state.location.pathname).toBe('/dashboard');
  plain.unmount();
  const { router } = await renderApp('/', await masterWith({ rbacEnabled: true }));
  expect(router.state.location.pathname).toBe('/workspaces');
});

test('signing out ends the session on the master and forgets everything here', async () => {
  const { user, router, requests, queryClient } = await renderApp('/workspaces');
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  expect(await signInButton()).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(paths(requests)).toContain('POST /api/v1/auth/logout');
  expect(session.isSignedIn()).toBe(false);
  expect(document.cookie).not.toContain('auth=');
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name),
  ).toEqual(['getMaster', 'sandboxPeople']);
});

test('a link to the sign-out page asks first', async () => {
  const { user, router, requests } = await renderApp('/logout');
  expect(await screen.findByRole('heading', { name: 'Sign out?' })).toBeVisible();
  expect(session.isSignedIn()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(paths(requests)).not.toContain('POST /api/v1/auth/logout');

  await act(() => router.navigate({ to: '/logout', search: { hard_logout: true } }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await signInButton()).toBeVisible();
  expect(session.isSignedIn()).toBe(false);
  expect(paths(requests)).toContain('POST /api/v1/auth/logout');
});

test('a link to the sign-out page asks nobody who is not signed in', async () => {
  const { router } = await renderApp('/logout', { as: null });
  expect(await signInButton()).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

test('the palette signs out at once', async () => {
  const { user } = await renderApp('/workspaces');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'logout{Enter}');
  expect(await signInButton()).toBeVisible();
  expect(session.isSignedIn()).toBe(false);
});

test('hovering over the link to sign out signs nobody out', async () => {
  const { router, requests } = await renderApp('/workspaces');
  await router.preloadRoute({ to: '/logout' });
  expect(session.isSignedIn()).toBe(true);
  expect(paths(requests)).not.toContain('POST /api/v1/auth/logout');
});

test('a sign-in in another tab is noticed', async () => {
  const { router, sandbox } = await renderApp('/login', { as: null });
  await signInButton();
  const body = JSON.stringify({ username: 'admin', password: '', isHashed: true });
  const init = { method: 'POST', body };
  const answer = await sandbox.fetch(new Request('http://localhost/api/v1/auth/login', init));
  const { token } = await answer.json();
  act(() => localStorage.setItem('global/auth-token', JSON.stringify(token)));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('scripts get their token shown', async () => {
  const { user } = await renderApp('/login?cli=true', { as: null });
  await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  expect(await screen.findByText('Your Trainyard Authentication Token')).toBeVisible();
  expect(screen.getByText(session.token() ?? '')).toBeVisible();
});

test('/reload opens a page of ours afresh', async () => {
  const { router } = await renderApp('/reload?path=%2Fworkspaces%3Fsort%3Dnewest');
  expect(router.state.location.pathname).toBe('/workspaces');
  expect(router.state.location.search).toEqual({ sort: 'newest' });
});

test('the user menu says the version of this console beside the version of the master', async () => {
  const meta = document.createElement('meta');
  meta.name = 'version';
  meta.content = '1.2.3';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const { user } = await renderApp('/tasks');
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  expect(await screen.findByText('Version 1.2.3')).toBeVisible();
  expect(screen.getByText('Master 0.23.4')).toBeVisible();
});

test('providers of single sign-on get our query to hand back', async () => {
  const ssoProviders = ['okta', 'google', 'Campus ID'].map((name) => ({
    name,
    ssoUrl: `https://${name.split(' ')[0]}.example/sso`,
  }));
  const options = await masterWith({ ssoProviders, clusterName: 'prod-a100' });
  await renderApp('/login?redirect=%2Fworkspaces', { as: null, ...options });
  const link = screen.getByRole('link', { name: 'Sign in with Okta' });
  expect(link.querySelector('svg')?.getAttribute('data-provider')).toBe('okta');
  const markOf = (name: string) =>
    screen.getByRole('link', { name }).querySelector('svg')?.getAttribute('data-provider');
  expect(markOf('Sign in with Google')).toBe('google');
  expect(markOf('Sign in with Campus ID')).toBe('other');
  expect(link.getAttribute('href')).toBe(
    'https://okta.example/sso?relayState=redirect%3D%252Fworkspaces',
  );
  expect(screen.getByText('Alternatively, sign in with SSO')).toBeVisible();
  expect(document.title).toBe('prod-a100 - Sign In - Trainyard');
});

test('what a provider hands back is our query again', async () => {
  const { router } = await renderApp('/login?relayState=redirect%3D%252Fworkspaces');
  expect(router.state.location.pathname).toBe('/workspaces');
});
