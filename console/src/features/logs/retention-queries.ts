import { queryOptions } from '@tanstack/react-query';
import { getTrialRemainingLogRetentionDays } from '@trainyard/sdk/v038';
import { plural } from '@trainyard/ui/lib/format';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';

/** For how many more days the log of a trial is kept; -1 permanently. */
export const remainingDaysQuery = (trialId: number) =>
  queryOptions({
    queryKey: queryKeys.trials.remainingDays(trialId),
    queryFn: async ({ signal }) => {
      const answer = await getTrialRemainingLogRetentionDays(client, { id: trialId }, { signal });
      return answer.remainingDays;
    },
  });

/** A number of days as people say it. */
export const daysText = (days: number): string => {
  if (days < 0) return 'Logs are kept for good';
  return days === 0 ? 'Logs are deleted today' : `Logs are kept for ${plural(days, 'more day')}`;
};
