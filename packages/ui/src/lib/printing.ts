import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

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

/** Prints pages whole and in the light theme, see `print.css`. Returns the cleanup. */
export function printWhole(): () => void {
  const root = document.documentElement;
  let theme: string | undefined;
  const onBefore = () => {
    theme = root.dataset.theme;
    root.dataset.theme = 'light';
    setPrinting(true);
  };
  const onAfter = () => {
    if (theme !== undefined) root.dataset.theme = theme;
    setPrinting(false);
  };
  window.addEventListener('beforeprint', onBefore);
  window.addEventListener('afterprint', onAfter);
  return () => {
    window.removeEventListener('beforeprint', onBefore);
    window.removeEventListener('afterprint', onAfter);
  };
}
