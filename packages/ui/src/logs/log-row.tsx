import { ChevronDown, ChevronRight } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { formatCount } from '../lib/format';
import { withVisibleControls } from '../lib/visible-controls';
import type { LogRow as Row } from './text/fold-rows';
import {
  dayText,
  gutterTime,
  momentText,
  type TimeMode,
  type Zone,
  zoneOf,
} from './text/format-entry';
import { LogText } from './text/log-text';
import type { Finder } from './text/mark-spans';
import { type LogEntry, levelLabels, levelLetters } from './window/log-entry';

/** The state that all rows share. */
export type RowState = {
  time: TimeMode;
  startMs: number;
  wrap: boolean;
  hasRanks: boolean;
  hasOrigins: boolean;
  colorOf: ((origin: string) => string) | undefined;
  onLink: (row: Row, event: MouseEvent) => void;
  onToggle: (key: string) => void;
};

export type RowProps = {
  state: RowState;
  row: Row;
  /** pixels from the top of the rows */
  top: number;
  /** set for a measured row: its index among the rows, and the available width */
  index?: number | undefined;
  width?: number | undefined;
  measure?: ((element: Element | null) => void) | undefined;
  /** its number in the log, where it is known */
  number: number | undefined;
  find: Finder | undefined;
  isTarget: boolean;
  isCurrent: boolean;
  isOpen: boolean;
};

/** The number of characters of a time. */
export const timeLength = (mode: TimeMode) => (mode === 'start' ? 13 : 12);
/** the number of characters of a rank, in brackets */
const rankLength = 4;

export const LogRow = memo(function LogRow(props: RowProps) {
  const { state, row, top, index, width, measure, number, isTarget, isCurrent } = props;
  const { time, startMs, wrap, hasRanks, hasOrigins } = state;
  const { entry } = row;
  const zone = zoneOf(time);
  if (row.kind === 'day')
    return (
      <div
        ref={measure}
        className="log-day"
        style={width === undefined ? { top } : { top, width }}
        data-index={index}
      >
        {dayText(entry.at, zone)}
      </div>
    );
  // further lines of an entry share the number, time and level of the first
  const isContinued = row.kind === 'line' && row.part > 0;
  const name = `${number === undefined ? 'this line' : `line ${number}`}${entry.origin === '' ? '' : ` of ${entry.origin}`}`;
  return (
    <div
      ref={measure}
      className="log-line"
      style={width === undefined ? { top } : { top, width }}
      data-index={index}
      data-id={entry.id}
      data-level={entry.level}
      data-wrap={wrap || undefined}
      data-target={isTarget || undefined}
      data-current={isCurrent || undefined}
    >
      {isContinued ? (
        <span className="log-gutter" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Link to ${name}`}
          title={`Link to ${name}; with Shift to all lines up to here`}
          onClick={(event) => state.onLink(row, event)}
          className="log-gutter text-right text-faint select-none hover:text-text hover:underline"
        >
          {number ?? '#'}
        </button>
      )}
      {time === 'off' ? null : (
        <span className="log-time text-faint" title={momentText(entry.at, zone)}>
          {(isContinued ? '' : gutterTime(entry.time, time, startMs)).padEnd(timeLength(time))}
        </span>
      )}
      <span className="log-level text-faint" title={detailsOf(entry, zone)}>
        {(isContinued ? '' : levelLetters[entry.level]).padEnd(1)}
      </span>
      {hasOrigins ? <Origin origin={entry.origin} color={state.colorOf?.(entry.origin)} /> : null}
      {hasRanks ? (
        <span className="log-rank text-faint">
          {(entry.rank === null || isContinued ? '' : `[${entry.rank}]`).padEnd(rankLength)}
        </span>
      ) : null}
      <Message {...props} />
    </div>
  );
});

const Origin = ({ origin, color }: { origin: string; color: string | undefined }) => (
  <span
    className="log-origin flex min-w-0 items-center gap-1.5 text-muted"
    title={`Trial ${origin}`}
  >
    {color === undefined ? null : (
      <i aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: color }} />
    )}
    <span className="truncate">{origin}</span>
  </span>
);

function Message({ state, row, find, isOpen }: RowProps) {
  if (row.kind === 'day') return null;
  if (row.kind === 'line') return <LogText id={row.key} text={row.text} find={find} />;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const words = row.kind === 'traceback' ? `traceback, ${row.lines} lines` : updatesOf(row.updates);
  const toggle = (
    <button
      type="button"
      // the log has one tab stop: O opens and closes the current row
      tabIndex={-1}
      aria-expanded={isOpen}
      onClick={() => state.onToggle(row.key)}
      // over the end of the line above, because the line below is in front of it
      className="relative inline-flex items-center gap-1 rounded-sm align-top before:absolute before:inset-x-0 before:-top-1.5 before:bottom-0 hover:underline"
    >
      <Chevron aria-hidden className="-ml-1 size-3.5 shrink-0" />
      {words}
    </button>
  );
  if (row.kind === 'traceback')
    return (
      <span>
        {toggle}{' '}
        <span className="pl-2 text-faint">{withVisibleControls(row.frames.join(' → '))}</span>
      </span>
    );
  return (
    <span>
      <LogText id={row.key} text={row.text} find={find} />{' '}
      <span className="pl-2 text-faint">{toggle}</span>
    </span>
  );
}

/** Details of a line without a separate column, and its time where that is not shown. */
const detailsOf = ({ level, agent, container, at }: LogEntry, zone: Zone) =>
  [
    `Level: ${levelLabels[level]}`,
    ...(Number.isNaN(at) ? [] : [`Time: ${momentText(at, zone)}`]),
    ...(agent === '' ? [] : [`Agent: ${agent}`]),
    ...(container === '' ? [] : [`Container: ${container}`]),
  ].join('\n');

const updatesOf = (count: number) =>
  count === 1 ? '1 update folded' : `${formatCount(count)} updates folded`;
