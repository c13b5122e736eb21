import { expect, test } from 'vitest';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  selectionState,
  setSelected,
  toggleSelected,
} from './selection';

test('rows are chosen and dropped one by one', () => {
  const one = toggleSelected(nothingSelected, 7);
  expect(isSelected(one, 7)).toBe(true);
  expect(isSelected(one, 8)).toBe(false);
  expect(selectedCount(toggleSelected(one, 7), 100)).toBe(0);
});

test('a range is chosen at once and keeps what was chosen before', () => {
  const range = setSelected(toggleSelected(nothingSelected, 1), { ids: [4, 5, 6], selected: true });
  expect([1, 4, 5, 6].every((id) => isSelected(range, id))).toBe(true);
  expect(selectedCount(range, 100)).toBe(4);
});

test('everything counts rows never loaded, less the ones dropped again', () => {
  const most = toggleSelected(everythingSelected, 3);
  expect(isSelected(most, 3)).toBe(false);
  expect(isSelected(most, 99_999)).toBe(true);
  expect(selectedCount(most, 100_000)).toBe(99_999);
  expect(selectedCount(toggleSelected(most, 3), 100_000)).toBe(100_000);
});

test('the header shows none, some or all', () => {
  expect(selectionState(nothingSelected, 2)).toBe(false);
  expect(selectionState(toggleSelected(nothingSelected, 1), 2)).toBe('indeterminate');
  expect(selectionState(everythingSelected, 2)).toBe(true);
  expect(selectionState(toggleSelected(everythingSelected, 1), 2)).toBe('indeterminate');
});

test('nothing of an empty list is chosen', () => {
  expect(selectionState(everythingSelected, 0)).toBe(false);
});
