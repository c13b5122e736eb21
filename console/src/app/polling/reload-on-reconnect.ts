import { type Query, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isUnreachable } from '~/app/errors/is-unreachable';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { tryNow } from './connection';

/** Returns the queries without data that failed because the master was unreachable. */
const failedQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data === undefined && isUnreachable(state.error) });

/** Refetches a query with backoff, and calls `onChange` on every change. */
const watch = (queryClient: QueryClient, query: Query, onChange: () => void): (() => void) =>
  new QueryObserver(queryClient, {
    ...query.options,
    queryKey: query.queryKey,
    retry: false,
    // it has just failed
    retryOnMount: false,
    refetchInterval: pollEvery(pollMs.failedPart),
  }).subscribe(onChange);

/**
 * Reloads a page that failed because the master was unreachable, once the master answers again. It
 * reloads once per mount, and only when a missing query has succeeded, so that a page with another
 * query that keeps failing does not reload in a loop.
 */
export function useReloadOnReconnect(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const failed = failedQueries(queryClient);
    let isBack = false;
    const reloadWhenBack = () => {
      // a reload would cancel a pending request
      const isSettled = failed.every(({ state }) => state.fetchStatus === 'idle');
      const isAnswered = failed.some(({ state }) => state.status === 'success');
      if (isBack || !isSettled || !isAnswered) return;
      isBack = true;
      tryNow(queryClient);
      void router.invalidate();
    };
    const stops = failed.map((query) => watch(queryClient, query, reloadWhenBack));
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, router]);
}
