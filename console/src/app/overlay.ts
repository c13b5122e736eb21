import { useSyncExternalStore } from 'react';

/** What can lie over any page, one at a time. */
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
  | 'endWebhook';

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

/** Opens one, in place of whatever is open; null closes. */
export function showOverlay(next: Overlay | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const toggleOverlay = (overlay: Overlay): void =>
  showOverlay(shown === overlay ? null : overlay);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOverlay = (): Overlay | null => useSyncExternalStore(subscribe, () => shown);
