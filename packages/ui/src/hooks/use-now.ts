import { useEffect, useState } from 'react';

/** The time of a clock in ms, updated every `everyMs`; null stops it. */
export function useNow(everyMs: number | null, clock = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
