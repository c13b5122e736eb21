import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { ExperimentFinder } from './experiment-finder';

type Props = {
  /** experiments that are not listed */
  chosen: readonly number[];
  onChoose: (experimentId: number) => void;
  onClose: () => void;
};

/** Finds the experiment that is the base of all charts, by its name or number. */
export const BaseRunDialog = ({ chosen, onChoose, onClose }: Props) => (
  <Dialog open onOpenChange={onClose}>
    <DialogContent title="Base run of all charts" size="small">
      <div className="grid gap-2 p-0.5">
        <ExperimentFinder chosen={chosen} onAdd={onChoose} />
      </div>
    </DialogContent>
  </Dialog>
);
