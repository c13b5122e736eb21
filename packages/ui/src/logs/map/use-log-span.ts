import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogState, LogWindow } from '../window/log-window';

/** The first and last time of a log, in ms. */
export type LogSpan = { from: number; to: number };

type Ends = { log: LogWindow; first?: number; last?: number };

/**
 * The time span of a log; its end moves on with new lines. Undefined until it is known: an end that
 * is not loaded is read once there are lines.
 */
export function useLogSpan(log: LogWindow, state: LogState): LogSpan | undefined {
  const { entries, hasOlder, hasNewer } = state;
  const [read, setRead] = useState<Ends>({ log });
  const ends: Ends = read.log === log ? read : { log };
  const isOpen = entries.length > 0;
  const needsFirst = isOpen && hasOlder && ends.first === undefined;
  const needsLast = isOpen && hasNewer && ends.last === undefined;
  useEffect(() => readEnd(log, needsFirst && 'first', setRead), [log, needsFirst]);
  useEffect(() => readEnd(log, needsLast && 'last', setRead), [log, needsLast]);
  const first = hasOlder ? ends.first : entries[0]?.at;
  const lastAt = entries.at(-1)?.at;
  const last = hasNewer ? ends.last : lastAt;
  const span = useMemo(() => {
    if (first === undefined || last === undefined || lastAt === undefined) return undefined;
    const to = Math.max(last, lastAt);
    return first <= to ? { from: first, to } : undefined;
  }, [first, last, lastAt]);
  const lastSpan = useRef<{ log: LogWindow; span: LogSpan | undefined }>({ log, span });
  // while the log loads at another position, its span stays
  if (isOpen || lastSpan.current.log !== log) lastSpan.current = { log, span };
  return lastSpan.current.span;
}

function readEnd(
  log: LogWindow,
  which: 'first' | 'last' | false,
  setRead: (next: (previous: Ends) => Ends) => void,
) {
  if (!which) return undefined;
  const controller = new AbortController();
  log.readEnd(which, controller.signal).then(
    (at) => {
      if (controller.signal.aborted) return;
      setRead((previous) => ({ ...(previous.log === log ? previous : {}), log, [which]: at }));
    },
    // without it there is no map, and the lines themselves show the error
    () => undefined,
  );
  return () => controller.abort();
}
