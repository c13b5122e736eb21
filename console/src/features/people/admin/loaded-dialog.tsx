import type { UseQueryResult } from '@tanstack/react-query';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { LoadingDialog } from '@trainyard/ui/form/loading-dialog';
import { messageOf } from '~/app/errors/report-error';

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
    <LoadingDialog title={title} onClose={onClose}>
      {failed.length > 0 ? (
        <FailedState
          title="Unable to load the current values."
          message={messageOf(failed[0]?.error)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : null}
    </LoadingDialog>
  );
}
