import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { session } from '~/app/session/session';

const leave = 'are you sure you want to leave?';
const switchPages = 'are you sure you want to switch pages?';

type Props = {
  /** called when a navigation starts */
  isDirty: () => boolean;
  /** the discarded input, as a plural: "notes" */
  what: string;
  /** called when the user leaves without saving */
  onDiscard: () => void;
};

/**
 * Asks before a navigation discards input. Not when the session has expired: drafts survive that,
 * and the user returns to them.
 */
export function UnsavedGuard({ isDirty, what, onDiscard }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!isDirty() || session.isRefused() || !session.isSignedIn()) return false;
      return current.pathname !== next.pathname || !isSame(current.search, next.search);
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const { current, next, proceed, reset } = blocker;
  const question = current.pathname === next.pathname ? switchPages : leave;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || reset()}
      title="Unsaved content"
      description={`You have unsaved ${what}, ${question} Unsaved ${what} will be lost.`}
      confirmLabel="Discard"
      isDanger
      onConfirm={() => {
        onDiscard();
        proceed();
      }}
    />
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
