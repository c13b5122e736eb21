import { Tag } from '@trainyard/ui/base/badge';
import { EmptyState, FailedState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { timeAgo } from '@trainyard/ui/lib/duration';
import { formatMetric } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { ColumnOrder } from '@trainyard/ui/table/columns/column-order';
import { type ColumnLayout, useColumnState } from '@trainyard/ui/table/columns/column-state';
import { firstLayoutOf } from '@trainyard/ui/table/columns/stored-layout';
import { TableStoreContext } from '@trainyard/ui/table/columns/table-store';
import { Pager } from '@trainyard/ui/table/controls/pager';
import { NewRowsPill } from '@trainyard/ui/table/stable/stable-table';
import { StateList } from '@trainyard/ui/table/state-list';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useState } from 'react';
import { entriesOf, useRowHeight } from './entry';
import { type Run, runAt } from './grid';

const column = columnsFor<Run>();

const runs: Run[] = Array.from({ length: 45 }, (_, index) => runAt(index));

const columns: TableColumn<Run>[] = [
  column.accessor('name', { header: 'Name' }),
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    cell: ({ getValue }) => <Tag>{getValue()}</Tag>,
    meta: { isGroup: true },
  }),
  column.display({
    id: 'tags',
    header: 'Tags',
    cell: ({ row }) => <span>{row.original.labels.join(', ')}</span>,
  }),
  column.accessor('loss', {
    header: 'Loss',
    cell: ({ getValue }) => formatMetric(getValue()),
    meta: { isEnd: true },
  }),
  column.accessor('startTime', {
    id: 'started',
    header: 'Started',
    cell: ({ getValue }) => timeAgo(getValue()),
  }),
];

const Rows = () => {
  const [view, setView] = useState({ sort: 'loss=desc', page: 0 });
  return (
    <ClientTable
      caption="Runs"
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      view={view}
      onViewChange={(change) => setView({ ...view, ...change })}
    />
  );
};

// a layout that a user has changed: two pinned columns, a wider one, a hidden one, short rows
const arranged = {
  settings: {
    'catalogue-runs': {
      columns: ['name', 'loss', 'state', 'started'],
      columnWidths: [0, 120, 0, 0],
      pinnedColumnsCount: 1,
      rowHeight: 'small',
    },
  },
  save: () => {},
};

type ListView = { sort: string; page: number; group?: string; folded?: string[] };

type StoredRunsProps = { caption: string; storedAs: string; count: number; first: ListView };

const StoredRuns = ({ caption, storedAs, count, first }: StoredRunsProps) => {
  const [view, setView] = useState(first);
  return (
    <ClientTable
      caption={caption}
      storedAs={storedAs}
      columns={columns}
      rows={runs.slice(0, count)}
      keyOf={({ id }) => id}
      view={view}
      onViewChange={(change) => setView({ ...view, ...change })}
    />
  );
};

const Arranged = () => (
  <TableStoreContext value={arranged}>
    <StoredRuns
      caption="Arranged runs"
      storedAs="catalogue-runs"
      count={8}
      first={{ sort: 'loss=desc', page: 0 }}
    />
  </TableStoreContext>
);

const Grouped = () => (
  <StoredRuns
    caption="Runs by state"
    storedAs="catalogue-groups"
    count={12}
    first={{ sort: 'name=asc', page: 0, group: 'state', folded: ['Error'] }}
  />
);

const titles = columns.map(({ id = '', header }) => ({ id, title: String(header) }));

const Order = () => {
  const [layout, onLayoutChange] = useState<ColumnLayout>({
    ...firstLayoutOf(titles.slice(0, 4)),
    pinned: 1,
  });
  const { state, onStateChange } = useColumnState({ columns: titles, layout, onLayoutChange });
  return (
    <div className="w-80">
      <ColumnOrder columns={titles} {...{ state, onStateChange }} isMovable />
    </div>
  );
};

const Waiting = () => <SkeletonRows rows={6} rowHeight={useRowHeight()} label="Loading runs" />;

const noop = () => {};

const StatesList = () => {
  const [state, setState] = useState<'all' | 'ERROR'>('all');
  return (
    <StateList
      noun="trial"
      state={state}
      states={[
        { value: 'all', label: 'All states' },
        { value: 'ERROR', label: 'Errored' },
      ]}
      onStateChange={setState}
      total={state === 'all' ? 12 : 0}
      none={<EmptyState title="Waiting for trials..." />}
    >
      <p className="border-y py-6 text-center text-muted">Twelve rows</p>
    </StateList>
  );
};

export const tables = entriesOf('Tables', {
  'table-rows': { title: 'Rows', Example: Rows },
  'table-arranged': { title: 'Rows as a user arranged them', Example: Arranged },
  'table-groups': { title: 'Rows in groups', Example: Grouped },
  'table-column-order': { title: 'Columns in order', Example: Order },
  'table-states': { title: 'List by state', Example: StatesList },
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
        onClear={noop}
      />
    ),
  },
  'table-failed': {
    title: 'Rows that did not come',
    Example: () => (
      <FailedState
        title="Unable to fetch experiments."
        message="the master answered 502"
        onRetry={noop}
      />
    ),
  },
  pager: {
    title: 'Pages and what is new',
    Example: () => (
      <div className="relative h-24">
        <NewRowsPill message="3 new" onShow={noop} />
        <Pager page={2} pageSize={20} total={1234} onPageChange={noop} />
      </div>
    ),
  },
});
