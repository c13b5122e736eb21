import { useEffect, useRef, useState } from 'react';
import { addHits, type Hits, mostPlaces, noHits } from '../search/hit-list';
import { type LogEntry, linesAfter, unknownLines } from '../window/log-entry';
import type { LogProblem, LogSource } from '../window/log-source';
import { addProblems, isWarning, noProblems, type Problems } from './problem-groups';

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

const add = (state: State, found: readonly LogProblem[]): State => {
  const fresh = unknownLines(found, state.hits.places);
  if (fresh.length === 0) return state;
  const isFull = state.hits.places.length >= mostPlaces;
  const timesOf = (isOf: (problem: LogProblem) => boolean) =>
    isFull ? [] : fresh.filter(isOf).map(({ at }) => at);
  return {
    ...state,
    problems: addProblems(state.problems, fresh),
    hits: addHits(state.hits, fresh),
    warningsAt: [...state.warningsAt, ...timesOf(isWarning)],
    errorsAt: [...state.errorsAt, ...timesOf((problem) => !isWarning(problem))],
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
      for await (const found of source.scan.problems({ signal })) {
        if (signal.aborted) return;
        setState((held) => add(held, found));
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
    const found = fresh.flatMap((line) => source.problemOf(line) ?? []);
    if (found.length > 0) setState((held) => add(held, found));
  }, [entries, isDone, source]);

  return { ...state, error };
}
