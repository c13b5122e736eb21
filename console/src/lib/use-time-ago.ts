import { timeAgo, timeAgoLivesMs } from '@trainyard/ui/lib/duration';
import { useEffect, useState } from 'react';
import { masterNow } from './master-now';

/** A relative time that keeps itself true: every second below a minute, every minute below an hour, … */
export function useTimeAgo(time: string | number | Date, style?: { isLong?: boolean }): string {
  const [now, setNow] = useState(() => masterNow());
  useEffect(() => {
    const timer = setTimeout(() => setNow(masterNow()), timeAgoLivesMs(time, now));
    return () => clearTimeout(timer);
  }, [time, now]);
  return timeAgo(time, now, style);
}
