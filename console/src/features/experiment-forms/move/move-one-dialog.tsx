import type { ActionDialogProps } from '~/features/experiments/action-dialog';
import MoveDialog from './move-dialog';

export default function MoveOneDialog({ experiment, onClose }: ActionDialogProps) {
  const { id, workspaceId, projectId } = experiment;
  return <MoveDialog experimentIds={[id]} source={{ workspaceId, projectId }} onClose={onClose} />;
}
