import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

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
 * Resolves when no request has been pending for a time, or, with a slow answer, after five seconds.
 */
function whenNetworkIdle({ queryClient, router }: Page, idleMs: number): Promise<void> {
  return new Promise((resolve) => {
    let idle: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      for (const stop of stops) stop();
      clearTimeout(idle);
      clearTimeout(timeout);
      resolve();
    };
    const check = () => {
      clearTimeout(idle);
      const isIdle = router.state.status === 'idle' && queryClient.isFetching() === 0;
      if (isIdle) idle = setTimeout(end, idleMs);
    };
    const timeout = setTimeout(end, timeoutMs);
    const stops = [
      queryClient.getQueryCache().subscribe(check),
      router.subscribe('onResolved', check),
    ];
    check();
  });
}

/**
 * Returns true once the first page has loaded, so that optional parts may load.
 * @param idleMs minimum time without a pending request
 */
export function useNetworkIdle(idleMs = pageIdleMs): boolean {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void whenNetworkIdle({ queryClient, router }, idleMs).then(
      () => isUnmounted || setIsIdle(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [queryClient, router, idleMs]);
  return isIdle;
}
