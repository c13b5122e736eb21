import { useEffect, useMemo, useRef, useState } from 'react';
import { useHandler } from '../../hooks/use-handler';
import type { LogSource } from '../window/log-source';
import { type CountState, countLines, type LineCount } from './line-count';
import type { LogSpan } from './use-log-span';

export type Counting = {
  count: LineCount | undefined;
  /** undefined without a count in progress */
  share: number | undefined;
  error: unknown;
  start: () => void;
  stop: () => void;
};

const notCounted: CountState = { share: 0, count: undefined, error: undefined };

/** Counts all lines of a log on request; another log starts another count. */
export function useLineCount(source: LogSource, span: LogSpan | undefined): Counting {
  const [state, setState] = useState(notCounted);
  const [isCounting, setIsCounting] = useState(false);
  const running = useRef<AbortController>(undefined);

  const stop = useHandler(() => {
    running.current?.abort();
    setIsCounting(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count belongs to one source
  useEffect(() => {
    setState(notCounted);
    setIsCounting(false);
    return () => running.current?.abort();
  }, [source]);

  async function count(range: LogSpan, signal: AbortSignal) {
    try {
      for await (const next of countLines({ scan: source.scan, span: range, signal }))
        if (!signal.aborted) setState(next);
    } catch (error) {
      if (!signal.aborted) setState({ ...notCounted, error });
    }
    if (!signal.aborted) setIsCounting(false);
  }

  const start = useHandler(() => {
    if (!span) return;
    running.current?.abort();
    running.current = new AbortController();
    setState(notCounted);
    setIsCounting(true);
    void count(span, running.current.signal);
  });

  return useMemo(() => {
    const { count, share, error } = state;
    return { count, share: isCounting ? share : undefined, error, start, stop };
  }, [state, isCounting, start, stop]);
}
