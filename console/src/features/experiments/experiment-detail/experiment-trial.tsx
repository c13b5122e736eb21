import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { experimentQueries } from '~/data/experiments/experiments';
import { isTrialLive, trialQueries } from '~/data/experiments/trials';

type TrialPage = {
  experiment: Experiment;
  trial: Trial;
  /** either of them may still change */
  isLive: boolean;
};

type Props = {
  experimentId: number;
  /** the text until there is a trial */
  waiting?: string;
  /** shown until the trial has loaded, instead of a spinner */
  loading?: ReactNode;
  children: (page: TrialPage) => ReactNode;
};

/** A single-trial experiment with its trial, once there is one; else why there is none. */
export function ExperimentTrial({ experimentId, waiting, loading, children }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const [trialId] = experiment.trialIds;
  if (trialId === undefined) return <NoTrial experiment={experiment} waiting={waiting} />;
  return (
    <WithTrial experiment={experiment} trialId={trialId} loading={loading}>
      {children}
    </WithTrial>
  );
}

type NoTrialProps = { experiment: Experiment; waiting: string | undefined };

const NoTrial = ({ experiment, waiting = 'Waiting for trials...' }: NoTrialProps) =>
  isFinished(experiment.state) ? (
    <EmptyState title="Experiment will not have trials" />
  ) : (
    <div role="status" className="flex items-center justify-center gap-2 py-14 text-muted">
      <Spinner />
      {waiting}
    </div>
  );

type TrialProps = Pick<Props, 'loading' | 'children'> & { experiment: Experiment; trialId: number };

function WithTrial({ experiment, trialId, loading, children }: TrialProps) {
  const { data: trial, error, refetch } = useQuery(trialQueries.detail(trialId));
  if (trial) {
    const isLive = isTrialLive(trial) || !isFinished(experiment.state);
    return children({ experiment, trial, isLive });
  }
  if (error)
    return <FailedQuery title={`Unable to fetch Trial ${trialId}`} query={{ error, refetch }} />;
  return loading ?? <Spinner label="Fetching trial information..." className="m-6 size-5" />;
}
