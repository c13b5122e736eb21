import { useEffect, useState } from 'react';
import type { LogEntry } from '../window/log-entry';
import type { LogSource } from '../window/log-source';

/** First and last time of a log, ms. */
export type LogSpan = { from: number; to: number };

/** From when to when a log goes; the end moves on with what is written. Undefined until it is known. */
export function useLogSpan(source: LogSource, entries: readonly LogEntry[]): LogSpan | undefined {
  const [span, setSpan] = useState<LogSpan>();
  useEffect(() => {
    const controller = new AbortController();
    const ask = { limit: 1, signal: controller.signal };
    setSpan(undefined);
    Promise.all([source.oldest(ask), source.newest(ask)]).then(
      ([oldest, newest]) => {
        const from = oldest.entries[0]?.at ?? Number.NaN;
        const to = newest.entries[0]?.at ?? Number.NaN;
        if (!controller.signal.aborted && from <= to) setSpan({ from, to });
      },
      // without it there is no map, and the lines themselves tell what is wrong
      () => undefined,
    );
    return () => controller.abort();
  }, [source]);
  const lastAt = entries.at(-1)?.at ?? 0;
  return span && lastAt > span.to ? { ...span, to: lastAt } : span;
}
