import { useEffect, useSyncExternalStore } from 'react';
import { keyOf } from '../lib/keys';

// inputs without text: letters and Ctrl+Z have no effect in them
const noText = '[type="radio"], [type="checkbox"], [type="range"], [type="color"], [type="file"]';
const textField = `textarea, select, input:not(${noText}, [type="button"], [type="submit"])`;
const arrowField = `${textField}, [type="radio"], [type="range"]`;

const goesTo = (event: Event, selector: string): boolean => {
  // the first element of the path is inside a shadow tree, the target is not
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(selector));
};

/** Returns true if the keys of an event are text for a field, including fields in a shadow tree. */
export const isTyping = (event: Event): boolean => goesTo(event, textField);

/** Returns true if a field uses the arrow keys of an event: text, a radio button or a slider. */
export const fieldTakesArrows = (event: Event): boolean => goesTo(event, arrowField);

// the button of a menu or dialog that is about to take the focus: what is typed is for its field
const openingButton = '[aria-haspopup][aria-expanded="true"]:focus';

/** Returns true if a menu or dialog is open or opening, which then receives keys. */
export const isCovered = () =>
  document.querySelector(`[role="dialog"], [role="menu"], ${openingButton}`) !== null;

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

/** The shortcuts of the current page, for the keyboard map. */
export const useListedHotkeys = (): readonly Listed[] =>
  useSyncExternalStore(subscribe, () => listed);

/** Returns true if the current page has its own action for a key. */
export const isListedHotkey = (key: string): boolean =>
  listed.some((entry) => entry.key === key.toLowerCase());

type Options = {
  key: string;
  /** describes the action in the keyboard map */
  label: string;
  run: (() => void) | undefined;
};

/** Runs on a plain letter pressed anywhere on the page, except while the user is typing. */
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
      if (keyOf(event).toLowerCase() !== key || hasModifier || event.repeat) return;
      if (isTyping(event) || isCovered()) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, run]);
}
