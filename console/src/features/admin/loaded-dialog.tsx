import type { UseQueryResult } from '@tanstack/react-query';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { messageOf } from '~/app/report-error';

type Props = {
  title: string;
  /** the query with the data of the form */
  queries: readonly UseQueryResult<unknown>[];
  onClose: () => void;
};

/** Takes the place of a form until its data has loaded, or shows the error with Retry. */
export function LoadedDialog({ title, queries, onClose }: Props) {
  const failed = queries.filter(({ error }) => error !== null);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title}>
        {failed.length > 0 ? (
          <FailedState
            title="Unable to load the current values."
            message={messageOf(failed[0]?.error)}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
          />
        ) : (
          <p className="flex items-center gap-2 py-6 text-muted">
            <Spinner className="size-4" />
            Loading...
          </p>
        )}
      </DialogContent>
    </Dialog>
  );
}
