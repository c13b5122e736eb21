import { useQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { insightQueries, mostTrials } from './queries';

type Props = {
  experiment: Experiment;
  children: (trials: readonly Trial[]) => ReactNode;
};

/** Loads all trials of a search for its insights, and shows the progress until they are here. */
export function SearchTrials({ experiment, children }: Props) {
  const isLive = !isFinished(experiment.state);
  const query = useQuery(insightQueries.trials(experiment.id, { isLive }));
  const { data, error } = query;
  if (!data && error) {
    return <FailedQuery title="Unable to fetch experiment trials." query={query} />;
  }
  const trialCount = Math.min(data?.total ?? 0, mostTrials);
  if (!data || data.trials.length < trialCount) {
    return (
      <div className="flex items-center gap-2 py-6 text-muted">
        <Spinner label="Reading trials" className="size-4" />
        {data ? (
          <span className="num">
            {formatCount(data.trials.length)} of {formatCount(trialCount)} trials read
          </span>
        ) : null}
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title={isLive ? 'Waiting for trials...' : 'Experiment will not have trials'} />
    );
  }
  return (
    <>
      {data.total > mostTrials ? (
        <p className="pt-2 text-muted">
          The first {formatCount(mostTrials)} of {formatCount(data.total)} trials are used.
        </p>
      ) : null}
      {children(data.trials)}
    </>
  );
}
