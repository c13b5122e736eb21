import type { ResourcePool } from '@trainyard/sdk/types';
import type { PoolRow } from '../../database/database';
import { pageInMemory, pageSql } from '../../lists/paging';
import { queueStats } from '../../simulation/cluster/job-queue';
import { slotless } from '../../simulation/cluster/room';
import { allow, isInListOf } from '../allow';
import type { HandlerRequest, Handlers } from '../types';

export const poolHandlers = {
  getResourcePools: (request) => {
    const { viewer } = request;
    // an unbound pool is everyone's
    const isShown = ({ workspaceIds }: PoolRow) =>
      workspaceIds.length === 0 ||
      workspaceIds.some((workspaceId) => isInListOf(viewer, 'getResourcePools', { workspaceId }));
    const page = pageInMemory(request.db.pools.where(isShown), request.query);
    return {
      resourcePools: page.rows.map((pool) => poolAnswer(request, pool)),
      pagination: page.pagination,
    };
  },

  /** Pools bound to the workspace and pools bound to none; the workspace is not looked up. */
  listRPsBoundToWorkspace: ({ path, query, db, viewer }) => {
    allow(viewer, 'listRPsBoundToWorkspace', { workspaceId: path.workspaceId });
    const isOpen = ({ workspaceIds }: PoolRow) =>
      workspaceIds.length === 0 || workspaceIds.includes(path.workspaceId);
    const page = pageSql(db.pools.where(isOpen), query);
    return { resourcePools: page.rows.map((pool) => pool.id), pagination: page.pagination };
  },
} satisfies Partial<Handlers>;

type Source = Pick<HandlerRequest<'getResourcePools'>, 'db' | 'simulation'>;

/** A pool as the wire shows it: what is configured, and what its agents hold right now. */
function poolAnswer({ db, simulation }: Source, { id, configuration }: PoolRow): ResourcePool {
  const { engine } = simulation;
  const agents = db.agents.where((agent) => agent.resourcePools.includes(id));
  const slots = agents.flatMap((agent) => agent.slots);
  // a disabled slot counts as used, as the master counts it
  const usedSlots = slots.filter((slot) => slot.container !== null || !slot.enabled);
  const containers = agents.map((agent) => slotless(engine.requests, agent.id));
  return {
    ...configuration,
    numAgents: agents.length,
    slotsAvailable: slots.length,
    slotsUsed: usedSlots.length,
    slotType: slots[0]?.device.type ?? 'TYPE_UNSPECIFIED',
    auxContainerCapacity: agents.length * configuration.auxContainerCapacityPerAgent,
    auxContainersRunning: containers.reduce((total, count) => total + count, 0),
    stats: queueStats(engine, id),
  };
}
