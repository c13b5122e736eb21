import { getExperimentTrials, getTrial } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Answer, Args, Trial } from '@trainyard/sdk/types';
import { pollIf, pollWhile } from '~/app/poll';
import { detailPollMs } from '~/app/polling/followed-log';
import { pollMs, staleMs } from '~/app/polling-intervals';
import { q } from './q';

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
        }),
        error: `Unable to fetch Trial ${trialId}`,
      },
    ),

  /** a page of an experiment's trials; `isLive`: the experiment may still change them */
  ofExperiment: (experimentId: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    q(
      getExperimentTrials,
      { experimentId, ...query },
      {
        placeholderData: (previous, last) =>
          last?.queryKey[1].experimentId === experimentId ? previous : undefined,
        ...pollIf(isLive, pollMs.live, { staleMs: staleMs.usual }),
        select: toTrialPage,
        error: 'Unable to fetch experiment trials.',
      },
    ),
};

export type TrialPage = { trials: Trial[]; total: number };

const toTrialPage = ({ trials, pagination }: Answer<'getExperimentTrials'>): TrialPage => ({
  trials,
  total: pagination.total,
});
