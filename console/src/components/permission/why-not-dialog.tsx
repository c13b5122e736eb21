import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Refusals, type RefusalsProps } from '~/components/permission/refusals';

/** Explains why the user may not do something. */
export default function WhyNotDialog({
  refusals,
  onClose,
}: RefusalsProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Why not?">
        <Refusals refusals={refusals} />
      </DialogContent>
    </Dialog>
  );
}
