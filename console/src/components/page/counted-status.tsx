import { IconButton } from '@trainyard/ui/base/icon-button';
import { useNow } from '@trainyard/ui/hooks/use-now';
import { timeAgo } from '@trainyard/ui/lib/duration';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { RotateCw } from 'lucide-react';
import { messageOf } from '~/app/errors/report-error';
import { useConnectionProblem } from '~/app/polling/connection';
import { pollMs } from '~/app/polling/polling-intervals';

type Props = {
  query: {
    dataUpdatedAt: number;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** true if the user has changed something of what was counted */
  isChanged?: boolean;
};

/**
 * Shows when sums were counted that are not polled, with a button that counts them again. For the
 * strip of the page; `LiveStatus` is the same for data that are polled.
 */
export function CountedStatus({ query, isChanged = false }: Props) {
  const { dataUpdatedAt, error, isFetching, refetch } = query;
  const now = useNow(pollMs.countAge);
  const problem = useConnectionProblem();
  const failure = error ? displayText(messageOf(error)) : problem;
  return (
    <span className="flex items-center gap-1 text-muted">
      <span
        className={cn('flex items-center gap-2 whitespace-nowrap', failure && 'text-warn')}
        title={failure}
      >
        <span aria-hidden className={cn('size-1 rounded-full', failure ? 'bg-warn' : 'bg-ok')} />
        <span className="num max-[1100px]:sr-only">
          Counted {timeAgo(dataUpdatedAt, now).toLowerCase()}
          {isChanged ? ', changed since' : null}
        </span>
      </span>
      <IconButton label="Count again" disabled={isFetching} onClick={() => void refetch()}>
        <RotateCw className="size-3.5" />
      </IconButton>
    </span>
  );
}
