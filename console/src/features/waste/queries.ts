import { queryOptions } from '@tanstack/react-query';
import { findWaste, idleRules } from '@trainyard/insights/waste/find-waste';
import { idleHistory, idlePast } from '@trainyard/insights/waste/idle-hours';
import { pastGpuUse, queueUse } from '@trainyard/sdk/flows';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { masterNow } from '~/lib/master-now';

/**
 * Everything that holds slots without use or waits in vain. Changes do not refresh it, because it reads
 * every queue, log and measurement: its page does so after its own actions.
 */
export const wasteQuery = queryOptions({
  queryKey: ['waste'],
  queryFn: async ({ signal }) => {
    const now = masterNow();
    return findWaste(await queueUse(client, idleRules(now), { signal }), now);
  },
  staleTime: pollMs.waste,
  refetchInterval: pollEvery(pollMs.waste),
  meta: { errorMessage: 'Unable to find idle work.', isSilent: true },
});

/**
 * When GPUs did nothing from a time on, without which pages show what else they have. What is over
 * does not change, so it is not polled.
 */
export const idleHistoryQuery = (from: number) =>
  queryOptions({
    queryKey: ['idleHistory', { from }],
    queryFn: async ({ signal }) =>
      idleHistory(await pastGpuUse(client, idlePast(from), { signal })),
    staleTime: pollMs.waste,
    retry: false,
  });
