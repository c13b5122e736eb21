import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { scrollEnd } from '~/lib/scroll-end';

/** parts of a page send their requests one after another */
const pageIdleMs = 1_000;

const timeoutMs = 5_000;

/** Parts that are due within this time begin together, so that the requests of one delay no other. */
const togetherMs = 50;

type Page = { queryClient: QueryClient; router: AnyRouter };

const waiting = new Set<() => void>();

/**
 * Calls a function when no request has been pending for a time, or, with a slow answer, after five
 * seconds. Returns a function that cancels this.
 */
function onNetworkIdle({ queryClient, router }: Page, idleMs: number, onIdle: () => void) {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  const stop = () => {
    clearTimeout(idle);
    idle = undefined;
  };
  const cancel = () => {
    waiting.delete(endIfDue);
    for (const unsubscribe of subscriptions) unsubscribe();
    stop();
    clearTimeout(timeout);
  };
  const end = () => {
    cancel();
    onIdle();
  };
  const endIfDue = () => {
    if (idle !== undefined && dueAt < performance.now() + togetherMs) end();
  };
  const check = () => {
    if (router.state.status !== 'idle' || queryClient.isFetching() > 0) return stop();
    // the cache reports other changes too
    if (idle !== undefined) return;
    dueAt = performance.now() + idleMs;
    idle = setTimeout(() => {
      for (const endOther of waiting) endOther();
    }, idleMs);
  };
  const timeout = setTimeout(end, timeoutMs);
  const subscriptions = [
    queryClient.getQueryCache().subscribe(check),
    router.subscribe('onResolved', check),
  ];
  waiting.add(endIfDue);
  check();
  return cancel;
}

/**
 * Returns true once the page has loaded and is not scrolled.
 * @param idleMs minimum time without a pending request
 */
export function useNetworkIdle(idleMs = pageIdleMs): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const cancel = onNetworkIdle({ queryClient, router }, idleMs, () => {
      void scrollEnd().then(() => isUnmounted || setIsIdle(true));
    });
    return () => {
      isUnmounted = true;
      cancel();
    };
  }, [queryClient, router, idleMs]);
  return isIdle;
}
