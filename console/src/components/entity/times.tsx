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

type ElapsedProps = { startTime: string | null | undefined; endTime: string | null | undefined };

/** How long something took; while it has no end it counts on. */
export function Elapsed({ startTime, endTime }: ElapsedProps) {
  const now = useNow(startTime && !endTime ? 1000 : null, masterNow);
  const ms = durationMs({ startTime: startTime ?? null, endTime: endTime ?? null }, now);
  if (ms === null) return <span className="text-faint">{missing}</span>;
  const isCounting = !endTime;
  return (
    // while it counts, "16m" is as wide as "15m 59s": the text beside it does not move
    <span className={cn('num whitespace-nowrap', isCounting && 'inline-block min-w-[7ch]')}>
      {textOf(ms)}
    </span>
  );
}

// thousandths would run ahead of the eye
const textOf = (ms: number) => formatDuration(ms < 1000 ? ms : Math.round(ms / 1000) * 1000);

/** How long something took, until now where it has no end; undefined where it never started. */
export function elapsedText(startTime: string | null, endTime: string | null): string | undefined {
  const ms = durationMs({ startTime, endTime }, masterNow());
  return ms === null ? undefined : textOf(ms);
}
