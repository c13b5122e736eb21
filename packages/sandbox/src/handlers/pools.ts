import type { QueueStats, ResourcePool } from '@trainyard/sdk/types';
import type { PoolRow } from '../database';
import { pageInMemory, pageSql } from '../paging';
import { jobSummaryOf } from './job-summary';
import type { HandlerRequest, Handlers } from './types';

export const poolHandlers = {
  getResourcePools: (request) => {
    const page = pageInMemory(request.db.pools.all(), request.query);
    return {
      resourcePools: page.rows.map((pool) => poolAnswer(request, pool)),
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

type Source = Pick<HandlerRequest<'getResourcePools'>, 'db' | 'clock' | 'simulation'>;

/** A pool as the wire shows it: what is configured, and what its agents hold right now. */
function poolAnswer(source: Source, { id, configuration }: PoolRow): ResourcePool {
  const agents = source.db.agents.where((agent) => agent.resourcePools.includes(id));
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
    stats: queueStats(source, id),
  };
}

function queueStats({ db, clock, simulation }: Source, pool: string): QueueStats {
  const now = clock.now();
  const states = db.experiments
    .where(({ resourcePool }) => resourcePool === pool)
    .map((experiment) => jobSummaryOf({ engine: simulation.engine, experiment, now })?.state);
  return {
    queuedCount: states.filter((state) => state === 'STATE_QUEUED').length,
    scheduledCount: states.filter((state) => state === 'STATE_SCHEDULED').length,
  };
}
