import { expect, test } from 'vitest';
import {
  everythingSelected,
  fromRowSelection,
  invertedSelection,
  isSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  selectionState,
  toRowSelection,
} from './selection';

const rendered = [1, 2, 3];

/** Selects or deselects one row through the state of a table with three rows. */
function toggle(selection: Selection, id: number): Selection {
  const { [id]: was, ...rest } = toRowSelection(selection, rendered);
  return fromRowSelection(selection, was ? rest : { ...rest, [id]: true }, rendered);
}

test('rows are selected and deselected one by one, also those not in the table', () => {
  const one = toggle(nothingSelected, 7);
  expect(isSelected(one, 7)).toBe(true);
  expect(isSelected(one, 8)).toBe(false);
  expect(selectedCount(toggle(one, 7), 100)).toBe(0);
});

test('select all counts rows that were never loaded, minus the deselected ones', () => {
  const allButOne = toggle(everythingSelected, 3);
  expect(toRowSelection(allButOne, rendered)).toEqual({ 1: true, 2: true });
  expect(isSelected(allButOne, 3)).toBe(false);
  expect(isSelected(allButOne, 99_999)).toBe(true);
  expect(selectedCount(allButOne, 100_000)).toBe(99_999);
  expect(selectedCount(toggle(allButOne, 3), 100_000)).toBe(100_000);
});

test('a deselected row outside the table stays deselected until a range selects it', () => {
  const allButOne: Selection = { kind: 'all', except: new Set([50]) };
  expect(fromRowSelection(allButOne, toRowSelection(allButOne, rendered), rendered)).toEqual(
    allButOne,
  );
  const range = { ...toRowSelection(allButOne, rendered), 50: true as const };
  expect(fromRowSelection(allButOne, range, rendered)).toEqual(everythingSelected);
});

test('the header shows none, some or all', () => {
  expect(selectionState(nothingSelected, 2)).toBe(false);
  expect(selectionState(toggle(nothingSelected, 1), 2)).toBe('indeterminate');
  expect(selectionState(everythingSelected, 2)).toBe(true);
  expect(selectionState(toggle(everythingSelected, 1), 2)).toBe('indeterminate');
});

test('an empty list has no selected rows', () => {
  expect(selectionState(everythingSelected, 0)).toBe(false);
});

test('an inverted selection names its rows where all are loaded, else those left out', () => {
  const some: Selection = { kind: 'some', ids: new Set([2]) };
  const rowAt = (at: number) => (at < 3 ? { id: at + 1 } : undefined);
  expect(invertedSelection(some, { total: 3, count: 3, rowAt })).toEqual({
    kind: 'some',
    ids: new Set([1, 3]),
  });
  const inverted = invertedSelection(some, { total: 9, count: 9, rowAt });
  expect(inverted).toEqual({ kind: 'all', except: new Set([2]) });
  expect(invertedSelection(inverted, { total: 9, count: 9, rowAt })).toEqual(some);
});
