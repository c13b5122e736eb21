import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

let paused = false;
const listeners = new Set<() => void>();

/** Whether the person has stopped the page from asking by itself. */
export const isPollingPaused = (): boolean => paused;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePollingPaused = (): boolean => useSyncExternalStore(subscribe, isPollingPaused);

/** Stops or resumes every poll of the page; resuming asks at once. */
export function setPollingPaused(queryClient: QueryClient, next: boolean): void {
  paused = next;
  for (const listener of listeners) listener();
  // intervals are worked out anew when options are set
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' }))
    for (const observer of query.observers) observer.setOptions(observer.options);
  if (!next) void queryClient.refetchQueries({ type: 'active', stale: true });
}
