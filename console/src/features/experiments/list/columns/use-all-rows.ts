import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ExperimentRow } from '../../queries';
import { allRows } from '../all-rows';
import { type ExperimentListSearch, filterOf } from '../search';

type Read = {
  rows: readonly ExperimentRow[];
  status: 'reading' | 'done' | 'stopped' | 'failed';
  error?: Error;
};

/** As many are read at once; a person says whether the next ones are too. */
const readAtOnce = 5_000;

const start: Read = { rows: [], status: 'reading' };

type Options = { projectId: number; search: ExperimentListSearch };

/** All rows that match, page by page as they come; at a limit it stops and can be told to read on. */
export function useAllRows({ projectId, search }: Options) {
  const queryClient = useQueryClient();
  const [read, setRead] = useState(start);
  const [limit, setLimit] = useState(readAtOnce);
  const [turn, setTurn] = useState(0);
  const stopper = useRef<AbortController>(undefined);
  const list = { projectId, sort: search.sort, ...filterOf(search) };
  const key = JSON.stringify([list, limit, turn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the list does
  useEffect(() => {
    const stop = new AbortController();
    stopper.current = stop;
    const { signal } = stop;
    async function readAll() {
      const rows = new Map<number, ExperimentRow>();
      setRead(start);
      for await (const page of allRows(list, { queryClient, signal })) {
        if (signal.aborted) return;
        for (const row of page) rows.set(row.id, row);
        if (rows.size >= limit) return setRead({ rows: [...rows.values()], status: 'stopped' });
        setRead({ rows: [...rows.values()], status: 'reading' });
      }
      setRead({ rows: [...rows.values()], status: 'done' });
    }
    readAll().catch((error: Error) => {
      if (!signal.aborted) setRead(({ rows }) => ({ rows, status: 'failed', error }));
    });
    return () => stop.abort();
  }, [key]);

  return {
    ...read,
    stop() {
      stopper.current?.abort();
      setRead(({ rows }) => ({ rows, status: 'stopped' }));
    },
    readOn: () => setLimit(Math.max(limit, read.rows.length) + readAtOnce),
    readAgain: () => setTurn(turn + 1),
  };
}
