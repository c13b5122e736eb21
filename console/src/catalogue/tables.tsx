import { useState } from 'react';
import type { LocalColumn } from '~/components/data-table/local-rows';
import { LocalTable } from '~/components/data-table/local-table';
import { NewRowsPill } from '~/components/data-table/new-rows-pill';
import { Pager } from '~/components/data-table/pager';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateBadge } from '~/components/entity/state-badge';
import { Tags } from '~/components/entity/tags';
import { EmptyState, FailedState, NothingMatches } from '~/components/ui/empty-state';
import { SkeletonRows } from '~/components/ui/skeleton';
import { entriesOf, useRowHeight } from './entry';
import { type Run, runAt } from './runs';

const runs: Run[] = Array.from({ length: 45 }, (_, index) => runAt(index));

const columns: LocalColumn<Run>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'state', title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'tags', title: 'Tags', cell: ({ labels }) => <Tags labels={labels} /> },
  {
    id: 'loss',
    title: 'Loss',
    isEnd: true,
    value: ({ loss }) => loss,
    cell: ({ loss }) => loss.toFixed(4),
  },
  {
    id: 'started',
    title: 'Started',
    value: ({ startTime }) => startTime,
    cell: ({ startTime }) => <RelativeTime time={startTime} />,
  },
];

const Rows = () => {
  const [view, setView] = useState({ sort: 'loss=desc', page: 0 });
  return (
    <LocalTable
      caption="Runs"
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      view={view}
      onViewChange={(change) => setView({ ...view, ...change })}
    />
  );
};

const Waiting = () => <SkeletonRows rows={6} rowHeight={useRowHeight()} label="Loading runs" />;

const nothing = () => {};

export const tables = entriesOf('Tables', {
  'table-rows': { title: 'Rows', Example: Rows },
  'table-skeleton': { title: 'Rows on their way', Example: Waiting },
  'table-empty': {
    title: 'No rows yet',
    Example: () => (
      <EmptyState title="No Experiments" hint="Experiments of this project are tracked here." />
    ),
  },
  'table-no-match': {
    title: 'Nothing matches',
    Example: () => (
      <NothingMatches
        title="No results matching your filters"
        hint="Name contains “resnet”"
        onClear={nothing}
      />
    ),
  },
  'table-failed': {
    title: 'Rows that did not come',
    Example: () => (
      <FailedState
        title="Unable to fetch experiments."
        message="the master answered 502"
        onRetry={nothing}
      />
    ),
  },
  pager: {
    title: 'Pages and what is new',
    Example: () => (
      <div className="relative h-24">
        <NewRowsPill message="3 new" onShow={nothing} />
        <Pager page={2} pageSize={20} total={1234} onPageChange={nothing} />
      </div>
    ),
  },
});
