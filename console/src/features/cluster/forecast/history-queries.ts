import type { QueryClient } from '@tanstack/react-query';
import { heldByEntity } from '@trainyard/insights/forecast/past-runs';
import { getExperiments } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling/polling-intervals';
import { fetchAllocations } from '~/data/cluster/allocations';
import { composed } from '~/data/q';
import { masterNow } from '~/lib/master-now';

const week = 7 * 86_400_000;
/** past runs hardly change, and new ones change a forecast slowly */
const pastExperiments = 300;

/** Reads the allocations of the last week; undefined without permission to see the usage of the cluster. */
async function fetchHeld(nowMs: number, queryClient: QueryClient) {
  const stretches = await fetchAllocations({ from: nowMs - week, to: nowMs }, queryClient);
  return stretches && heldByEntity(stretches, nowMs);
}

const pastQuery = {
  sortBy: 'SORT_BY_START_TIME',
  orderBy: 'ORDER_BY_DESC',
  limit: pastExperiments,
} as const;

/** The runs of the past, from which forecasts are made. */
export const historyQuery = composed(
  'pastRuns',
  {},
  // not by the client of the query: the allocations are read to their end, and the next page shows the same
  async (_, { client: queryClient }) => {
    const [{ experiments }, slotTimes] = await Promise.all([
      getExperiments(client, pastQuery),
      fetchHeld(masterNow(), queryClient),
    ]);
    return { experiments, slotTimes };
  },
  { staleTime: staleMs.pastSums, retry: false, ...showsOf(getExperiments) },
);
