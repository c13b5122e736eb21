import type { Database } from '../database';

type Size = { agents: number; slots: number; pool?: string };

/** Adds agents with that many slots each to a pool. */
export function aCluster(db: Database, { agents, slots, pool = 'a100-pool' }: Size) {
  for (let index = 1; index <= agents; index++) {
    db.agents.insert({
      id: `agent-0${index}`,
      registeredAt: 0,
      addresses: ['10.0.0.1'],
      enabled: true,
      draining: false,
      version: '0.23.4',
      resourcePools: [pool],
      slots: Array.from({ length: slots }, (_, slot) => ({
        id: String(slot),
        device: { id: slot, brand: 'A100', uuid: `GPU-${index}-${slot}`, type: 'TYPE_CUDA' },
        enabled: true,
        draining: false,
        container: null,
      })),
    });
  }
}
