import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { can, type Viewer } from '@trainyard/rbac';
import { formatMetric } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import type { ColumnLayout } from '@trainyard/ui/table/columns/column-state';
import type { CellEdit, DataColumn, LaterText } from '@trainyard/ui/table/grid/columns';
import { createElement, useMemo } from 'react';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { curveFigureWidth, fieldOf } from '~/features/experiments/base/fields';
import { useIsBoardOpen } from '~/features/experiments/experiment-list/board/drawn-rows';
import { withEyes } from '~/features/experiments/experiment-list/board/row-eye';
import { type ListSource, useListSource } from '~/features/experiments/experiment-list/list-source';
import { editCell } from '~/features/experiments/experiment-list/rows/edit-cells';
import { RowTags } from '~/features/experiments/experiment-list/rows/row-tags';
import { failureQueries } from '~/features/experiments/logs/failures/queries';
import { markWidth } from './cell-pieces';
import { curvePiece } from './curve-piece';
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
    () => editsOfRows(source.name, { viewer, queryClient }),
    [source, viewer, queryClient],
  );
  const isBoardOpen = useIsBoardOpen();
  const fixed = useMemo(() => source.columns(metric), [source, metric]);
  const others = layout.columns
    .map(({ id }) => id)
    .filter((id) => fixed.every((column) => column.id !== id))
    .join('\n');
  useReportUnknown({
    name: 'columns',
    // lists share a layout, which may name a field that only another list has
    values: others.split('\n').filter((id) => !fieldOf(id) && !dynamicColumn(id)),
    choices: [],
    fault: (id) => `There is no column ${id}.`,
    instead: 'It is left out.',
  });

  return useMemo((): DataColumn<ExperimentRow>[] => {
    const own = others.split('\n').flatMap((id) => dynamicColumn(id, smoothed) ?? []);
    // the list of runs groups added columns below a header; the list of experiments has whole titles
    const addedColumns =
      source.name === 'runs' ? own : own.map(({ group: _, ...column }) => column);
    const withIds = source.name === 'runs' || isBoardOpen ? fixed.map(withEyes) : fixed;
    return [...withIds, ...addedColumns].map((column) => {
      const ofColumn = edits[column.id];
      const edited = ofColumn ? { ...column, edits: ofColumn } : column;
      if (column.id === 'searcherMetricsVal') return withCurve(column, queryClient);
      if (column.id !== 'name') return edited;
      return { ...edited, below: failureOf(queryClient), belowInset: markWidth };
    });
  }, [source, isBoardOpen, fixed, others, edits, smoothed, queryClient]);
}

/** The best value with the curve that it is of, where its column has the room for both. */
const withCurve = (
  column: DataColumn<ExperimentRow>,
  queryClient: QueryClient,
): DataColumn<ExperimentRow> => ({
  ...column,
  isFitted: true,
  className: 'flex items-center justify-end gap-1.5',
  cell: (row, width = 0) => {
    const value = searcherValue(row);
    if (value === undefined) return undefined;
    const text = formatMetric(value);
    if (width < curveFigureWidth) return text;
    return [
      curvePiece(queryClient, row),
      { kind: 'text', text, className: 'num text-right', grows: true },
    ];
  },
});

type Edit = CellEdit<ExperimentRow>;

type Editor = { viewer: Viewer; queryClient: QueryClient };

/**
 * Returns the edits of the cells of the list, by column. The name of a run is that of its
 * experiment, as are its tags; only the tags say nothing about the other runs of the experiment.
 */
function editsOfRows(
  list: ListSource['name'],
  { viewer, queryClient }: Editor,
): Partial<Record<string, readonly Edit[]>> {
  const isAllowed = ({ experiment: { archived, parentArchived, workspaceId } }: ExperimentRow) =>
    !archived && !parentArchived && can(viewer, 'experiment.modifyMetadata', { workspaceId });
  const text = (field: 'name' | 'description') => ({
    noun: field,
    isAllowed,
    label: ({ experiment }: ExperimentRow) =>
      `${field === 'name' ? 'Name' : 'Description'} of experiment ${experiment.id}`,
    value: ({ experiment }: ExperimentRow) => experiment[field],
    save: ({ id: experimentId }: ExperimentRow, value: string, base: string) =>
      editCell(queryClient, { experimentId, base: { [field]: base }, to: { [field]: value } }),
  });
  const tags: Edit = {
    noun: 'tags',
    key: 't',
    isAllowed,
    render: (row, onDone) => createElement(RowTags, { row, onDone }),
  };
  // tags are beside the name where they have no column
  if (list === 'runs') return { name: [tags], tags: [tags] };
  return {
    name: [{ ...text('name'), isRequired: true, maxLength: 128 }, tags],
    description: [text('description')],
    tags: [tags],
  };
}

/**
 * The reason of a failure, below the name of its row. The rows that the grid renders request it,
 * each once.
 */
const failureOf =
  (queryClient: QueryClient) =>
  ({ experiment, run, bestTrial }: ExperimentRow): LaterText | undefined => {
    if (experiment.state !== 'STATE_ERROR') return undefined;
    // a run is a trial
    const trialId = run?.id ?? (experiment.numTrials > 1 ? undefined : bestTrial?.id);
    const query = failureQueries.reasonOf(experiment, trialId);
    return {
      read: () => queryClient.getQueryData(query.queryKey),
      subscribe: (onChange) => new QueryObserver(queryClient, query).subscribe(onChange),
    };
  };
