import type { ActionDialogProps } from '~/features/experiments/action-dialog';
import CopyDialog from './copy-dialog';

export default function ForkDialog({ experiment, onClose }: ActionDialogProps) {
  return <CopyDialog experiment={experiment} onClose={onClose} />;
}
