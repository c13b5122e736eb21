import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

// a while without anything under way, as parts of a page ask one after the other
const quietMs = 1_000;
const patienceMs = 5_000;

type Page = { queryClient: QueryClient; router: AnyRouter };

/**
 * Resolves when the first page stands: nothing it asked for is on its way any more, or, where some
 * answer takes its time, after five seconds.
 */
export function whenQuiet({ queryClient, router }: Page): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      for (const stop of stops) stop();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    const look = () => {
      clearTimeout(quiet);
      const isStanding = router.state.status === 'idle' && queryClient.isFetching() === 0;
      if (isStanding) quiet = setTimeout(end, quietMs);
    };
    const patience = setTimeout(end, patienceMs);
    const stops = [
      queryClient.getQueryCache().subscribe(look),
      router.subscribe('onResolved', look),
    ];
    look();
  });
}
