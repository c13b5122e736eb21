import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '~/components/ui/dialog';

type Props = { title: string; onClose: () => void; children: ReactNode };

export default function GalleryDialog({ title, onClose, children }: Props) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title} size="large">
        {children}
      </DialogContent>
    </Dialog>
  );
}
