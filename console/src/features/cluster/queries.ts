import { queryOptions } from '@tanstack/react-query';
import { getAgents } from '@trainyard/sdk/calls';
import type { Agent, DeviceType } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export const agentsQuery = queryOptions({
  queryKey: queryKeys.agents,
  queryFn: async ({ signal }) => (await getAgents(client, {}, { signal })).agents,
  refetchInterval: pollEvery(pollMs.agents),
  meta: { errorMessage: 'Unable to fetch agents.' },
});

export type SlotLoad = {
  total: number;
  /** held by a container that runs */
  running: number;
  /** held by one that is being set up or torn down */
  pending: number;
};

/** How full the cluster is: enabled slots, or any that is still held; of one kind of device, or all. */
export function slotLoad(agents: readonly Agent[], type?: DeviceType): SlotLoad {
  const slots = agents
    .flatMap((agent) => Object.values(agent.slots))
    .filter(({ device }) => type === undefined || device?.type === type);
  const held = slots.filter((slot) => slot.container !== null);
  const running = held.filter((slot) => slot.container?.state === 'STATE_RUNNING').length;
  const total = slots.filter((slot) => slot.enabled || slot.container !== null).length;
  return { total, running, pending: held.length - running };
}
