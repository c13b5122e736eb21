import { getTrialRemainingLogRetentionDays, type schemas } from '@trainyard/sdk/v038';
import { q } from '~/data/q';

type RemainingDays = schemas.GetTrialRemainingLogRetentionDaysResponse;

/** For how many more days the log of a trial is kept; -1 permanently. */
export const remainingDaysQuery = (trialId: number) =>
  q(
    getTrialRemainingLogRetentionDays,
    { trialId },
    { select: ({ remainingDays }: RemainingDays) => remainingDays },
  );
