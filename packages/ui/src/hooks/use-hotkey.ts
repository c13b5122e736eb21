import { useEffect, useSyncExternalStore } from 'react';
import { isTyping } from '../lib/is-typing';

/** A menu or dialog in front has the keys. */
export const isCovered = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

type Listed = { key: string; label: string };

let listed: readonly Listed[] = [];
const listeners = new Set<() => void>();

function list(next: readonly Listed[]) {
  listed = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The keys of the page in sight, for the keyboard map. */
export const useListedHotkeys = (): readonly Listed[] =>
  useSyncExternalStore(subscribe, () => listed);

type Options = {
  key: string;
  /** what it does, for the keyboard map */
  label: string;
  run: (() => void) | undefined;
};

/** Runs on a plain letter pressed anywhere on the page, unless the user is typing. */
export function useHotkey({ key, label, run }: Options): void {
  const isOn = run !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const entry = { key, label };
    list([...listed, entry]);
    return () => list(listed.filter((other) => other !== entry));
  }, [key, label, isOn]);

  useEffect(() => {
    if (!run) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== key || hasModifier || event.repeat) return;
      if (isTyping(event) || isCovered()) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, run]);
}
