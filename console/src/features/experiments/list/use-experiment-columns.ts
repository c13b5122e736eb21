import { useQueryClient } from '@tanstack/react-query';
import type { Viewer } from '@trainyard/rbac';
import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from '~/components/data-table/columns';
import type { ColumnLayout } from '~/components/data-table/layout';
import { experimentEdits } from '../experiment-edits';
import type { ExperimentRow } from '../queries';
import { experimentColumns } from './columns';
import type { SmoothedValues } from './columns/smoothed';
import type * as More from './more-columns';

type Options = {
  layout: ColumnLayout;
  metric: string | undefined;
  viewer: Viewer;
  /** of columns that are smoothed, as far as they are read */
  smoothed: SmoothedValues;
};

/** The columns that a layout may name; those that do not show at first come when one of them does. */
export function useExperimentColumns({ layout, metric, viewer, smoothed }: Options) {
  const queryClient = useQueryClient();
  const [more, setMore] = useState<typeof More>();
  const edits = useMemo(() => experimentEdits(viewer, queryClient), [viewer, queryClient]);
  const first = useMemo(() => experimentColumns(metric), [metric]);
  const others = layout.columns
    .map(({ id }) => id)
    .filter((id) => first.every((column) => column.id !== id))
    .join('\n');
  useEffect(() => {
    if (others !== '') void import('./more-columns').then(setMore);
  }, [others]);

  return useMemo((): DataColumn<ExperimentRow>[] => {
    const own = others.split('\n').flatMap((id) => more?.dynamicColumn(id, smoothed) ?? []);
    return [...first, ...(more?.moreColumns() ?? []), ...own].map((column) => {
      const edit = edits[column.id];
      return edit ? { ...column, edit } : column;
    });
  }, [first, others, more, edits, smoothed]);
}
