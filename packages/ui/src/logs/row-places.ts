import type { RefObject } from 'react';

/** one line of 12/18 px mono */
export const lineHeight = 18;

export type RowPlace = { index: number; start: number };

/**
 * The positions of the rows of a log, in pixels from the top of the loaded ones, and a way to
 * scroll to a row.
 */
export type RowPlaces = {
  /** the row at an offset in pixels from the top */
  at: (offset: number) => RowPlace;
  startOf: (index: number) => number | undefined;
  toRow: (index: number, align: 'center' | 'end') => void;
  toOffset: (offset: number) => void;
};

type EvenRefs = {
  viewport: RefObject<HTMLElement | null>;
  /** renders the visible rows after a scroll */
  onMoved: RefObject<(() => void) | null>;
};

/** The positions of rows of one height, computed by division for any number of rows. */
export function evenPlaces({ viewport, onMoved }: EvenRefs, count: number): RowPlaces {
  const last = Math.max(0, count - 1);
  const toOffset = (offset: number) => {
    if (!viewport.current) return;
    viewport.current.scrollTop = offset;
    onMoved.current?.();
  };
  return {
    at: (offset) => {
      const index = Math.max(0, Math.min(last, Math.floor(offset / lineHeight)));
      return { index, start: index * lineHeight };
    },
    startOf: (index) => (index < 0 || index >= count ? undefined : index * lineHeight),
    toRow: (index, align) => {
      const room = viewport.current?.clientHeight ?? 0;
      const share = align === 'center' ? 0.5 : 1;
      toOffset((index + share) * lineHeight - room * share);
    },
    toOffset,
  };
}
