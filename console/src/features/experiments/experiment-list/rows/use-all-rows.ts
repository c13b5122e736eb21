import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/base/list-search';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { allRows } from './all-rows';

type Read = {
  rows: readonly ExperimentRow[];
  /** how many there are to read; 0 until known */
  total: number;
  status: 'reading' | 'done' | 'stopped' | 'failed';
  error?: Error;
};

/** The limit of rows that are read without a request of the user. */
export const readAtOnce = 5_000;

const start: Read = { rows: [], total: 0, status: 'reading' };

type Options = { projectId: number; search: ExperimentListSearch; atOnce: number };

/** Loads all matching rows, page by page. Stops at a limit, from where the caller can continue. */
export function useAllRows({ projectId, search, atOnce }: Options) {
  const queryClient = useQueryClient();
  const source = useListSource();
  const [read, setRead] = useState(start);
  const [limit, setLimit] = useState(atOnce);
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
      let total = 0;
      const onTotal = (found: number) => {
        total = found;
      };
      for await (const page of allRows(list, { source, queryClient, signal, onTotal })) {
        if (signal.aborted) return;
        for (const row of page) rows.set(row.id, row);
        const firstRows = [...rows.values()].slice(0, limit);
        if (rows.size >= limit) return setRead({ rows: firstRows, total, status: 'stopped' });
        setRead({ rows: firstRows, total, status: 'reading' });
      }
      setRead({ rows: [...rows.values()], total, status: 'done' });
    }
    readAll().catch((error: Error) => {
      if (!signal.aborted) setRead((last) => ({ ...last, status: 'failed', error }));
    });
    return () => stop.abort();
  }, [key]);

  return {
    ...read,
    stop() {
      stopper.current?.abort();
      setRead((last) => ({ ...last, status: 'stopped' }));
    },
    readOn: () => setLimit(Math.max(limit, read.rows.length) + atOnce),
    readAgain: () => setTurn(turn + 1),
  };
}
