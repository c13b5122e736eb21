import { useNow } from '@trainyard/ui/hooks/use-now';
import { durationMs, formatDuration } from '@trainyard/ui/lib/duration';
import { missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { masterNow } from '~/lib/master-now';

type Props = { startTime: string | null | undefined; endTime: string | null | undefined };

/** How long something took; while it has no end it counts on. */
export function Elapsed({ startTime, endTime }: Props) {
  const now = useNow(startTime && !endTime ? 1000 : null, masterNow);
  const ms = durationMs({ startTime: startTime ?? null, endTime: endTime ?? null }, now);
  if (ms === null) return <span className="text-faint">{missing}</span>;
  const isCounting = !endTime;
  return (
    // while it counts, "16m" is as wide as "15m 59s": the text beside it does not move
    <span className={cn('num whitespace-nowrap', isCounting && 'inline-block min-w-[7ch]')}>
      {formatDuration(toSeconds(ms))}
    </span>
  );
}

// thousandths would run ahead of the eye
const toSeconds = (ms: number) => (ms < 1000 ? ms : Math.round(ms / 1000) * 1000);
