import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ColumnGroup,
  columnBoxes,
  columnGroups,
  type DataColumn,
  startsGroup,
} from '../columns';
import { type ColumnSpan, columnsToDraw, scrollLeftFor } from './column-window';

export type DrawnColumn<Row> = {
  column: DataColumn<Row>;
  /** index in the grid, where the checkbox is 0 */
  at: number;
  isPinned: boolean;
  isLastPinned: boolean;
  /** the first one behind the pinned ones: some before it may not be rendered */
  isFirst: boolean;
  /** a line is drawn before it */
  startsGroup: boolean;
  /** in pixels, of a column whose cells depend on it; undefined until the grid has a layout */
  width: number | undefined;
};

/** The columns that each row renders: the pinned ones and some of the others. */
export type DrawnColumns<Row> = {
  pinned: DrawnColumn<Row>[];
  rest: DrawnColumn<Row>[];
  /** groups of all columns, visible or not */
  groups: ColumnGroup[];
  /** index of the menu at the end */
  menuAt: number;
};

type Options<Row> = {
  scroll: RefObject<HTMLElement | null>;
  columns: readonly DataColumn<Row>[];
  pinned: number;
};

/** A width in steps, so that few of its changes render the rows again. */
const inSteps = (width: number): number => Math.floor(width / 8) * 8;

const boxOf = ({ scrollLeft, clientWidth }: HTMLElement) => ({ scrollLeft, width: clientWidth });

/** The columns to render of many: the pinned ones, the visible ones, and some on either side. */
export function useColumnWindow<Row>({ scroll, columns, pinned }: Options<Row>) {
  // as many as fit into the window, until the box has a layout
  const [span, setSpan] = useState<ColumnSpan>(() =>
    columnsToDraw(
      { columns, pinned },
      { scrollLeft: 0, width: globalThis.ResizeObserver ? window.innerWidth : 0 },
    ),
  );

  const [boxWidth, setBoxWidth] = useState(0);
  const [isMeasured, setMeasured] = useState(globalThis.ResizeObserver === undefined);

  const measure = useCallback(() => {
    if (!scroll.current) return;
    setMeasured(true);
    setBoxWidth(inSteps(scroll.current.clientWidth));
    const next = columnsToDraw({ columns, pinned }, boxOf(scroll.current));
    setSpan((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, [scroll, columns, pinned]);

  // before the first frame
  useLayoutEffect(measure, [measure]);
  useEffect(() => watch(scroll.current, measure), [scroll, measure]);

  const { first, last } = span;
  const drawnColumns = useMemo((): DrawnColumns<Row> => {
    const from = Math.max(first, pinned);
    const boxes = boxWidth === 0 ? [] : columnBoxes(columns, boxWidth);
    const all = columns.map((column, place) => ({
      column,
      at: place + 1,
      isPinned: place < pinned,
      isLastPinned: place === pinned - 1,
      isFirst: place === from,
      startsGroup: startsGroup(columns, place, pinned),
      width: column.isFitted && boxes[place] ? inSteps(boxes[place].width) : undefined,
    }));
    return {
      pinned: all.slice(0, pinned),
      rest: all.slice(from, last + 1),
      groups: columnGroups(columns, pinned),
      menuAt: columns.length + 1,
    };
  }, [columns, pinned, first, last, boxWidth]);

  return {
    drawnColumns,
    /** false for the first rendering: rows that need the width are rendered and laid out once */
    isMeasured,
    /** scrolls a column into view, by its index in the grid */
    showColumn: (at: number) => {
      const element = scroll.current;
      if (!element) return;
      element.scrollLeft = scrollLeftFor(at - 1, { columns, pinned }, boxOf(element));
      measure();
    },
  };
}

/**
 * Measures whenever the box has scrolled sideways or was resized. Returns a function that stops it.
 */
function watch(element: HTMLElement | null, measure: () => void) {
  if (!element) return undefined;
  let left = element.scrollLeft;
  const onScroll = () => {
    if (element.scrollLeft === left) return;
    left = element.scrollLeft;
    element.toggleAttribute('data-scrolled', left > 0);
    flushSync(measure);
  };
  element.addEventListener('scroll', onScroll, { passive: true });
  const observer = globalThis.ResizeObserver ? new ResizeObserver(measure) : undefined;
  observer?.observe(element);
  return () => {
    element.removeEventListener('scroll', onScroll);
    observer?.disconnect();
  };
}
