import { useEffect } from 'react';
import { isCovered, useHotkey } from '../hooks/use-hotkey';
import { keyOf } from '../lib/keys';

export type LogKeys = {
  search: () => void;
  /** returns true if the search has the focus already */
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

/** The keys of a log, listed in the keyboard map; without `keys` they belong to another log. */
export function useLogKeys(keys: LogKeys | undefined, hasMatches: boolean) {
  useHotkey({ key: '/', label: 'Search the log (also Ctrl+F)', run: keys?.search });
  useFindKey(keys);
  useHotkey({
    key: 'n',
    label: 'Next match',
    run: hasMatches && keys ? () => keys.step(1) : undefined,
  });
  useHotkey({
    // not P, which pauses the experiment of the log
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
 * Ctrl+F or Cmd+F searches the whole log, because the browser's own search only sees the visible
 * lines. A second press in the log's search opens the browser's.
 */
function useFindKey(keys: Pick<LogKeys, 'search' | 'isSearching'> | undefined) {
  useEffect(() => {
    if (!keys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = keyOf(event).toLowerCase() === 'f' && event.ctrlKey !== event.metaKey;
      if (!isFind || event.shiftKey || event.altKey) return;
      if (isCovered() || keys.isSearching()) return;
      event.preventDefault();
      keys.search();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [keys]);
}
