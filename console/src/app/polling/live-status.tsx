import { useQueryClient } from '@tanstack/react-query';
import { UpdatedAgo } from '@trainyard/ui/page/updated-ago';
import { messageOf } from '~/app/errors/report-error';
import { setPollingPaused, usePollingPaused } from './polling-pause';
import { useSilence } from './silence';

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
  const isSilent = useSilence() !== undefined;
  return (
    <UpdatedAgo
      updatedAt={query.dataUpdatedAt}
      failure={failureOf(query.error, isSilent)}
      isPaused={isPaused}
      onPausedChange={(next) => setPollingPaused(queryClient, next)}
    />
  );
}

function failureOf(error: Error | null, isSilent: boolean): string | undefined {
  if (error) return messageOf(error);
  return isSilent ? 'The master takes requests and does not answer them.' : undefined;
}
