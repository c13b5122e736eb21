import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LogEntry } from './log-entry';
import type { LogSource } from './log-source';
import { createLogWindow } from './log-window';

const anchorOf = (line: string, at: string): LogEntry | undefined =>
  line === '' || Number.isNaN(Date.parse(at))
    ? undefined
    : { id: line, time: at, level: 'none', text: '', rank: null, container: '', agent: '' };

/**
 * The loaded part of a log, open as long as the component is there and the page is in sight.
 * Another `source` starts again; `line` and `at` count at the start only.
 */
export function useLogWindow(source: LogSource, { line, at }: { line: string; at: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click on a line must not reload the log
  const log = useMemo(() => {
    const anchor = anchorOf(line, at);
    return createLogWindow({ source, ...(anchor ? { anchor } : {}) });
  }, [source]);

  useEffect(() => {
    const onVisibility = () => log.setHidden(document.visibilityState === 'hidden');
    onVisibility();
    log.start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      log.stop();
    };
  }, [log]);

  return { log, state: useSyncExternalStore(log.subscribe, log.state) };
}
