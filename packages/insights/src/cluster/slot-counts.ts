import type {
  Agent,
  ContainerState,
  DeviceType,
  ResourcePool,
  ResourcePoolType,
  Slot,
} from '@trainyard/sdk/types';

/** The state of a slot: its container runs, or is set up or torn down; or it is empty. */
export type SlotState = 'running' | 'pending' | 'free' | 'disabled';

/** The state of a slot. One that accepts no new work counts by its current work. */
export function slotState({ enabled, container }: Pick<Slot, 'enabled' | 'container'>): SlotState {
  if (container) return container.state === 'STATE_RUNNING' ? 'running' : 'pending';
  return enabled ? 'free' : 'disabled';
}

/** Returns true for a slot that accepts no new work and still has a container. */
export const isDraining = ({ enabled, draining, container }: Slot): boolean =>
  container !== null && (draining || !enabled);

/** Numbers of slots. `used`, `free` and `disabled` add up to `connected`. */
export type SlotCounts = Record<SlotState, number> & {
  /** slots of the connected agents */
  connected: number;
  /** running and pending */
  used: number;
  /** used slots that accept no new work */
  draining: number;
  /** slots of agents that dynamic pools may still start */
  potential: number;
  /** connected and potential: the maximum that can ever be used */
  capacity: number;
  /** the used slots by the state of their container; empty if the agents are unknown */
  containers: Partial<Record<ContainerState, number>>;
};

type Cluster = {
  /** undefined without permission to see them: the pools' own numbers count then */
  agents: readonly Agent[] | undefined;
  pools: readonly ResourcePool[];
  /** counts only slots of this kind of device */
  type?: DeviceType;
};

/** Counts the slots of agents and of their pools. */
export function countSlots({ agents, pools, type }: Cluster): SlotCounts {
  const isCounted = (slotType: DeviceType | undefined) => type === undefined || slotType === type;
  const counted = pools.filter(({ slotType }) => isCounted(slotType));
  const own = agents
    ? countAgentSlots(agents, ({ device }) => isCounted(device?.type))
    : countReported(counted);
  const used = own.running + own.pending;
  const connected = used + own.free + own.disabled;
  const potential = counted.reduce((sum, pool) => sum + potentialOf(pool, agents), 0);
  return { ...own, used, connected, potential, capacity: connected + potential };
}

/** Counts the slots of one pool. */
export const countPoolSlots = (
  pool: ResourcePool,
  agents: readonly Agent[] | undefined,
): SlotCounts => countSlots({ agents: agents && agentsIn(pool, agents), pools: [pool] });

/** The agents that belong to a pool. */
export const agentsIn = ({ name }: Pick<ResourcePool, 'name'>, agents: readonly Agent[]): Agent[] =>
  agents.filter(({ resourcePools }) => resourcePools.includes(name));

/** The share of the capacity that is in use, 0 to 1. */
export const usedShare = ({ used, capacity }: SlotCounts): number =>
  capacity === 0 ? 0 : used / capacity;

type OwnCounts = Omit<SlotCounts, 'connected' | 'used' | 'potential' | 'capacity'>;

function countAgentSlots(agents: readonly Agent[], isCounted: (slot: Slot) => boolean): OwnCounts {
  const counts: OwnCounts = {
    ...{ running: 0, pending: 0, free: 0, disabled: 0, draining: 0 },
    containers: {},
  };
  for (const slot of agents.flatMap(({ slots }) => Object.values(slots)).filter(isCounted)) {
    counts[slotState(slot)] += 1;
    if (isDraining(slot)) counts.draining += 1;
    const state = slot.container?.state;
    if (state) counts.containers[state] = (counts.containers[state] ?? 0) + 1;
  }
  return counts;
}

/** The numbers of the master, which counts a disabled slot as used and returns no states. */
function countReported(pools: readonly ResourcePool[]): OwnCounts {
  const running = pools.reduce((sum, { slotsUsed }) => sum + slotsUsed, 0);
  const available = pools.reduce((sum, { slotsAvailable }) => sum + slotsAvailable, 0);
  const free = Math.max(0, available - running);
  return { running, pending: 0, free, disabled: 0, draining: 0, containers: {} };
}

const isDynamic: Record<ResourcePoolType, boolean> = {
  RESOURCE_POOL_TYPE_UNSPECIFIED: false,
  RESOURCE_POOL_TYPE_STATIC: false,
  RESOURCE_POOL_TYPE_K8S: false,
  RESOURCE_POOL_TYPE_AWS: true,
  RESOURCE_POOL_TYPE_GCP: true,
};

function potentialOf(pool: ResourcePool, agents: readonly Agent[] | undefined): number {
  const { type, maxAgents, slotsPerAgent } = pool;
  if (!isDynamic[type] || maxAgents <= 0 || slotsPerAgent <= 0) return 0;
  const connected = agents
    ? agentsIn(pool, agents).reduce((sum, { slots }) => sum + Object.keys(slots).length, 0)
    : pool.slotsAvailable;
  return Math.max(0, maxAgents * slotsPerAgent - connected);
}

/** Returns true if jobs can get slots in a pool: a pool for auxiliary work has none. */
export const hasCompute = ({
  slotsAvailable,
  slotsPerAgent,
}: Pick<ResourcePool, 'slotsAvailable' | 'slotsPerAgent'>): boolean =>
  slotsAvailable > 0 || slotsPerAgent !== 0;
