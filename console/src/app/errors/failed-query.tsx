import { FailedState } from '@trainyard/ui/base/empty-state';
import { messageOf } from './report-error';

type Props = {
  /** names the failed query */
  title: string;
  query: { error: unknown; refetch: () => unknown };
};

/** Reports that a query failed, with the master's message and a retry. */
export const FailedQuery = ({ title, query: { error, refetch } }: Props) => (
  <FailedState
    title={title}
    message={error ? messageOf(error) : undefined}
    onRetry={() => void refetch()}
  />
);
