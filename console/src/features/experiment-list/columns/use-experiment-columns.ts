import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { can, type Viewer } from '@trainyard/rbac';
import { listChange } from '@trainyard/sdk/model';
import type { ColumnLayout } from '@trainyard/ui/table/columns/column-state';
import type { CellEdit, DataColumn } from '@trainyard/ui/table/grid/columns';
import { useMemo } from 'react';
import type { ExperimentRow } from '~/data/experiments';
import { useListSource } from '~/features/experiment-list/list-source';
import { editCell, editTagCell, tagsOf } from '~/features/experiment-list/rows/edit-cells';
import { dynamicColumn } from './dynamic-columns';
import type { SmoothedValues } from './smoothed';

type Options = {
  layout: ColumnLayout;
  metric: string | undefined;
  viewer: Viewer;
  /** of columns that are smoothed; those still loading are missing */
  smoothed: SmoothedValues;
};

/** The columns that a layout may name. */
export function useExperimentColumns({ layout, metric, viewer, smoothed }: Options) {
  const queryClient = useQueryClient();
  const source = useListSource();
  const edits = useMemo(
    () => (source.name === 'runs' ? {} : experimentEdits(viewer, queryClient)),
    [source, viewer, queryClient],
  );
  const fixed = useMemo(() => source.columns(metric), [source, metric]);
  const others = layout.columns
    .map(({ id }) => id)
    .filter((id) => fixed.every((column) => column.id !== id))
    .join('\n');

  return useMemo((): DataColumn<ExperimentRow>[] => {
    const own = others.split('\n').flatMap((id) => dynamicColumn(id, smoothed) ?? []);
    // a list of experiments has a few of them, each with its whole title
    const addedColumns =
      source.name === 'runs' ? own : own.map(({ group: _, ...column }) => column);
    return [...fixed, ...addedColumns].map((column) => {
      const edit = edits[column.id];
      return edit ? { ...column, edit } : column;
    });
  }, [source, fixed, others, edits, smoothed]);
}

type Edit = CellEdit<ExperimentRow>;

/** Cells of the list whose text may be changed there, by column. */
function experimentEdits(viewer: Viewer, queryClient: QueryClient): Record<string, Edit> {
  const common = (label: string) => ({
    label: ({ experiment }: ExperimentRow) => `${label} of experiment ${experiment.id}`,
    isAllowed: ({ experiment: { archived, parentArchived, workspaceId } }: ExperimentRow) =>
      !archived && !parentArchived && can(viewer, 'experiment.modifyMetadata', { workspaceId }),
  });
  const edit = (field: 'name' | 'description', label: string): Edit => ({
    ...common(label),
    value: ({ experiment }) => experiment[field],
    save: ({ id: experimentId }, value, base) =>
      editCell(queryClient, { experimentId, base: { [field]: base }, to: { [field]: value } }),
  });
  return {
    name: { ...edit('name', 'Name'), isRequired: true, maxLength: 128 },
    description: edit('description', 'Description'),
    tags: {
      ...common('Tags'),
      value: ({ experiment }) => experiment.labels.toSorted().join(', '),
      save: ({ id }, value, base) =>
        editTagCell(queryClient, id, listChange(tagsOf(base), tagsOf(value))),
    },
  };
}
