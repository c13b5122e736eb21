import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { useColumnState } from '@trainyard/ui/table/columns/column-state';
import { nothingSelected } from '@trainyard/ui/table/grid/selection';
import { formatSort, parseSort, type SortEntry } from '@trainyard/ui/table/sort/sort';
import { useEffect, useMemo, useState } from 'react';
import { layoutOf, searchOf } from '~/features/experiment-list/columns/column-layout';
import type { SmoothedValues } from '~/features/experiment-list/columns/smoothed';
import { useColumnDecorations } from '~/features/experiment-list/columns/use-column-decorations';
import { useExperimentColumns } from '~/features/experiment-list/columns/use-experiment-columns';
import { useExperimentRows } from '~/features/experiment-list/rows/use-experiment-rows';
import { useKeyedState } from '~/features/experiment-list/rows/use-keyed-state';
import { useRankedRows } from '~/features/experiment-list/rows/use-ranked-rows';
import { useVisibleRange } from '~/features/experiment-list/rows/use-visible-range';
import { useKeptView } from '~/features/experiment-list/views/use-kept-view';
import { useRefusedView } from '~/features/experiment-list/views/use-refused-view';
import { blockSize } from '~/features/experiments/list-defaults';
import {
  type ExperimentListSearch,
  experimentSortKeys,
  type PageSize,
} from '~/features/experiments/list-search';
import { useViewer } from '~/features/viewer/queries';
import { commonMetric } from '~/lib/searcher-value';
import type { FilterPanel, SearchChange } from './experiment-list-toolbar';
import { filterKey, firstRow, listKey } from './list-keys';
import { useIsPaged } from './list-settings';

// long enough that continuous scrolling does not write the link again and again
const linkDelayMs = 500;

type LinkedPage = {
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  firstInSight: number;
  total: number | undefined;
};

/**
 * While scrolling, the link names the block at the top, so that coming back finds the same rows.
 * Page by page, a link past the end goes to the last page.
 */
function useLinkedPage({ search, onSearchChange, firstInSight, total }: LinkedPage) {
  const { page, pageSize } = search;
  const lastPage = total ? Math.ceil(total / pageSize) - 1 : page;
  const wanted = pageSize === 0 ? Math.floor(firstInSight / blockSize) : Math.min(page, lastPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place counts
  useEffect(() => {
    if (wanted === page) return;
    const timer = setTimeout(() => onSearchChange({ page: wanted }), linkDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
}

export type ListProject = { id: number; workspaceId: number; numExperiments?: number };

type Options = {
  project: ListProject;
  /** as the link has it */
  linked: ExperimentListSearch;
  onSearchChange: SearchChange;
};

/** The page size of users who read page by page, until a link names another. */
const firstPageSize: PageSize = 20;

export type ExperimentList = ReturnType<typeof useExperimentList>;

/** The state of the list: its rows, columns, sort, selection and view, as the link describes them. */
export function useExperimentList({ project, linked, ...options }: Options) {
  const viewer = useViewer();
  const isPhone = useIsPhone();
  const [isPaged] = useIsPaged();
  const search: ExperimentListSearch =
    isPaged && linked.pageSize === 0 ? { ...linked, pageSize: firstPageSize } : linked;
  const [isHeld, setIsHeld] = useState(false);
  const [selection, setSelection] = useKeyedState(filterKey(search), nothingSelected);
  const [shown, setShown] = useState({ epoch: 0, startAt: firstRow(search) });
  const { range, travel, onRangeChange } = useVisibleRange(listKey(search), firstRow(search));
  const list = useExperimentRows({ projectId: project.id, search, range, travel, isHeld });
  const ranked = useRankedRows(search);
  const { columns: items, pinned } = linked;
  const layout = useMemo(() => layoutOf({ columns: items, pinned }), [items, pinned]);
  const [panel, setPanel] = useState<FilterPanel>({ isOpen: search.filter !== '', turn: 0 });
  const [smoothed, setSmoothed] = useState<SmoothedValues>({});
  const metric = commonMetric(list.rows);
  const columns = useExperimentColumns({ layout, metric, viewer, smoothed });
  const keepView = useKeptView(project.id, linked);
  useLinkedPage({
    search,
    onSearchChange: options.onSearchChange,
    firstInSight: range.first,
    total: list.total === undefined ? undefined : list.length,
  });

  function onSearchChange(change: Partial<ExperimentListSearch>) {
    keepView(linked, change);
    options.onSearchChange(change);
  }

  useRefusedView({
    search,
    error: list.total === undefined ? list.live.error : null,
    onSearchChange,
  });

  const columnState = useColumnState({
    columns,
    layout,
    onLayoutChange: (next) => onSearchChange(searchOf(next)),
  });
  const decorated = useColumnDecorations({
    projectId: project.id,
    search,
    columns,
    layout,
    onSearchChange,
    updatedAt: list.live.dataUpdatedAt,
  });

  const { total = 0 } = list;
  const { page, pageSize } = search;
  const offset = pageSize === 0 ? 0 : page * pageSize;
  const rows = ranked
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
        startAt: shown.startAt,
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
    project,
    viewer,
    isPhone,
    /** as the link has it */
    linked,
    /** the same with the page size of the user's settings */
    search,
    onSearchChange,
    list,
    ranked,
    /** the rows and their count, as cards and grid take them */
    rows,
    /** another list, or the same one drawn anew, starts at its own top */
    rowsKey: `${listKey(search)} ${shown.epoch} ${search.rank}`,
    visibleRange: ranked?.range ?? range,
    total,
    columns,
    layout,
    columnState,
    decorated,
    smoothed,
    setSmoothed,
    sort: ranked ? [ranked.rank] : (parseSort(search.sort, experimentSortKeys) ?? []),
    onSortChange,
    selection,
    setSelection,
    /** keeps rows in place while the user works with them */
    setIsHeld,
    panel,
    setPanel,
    /** opens an experiment beside the list, or closes that panel */
    onOpen: (open: number | undefined) => onSearchChange({ open }),
    showNews: () => {
      list.release();
      setShown(({ epoch }) => ({ epoch: epoch + 1, startAt: 0 }));
    },
  };
}
