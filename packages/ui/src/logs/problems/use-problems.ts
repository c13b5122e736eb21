import { useEffect, useRef, useState } from 'react';
import { type Hits, insertHits, maxPlaces, noHits } from '../search/hit-list';
import type { LogEntry } from '../window/log-entry';
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

/**
 * Warnings and errors of a whole log, including those of lines that were read later: written while it
 * is open, or older ones that the source does not search for.
 */
export function useProblems(
  source: LogSource,
  entries: readonly LogEntry[],
): State & { error: unknown } {
  const [state, setState] = useState(empty);
  const [error, setError] = useState<unknown>();
  const checked = useRef(new WeakSet<LogEntry>());
  /** ids of the problems of the state */
  const countedIds = useRef(new Set<string>());
  /** problems of lines that were read while the log is searched, which may yield them later */
  const newProblems = useRef(new Map<string, LogProblem>());

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(empty);
    setError(undefined);
    checked.current = new WeakSet();
    countedIds.current = new Set();
    newProblems.current = new Map();
    const read = async () => {
      for await (const batch of source.scan.problems({ signal })) {
        if (signal.aborted) return;
        for (const { id } of batch) countedIds.current.add(id);
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
    for (const line of entries) {
      if (checked.current.has(line)) continue;
      checked.current.add(line);
      const problem = source.problemOf(line);
      if (problem) newProblems.current.set(problem.id, problem);
    }
    if (!isDone || newProblems.current.size === 0) return;
    const fresh = [...newProblems.current.values()].filter(({ id }) => !countedIds.current.has(id));
    newProblems.current = new Map();
    for (const { id } of fresh) countedIds.current.add(id);
    setState((previous) => add(previous, fresh));
  }, [entries, isDone, error, source]);

  return { ...state, error };
}
