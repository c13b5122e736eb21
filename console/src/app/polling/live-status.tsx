import { useQueryClient } from '@tanstack/react-query';
import { UpdatedAgo } from '@trainyard/ui/page/updated-ago';
import { messageOf } from '~/app/errors/report-error';
import { useConnectionProblem } from './connection';
import { setPollingPaused, usePollingPaused } from './polling-pause';

type Props = {
  /** the result of a query, or the required parts of it */
  query: { dataUpdatedAt: number; error: Error | null };
};

/**
 * The age of the page's data, and the button that pauses polling. For the strip of every page that
 * polls.
 */
export function LiveStatus({ query }: Props) {
  const queryClient = useQueryClient();
  const isPaused = usePollingPaused();
  const problem = useConnectionProblem();
  return (
    <UpdatedAgo
      updatedAt={query.dataUpdatedAt}
      failure={query.error ? messageOf(query.error) : problem}
      isPaused={isPaused}
      onPausedChange={(next) => setPollingPaused(queryClient, next)}
    />
  );
}
