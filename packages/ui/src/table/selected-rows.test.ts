import { expect, test } from 'vitest';
import { selectedAfter, selectedState } from './selected-rows';

const keys = ['a', 'b', 'c', 'd'];
const after = (chosen: string[], rest: { key: string; isRange?: boolean; from?: string }) =>
  [...selectedAfter(new Set(chosen), { keys, ...rest })].sort();

test('a row is selected and deselected', () => {
  expect(after([], { key: 'b' })).toEqual(['b']);
  expect(after(['a', 'b'], { key: 'b' })).toEqual(['a']);
});

test('Shift selects all rows from the last one on, in either direction', () => {
  expect(after(['b'], { key: 'd', isRange: true, from: 'b' })).toEqual(['b', 'c', 'd']);
  expect(after(['d'], { key: 'b', isRange: true, from: 'd' })).toEqual(['b', 'c', 'd']);
});

test('a range whose start is missing is only the clicked row', () => {
  expect(after([], { key: 'c', isRange: true, from: 'x' })).toEqual(['c']);
});

test('the header shows none, some or all', () => {
  expect(selectedState(new Set(), keys)).toBe(false);
  expect(selectedState(new Set(['a']), keys)).toBe('indeterminate');
  expect(selectedState(new Set(keys), keys)).toBe(true);
  expect(selectedState(new Set(['a']), [])).toBe(false);
});
