import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ordinaryRoom, type Room } from './log-buffer';
import type { LogSource } from './log-source';
import { createLogWindow, type Opening } from './log-window';

/**
 * The held part of a log, open as long as the component is there and the page is in sight.
 * Another `source` starts again; `opening` counts whenever it does.
 */
export function useLogWindow(source: LogSource, opening: Opening, room: Room = ordinaryRoom) {
  const log = useMemo(() => createLogWindow({ source, room }), [source, room]);
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
