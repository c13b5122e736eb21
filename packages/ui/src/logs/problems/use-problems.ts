import { useEffect, useRef, useState } from 'react';
import { addHits, type Hits, mostPlaces, noHits } from '../search/hit-list';
import { addProblems, isProblem, isWarning, noProblems, type Problems } from '../text/signature';
import { type LogEntry, linesAfter, unknownLines } from '../window/log-entry';
import type { LogSource } from '../window/log-source';

type State = {
  problems: Problems;
  /** each of them, in order */
  hits: Hits;
  /** their times, for the map */
  warningsAt: readonly number[];
  errorsAt: readonly number[];
  isDone: boolean;
};

const empty: State = {
  problems: noProblems,
  hits: noHits,
  warningsAt: [],
  errorsAt: [],
  isDone: false,
};

const add = (state: State, lines: readonly LogEntry[]): State => {
  const fresh = unknownLines(lines.filter(isProblem), state.hits.places);
  if (fresh.length === 0) return state;
  const isFull = state.hits.places.length >= mostPlaces;
  const timesOf = (isOf: (line: LogEntry) => boolean) =>
    isFull ? [] : fresh.filter(isOf).map(({ at }) => at);
  return {
    ...state,
    problems: addProblems(state.problems, fresh),
    hits: addHits(state.hits, fresh),
    warningsAt: [...state.warningsAt, ...timesOf(isWarning)],
    errorsAt: [...state.errorsAt, ...timesOf((line) => !isWarning(line))],
  };
};

/** Warnings and errors of a whole log, and of what is written while one looks at it. */
export function useProblems(
  source: LogSource,
  entries: readonly LogEntry[],
): State & { error: unknown } {
  const [state, setState] = useState(empty);
  const [error, setError] = useState<unknown>();
  const noticed = useRef<string>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(empty);
    setError(undefined);
    noticed.current = undefined;
    const read = async () => {
      for await (const lines of source.scan.problems({ signal })) {
        if (signal.aborted) return;
        setState((held) => add(held, lines));
      }
      if (!signal.aborted) setState((held) => ({ ...held, isDone: true }));
    };
    read().catch((failure: unknown) => {
      if (!signal.aborted) setError(failure);
    });
    return () => controller.abort();
  }, [source]);

  const { isDone } = state;
  useEffect(() => {
    if (!isDone) return;
    const fresh = linesAfter(entries, noticed.current);
    noticed.current = entries.at(-1)?.id ?? noticed.current;
    if (fresh.length > 0) setState((held) => add(held, fresh));
  }, [entries, isDone]);

  return { ...state, error };
}
