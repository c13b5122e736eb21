import { queryOptions } from '@tanstack/react-query';
import { readIdleHistory } from '@trainyard/insights/waste/read-idle-history';
import { readWaste } from '@trainyard/insights/waste/read-waste';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { masterNow } from '~/lib/master-now';

export const fetchWaste = (signal: AbortSignal) => readWaste(client, masterNow(), { signal });

/** Everything that holds slots without use or waits in vain. */
export const wasteQuery = queryOptions({
  queryKey: queryKeys.waste,
  queryFn: ({ signal }) => fetchWaste(signal),
  staleTime: pollMs.waste,
  refetchInterval: pollEvery(pollMs.waste),
  meta: { errorMessage: 'Unable to find what is idle.', isSilent: true },
});

/**
 * When GPUs did nothing during the last days, without which the page shows what is idle now. What
 * is over does not change, so it is not polled.
 */
export const idleHistoryQuery = queryOptions({
  queryKey: queryKeys.idleHistory,
  queryFn: ({ signal }) => readIdleHistory(client, masterNow(), { signal }),
  staleTime: pollMs.waste,
  retry: false,
});
