import type { AllocationSummary, Slot } from '@trainyard/sdk/types';

/** The allocation that holds a slot. */
export type SlotHolder = Pick<AllocationSummary, 'allocationId' | 'taskId' | 'name'> & {
  /** the `entityId` of its job: the id of a trial's experiment, or the id of the task */
  entityId: string;
};

/**
 * Joins slots with the allocations of `GET /tasks`, by the id of their container; by their device
 * if the master masks that id. The result is undefined for a free slot, or one whose allocation is
 * not in the answer.
 */
export function slotHolders(
  allocations: readonly AllocationSummary[],
): (agentId: string, slot: Slot) => SlotHolder | undefined {
  const byContainer = new Map<string, SlotHolder>();
  const byDevice = new Map<string, SlotHolder>();
  for (const { allocationId, taskId, name, resources } of allocations) {
    const holder = { allocationId, taskId, name, entityId: entityIdOf(taskId) };
    for (const { containerId, agentDevices, exited } of resources) {
      if (exited) continue;
      if (containerId) byContainer.set(containerId, holder);
      for (const [agentId, { devices }] of Object.entries(agentDevices))
        for (const { id } of devices) byDevice.set(`${agentId} ${id}`, holder);
    }
  }
  return (agentId, { id, container }) =>
    container ? (byContainer.get(container.id) ?? byDevice.get(`${agentId} ${id}`)) : undefined;
}

/** The `entityId` of a task's job. The task of a trial is named after its experiment: `2418.3f6f2c1e-…`. */
export const entityIdOf = (taskId: string): string => /^(\d+)\./.exec(taskId)?.[1] ?? taskId;
