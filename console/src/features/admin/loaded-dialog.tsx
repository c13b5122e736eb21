import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '~/app/report-error';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { FailedState } from '~/components/ui/empty-state';
import { Spinner } from '~/components/ui/spinner';

type Props = {
  title: string;
  /** what the form of this dialog stands on */
  queries: readonly UseQueryResult<unknown>[];
  onClose: () => void;
};

/** Stands for a form until what it shows is here, and says so when that cannot be had. */
export function LoadedDialog({ title, queries, onClose }: Props) {
  const failed = queries.filter(({ error }) => error !== null);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title}>
        {failed.length > 0 ? (
          <FailedState
            title="Unable to load what is there now."
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
