import type { RowRange, Travel } from '@trainyard/ui/table/grid/blocks';
import type { ExperimentListSearch } from '~/features/experiments/list-search';
import type { ExperimentRow } from '~/features/experiments/queries';
import { usePins } from './pins';
import { useBlocks } from './use-blocks';
import { useHasActed } from './use-has-acted';
import { usePinnedRows } from './use-pinned-rows';
import { useStableBlocks } from './use-stable-blocks';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  /** rows in sight, of all when scrolling */
  range: RowRange;
  /** where they move */
  travel: Travel;
  /** the user works with the rows, which keep their places meanwhile */
  isHeld: boolean;
};

/** The visible rows of the list, polled and, while the user works with them, kept in place. */
export function useExperimentRows({ projectId, search, range, travel, isHeld }: Options) {
  const { pageSize } = search;
  const pins = usePins(projectId);
  const pinned = usePinnedRows(projectId, search, pins);
  const top = pinned.rows.length;
  const blocks = useBlocks({
    projectId,
    search,
    range: { first: Math.max(0, range.first - top), last: Math.max(0, range.last - top) },
    travel,
    pins,
    pinnedCount: pins.length > 0 && pinned.isPending ? undefined : top,
  });
  const { size, total } = blocks;
  const isFetching = pinned.isFetching || blocks.isFetching;
  const hasActed = useHasActed(isFetching);
  const stable = useStableBlocks({
    key: blocks.key,
    fresh: blocks.fresh,
    total: total ?? 0,
    isHeld: isHeld && !hasActed,
  });

  function rowAt(place: number): ExperimentRow | undefined {
    if (place < top) return pinned.rows[place];
    const index = place - top;
    const block = blocks.blockOf(index);
    if (!block) return undefined;
    // a block that just left the sight, or is about to come, is still at hand
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
    /** the loaded ones in sight */
    rows: [...pinned.rows, ...stable.blocks.values()].flat(),
    live: { dataUpdatedAt: blocks.dataUpdatedAt, error: pinned.error ?? blocks.error },
    isFetching,
    retry: () => {
      if (pinned.isError) void pinned.refetch();
      blocks.refetch();
    },
    /** said above rows that are kept in place */
    news: stable.news,
    /** draws the list as it is now */
    release: stable.release,
  };
}
