import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { whenStill } from './when-still';

/**
 * For visible content that is not the main content of the page: long enough for the main content to
 * be drawn.
 */
export const afterContentMs = 150;

/** parts of a page send their requests one after another */
const pageIdleMs = 1_000;

const timeoutMs = 5_000;

type Page = { queryClient: QueryClient; router: AnyRouter };

/**
 * Calls a function when no request has been pending for a time, or, with a slow answer, after five
 * seconds. Returns a function that cancels this.
 */
function onNetworkIdle({ queryClient, router }: Page, idleMs: number, onIdle: () => void) {
  let idle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(idle);
    idle = undefined;
  };
  const cancel = () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    stop();
    clearTimeout(timeout);
  };
  const end = () => {
    cancel();
    onIdle();
  };
  const check = () => {
    if (router.state.status !== 'idle' || queryClient.isFetching() > 0) return stop();
    // the cache reports other changes too
    idle ??= setTimeout(end, idleMs);
  };
  const timeout = setTimeout(end, timeoutMs);
  const subscriptions = [
    queryClient.getQueryCache().subscribe(check),
    router.subscribe('onResolved', check),
  ];
  check();
  return cancel;
}

/**
 * Returns true once the first page has loaded and is not scrolled, so that optional parts may load.
 * @param idleMs minimum time without a pending request
 */
export function useNetworkIdle(idleMs = pageIdleMs): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const cancel = onNetworkIdle({ queryClient, router }, idleMs, () => {
      void whenStill().then(() => isUnmounted || setIsIdle(true));
    });
    return () => {
      isUnmounted = true;
      cancel();
    };
  }, [queryClient, router, idleMs]);
  return isIdle;
}
