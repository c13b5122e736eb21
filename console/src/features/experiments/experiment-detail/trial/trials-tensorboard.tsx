import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { splitByPolicy } from '@trainyard/rbac';
import { openTensorboard } from '~/app/tasks/open-tensorboard';
import { BulkActions } from '~/components/permission/bulk-actions';
import { experimentQueries } from '~/data/experiments/experiments';
import { useViewer } from '~/data/viewer';

type Props = { experimentId: number; trialIds: readonly number[] };

/** Opens one TensorBoard with these trials of an experiment. */
export function TrialsTensorboard({ experimentId, trialIds }: Props) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  const { workspaceId, userId: ownerId } = experiment;
  return (
    <BulkActions
      actions={[
        {
          label: 'View in TensorBoard',
          split: splitByPolicy(viewer, 'experiment.viewArtifacts', { workspaceId, ownerId }),
          failure: 'Unable to open TensorBoard.',
          run: () => openTensorboard(queryClient, { workspaceId, trialIds }),
        },
      ]}
    />
  );
}
