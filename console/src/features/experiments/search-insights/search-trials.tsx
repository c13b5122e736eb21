import { useQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useNow } from '@trainyard/ui/hooks/use-now';
import { formatCount } from '@trainyard/ui/lib/format';
import { type ReactNode, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { areAllRead, insightQueries, maxTrials } from './queries';

type Props = {
  experiment: Experiment;
  /** other parts of the page say how many are used */
  isBrief?: boolean | undefined;
  children: (trials: readonly Trial[]) => ReactNode;
};

type ReadProgressProps = { readCount: number; trialCount: number };

/** The trials read so far, and the seconds since it was first shown. */
function ReadProgress({ readCount, trialCount }: ReadProgressProps) {
  const now = useNow(1000);
  const [startedAt] = useState(now);
  const seconds = Math.round((now - startedAt) / 1000);
  return (
    <div className="flex items-center gap-2 py-6 text-muted">
      <Spinner label="Reading trials" className="size-4" />
      <span className="num">
        {formatCount(readCount)} of {formatCount(trialCount)} trials read
      </span>
      {seconds > 0 ? <span className="num">{formatCount(seconds)} s</span> : null}
    </div>
  );
}

/** Loads all trials of a search for its insights, and shows the progress until they are here. */
export function SearchTrials({ experiment, isBrief = false, children }: Props) {
  const isLive = !isFinished(experiment.state);
  const query = useQuery(insightQueries.trials(experiment.id, { isLive }));
  const { data, error } = query;
  if (!data && error) {
    return <FailedQuery title="Unable to fetch experiment trials." query={query} />;
  }
  if (!data || !areAllRead(data)) {
    const trialCount = Math.min(data?.total ?? experiment.numTrials, maxTrials);
    return <ReadProgress readCount={data?.trials.length ?? 0} trialCount={trialCount} />;
  }
  if (data.total === 0) {
    const title = isLive ? 'Waiting for trials...' : 'Experiment will not have trials';
    return isBrief ? <p className="text-sm text-muted">{title}</p> : <EmptyState title={title} />;
  }
  return (
    <>
      {data.total > maxTrials && !isBrief ? (
        <p className="pt-2 text-muted">
          The first {formatCount(maxTrials)} of {formatCount(data.total)} trials are used.
        </p>
      ) : null}
      {children(data.trials)}
    </>
  );
}
