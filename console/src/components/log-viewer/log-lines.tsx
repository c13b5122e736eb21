import { type CSSProperties, type MouseEvent, useMemo } from 'react';
import type { LogRow as Row } from './fold-rows';
import type { LogEntry } from './log-entry';
import { LogRow, type RowLook } from './log-row';
import type { TimedView } from './log-view';
import type { Finder } from './mark-spans';
import { ownId } from './time-order';
import { lineHeight, type Rows } from './use-rows';

type Props = {
  rows: readonly Row[];
  place: Pick<Rows, 'drawn' | 'height' | 'width' | 'measure'>;
  view: TimedView;
  startMs: number;
  finderOf: ((entry: LogEntry) => Finder | undefined) | undefined;
  /** id of the line that a search or a jump went to */
  current: string;
  /** whether a link points at a line */
  isLinked: (id: string) => boolean;
  colorOf?: ((origin: string) => string) | undefined;
  open: ReadonlySet<string>;
  onLink: (row: Row, event: MouseEvent) => void;
  onToggle: (key: string) => void;
};

/** Only the rows in sight, each where it stands among those held. */
export function LogLines(props: Props) {
  const {
    rows,
    place,
    view,
    startMs,
    finderOf,
    current,
    isLinked,
    colorOf,
    open,
    onLink,
    onToggle,
  } = props;
  const look = useMemo<RowLook>(
    () => ({
      time: view.time,
      wrap: view.wrap,
      startMs,
      hasRanks: rows.some(({ entry }) => entry.rank !== null),
      hasOrigins: rows.some(({ entry }) => entry.origin !== ''),
    }),
    [rows, view.time, view.wrap, startMs],
  );
  const columns = useMemo(() => columnsOf(rows, look), [rows, look]);
  return (
    <div
      style={{
        ...columns,
        height: place.height,
        position: 'relative',
        minWidth: 'max-content',
      }}
    >
      {place.drawn.map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div
            key={row.key}
            data-index={index}
            // lines that do not wrap are all of one height, which need not be measured
            ref={place.measure}
            style={placeOf(start, place.width)}
          >
            <LogRow
              {...look}
              row={row}
              find={finderOf?.(row.entry)}
              isTarget={isLinked(row.entry.id)}
              originColor={colorOf?.(row.entry.origin)}
              isCurrent={row.entry.id === current}
              isOpen={open.has(row.key)}
              onLink={onLink}
              onToggle={onToggle}
            />
          </div>
        );
      })}
    </div>
  );
}

const placeOf = (top: number, width: number | undefined): CSSProperties => ({
  position: 'absolute',
  top: 0,
  left: 0,
  minWidth: '100%',
  minHeight: lineHeight,
  transform: `translateY(${top}px)`,
  ...(width === undefined ? {} : { width }),
});

const none = { id: '', origin: '' };

/** Widths of the columns, in custom properties, which React's style type does not know. */
function columnsOf(rows: readonly Row[], { time, hasRanks, hasOrigins }: RowLook): CSSProperties {
  // ids rise, so the last is as wide as any; opaque ids are cut
  const gutter = Math.min(14, Math.max(4, ownId(rows.at(-1)?.entry ?? none).length));
  const widths = [
    `calc(${gutter}ch + 14px)`,
    ...(time === 'off' ? [] : ['96px']),
    '14px',
    ...(hasOrigins ? ['64px'] : []),
    ...(hasRanks ? ['34px'] : []),
    'minmax(0, 1fr)',
  ];
  const properties: Record<string, string> = { '--log-columns': widths.join(' ') };
  return properties;
}
