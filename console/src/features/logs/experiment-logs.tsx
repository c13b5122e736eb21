import { useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import { NoTrial, WithArtifacts } from '~/features/experiments/experiment-overview';
import { experimentQueries } from '~/features/experiments/queries';
import type { LogSearchParams } from './log-search-params';
import { TrialLogs } from './trial-logs';

type Props = {
  experimentId: number;
  search: LogSearchParams;
  onSearchChange: (change: Partial<LogSearchParams>) => void;
};

/** The log of a single-trial experiment: that of its trial. */
export function ExperimentLogs({ experimentId, search, onSearchChange }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  if (!experiment) return null;
  const [trialId] = experiment.trialIds;
  if (trialId === undefined) return <NoTrial experiment={experiment} />;
  return (
    <WithArtifacts experiment={experiment}>
      <TrialLogs
        experimentId={experimentId}
        trialId={trialId}
        isLive={!isFinished(experiment.state)}
        search={search}
        onSearchChange={onSearchChange}
      />
    </WithArtifacts>
  );
}
