import { FailedState } from '@trainyard/ui/base/empty-state';
import { messageOf } from './report-error';

type Props = {
  /** names the failed query */
  title: string;
  query: { error: unknown; refetch: () => unknown; isFetching?: boolean };
};

/** Reports that a query failed, with the master's message and a retry; nothing if it did not. */
export const FailedQuery = ({ title, query: { error, refetch, isFetching } }: Props) =>
  error ? (
    <FailedState
      title={title}
      message={messageOf(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : null;
