import { findWaste, idleRules } from '@trainyard/insights/waste/find-waste';
import { idleHistory, idlePast } from '@trainyard/insights/waste/idle-hours';
import { pastGpuUse, queueUse } from '@trainyard/sdk/flows';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed, silent } from '~/data/q';
import { masterNow } from '~/lib/master-now';

/** The tags of idle work, which only the actions on its page change: see `wasteQuery`. */
export const wasteTags = ['waste'];

/**
 * Everything that holds slots without use or waits in vain. Changes do not refresh it, because it reads
 * every queue, log and measurement: its page does so after its own actions.
 */
export const wasteQuery = silent(
  composed(
    'waste',
    {},
    async (client) => {
      const now = masterNow();
      return findWaste(await queueUse(client, idleRules(now)), now);
    },
    { poll: 'waste', staleTime: pollMs.waste, tags: wasteTags, error: 'Unable to find idle work.' },
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
    { staleTime: pollMs.waste, retry: false, tags: [] },
  );
