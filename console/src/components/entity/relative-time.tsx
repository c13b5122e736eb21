import { exactTime, timeAgo, timeAgoLivesMs, toDate } from '@trainyard/ui/lib/duration';
import { missing } from '@trainyard/ui/lib/format';
import { useTimeZone } from '@trainyard/ui/lib/time-zone';
import { useEffect, useState } from 'react';
import { masterNow } from '~/lib/master-now';

type Props = { time: string | null | undefined; isLong?: boolean; className?: string };

/** "5m ago"; the exact time on hover, the exact time itself for machines. */
export function RelativeTime({ time, ...rest }: Props) {
  if (!time) return <span className="text-faint">{missing}</span>;
  return <Ticking time={time} {...rest} />;
}

function Ticking({ time, isLong = false, className }: Props & { time: string }) {
  const text = useTimeAgo(time, { isLong });
  const zone = useTimeZone('local');
  return (
    <time
      dateTime={toDate(time).toISOString()}
      title={exactTime(time, zone)}
      className={`num whitespace-nowrap ${className ?? ''}`}
    >
      {text}
    </time>
  );
}

/** A relative time that keeps itself true: every second below a minute, every minute below an hour, … */
function useTimeAgo(time: string | number | Date, style?: { isLong?: boolean }): string {
  const [now, setNow] = useState(() => masterNow());
  useEffect(() => {
    const timer = setTimeout(() => setNow(masterNow()), timeAgoLivesMs(time, now));
    return () => clearTimeout(timer);
  }, [time, now]);
  return timeAgo(time, now, style);
}
