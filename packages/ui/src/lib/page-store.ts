import { useSyncExternalStore } from 'react';

const resets = new Set<() => void>();

/** Registers a function that resets a module's state when its page closes. */
export function onPageReset(reset: () => void): void {
  resets.add(reset);
}

/** Resets all state outside React, as closing the tab does. Tests share the modules of a page. */
export function resetPage(): void {
  for (const reset of resets) reset();
}

export type PageStore<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  /** calls a function after each change, until the returned one is called */
  subscribe: (listener: () => void) => () => void;
  /** the value in a component, which renders again on changes */
  use: () => Value;
};

/** Keeps one value of the page outside React. */
export function createPageStore<Value>(initial: Value): PageStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  onPageReset(() => set(initial));
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get) };
}
