import type { Agent, Slot } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { slotGroups } from './slot-cells';
import type { SlotJob } from './use-slot-jobs';

const slot = (id: string, rest: Partial<Slot> = {}): Slot => ({
  id,
  device: null,
  enabled: true,
  draining: false,
  container: null,
  ...rest,
});

const slotOf = (id: string, state: 'STATE_RUNNING' | 'STATE_PULLING'): Partial<Slot> => ({
  container: { parent: '', id, state, devices: [] },
});

const agentOf = (...slots: Slot[]): Pick<Agent, 'id' | 'slots'> => ({
  id: 'agent-1',
  slots: Object.fromEntries(slots.map((each) => [each.id, each])),
});

const job: SlotJob = {
  ...{ id: '12', name: 'resnet50 (12), aroy', color: 'var(--c12)' },
  ...{ isColorShared: false, job: null, experimentId: '12' },
};
const options = {
  jobOf: (_: string, { container }: Slot) => (container?.id === 'a' ? job : undefined),
  columns: 8,
};

test('slots are in the order of their numbers, those of one job side by side', () => {
  const agent = agentOf(
    slot('10', slotOf('a', 'STATE_RUNNING')),
    slot('9', slotOf('a', 'STATE_RUNNING')),
    slot('2', slotOf('b', 'STATE_PULLING')),
    slot('11', { enabled: false }),
    slot('12'),
    slot('13'),
  );
  expect(slotGroups(agent, options).map(({ count, words }) => [count, words])).toEqual([
    [1, 'Slot 2: starting'],
    [2, 'Slots 9–10: running · resnet50 (12), aroy'],
    [1, 'Slot 11: disabled'],
    [1, 'Slot 12: free'],
    [1, 'Slot 13: free'],
  ]);
});

test('slots that are held and take no new work are draining, in a separate group', () => {
  const agent = agentOf(
    slot('0', { enabled: false, draining: true, ...slotOf('a', 'STATE_RUNNING') }),
    slot('1', slotOf('a', 'STATE_RUNNING')),
    slot('2', { enabled: false, draining: true }),
  );
  expect(slotGroups(agent, options).map(({ words, state }) => [words, state])).toEqual([
    ['Slot 0: running, draining · resnet50 (12), aroy', 'running'],
    ['Slot 1: running · resnet50 (12), aroy', 'running'],
    ['Slot 2: disabled', 'disabled'],
  ]);
});

test('a group ends with its line', () => {
  const agent = agentOf(
    ...['0', '1', '2', '3'].map((id) => slot(id, slotOf('a', 'STATE_RUNNING'))),
  );
  const counts = slotGroups(agent, { ...options, columns: 3 }).map(({ count }) => count);
  expect(counts).toEqual([3, 1]);
});
