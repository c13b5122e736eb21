import { useQueryClient } from '@tanstack/react-query';
import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { useColumnState } from '@trainyard/ui/table/columns/column-state';
import { nothingSelected } from '@trainyard/ui/table/grid/selection';
import { formatSort, parseSort, type SortEntry } from '@trainyard/ui/table/sort/sort';
import { useEffect, useMemo, useState } from 'react';
import { useViewStep } from '~/app/links/use-view-step';
import {
  type ExperimentListSearch,
  experimentSortKeys,
  type PageSize,
  rankOf,
} from '~/features/experiments/list-search';
import type { ExperimentRow } from '~/features/experiments/queries';
import { useSaveSetting } from '~/features/settings/mutations';
import { useViewer } from '~/features/viewer/queries';
import { commonMetric } from '~/lib/searcher-value';
import { layoutOf, searchOf } from './columns/column-layout';
import type { SmoothedValues } from './columns/smoothed';
import { useColumnDecorations } from './columns/use-column-decorations';
import { useExperimentColumns } from './columns/use-experiment-columns';
import type { FilterPanel, SearchChange } from './experiment-list-toolbar';
import { blockSize, filterKey, firstRow, listKey } from './list-keys';
import { useIsPaged } from './list-settings';
import { useListSource } from './list-source';
import { useExperimentRows } from './rows/use-experiment-rows';
import { useRowsAhead } from './rows/use-rows-ahead';
import { useVisibleRange } from './rows/use-visible-range';
import type { viewKeeper } from './views/view-keeper';

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
  const requestedPage =
    pageSize === 0 ? Math.floor(firstInSight / blockSize) : Math.min(page, lastPage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place counts
  useEffect(() => {
    if (requestedPage === page) return;
    const timer = setTimeout(() => onSearchChange({ page: requestedPage }), linkDelayMs);
    return () => clearTimeout(timer);
  }, [requestedPage]);
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
  const source = useListSource();
  const isPhone = useIsPhone();
  const [isPaged] = useIsPaged();
  const search: ExperimentListSearch =
    isPaged && linked.pageSize === 0 ? { ...linked, pageSize: firstPageSize } : linked;
  const [isHeld, setIsHeld] = useState(false);
  const [selection, setSelection] = useKeyedState(filterKey(search), nothingSelected);
  const [epoch, setEpoch] = useState(0);
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
  const ahead = useRowsAhead(project.id, linked);
  useLinkedPage({
    search,
    onSearchChange: options.onSearchChange,
    firstInSight: range.first,
    total: list.total === undefined ? undefined : list.length,
  });

  function onSearchChange(change: Partial<ExperimentListSearch>) {
    keepView(linked, change);
    const { sort = linked.sort } = change;
    if (sort === linked.sort) return options.onSearchChange(change);
    // the link draws the old rows once more: what is requested is sent before that
    ahead.prefetch(change);
    setTimeout(() => {
      ahead.keep();
      options.onSearchChange(change);
    });
  }

  const columnState = useColumnState({
    columns,
    layout,
    onLayoutChange: (next) => onSearchChange(searchOf(next)),
  });
  const decorated = useColumnDecorations({
    source,
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
        startAt: epoch > 0 ? 0 : firstRow(search),
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
    source,
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
    /** another list, or the same one drawn again, starts at its own top */
    rowsKey: `${listKey(search)} ${epoch} ${search.rank}`,
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
      setEpoch(epoch + 1);
    },
  };
}

/** The rows of a list that is ranked here and not by the master; without a rank there are none. */
function useRankedRows(search: ExperimentListSearch) {
  const rank = rankOf(search);
  const key = `${listKey(search)} ${search.rank}`;
  const [rows, onRows] = useKeyedState<readonly ExperimentRow[] | undefined>(key, undefined);
  const { range, onRangeChange } = useVisibleRange(key, 0);
  if (!rank) return undefined;
  return { rank, rows, onRows, range, onRangeChange, rowAt: (index: number) => rows?.[index] };
}

const kept = /^(columns|pinned|sort|heat|differ|group|filter|archived)$/;

/** Saves the view of the list in the settings of the user; the code for it loads with the first change. */
function useKeptView(projectId: number, linked: ExperimentListSearch) {
  const queryClient = useQueryClient();
  const { name: list } = useListSource();
  const save = useSaveSetting();
  const { keep, write } = useMemo(
    () => lateKeeper({ queryClient, projectId, list, save }),
    [queryClient, projectId, list, save],
  );
  useViewStep(linked, keep);
  // writes the pending change when the page closes
  useEffect(() => write, [write]);
  return keep;
}

function lateKeeper(options: Parameters<typeof viewKeeper>[0]) {
  let keeper: Promise<ReturnType<typeof viewKeeper>> | undefined;
  return {
    keep(now: ExperimentListSearch, change: Partial<ExperimentListSearch>) {
      if (!Object.keys(change).some((name) => kept.test(name))) return;
      keeper ??= import('./views/view-keeper').then((module) => module.viewKeeper(options));
      void keeper.then(({ keep }) => keep(now, change));
    },
    write: () => void keeper?.then(({ write }) => write()),
  };
}
