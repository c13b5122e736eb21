import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

// a menu or dialog in front has the keys
const isCovered = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Runs on a plain letter pressed anywhere on the page, unless somebody is typing. */
export function useHotkey(key: string, run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== key || hasModifier || event.repeat) return;
      if (isTyping(event.target) || isCovered()) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, run]);
}
