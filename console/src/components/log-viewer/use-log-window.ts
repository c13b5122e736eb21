import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { LogSource } from './log-source';
import { createLogWindow, type Opening } from './log-window';

/**
 * The held part of a log, open as long as the component is there and the page is in sight.
 * Another `source` starts again; `opening` counts whenever it does.
 */
export function useLogWindow(source: LogSource, opening: Opening) {
  const log = useMemo(() => createLogWindow({ source }), [source]);
  const wanted = useRef(opening);
  wanted.current = opening;

  useEffect(() => {
    const onVisibility = () => log.setHidden(document.visibilityState === 'hidden');
    onVisibility();
    log.open(wanted.current);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      log.stop();
    };
  }, [log]);

  return { log, state: useSyncExternalStore(log.subscribe, log.state) };
}
