import '@trainyard/ui/styles/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { PageSpinner } from '@trainyard/ui/page/page-notice';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logCaughtError } from './app/errors/caught-error';
import { session } from './app/session/session';
import { startApp } from './app/start/start-app';
import { startTheme } from './app/theme';
import { loadFirstData } from './features/shell/app-shell/first-data';
import { PageSkeleton, ShellSkeleton } from './features/shell/app-shell/shell-skeleton';

startTheme();
const root = createRoot(document.getElementById('root') ?? document.body, {
  onCaughtError: logCaughtError,
});
root.render(<PageSpinner />);

/** The first page comes whole, unless its answers take longer than this, in ms. */
const wholePageMs = 1_000;

const { queryClient, router } = startApp();
const isGuest = !session.isSignedIn();
router.update({
  ...router.options,
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: wholePageMs,
  // the skeleton has the frame of the page, so a page that is there replaces it at once
  defaultPendingMinMs: 0,
  InnerWrap: FirstFrame,
});
if (!isGuest) void loadFirstData(router, queryClient);
// from then on, the page before stays visible until the next one has loaded
void router
  .load()
  .then(() => router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY }));
root.render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

/** Shows a skeleton of the app until the router has something to show. */
function FirstFrame({ children }: { children: ReactNode }) {
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 });
  const isApp =
    isEmpty &&
    !isGuest &&
    router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId === '/_app');
  return (
    <>
      {children}
      {isApp ? <ShellSkeleton /> : isEmpty ? <PageSpinner /> : null}
    </>
  );
}
