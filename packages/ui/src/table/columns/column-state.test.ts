import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type ColumnState,
  moveColumn,
  placeColumn,
  setPinned,
  setVisible,
  setWidth,
  toColumnState,
  toLayout,
  useColumnState,
} from './column-state';

const layoutOf = (text: string) => {
  const [pinned = '', rest = ''] = text.split('|');
  return { columns: [...`${pinned}${rest}`].map((id) => ({ id })), pinned: pinned.length };
};
const columns = [...'abcdef'].map((id) => ({ id }));
const stateOf = (text: string) => toColumnState(layoutOf(text), columns);
const textOf = (state: ColumnState) => {
  const { columns, pinned } = toLayout(state);
  const ids = columns.map(({ id }) => id);
  return `${ids.slice(0, pinned).join('')}|${ids.slice(pinned).join('')}`;
};

test('a layout is unchanged after writing and reading', () => {
  const layout = { columns: [{ id: 'c', width: 90 }, { id: 'a' }, { id: 'late' }], pinned: 1 };
  expect(toLayout(toColumnState(layout, columns))).toEqual(layout);
});

test.each([
  ['ab|cde', 'e', { before: 'c', isPinned: false }, 'ab|ecd'],
  ['ab|cde', 'c', { isPinned: false }, 'ab|dec'],
  ['ab|cde', 'd', { before: 'a', isPinned: true }, 'dab|ce'],
  ['ab|cde', 'd', { isPinned: true }, 'abd|ce'],
  ['ab|cde', 'a', { before: 'e', isPinned: false }, 'b|cdae'],
  ['ab|cde', 'a', { isPinned: true }, 'ba|cde'],
  ['ab|cde', 'a', { before: 'a', isPinned: true }, 'ab|cde'],
  ['ab|cde', 'x', { isPinned: true }, 'ab|cde'],
])('%s: %s moves to %j', (before, id, target, after) =>
  expect(textOf(moveColumn(stateOf(before), id, target))).toBe(after),
);

test.each([
  ['ab|cd', 'c', 1, 'ac|bd'],
  ['ab|cd', 'd', 4, 'ab|cd'],
  ['ab|cd', 'a', 1, 'ba|cd'],
  ['a|bc', 'a', 2, 'b|ca'],
])('%s: %s at index %d keeps the number of pinned columns', (before, id, to, after) =>
  expect(textOf(placeColumn(stateOf(before), id, to))).toBe(after),
);

test('a hidden column is no longer pinned; the last visible one stays', () => {
  expect(textOf(setVisible(stateOf('ab|cd'), ['a'], false))).toBe('b|cd');
  expect(textOf(setVisible(stateOf('ab|cd'), ['d'], false))).toBe('ab|c');
  expect(textOf(setVisible(stateOf('|a'), ['a'], false))).toBe('|a');
  expect(textOf(setVisible(stateOf('a|bc'), ['a', 'b', 'c', 'd'], false))).toBe('|c');
});

test('columns are shown at the end, and only once', () => {
  expect(textOf(setVisible(stateOf('a|b'), ['c', 'b', 'late'], true))).toBe('a|bclate');
});

test('pinning adds to the pinned columns, unpinning moves right behind them', () => {
  expect(textOf(setPinned(stateOf('ab|cde'), 'd', true))).toBe('abd|ce');
  expect(textOf(setPinned(stateOf('ab|cde'), 'a', false))).toBe('b|acde');
});

test('no column gets narrower than 40 pixels, and a width can be reset', () => {
  const narrow = setWidth(stateOf('a|b'), 'b', 12);
  expect(toLayout(narrow).columns).toEqual([{ id: 'a' }, { id: 'b', width: 40 }]);
  expect(toLayout(setWidth(narrow, 'b')).columns).toEqual([{ id: 'a' }, { id: 'b' }]);
});

test('consecutive changes of several slices add up, and equal layouts are one state', () => {
  const onLayoutChange = vi.fn();
  const { result, rerender } = renderHook(() =>
    useColumnState({
      columns: columns.map((each) => ({ ...each })),
      layout: layoutOf('a|bc'),
      onLayoutChange,
    }),
  );
  const { state, callbacks } = result.current;
  callbacks.onColumnPinningChange({ start: [], end: [] });
  callbacks.onColumnOrderChange((order) => order.toReversed());
  expect(onLayoutChange).toHaveBeenLastCalledWith(layoutOf('|cba'));
  callbacks.onColumnVisibilityChange({});
  expect(onLayoutChange).toHaveBeenCalledTimes(2);
  rerender();
  expect(result.current.state).toBe(state);
});
