import { FailedState } from '@trainyard/ui/base/empty-state';

type Props = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Shows the error of a part that failed to load; renders nothing during its first load. */
export const FailedPart = ({ title, query: { error, isFetching, refetch } }: Props) =>
  error ? (
    <FailedState
      title={title}
      message={error.message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : null;
