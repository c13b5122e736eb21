import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Answer, Trial } from '@trainyard/sdk/types';
import { useCallback, useMemo } from 'react';
import { pollEvery } from '~/app/poll';
import { pollMs, pollMsForMany } from '~/app/polling-intervals';
import { isTrialLive, trialQueries } from './trials';

/**
 * Some trials by id, in this order; each is a request, so they should be few. Trials that run are
 * polled, the more slowly the more there are.
 */
export function useTrials(trialIds: readonly number[]) {
  const combine = useCallback(
    (results: UseQueryResult<Trial>[]) => ({
      trials: results.flatMap(({ data }) => data ?? []),
      /** the number of trials that are loading */
      coming: results.filter(({ data, error }) => !data && !error).length,
      failed: results.flatMap(({ data, error }, at) =>
        !data && error ? [{ trialId: trialIds[at] ?? 0, error }] : [],
      ),
      /** requests the failed ones again */
      retry: () => {
        for (const { data, error, refetch } of results) if (!data && error) void refetch();
      },
      status: {
        dataUpdatedAt: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        error: results.find(({ error }) => error)?.error ?? null,
      },
    }),
    [trialIds],
  );
  const queries = useMemo(() => {
    const everyMs = pollMsForMany(trialIds.length, pollMs.eachComparedTrial);
    return trialIds.map((trialId) => ({
      ...trialQueries.detail(trialId),
      refetchInterval: (query: Parameters<ReturnType<typeof pollEvery>>[0]) => {
        // of a detail query, or not there yet
        const answer = query.state.data as Answer<'getTrial'> | undefined;
        return answer && isTrialLive(answer.trial) ? pollEvery(everyMs)(query) : false;
      },
    }));
  }, [trialIds]);
  return useQueries({ queries, combine });
}
