import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is in sight or close to it; always where that cannot be observed. */
export function useInView(marginPx = 300): [RefCallback<HTMLElement>, boolean] {
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return;
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
