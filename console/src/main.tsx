import '@trainyard/ui/styles/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepEarlyKeys } from './app/early-keys';
import { logCaughtError } from './app/errors/caught-error';
import type { AppRouter } from './app/router';
import { session } from './app/session/session';
import { startApp } from './app/start-app';
import { startTheme } from './app/theme';
import { ShellSkeleton } from './features/app-shell/shell-skeleton';

startTheme();
const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: logCaughtError,
});
root.render(<PageSpinner />);

const { queryClient, router } = startApp();
if (session.isSignedIn()) askForPage(router);
// the first page comes whole; not awaited at the top, since pages import from this very chunk
void router.load().then(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

/** The frame is drawn and the files of the page come while the master says who it is. What fails, fails when the page is drawn. */
function askForPage(router: AppRouter): void {
  keepEarlyKeys();
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (matchedRoutes.some(({ id }) => id === '/_app')) root.render(<ShellSkeleton />);
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}
