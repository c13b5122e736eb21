import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { explainedRefusals } from '~/app/actions/explained-refusals';
import { askWhich } from '~/app/editing/edit-question';
import { session } from '~/app/session/session';
import { meQuery } from '~/data/session';
import { permissionsQuery } from '~/data/viewer';
import { rbacSandbox, renderApp } from '~/test/render-app';

const refused = () => Response.json({ message: 'invalid credentials' }, { status: 401 });
const pathOf = ({ url }: Request) => new URL(url).pathname;
const isSession = (request: Request) => /\/(auth\/login|master)$/.test(pathOf(request));

/** A page whose token the master stops taking when `end` is called. */
async function openPage(path: string) {
  let isOver = false;
  const answer = (request: Request) => (isOver && !isSession(request) ? refused() : undefined);
  const app = await renderApp(path, { answer });
  const visited: string[] = [];
  app.router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.pathname));
  const end = (next: boolean) => {
    isOver = next;
  };
  return { ...app, visited, end };
}

test('many refusals at once sign out once, and signing in returns to the same place', async () => {
  const { user, router, queryClient, requests, visited, end } =
    await openPage('/workspaces?sort=newest');
  sessionStorage.setItem('draft/1/note', 'half a thought');
  sessionStorage.setItem('other', 'x');
  end(true);
  await act(() => queryClient.refetchQueries());
  await screen.findByRole('button', { name: 'Sign In' });
  expect(visited.filter((path) => path === '/logout')).toHaveLength(1);
  expect(requests.map(pathOf)).not.toContain('/api/v1/auth/logout');
  expect(localStorage.getItem('global/auth-token')).toBeNull();

  end(false);
  await user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  await screen.findByRole('heading', { name: 'Workspaces' });
  expect(router.state.location.search).toEqual({ sort: 'newest' });
  expect(sessionStorage.getItem('draft/1/note')).toBe('half a thought');
  expect(sessionStorage.getItem('other')).toBeNull();
});

test('drafts are removed when the user signs out', async () => {
  const { router } = await renderApp('/workspaces');
  sessionStorage.setItem('draft/1/note', 'half a thought');
  await act(() => router.navigate({ to: '/logout', state: { isSignOut: true } }));
  await screen.findByRole('button', { name: 'Sign In' });
  expect(sessionStorage.length).toBe(0);
});

test.each(['mkowalski', 'admin'])(
  'no dialog of the session before is open after %s signs in',
  async (next) => {
    const { user, queryClient, end } = await openPage('/workspaces/2/tasks');
    await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' });
    act(() => {
      explainedRefusals.set([]);
      askWhich([{ label: 'the name', mine: 'a secret', newest: 'theirs' }]).catch(() => undefined);
    });
    expect(await screen.findByDisplayValue('a secret')).toBeVisible();
    end(true);
    await act(() => queryClient.refetchQueries());
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('dialog')).toBeNull();

    end(false);
    await user.type(screen.getByLabelText('Username'), `${next}{Enter}`);
    await screen.findByRole('button', { name: 'Launch JupyterLab' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** The storage event of another tab that wrote this. */
const changedElsewhere = (newValue: string | null) =>
  act(() => {
    if (newValue === null) localStorage.removeItem('global/auth-token');
    else localStorage.setItem('global/auth-token', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'global/auth-token', newValue }));
  });

test('signing out in another tab signs out here, with what was typed', async () => {
  const { requests } = await renderApp('/workspaces');
  sessionStorage.setItem('draft/1/note', 'half a thought');
  changedElsewhere(null);
  await screen.findByRole('button', { name: 'Sign In' });
  expect(sessionStorage.length).toBe(0);
  // the cookie may belong to the next session, which the other tab has begun meanwhile
  expect(requests.map(pathOf)).not.toContain('/api/v1/auth/logout');
});

test('a request that was refused without a session is sent again after the sign-in', async () => {
  const { user, queryClient } = await renderApp('/login', { as: null });
  await act(() => queryClient.prefetchQuery(meQuery));
  expect(queryClient.getQueryState(meQuery.queryKey)?.status).toBe('error');
  await user.type(await screen.findByLabelText('Username'), 'jtan{Enter}');
  expect(await screen.findByRole('button', { name: 'User menu of Jun Tan' })).toBeVisible();
});

test('a page that joins a request of the session before loads again once that is refused', async () => {
  let refuse: (answer: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  const isOfNobody = (request: Request) =>
    pathOf(request).endsWith('/permissions/summary') && !request.headers.has('authorization');
  const { user, queryClient, requests } = await renderApp('/login', {
    as: null,
    sandbox: rbacSandbox(),
    answer: (request) => (isOfNobody(request) ? late : undefined),
  });
  void queryClient.prefetchQuery(permissionsQuery);
  await user.type(await screen.findByLabelText('Username'), 'admin{Enter}');
  await waitFor(() => expect(requests.map(pathOf)).toContain('/api/v1/me'));
  await waitFor(() => expect(session.isSignedIn()).toBe(true));
  refuse(refused());
  expect(await screen.findByRole('button', { name: 'User menu of admin' })).toBeVisible();
});

test('a session that another tab found expired keeps the drafts here', async () => {
  await renderApp('/workspaces');
  sessionStorage.setItem('draft/1/note', 'half a thought');
  changedElsewhere('""');
  await screen.findByRole('button', { name: 'Sign In' });
  expect(sessionStorage.getItem('draft/1/note')).toBe('half a thought');
});

test('a sign-in in another tab changes the user here, and no data of the previous user remains', async () => {
  const { sandbox, user } = await renderApp('/workspaces');
  await screen.findByRole('button', { name: 'User menu of admin' });
  await user.click(await screen.findByRole('button', { name: 'New Workspace' }));
  await user.type(await screen.findByLabelText('Workspace Name'), 'half a thought');
  const body = JSON.stringify({ username: 'mkowalski', password: '', isHashed: true });
  const init = { method: 'POST', body };
  const login = await sandbox.fetch(new Request('http://localhost/api/v1/auth/login', init));
  const { token } = await login.json();
  changedElsewhere(JSON.stringify(token));
  await screen.findByRole('button', { name: 'User menu of Marta Kowalski' });
  expect(await screen.findByRole('heading', { name: 'Workspaces' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session.token()).toBe(token);
});

test.each([403, 404])('a %i of other calls signs nobody out', async (status) => {
  let isOver = false;
  const answer = (request: Request) =>
    isOver && !isSession(request) && !pathOf(request).endsWith('/me')
      ? Response.json({ message: 'no' }, { status })
      : undefined;
  const { router, queryClient } = await renderApp('/workspaces', { answer });
  isOver = true;
  await act(() => queryClient.refetchQueries());
  await act(() =>
    router.navigate({ to: '/projects/$projectId/experiments', params: { projectId: '2' } }),
  );
  expect(await screen.findByRole('heading', { name: /Page not found/ })).toBeVisible();
  expect(session.isSignedIn()).toBe(true);
  expect(router.state.location.pathname).toBe('/projects/2/experiments');
});
