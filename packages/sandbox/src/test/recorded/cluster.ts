import type { ResourcePool } from '@trainyard/sdk/types';
import { staticPool } from '../../database/start-state';
import type { MasterState } from '../../master-state';

const scheduler = { preemption: true, defaultPriority: 42, k8Priorities: [] };

const pools: Array<Partial<ResourcePool> & { name: string }> = [
  {
    name: 'default',
    description: 'main pool',
    defaultComputePool: true,
    defaultAuxPool: false,
    schedulerType: 'SCHEDULER_TYPE_PRIORITY',
    preemptible: true,
    details: { aws: null, gcp: null, priorityScheduler: scheduler },
  },
  { name: 'aux', defaultAuxPool: true },
  { name: 'extra', schedulerType: 'SCHEDULER_TYPE_FAIR_SHARE' },
];

/** The recorded pools: one for compute with priorities, one for small tasks, one more. */
export function addPools({ db }: MasterState) {
  for (const pool of pools) {
    const configuration = { ...staticPool(pool.name), ...pool };
    db.pools.insert({ id: pool.name, configuration, workspaceIds: [] });
  }
}

const agents = {
  'agent-1': ['default', 4],
  'agent-2': ['aux', 0],
  'agent-3': ['extra', 2],
} as const;

/** The recorded agents, four slots, none and two. */
export const addAgents = agentsOf(agents, '0.23.4');

/** Adds agents of a release, with a pool and a number of slots each. */
export function agentsOf(agents: Record<string, readonly [string, number]>, version: string) {
  return ({ db, clock }: MasterState) => {
    for (const [id, [pool, slots]] of Object.entries(agents)) {
      db.agents.insert({
        id,
        registeredAt: clock.now(),
        addresses: ['127.0.0.1'],
        enabled: true,
        draining: false,
        version,
        resourcePools: [pool],
        slots: Array.from({ length: slots }, (_, slot) => ({
          id: String(slot),
          device: { id: slot, brand: 'Artificial', uuid: `slot-${id}-${slot}`, type: 'TYPE_CPU' },
          enabled: true,
          draining: false,
          container: null,
        })),
      });
    }
  };
}
