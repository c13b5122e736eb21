import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type Mock, vi } from 'vitest';
import { DropdownMenuItem } from '../base/dropdown-menu';
import { type ColumnLayout, useColumnState } from '../table/columns/column-state';
import type { DataColumn } from '../table/grid/columns';
import { nothingSelected, type Selection, selectedCount } from '../table/grid/selection';
import { VirtualGrid } from '../table/grid/virtual-grid';
import type { RowRange } from '../table/grid/window/blocks';
import type { SortEntry } from '../table/sort/sort';

type Fruit = { id: number; name: string; weight: number };

/** Gives every element the height of a window: jsdom has no layout. */
export function mockLayout() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}

export const saved: Mock = vi.fn(async () => undefined);
export const drawnNames: Mock = vi.fn();

const columns: DataColumn<Fruit>[] = [
  {
    id: 'name',
    title: 'Name',
    kind: 'text',
    value: ({ name }) => name,
    cell: ({ name }) => {
      drawnNames(name);
      return name;
    },
    edits: [
      {
        noun: 'name',
        label: ({ name }) => `Name of ${name}`,
        isAllowed: ({ id }) => id !== 1,
        value: ({ name }) => name,
        save: saved,
        isRequired: true,
      },
    ],
  },
  {
    id: 'weight',
    title: 'Weight',
    kind: 'number',
    width: 80,
    isDescFirst: true,
    value: ({ weight }) => weight,
  },
  {
    id: 'tags',
    title: 'Tags',
    width: 80,
    isUnsortable: true,
    value: () => 'sweet',
  },
];

const firstLayout: ColumnLayout = {
  columns: [{ id: 'name' }, { id: 'weight' }, { id: 'tags' }],
  pinned: 1,
};

// returns the same fruit for an index, as repeated requests return the same rows
const basket = new Map<number, Fruit>();
export function fruit(index: number): Fruit {
  const basketFruit = basket.get(index) ?? { id: index + 1, name: `fruit ${index}`, weight: index };
  basket.set(index, basketFruit);
  return basketFruit;
}

type Options = {
  count?: number;
  rowAt?: (index: number) => Fruit | undefined;
  loadMenu?: () => Promise<unknown>;
};

const watch = () => ({
  opened: vi.fn() as Mock,
  ranges: [] as RowRange[],
  attention: [] as boolean[],
  sort: [] as SortEntry[][],
  selected: 0,
});

type BasketProps = Options &
  Required<Pick<Options, 'count' | 'rowAt'>> & { seen: ReturnType<typeof watch> };

function Basket({ seen, count, rowAt, loadMenu }: BasketProps) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [sort, setSort] = useState<SortEntry[]>([{ id: 'name', desc: false }]);
  const [layout, onLayoutChange] = useState(firstLayout);
  const columnState = useColumnState({ columns, layout, onLayoutChange });
  const [{ onRangeChange }] = useState({
    onRangeChange: (range: RowRange) => seen.ranges.push(range),
  });
  return (
    <VirtualGrid
      caption="Fruit"
      columns={columns}
      columnState={columnState}
      rows={{ listKey: JSON.stringify(sort), total: count, count, rowAt, onRangeChange }}
      rowLabel={(row) => row.name}
      colorOf={({ id }) => `var(--c${id})`}
      rowHeight={34}
      sort={sort}
      onSortChange={(next) => {
        seen.sort.push(next);
        setSort(next);
      }}
      selection={selection}
      onSelectionChange={(next) => {
        seen.selected = selectedCount(next, count);
        setSelection(next);
      }}
      onOpen={seen.opened}
      menus={{
        renderRow: (row) => <DropdownMenuItem>Peel {row.name}</DropdownMenuItem>,
        ...(loadMenu && { load: loadMenu }),
      }}
      onAttentionChange={(isAttended) => seen.attention.push(isAttended)}
    />
  );
}

/** Renders a grid of fruit, and returns its user and the reported events. */
export function setup({ count = 100_000, rowAt = fruit, ...rest }: Options = {}) {
  const seen = watch();
  render(<Basket seen={seen} count={count} rowAt={rowAt} {...rest} />);
  return { user: userEvent.setup(), seen };
}

export const row = (index: number) => {
  const rowElement = screen
    .getAllByRole('row')
    .find((element) => element.dataset.index === `${index}`);
  if (!rowElement) throw new Error(`row ${index} is not drawn`);
  return rowElement;
};
