import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { blockAhead, blocksInView, type RowRange } from '@trainyard/ui/table/grid/blocks';
import type { Blocks } from '@trainyard/ui/table/grid/stable-rows';
import { useEffect, useMemo } from 'react';
import { listKey } from '~/features/experiment-list/list-keys';
import { blockSize } from '~/features/experiments/list-defaults';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/list-search';
import {
  type ExperimentPage,
  type ExperimentRow,
  experimentQueries,
} from '~/features/experiments/queries';
import { useKeyedState } from './use-keyed-state';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  /** rows in sight below the pinned ones, of all when scrolling */
  range: RowRange;
  /** pinned rows, which the blocks leave out */
  pins: readonly number[];
  /** how many of them match; undefined until known */
  pinnedCount: number | undefined;
};

/** Queries for the blocks of rows in sight, or for the page; the next block is loaded ahead. */
export function useBlocks({ projectId, search, range, pins, pinnedCount }: Options) {
  const { sort, page, pageSize } = search;
  const queryClient = useQueryClient();
  const list = `${projectId} ${listKey(search)}`;
  const key = `${list} ${pins}`;
  const [total, setTotal] = useKeyedState<number | undefined>(list, undefined);

  // of a page, pinned rows are a part
  const size = pageSize ? pageSize - (pinnedCount ?? 0) : blockSize;
  const blockQuery = (block: number) =>
    experimentQueries.search(projectId, {
      ...filterOf(search),
      sort,
      offset: block * size,
      limit: size,
      ...(pins.length > 0 && { without: pins }),
    });

  const view = { range, size, total: total ?? range.last + 1 };
  const inView = pageSize ? [page] : blocksInView(view);
  // an empty list is asked for too: it may not stay empty
  const blocks = inView.length > 0 ? inView : [0];
  const ahead = pageSize ? undefined : blockAhead(view);
  const results = useQueries({
    queries: blocks.map((block) => ({
      ...blockQuery(block),
      enabled: !pageSize || pinnedCount !== undefined,
    })),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the query does
  useEffect(() => {
    if (ahead === undefined) return;
    // once: it is asked for again when it comes into sight
    const options = { ...blockQuery(ahead), staleTime: Number.POSITIVE_INFINITY };
    void queryClient.prefetchQuery(options);
  }, [key, ahead]);

  const newest = results.reduce((a, b) => (b.dataUpdatedAt > a.dataUpdatedAt ? b : a));
  const freshTotal = newest.data?.total ?? total;
  if (freshTotal !== total) setTotal(freshTotal);

  const fresh: Blocks<ExperimentRow> = new Map(
    results.flatMap(({ data }, at) => (data ? [[blocks[at] ?? 0, data.rows] as const] : [])),
  );

  // a list asks for every row in sight with every frame
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the hashes do
  const hashes = useMemo(() => new Map<number, string>(), [key]);
  function cachedBlock(block: number): readonly ExperimentRow[] | undefined {
    const hash = hashes.get(block) ?? hashKey(blockQuery(block).queryKey);
    hashes.set(block, hash);
    return queryClient.getQueryCache().get<ExperimentPage>(hash)?.state.data?.rows;
  }

  return {
    /** changes with the list and with its pins */
    key,
    /** rows of a block, or of a page */
    size,
    /** the loaded blocks in sight */
    fresh,
    /** the rows of a block in the cache, in sight or not */
    cachedBlock,
    /** of all rows that are not pinned; undefined until known */
    total: freshTotal,
    dataUpdatedAt: newest.dataUpdatedAt,
    error: results.find((result) => result.error)?.error ?? null,
    isFetching: results.some((result) => result.isFetching),
    refetch: () => {
      for (const result of results) void result.refetch();
    },
  };
}
