import { useQueryClient } from '@tanstack/react-query';
import { UpdatedAgo } from '@trainyard/ui/page/updated-ago';
import { messageOf } from '~/app/report-error';
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
  return (
    <UpdatedAgo
      updatedAt={query.dataUpdatedAt}
      failure={query.error ? messageOf(query.error) : undefined}
      isPaused={isPaused}
      onPausedChange={(next) => setPollingPaused(queryClient, next)}
    />
  );
}
