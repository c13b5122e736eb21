import { useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import type { ReactNode } from 'react';
import { WhyButton } from '~/components/permission/why-button';
import { experimentQueries } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';

type Props = {
  experimentId: number;
  /** as in "You may not see the metrics of this experiment" */
  what: 'metrics' | 'logs' | 'code' | 'checkpoints';
  children: ReactNode;
};

/** Shows the artifacts of an experiment to users who may read them. */
export function ExperimentArtifacts({ experimentId, what, children }: Props) {
  const viewer = useViewer();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const scope = experiment ? { workspaceId: experiment.workspaceId } : {};
  if (can(viewer, 'experiment.viewArtifacts', scope)) return children;
  return (
    <EmptyState
      title={`You may not see the ${what} of this experiment`}
      hint={whyNot(viewer, 'experiment.viewArtifacts')}
      action={<WhyButton refusals={[{ policy: 'experiment.viewArtifacts', scope }]} />}
    />
  );
}
