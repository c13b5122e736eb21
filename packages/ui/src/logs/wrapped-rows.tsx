import { useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { lineHeight, type RowPlaces } from './row-places';

export type MeasuredRow = {
  top: number;
  /** the width a line has to wrap in */
  width: number | undefined;
  /** measures the row */
  measure: (element: Element | null) => void;
};

type Props = {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => string | number;
  /** gets the places of the rows */
  places: RefObject<RowPlaces | null>;
  /** told whenever rows turn out higher or lower than thought */
  onHeight: () => void;
  children: (index: number, row: MeasuredRow) => ReactNode;
};

/** The rows in sight of a log whose lines wrap: each is measured. */
export function WrappedRows({ viewport, count, keyOf, places, onHeight, children }: Props) {
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
        // works the places out anew: rows drawn just now may have turned out higher than thought
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
  const width = virtualizer.scrollRect?.width;
  return (
    <div style={{ height }}>
      {virtualizer.getVirtualItems().map(({ index, start, key }) => (
        <Fragment key={String(key)}>
          {children(index, { top: start, width, measure: virtualizer.measureElement })}
        </Fragment>
      ))}
    </div>
  );
}
