import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { tryNow, useIsOnline } from '~/app/connection';
import { NextTry } from '~/components/page/next-try';
import { Button } from '~/components/ui/button';

type Props = { nextTryAt: number | null };

/** Says that what is shown may be old, and when it is asked for again. */
export default function ConnectionBanner({ nextTryAt }: Props) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  return (
    <div className="flex min-h-9 items-center gap-2 border-b bg-raised px-4 py-1 text-sm">
      <CloudOff aria-hidden className="size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <p className="min-w-0">
        <span role="status">
          {isOnline
            ? 'The server does not answer. What is shown may be old.'
            : 'This computer is offline. What is shown may be old.'}
        </span>{' '}
        <NextTry at={nextTryAt} />
      </p>
      <Button className="ml-auto shrink-0" onClick={() => tryNow(queryClient)}>
        Try Now
      </Button>
    </div>
  );
}
