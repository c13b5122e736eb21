import type { QueryClient } from '@tanstack/react-query';
import { createPageStore } from '@trainyard/ui/lib/page-store';

const store = createPageStore(false);

/** Returns true while the user has paused polling. */
export const isPollingPaused = (): boolean => store.get();

export const usePollingPaused = (): boolean => store.use();

/** Pauses or resumes all polls of the page; resuming polls at once. */
export function setPollingPaused(queryClient: QueryClient, next: boolean): void {
  store.set(next);
  // intervals are computed again when options are set
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' }))
    for (const observer of query.observers) observer.setOptions(observer.options);
  if (!next) void queryClient.refetchQueries({ type: 'active', stale: true });
}
