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
import { useIsPrinting } from '../lib/printing';
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
  /** the number of the first loaded line in the log, where it is known */
  first: number | undefined;
  isPinned: boolean;
  /** receives the positions of wrapped lines */
  places: RefObject<RowPlaces | null>;
  /** receives the function that renders the visible lines without wrapping */
  onMoved: RefObject<(() => void) | null>;
  onHeight: () => void;
  view: SettledView;
  startMs: number;
  finderOf: ((entry: LogEntry) => Finder | undefined) | undefined;
  /** id of the line that a search or a jump has reached */
  current: string;
  /** tests whether a link contains a line */
  isLinked: (id: string) => boolean;
  colorOf?: ((origin: string) => string) | undefined;
  open: ReadonlySet<string>;
  onLink: (row: Row, event: MouseEvent) => void;
  onToggle: (key: string) => void;
};

/** Renders only the visible rows, each at its position among the loaded ones. */
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
  // numbers increase, so the last one is the widest
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
        // the virtualizer reads the index of a measured row from its element
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
  const isPrinting = useIsPrinting();
  const { length: count } = rows;
  const wrapped = useWrappedRows({
    viewport,
    count: wrap ? count : 0,
    keyOf,
    places,
    onHeight,
  });
  const measured = { width: wrapped.width, measure: wrapped.measure };
  if (isPrinting)
    return (
      <div style={columns}>{rows.map((_, index) => draw(index, keyOf(index), { top: 0 }))}</div>
    );
  if (wrap)
    return (
      <div className="relative" style={{ ...columns, height: wrapped.height }}>
        {wrapped.items.map(({ index, start }) =>
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

/** Widths of the columns as custom properties, which React's style type does not include. */
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
  /** 0 while lines do not wrap, so that the scroll position is known when they start to */
  count: number;
  keyOf: (index: number) => string | number;
  /** receives the positions of the rows */
  places: RefObject<RowPlaces | null>;
  /** called when rows turn out higher or lower than estimated */
  onHeight: () => void;
};

/** The visible rows of a log with wrapping: each row is measured. */
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
        // recomputes the positions: rows just rendered may be higher than estimated
        virtualizer.getTotalSize();
        return virtualizer.measurementsCache[index]?.start;
      },
      toRow: (index, align) => virtualizer.scrollToIndex(index, { align }),
      toOffset: (offset) => virtualizer.scrollToOffset(offset),
    }),
    [virtualizer],
  );
  const height = virtualizer.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each height
  useLayoutEffect(onHeight, [height, onHeight]);
  return {
    height,
    items: virtualizer.getVirtualItems(),
    /** the available width of a line */
    width: virtualizer.scrollRect?.width,
    measure: virtualizer.measureElement,
  };
}
