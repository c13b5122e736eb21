import { expect, test } from 'vitest';
import { rowSlots } from './row-slots';

const free = () => false;

test('a row keeps its slot while others are added and removed', () => {
  const slots = rowSlots();
  const [, b, c] = slots(['a', 'b', 'c'], free);
  const [b2, c2, d] = slots(['b', 'c', 'd'], free);
  expect([b2, c2]).toEqual([b, c]);
  expect([b, c]).not.toContain(d);
});

test('rows that replace all others get their slots, in order', () => {
  const slots = rowSlots();
  const before = slots(['a', 'b', 'c'], free);
  expect(slots(['d', 'e'], free)).toEqual(before.slice(0, 2));
  const more = slots(['f', 'g', 'h', 'i'], free);
  expect(new Set(more).size).toBe(4);
});

test('slots in use are not reused', () => {
  const slots = rowSlots();
  const before = slots(['a', 'b'], free);
  const after = slots(['c', 'd'], () => true);
  expect(after.filter((slot) => before.includes(slot))).toEqual([]);
});
