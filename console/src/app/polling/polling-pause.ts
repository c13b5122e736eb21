import type { QueryClient } from '@tanstack/react-query';
import { createPageStore } from '@trainyard/ui/lib/page-store';

const store = createPageStore(false);

/** Whether the person has stopped the page from asking by itself. */
export const isPollingPaused = (): boolean => store.get();

export const usePollingPaused = (): boolean => store.use();

/** Stops or resumes every poll of the page; resuming asks at once. */
export function setPollingPaused(queryClient: QueryClient, next: boolean): void {
  store.set(next);
  // intervals are computed again when options are set
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' }))
    for (const observer of query.observers) observer.setOptions(observer.options);
  if (!next) void queryClient.refetchQueries({ type: 'active', stale: true });
}
