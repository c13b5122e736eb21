import type { TimelineItem } from '@trainyard/insights/timeline/lanes';
import {
  heldSeconds,
  type TimelineRow,
  waitedSeconds,
} from '@trainyard/insights/timeline/timeline';
import { stateLabel } from '@trainyard/sdk/model';
import type { ChartTableData } from '@trainyard/ui/charts/accessible-table';
import { formatDuration } from '@trainyard/ui/lib/duration';

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
const duration = (seconds: number) => formatDuration(seconds * 1000);

/** The same as rows: times in UTC, stretches in seconds. */
export const timelineTable = (rows: readonly TimelineRow[]): ChartTableData => ({
  columns: [
    { title: 'Trial', format: String },
    { title: 'State' },
    { title: 'Created (UTC)' },
    { title: 'Ended (UTC)' },
    { title: 'Allocations' },
    { title: 'Slot time, s', format: duration },
    { title: 'Waited, s', format: duration },
  ],
  rows: rows.map((row) => [
    row.trial.id,
    stateLabel(row.trial.state),
    isoOf(row.lifetime.from),
    row.trial.endTime ? isoOf(row.lifetime.to) : undefined,
    row.allocations?.length,
    heldSeconds(row),
    waitedSeconds(row),
  ]),
});

/** Times in which trials held slots as rows, by the line they are on. */
export const lanesTable = (items: readonly TimelineItem[]): ChartTableData => ({
  columns: [
    { title: 'Line', format: String },
    { title: 'Trial', format: String },
    { title: 'State' },
    { title: 'From (UTC)' },
    { title: 'To (UTC)' },
    { title: 'Slot time, s', format: duration },
  ],
  rows: items.flatMap(({ row: { trial }, allocation, place }) =>
    allocation
      ? [
          [
            place + 1,
            trial.id,
            stateLabel(trial.state),
            isoOf(allocation.from),
            isoOf(allocation.to),
            allocation.to - allocation.from,
          ],
        ]
      : [],
  ),
});
