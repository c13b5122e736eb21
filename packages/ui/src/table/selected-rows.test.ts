import { expect, test } from 'vitest';
import { selectedAfter, selectedState } from './selected-rows';

const keys = ['a', 'b', 'c', 'd'];
const after = (chosen: string[], rest: { key: string; isRange?: boolean; from?: string }) =>
  [...selectedAfter(new Set(chosen), { keys, ...rest })].sort();

test('a row is chosen, and dropped again', () => {
  expect(after([], { key: 'b' })).toEqual(['b']);
  expect(after(['a', 'b'], { key: 'b' })).toEqual(['a']);
});

test('with Shift all rows from the last one on are chosen, in either direction', () => {
  expect(after(['b'], { key: 'd', isRange: true, from: 'b' })).toEqual(['b', 'c', 'd']);
  expect(after(['d'], { key: 'b', isRange: true, from: 'd' })).toEqual(['b', 'c', 'd']);
});

test('a range whose start is gone is the row alone', () => {
  expect(after([], { key: 'c', isRange: true, from: 'x' })).toEqual(['c']);
});

test('the header says none, some or all', () => {
  expect(selectedState(new Set(), keys)).toBe(false);
  expect(selectedState(new Set(['a']), keys)).toBe('indeterminate');
  expect(selectedState(new Set(keys), keys)).toBe(true);
  expect(selectedState(new Set(['a']), [])).toBe(false);
});
