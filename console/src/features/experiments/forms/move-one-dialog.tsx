import type { ActDialogProps } from './act-dialog';
import MoveDialog from './move-dialog';

export default function MoveOneDialog({ experiment, onClose }: ActDialogProps) {
  const { id, workspaceId, projectId } = experiment;
  return <MoveDialog experimentIds={[id]} source={{ workspaceId, projectId }} onClose={onClose} />;
}
