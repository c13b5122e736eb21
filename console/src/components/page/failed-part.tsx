import { FailedState } from '@trainyard/ui/base/empty-state';

type Props = {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

/** Replaces a part of a page that could not be read; is empty while it is read for the first time. */
export const FailedPart = ({ title, query: { error, isFetching, refetch } }: Props) =>
  error ? (
    <FailedState
      title={title}
      message={error.message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : null;
