import { type Query, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isAway } from './is-away';
import { pollEvery } from './poll';

/** What a page waited for and did not get, as the master was away. */
const lostQueries = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data === undefined && isAway(state.error) });

/** Asks for one of them again, ever more rarely, and tells of every change. */
const watch = (queryClient: QueryClient, query: Query, onChange: () => void): (() => void) =>
  new QueryObserver(queryClient, {
    ...query.options,
    queryKey: query.queryKey,
    retry: false,
    // it was asked for a moment ago
    retryOnMount: false,
    refetchInterval: pollEvery(600_000),
  }).subscribe(onChange);

/**
 * For a page that could not load since the master was away: loads it anew when the master is back.
 * Once for each time the page is shown, and only with something in hand that was missing before, so
 * that a page whose other half stays away does not go round in circles.
 */
export function useComeBack(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const lost = lostQueries(queryClient);
    let isBack = false;
    const look = () => {
      // one that is on its way would be given up with this page
      const isSettled = lost.every(({ state }) => state.fetchStatus === 'idle');
      const isAnswered = lost.some(({ state }) => state.status === 'success');
      if (isBack || !isSettled || !isAnswered) return;
      isBack = true;
      void router.invalidate();
    };
    const stops = lost.map((query) => watch(queryClient, query, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, router]);
}
