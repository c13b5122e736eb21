import type { ActDialogProps } from './act-dialog';
import CopyDialog from './copy-dialog';

export default function ForkDialog({ experiment, onClose }: ActDialogProps) {
  return <CopyDialog experimentId={experiment.id} onClose={onClose} />;
}
