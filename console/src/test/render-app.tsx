import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { act, queries, type RenderResult, render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import type { Release, Sandbox } from '@trainyard/sandbox';
import { createTransport, login } from '@trainyard/sdk/calls';
import { resetPage } from '@trainyard/ui/lib/page-store';
import { expect, onTestFinished, vi } from 'vitest';
import { logCaughtError } from '~/app/errors/caught-error';
import { session } from '~/app/session/session';
import type { AppRouter } from '~/app/start/router';
import { startTab } from './start-tab';
import { testSandbox } from './test-sandbox';

export type RenderOptions = {
  /** the signed-in user of the demo cluster; null for none */
  as?: string | null;
  /** the test's own master */
  sandbox?: Sandbox;
  /** the history of the browser, where a test goes back in it */
  history?: RouterHistory;
  /** answers a request instead of the sandbox, or returns undefined to leave it to the sandbox */
  answer?: (request: Request) => Response | Promise<Response> | undefined;
};

export type Rendered = RenderResult & {
  user: UserEvent;
  router: AppRouter;
  queryClient: QueryClient;
  sandbox: Sandbox;
  /** received requests, in order */
  requests: Request[];
};

/** `TRAINYARD_LATE=60`: answers are up to so many ms late, which finds tests that need an order of them. */
const lateMs = Number(process.env.TRAINYARD_LATE ?? 0);

/**
 * A demo cluster whose clock is stopped until a test steps `sandbox.clock`: of the default release,
 * or of another, such as `release038` of `@trainyard/sandbox/v038`.
 */
export const demoSandbox = (release?: Release): Sandbox => testSandbox({ release });

/** The same for a cluster with roles. */
export const rbacSandbox = (): Sandbox => testSandbox({ scenario: 'rbac' });

/**
 * The whole console at an address: the real router, queries and SDK, with a sandbox in place of the
 * network.
 */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<Rendered> {
  const { as = 'admin', sandbox = demoSandbox(), answer } = options;
  const { history = createMemoryHistory({ initialEntries: [path] }) } = options;
  const requests: Request[] = [];
  const unknown: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, location.href), init);
    // a copy whose body can still be read
    requests.push(request.clone());
    const own = answer?.(request);
    if (own) return own;
    const { method, url } = request;
    // a test that stops the timers says when answers come
    if (lateMs > 0 && !vi.isFakeTimers())
      await new Promise((resolve) => setTimeout(resolve, Math.random() * lateMs));
    const sandboxAnswer = await sandbox.fetch(request);
    // an edition without roles answers 501 too, in other words
    if (
      sandboxAnswer.status === 501 &&
      (await sandboxAnswer.clone().text()).includes('Not Implemented')
    )
      unknown.push(`${method} ${new URL(url).pathname}`);
    return sandboxAnswer;
  });
  // no page sends a request to a path that the release of its master lacks
  onTestFinished(() => expect(unknown).toEqual([]));
  if (as !== null) await signInAs(as, sandbox);

  const { queryClient, router, stop } = startTab(history);
  onTestFinished(() => {
    stop();
    forgetPage(queryClient);
  });
  await act(() => router.load());
  // awaited, so that lazy parts are rendered
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
      { queries, onCaughtError: logCaughtError },
    ),
  );
  // a dialog accepts the pointer only a render after it appears, which people do not notice
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, user, router, queryClient, sandbox, requests };
}

/** Clears the state that a closed tab loses; the next test may share the modules. */
export function forgetPage(queryClient: QueryClient): void {
  // pending requests would reach the next page
  void queryClient.cancelQueries();
  // a mutation keeps its page for five minutes, which are too many pages for a worker's memory
  for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy();
  queryClient.clear();
  resetPage();
  localStorage.clear();
  sessionStorage.clear();
}

export async function signInAs(username: string, sandbox: Sandbox): Promise<void> {
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const body = { username, password: '', isHashed: true };
  session.signIn((await login(client, { body })).token);
}
