import {
  hashKey,
  keepPreviousData,
  matchQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { blockAhead, blocksInView, type RowRange } from '~/components/data-table/blocks';
import {
  type Blocks,
  heldMessage,
  isSameBlocks,
  nextBlocks,
  wouldMove,
} from '~/components/data-table/held-rows';
import { type ExperimentPage, type ExperimentRow, experimentQueries } from '../queries';
import { useKeyedState } from '../use-keyed-state';
import { listKey } from './list-keys';
import { mostPins, usePins } from './pins';
import { blockSize, type ExperimentListSearch, filterOf } from './search';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  /** rows in sight, of all when scrolling */
  range: RowRange;
  /** somebody is at the rows */
  isHeld: boolean;
};

type Drawn = { blocks: Blocks<ExperimentRow>; total: number };
const nothingDrawn: Drawn = { blocks: new Map(), total: 0 };

/**
 * Whether the answers are those to an act of the person's own, which every act asks for: whoever
 * moves or deletes a row means it to go, wherever the pointer is.
 */
function useHasActed(isFetching: boolean): boolean {
  const queryClient = useQueryClient();
  const hasActed = useRef(false);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        if (matchQuery({ queryKey: experimentQueries.searches() }, event.query))
          hasActed.current = true;
      }),
    [queryClient],
  );
  const isAnswered = hasActed.current && !isFetching;
  useEffect(() => {
    if (isAnswered) hasActed.current = false;
  }, [isAnswered]);
  return isAnswered;
}

/** Rows that stay above all others, of those that match; in the order of the list. */
function usePinnedRows(projectId: number, search: ExperimentListSearch, pins: readonly number[]) {
  const { sort } = search;
  const narrowed = { ...filterOf(search), sort, only: pins, offset: 0, limit: mostPins };
  const query = useQuery({
    ...experimentQueries.search(projectId, narrowed),
    enabled: pins.length > 0,
    placeholderData: keepPreviousData,
  });
  return { ...query, rows: pins.length > 0 ? (query.data?.rows ?? []) : [] };
}

/** The rows of the list in sight, kept fresh and, while somebody is at them, in place. */
export function useExperimentRows({ projectId, search, range, isHeld }: Options) {
  const { sort, page, pageSize } = search;
  const queryClient = useQueryClient();
  const pins = usePins(projectId);
  const pinned = usePinnedRows(projectId, search, pins);
  const top = pinned.rows.length;
  const list = `${projectId} ${listKey(search)}`;
  const key = `${list} ${pins}`;
  const [drawn, setDrawn] = useKeyedState(key, nothingDrawn);
  const [total, setTotal] = useKeyedState<number | undefined>(list, undefined);

  // of a page, pinned rows are a part
  const size = pageSize ? pageSize - top : blockSize;
  const blockQuery = (block: number) =>
    experimentQueries.search(projectId, {
      ...filterOf(search),
      sort,
      offset: block * size,
      limit: size,
      ...(pins.length > 0 && { without: pins }),
    });

  const first = Math.max(0, range.first - top);
  const last = Math.max(0, range.last - top);
  const view = { range: { first, last }, size, total: total ?? last + 1 };
  const inView = pageSize ? [page] : blocksInView(view);
  // an empty list is asked for too: it may not stay empty
  const blocks = inView.length > 0 ? inView : [0];
  const ahead = pageSize ? undefined : blockAhead(view);
  const results = useQueries({
    queries: blocks.map((block) => ({
      ...blockQuery(block),
      enabled: !pageSize || pins.length === 0 || !pinned.isPending,
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
  const isFetching = [pinned, ...results].some((result) => result.isFetching);
  const hasActed = useHasActed(isFetching);
  const isKept = isHeld && !hasActed;
  const isMoved = isKept && wouldMove(drawn.blocks, fresh);
  const next: Drawn = {
    blocks: nextBlocks({ shown: drawn.blocks, fresh, isHeld: isKept }),
    total: isMoved ? drawn.total : (freshTotal ?? 0),
  };
  if (next.total !== drawn.total || !isSameBlocks(next.blocks, drawn.blocks)) setDrawn(next);

  // a list asks for every row in sight with every frame
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the hashes do
  const hashes = useMemo(() => new Map<number, string>(), [key]);
  function heldBlock(block: number): readonly ExperimentRow[] | undefined {
    const hash = hashes.get(block) ?? hashKey(blockQuery(block).queryKey);
    hashes.set(block, hash);
    return queryClient.getQueryCache().get<ExperimentPage>(hash)?.state.data?.rows;
  }

  function rowAt(place: number): ExperimentRow | undefined {
    if (place < top) return pinned.rows[place];
    const index = place - top;
    const block = pageSize ? page : Math.floor(index / size);
    // a block that just left the sight, or is about to come, is still at hand
    const rows = next.blocks.get(block) ?? heldBlock(block);
    return rows?.[pageSize ? index : index % size];
  }

  return {
    /** undefined until known */
    total: freshTotal === undefined ? undefined : freshTotal + top,
    /** the same with pinned rows counted once for each page that they head */
    length: (freshTotal ?? 0) + top * (pageSize ? Math.ceil((freshTotal ?? 0) / size) || 1 : 1),
    pinned: top,
    rowAt,
    /** the loaded ones in sight */
    rows: [...pinned.rows, ...next.blocks.values()].flat(),
    live: {
      dataUpdatedAt: newest.dataUpdatedAt,
      error: [pinned, ...results].find((r) => r.error)?.error ?? null,
    },
    isFetching,
    retry: () => {
      if (pinned.isError) void pinned.refetch();
      for (const result of results) void result.refetch();
    },
    /** said above rows that are kept in place */
    news: isMoved ? heldMessage({ added: (freshTotal ?? 0) - next.total, moved: true }) : undefined,
    /** draws the list as it is now */
    release: () => setDrawn(nothingDrawn),
  };
}
