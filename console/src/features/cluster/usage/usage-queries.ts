import { queryOptions } from '@tanstack/react-query';
import { resourceAllocationAggregated } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';
import type { UsageRange } from './usage';

/** The allocation per day or month. It changes once a day, so it is not polled. */
export const usageQuery = ({ groupBy, startDate, endDate }: UsageRange) =>
  queryOptions({
    queryKey: queryKeys.cluster.usage(groupBy, startDate, endDate),
    queryFn: async ({ signal }) => {
      const period =
        groupBy === 'day'
          ? 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY'
          : 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY';
      const query = { startDate, endDate, period } as const;
      return (await resourceAllocationAggregated(client, query, { signal })).resourceEntries;
    },
    meta: { errorMessage: 'Unable to fetch historical usage.' },
  });
