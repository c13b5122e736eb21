import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
} from 'react';
import { EvenRows } from './even-rows';
import { LogRow, type RowProps, type RowState, timeLength } from './log-row';
import type { SettledView } from './log-view';
import { lineHeight, type RowPlaces } from './row-places';
import type { FoldedLog, LogRow as Row } from './text/fold-rows';
import type { Finder } from './text/mark-spans';
import type { LogEntry } from './window/log-entry';

type Props = {
  viewport: RefObject<HTMLElement | null>;
  folded: FoldedLog;
  /** the place of the first line held in the log, where it is known */
  first: number | undefined;
  isPinned: boolean;
  /** gets the places of lines that wrap */
  places: RefObject<RowPlaces | null>;
  /** gets what draws the lines in sight that do not wrap */
  onMoved: RefObject<(() => void) | null>;
  onHeight: () => void;
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
export const LogLines = memo(function LogLines(props: Props) {
  const { viewport, folded, first, isPinned, places, onMoved, onHeight, view, startMs } = props;
  const { finderOf, current, isLinked, colorOf, open, onLink, onToggle } = props;
  const { rows, from, before } = folded;
  const hasRanks = useMemo(() => rows.some(({ entry }) => entry.rank !== null), [rows]);
  const hasOrigins = rows[0]?.entry.origin !== undefined && rows[0].entry.origin !== '';
  const { time, wrap } = view;
  const state = useMemo<RowState>(
    () => ({ time, wrap, startMs, hasRanks, hasOrigins, colorOf, onLink, onToggle }),
    [time, wrap, startMs, hasRanks, hasOrigins, colorOf, onLink, onToggle],
  );
  // numbers rise, so the last is as wide as any
  const lastNumber = (first ?? 0) + (rows.at(-1)?.index ?? from) - from;
  const keyOf = (index: number) => rows[index]?.key ?? '';
  const draw = (
    index: number,
    slot: string | number,
    place: Pick<RowProps, 'top' | 'width' | 'measure'>,
  ) => {
    const row = rows[index];
    return row === undefined ? null : (
      <LogRow
        key={slot}
        state={state}
        row={row}
        // a row that is measured tells its index by the element
        index={place.measure ? index : undefined}
        {...place}
        number={first === undefined ? undefined : first + row.index - from}
        find={finderOf?.(row.entry)}
        isTarget={isLinked(row.entry.id)}
        isCurrent={row.entry.id === current}
        isOpen={open.size > 0 && open.has(row.key)}
      />
    );
  };
  const columns = columnsOf(state, lastNumber);
  const { length: count } = rows;
  const wrapped = useWrappedRows({
    viewport,
    count: wrap ? count : 0,
    keyOf,
    places,
    onHeight,
  });
  const measured = { width: wrapped.width, measure: wrapped.measure };
  if (wrap)
    return (
      <div className="relative" style={{ ...columns, height: wrapped.height }}>
        {wrapped.drawn.map(({ index, start }) =>
          draw(index, keyOf(index), { top: start, ...measured }),
        )}
      </div>
    );
  return (
    <div className="relative" style={{ ...columns, height: count * lineHeight }}>
      <EvenRows {...{ viewport, count, before, isPinned, onMoved, keyOf }}>
        {(index, top, slot) => draw(index, slot, { top })}
      </EvenRows>
    </div>
  );
});

/** Widths of the columns, in custom properties, which React's style type does not know. */
function columnsOf({ time, hasRanks, hasOrigins }: RowState, lastNumber: number): CSSProperties {
  const gutter = Math.max(4, String(lastNumber).length);
  const widths = [
    `calc(${gutter}ch + 14px)`,
    ...(time === 'off' ? [] : ['96px']),
    '14px',
    ...(hasOrigins ? ['64px'] : []),
    ...(hasRanks ? ['34px'] : []),
    'minmax(0, 1fr)',
  ];
  const properties: Record<string, string> = {
    '--log-gutter': `${gutter}ch`,
    '--log-time': `${timeLength(time)}ch`,
    '--log-columns': widths.join(' '),
  };
  return properties;
}

type Options = {
  viewport: RefObject<HTMLElement | null>;
  /** 0 while lines do not wrap: what is scrolled then is known when they do */
  count: number;
  keyOf: (index: number) => string | number;
  /** gets the places of the rows */
  places: RefObject<RowPlaces | null>;
  /** told whenever rows turn out higher or lower than thought */
  onHeight: () => void;
};

/** The rows in sight of a log whose lines wrap: each is measured. */
function useWrappedRows({ viewport, count, keyOf, places, onHeight }: Options) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => lineHeight,
    getItemKey: keyOf,
    overscan: 30,
  });
  useImperativeHandle(
    places,
    () => ({
      at: (offset) => virtualizer.getVirtualItemForOffset(offset) ?? { index: 0, start: 0 },
      startOf: (index) => {
        // works the places out again: rows drawn just now may have turned out higher than thought
        virtualizer.getTotalSize();
        return virtualizer.measurementsCache[index]?.start;
      },
      toRow: (index, align) => virtualizer.scrollToIndex(index, { align }),
      toOffset: (offset) => virtualizer.scrollToOffset(offset),
    }),
    [virtualizer],
  );
  const height = virtualizer.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of each height
  useLayoutEffect(onHeight, [height, onHeight]);
  return {
    height,
    drawn: virtualizer.getVirtualItems(),
    /** the width a line has to wrap in */
    width: virtualizer.scrollRect?.width,
    measure: virtualizer.measureElement,
  };
}
