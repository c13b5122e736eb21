import type { UseQueryResult } from '@tanstack/react-query';
import { FailedState } from '@trainyard/ui/base/empty-state';
import { messageOf } from '~/app/report-error';

type Props = {
  what: 'metrics' | 'best trials';
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
};

/** Reports that the data behind a comparison cannot be read. */
export const CompareFailed = ({ what, query: { error, refetch } }: Props) => (
  <FailedState
    title={`Error fetching ${what}`}
    message={error ? messageOf(error) : undefined}
    onRetry={() => void refetch()}
  />
);
