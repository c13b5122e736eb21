import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { isTyping } from '@trainyard/ui/hooks/use-hotkey';
import { keyOf } from '@trainyard/ui/lib/keys';
import { createViewHistory } from './view-history';

/** Undoes and redoes changes of the view by keys, back to the view the page opened with. Returns the cleanup. */
export function startViewUndo(router: AnyRouter): () => void {
  const views = createViewHistory();
  const record = (from: ParsedLocation, to: ParsedLocation) =>
    views.record({ from, to, atMs: performance.now() });

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event).toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
    if (key !== 'z' && key !== 'y') return;
    const isRedo = key === 'y' || event.shiftKey;
    const { latestLocation: here } = router;
    const search = isRedo ? views.forward(here) : views.back(here);
    if (search === undefined) return;
    event.preventDefault();
    router.history.replace(here.publicHref.replace(/[?#].*$/, '') + search, { isViewStep: true });
  };
  window.addEventListener('keydown', onKeyDown);
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && toLocation.state.isFollowUp !== true) record(fromLocation, toLocation);
  });
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    unsubscribe();
  };
}
