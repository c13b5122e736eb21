import { useEffect, useState } from 'react';

type Release = () => void;

/** Drawings out of view, up to a maximum: the one that has been out of view longest is released first. */
export function createKeptDrawings(max: number) {
  const hidden = new Set<Release>();
  return {
    leave(release: Release): void {
      hidden.delete(release);
      hidden.add(release);
      const [oldest] = hidden;
      if (hidden.size <= max || !oldest) return;
      hidden.delete(oldest);
      oldest();
    },
    /** for a drawing that is in view again, or gone */
    remove: (release: Release): boolean => hidden.delete(release),
  };
}

/** as many as a page has at first (`chartsAtOnce`), each a bitmap of the size of its chart */
const drawings = createKeptDrawings(24);

/**
 * Returns true while a chart is in view, and then while its drawing is kept: to draw a chart of many
 * lines again takes 100 ms whenever it is scrolled into view.
 */
export function useKeptDrawing(isInView: boolean): boolean {
  const [isKept, setIsKept] = useState(isInView);
  if (isInView && !isKept) setIsKept(true);
  const [release] = useState(() => () => setIsKept(false));
  useEffect(() => {
    if (!isInView) return;
    drawings.remove(release);
    return () => drawings.leave(release);
  }, [isInView, release]);
  // after the effect above: a chart that is removed leaves the view first
  useEffect(() => () => void drawings.remove(release), [release]);
  return isInView || isKept;
}
