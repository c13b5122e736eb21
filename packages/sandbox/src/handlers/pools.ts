import type { ResourcePool } from '@trainyard/sdk/types';
import type { AgentRow, Database, PoolRow } from '../database';
import { pageInMemory, pageSql } from '../paging';
import type { Handlers } from './types';

export const poolHandlers = {
  getResourcePools: ({ query, db }) => {
    const page = pageInMemory(db.pools.all(), query);
    return {
      resourcePools: page.rows.map((pool) => poolAnswer(db, pool)),
      pagination: page.pagination,
    };
  },

  /** Pools bound to the workspace and pools bound to none; the workspace is not looked up. */
  listRPsBoundToWorkspace: ({ path, query, db }) => {
    const isOpen = ({ workspaceIds }: PoolRow) =>
      workspaceIds.length === 0 || workspaceIds.includes(path.workspaceId);
    const page = pageSql(db.pools.where(isOpen), query);
    return { resourcePools: page.rows.map((pool) => pool.id), pagination: page.pagination };
  },
} satisfies Partial<Handlers>;

/** A pool as the wire shows it: what is configured, and what its agents hold right now. */
function poolAnswer(db: Database, { id, configuration }: PoolRow): ResourcePool {
  const agents = db.agents.where((agent) => agent.resourcePools.includes(id));
  const slots = agents.flatMap((agent) => agent.slots);
  // a disabled slot counts as used, as the master counts it
  const usedSlots = slots.filter((slot) => slot.container !== null || !slot.enabled);
  return {
    ...configuration,
    numAgents: agents.length,
    slotsAvailable: slots.length,
    slotsUsed: usedSlots.length,
    slotType: slots[0]?.device.type ?? 'TYPE_UNSPECIFIED',
    auxContainerCapacity: agents.length * configuration.auxContainerCapacityPerAgent,
    stats: { queuedCount: 0, scheduledCount: countContainers(agents) },
  };
}

const countContainers = (agents: AgentRow[]) =>
  new Set(agents.flatMap(({ slots }) => slots.flatMap((slot) => slot.container?.id ?? []))).size;
