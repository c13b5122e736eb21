import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { searcherMetric } from '@trainyard/sdk/model';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { ExportPanel } from '@trainyard/ui/table/export/export-panel';
import type { ExportFormat } from '@trainyard/ui/table/formats/export-formats';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { fieldOf } from '~/features/experiments/base/fields';
import type { ExperimentFilter } from '~/features/experiments/base/filter/list-filter';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/base/list-search';
import { dynamicColumn } from './columns/dynamic-columns';
import { readSmoothed, smoothedBatch } from './columns/read-smoothed';
import { smoothedOf } from './columns/smoothed';
import { useListSource } from './list-source';
import { allRows } from './rows/all-rows';

type List = ExperimentFilter & Pick<ExperimentListSearch, 'sort'> & { projectId: number };

type Props = {
  list: List;
  format: ExportFormat;
  columns: readonly DataColumn<ExperimentRow>[];
  total: number;
  onClose: () => void;
};

/** The experiments that match, as a file. */
export function ExperimentExport({ list, columns, ...props }: Props) {
  const queryClient = useQueryClient();
  const source = useListSource();
  const { projectId, sort } = list;
  const [read] = useState(() => smoothedColumns(withMetricName(columns)));

  async function* pages(signal: AbortSignal) {
    const rows = allRows({ projectId, sort, ...filterOf(list) }, { source, queryClient, signal });
    for await (const page of rows) {
      await read.read(queryClient, page);
      signal.throwIfAborted();
      yield page;
    }
  }

  return (
    <ExportPanel
      {...props}
      fileName={`${source.name}-of-project-${projectId}`}
      columns={read.columns}
      pages={pages}
      onDone={(count) =>
        showToast({ kind: 'success', title: `Exported ${plural(count, source.noun, source.name)}` })
      }
      onFailed={(error) => reportError(error, { message: `Unable to export ${source.name}.` })}
    />
  );
}

type Columns = Props['columns'];

/** Where experiments have different searcher metrics, a column of their names goes before the values. */
const withMetricName = (columns: Columns): Columns =>
  columns.flatMap((column) =>
    column.id === 'searcherMetricsVal' && column.exportTitle === fieldOf(column.id)?.title
      ? [metricNameColumn, column]
      : [column],
  );

const metricNameColumn: DataColumn<ExperimentRow> = {
  id: 'searcherMetric',
  title: 'Searcher metric name',
  value: ({ experiment }) => searcherMetric(experiment.config),
};

/** Columns for a file: smoothed ones hold what is read of every row that goes into it, seen or not. */
function smoothedColumns(columns: Columns) {
  const own = columns.flatMap(({ id }) => {
    const smoothed = smoothedOf(id);
    return smoothed ? [{ id, smoothed, values: new Map<number, number | undefined>() }] : [];
  });
  const valuesOf = Object.fromEntries(own.map(({ id, values }) => [id, values]));

  async function read(queryClient: QueryClient, rows: readonly ExperimentRow[]) {
    const trialIds = rows.flatMap(({ bestTrial }) => bestTrial?.id ?? []);
    for (const { smoothed, values } of own)
      for (let at = 0; at < trialIds.length; at += smoothedBatch) {
        const batch = trialIds.slice(at, at + smoothedBatch);
        const smoothedValues = await readSmoothed(queryClient, { smoothed, trialIds: batch });
        for (const [id, value] of smoothedValues) values.set(id, value);
      }
  }

  return {
    columns: columns.map((column) =>
      smoothedOf(column.id) ? (dynamicColumn(column.id, valuesOf) ?? column) : column,
    ),
    read,
  };
}
