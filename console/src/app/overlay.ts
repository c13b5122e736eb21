import { createPageStore } from '@trainyard/ui/lib/page-store';

/** The overlays of every page; one at a time is open. */
export type Overlay =
  | 'palette'
  | 'quickSearch'
  | 'settings'
  | 'keyboardMap'
  | 'launchNotebook'
  | 'launchShell'
  | 'launchCommand'
  | 'launchTensorboard'
  | 'newWorkspace'
  | 'newExperiment'
  | 'endWebhook';

const store = createPageStore<Overlay | null>(null);

/** Opens one, in place of whatever is open; null closes. */
export const showOverlay = (next: Overlay | null): void => store.set(next);

export const toggleOverlay = (overlay: Overlay): void =>
  showOverlay(store.get() === overlay ? null : overlay);

export const useOverlay = (): Overlay | null => store.use();
