import type { RouterHistory } from '@tanstack/react-router';
import { trackFocus } from '@trainyard/ui/lib/focus/restore-focus';
import { trackListPlace } from '@trainyard/ui/table/list-place';
import { withBasePath } from '~/app/links/base-path';
import { followOtherTabs, type SessionEnd, session } from '~/app/session/session';
import { watchAccess } from '~/app/session/watch-access';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import { removeServiceWorkers } from './service-workers';

/**
 * Only the sign-in page accepts a token from its URL. It is removed from every URL, so that it is
 * not copied or logged.
 */
function takeToken(): void {
  session.find();
  const url = new URL(location.href);
  if (!url.searchParams.has('jwt')) return;
  if (url.pathname === withBasePath('login')) session.offerToken(url.search);
  url.searchParams.delete('jwt');
  history.replaceState(history.state, '', url);
}

/** Creates the query client, the router and the session listeners of the app. */
export function startApp(routerHistory?: RouterHistory) {
  takeToken();
  // without them the page works as well
  removeServiceWorkers().catch(() => undefined);
  trackFocus();
  trackListPlace();
  const queryClient = createQueryClient();
  const router = createAppRouter({
    queryClient,
    ...(routerHistory ? { history: routerHistory } : {}),
  });

  /** Navigates to the sign-out page, and keeps the current link. */
  const leave = () => {
    const { pathname, publicHref } = router.latestLocation;
    if (/^\/(login|logout)$/.test(pathname)) return;
    void router.navigate({ to: '/logout', state: { requestedPath: publicHref }, replace: true });
  };
  /**
   * Reloads the page after another user has signed in in another tab, or after the master has
   * stopped serving this one, so that no data of the previous user remains.
   */
  const startOver = () => {
    void queryClient.resetQueries();
    void router.invalidate();
  };
  const stopFollowing = followOtherTabs();
  const onEnd = (end: SessionEnd) => (end === 'signedInElsewhere' ? startOver() : leave());
  const stopListening = session.onEnd(onEnd);
  const stopWatching = watchAccess(queryClient, startOver);
  const stop = () => {
    stopFollowing();
    stopListening();
    stopWatching();
    queryClient.clear();
  };
  return { queryClient, router, stop };
}
