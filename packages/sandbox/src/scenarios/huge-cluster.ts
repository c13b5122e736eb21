import type { Device } from '@trainyard/sdk/types';
import type { Database } from '../database/database';
import { defaultPoolName, staticPool } from '../database/start-state';
import { uuidOf } from '../simulation/metrics/noise';

type Machines = { pool: string; count: number; brand: string; type: Device['type'] };

const machines: Machines[] = [
  { pool: 'a100-pool', count: 320, brand: 'NVIDIA A100-SXM4-80GB', type: 'TYPE_CUDA' },
  { pool: 't4-pool', count: 160, brand: 'Tesla T4', type: 'TYPE_CUDA' },
  { pool: 'aux', count: 20, brand: 'AMD EPYC 7763', type: 'TYPE_CPU' },
];
const slotsPerAgent = 8;

/** 500 machines in three pools. */
export function addHugeCluster(db: Database, { seed, now }: { seed: number; now: number }) {
  db.pools.delete(defaultPoolName);
  let number = 0;
  for (const { pool, count, brand, type } of machines) {
    const configuration = {
      ...staticPool(pool),
      defaultComputePool: pool === 'a100-pool',
      defaultAuxPool: pool === 'aux',
      accelerator: type === 'TYPE_CUDA' ? brand : '',
    };
    db.pools.insert({ id: pool, configuration, workspaceIds: [] });
    for (let added = 0; added < count; added++) {
      number += 1;
      addAgent(db, { pool, brand, type, number, seed, now });
    }
  }
}

type AgentInput = Omit<Machines, 'count'> & { number: number; seed: number; now: number };

function addAgent(db: Database, { pool, brand, type, number, seed, now }: AgentInput) {
  db.agents.insert({
    id: `agent-${String(number).padStart(3, '0')}`,
    registeredAt: now - number * 60_000,
    addresses: [`10.30.${Math.floor(number / 250)}.${1 + (number % 250)}`],
    enabled: true,
    draining: false,
    version: '0.23.4',
    resourcePools: [pool],
    slots: Array.from({ length: slotsPerAgent }, (_, slot) => ({
      id: String(slot),
      device: {
        id: slot,
        brand,
        uuid: `${type === 'TYPE_CUDA' ? 'GPU-' : ''}${uuidOf(seed + number, slot)}`,
        type,
      },
      enabled: true,
      draining: false,
      container: null,
    })),
  });
}
