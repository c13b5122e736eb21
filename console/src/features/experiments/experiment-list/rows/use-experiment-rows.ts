import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import type { RowRange, ScrollDirection } from '@trainyard/ui/table/grid/window/blocks';
import {
  type Blocks,
  isSameShown,
  nextShown,
  type ShownRows,
} from '@trainyard/ui/table/stable/stable-rows';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/base/list-search';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { maxPins } from './stored-pins';
import { useBlocks } from './use-blocks';
import { usePins } from './use-pins';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  /** visible rows, of all when scrolling */
  range: RowRange;
  /** where they move */
  scrollDirection: ScrollDirection;
  /** the user works with the rows, so they keep their places */
  isHeld: boolean;
};

/** The visible rows of the list, polled and, while the user works with them, kept in place. */
export function useExperimentRows({ projectId, search, range, scrollDirection, isHeld }: Options) {
  const { pageSize } = search;
  const pins = usePins(projectId);
  const pinned = usePinnedRows(projectId, search, pins);
  const top = pinned.rows.length;
  const blocks = useBlocks({
    projectId,
    search,
    range: { first: Math.max(0, range.first - top), last: Math.max(0, range.last - top) },
    scrollDirection,
    pins,
    pinnedCount: pins.length > 0 && pinned.isPending ? undefined : top,
  });
  const { size, total } = blocks;
  const isFetching = pinned.isFetching || blocks.isFetching;
  const stable = useStableBlocks({
    key: blocks.key,
    fresh: blocks.fresh,
    total: total ?? 0,
    isHeld,
    updatedAt: isFetching ? undefined : blocks.dataUpdatedAt,
  });

  function rowAt(place: number): ExperimentRow | undefined {
    if (place < top) return pinned.rows[place];
    const index = place - top;
    const block = blocks.blockOf(index);
    if (!block) return undefined;
    // a block that just left the viewport, or is about to enter it, stays loaded
    const rows = stable.blocks.get(block.offset) ?? blocks.cachedRows(block);
    return rows?.[pageSize ? index : index - block.offset];
  }

  return {
    /** undefined until known */
    total: total === undefined ? undefined : total + top,
    /** the same with pinned rows counted once for each page that they head */
    length: (total ?? 0) + top * (pageSize ? Math.ceil((total ?? 0) / size) || 1 : 1),
    pinned: top,
    rowAt,
    /** the start of the requested block of a row; undefined before it is requested */
    blockOf: (row: number) => blocks.blockOf(row - top)?.offset,
    /** the loaded visible ones */
    rows: [...pinned.rows, ...stable.blocks.values()].flat(),
    live: { dataUpdatedAt: blocks.dataUpdatedAt, error: pinned.error ?? blocks.error },
    isFetching,
    retry: () => {
      if (pinned.isError) void pinned.refetch();
      blocks.refetch();
    },
    /** said above rows that are kept in place */
    news: stable.news,
    /**
     * shows the current list, and once more the next answer: after an action, a row that it moved
     * or deleted disappears even under the pointer
     */
    release: stable.release,
  };
}

/** Rows that stay above all others, of those that match; in the order of the list. */
function usePinnedRows(projectId: number, search: ExperimentListSearch, pins: readonly number[]) {
  const { sort } = search;
  const source = useListSource();
  const narrowed = { ...filterOf(search), sort, only: pins, offset: 0, limit: maxPins };
  const query = useQuery({
    ...source.query(projectId, narrowed),
    enabled: pins.length > 0,
    placeholderData: keepPreviousData,
  });
  return { ...query, rows: pins.length > 0 ? (query.data?.rows ?? []) : [] };
}

type StableOptions = {
  /** names the list: another one starts over */
  key: string;
  fresh: Blocks<ExperimentRow>;
  total: number;
  /** rows on the screen keep their places */
  isHeld: boolean;
  /** when the newest rows were answered, in ms; undefined while others are requested */
  updatedAt: number | undefined;
};

type StableRows = ShownRows<ExperimentRow> & {
  /** the rows were released at this time, and take their new places with the next answer */
  releasedAt: number | undefined;
};

const nothingShown: StableRows = { blocks: new Map(), total: 0, releasedAt: undefined };

/** The blocks to show: the fresh ones or, while they are held, those on the screen with fresh contents. */
function useStableBlocks({ key, fresh, total, isHeld, updatedAt }: StableOptions) {
  const [visibleRows, setVisibleRows] = useKeyedState(key, nothingShown);
  const { releasedAt } = visibleRows;
  const isReleased = releasedAt !== undefined;
  const { next, news } = nextShown({
    current: visibleRows,
    fresh: { blocks: fresh, total },
    isHeld: isHeld && !isReleased,
  });
  const isAnswered = isReleased && updatedAt !== undefined && updatedAt > releasedAt;
  if (isAnswered || !isSameShown(next, visibleRows))
    setVisibleRows({ ...next, releasedAt: isAnswered ? undefined : releasedAt });
  return {
    blocks: next.blocks,
    news,
    release: () => setVisibleRows({ ...nothingShown, releasedAt: Date.now() }),
  };
}
