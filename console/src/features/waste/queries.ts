import { queryOptions } from '@tanstack/react-query';
import { readIdleHistory } from '@trainyard/insights/waste/read-idle-history';
import { readWaste } from '@trainyard/insights/waste/read-waste';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { masterNow } from '~/lib/master-now';

/** Everything that holds slots without use or waits in vain. */
export const wasteQuery = queryOptions({
  queryKey: queryKeys.waste,
  queryFn: ({ signal }) => readWaste(client, masterNow(), { signal }),
  staleTime: pollMs.waste,
  refetchInterval: pollEvery(pollMs.waste),
  meta: { errorMessage: 'Unable to find what is idle.', isSilent: true },
});

/**
 * When GPUs did nothing from a time on, without which pages show what else they have. What is over
 * does not change, so it is not polled.
 */
export const idleHistoryQuery = (from: number) =>
  queryOptions({
    queryKey: queryKeys.idleHistory(from),
    queryFn: ({ signal }) => readIdleHistory(client, from, { signal }),
    staleTime: pollMs.waste,
    retry: false,
  });
