import { DropdownMenuItem } from '@trainyard/ui/base/dropdown-menu';
import { formatMetric } from '@trainyard/ui/lib/format';
import { type ColumnLayout, useColumnState } from '@trainyard/ui/table/columns/column-state';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { nothingSelected, type Selection } from '@trainyard/ui/table/grid/selection';
import { VirtualGrid } from '@trainyard/ui/table/grid/virtual-grid';
import type { SortEntry } from '@trainyard/ui/table/sort/sort';
import { useState } from 'react';
import { entriesOf, useRowHeight } from './entry';

export type Run = {
  id: number;
  name: string;
  state: string;
  loss: number;
  labels: string[];
  startTime: string;
};

const states = ['Running', 'Completed', 'Error', 'Paused'];
const names = ['mnist-baseline', 'resnet-50', '<img src=x onerror=alert(1)>', 'bert-fine-tune'];
const runs = new Map<number, Run>();

/** Returns equal runs for equal indices, as repeated requests return the same rows. */
export function runAt(index: number): Run {
  const run = runs.get(index) ?? {
    id: index + 1,
    name: `${names[index % names.length]}-${index + 1}`,
    state: states[index % states.length] ?? 'Running',
    loss: 1 / (index + 1),
    labels: index % 3 === 0 ? ['vision', 'nightly'] : [],
    startTime: new Date(Date.now() - index * 7_200_000).toISOString(),
  };
  runs.set(index, run);
  return run;
}

const columns: DataColumn<Run>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name },
  {
    id: 'state',
    title: 'State',
    width: 120,
    value: ({ state }) => state,
    cell: ({ state }) => [{ kind: 'tag', text: state }],
  },
  {
    id: 'tags',
    title: 'Tags',
    width: 160,
    isUnsortable: true,
    value: ({ labels }) => labels.join(', '),
  },
  {
    id: 'loss',
    title: 'Loss',
    kind: 'number',
    width: 100,
    isEnd: true,
    value: ({ loss }) => loss,
    cell: ({ loss }) => formatMetric(loss),
  },
];

const total = 100_000;
const noop = () => {};

function Grid({ rowAt }: { rowAt: (index: number) => Run | undefined }) {
  const rowHeight = useRowHeight();
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [sort, setSort] = useState<SortEntry[]>([{ id: 'loss', desc: true }]);
  const [layout, onLayoutChange] = useState<ColumnLayout>({
    columns: columns.map(({ id }) => ({ id })),
    pinned: 1,
  });
  const columnState = useColumnState({ columns, layout, onLayoutChange });
  return (
    <VirtualGrid
      caption="Runs"
      columns={columns}
      columnState={columnState}
      rows={{ total, count: total, rowAt, onRangeChange: noop }}
      rowLabel={({ name }) => name}
      rowHeight={rowHeight}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      onOpen={noop}
      menus={{ renderRow: ({ name }) => <DropdownMenuItem>Pause {name}</DropdownMenuItem> }}
      onAttentionChange={noop}
    />
  );
}

const onItsWay = () => undefined;

export const grids = entriesOf('Tables', {
  grid: { title: 'A hundred thousand rows', Example: () => <Grid rowAt={runAt} />, isPage: true },
  'grid-waiting': {
    title: 'Rows of it that are on their way',
    Example: () => <Grid rowAt={onItsWay} />,
    isPage: true,
  },
});
