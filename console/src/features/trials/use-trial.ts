import { useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import { experimentQueries } from '~/features/experiments/queries';
import { isTrialLive, trialQueries } from './queries';

type Ids = { experimentId: number; trialId: number };

/** A trial and its experiment, which their route has loaded. */
export function useTrial({ experimentId, trialId }: Ids) {
  const { data: trial } = useSuspenseQuery(trialQueries.detail(trialId));
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const isLive = isTrialLive(trial) || !isFinished(experiment.state);
  return { trial, experiment, isLive };
}
