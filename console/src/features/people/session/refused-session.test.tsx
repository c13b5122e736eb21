import { act, screen, waitFor } from '@testing-library/react';
import { createTransport, getUsers, patchUser } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { session } from '~/app/session/session';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, rbacSandbox, renderApp, signInAs } from '~/test/render-app';
import { masterWith, paths, signInButton, tokenOf, withToken } from '~/test/sign-in';
import { markTaskOrigin } from '~/test/task-origin';

const deactivated = 'This account has been deactivated. Ask an administrator.';

const masters = [
  ['0.23.4 without roles', demoSandbox, 'jtan'],
  ['0.23.4 with roles', rbacSandbox, 'viewer'],
  ['0.38.1', newerSandbox, 'jtan'],
] as const;

type Sandbox = ReturnType<typeof demoSandbox>;

/** Deactivates a user, or activates them again, as an administrator does. */
async function setActive(sandbox: Sandbox, username: string, active: boolean) {
  const { fetch } = sandbox;
  const auth = await tokenOf('admin', sandbox);
  const client = createTransport({ baseUrl: location.origin, fetch, auth });
  const { users } = await getUsers(client, {});
  const user = users.find((one) => one.username === username);
  await patchUser(client, { userId: user?.id ?? 0, body: { active } });
}

test.each(masters)(
  'a deactivated user reads why, signs out, and leaves the form to others on %s (platform P1)',
  async (_name, masterOf, name) => {
    const sandbox = masterOf();
    const { user, router, queryClient } = await renderApp('/workspaces', { as: name, sandbox });
    await screen.findByRole('button', { name: /^User menu/ });
    await setActive(sandbox, name, false);
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('heading', { name: deactivated })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^User menu/ })).toBeNull();

    // also by a link, and in a new tab
    await act(() => router.navigate({ to: '/login' }));
    expect(await signInButton()).toBeVisible();
    expect(screen.getByText(deactivated)).toBeVisible();
    await act(() => router.navigate({ to: '/workspaces' }));
    expect(await screen.findByRole('heading', { name: deactivated })).toBeVisible();

    sessionStorage.setItem('draft/1/note', 'half a thought');
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(await signInButton()).toBeVisible();
    expect(screen.queryByText(deactivated)).toBeNull();
    expect([session.isSignedIn(), localStorage.getItem('global/auth-token')]).toEqual([
      false,
      null,
    ]);
    expect([document.cookie, sessionStorage.length]).toEqual(['', 0]);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['getMe'] })).toEqual([]);

    await user.clear(screen.getByLabelText('Username'));
    await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
    expect(await screen.findByRole('button', { name: 'User menu of admin' })).toBeVisible();
  },
);

test('a user who is active again goes on at the same page', async () => {
  const sandbox = demoSandbox();
  await signInAs('jtan', sandbox);
  await setActive(sandbox, 'jtan', false);
  const { user } = await renderApp('/tasks', { as: null, sandbox });
  expect(await screen.findByRole('heading', { name: deactivated })).toBeVisible();
  expect(screen.queryByText(/Unable to fetch user settings/)).toBeNull();
  await setActive(sandbox, 'jtan', true);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test.each([
  [403, 'no'],
  [404, 'not here'],
  [500, 'the database is broken'],
])(
  'a %i of the first calls is a sentence with a way out (platform P1)',
  async (status, message) => {
    const isAnswered = (path: string) =>
      /\/(master|auth\/logout|auth\/login|sandbox\/people)$/.test(path);
    const answer = ({ url }: Request) =>
      isAnswered(new URL(url).pathname) ? undefined : Response.json({ message }, { status });
    const { user, router } = await renderApp('/tasks', { answer });
    const words = `The master refuses this session: ${message}`;
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    await act(() => router.navigate({ to: '/login' }));
    expect(await signInButton()).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    await act(() => router.navigate({ to: '/tasks' }));
    await user.click(await screen.findByRole('link', { name: 'Sign Out' }));
    await waitFor(() => expect(session.isSignedIn()).toBe(false));
    expect(await signInButton()).toBeVisible();
  },
);

test('a cookie of a deactivated user that no page can read leaves the form to others (platform P1)', async () => {
  const sandbox = demoSandbox();
  const token = await tokenOf('jtan', sandbox);
  await setActive(sandbox, 'jtan', false);
  const { answer: master } = await masterWith({});
  const answer = (request: Request) =>
    request.headers.has('authorization')
      ? undefined
      : (master(request) ?? withToken(request, token, sandbox.fetch));
  const { user } = await renderApp('/login', { as: null, sandbox, answer });
  expect(await signInButton()).toBeVisible();
  expect(screen.getByText(deactivated)).toBeVisible();
  await user.type(screen.getByLabelText('Username'), 'mkowalski{Enter}');
  expect(await screen.findByRole('button', { name: 'User menu of Marta Kowalski' })).toBeVisible();
});

test('a deactivated user who signs in reads that, and not that the password is wrong', async () => {
  const sandbox = demoSandbox();
  await setActive(sandbox, 'jtan', false);
  const { user } = await renderApp('/login', { as: null, sandbox });
  await user.type(await screen.findByLabelText('Username'), 'jtan{Enter}');
  expect(await screen.findByText(deactivated)).toBeVisible();
  expect(screen.queryByText(/Incorrect username/)).toBeNull();
});

test('where another system signs people in, a deactivated user is not led there again and again', async () => {
  const { sandbox, answer } = await masterWith({
    externalLoginUri: 'https://elsewhere.example/in',
    externalLogoutUri: 'https://elsewhere.example/out',
  });
  const token = await tokenOf('jtan', sandbox);
  await setActive(sandbox, 'jtan', false);
  await renderApp('/login', {
    as: null,
    sandbox,
    answer: (request) => answer(request) ?? withToken(request, token, sandbox.fetch),
  });
  expect(await screen.findByText(deactivated)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Sign in as another person' });
  expect(link.getAttribute('href')).toBe('https://elsewhere.example/out');
});

test.each([403, 404, 500, 502])(
  'signing out ends here when the master answers %i (platform P1)',
  async (status) => {
    const answer = ({ url }: Request) =>
      url.endsWith('/auth/logout') ? Response.json({ message: 'no' }, { status }) : undefined;
    const { user, router, requests } = await renderApp('/workspaces', { answer });
    sessionStorage.setItem('draft/1/note', 'half a thought');
    await user.click(await screen.findByRole('button', { name: /^User menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await signInButton()).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(paths(requests)).toContain('POST /api/v1/auth/logout');
    expect([session.isSignedIn(), sessionStorage.length, document.cookie]).toEqual([false, 0, '']);
  },
);

test('where tasks have an origin of their own, no cookie signs the console in (ATK-15)', async () => {
  markTaskOrigin();
  const sandbox = demoSandbox();
  const token = await tokenOf('jtan', sandbox);
  const { user, router } = await renderApp('/workspaces', {
    as: null,
    sandbox,
    answer: (request) =>
      request.headers.has('authorization') ? undefined : withToken(request, token, sandbox.fetch),
  });
  expect(await signInButton()).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect([session.isSignedIn(), localStorage.getItem('global/auth-token')]).toEqual([false, null]);
  await user.type(screen.getByLabelText('Username'), 'mkowalski{Enter}');
  expect(await screen.findByRole('button', { name: 'User menu of Marta Kowalski' })).toBeVisible();
});

test('another system whose cookie does not sign in is one link away', async () => {
  markTaskOrigin();
  const options = await masterWith({ externalLoginUri: 'https://elsewhere.example/in' });
  await renderApp('/tasks', { as: null, ...options });
  expect(await screen.findByText(/^Another system signs people in here/)).toBeVisible();
  const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '';
  const back = new URL(new URL(href).searchParams.get('redirect') ?? '');
  expect([back.pathname, back.searchParams.get('redirect')]).toEqual(['/login', '/tasks']);
});
