import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LogEntry } from '../window/log-entry';
import type { LogSource } from '../window/log-source';
import { createLogSearch, type LogSearch, noSearch } from './log-search';

type Options = { source: LogSource; text: string; regex: boolean; entries: readonly LogEntry[] };

const subscribeToNone = () => () => {};
const none = () => noSearch;

/** The search of a viewer; starts again when the query changes. */
export function useLogSearch({ source, text, regex, entries }: Options) {
  const [search, setSearch] = useState<LogSearch>();
  useEffect(() => {
    if (text === '') return;
    const begun = createLogSearch({ scan: source.scan, query: { text, regex } });
    setSearch(begun);
    return () => {
      begun.stop();
      setSearch(undefined);
    };
  }, [source, text, regex]);
  const state = useSyncExternalStore(search?.subscribe ?? subscribeToNone, search?.state ?? none);
  const { isDone } = state;
  useEffect(() => {
    if (isDone) search?.notice(entries);
  }, [search, entries, isDone]);
  return { search, state };
}
