import { useState } from 'react';
import { ConfirmDialog } from '../base/confirm-dialog';
import type { ConfirmDialogProps } from '../base/confirm-dialog-body';

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
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setIsBusy(true);
    setError(undefined);
    try {
      await action();
      onClose();
    } catch (reason) {
      const words = reason instanceof Error ? reason.message : '';
      setError([failure, words].filter(Boolean).join(' ') || 'Could not submit form');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <ConfirmDialog
      {...question}
      isOpen
      isBusy={isBusy}
      error={error}
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      onConfirm={() => void confirm()}
    />
  );
}
