import { useNow } from '@trainyard/ui/hooks/use-now';
import {
  durationMs,
  exactTime,
  formatDuration,
  timeAgo,
  timeAgoLivesMs,
  toDate,
} from '@trainyard/ui/lib/duration';
import { missing } from '@trainyard/ui/lib/format';
import { useTimeZone } from '@trainyard/ui/lib/time-zone';
import { cn } from '@trainyard/ui/lib/utils';
import { useEffect, useState } from 'react';
import { masterNow } from '~/lib/master-now';

type Props = { time: string | null | undefined; isLong?: boolean; className?: string };

/** "5m ago", with the exact time on hover and in the `datetime` attribute. */
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

/**
 * A relative time that updates itself: every second below a minute, every minute below an hour, …
 */
function useTimeAgo(time: string | number | Date, style?: { isLong?: boolean }): string {
  const [now, setNow] = useState(() => masterNow());
  useEffect(() => {
    const timer = setTimeout(() => setNow(masterNow()), timeAgoLivesMs(time, now));
    return () => clearTimeout(timer);
  }, [time, now]);
  return timeAgo(time, now, style);
}

type ElapsedProps = { startTime: string | null | undefined; endTime: string | null | undefined };

/** The duration of something; counts up while it has no end. */
export function Elapsed({ startTime, endTime }: ElapsedProps) {
  const now = useNow(startTime && !endTime ? 1000 : null, masterNow);
  const ms = durationMs({ startTime: startTime ?? null, endTime: endTime ?? null }, now);
  if (ms === null) return <span className="text-faint">{missing}</span>;
  const isCounting = !endTime;
  return (
    // while it counts, "16m" is as wide as "15m 59s": the text next to it does not move
    <span className={cn('num whitespace-nowrap', isCounting && 'inline-block min-w-[7ch]')}>
      {textOf(ms)}
    </span>
  );
}

// thousandths would change too fast to read
const textOf = (ms: number) => formatDuration(ms < 1000 ? ms : Math.round(ms / 1000) * 1000);

/** The duration of something, until now if it has no end; undefined if it has not started. */
export function elapsedText(startTime: string | null, endTime: string | null): string | undefined {
  const ms = durationMs({ startTime, endTime }, masterNow());
  return ms === null ? undefined : textOf(ms);
}
