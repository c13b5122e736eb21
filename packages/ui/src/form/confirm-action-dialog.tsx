import { ConfirmDialog } from '../base/confirm-dialog';
import type { ConfirmDialogProps } from '../base/confirm-dialog-body';
import { useDialogAction } from './use-dialog-action';

type Props = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'dismissLabel' | 'isDanger' | 'typeToConfirm'
> & {
  /** names the failed action, before the server's message */
  failure?: string;
  /** rejects with the error; the dialog stays open and shows it */
  action: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks the user to confirm an action; closes once the action has succeeded. */
export function ConfirmActionDialog({ failure, action, onClose, ...question }: Props) {
  const { isBusy, error, run, leave } = useDialogAction({ ...question, failure, onClose });
  return (
    <ConfirmDialog
      {...question}
      isOpen
      isBusy={isBusy}
      error={error}
      onOpenChange={(isOpen) => isOpen || leave()}
      onConfirm={() => void run(action)}
    />
  );
}
