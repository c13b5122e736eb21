import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { getExperimentTrials, getTrial, getTrialWorkloads } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Answer, Args, Trial } from '@trainyard/sdk/types';
import { useCallback, useMemo } from 'react';
import { idOf } from '~/app/errors/page-message';
import { detailPollMs } from '~/app/polling/followed-log';
import { pollEvery, pollIf, pollWhile } from '~/app/polling/poll';
import { pollMs, pollMsForMany, staleMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';

export const isTrialLive = (trial: Pick<Trial, 'state'>): boolean => !isFinished(trial.state);

type ListQuery = Pick<
  Args<'getExperimentTrials'>,
  'sortBy' | 'orderBy' | 'states' | 'limit' | 'offset'
>;

export const trialQueries = {
  detail: (trialId: number) =>
    q(
      getTrial,
      { trialId },
      {
        select: ({ trial }) => trial,
        refetchInterval: pollWhile(({ trial }: Answer<'getTrial'>) => isTrialLive(trial), {
          liveMs: detailPollMs,
          rank: 3,
          stateOf: ({ trial }) => trial.state,
        }),
        error: `Unable to fetch Trial ${trialId}`,
      },
    ),

  /** true if a trial has results that TensorBoard can show */
  hasWorkloads: (trialId: number) =>
    q(
      getTrialWorkloads,
      { trialId, limit: 1, filter: 'FILTER_OPTION_UNSPECIFIED' },
      { select: ({ workloads }) => workloads.length > 0 },
    ),

  /** a page of an experiment's trials; `isLive`: the experiment may still change them */
  ofExperiment: (experimentId: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    q(
      getExperimentTrials,
      { experimentId, ...query },
      {
        placeholderData: (previous, last) =>
          last?.queryKey[1].experimentId === experimentId ? previous : undefined,
        ...pollIf(isLive, pollMs.live, { staleMs: staleMs.standard }),
        select: toTrialPage,
        error: 'Unable to fetch experiment trials.',
      },
    ),
};

/**
 * The query of the trial that a path names.
 * @throws PageMessage for an invalid id
 */
export const trialOfPath = ({ trialId }: { trialId?: string }) =>
  trialQueries.detail(idOf(trialId, 'Trial'));

export type TrialPage = { trials: Trial[]; total: number };

const toTrialPage = ({ trials, pagination }: Answer<'getExperimentTrials'>): TrialPage => ({
  trials,
  total: pagination.total,
});

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
