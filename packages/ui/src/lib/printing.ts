import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { keyOf } from './keys';

/** The width in pixels of what is on a sheet of A4, the narrowest usual one, see `print.css`. */
export const paperWidth = 670;

let isPrinting = false;
const listeners = new Set<() => void>();

function setPrinting(next: boolean): void {
  isPrinting = next;
  // the browser takes the page as it is when the event ends
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns true while the page is printed: lists then render all rows, and all charts are drawn. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

// on Apple's computers Ctrl+P moves to the line above
const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** The key that prints a page once all of it has loaded, for texts. */
export const printKey = isApple ? '⌘P' : 'Ctrl+P';

const isPrintKey = (event: KeyboardEvent) =>
  keyOf(event).toLowerCase() === 'p' &&
  (isApple ? event.metaKey : event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey;

/**
 * Prints pages completely and in the light theme, see `print.css`. Ctrl+P and ⌘P first load the
 * parts that were not in view; the browser's menu prints the page as it is.
 *
 * @param untilQueriesEnd resolves when the data have loaded that the page requests while it is printed
 * @returns the cleanup
 */
export function printWhole(untilQueriesEnd: () => Promise<void>): () => void {
  const root = document.documentElement;
  let theme: string | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPrintKey(event)) return;
    event.preventDefault();
    if (isPrinting) return;
    setPrinting(true);
    void untilQueriesEnd().finally(() => {
      window.print();
      // a browser that prints ends it with its event
      if (theme === undefined) setPrinting(false);
    });
  };
  const onBefore = () => {
    theme = root.dataset.theme;
    root.dataset.theme = 'light';
    setPrinting(true);
  };
  const onAfter = () => {
    if (theme !== undefined) root.dataset.theme = theme;
    theme = undefined;
    setPrinting(false);
  };
  window.addEventListener('keydown', onKey);
  window.addEventListener('beforeprint', onBefore);
  window.addEventListener('afterprint', onAfter);
  return () => {
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('beforeprint', onBefore);
    window.removeEventListener('afterprint', onAfter);
  };
}
