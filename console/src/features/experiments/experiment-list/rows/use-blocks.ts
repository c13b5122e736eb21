import { hashKey, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import {
  type Block,
  blocksAhead,
  blocksInView,
  nextLength,
  quickBlock,
  type RowRange,
  type ScrollDirection,
  shortestBlock,
} from '@trainyard/ui/table/grid/window/blocks';
import type { Blocks } from '@trainyard/ui/table/stable/stable-rows';
import { useMemo } from 'react';
import { useIsNextLoading } from '~/app/links/use-change-search';
import { staleMs } from '~/app/polling/polling-intervals';
import type { ExperimentPage, ExperimentRow } from '~/data/experiments/experiments';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/base/list-search';
import { blockSize, listKey, listParams } from '~/features/experiments/experiment-list/list-keys';
import { useListSource } from '~/features/experiments/experiment-list/list-source';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  /** visible rows below the pinned ones, of all when scrolling */
  range: RowRange;
  /** where they move */
  scrollDirection: ScrollDirection;
  /** pinned rows, which the blocks leave out */
  pins: readonly number[];
  /** how many of them match; undefined until known */
  pinnedCount: number | undefined;
};

const noBlocks: readonly Block[] = [];
// the page is not rendered for hidden rows: they are read from the cache when they become visible
const noProperties: never[] = [];

/**
 * The state of queries, without their functions, which differ from one observer to the next, and
 * without their rows, which would be compared one by one. Rows that move to other queries are rendered
 * once: without this, the observer reports a change of the queries as a change of their results.
 */
const progressOf = (results: readonly UseQueryResult<ExperimentPage>[]) =>
  results.map(({ dataUpdatedAt, error, isFetching }) => ({ dataUpdatedAt, error, isFetching }));

/**
 * Queries for the blocks of visible rows, or for the page, and for the blocks that come next. A
 * block that is left behind before it has come is canceled: nothing observes its query any longer.
 */
export function useBlocks({
  projectId,
  search,
  range,
  scrollDirection,
  pins,
  pinnedCount,
}: Options) {
  const { sort, page, pageSize } = search;
  const queryClient = useQueryClient();
  const source = useListSource();
  const isNextLoading = useIsNextLoading(listParams);
  const list = `${source.name} ${projectId} ${listKey(search)}`;
  const key = `${list} ${pins}`;
  const [total, setTotal] = useKeyedState<number | undefined>(list, undefined);
  const [length, setLength] = useKeyedState(list, shortestBlock);
  const [openBlocks, setOpenBlocks] = useKeyedState(key, noBlocks);

  const blockQuery = (block: Block) =>
    source.query(projectId, {
      ...filterOf(search),
      sort,
      ...block,
      ...(pins.length > 0 && { without: pins }),
    });

  // a list requests every visible row with every frame
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the hashes do
  const hashes = useMemo(() => new Map<string, string>(), [key]);
  function cachedPage(block: Block): ExperimentPage | undefined {
    const name = `${block.offset} ${block.limit}`;
    const hash = hashes.get(name) ?? hashKey(blockQuery(block).queryKey);
    hashes.set(name, hash);
    return queryClient.getQueryCache().get<ExperimentPage>(hash)?.state.data;
  }
  const cachedRows = (block: Block) => cachedPage(block)?.rows;

  // of a page, pinned rows are a part
  const size = pageSize - (pinnedCount ?? 0);
  // the loader of the page requests this block
  const first = pageSize
    ? { offset: page * size, limit: size }
    : { offset: page * blockSize, limit: blockSize };
  const blocks = openBlocks.length > 0 ? openBlocks : [first];
  const view = { blocks, range, length, scrollDirection, total: total ?? range.last + 1 };
  const needed = pageSize ? [first] : blocksInView(view);
  // an empty list is requested, too, because rows may appear
  const inView = needed.length > 0 ? needed : [{ offset: 0, limit: blockSize }];
  // reading ahead in this list would slow the list that replaces it
  const next = pageSize || total === undefined || isNextLoading ? [] : blocksAhead(view);
  const missing = next.filter((block) => !cachedRows(block));
  // queries of a slow master slow each other: they are sent one after the other
  const isSlow = length > quickBlock;
  const isWaiting = inView.some((block) => !cachedRows(block));
  const ahead = isSlow ? missing.slice(0, isWaiting ? 0 : 1) : missing;
  const cut = [...inView, ...ahead].filter(
    ({ offset }) => !openBlocks.some((block) => block.offset === offset),
  );
  if (!pageSize && cut.length > 0) setOpenBlocks([...openBlocks, ...cut]);

  const results = useQueries({
    queries: [...inView, ...ahead].map((block, at) => {
      const query = blockQuery(block);
      return at < inView.length
        ? {
            ...query,
            enabled: !pageSize || pinnedCount !== undefined,
            ...(block.offset !== first.offset && { staleTime: staleMs.rowsAhead }),
          }
        : { ...query, refetchInterval: false as const, notifyOnChangeProps: noProperties };
    }),
    combine: progressOf,
  });
  const visible = inView.flatMap((block, at) => {
    const result = results[at];
    return result ? [{ ...result, block, page: cachedPage(block) }] : [];
  });

  const newest = visible.reduce((a, b) => (b.dataUpdatedAt > a.dataUpdatedAt ? b : a));
  // a list that is come back to may start below the block of its link, which has been loaded
  const freshTotal = newest.page?.total ?? total ?? cachedPage(first)?.total;
  if (freshTotal !== total) setTotal(freshTotal);
  const freshLength = newest.page
    ? nextLength({ ...newest.page, rows: newest.page.rows.length })
    : length;
  if (freshLength !== length) setLength(freshLength);

  const fresh: Blocks<ExperimentRow> = new Map(
    visible.flatMap(({ block, page }) => (page ? [[block.offset, page.rows] as const] : [])),
  );

  return {
    /** changes with the list and with its pins */
    key,
    /** rows of a page that are not pinned */
    size,
    /** the loaded visible blocks, by the place of their first row */
    fresh,
    /** the block of a row; undefined before it is requested */
    blockOf: (row: number) =>
      pageSize ? first : blocks.find(({ offset, limit }) => offset <= row && row < offset + limit),
    /** the rows of a block in the cache, visible or not */
    cachedRows,
    /** of all rows that are not pinned; undefined until known */
    total: freshTotal,
    dataUpdatedAt: newest.dataUpdatedAt,
    error: visible.find(({ error }) => error)?.error ?? null,
    isFetching: visible.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { block } of visible)
        void queryClient.refetchQueries({ queryKey: blockQuery(block).queryKey, exact: true });
    },
  };
}
