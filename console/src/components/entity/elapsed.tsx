import { durationMs, formatDuration } from '~/lib/duration';
import { missing } from '~/lib/format';
import { masterNow } from '~/lib/master-now';
import { useNow } from '~/lib/use-now';

type Props = { startTime: string | null | undefined; endTime: string | null | undefined };

/** How long something took; while it has no end it counts on. */
export function Elapsed({ startTime, endTime }: Props) {
  const now = useNow(startTime && !endTime ? 1000 : null, masterNow);
  const ms = durationMs({ startTime: startTime ?? null, endTime: endTime ?? null }, now);
  if (ms === null) return <span className="text-faint">{missing}</span>;
  return <span className="num whitespace-nowrap">{formatDuration(toSeconds(ms))}</span>;
}

// thousandths would run ahead of the eye
const toSeconds = (ms: number) => (ms < 1000 ? ms : Math.round(ms / 1000) * 1000);
