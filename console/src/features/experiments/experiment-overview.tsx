import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { messageOf } from '~/app/report-error';
import { PageBody } from '~/components/page/page';
import { EmptyState, FailedState } from '~/components/ui/empty-state';
import { Spinner } from '~/components/ui/spinner';
import type { ChartView } from '~/features/metrics/search';
import { TrialMetrics } from '~/features/metrics/trial-metrics';
import { useViewer } from '~/features/viewer/queries';
import { isTrialLive, trialQueries } from '~/features/trials/queries';
import { ExperimentOverviewFacts } from './experiment-overview-facts';
import { experimentQueries } from './queries';

type Props = {
  experimentId: number;
  view: ChartView;
  onViewChange: (change: Partial<ChartView>) => void;
};

/** A single-trial experiment: its trial's facts and curves. */
export function ExperimentOverview({ experimentId, ...view }: Props) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  if (!experiment) return null;
  const [trialId] = experiment.trialIds;
  return (
    <PageBody>
      {trialId === undefined ? (
        <NoTrial experiment={experiment} />
      ) : (
        <TrialOverview experiment={experiment} trialId={trialId} {...view} />
      )}
    </PageBody>
  );
}

/** No trial: it is on its way, or never came. */
export const NoTrial = ({ experiment }: { experiment: Experiment }) =>
  isFinished(experiment.state) ? (
    <EmptyState title="Experiment will not have trials" />
  ) : (
    <div role="status" className="flex items-center justify-center gap-2 py-14 text-muted">
      <Spinner />
      Waiting for trials...
    </div>
  );

type TrialProps = Omit<Props, 'experimentId'> & { experiment: Experiment; trialId: number };

function TrialOverview({ experiment, trialId, view, onViewChange }: TrialProps) {
  const trialQuery = useQuery(trialQueries.detail(trialId));
  const trial = trialQuery.data;
  if (!trial && trialQuery.error) {
    return (
      <FailedState
        title={`Unable to fetch Trial ${trialId}`}
        message={messageOf(trialQuery.error)}
        onRetry={() => void trialQuery.refetch()}
      />
    );
  }
  if (!trial) return <Spinner label="Fetching trial information..." className="m-6 size-5" />;
  const isLive = isTrialLive(trial) || !isFinished(experiment.state);
  return (
    <>
      <ExperimentOverviewFacts experiment={experiment} trial={trial} />
      <WithArtifacts experiment={experiment}>
        <TrialMetrics
          experiment={experiment}
          trial={trial}
          isLive={isLive}
          view={view}
          onViewChange={onViewChange}
        />
      </WithArtifacts>
    </>
  );
}

/** metrics belong to what an experiment has made, and that may be kept from a viewer */
export function WithArtifacts({
  experiment,
  children,
}: {
  experiment: Experiment;
  children: ReactNode;
}) {
  const viewer = useViewer();
  if (can(viewer, 'experiment.viewArtifacts', { workspaceId: experiment.workspaceId }))
    return children;
  return (
    <EmptyState
      title="You may not see the metrics of this experiment"
      hint={whyNot(viewer, 'experiment.viewArtifacts')}
    />
  );
}
