import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { useRef } from 'react';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { WithSource } from '~/features/experiments/experiment-forms/with-source';
import { ExperimentNotes } from './experiment-notes';

/** Edits the notes of an experiment beside its list, whose rows have no text of them. */
export default function NotesDialog({ experiment: { id, name }, onClose }: ActionDialogProps) {
  const title = `Notes of experiment ${id}`;
  const isOpen = useRef(true);

  /** Closes once: a save may end later, when another dialog is open. */
  function close() {
    if (!isOpen.current) return;
    isOpen.current = false;
    onClose();
  }

  return (
    <WithSource title={title} experimentId={id} onClose={close}>
      {() => (
        <Dialog open onOpenChange={(isShown) => isShown || close()}>
          <DialogContent title={title} description={name}>
            <div className="flex min-h-[50vh] flex-col pt-3">
              <ExperimentNotes experimentId={id} onEnd={close} />
            </div>
          </DialogContent>
        </Dialog>
      )}
    </WithSource>
  );
}
