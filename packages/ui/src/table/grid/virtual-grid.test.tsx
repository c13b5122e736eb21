import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { drawnNames, fruit, mockLayout, row, saved, setup } from '../../test/fruit-grid';

beforeEach(mockLayout);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('a hundred thousand rows are announced, a screenful is rendered', () => {
  const { seen } = setup();
  const grid = screen.getByRole('grid', { name: 'Fruit' });
  expect(grid.getAttribute('aria-rowcount')).toBe('100001');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  expect(row(3).getAttribute('aria-rowindex')).toBe('5');
  expect(seen.ranges.at(-1)?.first).toBe(0);
  expect(seen.ranges.at(-1)?.last).toBeLessThan(20);
});

test('rows are rendered once the grid is measured, and only once', () => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  setup();
  const names = drawnNames.mock.calls.map(([name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('loading rows are busy, and cannot be selected', () => {
  setup({ rowAt: () => undefined });
  const [, first] = screen.getAllByRole('row');
  expect(first?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryAllByRole('checkbox', { name: /^Select fruit/ })).toEqual([]);
});

test('headers sort; Shift adds, flips and removes; an unsortable one shows that', async () => {
  const { user, seen } = setup();
  await user.click(screen.getByRole('button', { name: /^Weight/ }));
  expect(seen.sort.at(-1)).toEqual([{ id: 'weight', desc: true }]);
  const header = screen.getByRole('columnheader', { name: /^Weight/ });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  const weight = { id: 'weight', desc: true };
  const addWithShift = async (name: RegExp) => {
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name }));
    await user.keyboard('{/Shift}');
    return seen.sort.at(-1);
  };
  expect(await addWithShift(/^Name/)).toEqual([weight, { id: 'name', desc: false }]);
  expect(await addWithShift(/^Name/)).toEqual([weight, { id: 'name', desc: true }]);
  expect(await addWithShift(/^Name/)).toEqual([weight]);
  // the last entry is never removed
  expect(await addWithShift(/^Weight/)).toEqual([{ id: 'weight', desc: false }]);
  expect(await addWithShift(/^Weight/)).toEqual([weight]);
  expect(screen.queryByRole('button', { name: /^Tags/ })).toBeNull();
  expect(screen.getByText('Tags').closest('[title]')?.getAttribute('title')).toContain(
    'cannot be sorted',
  );
});

test('Shift selects a range, the header all, Escape none', async () => {
  const { user, seen } = setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 2' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 5' }));
  await user.keyboard('{/Shift}');
  expect(seen.selected).toBe(4);
  expect(row(4).getAttribute('aria-selected')).toBe('true');
  // the edge of a chosen row has the row's color
  expect(cell(4, 0).style.boxShadow).toContain('var(--c5)');
  await user.keyboard('{Escape}');
  expect(cell(4, 0).style.boxShadow).toBe('');
  expect(seen.selected).toBe(0);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(seen.selected).toBe(100_000);
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 0' }));
  expect(seen.selected).toBe(99_999);
});

/** A cell by the index of its row, -1 for the head, and its column, 0 for the checkbox. */
const cell = (index: number, place: number) => {
  const cell = row(index).querySelector<HTMLElement>(`[data-col="${place}"]`);
  if (!cell) throw new Error(`row ${index} has no cell ${place}`);
  return cell;
};
const focused = () => {
  const place = document.activeElement?.closest<HTMLElement>('[data-col]');
  return [place?.closest('tr')?.dataset.index, place?.dataset.col];
};

test('arrows move among the cells, Space or x selects, Enter opens', async () => {
  const { user, seen } = setup();
  act(() => cell(0, 1).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowRight}');
  expect(focused()).toEqual(['1', '2']);
  await user.keyboard('x');
  expect(row(1).getAttribute('aria-selected')).toBe('true');
  await user.keyboard(' ');
  expect(row(1).getAttribute('aria-selected')).toBe('false');
  await user.keyboard('{Enter}');
  expect(seen.opened).toHaveBeenCalledWith(fruit(1));
});

test.each([
  ['{Home}', ['2', '0']],
  ['{End}', ['2', '4']],
  ['{Control>}{Home}{/Control}', ['0', '0']],
  ['{Control>}{End}{/Control}', ['99999', '4']],
  ['{Control>}{ArrowDown}{/Control}', ['99999', '2']],
  ['{PageDown}', ['18', '2']],
  ['{PageDown}{PageUp}', ['2', '2']],
  ['{PageUp}', ['0', '2']],
  ['{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', ['-1', '2']],
  ['{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}', ['2', '0']],
  ['{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}', ['2', '4']],
])('from the middle %s goes to %j', async (keys, place) => {
  const { user } = setup();
  act(() => cell(2, 2).focus());
  await user.keyboard(keys);
  await waitFor(() => expect(focused()).toEqual(place));
});

test('only one cell is in the Tab order, wherever the focus was', async () => {
  const { user } = setup();
  const grid = screen.getByRole('grid');
  const stops = () =>
    [...grid.querySelectorAll<HTMLElement>('[tabindex="0"], a[href], button, input')]
      .filter((element) => element.tabIndex === 0)
      .map((element) => [element.closest('tr')?.dataset.index, element.dataset.col]);
  expect(stops()).toEqual([['0', '1']]);
  act(() => cell(0, 1).focus());
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(stops()).toEqual([['-1', '2']]);
});

test('a list in another order starts at its top in the same grid, which keeps the focus', async () => {
  const { user, seen } = setup();
  const grid = screen.getByRole('grid', { name: 'Fruit' });
  const head = within(cell(-1, 2)).getByRole('button', { name: /^Weight/ });
  const box = grid.parentElement;
  if (!box) throw new Error('The grid is in no box.');
  box.scrollTop = 34_000;
  fireEvent.scroll(box);
  expect(row(1000).getAttribute('aria-rowindex')).toBe('1002');
  await user.click(head);
  expect(seen.sort.at(-1)).toEqual([{ id: 'weight', desc: true }]);
  expect(screen.getByRole('grid', { name: 'Fruit' })).toBe(grid);
  expect(document.activeElement).toBe(head);
  expect(box.scrollTop).toBe(0);
  expect(row(0).getAttribute('aria-rowindex')).toBe('2');
  expect(seen.ranges.at(-1)?.first).toBe(0);
});

test('a cell in edit mode closes when the order of the list changes', async () => {
  const { user } = setup();
  act(() => cell(2, 1).focus());
  await user.keyboard('{F2}');
  await screen.findByRole('textbox');
  // without the pointer, so that the cell keeps the focus
  fireEvent.click(within(cell(-1, 2)).getByRole('button', { name: /^Weight/ }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('with the keyboard a header sorts, and its menu opens', async () => {
  const { user, seen } = setup();
  act(() => cell(-1, 2).focus());
  await user.keyboard('{Enter}');
  expect(seen.sort.at(-1)).toEqual([{ id: 'weight', desc: true }]);
  await user.keyboard('{ContextMenu}');
  await user.click(await screen.findByRole('menuitem', { name: 'Sort 0 → 9' }));
  expect(seen.sort.at(-1)).toEqual([{ id: 'weight', desc: false }]);
});

const titles = () =>
  screen.getAllByRole('columnheader').flatMap((head) => head.dataset.column ?? []);
const chooseInMenu = async (
  user: ReturnType<typeof setup>['user'],
  title: string,
  item: string,
) => {
  await user.click(screen.getByRole('button', { name: `Column ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

/** Widths of the checkbox, the columns, the remaining space, and the menu. */
const widths = () => screen.getByRole('grid').style.getPropertyValue('--columns').split(' ');

test('the menu of a column moves, pins, hides and widens it', async () => {
  const { user } = setup();
  await chooseInMenu(user, 'Tags', 'Move left');
  expect(titles()).toEqual(['name', 'tags', 'weight']);
  await chooseInMenu(user, 'Weight', 'Pin column');
  expect(titles()).toEqual(['name', 'weight', 'tags']);
  expect(cell(0, 2).style.left).toBe('var(--left-2)');
  await chooseInMenu(user, 'Name', 'Hide column');
  expect(titles()).toEqual(['weight', 'tags']);
  await chooseInMenu(user, 'Tags', 'Wider');
  expect(widths()).toEqual(['48px', '80px', '100px', '1fr', '44px']);
  await user.click(await screen.findByRole('menuitem', { name: 'Reset width' }));
  expect(widths()).toEqual(['48px', '80px', '80px', '1fr', '44px']);
});

test('the last pinned column stays pinned, and the menu shows it', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Column Name' }));
  const unpin = await screen.findByRole('menuitem', { name: 'Unpin column' });
  expect(unpin.title).toBe('One column stays pinned');
  expect(unpin.getAttribute('aria-disabled')).toBe('true');
});

test('a cell is edited in place: F2 starts, Enter saves, Escape cancels', async () => {
  const { user } = setup();
  act(() => cell(2, 1).focus());
  await user.keyboard('{F2}');
  const field = await screen.findByRole('textbox', { name: 'Name of fruit 2' });
  await user.clear(field);
  await user.type(field, 'a b x{Enter}');
  expect(saved).toHaveBeenCalledWith(fruit(2), 'a b x', 'fruit 2');
  await waitFor(() => expect(focused()).toEqual(['2', '1']));
  expect(row(2).getAttribute('aria-selected')).toBe('false');

  await user.dblClick(cell(3, 1));
  await user.type(await screen.findByRole('textbox'), 'never{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.dblClick(cell(3, 1));
  await user.clear(await screen.findByRole('textbox'));
  await user.keyboard('{Enter}');
  expect(saved).toHaveBeenCalledTimes(1);
});

test('a read-only cell, or one of another column, does not become a field', async () => {
  const { user } = setup();
  act(() => cell(0, 1).focus());
  await user.keyboard('{F2}{ArrowRight}{ArrowDown}{F2}');
  expect(focused()).toEqual(['1', '2']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the menu of a row opens its editable cells', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Actions for fruit 4' }));
  expect(await screen.findByRole('separator')).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: /^Edit name/ }));
  const field = await screen.findByRole('textbox', { name: 'Name of fruit 4' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a row does not render again for unrelated changes', async () => {
  const { user } = setup();
  drawnNames.mockClear();
  // another row is selected, another cell gets the focus, the pointer enters and leaves
  await user.click(screen.getByRole('checkbox', { name: 'Select fruit 2' }));
  await user.hover(row(5));
  await user.unhover(row(5));
  act(() => cell(2, 1).focus());
  await user.keyboard('{ArrowRight}');
  expect(drawnNames.mock.calls).toEqual([['fruit 2']]);
});

test('the menu opens with the keyboard, the button and the right button, and the focus returns', async () => {
  const { user } = setup();
  act(() => cell(2, 1).focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  const menu = await screen.findByRole('menu', { name: 'Actions for fruit 2' });
  expect(within(menu).getByRole('menuitem', { name: 'Peel fruit 2' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toEqual(['2', '1']);

  await user.click(screen.getByRole('button', { name: 'Actions for fruit 4' }));
  expect(await screen.findByRole('menuitem', { name: 'Peel fruit 4' })).toBeVisible();
  await user.keyboard('{Escape}');

  await user.pointer({ target: cell(1, 2), keys: '[MouseRight]' });
  expect(await screen.findByRole('menuitem', { name: 'Peel fruit 1' })).toBeVisible();
  await user.keyboard('{Escape}');

  act(() => cell(3, 2).focus());
  await user.keyboard('{ContextMenu}');
  expect(await screen.findByRole('menuitem', { name: 'Peel fruit 3' })).toBeVisible();
});

test('a menu loads when the pointer comes to the grid, and does not open once its row is gone', async () => {
  let onLoaded = () => {};
  const loadMenu = vi.fn(() => new Promise<void>((resolve) => (onLoaded = resolve)));
  let isGone = false;
  const { user } = setup({ loadMenu, rowAt: (index) => (isGone ? undefined : fruit(index)) });
  await user.hover(row(1));
  expect(loadMenu).toHaveBeenCalledOnce();
  await user.pointer({ target: cell(1, 2), keys: '[MouseRight]' });
  isGone = true;
  await act(async () => onLoaded());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu that opens while another closes keeps the focus, and stays open', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button', { name: 'Actions for fruit 4' }));
  const item = await screen.findByRole('menuitem', { name: 'Peel fruit 4' });
  fireEvent.keyDown(item, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Actions for fruit 2' }));
  await screen.findByRole('menuitem', { name: 'Peel fruit 2' });
  // the first menu returns the focus one task later
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(
    screen.getByRole('menu', { name: 'Actions for fruit 2' }).contains(document.activeElement),
  ).toBe(true);
});

test('the owner is notified when the user starts and stops to interact with the rows', async () => {
  const { user, seen } = setup();
  await user.hover(row(1));
  expect(seen.attention).toEqual([true]);
  await user.unhover(screen.getByRole('grid'));
  expect(seen.attention).toEqual([true, false]);
});
