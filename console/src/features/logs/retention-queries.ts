import { getTrialRemainingLogRetentionDays, type schemas } from '@trainyard/sdk/v038';
import { plural } from '@trainyard/ui/lib/format';
import { q } from '~/data/q';

type RemainingDays = schemas.GetTrialRemainingLogRetentionDaysResponse;

/** For how many more days the log of a trial is kept; -1 permanently. */
export const remainingDaysQuery = (trialId: number) =>
  q(
    getTrialRemainingLogRetentionDays,
    { trialId },
    { select: ({ remainingDays }: RemainingDays) => remainingDays },
  );

/** A number of days as people say it. */
export const daysText = (days: number): string => {
  if (days < 0) return 'Logs are kept for good';
  return days === 0 ? 'Logs are deleted today' : `Logs are kept for ${plural(days, 'more day')}`;
};
