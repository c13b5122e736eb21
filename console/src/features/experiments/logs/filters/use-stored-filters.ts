import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useViewStep } from '~/app/links/use-view-step';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import type { LogSearchParams } from './log-search-params';
import { filterChanges, filtersPath, holdsPlace, storedFilters } from './stored-filters';

const restMs = 1_000;

type View = {
  /** of the trial or task */
  id: number | string;
  search: LogSearchParams;
  onSearchChange: (change: Partial<LogSearchParams>) => void;
};

/**
 * Opens a log with its stored filters, unless its link has filters, and stores the selection a second
 * after the last change. Returns the function that takes a change.
 */
export function useStoredFilters({ id, search, onSearchChange }: View) {
  const save = useSaveSetting();
  const pending = useRef<Partial<LogSearchParams>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    for (const change of filterChanges(id, pending.current)) save(change);
    pending.current = {};
  }, [id, save]);
  // a pending change is stored if the user leaves within the second
  useEffect(() => write, [write]);

  const { data: settings } = useQuery({ ...settingsQuery, refetchOnMount: false });
  const opened = useRef<number | string>(undefined);
  const open = useEffectEvent(() => {
    if (!settings || opened.current === id) return;
    opened.current = id;
    const stored = settings[filtersPath(id)];
    if (stored && !holdsPlace(search)) onSearchChange(storedFilters(stored));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each log
  useEffect(open, [id, settings]);

  function keep(change: Partial<LogSearchParams>) {
    if (filterChanges(id, change).length === 0) return;
    pending.current = { ...pending.current, ...change };
    clearTimeout(timer.current);
    timer.current = setTimeout(write, restMs);
  }
  useViewStep(search, (_, after) => keep(after));

  return (change: Partial<LogSearchParams>) => {
    onSearchChange(change);
    keep(change);
  };
}
