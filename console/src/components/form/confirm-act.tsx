import { useState } from 'react';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import type { ConfirmDialogProps } from '~/components/ui/confirm-dialog-body';

type Props = Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'dismissLabel' | 'isDanger' | 'typeToConfirm'
> & {
  /** what could not be done, before the server's words */
  failure?: string;
  /** rejects with what went wrong; the question stays and says it */
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** A question before one act: it closes once the act has come through. */
export function ConfirmAct({ failure, act, onClose, ...question }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setIsBusy(true);
    setError(undefined);
    try {
      await act();
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
