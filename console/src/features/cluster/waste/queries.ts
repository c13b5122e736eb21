import { findWaste, idleRules } from '@trainyard/insights/waste/find-waste';
import { idleHistory, idlePast } from '@trainyard/insights/waste/idle-hours';
import { pastGpuUse, queueUse } from '@trainyard/sdk/flows';
import { longReadMs, pollMs } from '~/app/polling/polling-intervals';
import { composed } from '~/data/q';
import { silent } from '~/data/silent';
import { masterNow } from '~/lib/master-now';
import { isUnchanged } from './read-after-writes';

/** Everything that holds slots without use or waits in vain: reads every queue, log and measurement. */
export const wasteQuery = silent(
  composed(
    'waste',
    {},
    async (client) => {
      const now = masterNow();
      return findWaste(await queueUse(client, idleRules(now)), now);
    },
    {
      poll: 'waste',
      staleTime: pollMs.waste,
      gcTime: longReadMs,
      enabled: isUnchanged,
      error: 'Unable to find idle work.',
    },
  ),
);

/**
 * When GPUs did nothing from a time on, without which pages show what else they have. It reads every
 * measurement of that time, of which no write changes one; the newest come with its age.
 */
export const idleHistoryQuery = (from: number) =>
  composed(
    'idleHistory',
    { from },
    async (client) => idleHistory(await pastGpuUse(client, idlePast(from))),
    { staleTime: pollMs.waste, gcTime: longReadMs, retry: false, tags: [] },
  );
