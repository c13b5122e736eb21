import { queryOptions } from '@tanstack/react-query';
import { getTrialWorkloads } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';

/** Whether a trial did anything that TensorBoard could show. */
export const hasWorkloadsQuery = (trialId: number) =>
  queryOptions({
    queryKey: queryKeys.trials.hasWorkloads(trialId),
    queryFn: async ({ signal }) => {
      const asked = { trialId, limit: 1, filter: 'FILTER_OPTION_UNSPECIFIED' as const };
      const { workloads } = await getTrialWorkloads(client, asked, { signal });
      return workloads.length > 0;
    },
    meta: { isSilent: true },
  });
