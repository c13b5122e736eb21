import { checkpointStateLabel } from '@trainyard/sdk/model';
import type { Checkpoint } from '@trainyard/sdk/types';
import { formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { bytesColumn, timeColumn } from '~/components/entity/columns';
import { batchesOf, sizeOf } from '~/lib/checkpoint-facts';
import { CheckpointState } from './checkpoint-state';

const column = columnsFor<Checkpoint>();

const none = <span className="text-faint">{missing}</span>;

/** Columns of checkpoints; `metric` is the searcher metric. */
export const checkpointColumns = (metric: string | undefined): TableColumn<Checkpoint>[] => [
  column.accessor('uuid', {
    header: 'UUID',
    cell: ({ getValue }) => <span className="font-mono text-sm">{getValue()}</span>,
    meta: { phone: 'title', sort: 'uuid' },
  }),
  column.accessor((checkpoint) => batchesOf(checkpoint), {
    id: 'batches',
    header: 'Total Batches',
    sortDescFirst: true,
    cell: ({ row }) => {
      const batches = batchesOf(row.original);
      return batches === undefined ? none : formatCount(batches);
    },
    meta: { isEnd: true, phone: 'line', sort: 'batches' },
  }),
  column.accessor(({ training }) => training.searcherMetric, {
    id: 'metric',
    header: metric === undefined ? 'Searcher Metric' : `Searcher Metric (${metric})`,
    cell: ({ row }) =>
      typeof row.original.training.searcherMetric === 'number'
        ? formatMetric(row.original.training.searcherMetric)
        : none,
    meta: { isEnd: true, phone: 'line', sort: 'metric' },
  }),
  column.accessor(({ state }) => checkpointStateLabel(state), {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <CheckpointState state={row.original.state} />,
    meta: { phone: 'end', sort: 'state' },
  }),
  bytesColumn('size', 'Size', (checkpoint) => sizeOf(checkpoint), { phone: 'line' }),
  timeColumn('ended', 'Ended', ({ reportTime }) => reportTime, { isEnd: true }),
  column.display({
    id: 'checkpoint',
    header: 'Checkpoint',
    cell: ({ row }) => <CheckpointLink uuid={row.original.uuid} />,
    meta: { phone: 'line' },
  }),
];
