import { useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import type { ReactNode } from 'react';
import { EmptyState } from '~/components/ui/empty-state';
import { useViewer } from '~/features/viewer/queries';
import { experimentQueries } from '../queries';

type Props = {
  experimentId: number;
  /** as in "You may not see the metrics of this experiment" */
  what: 'metrics' | 'logs' | 'code' | 'checkpoints';
  children: ReactNode;
};

/** What an experiment has made may be kept from some who see that it is there. */
export function ExperimentArtifacts({ experimentId, what, children }: Props) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const scope = experiment ? { workspaceId: experiment.workspaceId } : {};
  if (can(viewer, 'experiment.viewArtifacts', scope)) return children;
  return (
    <EmptyState
      title={`You may not see the ${what} of this experiment`}
      hint={whyNot(viewer, 'experiment.viewArtifacts')}
    />
  );
}
