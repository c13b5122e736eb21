import { queryOptions } from '@tanstack/react-query';
import { getExperimentTrials, getTrial } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Args, Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery, pollWhile } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export const isTrialLive = (trial: Trial): boolean => !isFinished(trial.state);

type ListQuery = Pick<
  Args<'getExperimentTrials'>,
  'sortBy' | 'orderBy' | 'states' | 'limit' | 'offset'
>;

export const trialQueries = {
  detail: (trialId: number) =>
    queryOptions({
      queryKey: queryKeys.trials.detail(trialId),
      queryFn: async ({ signal }) => {
        const { trial } = await getTrial(client, { trialId }, { signal });
        return trial;
      },
      refetchInterval: pollWhile(isTrialLive),
      meta: { errorMessage: `Unable to fetch Trial ${trialId}` },
    }),

  /** a page of an experiment's trials; `isLive`: the experiment may still change them */
  ofExperiment: (experimentId: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    queryOptions({
      queryKey: queryKeys.trials.ofExperiment(experimentId, query, { isLive }),
      queryFn: async ({ signal }) => {
        const answer = await getExperimentTrials(client, { experimentId, ...query }, { signal });
        return { trials: answer.trials, total: answer.pagination.total };
      },
      placeholderData: (previous: TrialPage | undefined, last) =>
        last?.queryKey[2] === experimentId ? previous : undefined,
      ...(isLive ? { refetchInterval: pollEvery(pollMs.live) } : {}),
      meta: { errorMessage: 'Unable to fetch experiment trials.' },
    }),
};

export type TrialPage = { trials: Trial[]; total: number };
