import { useEffect, useRef, useState } from 'react';
import { type Hits, insertHits, maxPlaces, noHits } from '../search/hit-list';
import { type LogEntry, linesAfter, unknownLines } from '../window/log-entry';
import type { LogProblem, LogSource } from '../window/log-source';
import { addProblems, isWarning, noProblems, type Problems } from './problem-groups';

type State = {
  problems: Problems;
  /** each problem, in order */
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

const add = (state: State, fresh: readonly LogProblem[]): State => {
  if (fresh.length === 0) return state;
  const isFull = state.hits.places.length >= maxPlaces;
  const timesOf = (isOf: (problem: LogProblem) => boolean) =>
    isFull ? [] : fresh.filter(isOf).map(({ at }) => at);
  return {
    ...state,
    problems: addProblems(state.problems, fresh),
    hits: insertHits(state.hits, fresh),
    warningsAt: [...state.warningsAt, ...timesOf(isWarning)],
    errorsAt: [...state.errorsAt, ...timesOf((problem) => !isWarning(problem))],
  };
};

/** Warnings and errors of a whole log, including lines written while it is open. */
export function useProblems(
  source: LogSource,
  entries: readonly LogEntry[],
): State & { error: unknown } {
  const [state, setState] = useState(empty);
  const [error, setError] = useState<unknown>();
  const noticed = useRef<string>(undefined);
  /** lines written while the log is read; the reading may end before them */
  const newProblems = useRef(new Map<string, LogProblem>());

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(empty);
    setError(undefined);
    noticed.current = undefined;
    newProblems.current = new Map();
    const read = async () => {
      for await (const batch of source.scan.problems({ signal })) {
        if (signal.aborted) return;
        setState((previous) => add(previous, batch));
      }
      if (!signal.aborted) setState((previous) => ({ ...previous, isDone: true }));
    };
    read().catch((failure: unknown) => {
      if (!signal.aborted) setError(failure);
    });
    return () => controller.abort();
  }, [source]);

  const { isDone } = state;
  useEffect(() => {
    if (error !== undefined) return;
    const fresh = linesAfter(entries, noticed.current);
    if (fresh.length > 0) noticed.current = entries.at(-1)?.id;
    for (const problem of fresh.flatMap((line) => source.problemOf(line) ?? []))
      newProblems.current.set(problem.id, problem);
    if (!isDone || newProblems.current.size === 0) return;
    const newLines = [...newProblems.current.values()];
    newProblems.current = new Map();
    setState((previous) => add(previous, unknownLines(newLines, previous.hits.places)));
  }, [entries, isDone, error, source]);

  return { ...state, error };
}
