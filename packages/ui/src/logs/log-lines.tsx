import { type CSSProperties, type MouseEvent, useMemo } from 'react';
import { LogRow, type RowState } from './log-row';
import type { SettledView } from './log-view';
import type { LogRow as Row } from './text/fold-rows';
import type { Finder } from './text/mark-spans';
import { lineHeight, type Rows } from './use-rows';
import type { LogEntry } from './window/log-entry';

type Props = {
  rows: readonly Row[];
  /** the place of the first line held in the log, where it is known */
  first: number | undefined;
  place: Pick<Rows, 'drawn' | 'height' | 'width' | 'measure'>;
  view: SettledView;
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

/** Renders only the visible rows, each at its position among those held. */
export function LogLines(props: Props) {
  const {
    rows,
    first,
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
  const rowState = useMemo<RowState>(
    () => ({
      time: view.time,
      wrap: view.wrap,
      startMs,
      hasRanks: rows.some(({ entry }) => entry.rank !== null),
      hasOrigins: rows.some(({ entry }) => entry.origin !== ''),
    }),
    [rows, view.time, view.wrap, startMs],
  );
  const columns = useMemo(() => columnsOf({ rows, first }, rowState), [rows, first, rowState]);
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
              {...rowState}
              row={row}
              number={first === undefined ? undefined : first + row.index}
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

/** Widths of the columns, in custom properties, which React's style type does not know. */
function columnsOf(
  { rows, first = 0 }: { rows: readonly Row[]; first: number | undefined },
  { time, hasRanks, hasOrigins }: RowState,
): CSSProperties {
  // numbers rise, so the last is as wide as any
  const gutter = Math.max(4, String(first + (rows.at(-1)?.index ?? 0)).length);
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
