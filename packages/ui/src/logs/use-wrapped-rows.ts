import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useImperativeHandle, useLayoutEffect } from 'react';
import { lineHeight, type RowPlaces } from './row-places';

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
export function useWrappedRows({ viewport, count, keyOf, places, onHeight }: Options) {
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
  return {
    height,
    drawn: virtualizer.getVirtualItems(),
    /** the width a line has to wrap in */
    width: virtualizer.scrollRect?.width,
    measure: virtualizer.measureElement,
  };
}
