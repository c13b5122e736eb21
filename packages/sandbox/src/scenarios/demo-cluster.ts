import type { Device, ResourcePool } from '@trainyard/sdk/types';
import type { Database } from '../database/database';
import { defaultPoolName, staticPool } from '../database/start-state';
import { uuidOf } from '../simulation/metrics/noise';

type PoolPlan = {
  configuration: Partial<ResourcePool> & { name: string };
  agents: string[];
  slots: number;
  brand: string;
  type: Device['type'];
};

const priority = { preemption: true, defaultPriority: 42, k8Priorities: [] };

const plans: PoolPlan[] = [
  {
    configuration: {
      name: 'a100-pool',
      description: 'A100 80 GB, 8 to a machine',
      defaultComputePool: true,
      schedulerType: 'SCHEDULER_TYPE_PRIORITY',
      details: { aws: null, gcp: null, priorityScheduler: priority },
      accelerator: 'NVIDIA A100-SXM4-80GB',
    },
    agents: ['agent-01', 'agent-02', 'agent-03', 'agent-04'],
    slots: 8,
    brand: 'NVIDIA A100-SXM4-80GB',
    type: 'TYPE_CUDA',
  },
  {
    configuration: { name: 't4-pool', description: 'T4, for small jobs', accelerator: 'Tesla T4' },
    agents: ['agent-05', 'agent-06'],
    slots: 8,
    brand: 'Tesla T4',
    type: 'TYPE_CUDA',
  },
  {
    configuration: {
      name: 'aux',
      description: 'Notebooks, TensorBoards and work without slots',
      defaultAuxPool: true,
    },
    agents: ['agent-07'],
    slots: 8,
    brand: 'AMD EPYC 7763',
    type: 'TYPE_CPU',
  },
];

/** The machines of a mid-sized cluster: 3 pools, 7 agents, 56 slots. */
export function addCluster(db: Database, { seed, now }: { seed: number; now: number }) {
  db.pools.delete(defaultPoolName);
  for (const plan of plans) {
    const { name } = plan.configuration;
    const configuration = {
      ...staticPool(name),
      defaultComputePool: false,
      defaultAuxPool: false,
      ...plan.configuration,
    };
    db.pools.insert({ id: name, configuration, workspaceIds: [] });
    for (const id of plan.agents) addAgent(db, { plan, id, seed, now });
  }
}

type AgentInput = { plan: PoolPlan; id: string; seed: number; now: number };

function addAgent(db: Database, { plan, id, seed, now }: AgentInput) {
  const number = Number(id.slice(-2));
  db.agents.insert({
    id,
    registeredAt: now - number * 3_600_000,
    addresses: [`10.20.0.${number}`],
    enabled: true,
    draining: false,
    version: '0.23.4',
    resourcePools: [plan.configuration.name],
    slots: Array.from({ length: plan.slots }, (_, slot) => ({
      id: String(slot),
      device: {
        id: slot,
        brand: plan.brand,
        uuid: `${plan.type === 'TYPE_CUDA' ? 'GPU-' : ''}${uuidOf(seed + number, slot)}`,
        type: plan.type,
      },
      enabled: true,
      draining: false,
      container: null,
    })),
  });
}
