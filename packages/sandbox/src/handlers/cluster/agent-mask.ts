import type { Agent, Container, Slot } from '@trainyard/sdk/types';
import type { Random } from '../../lib/random';
import type { Viewer } from '../types';

const hidden = '********';

/** Whether what tells machines apart is kept from the viewer. */
export const isMasked = ({ access }: Viewer): boolean =>
  access.rbacEnabled && !access.clusterWide.has('VIEW_SENSITIVE_AGENT_INFO');

const maskedContainer = (container: Container): Container => ({
  ...container,
  id: hidden,
  parent: hidden,
});

/** A slot with its hardware and container hidden. */
export const maskedSlot = (slot: Slot): Slot => ({
  ...slot,
  device: slot.device && { ...slot.device, id: -1, brand: hidden, uuid: hidden },
  container: slot.container && maskedContainer(slot.container),
});

/** An agent with addresses and hardware hidden, and made-up keys in its maps. */
export function maskedAgent(agent: Agent, random: Random): Agent {
  const masked = random.fork('masked', agent.id);
  const rekeyed = <Value>(map: Record<string, Value>, mask: (value: Value) => Value) =>
    Object.fromEntries(Object.values(map).map((value) => [masked.uuid(), mask(value)]));
  return {
    ...agent,
    addresses: agent.addresses?.map(() => hidden),
    slots: rekeyed(agent.slots ?? {}, maskedSlot),
    containers: rekeyed(agent.containers ?? {}, maskedContainer),
  };
}
