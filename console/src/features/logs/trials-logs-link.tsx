import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { Button, buttonClass } from '@trainyard/ui/base/button';
import { experimentQueries } from '~/features/experiments/queries';
import { useViewer } from '~/features/viewer/queries';
import { mostTrials } from './most-trials';

type Props = { experimentId: number; trialIds: readonly number[] };

/** Links to the merged logs of trials of an experiment, for users who may read them. */
export function TrialsLogsLink({ experimentId, trialIds }: Props) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const scope = experiment ? { workspaceId: experiment.workspaceId } : {};
  if (!can(viewer, 'experiment.viewArtifacts', scope)) return null;
  if (trialIds.length > mostTrials)
    return (
      <Button variant="quiet" disabled title={`No more than ${mostTrials} at once.`}>
        View Logs
      </Button>
    );
  return (
    <Link
      to="/experiments/$experimentId/logs"
      params={{ experimentId: String(experimentId) }}
      search={{ trial: [...trialIds] }}
      className={`${buttonClass({ variant: 'quiet' })} hover:bg-hover hover:text-text`}
    >
      View Logs
    </Link>
  );
}
