import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { NextRetry } from '@trainyard/ui/page/next-retry';
import { CloudOff } from 'lucide-react';
import { tryNow, useIsOnline } from '~/app/polling/connection';

type Props = {
  nextTryAt: number | null;
  /** for how long the master has taken requests without answering any */
  silentSeconds: number | undefined;
};

/** Warns that the data may be out of date, and shows the time until the next request. */
export default function ConnectionBanner({ nextTryAt, silentSeconds }: Props) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const isSilent = isOnline && nextTryAt === null && silentSeconds !== undefined;
  const problem = isSilent
    ? 'The master takes requests and does not answer them.'
    : isOnline
      ? "Can't reach the master."
      : 'This computer is offline.';
  return (
    <div className="flex min-h-9 items-center gap-2 border-t bg-raised px-4 py-1 text-sm">
      <CloudOff aria-hidden className="size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <p className="min-w-0">
        <span role="status">{problem} Data may be out of date.</span>{' '}
        {isSilent ? (
          <span className="num text-muted">{`No answer for ${silentSeconds} s.`}</span>
        ) : (
          <NextRetry at={nextTryAt} />
        )}
      </p>
      {isSilent ? null : (
        <Button className="ml-auto shrink-0" onClick={() => tryNow(queryClient)}>
          Try now
        </Button>
      )}
    </div>
  );
}
