import type { RouterHistory } from '@tanstack/react-router';
import { withBasePath } from './base-path';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import { followOtherTabs, type SessionEnd, session } from './session';

/**
 * The sign-in page takes a token from its address, other pages do not. In no address it may stay,
 * to be copied or logged.
 */
function takeToken(): void {
  session.find();
  const url = new URL(location.href);
  if (!url.searchParams.has('jwt')) return;
  if (url.pathname === withBasePath('login')) session.offer(url.search);
  url.searchParams.delete('jwt');
  history.replaceState(history.state, '', url);
}

/** Everything the pages stand on, wired together once. */
export function startApp(routerHistory?: RouterHistory) {
  takeToken();
  const queryClient = createQueryClient();
  const router = createAppRouter({
    queryClient,
    ...(routerHistory ? { history: routerHistory } : {}),
  });

  /** Leaves for the sign-out page, and remembers where the person was. */
  const leave = () => {
    const { pathname, publicHref } = router.latestLocation;
    if (/^\/(login|logout)$/.test(pathname)) return;
    void router.navigate({ to: '/logout', state: { wanted: publicHref }, replace: true });
  };
  /** Shows the page anew to whoever signed in in another tab; nothing of the last one stays. */
  const startOver = () => {
    void queryClient.resetQueries();
    void router.invalidate();
  };
  const stopFollowing = followOtherTabs();
  const onEnd = (end: SessionEnd) => (end === 'signedInElsewhere' ? startOver() : leave());
  const stopListening = session.onEnd(onEnd);
  const stop = () => {
    stopFollowing();
    stopListening();
    queryClient.clear();
  };
  return { queryClient, router, stop };
}
