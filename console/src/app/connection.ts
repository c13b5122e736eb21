import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { backoffMs } from '@trainyard/sdk/calls';
import { useEffect, useSyncExternalStore } from 'react';
import { isAway } from './is-away';
import { failuresInARow } from './poll';

/** What is shown and was not answered when it was asked for last. */
const awayQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => isAway(state.error) });

/** Asks at once for everything that was not answered. */
export const tryNow = (queryClient: QueryClient): void => {
  for (const query of awayQueries(queryClient)) void query.fetch().catch(() => {});
};

/** Once one that was not answered is, the others need not wait out their time. */
export function useQuickReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const unanswered = new WeakSet<Query>();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if (action.type === 'error' && isAway(action.error)) unanswered.add(query);
      if (action.type === 'success' && unanswered.delete(query)) tryNow(queryClient);
    });
  }, [queryClient]);
}

/** When the next of them is asked again, ms; null while all answer. */
function nextTry(queryClient: QueryClient): number | null {
  const times = awayQueries(queryClient).map(
    (query) => query.state.errorUpdatedAt + backoffMs(failuresInARow(query)),
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** When the master, which does not answer, is asked again; null while it answers. */
export function useNextTry(): number | null {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => nextTry(queryClient),
  );
}

const subscribeOnline = (changed: () => void) => {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
};

/** Whether this computer has a network at all. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribeOnline, () => navigator.onLine);
