import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { isFinished, isSingleTrial } from '@trainyard/sdk/model';
import { lazy, Suspense } from 'react';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { experimentQueries } from '~/data/experiments';
import { trialQueries } from '~/data/trials';
import { useViewer } from '~/data/viewer';

const LogPreview = lazy(() => import('~/features/experiments/logs/log-preview'));
const LogProblemsNote = lazy(() => import('~/features/experiments/logs/log-problems-note'));

type Props = {
  experimentId: number;
  /** left out: the trial of a single-trial experiment */
  trialId?: number;
};

/** The parts of the log on every tab of a trial, which load after the page. */
export function useTrialLogParts({ experimentId, trialId }: Props) {
  const isQuiet = useNetworkIdle();
  const viewer = useViewer();
  const isLogOpen = useLocation({ select: ({ pathname }) => pathname.endsWith('/logs') });
  const experiment = useQuery(experimentQueries.detail(experimentId)).data?.experiment;
  const own = experiment && isSingleTrial(experiment) ? experiment.trialIds[0] : undefined;
  const shownId = trialId ?? own;
  const { data: trial } = useQuery({
    ...trialQueries.detail(shownId ?? 0),
    enabled: shownId !== undefined,
  });
  const mayRead =
    experiment && can(viewer, 'experiment.viewArtifacts', { workspaceId: experiment.workspaceId });
  if (!isQuiet || !mayRead || !trial) return { note: undefined, preview: null };
  return {
    note: (
      <Suspense>
        <LogProblemsNote
          trialId={trial.id}
          isLive={!isFinished(trial.state)}
          isLogOpen={isLogOpen}
        />
      </Suspense>
    ),
    preview: isLogOpen ? null : (
      <Suspense>
        <LogPreview
          experimentId={experimentId}
          trial={trial}
          isOfExperiment={trialId === undefined}
        />
      </Suspense>
    ),
  };
}
