import { useEffect, useState } from 'react';
import { timeAgo, timeAgoLivesMs } from './duration';

/** A relative time that keeps itself true: every second below a minute, every minute below an hour, … */
export function useTimeAgo(time: string | number | Date, style?: { isLong?: boolean }): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), timeAgoLivesMs(time, now));
    return () => clearTimeout(timer);
  }, [time, now]);
  return timeAgo(time, now, style);
}
