import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DropdownMenuItem } from '~/components/ui/dropdown-menu';
import type { RowRange } from './blocks';
import { type DataTableColumns, dataColumns } from './columns';
import { DataTable } from './data-table';
import { nothingSelected, type Selection, selectedCount } from './selection';
import type { SortEntry } from './sort';

type Fruit = { id: number; name: string; weight: number };

const column = dataColumns<Fruit>();
const columns: DataTableColumns<Fruit> = column.columns([
  column.accessor('name', { header: 'Name', meta: { isFrozen: true } }),
  column.accessor('weight', { header: 'Weight', meta: { width: 80, isDescFirst: true } }),
  column.display({
    id: 'tags',
    header: 'Tags',
    meta: { width: 80, isUnsortable: true },
    cell: () => 'sweet',
  }),
]);

const fruit = (index: number): Fruit => ({ id: index + 1, name: `fruit ${index}`, weight: index });

type Options = { count?: number; rowAt?: (index: number) => Fruit | undefined };

const watch = () => ({
  opened: vi.fn(),
  ranges: [] as RowRange[],
  attention: [] as boolean[],
  sort: [] as SortEntry[][],
  selected: 0,
});

type BasketProps = Required<Options> & { seen: ReturnType<typeof watch> };

function Basket({ seen, count, rowAt }: BasketProps) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [sort, setSort] = useState<SortEntry[]>([{ id: 'name', desc: false }]);
  const [{ onRangeChange }] = useState({
    onRangeChange: (range: RowRange) => seen.ranges.push(range),
  });
  return (
    <DataTable
      caption="Fruit"
      columns={columns}
      total={count}
      count={count}
      rowAt={rowAt}
      rowLabel={(row) => row.name}
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
      renderMenu={(row) => <DropdownMenuItem>Peel {row.name}</DropdownMenuItem>}
      onRangeChange={onRangeChange}
      onAttentionChange={(isAttended) => seen.attention.push(isAttended)}
    />
  );
}

function setup({ count = 100_000, rowAt = fruit }: Options = {}) {
  const seen = watch();
  render(<Basket seen={seen} count={count} rowAt={rowAt} />);
  return { user: userEvent.setup(), seen };
}

const row = (index: number) => {
  const found = screen.getAllByRole('row').find((element) => element.dataset.index === `${index}`);
  if (!found) throw new Error(`row ${index} is not drawn`);
  return found;
};

// jsdom lays nothing out: every element is as high as a window
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a hundred thousand rows are announced, a screenful is drawn', () => {
  const { seen } = setup();
  const grid = screen.getByRole('grid', { name: 'Fruit' });
  expect(grid.getAttribute('aria-rowcount')).toBe('100001');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(row(3).getAttribute('aria-rowindex')).toBe('5');
  expect(seen.ranges.at(-1)?.first).toBe(0);
  expect(seen.ranges.at(-1)?.last).toBeLessThan(20);
});

test('rows on their way are drawn as busy, and nothing can be chosen there', () => {
  setup({ rowAt: () => undefined });
  const [, first] = screen.getAllByRole('row');
  expect(first?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryAllByRole('checkbox', { name: /^Select fruit/ })).toEqual([]);
});

test('headers sort, shift adds, and one that cannot says so', async () => {
  const { user, seen } = setup();
  await user.click(screen.getByRole('button', { name: /^Weight/ }));
  expect(seen.sort.at(-1)).toEqual([{ id: 'weight', desc: true }]);
  const header = screen.getByRole('columnheader', { name: /^Weight/ });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: /^Name/ }));
  await user.keyboard('{/Shift}');
  expect(seen.sort.at(-1)).toEqual([
    { id: 'weight', desc: true },
    { id: 'name', desc: false },
  ]);
  expect(screen.queryByRole('button', { name: /^Tags/ })).toBeNull();
  expect(screen.getByText('Tags').closest('[title]')?.getAttribute('title')).toContain(
    'cannot be sorted',
  );
});

test('a range is chosen with shift, all with the header, none with Escape', async () => {
  const { user, seen } = setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 2' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 5' }));
  await user.keyboard('{/Shift}');
  expect(seen.selected).toBe(4);
  expect(row(4).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Escape}');
  expect(seen.selected).toBe(0);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(seen.selected).toBe(100_000);
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 0' }));
  expect(seen.selected).toBe(99_999);
});

test('arrows move along the rows, Space or x chooses, Enter opens', async () => {
  const { user, seen } = setup();
  row(0).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(row(1));
  await user.keyboard('x');
  expect(row(1).getAttribute('aria-selected')).toBe('true');
  await user.keyboard(' ');
  expect(row(1).getAttribute('aria-selected')).toBe('false');
  await user.keyboard('{Enter}');
  expect(seen.opened).toHaveBeenCalledWith(fruit(1));
});

test('only one row is in the order of the Tab key', () => {
  setup();
  const stops = screen.getAllByRole('row').filter((element) => element.tabIndex === 0);
  expect(stops.map((element) => element.dataset.index)).toEqual(['0']);
});

test('the menu opens from the keyboard, by the button and by the right button, and focus comes back', async () => {
  const { user } = setup();
  row(2).focus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  const menu = await screen.findByRole('menu', { name: 'Actions for fruit 2' });
  expect(within(menu).getByRole('menuitem', { name: 'Peel fruit 2' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(row(2));

  await user.click(screen.getByRole('button', { name: 'Actions for fruit 4' }));
  expect(await screen.findByRole('menuitem', { name: 'Peel fruit 4' })).toBeDefined();
  await user.keyboard('{Escape}');

  await user.pointer({ target: row(1), keys: '[MouseRight]' });
  expect(await screen.findByRole('menuitem', { name: 'Peel fruit 1' })).toBeDefined();
});

test('the owner hears when somebody is at the rows and when they leave', async () => {
  const { user, seen } = setup();
  await user.hover(row(1));
  expect(seen.attention).toEqual([true]);
  await user.unhover(screen.getByRole('grid'));
  expect(seen.attention).toEqual([true, false]);
});
