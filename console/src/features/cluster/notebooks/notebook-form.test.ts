import { hasCompute } from '@trainyard/insights/cluster/slot-counts';
import { expect, test } from 'vitest';
import { maxSlots, roomFor, toConfig } from './notebook-form';

const form = {
  workspaceId: 1,
  template: '',
  name: ' probe ',
  pool: 'a100',
  slots: 2,
  entrypoint: '',
};

test('what is empty is left to the master', () => {
  expect(toConfig(form, true)).toEqual({
    description: 'probe',
    resources: { resource_pool: 'a100', slots: 2 },
  });
  expect(toConfig({ ...form, name: ' ', pool: '' }, true)).toEqual({ resources: { slots: 2 } });
});

test('a command is a line for a shell', () => {
  const config = toConfig({ ...form, entrypoint: ' nvidia-smi | head -2 ' }, true);
  expect(config.entrypoint).toEqual(['sh', '-c', 'nvidia-smi | head -2']);
});

test('a pool for helpers has no slots', () => {
  expect(hasCompute({ slotsAvailable: 0, slotsPerAgent: 0 })).toBe(false);
  expect(hasCompute({ slotsAvailable: 0, slotsPerAgent: -1 })).toBe(true);
  expect(toConfig(form, false).resources.slots).toBe(0);
});

test('a pool may have no limit', () => {
  expect(maxSlots({ slotsAvailable: 8, slotsPerAgent: 4 })).toBe(4);
  expect(maxSlots({ slotsAvailable: 8, slotsPerAgent: -1 })).toBe(Number.POSITIVE_INFINITY);
});

test('the availability of the slots is shown before the launch', () => {
  const pool = { name: 'a100', slotsAvailable: 8, slotsUsed: 6 };
  expect(roomFor(2, pool)).toBe('2 of 8 slots of a100 are free.');
  expect(roomFor(3, pool)).toBe('2 of 8 slots of a100 are free: it will wait in the queue.');
  expect(roomFor(0, pool)).toBe('Runs without a slot: no accelerator.');
  expect(roomFor(1, undefined)).toBeUndefined();
});
