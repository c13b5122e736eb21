import {
  durationMs,
  formatDuration,
  timeAgo,
  timeAgoLivesMs,
  toDate,
} from '@trainyard/ui/lib/duration';
import { missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { drawContent } from '@trainyard/ui/table/grid/cell-content';
import type { Piece } from '@trainyard/ui/table/grid/pieces';
import { masterNow } from '~/lib/master-now';

type TimeStyle = { isLong?: boolean; className?: string | undefined };
type Props = TimeStyle & { time: string | null | undefined };

/** "5m ago", with the exact time on hover and in the `datetime` attribute. */
export const RelativeTime = ({ time, ...style }: Props) =>
  time ? drawContent([timePiece(time, style)]) : <Missing />;

/** The same as a piece of a cell. */
export const timePiece = (time: string, { isLong = false, className }: TimeStyle = {}): Piece => ({
  kind: 'live',
  read: () => ({
    kind: 'text',
    text: timeAgo(time, masterNow(), { isLong }),
    dateTime: toDate(time).toISOString(),
    className: cn('num', className),
  }),
  // every second below a minute, every minute below an hour, …
  subscribe: (onChange) => tick(() => timeAgoLivesMs(time, masterNow()), onChange),
});

type ElapsedProps = { startTime: string | null | undefined; endTime: string | null | undefined };

/** The duration of something; counts up while it has no end. */
export function Elapsed({ startTime, endTime }: ElapsedProps) {
  const piece = elapsedPiece(startTime, endTime);
  return piece ? drawContent([piece]) : <Missing />;
}

/** The same as a piece of a cell; undefined if it has not started. */
export function elapsedPiece(
  startTime: string | null | undefined,
  endTime: string | null | undefined,
): Piece | undefined {
  const read = () => elapsedText(startTime ?? null, endTime ?? null) ?? missing;
  if (!startTime) return undefined;
  if (endTime) return { kind: 'text', text: read(), className: 'num whitespace-nowrap' };
  return {
    kind: 'live',
    // while it counts, "16m" is as wide as "15m 59s": the text next to it does not move
    read: () => ({
      kind: 'text',
      text: read(),
      className: 'num inline-block min-w-[7ch] whitespace-nowrap',
    }),
    subscribe: (onChange) => tick(() => 1000, onChange),
  };
}

const Missing = () => <span className="text-faint">{missing}</span>;

/** Calls a function each time after some milliseconds, until the returned one is called. */
function tick(waitMs: () => number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      onTick();
      wait();
    }, waitMs());
  };
  wait();
  return () => clearTimeout(timer);
}

// thousandths would change too fast to read
const textOf = (ms: number) => formatDuration(ms < 1000 ? ms : Math.round(ms / 1000) * 1000);

/** The duration of something, until now if it has no end; undefined if it has not started. */
function elapsedText(startTime: string | null, endTime: string | null): string | undefined {
  const ms = durationMs({ startTime, endTime }, masterNow());
  return ms === null ? undefined : textOf(ms);
}
