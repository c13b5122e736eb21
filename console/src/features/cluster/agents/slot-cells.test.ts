import type { Agent, Slot } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { countStates, slotCells } from './slot-cells';

const slot = (id: string, rest: Partial<Slot> = {}): Slot => ({
  id,
  device: null,
  enabled: true,
  draining: false,
  container: null,
  ...rest,
});

const held = (id: string, state: 'STATE_RUNNING' | 'STATE_PULLING'): Partial<Slot> => ({
  container: { parent: '', id, state, devices: [] },
});

const agentOf = (...slots: Slot[]): Pick<Agent, 'slots'> => ({
  slots: Object.fromEntries(slots.map((each) => [each.id, each])),
});

test('slots are in the order of their numbers, those of one container side by side', () => {
  const agent = agentOf(
    slot('10', held('aaaaaaaa-1', 'STATE_RUNNING')),
    slot('9', held('aaaaaaaa-1', 'STATE_RUNNING')),
    slot('2', held('bbbbbbbb-2', 'STATE_PULLING')),
    slot('11', { enabled: false }),
    slot('12'),
  );
  const cells = slotCells(agent);
  expect(cells.map(({ id, state, isJoined }) => [id, state, isJoined])).toEqual([
    ['2', 'pending', false],
    ['9', 'running', false],
    ['10', 'running', true],
    ['11', 'off', false],
    ['12', 'free', false],
  ]);
  expect(cells[1]?.words).toBe('Slot 9: running, container aaaaaaaa-1');
  expect(cells[3]?.words).toBe('Slot 11: disabled');
  expect(countStates(cells)).toEqual({ running: 2, pending: 1, free: 1, off: 1 });
});

test('what still runs on a slot that is switched off is drawn as running', () => {
  const agent = agentOf(slot('0', { enabled: false, ...held('c', 'STATE_RUNNING') }));
  expect(slotCells(agent).map(({ state }) => state)).toEqual(['running']);
});
