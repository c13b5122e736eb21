import { checkpointStateLabel } from '@trainyard/sdk/model';
import type { Checkpoint } from '@trainyard/sdk/types';
import { formatBytes, formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import type { ServerColumn } from '@trainyard/ui/table/server-table';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { RelativeTime } from '~/components/entity/relative-time';
import { batchesOf, sizeOf } from './checkpoint-facts';
import { CheckpointState } from './checkpoint-state';
import type { CheckpointSortKey } from './search';

/** `sort` is absent where the master cannot sort by it. */
type Column = ServerColumn<Checkpoint> & { sort?: CheckpointSortKey };

const none = <span className="text-faint">{missing}</span>;

/** Columns of checkpoints; `metric` is what the search is about. */
export const checkpointColumns = (metric: string | undefined): Column[] => [
  {
    id: 'uuid',
    title: 'UUID',
    phone: 'title',
    sort: 'uuid',
    text: ({ uuid }) => uuid,
    cell: ({ uuid }) => <span className="font-mono text-sm">{uuid}</span>,
  },
  {
    id: 'batches',
    title: 'Total Batches',
    phone: 'line',
    sort: 'batches',
    text: (checkpoint) => batchesOf(checkpoint) ?? null,
    isEnd: true,
    isDescFirst: true,
    cell: (checkpoint) => {
      const batches = batchesOf(checkpoint);
      return batches === undefined ? none : formatCount(batches);
    },
  },
  {
    id: 'metric',
    title: metric === undefined ? 'Searcher Metric' : `Searcher Metric (${metric})`,
    phone: 'line',
    sort: 'metric',
    text: ({ training }) => training.searcherMetric ?? null,
    isEnd: true,
    cell: ({ training }) =>
      typeof training.searcherMetric === 'number' ? formatMetric(training.searcherMetric) : none,
  },
  {
    id: 'state',
    title: 'State',
    phone: 'end',
    sort: 'state',
    text: ({ state }) => checkpointStateLabel(state),
    cell: ({ state }) => <CheckpointState state={state} />,
  },
  {
    id: 'size',
    title: 'Size',
    phone: 'line',
    text: sizeOf,
    isEnd: true,
    cell: (checkpoint) => formatBytes(sizeOf(checkpoint)),
  },
  {
    id: 'ended',
    title: 'Ended',
    text: ({ reportTime }) => reportTime,
    isEnd: true,
    cell: ({ reportTime }) => <RelativeTime time={reportTime} className="text-muted" />,
  },
  {
    id: 'checkpoint',
    title: 'Checkpoint',
    phone: 'line',
    cell: ({ uuid }) => <CheckpointLink uuid={uuid} />,
  },
];
