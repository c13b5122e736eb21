import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { backoffMs, isApiError } from '@trainyard/sdk/calls';
import { useSyncExternalStore } from 'react';
import { failuresInARow } from './poll';

/** The master, or what stands before it, did not answer. */
export const isAway = (error: unknown): boolean => isApiError(error) && error.type === 'server';

const awayQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => isAway(state.error) });

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

/** Asks at once for everything that was not answered. */
export const tryNow = (queryClient: QueryClient): void => {
  for (const query of awayQueries(queryClient)) void query.fetch().catch(() => {});
};

const unanswered = new WeakSet<object>();

/** To be told of every failure of a query. */
export function noteFailure(query: object, error: unknown): void {
  if (isAway(error)) unanswered.add(query);
}

/** Once one that was not answered is, the others need not wait out their time. */
export function noteAnswer(queryClient: QueryClient, query: object): void {
  if (unanswered.delete(query)) tryNow(queryClient);
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
