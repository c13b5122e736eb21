import { useKeyedState } from '@trainyard/ui/hooks/use-keyed-state';
import { useColumnState } from '@trainyard/ui/table/columns/column-state';
import { useMemo, useState } from 'react';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { commonMetric } from '~/data/experiments/searcher-value';
import { useViewer } from '~/data/viewer';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import type { SearchChange } from '~/features/experiments/experiment-list/list-source';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { columnChoice } from './column-choice';
import { firstColumns, layoutOf, searchOf } from './column-layout';
import type { SmoothedValues } from './smoothed';
import { useColumnDecorations } from './use-column-decorations';
import { useExperimentColumns } from './use-experiment-columns';

type Options = {
  projectId: number;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** the loaded visible rows, and when they were answered, in ms */
  rows: readonly ExperimentRow[];
  updatedAt: number;
};

/** The columns of the list in the layout of the link, with their colors and notes. */
export function useListColumns({ projectId, search, onSearchChange, rows, updatedAt }: Options) {
  const viewer = useViewer();
  const source = useListSource();
  const { columns: items, pinned } = search;
  const [first, setFirst] = useKeyedState<typeof firstColumns | undefined>(
    `${source.name} ${projectId}`,
    undefined,
  );
  // once, with the first rows: the columns do not change under the pointer
  if (items.length === 0 && first === undefined && rows.length > 0)
    setFirst(columnChoice(rows) ?? firstColumns);
  const layout = useMemo(() => layoutOf({ columns: items, pinned }, first), [items, pinned, first]);
  const [smoothed, setSmoothed] = useState<SmoothedValues>({});
  const metric = commonMetric(rows);
  const columns = useExperimentColumns({ layout, metric, viewer, smoothed });
  const columnState = useColumnState({
    columns,
    layout,
    onLayoutChange: (next) => onSearchChange(searchOf(next, first)),
  });
  const decorated = useColumnDecorations({
    source,
    projectId,
    search,
    columns,
    layout,
    onSearchChange,
    updatedAt,
  });
  return {
    columns,
    layout,
    columnState,
    decorated,
    smoothed,
    setSmoothed,
  };
}
