import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const inputEvents = ['pointerdown', 'keydown'] as const;

/**
 * Ctrl+Z undoes a change of the view, such as a filter or a sort; with Shift, or Ctrl+Y, it redoes
 * it. The code loads with the first input: before it nothing can change.
 */
export function useViewUndo(): void {
  const router = useRouter();
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const start = async () => {
      for (const event of inputEvents) window.removeEventListener(event, start);
      const first = router.latestLocation;
      const { startViewUndo } = await import('./view-undo');
      if (!isGone) stop = startViewUndo(router, first);
    };
    for (const event of inputEvents) window.addEventListener(event, start);
    return () => {
      isGone = true;
      for (const event of inputEvents) window.removeEventListener(event, start);
      stop();
    };
  }, [router]);
}
