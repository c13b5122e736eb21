import { ChartNoAxesColumn, Check, Square } from 'lucide-react';
import { memo, type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../base/icon-button';
import { useThrottled } from '../../hooks/use-debounced';
import { formatCount } from '../../lib/format';
import type { LogEntry, LogPlace } from '../window/log-entry';
import { countedParts } from './line-count';
import type { Counting } from './use-line-count';
import type { LogSpan } from './use-log-span';

/** The kinds of marks along the time of a log. */
type Mark = 'line' | 'warning' | 'error' | 'hit';

type Bar = Record<Mark, number>;

type Span = { from: number; to: number };

/** Counts marks in equal buckets of a time span; ignores those outside. */
export function density(span: Span, bars: number) {
  const counted: Bar[] = Array.from({ length: bars }, () => ({
    line: 0,
    warning: 0,
    error: 0,
    hit: 0,
  }));
  return {
    bars: counted as readonly Bar[],
    add(at: number, mark: Mark, count = 1) {
      const bar = counted[barOf(at, span, bars)];
      if (bar) bar[mark] += count;
    },
  };
}

function barOf(at: number, { from, to }: Span, bars: number): number {
  if (!(at >= from) || !(at <= to)) return -1;
  return Math.min(bars - 1, Math.floor(((at - from) / Math.max(1, to - from)) * bars));
}

/**
 * The length of a bar, 0 to 1, on a logarithmic scale: ten times as many lines are not ten times as
 * long.
 */
export const barLength = (count: number, maxCount: number) =>
  count === 0 ? 0 : Math.log1p(count) / Math.log1p(Math.max(1, maxCount));

/** The position of a time in a span, 0 to 1. */
export const shareOf = (at: number, { from, to }: Span) =>
  Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)));

type Props = {
  span: LogSpan;
  entries: readonly LogEntry[];
  /** the log is completely loaded */
  isComplete: boolean;
  counting: Counting;
  warnings: readonly number[];
  errors: readonly number[];
  hits: readonly LogPlace[];
  viewport: RefObject<HTMLElement | null>;
  /** reads the times of the first and the last visible line */
  inSight: () => LogSpan | undefined;
  onJump: (at: number) => void;
};

const barCount = 144;

const redrawMs = 500;

/**
 * The whole log from top to bottom by time: the number of lines over time (of the loaded lines, or
 * of all once counted), the positions of warnings, errors and matches, and the visible part. The
 * jump to a time does the same without a pointer.
 */
export const LogMap = memo(function LogMap(props: Props) {
  const { span, entries, isComplete, counting, warnings, errors, hits, onJump } = props;
  const { count } = counting;
  const throttledEntries = useThrottled(entries, redrawMs);
  const drawnHits = useThrottled(hits, redrawMs);
  const { from, to } = useThrottled(span, redrawMs);
  const bars = useMemo(() => {
    const counted = density({ from, to }, barCount);
    if (count) for (const { at, lines } of countedParts(count)) counted.add(at, 'line', lines);
    // lines written later are not in the count
    for (const { at } of throttledEntries) if (!count || at > count.to) counted.add(at, 'line');
    for (const at of warnings) counted.add(at, 'warning');
    for (const at of errors) counted.add(at, 'error');
    for (const { at } of drawnHits) counted.add(at, 'hit');
    return counted.bars;
  }, [from, to, throttledEntries, count, warnings, errors, drawnHits]);
  function jump(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height));
    onJump(span.from + share * (span.to - span.from));
  }
  return (
    <div data-screen-only className="flex w-11 shrink-0 flex-col border-l @max-[480px]:hidden">
      <div
        aria-hidden
        data-log-map
        className="relative min-h-0 flex-1 cursor-pointer"
        onPointerUp={jump}
      >
        <MapBars bars={bars} />
        <Sight {...props} />
      </div>
      {isComplete && !count && counting.share === undefined ? null : (
        <MapCount counting={counting} />
      )}
    </div>
  );
});

// memoized, because the visible part moves more often than the bars change
const MapBars = memo(function MapBars({ bars }: { bars: readonly Bar[] }) {
  const maxLines = Math.max(...bars.map(({ line }) => line));
  return bars.map((bar, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars have fixed positions
    <MapBar key={index} bar={bar} maxLines={maxLines} top={(index / barCount) * 100} />
  ));
});

type BarProps = { bar: Bar; maxLines: number; top: number };

function MapBar({ bar, maxLines, top }: BarProps) {
  const total = bar.line + bar.warning + bar.error + bar.hit;
  if (total === 0) return null;
  const length = Math.max(0.25, barLength(bar.line, maxLines));
  return (
    <>
      <i
        data-mark={toneOf(bar)}
        className="absolute left-1.5 h-0.5 rounded-full"
        style={{ top: `${top}%`, width: length * 28, background: `var(--${toneOf(bar)})` }}
      />
      {bar.hit > 0 ? (
        <i
          data-mark="hit"
          className="absolute right-1 h-0.5 w-2 rounded-full bg-accent"
          style={{ top: `${top}%` }}
        />
      ) : null}
    </>
  );
}

const toneOf = ({ warning, error }: Bar) =>
  error > 0 ? 'bad' : warning > 0 ? 'warn' : 'line-strong';

const sightMs = 100;

/** The visible part, measured at intervals while the log scrolls or grows. */
function Sight({ span, entries, viewport, inSight }: Props) {
  const [visibleSpan, setVisibleSpan] = useState<LogSpan>();
  useEffect(() => {
    const element = viewport.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      setVisibleSpan(inSight());
    };
    const measureSoon = () => {
      timer ??= setTimeout(measure, sightMs);
    };
    measureSoon();
    element?.addEventListener('scroll', measureSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', measureSoon);
    };
  }, [viewport, inSight]);
  const throttledEntries = useThrottled(entries, sightMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines change the visible ones
  useEffect(() => setVisibleSpan(inSight()), [throttledEntries, inSight]);
  if (!visibleSpan) return null;
  const from = shareOf(visibleSpan.from, span) * 100;
  const to = shareOf(visibleSpan.to, span) * 100;
  return (
    <span
      className="pointer-events-none absolute inset-x-0.5 rounded-sm border border-line-strong"
      style={{ top: `min(${from}%, 100% - 8px)`, height: `max(8px, ${to - from}%)` }}
    />
  );
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const;

/** Describes the map next to a log: the loaded lines, or all of them once counted. */
function MapCount({ counting }: { counting: Counting }) {
  const { count, share, error, start, stop } = counting;
  const isCounting = share !== undefined;
  const percent = `${Math.floor((share ?? 0) * 100)}%`;
  const label = isCounting
    ? `Counting all lines, ${percent}: stop`
    : count
      ? `The map shows all ${formatCount(count.total)} lines: count again`
      : error !== undefined
        ? 'The lines could not be counted: try again'
        : 'The map shows the lines read so far: count all';
  return (
    <div className="grid justify-items-center gap-0.5 border-t py-1.5">
      <IconButton label={label} side="left" onClick={isCounting ? stop : start}>
        {isCounting ? (
          <Square {...icon} />
        ) : count ? (
          <Check {...icon} />
        ) : (
          <ChartNoAxesColumn {...icon} />
        )}
      </IconButton>
      <span role="status" className="num text-xs text-faint">
        {isCounting ? percent : count ? 'all' : error !== undefined ? 'failed' : 'so far'}
      </span>
    </div>
  );
}
