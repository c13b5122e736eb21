import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import { formatSort, parseSort, type SortEntry } from '@trainyard/ui/table/sort/sort';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createEntryStore, useEntryValue } from '~/app/links/entry-state';
import type { ExperimentRow } from '~/data/experiments/experiments';
import {
  type ExperimentListSearch,
  experimentSortKeys,
  rankOf,
} from '~/features/experiments/base/list-search';
import { blockSize, firstRow, listKey } from '~/features/experiments/experiment-list/list-keys';
import type { SearchChange } from '~/features/experiments/experiment-list/list-source';
import { scrollEnd } from '~/lib/scroll-end';
import { useExperimentRows } from './use-experiment-rows';
import { type BlockOf, useVisibleRange } from './use-visible-range';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** changes the link without a step of the view, while the user scrolls */
  onScroll: SearchChange;
};

const noBlock: BlockOf = () => undefined;

/** The first visible rows of lists that were left; their links name only the block. */
const leftRows = createEntryStore<{ key: string; first: number }>();

/** The rows of the list, sorted by the master or ranked by the console. */
export function useListRows({ projectId, search, onSearchChange, onScroll }: Options) {
  const [isHeld, setIsHeld] = useState(false);
  const [epoch, setEpoch] = useState(0);
  const blockOf = useRef<BlockOf>(noBlock);
  const key = listKey(search);
  const [left, setLeft] = useState(useEntryValue(leftRows, () => ({ key, first: latest().first })));
  // a list with another key starts at the row of its link, also when the user returns to it
  if (left !== undefined && left.key !== key) setLeft(undefined);
  const start = left?.key === key ? left.first : firstRow(search);
  const { range, scrollDirection, latest, onRangeChange } = useVisibleRange(key, start, blockOf);
  const list = useExperimentRows({ projectId, search, range, scrollDirection, isHeld });
  useLayoutEffect(() => {
    blockOf.current = list.blockOf;
  });
  const ranked = useRankedRows(search);
  useLinkedPage({
    search,
    onSearchChange: onScroll,
    firstInSight: range.first,
    total: list.total === undefined ? undefined : list.length,
  });
  const { total = 0 } = list;
  const { page, pageSize } = search;
  const offset = pageSize === 0 ? 0 : page * pageSize;
  const window = ranked
    ? {
        total,
        count: ranked.rows?.length ?? 0,
        rowAt: ranked.rowAt,
        onRangeChange: ranked.onRangeChange,
      }
    : {
        total,
        count: pageSize === 0 ? total : Math.max(0, Math.min(pageSize, list.length - offset)),
        offset,
        pinnedRows: list.pinned,
        startAt: epoch > 0 ? 0 : start,
        rowAt: list.rowAt,
        onRangeChange,
      };

  /** A column that the master cannot sort by ranks the rows here, on its own. */
  function onSortChange(sort: SortEntry[]) {
    const own = sort.findLast(({ id }) => !experimentSortKeys.has(id));
    onSearchChange(
      own ? { rank: formatSort([own]) } : { rank: '', sort: formatSort(sort), page: 0 },
    );
  }

  return {
    /** the rows as the master sorts them */
    list,
    ranked,
    total,
    /** the rows and their count, as cards and grid take them */
    window,
    /** another list, or the same one drawn again, starts at its own top */
    key: `${key} ${epoch} ${search.rank}`,
    visibleRange: ranked?.range ?? range,
    sort: ranked ? [ranked.rank] : (parseSort(search.sort, experimentSortKeys) ?? []),
    onSortChange,
    /** keeps rows in place while the user works with them */
    setIsHeld,
    showNews: () => {
      list.release();
      setEpoch(epoch + 1);
    },
  };
}

// a new link renders the whole page
const linkDelayMs = 500;

type LinkedPage = {
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  firstInSight: number;
  total: number | undefined;
};

/**
 * When scrolling ends, the link gets the first visible block, so that the user returns to the same
 * rows. With pages, a link past the end redirects to the last page.
 */
function useLinkedPage({ search, onSearchChange, firstInSight, total }: LinkedPage) {
  const { page, pageSize } = search;
  const lastPage = total ? Math.ceil(total / pageSize) - 1 : page;
  const requestedPage =
    pageSize === 0 ? Math.floor(firstInSight / blockSize) : Math.min(page, lastPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visible page changes, not when the link does
  useEffect(() => {
    if (requestedPage === page) return;
    let isOutdated = false;
    void scrollEnd(linkDelayMs).then(() => isOutdated || onSearchChange({ page: requestedPage }));
    return () => {
      isOutdated = true;
    };
  }, [requestedPage]);
}

// all rows are there: none is requested
const loaded = { current: () => 0 };

/** The rows of a list that is ranked here and not by the master; without a rank there are none. */
function useRankedRows(search: ExperimentListSearch) {
  const rank = rankOf(search);
  const key = `${listKey(search)} ${search.rank}`;
  const [rows, onRows] = useKeyedState<readonly ExperimentRow[] | undefined>(key, undefined);
  const { range, onRangeChange } = useVisibleRange(key, 0, loaded);
  if (!rank) return undefined;
  return { rank, rows, onRows, range, onRangeChange, rowAt: (index: number) => rows?.[index] };
}
