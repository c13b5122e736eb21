import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '~/app/report-error';
import { FailedState } from '~/components/ui/empty-state';

type Props = {
  what: 'metrics' | 'best trials';
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
};

/** What compared experiments were drawn from is not to be had. */
export const CompareFailed = ({ what, query: { error, refetch } }: Props) => (
  <FailedState
    title={`Error fetching ${what}`}
    message={error ? messageOf(error) : undefined}
    onRetry={() => void refetch()}
  />
);
