import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type BufferLimits, defaultLimits } from './log-buffer';
import type { LogSource } from './log-source';
import { createLogWindow, type Opening } from './log-window';

/**
 * The loaded part of a log, open while the component is mounted and the page is visible. Another
 * `source` restarts it; `opening` counts the restarts.
 */
export function useLogWindow(
  source: LogSource,
  opening: Opening,
  room: BufferLimits = defaultLimits,
) {
  const log = useMemo(() => createLogWindow({ source, room }), [source, room]);
  const current = useRef(opening);
  current.current = opening;

  useEffect(() => {
    const onVisibility = () => log.setHidden(document.visibilityState === 'hidden');
    onVisibility();
    log.open(current.current);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      log.stop();
    };
  }, [log]);

  return { log, state: useSyncExternalStore(log.subscribe, log.state) };
}
