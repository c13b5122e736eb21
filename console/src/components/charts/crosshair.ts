import { useCallback, useSyncExternalStore } from 'react';

/** where the crosshair of a group of charts stands, and which chart moves it */
export type Crosshair = { x: number; source: string };

const positions = new Map<string, Crosshair>();
const listeners = new Map<string, Set<() => void>>();

/** charts of one group share an x axis, so they show the crosshair at the same x */
export function moveCrosshair(group: string, crosshair: Crosshair | undefined): void {
  const now = positions.get(group);
  if (now?.x === crosshair?.x && now?.source === crosshair?.source) return;
  if (crosshair) positions.set(group, crosshair);
  else positions.delete(group);
  for (const listener of listeners.get(group) ?? []) listener();
}

function listen(group: string, listener: () => void): () => void {
  const set = listeners.get(group) ?? new Set();
  listeners.set(group, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size > 0) return;
    listeners.delete(group);
    positions.delete(group);
  };
}

export function useCrosshair(group: string): Crosshair | undefined {
  const subscribe = useCallback((listener: () => void) => listen(group, listener), [group]);
  return useSyncExternalStore(subscribe, () => positions.get(group));
}
