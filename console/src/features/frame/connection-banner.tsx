import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { tryNow, useIsOnline } from '~/app/connection';
import { Button } from '~/components/ui/button';
import { useNow } from '~/lib/use-now';

type Props = { nextTryAt: number | null };

/** Says that what is shown may be old, and when it is asked for again. */
export default function ConnectionBanner({ nextTryAt }: Props) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const now = useNow(1000);
  const seconds = Math.max(0, Math.ceil(((nextTryAt ?? now) - now) / 1000));
  return (
    <div className="flex min-h-9 items-center gap-2 border-b bg-raised px-4 py-1 text-sm">
      <CloudOff aria-hidden className="size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <p className="min-w-0">
        <span role="status">
          {isOnline
            ? 'The server does not answer. What is shown may be old.'
            : 'This computer is offline. What is shown may be old.'}
        </span>{' '}
        {nextTryAt === null ? null : (
          <span className="num text-muted">
            {seconds === 0 ? 'Trying again …' : `Next try in ${seconds} s.`}
          </span>
        )}
      </p>
      <Button className="ml-auto shrink-0" onClick={() => tryNow(queryClient)}>
        Try Now
      </Button>
    </div>
  );
}
