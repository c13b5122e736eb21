import { useNavigate } from '@tanstack/react-router';
import { isCovered, isListedHotkey, isTyping } from '@trainyard/ui/hooks/use-hotkey';
import { keyOf } from '@trainyard/ui/lib/keys';
import { listKeyAction } from '@trainyard/ui/table/list-keys';
import { useEffect, useEffectEvent } from 'react';
import { navItems } from '~/app/nav-items';
import { useViewer } from '~/data/viewer';

/** The time in ms after G in which a letter opens a page. */
const goMs = 1_500;

const isPlain = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event) && !isCovered();

/**
 * Handles the keys of lists, and G with a letter, which opens a main page. Keys of the open page
 * have priority.
 */
export function usePageKeys(): void {
  const navigate = useNavigate();
  const viewer = useViewer();
  const go = useEffectEvent((letter: string): boolean => {
    const item = navItems.find(({ key, isFor }) => key === letter && isFor?.(viewer) !== false);
    if (item) void navigate(item.link);
    return item !== undefined;
  });
  useEffect(() => {
    let keyPressedAt = Number.NEGATIVE_INFINITY;
    // comes before the keys of the page, because the letter may be one of them
    const onCapture = (event: KeyboardEvent) => {
      const isSecond = performance.now() - keyPressedAt < goMs;
      keyPressedAt = Number.NEGATIVE_INFINITY;
      if (!isSecond || !isPlain(event) || !go(keyOf(event).toLowerCase())) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (event.defaultPrevented || !isPlain(event) || isListedHotkey(key)) return;
      if (key === 'g') keyPressedAt = performance.now();
      const action = listKeyAction(event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onCapture, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
