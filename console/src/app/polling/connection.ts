import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { backoffMs } from '@trainyard/sdk/calls';
import { createPageStore } from '@trainyard/ui/lib/page-store';
import { useEffect, useSyncExternalStore } from 'react';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { failuresInARow } from '~/app/polling/poll';
import { useSilence } from '~/app/polling/silence';

/** Returns the queries in use whose last request got no answer. */
const unansweredQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => isUnreachable(state.error) });

/** Refetches at once all queries without an answer. */
export const tryNow = (queryClient: QueryClient): void => {
  for (const query of unansweredQueries(queryClient)) void query.fetch().catch(() => {});
};

/** Refetches the other unanswered queries as soon as one of them is answered. */
export function useQuickReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const unanswered = new WeakSet<Query>();
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      if (action.type === 'error' && isUnreachable(action.error)) unanswered.add(query);
      if (action.type === 'success' && unanswered.delete(query)) tryNow(queryClient);
    });
  }, [queryClient]);
}

/** Returns the time of the next retry, in ms since 1970; null while all queries are answered. */
function nextTry(queryClient: QueryClient): number | null {
  const times = unansweredQueries(queryClient).map(
    (query) => query.state.errorUpdatedAt + backoffMs(failuresInARow(query)),
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns the time of the next request to a master that does not answer; null while it answers. */
export function useNextTry(): number | null {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (changed) => queryClient.getQueryCache().subscribe(changed),
    () => nextTry(queryClient),
  );
}

// pages and tabs without data that report the outage themselves
const outagePages = createPageStore(0);

/** Reports that this page has no data and describes the outage, in place of the banner. */
export function useOutagePage(): void {
  useEffect(() => {
    outagePages.set(outagePages.get() + 1);
    return () => outagePages.set(outagePages.get() - 1);
  }, []);
}

/** Returns true while a page without data describes the outage. */
export const useHasOutagePage = (): boolean => outagePages.use() > 0;

const subscribeOnline = (changed: () => void) => {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
};

/** Returns true if this computer has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribeOnline, () => navigator.onLine);

/** Returns why what a page shows may be out of date; undefined while the master answers. */
export function useConnectionProblem(): string | undefined {
  const isOnline = useIsOnline();
  const isUnreachable = useNextTry() !== null;
  const isSilent = useSilence() !== undefined;
  if (!isOnline) return 'This computer is offline.';
  if (isUnreachable) return "Can't reach the master.";
  return isSilent ? 'The master takes requests and does not answer them.' : undefined;
}
