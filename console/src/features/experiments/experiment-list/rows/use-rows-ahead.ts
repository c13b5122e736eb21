import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cancelUnseen } from '~/app/loading/load-query';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { firstBlock } from '~/features/experiments/experiment-list/list-keys';
import { useListSource } from '../list-source';
import { usePins } from './use-pins';

/** Prefetches the first rows of the list that the next link shows, one list at a time. */
export function useRowsAhead(projectId: number, search: ExperimentListSearch) {
  const queryClient = useQueryClient();
  const pins = usePins(projectId);
  const source = useListSource();
  const lastQuery = useRef<ReturnType<typeof source.query>>(undefined);
  return {
    prefetch: (change: Partial<ExperimentListSearch>) => {
      // pages are requested once it is known which pinned rows match
      if (search.pageSize > 0) return;
      if (lastQuery.current) void cancelUnseen(queryClient, lastQuery.current);
      const first = firstBlock({ ...search, ...change, page: 0 }, pins);
      lastQuery.current = source.query(projectId, first);
      void queryClient.prefetchQuery(lastQuery.current);
    },
    /** The link leads to the list now: its page waits for the rows. */
    keep: () => {
      lastQuery.current = undefined;
    },
  };
}
