import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { NextRetry } from '@trainyard/ui/page/next-retry';
import { CloudOff } from 'lucide-react';
import { tryNow, useIsOnline, useNextTry } from '~/app/polling/connection';
import { useSilence } from '~/app/polling/silence';

/** Warns that the data may be out of date, and shows the time until the next request. */
export default function ConnectionBanner({ problem }: { problem: string }) {
  const queryClient = useQueryClient();
  const nextTryAt = useNextTry();
  const silentSeconds = useSilence();
  const isSilent = useIsOnline() && nextTryAt === null && silentSeconds !== undefined;
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
