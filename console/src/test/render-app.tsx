import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, queries, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createSandbox, manualClock, type Release, type Sandbox } from '@trainyard/sandbox';
import { createTransport, login } from '@trainyard/sdk/calls';
import { resetPage } from '@trainyard/ui/lib/page-store';
import { onTestFinished, vi } from 'vitest';
import { logCaughtError } from '~/app/errors/caught-error';
import type { AppRouter } from '~/app/router';
import { session } from '~/app/session/session';
import { startApp } from '~/app/start-app';

export type RenderOptions = {
  /** who is signed in already: a user of the demo cluster; null for nobody */
  as?: string | null;
  /** a master of the test's own */
  sandbox?: Sandbox;
  /** answers a request instead of the sandbox, or leaves it to the sandbox with undefined */
  answer?: (request: Request) => Response | Promise<Response> | undefined;
};

export type Rendered = RenderResult & {
  user: UserEvent;
  router: AppRouter;
  queryClient: QueryClient;
  sandbox: Sandbox;
  /** what was asked, in order */
  requests: Request[];
};

/**
 * A demo cluster whose clock is stopped until a test steps `sandbox.clock`: of the usual release, or
 * of another, such as `release038` of `@trainyard/sandbox/v038`.
 */
export function demoSandbox(release?: Release): Sandbox {
  const sandbox = createSandbox({ clock: manualClock(Date.now()), release });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** The same of a cluster where roles decide. */
export function rbacSandbox(): Sandbox {
  const sandbox = createSandbox({ scenario: 'rbac', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/**
 * The whole console at an address: the real router, queries and SDK, with a sandbox where the
 * network would be.
 */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<Rendered> {
  const { as = 'admin', sandbox = demoSandbox(), answer } = options;
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, location.href), init);
    // a copy whose body is still there to be read
    requests.push(request.clone());
    return answer?.(request) ?? sandbox.fetch(request);
  });
  if (as !== null) await signInAs(as, sandbox);

  const history = createMemoryHistory({ initialEntries: [path] });
  const { queryClient, router, stop } = startApp(history);
  onTestFinished(() => {
    stop();
    forgetPage(queryClient);
  });
  await act(() => router.load());
  // awaited, so that parts that are loaded on first use come in
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
      { queries, onCaughtError: logCaughtError },
    ),
  );
  return { ...view, user: userEvent.setup(), router, queryClient, sandbox, requests };
}

/** Clears the state that goes when a tab is closed; the next test may share the modules. */
function forgetPage(queryClient: QueryClient): void {
  // what is on its way would come to the next page
  void queryClient.cancelQueries();
  queryClient.clear();
  resetPage();
  localStorage.clear();
  sessionStorage.clear();
}

async function signInAs(username: string, sandbox: Sandbox): Promise<void> {
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const body = { username, password: '', isHashed: true };
  session.signIn((await login(client, { body })).token);
}
