import { useRef, useState } from 'react';
import { failureText } from '../lib/failure-text';
import { closeToast, showToast } from '../lib/toast-store';

type Options = {
  title: string;
  /** names the failed action, before the server's message */
  failure?: string | undefined;
  /** names the button of the toast that opens what was made, if no page has it: that toast stays */
  openLabel?: string | undefined;
  onClose: () => void;
};

/**
 * Runs the action of a dialog or an editor, and closes it once the action has succeeded; a rejection
 * is `error`, and 'stay' keeps the dialog open. The user may leave before the end, because a server
 * may never answer: a toast warns until the action has ended. A function that the action returns
 * opens what it made: it runs while the dialog is open, and is offered in a toast to a user who has
 * left.
 */
export function useDialogAction({ title, failure, openLabel, onClose }: Options) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const leftToast = useRef<number>(undefined);

  async function run(action: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      const result = await action();
      const open = typeof result === 'function' ? () => result() : undefined;
      // the dialog may have opened again since
      if (leftToast.current !== undefined) {
        if (open)
          showToast({
            kind: 'success',
            title,
            isSticky: openLabel !== undefined,
            action: { label: openLabel ?? 'Open', run: open },
          });
        return;
      }
      await open?.();
      if (result !== 'stay') onClose();
    } catch (reason) {
      const words = failureText(failure, reason);
      setError(words);
      if (leftToast.current !== undefined) showToast({ kind: 'error', title, description: words });
    } finally {
      if (leftToast.current !== undefined) closeToast(leftToast.current);
      setIsBusy(false);
    }
  }

  function leave(): void {
    if (isBusy)
      leftToast.current = showToast({
        kind: 'warning',
        title,
        description: 'There is no answer yet. It may have happened: check before you try again.',
        isSticky: true,
      });
    onClose();
  }

  return { isBusy, error, setError, run, leave };
}
