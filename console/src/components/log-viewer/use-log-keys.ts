import { useHotkey } from '~/lib/use-hotkey';

export type LogKeys = {
  search: () => void;
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
  useHotkey({ key: '/', label: 'Search the log', run: keys?.search });
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
