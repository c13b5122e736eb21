import type { ReactNode } from 'react';
import { Dialog, DialogContent } from '../base/dialog';
import { Spinner } from '../base/spinner';

type Props = {
  title: string;
  onClose: () => void;
  /** the reason why the form cannot load, in place of the spinner */
  children?: ReactNode;
};

/** Takes the place of a dialog whose form is loading; it is marked as busy until the form is there. */
export const LoadingDialog = ({ title, onClose, children }: Props) => (
  <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
    <DialogContent title={title} isLoading={children == null}>
      {children ?? <Spinner label="Loading" className="m-6 size-5" />}
    </DialogContent>
  </Dialog>
);
