import type { OperationId, ResourcePool } from '@trainyard/sdk/types';
import type { Database, PoolRow } from '../../database/database';
import { pageInMemory, pageSql } from '../../lists/paging';
import { slotlessByAgent } from '../../simulation/cluster/free-slots';
import { queueStats } from '../../simulation/cluster/job-queue';
import { allow, isInListOf } from '../allow';
import { plainError } from '../errors';
import type { HandlerRequest, Handlers } from '../types';

type Request = HandlerRequest<'bindRPToWorkspace'>;

// an empty set has no effect, in all three
export const poolBindingHandlers = {
  bindRPToWorkspace: (request) => {
    const { pool, workspaceIds } = readBinding(request, 'bindRPToWorkspace');
    checkIsNoDefault(pool);
    if (workspaceIds.some((id) => pool.workspaceIds.includes(id))) throw alreadyBound();
    checkWorkspaces(request.db, workspaceIds);
    pool.workspaceIds = [...pool.workspaceIds, ...workspaceIds].sort((a, b) => a - b);
    return {};
  },

  overwriteRPWorkspaceBindings: (request) => {
    const { pool, workspaceIds } = readBinding(request, 'overwriteRPWorkspaceBindings');
    checkIsNoDefault(pool);
    checkWorkspaces(request.db, workspaceIds);
    if (workspaceIds.length > 0) pool.workspaceIds = [...workspaceIds].sort((a, b) => a - b);
    return {};
  },

  unbindRPFromWorkspace: (request) => {
    const { pool, workspaceIds } = readBinding(request, 'unbindRPFromWorkspace');
    const stranger = workspaceIds.find((id) => !pool.workspaceIds.includes(id));
    if (stranger !== undefined) {
      throw plainError(
        ` workspace with id ${stranger} and pool with name  ${pool.id} binding doesn't exist`,
      );
    }
    pool.workspaceIds = pool.workspaceIds.filter((id) => !workspaceIds.includes(id));
    return {};
  },

  listWorkspacesBoundToRP: ({ path, query, db }) => {
    const page = pageSql(findPool(db, path.resourcePoolName).workspaceIds, query);
    return { workspaceIds: page.rows, pagination: page.pagination };
  },
} satisfies Partial<Handlers>;

function readBinding({ path, body, db, viewer }: Request, operation: OperationId) {
  allow(viewer, operation);
  const { workspaceIds = [], workspaceNames = [] } = body;
  const idsByName = idsOf(db, workspaceNames);
  const pool = findPool(db, path.resourcePoolName);
  return { pool, workspaceIds: [...new Set([...workspaceIds, ...idsByName])] };
}

function idsOf(db: Database, names: string[]): number[] {
  const ids = new Map(db.workspaces.all().map(({ name, id }) => [name, id]));
  const unknown = names.filter((name) => !ids.has(name));
  if (unknown.length > 0) {
    throw plainError(`the following workspaces do not exist: [${unknown.join(' ')}]`);
  }
  return names.flatMap((name) => ids.get(name) ?? []);
}

function findPool(db: Database, name: string): PoolRow {
  const pool = db.pools.get(name);
  if (!pool) throw plainError(`pool with name ${name} doesn't exist in config`);
  return pool;
}

function checkIsNoDefault({ id, configuration }: PoolRow) {
  if (configuration.defaultComputePool || configuration.defaultAuxPool) {
    throw plainError(`default resource pool ${id} cannot be bound to any workspace`);
  }
}

function checkWorkspaces(db: Database, ids: number[]) {
  if (ids.every((id) => db.workspaces.get(id))) return;
  throw plainError(
    'ERROR: insert or update on table "rp_workspace_bindings" violates foreign key constraint ' +
      '"rp_workspace_bindings_workspace_id_fkey" (SQLSTATE 23503)',
  );
}

const alreadyBound = () =>
  plainError(
    'ERROR: duplicate key value violates unique constraint ' +
      '"rp_workspace_bindings_workspace_id_pool_name_key" (SQLSTATE 23505)',
  );

export const poolHandlers = {
  getResourcePools: (request) => {
    const { viewer } = request;
    // an unbound pool is available to everyone
    const isShown = ({ workspaceIds }: PoolRow) =>
      workspaceIds.length === 0 ||
      workspaceIds.some((workspaceId) => isInListOf(viewer, 'getResourcePools', { workspaceId }));
    const page = pageInMemory(request.db.pools.where(isShown), request.query);
    return {
      resourcePools: page.rows.map((pool) => poolAnswer(request, pool)),
      pagination: page.pagination,
    };
  },

  /** Pools bound to the workspace and unbound ones; the workspace is not checked. */
  listRPsBoundToWorkspace: ({ path, query, db, viewer }) => {
    allow(viewer, 'listRPsBoundToWorkspace', { workspaceId: path.workspaceId });
    const isOpen = ({ workspaceIds }: PoolRow) =>
      workspaceIds.length === 0 || workspaceIds.includes(path.workspaceId);
    const page = pageSql(db.pools.where(isOpen), query);
    return { resourcePools: page.rows.map((pool) => pool.id), pagination: page.pagination };
  },
} satisfies Partial<Handlers>;

type Source = Pick<HandlerRequest<'getResourcePools'>, 'db' | 'simulation'>;

/** A pool as on the wire: its configuration, and the current state of its agents. */
function poolAnswer({ db, simulation }: Source, { id, configuration }: PoolRow): ResourcePool {
  const { engine } = simulation;
  const agents = db.agents.where((agent) => agent.resourcePools.includes(id));
  const slots = agents.flatMap((agent) => agent.slots);
  // a disabled slot counts as used, as on the master
  const usedSlots = slots.filter((slot) => slot.container !== null || !slot.enabled);
  const containers = slotlessByAgent(engine.requests);
  return {
    ...configuration,
    numAgents: agents.length,
    slotsAvailable: slots.length,
    slotsUsed: usedSlots.length,
    slotType: slots[0]?.device.type ?? 'TYPE_UNSPECIFIED',
    auxContainerCapacity: agents.length * configuration.auxContainerCapacityPerAgent,
    auxContainersRunning: agents.reduce(
      (total, agent) => total + (containers.get(agent.id) ?? 0),
      0,
    ),
    stats: queueStats(engine, id),
  };
}
