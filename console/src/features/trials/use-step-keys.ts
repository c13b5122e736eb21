import { isCovered, useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { fieldTakesArrows } from '@trainyard/ui/lib/is-typing';
import { useEffect } from 'react';

type Steps = {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
};

// what can be scrolled sideways, or has a cursor of its own, has the arrows while it has the focus
const ownsArrows = '[tabindex="0"], [role="radiogroup"], [role="tree"]';

const ignore = () => undefined;

/** ← and → lead to the trial before and the one after, unless what has the focus takes them. */
export function useStepKeys({ previous, next }: Steps): void {
  // the keyboard map lists them by their signs; which press counts is decided here
  useHotkey({ key: '←', label: 'Previous Trial', run: previous && ignore });
  useHotkey({ key: '→', label: 'Next Trial', run: next && ignore });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = { ArrowLeft: previous, ArrowRight: next }[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!step || hasModifier || event.repeat || event.defaultPrevented) return;
      const isHeld = event.target instanceof Element && event.target.closest(ownsArrows) !== null;
      if (isHeld || fieldTakesArrows(event) || isCovered()) return;
      event.preventDefault();
      step();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}
