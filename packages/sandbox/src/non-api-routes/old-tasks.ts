import type { AllocationSummary } from '@trainyard/sdk/types';
import { allocationSummaries } from '../handlers/tasks/tasks';
import { nonApiJson } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

/** Live allocations in the format for older clients. */
export const oldTaskRoutes: NonApiRoute[] = [{ method: 'GET', path: '/tasks', answer: tasks }];

function tasks({ masterState }: NonApiRequest): Response {
  const now = masterState.clock.now();
  const { simulation } = masterState;
  simulation.advance(now);
  const summaries = Object.values(allocationSummaries(simulation.engine, now));
  return nonApiJson(
    Object.fromEntries(summaries.map((each) => [each.allocationId, answerOf(each)])),
  );
}

const answerOf = (summary: AllocationSummary) => ({
  task_id: summary.taskId,
  allocation_id: summary.allocationId,
  name: summary.name,
  registered_time: summary.registeredTime,
  resource_pool: summary.resourcePool,
  slots_needed: summary.slotsNeeded,
  resources: summary.resources.map((resource) => ({
    resources_id: resource.resourcesId,
    resources_type: resource.resourcesType,
    allocation_id: resource.allocationId,
    agent_devices: Object.fromEntries(
      Object.entries(resource.agentDevices ?? {}).map(([agent, devices]) => [
        agent,
        devices && devices.devices.length > 0 ? devices.devices : null,
      ]),
    ),
    container_id: resource.containerId ?? null,
    Started: null,
    Exited: null,
  })),
  scheduler_type: summary.schedulerType,
  priority: summary.priority ?? null,
  proxy_ports: summary.proxyPorts.map((port) => ({
    service_id: port.serviceId,
    port: port.port,
    proxy_tcp: port.proxyTcp,
    unauthenticated: port.unauthenticated,
  })),
});
