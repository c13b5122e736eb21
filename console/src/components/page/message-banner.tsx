import { Button } from '@trainyard/ui/base/button';
import { formatDateTime } from '@trainyard/ui/lib/duration';
import { Megaphone } from 'lucide-react';
import type { ClusterMessage } from '~/lib/cluster-message';

type Props = {
  message: ClusterMessage;
  /** left out if no user is signed in who could dismiss it */
  onDismiss?: () => void;
};

/** A message of the administrators to everyone, as plain text. */
export default function MessageBanner({ message: { message, endTime }, onDismiss }: Props) {
  return (
    <aside
      aria-label="Message from the administrators"
      className="flex min-h-9 items-center gap-2 border-b bg-raised px-6 py-1 text-sm narrow:px-4"
    >
      <Megaphone aria-hidden className="size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <p className="min-w-0 wrap-anywhere">
        {message}
        {endTime ? (
          <>
            {' '}
            <span className="inline-block text-faint">until {formatDateTime(endTime)}</span>
          </>
        ) : null}
      </p>
      {onDismiss ? (
        <Button className="ml-auto shrink-0" onClick={onDismiss}>
          Dismiss
        </Button>
      ) : null}
    </aside>
  );
}
