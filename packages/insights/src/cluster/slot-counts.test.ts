import { describe, expect, test } from 'vitest';
import { agentsOf, poolsOf } from '../test/cluster';
import { countPoolSlots, countSlots, usedShare } from './slot-counts';

const agents = agentsOf(
  {
    id: 'agent-1',
    pool: 'gpus',
    slots: [
      { containerId: 'a' },
      { containerId: 'b', state: 'STATE_PULLING' },
      {},
      { isEnabled: false },
    ],
  },
  {
    id: 'agent-2',
    pool: 'gpus',
    slots: [
      { containerId: 'a', isEnabled: false, isDraining: true },
      { isEnabled: false, isDraining: true },
    ],
  },
  { id: 'agent-3', pool: 'aux', slots: [{ type: 'TYPE_CPU' }, { type: 'TYPE_CPU' }] },
);

describe('slots are counted by their use', () => {
  test('a disabled slot is not in use, a draining one is', () => {
    expect(countSlots({ agents, pools: [] })).toEqual({
      ...{ running: 2, pending: 1, used: 3, free: 3, disabled: 2, draining: 1 },
      ...{ connected: 8, potential: 0, capacity: 8 },
      containers: { STATE_RUNNING: 2, STATE_PULLING: 1 },
    });
  });

  test('one kind of device, and one pool', () => {
    expect(countSlots({ agents, pools: [], type: 'TYPE_CPU' })).toMatchObject({
      ...{ used: 0, capacity: 2 },
    });
    const [gpus, aux] = poolsOf({ name: 'gpus' }, { name: 'aux', slotType: 'TYPE_CPU' });
    if (!gpus || !aux) throw new Error('no pools');
    expect(countPoolSlots(gpus, agents)).toMatchObject({ used: 3, free: 1, capacity: 6 });
    expect(usedShare(countPoolSlots(gpus, agents))).toBe(0.5);
    expect(countPoolSlots(aux, agents)).toMatchObject({ used: 0, free: 2, capacity: 2 });
  });
});

describe('capacity', () => {
  const cloud = { name: 'gpus', type: 'RESOURCE_POOL_TYPE_AWS', slotsPerAgent: 4 } as const;

  test('includes agents that a dynamic pool may still start', () => {
    const pools = poolsOf({ ...cloud, maxAgents: 5 }, { name: 'aux', slotType: 'TYPE_CPU' });
    expect(countSlots({ agents, pools })).toMatchObject({
      ...{ connected: 8, potential: 14, capacity: 22 },
    });
    expect(countSlots({ agents, pools, type: 'TYPE_CPU' }).capacity).toBe(2);
  });

  test('equals the connected slots if a pool has no limit, or more agents than its limit', () => {
    for (const pool of [cloud, { ...cloud, maxAgents: 1 }, { name: 'gpus', maxAgents: 9 }])
      expect(countSlots({ agents, pools: poolsOf(pool) })).toMatchObject({
        ...{ potential: 0, capacity: 8 },
      });
  });
});

test('without the agents the numbers of the pools count', () => {
  const pools = poolsOf(
    { slotsAvailable: 8, slotsUsed: 6 },
    { slotsAvailable: 2, slotsUsed: 0, slotType: 'TYPE_CPU' },
  );
  expect(countSlots({ agents: undefined, pools })).toEqual({
    ...{ running: 6, pending: 0, used: 6, free: 4, disabled: 0, draining: 0 },
    ...{ connected: 10, potential: 0, capacity: 10, containers: {} },
  });
  expect(usedShare(countSlots({ agents: undefined, pools: [] }))).toBe(0);
});
