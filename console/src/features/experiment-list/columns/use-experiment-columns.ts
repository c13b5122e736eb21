import { useQueryClient } from '@tanstack/react-query';
import type { Viewer } from '@trainyard/rbac';
import type { ColumnLayout } from '@trainyard/ui/table/columns/column-state';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { useEffect, useMemo, useState } from 'react';
import { experimentEdits } from '~/features/experiment-list/rows/experiment-edits';
import type { ExperimentRow } from '~/features/experiments/queries';
import { experimentColumns } from './columns';
import type * as Dynamic from './dynamic-columns';
import type { SmoothedValues } from './smoothed';

type Options = {
  layout: ColumnLayout;
  metric: string | undefined;
  viewer: Viewer;
  /** of columns that are smoothed, as far as they are read */
  smoothed: SmoothedValues;
};

/** The columns that a layout may name; those of metrics and hyperparameters load when it names one. */
export function useExperimentColumns({ layout, metric, viewer, smoothed }: Options) {
  const queryClient = useQueryClient();
  const [dynamic, setDynamic] = useState<typeof Dynamic>();
  const edits = useMemo(() => experimentEdits(viewer, queryClient), [viewer, queryClient]);
  const fixed = useMemo(() => experimentColumns(metric), [metric]);
  const others = layout.columns
    .map(({ id }) => id)
    .filter((id) => fixed.every((column) => column.id !== id))
    .join('\n');
  useEffect(() => {
    if (others !== '') void import('./dynamic-columns').then(setDynamic);
  }, [others]);

  return useMemo((): DataColumn<ExperimentRow>[] => {
    const own = others.split('\n').flatMap((id) => dynamic?.dynamicColumn(id, smoothed) ?? []);
    return [...fixed, ...own].map((column) => {
      const edit = edits[column.id];
      return edit ? { ...column, edit } : column;
    });
  }, [fixed, others, dynamic, edits, smoothed]);
}
