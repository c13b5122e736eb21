import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const acts = ['pointerdown', 'keydown'] as const;

/**
 * Ctrl+Z takes back a change of the view, such as a filter or a sort; with Shift, or Ctrl+Y, it
 * comes again. What does it comes with the first act of the person: before it nothing can change.
 */
export function useViewUndo(): void {
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const start = async () => {
      for (const act of acts) window.removeEventListener(act, start);
      const first = router.latestLocation;
      const { followViews } = await import('./follow-views');
      if (!isGone) stop = followViews(router, first);
    };
    for (const act of acts) window.addEventListener(act, start);
    return () => {
      isGone = true;
      for (const act of acts) window.removeEventListener(act, start);
      stop();
    };
  }, [router]);
}
