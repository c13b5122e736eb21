import { decodeResponse } from '@trainyard/sdk/decode';
import type { Agent, ContainerState, ResourcePool } from '@trainyard/sdk/types';

/**
 * A slot: free, disabled, or with the container of this id, which runs unless its state is given.
 */
type SlotFixture = {
  isEnabled?: boolean;
  isDraining?: boolean;
  containerId?: string;
  state?: ContainerState;
  type?: 'TYPE_CUDA' | 'TYPE_CPU';
};

type AgentFixture = { id: string; pool: string; slots: SlotFixture[] };

/** Agents as from a master, decoded. */
export const agentsOf = (...fixtures: AgentFixture[]): Agent[] =>
  decodeResponse('getAgents', {
    agents: fixtures.map(({ id, pool, slots }) => ({
      id,
      resourcePools: [pool],
      enabled: true,
      slots: Object.fromEntries(
        slots.map((slot, at) => [
          `/agents/${id}/slots/${at}`,
          {
            id: `${at}`,
            device: { id: at, brand: 'A100', uuid: `GPU-${at}`, type: slot.type ?? 'TYPE_CUDA' },
            enabled: slot.isEnabled ?? true,
            draining: slot.isDraining ?? false,
            container: slot.containerId
              ? { id: slot.containerId, state: slot.state ?? 'STATE_RUNNING', devices: [] }
              : null,
          },
        ]),
      ),
    })),
    pagination: {},
  }).agents;

/** Pools of CUDA slots as from a master, decoded. */
export const poolsOf = (...fixtures: Partial<ResourcePool>[]): ResourcePool[] =>
  decodeResponse('getResourcePools', {
    resourcePools: fixtures.map((fixture) => ({ ...emptyPool, ...fixture })),
    pagination: {},
  }).resourcePools;

const emptyPool = {
  ...{ name: 'default', description: '', type: 'RESOURCE_POOL_TYPE_STATIC' },
  ...{ numAgents: 0, slotsAvailable: 0, slotsUsed: 0, slotType: 'TYPE_CUDA' },
  ...{ auxContainerCapacity: 0, auxContainersRunning: 0 },
  ...{ defaultComputePool: false, defaultAuxPool: false, preemptible: false },
  ...{ minAgents: 0, maxAgents: 0, slotsPerAgent: 0, auxContainerCapacityPerAgent: 0 },
  ...{ schedulerType: 'SCHEDULER_TYPE_PRIORITY', schedulerFittingPolicy: 'FITTING_POLICY_BEST' },
  ...{ location: '', imageId: '', instanceType: '', masterUrl: '', masterCertName: '' },
  ...{ startupScript: '', containerStartupScript: '', agentDockerNetwork: '' },
  ...{ agentDockerRuntime: '', agentDockerImage: '', agentFluentImage: '' },
  ...{ maxIdleAgentPeriod: 0, maxAgentStartingPeriod: 0, details: {} },
};
