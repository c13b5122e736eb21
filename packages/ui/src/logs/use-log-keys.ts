import { useEffect } from 'react';
import { isCovered, useHotkey } from '../hooks/use-hotkey';

export type LogKeys = {
  search: () => void;
  /** whether the focus is in the search already */
  isSearching: () => boolean;
  step: (step: 1 | -1) => void;
  problem: () => void;
  jump: () => void;
  fold: () => void;
  wrap: () => void;
  times: () => void;
  tail: () => void;
  fullscreen: () => void;
  toOldest: () => void;
  toNewest: () => void;
};

/** The keys of a log, which the keyboard map lists; without `keys` they are another log's. */
export function useLogKeys(keys: LogKeys | undefined, hasMatches: boolean) {
  useHotkey({ key: '/', label: 'Search the log (also Ctrl+F)', run: keys?.search });
  useFindKey(keys);
  useHotkey({
    key: 'n',
    label: 'Next match',
    run: hasMatches && keys ? () => keys.step(1) : undefined,
  });
  useHotkey({
    // P pauses the experiment whose log this is
    key: 'b',
    label: 'Previous match',
    run: hasMatches && keys ? () => keys.step(-1) : undefined,
  });
  useHotkey({ key: 'e', label: 'Next error or warning', run: keys?.problem });
  useHotkey({ key: 'o', label: 'Unfold or fold the current line', run: keys?.fold });
  useHotkey({ key: 'g', label: 'Go to a time', run: keys?.jump });
  useHotkey({ key: 'home', label: 'Scroll to Oldest', run: keys?.toOldest });
  useHotkey({ key: 'end', label: 'Scroll to newest', run: keys?.toNewest });
  useHotkey({ key: 'l', label: 'Tail on or off', run: keys?.tail });
  useHotkey({ key: 'w', label: 'Wrap lines', run: keys?.wrap });
  useHotkey({ key: 't', label: 'Change how times are shown', run: keys?.times });
  useHotkey({ key: 'f', label: 'Toggle fullscreen', run: keys?.fullscreen });
}

/**
 * Ctrl+F or Cmd+F searches the whole log, of which the browser's own search sees only the lines in
 * sight. Pressed again, in the log's search, it is the browser's.
 */
function useFindKey(keys: Pick<LogKeys, 'search' | 'isSearching'> | undefined) {
  useEffect(() => {
    if (!keys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && event.ctrlKey !== event.metaKey;
      if (!isFind || event.shiftKey || event.altKey) return;
      if (isCovered() || keys.isSearching()) return;
      event.preventDefault();
      keys.search();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [keys]);
}
