import { useQueryClient } from '@tanstack/react-query';
import { nothingSelected } from '@trainyard/ui/table/grid/selection';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createEntryState, useEntryState } from '~/app/links/entry-state';
import { useViewStep } from '~/app/links/use-view-step';
import { distinguishColors } from '~/data/experiments/experiment-colors';
import { useSaveSetting } from '~/data/save-setting';
import type { ExperimentListSearch, PageSize } from '~/features/experiments/base/list-search';
import { drawnRows } from '~/features/experiments/experiment-list/board/drawn-rows';
import { useListColumns } from './columns/use-list-columns';
import { filterKey } from './list-keys';
import { useIsPaged } from './list-settings';
import { type FilterPanel, type SearchChange, useListSource } from './list-source';
import { useListRows } from './rows/use-list-rows';
import { useRowsAhead } from './rows/use-rows-ahead';
import { viewKeeper } from './views/view-keeper';

export type ListProject = {
  id: number;
  workspaceId: number;
  /** rows of the project, archived ones included; undefined where the master does not count them */
  total?: number | undefined;
};

type Options = {
  project: ListProject;
  /** the search params of the link, before the user's settings apply */
  linked: ExperimentListSearch;
  onSearchChange: SearchChange;
};

/** Another page, order or filter lists other rows. */
const selections = createEntryState(nothingSelected);

/** The page size of users who read page by page, until a link names another. */
const firstPageSize: PageSize = 20;

export type ExperimentList = ReturnType<typeof useExperimentList>;

/** The state of the list: its rows, columns, selection and view, as the link describes them. */
export function useExperimentList({ project, linked, ...options }: Options) {
  const source = useListSource();
  const [isPaged] = useIsPaged();
  const search: ExperimentListSearch =
    isPaged && linked.pageSize === 0 ? { ...linked, pageSize: firstPageSize } : linked;
  const [selection, setSelection] = useEntryState(selections, filterKey(search));
  const { ids: drawnIds } = drawnRows.use();
  useEffect(() => {
    const selectedIds = selection.kind === 'some' ? [...selection.ids] : [];
    distinguishColors([...new Set([...drawnIds, ...selectedIds])], source.colored);
  }, [drawnIds, selection, source]);
  useEffect(() => () => distinguishColors([], source.colored), [source]);
  const [panel, setPanel] = useState<FilterPanel>({ isOpen: search.filter !== '', turn: 0 });
  const keepView = useKeptView(project.id, linked);
  const ahead = useRowsAhead(project.id, linked);

  function onSearchChange(change: Partial<ExperimentListSearch>) {
    keepView(linked, change);
    const { sort = linked.sort } = change;
    if (sort === linked.sort) return options.onSearchChange(change);
    // the link renders the current rows once more: requests are sent before that
    ahead.prefetch(change);
    setTimeout(() => {
      ahead.keep();
      options.onSearchChange(change);
    });
  }

  const rows = useListRows({
    projectId: project.id,
    search,
    onSearchChange,
    onScroll: options.onSearchChange,
  });
  const columns = useListColumns({
    projectId: project.id,
    search,
    onSearchChange,
    rows: rows.list.rows,
    updatedAt: rows.list.live.dataUpdatedAt,
  });
  return {
    source,
    project,
    /** the search params of the link */
    linked,
    /** the same with the page size of the user's settings */
    search,
    onSearchChange,
    /** opens an experiment beside the list, or closes that panel */
    onOpen: (open: number | undefined) => onSearchChange({ open }),
    rows,
    columns,
    selection,
    setSelection,
    panel,
    setPanel,
  };
}

const storedParams = /^(columns|pinned|sort|heat|differ|group|filter|archived)$/;

/** Saves the view of the list in the settings of the user. */
function useKeptView(projectId: number, linked: ExperimentListSearch) {
  const queryClient = useQueryClient();
  const { name: list } = useListSource();
  const save = useSaveSetting();
  const keeper = useMemo(
    () => viewKeeper({ queryClient, projectId, list, save }),
    [queryClient, projectId, list, save],
  );
  const keep = useCallback(
    (now: ExperimentListSearch, change: Partial<ExperimentListSearch>) => {
      if (Object.keys(change).some((name) => storedParams.test(name))) keeper.keep(now, change);
    },
    [keeper],
  );
  useViewStep(linked, keep);
  // writes the pending change when the page closes
  useEffect(() => keeper.write, [keeper]);
  return keep;
}
