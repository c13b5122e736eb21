import { createPageStore } from '@trainyard/ui/lib/page-store';

/** The overlays of every page; at most one is open. */
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
  | 'newToken'
  | 'endWebhook';

const store = createPageStore<Overlay | null>(null);

/** Opens an overlay in place of the current one; null closes it. */
export const showOverlay = (next: Overlay | null): void => store.set(next);

export const isOverlay = (overlay: Overlay): boolean => store.get() === overlay;

export const toggleOverlay = (overlay: Overlay): void =>
  showOverlay(isOverlay(overlay) ? null : overlay);

export const useOverlay = (): Overlay | null => store.use();
