import '@trainyard/ui/styles/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logCaughtError } from './app/errors/caught-error';
import { afterContentMs, whenNetworkIdle } from './app/polling/use-network-idle';
import { session } from './app/session/session';
import { keepEarlyKeys } from './app/start/early-keys';
import { startApp } from './app/start/start-app';
import { startTheme } from './app/theme';
import { PageSkeleton, ShellSkeleton } from './features/app-shell/shell-skeleton';

startTheme();
const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: logCaughtError,
});
root.render(<PageSpinner />);

/** The first page comes whole, unless its answers take longer than this, in ms. */
const wholePageMs = 1_000;

const { queryClient, router } = startApp();
const { addPages } = router.options.context;
const isGuest = !session.isSignedIn();
const isSignIn = isGuest && router.latestLocation.pathname === '/login';
// not awaited at the top, since pages import from this very chunk
void start();

async function start(): Promise<void> {
  if (!isGuest) keepEarlyKeys();
  // a failure is shown by the page that needs these routes
  if (!isSignIn) await addPages().catch(() => undefined);
  if (!isGuest) loadFiles();
  router.update({
    ...router.options,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: wholePageMs,
    InnerWrap: FirstFrame,
  });
  const loaded = router.load();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  await loaded;
  // from now on, the page before stays visible until the next one has loaded
  router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY });
  if (!isSignIn) return;
  // after sign-in no page has to wait for them
  await whenNetworkIdle({ queryClient, router }, afterContentMs);
  await addPages().catch(() => undefined);
}

const matchedRoutes = () => router.getMatchedRoutes(router.latestLocation.pathname)[0];

/** Loads the files of the page while the master says who the user is. */
function loadFiles(): void {
  for (const route of matchedRoutes()) router.loadRouteChunk(route)?.catch(() => undefined);
}

/** Shows a skeleton of the app until the router has something to show. */
function FirstFrame({ children }: { children: ReactNode }) {
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 });
  const isApp = isEmpty && !isGuest && matchedRoutes().some(({ id }) => id === '/_app');
  return (
    <>
      {children}
      {isApp ? <ShellSkeleton /> : isEmpty ? <PageSpinner /> : null}
    </>
  );
}
