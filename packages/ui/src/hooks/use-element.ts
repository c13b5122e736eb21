import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { paperWidth, useIsPrinting } from '../lib/printing';

export type Size = { width: number; height: number };

const unknown: Size = { width: 0, height: 0 };

/**
 * The size of an element in pixels, kept current; zero until it is known and where there is no
 * layout; no wider than paper while the page is printed, because no browser measures it then.
 */
export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState(unknown);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    // measured at once, so that the first drawing does not wait for a frame; without padding and
    // border, as in the observer
    const { width, height } = element.getBoundingClientRect();
    setSize({ width, height });
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize((size) =>
        size.width === width && size.height === height ? size : { width, height },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isCut = useIsPrinting() && size.width > paperWidth;
  return [ref, useMemo(() => (isCut ? { ...size, width: paperWidth } : size), [isCut, size])];
}

const marginPx = 300;

/**
 * Returns true if an element is within the margin of the viewport; works before the first paint.
 */
function isNear(element: HTMLElement): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  const hasBox = width > 0 || height > 0;
  return hasBox && top <= window.innerHeight + marginPx && bottom >= -marginPx;
}

/**
 * Returns true while an element is visible or close to it, and while the page is printed; always
 * true without `IntersectionObserver`.
 */
export function useInView(): [RefCallback<HTMLElement>, boolean] {
  const isPrinting = useIsPrinting();
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // detects an element that is visible at the start without waiting for a frame
    setIsInView(isNear(element));
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView || isPrinting];
}
