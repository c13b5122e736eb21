import { useCallback, useSyncExternalStore } from 'react';
import type { Range } from '../lines/series';

/** The position of the crosshair of a group of charts, and the chart that moves it. */
export type Crosshair = { x: number; source: string };

const crosshairs = createGroupStore<Crosshair>(
  (one, other) => one.x === other.x && one.source === other.source,
);

/** Charts of one group share an x axis, so they show the crosshair at the same x. */
export const moveCrosshair = crosshairs.set;

export const useCrosshair = (group: string) => useGroupValue(crosshairs, group);

const zooms = createGroupStore<Range>((one, other) => one[0] === other[0] && one[1] === other[1]);

/** For the same reason they zoom to the same range. */
export const zoomGroup = zooms.set;

export const useGroupZoom = (group: string) => useGroupValue(zooms, group);

/**
 * Creates a store of a value per group of charts; it is dropped when the last chart of the group
 * unmounts.
 */
function createGroupStore<Value>(isSame: (one: Value, other: Value) => boolean) {
  const values = new Map<string, Value>();
  const listeners = new Map<string, Set<() => void>>();

  function set(group: string, value: Value | undefined): void {
    const now = values.get(group);
    if (now === value) return;
    if (now !== undefined && value !== undefined && isSame(now, value)) return;
    if (value === undefined) values.delete(group);
    else values.set(group, value);
    for (const listener of listeners.get(group) ?? []) listener();
  }

  function listen(group: string, listener: () => void): () => void {
    const all = listeners.get(group) ?? new Set();
    listeners.set(group, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size > 0) return;
      listeners.delete(group);
      values.delete(group);
    };
  }

  return { set, listen, get: (group: string) => values.get(group) };
}

type Store<Value> = {
  listen: (group: string, listener: () => void) => () => void;
  get: (group: string) => Value | undefined;
};

function useGroupValue<Value>(store: Store<Value>, group: string): Value | undefined {
  const subscribe = useCallback(
    (listener: () => void) => store.listen(group, listener),
    [store, group],
  );
  return useSyncExternalStore(subscribe, () => store.get(group));
}
