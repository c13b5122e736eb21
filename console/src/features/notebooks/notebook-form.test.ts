import { expect, test } from 'vitest';
import { hasCompute, slotsAtMost, toConfig } from './notebook-form';

const form = { workspaceId: 1, template: '', name: ' probe ', pool: 'a100', slots: 2 };

test('what is empty is left to the master', () => {
  expect(toConfig(form, true)).toEqual({
    description: 'probe',
    resources: { resource_pool: 'a100', slots: 2 },
  });
  expect(toConfig({ ...form, name: ' ', pool: '' }, true)).toEqual({ resources: { slots: 2 } });
});

test('a pool for helpers has no slots', () => {
  expect(hasCompute({ slotsAvailable: 0, slotsPerAgent: 0 })).toBe(false);
  expect(hasCompute({ slotsAvailable: 0, slotsPerAgent: -1 })).toBe(true);
  expect(toConfig(form, false).resources.slots).toBe(0);
});

test('a pool may have no limit', () => {
  expect(slotsAtMost({ slotsAvailable: 8, slotsPerAgent: 4 })).toBe(4);
  expect(slotsAtMost({ slotsAvailable: 8, slotsPerAgent: -1 })).toBe(Number.POSITIVE_INFINITY);
});
