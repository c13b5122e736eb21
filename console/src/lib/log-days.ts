import { plural } from '@trainyard/ui/lib/format';

/** A number of days as people say it. */
export const daysText = (days: number): string => {
  if (days < 0) return 'Logs are kept for good';
  return days === 0 ? 'Logs are deleted today' : `Logs are kept for ${plural(days, 'more day')}`;
};
