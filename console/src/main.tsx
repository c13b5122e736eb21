import '@trainyard/ui/styles/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logCaughtError } from './app/errors/caught-error';
import { afterContentMs, whenNetworkIdle } from './app/polling/use-network-idle';
import { session } from './app/session/session';
import { keepEarlyKeys } from './app/start/early-keys';
import { startApp } from './app/start/start-app';
import { startTheme } from './app/theme';
import { ShellSkeleton } from './features/app-shell/shell-skeleton';

startTheme();
const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: logCaughtError,
});
root.render(<PageSpinner />);

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
  if (!isGuest) askForPage();
  // the first page comes whole
  await router.load();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  if (!isSignIn) return;
  // after sign-in no page has to wait for them
  await whenNetworkIdle({ queryClient, router }, afterContentMs);
  await addPages().catch(() => undefined);
}

/** The frame is drawn and the files of the page come while the master says who it is. */
function askForPage(): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (matchedRoutes.some(({ id }) => id === '/_app')) root.render(<ShellSkeleton />);
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}
