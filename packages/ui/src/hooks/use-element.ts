import { type RefCallback, useCallback, useState } from 'react';

export type Size = { width: number; height: number };

const unknown: Size = { width: 0, height: 0 };

/** Size of an element in pixels, kept current; zero until it is known and where nothing is laid out. */
export function useSize(): [RefCallback<HTMLElement>, Size] {
  const [size, setSize] = useState(unknown);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    // the first drawing does not wait for a frame; what is not content the observer takes off
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
  return [ref, size];
}

/** Whether an element is as close to the window as that; also before the page has been painted. */
function isNear(element: HTMLElement, marginPx: number): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  const hasBox = width > 0 || height > 0;
  return hasBox && top <= window.innerHeight + marginPx && bottom >= -marginPx;
}

/** Whether an element is in sight or close to it; always where that cannot be observed. */
export function useInView(marginPx = 300): [RefCallback<HTMLElement>, boolean] {
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return;
      // an element in sight at the start is known without waiting for a frame
      setIsInView(isNear(element, marginPx));
      const observer = new IntersectionObserver(
        (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: `${marginPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [marginPx],
  );
  return [ref, isInView];
}
