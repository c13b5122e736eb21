import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isTyping } from '~/lib/is-typing';
import { createViewHistory } from '~/lib/view-history';

/** Ctrl+Z takes back a change of the view, such as a filter or a sort; with Shift, or Ctrl+Y, it comes again. */
export function useViewUndo(): void {
  const router = useRouter();
  const [views] = useState(createViewHistory);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        if (fromLocation)
          views.record({ from: fromLocation, to: toLocation, atMs: performance.now() });
      }),
    [router, views],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      if (key !== 'z' && key !== 'y') return;
      const isRedo = key === 'y' || event.shiftKey;
      const { latestLocation: here } = router;
      const search = isRedo ? views.forward(here) : views.back(here);
      if (search === undefined) return;
      event.preventDefault();
      router.history.replace(here.publicHref.replace(/[?#].*$/, '') + search);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [router, views]);
}
