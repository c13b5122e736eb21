import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import type { ReactNode } from 'react';

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
