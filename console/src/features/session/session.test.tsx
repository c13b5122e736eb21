import { act, screen, waitFor, within } from '@testing-library/react';
import { hashPassword } from '@trainyard/sdk';
import { createTransport, patchUser } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { session } from '~/app/session/session';
import { demoSandbox, renderApp } from '~/test/render-app';

const signInButton = () => screen.findByRole('button', { name: 'Sign In' });
const paths = (requests: Request[]) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

async function masterWith(change: object) {
  const sandbox = demoSandbox();
  const real = await sandbox.fetch(new Request('http://localhost/api/v1/master'));
  const master = { ...(await real.json()), ...change };
  const answer = (request: Request) =>
    request.url.endsWith('/api/v1/master') ? Response.json(master) : undefined;
  return { sandbox, answer };
}

test('a person signs in and lands where they wanted to go', async () => {
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

test('a master that fails says only that', async () => {
  const answer = (request: Request) =>
    request.url.endsWith('/auth/login') ? new Response('', { status: 503 }) : undefined;
  const { user } = await renderApp('/login', { as: null, answer });
  await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  // under the form and, once what draws it is there, in a toast
  const said = () => screen.queryAllByText('Failed to login. Please retry.');
  await waitFor(() => expect(said()).toHaveLength(2));
});

test('the link may name a page of ours, and of nobody else', async () => {
  const { router } = await renderApp('/login?redirect=%2Fworkspaces');
  expect(router.state.location.pathname).toBe('/workspaces');
  const other = await renderApp('/login?redirect=https%3A%2F%2Fevil.example');
  expect(other.router.state.location.pathname).toBe('/dashboard');
});

test('who is signed in, and their settings, are asked for together with the master', async () => {
  const { sandbox } = await masterWith({});
  const missing = new Set(['/api/v1/me', '/api/v1/users/setting']);
  let askMaster = () => {};
  const asked = new Promise<void>((resolve) => {
    askMaster = resolve;
  });
  // the master's answer waits for the other two requests
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (missing.delete(pathname) && missing.size === 0) askMaster();
    return pathname === '/api/v1/master' ? asked.then(() => sandbox.fetch(request)) : undefined;
  };
  const { router } = await renderApp('/tasks', { sandbox, answer });
  expect(router.state.location.pathname).toBe('/tasks');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test('a signed-in user goes on at once, with RBAC to the workspaces', async () => {
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
      .map(({ queryKey }) => queryKey),
  ).toEqual([['master'], ['sandbox-people']]);
});

test('pointing at the way out signs nobody out', async () => {
  const { router, requests } = await renderApp('/workspaces');
  await router.preloadRoute({ to: '/logout' });
  expect(session.isSignedIn()).toBe(true);
  expect(paths(requests)).not.toContain('POST /api/v1/auth/logout');
});

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

test('a sign-in in another tab is noticed', async () => {
  const { router, sandbox } = await renderApp('/login', { as: null });
  await signInButton();
  const body = JSON.stringify({ username: 'admin', password: '', isHashed: true });
  const init = { method: 'POST', body };
  const answer = await sandbox.fetch(new Request('http://localhost/api/v1/auth/login', init));
  const { token } = await answer.json();
  act(() => localStorage.setItem('global/auth-token', JSON.stringify(token)));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5000 });
});

test('scripts get their token shown', async () => {
  const { user } = await renderApp('/login?cli=true', { as: null });
  await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  expect(await screen.findByText('Your Trainyard Authentication Token')).toBeVisible();
  expect(screen.getByText(session.token() ?? '')).toBeVisible();
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

test('/reload opens a page of ours afresh', async () => {
  const { router } = await renderApp('/reload?path=%2Fworkspaces%3Fsort%3Dnewest');
  expect(router.state.location.pathname).toBe('/workspaces');
  expect(router.state.location.search).toEqual({ sort: 'newest' });
});

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
  expect(
    await screen.findByRole(
      'heading',
      { name: 'The Server Reports an Error' },
      { timeout: 20_000 },
    ),
  ).toBeVisible();
  expect(screen.getByRole('alert').textContent).toContain('answered: database is locked');
  expect(screen.queryByText('Server is Unreachable')).toBeNull();
});

test.each(['"nowhere"', 'http://no-json', '"ftp://cluster"'])(
  'a kept server address that cannot be used, %s, is named and can be forgotten',
  async (kept) => {
    localStorage.setItem('global/server-address', kept);
    const { user, unmount } = await renderApp('/workspaces');
    const name = 'Server Address Cannot Be Used';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(kept.replaceAll('"', ''))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forget This Address' }));
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
  expect(document.title).toBe('prod-a100 - Page Not Found - Trainyard');
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

test('a cookie of another system is enough where that system signs people in', async () => {
  const { answer } = await masterWith({ externalLoginUri: 'https://outer.example/login' });
  const sandbox = demoSandbox();
  // what the browser would do with the cookie
  const token = await tokenOf('jtan', sandbox);
  const outer = {
    ...sandbox,
    fetch: (request: Request) => withToken(request, token, sandbox.fetch),
  };
  await renderApp('/workspaces', { as: null, sandbox: outer, answer });
  expect(await screen.findByRole('button', { name: 'User menu of Jun Tan' })).toBeVisible();
  expect(session.isSignedIn()).toBe(false);
});

async function tokenOf(username: string, sandbox: ReturnType<typeof demoSandbox>): Promise<string> {
  const body = JSON.stringify({ username, password: '', isHashed: true });
  const init = { method: 'POST', body };
  const login = await sandbox.fetch(new Request('http://localhost/api/v1/auth/login', init));
  return (await login.json()).token;
}

function withToken(request: Request, token: string, send: (request: Request) => Promise<Response>) {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return send(new Request(request, { headers }));
}

test('a sandbox offers its people: one click signs in as a researcher', async () => {
  const { user, router } = await renderApp('/login', { as: null });
  const offer = within(await screen.findByRole('region', { name: 'Step in as' }));
  const [first] = offer.getAllByRole('button');
  expect(first?.textContent).toContain('Marta Kowalski Researcher');
  expect(first?.textContent).toContain('Starts, forks and stops experiments');
  await user.click(offer.getByRole('button', { name: /^Anika Roy/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await screen.findByRole('button', { name: 'User menu of Anika Roy' })).toBeVisible();
});

test('what was typed before the people came stays', async () => {
  const sandbox = demoSandbox();
  let comeIn = () => {};
  const arrival = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  const { user } = await renderApp('/login', {
    as: null,
    sandbox,
    answer: (request) =>
      request.url.endsWith('/sandbox/people')
        ? arrival.then(() => sandbox.fetch(request))
        : undefined,
  });
  await user.type(await screen.findByLabelText('Username'), 'ad');
  comeIn();
  expect(await screen.findByRole('region', { name: 'Step in as' })).toBeVisible();
  await user.keyboard('min');
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
});

test('the people are asked for at a sandbox only', async () => {
  const { sandbox, answer } = await masterWith({ branding: 'determined' });
  const { requests } = await renderApp('/login', { as: null, sandbox, answer });
  await signInButton();
  expect(paths(requests)).not.toContain('GET /sandbox/people');
  expect(screen.queryByRole('region', { name: 'Step in as' })).toBeNull();
});

test('an administrator without a password is warned, again after a reload', async () => {
  const sandbox = demoSandbox();
  const first = await renderApp('/login', { as: null, sandbox });
  await first.user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  const warning = () => screen.findByRole('complementary', { name: 'Account without a password' });
  expect(await warning()).toBeVisible();
  // at once: a reload may come before the warning
  const sent = paths(first.requests);
  expect(sent[sent.indexOf('POST /api/v1/auth/login') + 1]).toBe('POST /api/v1/users/setting');
  first.unmount();

  const again = await renderApp('/tasks', { sandbox });
  expect(await warning()).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Set a Password' }));
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('an administrator who has a password by now is not warned any more', async () => {
  const sandbox = demoSandbox();
  const first = await renderApp('/login', { as: null, sandbox });
  await first.user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  const warning = { name: 'Account without a password' };
  await screen.findByRole('complementary', warning);
  const auth = session.token() ?? '';
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth });
  const body = { password: await hashPassword('Secret123'), isHashed: true };
  await patchUser(client, { userId: 1, body });
  first.unmount();
  session.clear();

  const again = await renderApp('/login', { as: null, sandbox });
  // the name is that of the last time
  expect(await screen.findByLabelText('Username')).toHaveValue('admin');
  await again.user.type(screen.getByLabelText('Password'), 'Secret123{Enter}');
  await screen.findByRole('button', { name: 'User menu of admin' });
  await waitFor(() => expect(paths(again.requests)).toContain('POST /api/v1/users/setting'));
  expect(screen.queryByRole('complementary', warning)).toBeNull();
});

test('a researcher without a password is not warned', async () => {
  const { user } = await renderApp('/login', { as: null });
  await user.type(screen.getByLabelText('Username'), 'jtan{Enter}');
  await screen.findByRole('button', { name: 'User menu of Jun Tan' });
  expect(screen.queryByRole('complementary', { name: 'Account without a password' })).toBeNull();
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
