import type { AgentRow } from '../../database/database';
import type { SlotRequest, Spot } from './slot-request';

type AgentFreeSlots = { id: string; size: number; free: string[]; containers: number };

/**
 * Free slots by agent, and the number of containers without slots that each agent still accepts.
 */
export type FreeSlots = AgentFreeSlots[];

export type Fitting = 'best' | 'worst';

type RoomInput = { agents: AgentRow[]; requests: SlotRequest[]; containersPerAgent: number };

/** The currently free slots, on agents that accept work. */
export function listFreeSlots({ agents, requests, containersPerAgent }: RoomInput): FreeSlots {
  const slotless = slotlessByAgent(requests);
  return agents
    .filter((agent) => agent.enabled && !agent.draining)
    .map((agent) => ({
      id: agent.id,
      size: agent.slots.length,
      free: agent.slots
        .filter((slot) => slot.enabled && slot.container === null)
        .map((slot) => slot.id),
      containers: containersPerAgent - (slotless.get(agent.id) ?? 0),
    }));
}

/** Containers without slots, by their agents. */
export function slotlessByAgent(requests: readonly SlotRequest[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { slots, spots } of requests) {
    const agentId = slots === 0 ? spots?.[0]?.agentId : undefined;
    if (agentId !== undefined) counts.set(agentId, (counts.get(agentId) ?? 0) + 1);
  }
  return counts;
}

export const copyFreeSlots = (room: FreeSlots): FreeSlots =>
  room.map((agent) => ({ ...agent, free: [...agent.free] }));

/** Finds that many free slots: on one agent, else on whole agents of one size. */
export function findSlots(room: FreeSlots, slots: number, fitting: Fitting): Spot[] | undefined {
  if (slots === 0) return fitContainer(room, fitting);
  const sign = fitting === 'best' ? 1 : -1;
  const [one] = room
    .filter((agent) => agent.free.length >= slots)
    .sort((left, right) => sign * (left.free.length - right.free.length));
  if (one) return [{ agentId: one.id, slotIds: one.free.slice(0, slots) }];
  const sizes = [...new Set(room.map((agent) => agent.size))].sort((a, b) => b - a);
  for (const size of sizes) {
    const emptyAgents = room.filter((agent) => agent.size === size && agent.free.length === size);
    const needed = slots / size;
    if (size === 0 || needed <= 1 || !Number.isInteger(needed) || emptyAgents.length < needed)
      continue;
    return emptyAgents
      .slice(0, needed)
      .map((agent) => ({ agentId: agent.id, slotIds: [...agent.free] }));
  }
  return undefined;
}

function fitContainer(room: FreeSlots, fitting: Fitting): Spot[] | undefined {
  const sign = fitting === 'best' ? 1 : -1;
  const [one] = room
    .filter((agent) => agent.containers > 0)
    .sort((left, right) => sign * (left.containers - right.containers));
  return one && [{ agentId: one.id, slotIds: [] }];
}

export function takeSlots(room: FreeSlots, spots: Spot[]) {
  for (const { agentId, slotIds } of spots) {
    const agent = room.find(({ id }) => id === agentId);
    if (!agent) continue;
    agent.free = agent.free.filter((id) => !slotIds.includes(id));
    if (slotIds.length === 0) agent.containers -= 1;
  }
}

/** Counts the slots of a request as free, where the agent accepts work. */
export function releaseSlots(
  room: FreeSlots,
  spots: Spot[],
  isUsable: (spot: Spot, id: string) => boolean,
) {
  for (const spot of spots) {
    const agent = room.find(({ id }) => id === spot.agentId);
    if (!agent) continue;
    const back = spot.slotIds.filter((id) => isUsable(spot, id));
    agent.free = [...agent.free, ...back].sort((left, right) => Number(left) - Number(right));
    if (spot.slotIds.length === 0) agent.containers += 1;
  }
}
