import type { Device, ResourcePool } from '@trainyard/sdk/types';
import type { Database } from '../database/database';
import { defaultPoolName, staticPool } from '../database/start-state';
import { uuidOf } from '../simulation/metrics/noise';

/** A pool and its agents, with eight slots each. */
export type PoolPlan = {
  pool: string;
  /** number of agents */
  count: number;
  brand: string;
  type: Device['type'];
  configuration?: Partial<ResourcePool>;
};

const priority = { preemption: true, defaultPriority: 42, k8Priorities: [] };

const plans: PoolPlan[] = [
  {
    pool: 'a100-pool',
    count: 4,
    brand: 'NVIDIA A100-SXM4-80GB',
    type: 'TYPE_CUDA',
    configuration: {
      description: 'A100 80 GB, 8 to a machine',
      schedulerType: 'SCHEDULER_TYPE_PRIORITY',
      details: { aws: null, gcp: null, priorityScheduler: priority },
    },
  },
  {
    pool: 't4-pool',
    count: 2,
    brand: 'Tesla T4',
    type: 'TYPE_CUDA',
    configuration: { description: 'T4, for small jobs' },
  },
  {
    pool: 'aux',
    count: 1,
    brand: 'AMD EPYC 7763',
    type: 'TYPE_CPU',
    configuration: { description: 'Notebooks, TensorBoards and work without slots' },
  },
];

/** The machines of a mid-sized cluster: 3 pools, 7 agents, 56 slots. */
export const addCluster = (db: Database, { seed, now }: { seed: number; now: number }) =>
  addPools(db, {
    plans,
    seed,
    agentOf: (number) => ({
      id: `agent-0${number}`,
      registeredAt: now - number * 3_600_000,
      addresses: [`10.20.0.${number}`],
    }),
  });

type PoolsInput = {
  plans: readonly PoolPlan[];
  seed: number;
  /** properties of an agent by its number, which counts from 1 */
  agentOf: (number: number) => { id: string; registeredAt: number; addresses: string[] };
};

/** Replaces the pool of a fresh master by these, and adds their agents. */
export function addPools(db: Database, { plans, seed, agentOf }: PoolsInput) {
  db.pools.delete(defaultPoolName);
  let number = 0;
  for (const { pool, count, brand, type, configuration } of plans) {
    const isCuda = type === 'TYPE_CUDA';
    const allSlots = {
      ...staticPool(pool),
      defaultComputePool: pool === 'a100-pool',
      defaultAuxPool: pool === 'aux',
      accelerator: isCuda ? brand : '',
      ...configuration,
    };
    db.pools.insert({ id: pool, configuration: allSlots, workspaceIds: [] });
    for (const last = number + count; number < last; ) {
      number += 1;
      const uuid = (slot: number) => `${isCuda ? 'GPU-' : ''}${uuidOf(seed + number, slot)}`;
      db.agents.insert({
        ...agentOf(number),
        enabled: true,
        draining: false,
        version: '0.23.4',
        resourcePools: [pool],
        slots: Array.from({ length: 8 }, (_, slot) => ({
          id: String(slot),
          device: { id: slot, brand, uuid: uuid(slot), type },
          enabled: true,
          draining: false,
          container: null,
        })),
      });
    }
  }
}
