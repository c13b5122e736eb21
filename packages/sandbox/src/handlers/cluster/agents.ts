import type { Agent, Container, Slot } from '@trainyard/sdk/types';
import type { AgentRow, Database, SlotRow } from '../../database/database';
import { timestamp } from '../../lib/clock';
import type { Random } from '../../lib/random';
import { sortedPage } from '../../lists/paging';
import { evict, placePending } from '../../simulation/cluster/placement';
import { actor } from '../../simulation/logs/master-log';
import { allow } from '../allow';
import { notFound, plainError } from '../errors';
import { tick } from '../tick';
import type { HandlerRequest, Handlers, Viewer } from '../types';

const hidden = '********';

/** Returns true if identifying data of machines is hidden from the viewer. */
const isMasked = ({ access }: Viewer): boolean =>
  access.rbacEnabled && !access.clusterWide.has('VIEW_SENSITIVE_AGENT_INFO');

const maskedContainer = (container: Container): Container => ({
  ...container,
  id: hidden,
  parent: hidden,
});

/** A slot with its hardware and container hidden. */
const maskedSlot = (slot: Slot): Slot => ({
  ...slot,
  device: slot.device && { ...slot.device, id: -1, brand: hidden, uuid: hidden },
  container: slot.container && maskedContainer(slot.container),
});

/** An agent with addresses and hardware hidden, and fake keys in its maps. */
function maskedAgent(agent: Agent, random: Random): Agent {
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

export const agentHandlers = {
  // `label` is accepted and has no effect
  getAgents: (request) => {
    tick(request);
    const { query, db } = request;
    const page = sortedPage(db.agents.all(), query, {
      SORT_BY_TIME: ({ registeredAt }) => registeredAt,
    });
    const slotless = slotlessContainers(request);
    return {
      agents: page.rows.map((agent) => shownAgent(request, agentAnswer(request, agent, slotless))),
      pagination: page.pagination,
    };
  },

  getAgent: (request) => {
    tick(request);
    const agent = findAgent(request.db, request.path.agentId);
    return { agent: shownAgent(request, agentAnswer(request, agent)) };
  },

  getSlots: ({ path, db, viewer }) => ({
    slots: findAgent(db, path.agentId).slots.map((slot) => shownSlot(viewer, slotAnswer(slot))),
  }),

  getSlot: ({ path, db, viewer }) => {
    const slot = findAgent(db, path.agentId).slots.find(({ id }) => id === path.slotId);
    if (!slot) throw notFound('actor', slotAddress(path));
    return { slot: shownSlot(viewer, slotAnswer(slot)) };
  },

  enableAgent: (request) => {
    tick(request);
    allow(request.viewer, 'enableAgent');
    const agent = findAgent(request.db, request.path.agentId);
    setEnabled(agent, true, false);
    note(request, agent, `enabling agent: ${agent.id}`);
    placePending(request.simulation.engine);
    return { agent: agentAnswer(request, agent) };
  },

  // the answer contains the state before; containers end a moment later unless they drain
  disableAgent: (request) => {
    tick(request);
    const { path, body, db, viewer, simulation } = request;
    allow(viewer, 'disableAgent');
    const agent = findAgent(db, path.agentId);
    const drain = body?.drain ?? false;
    setEnabled(agent, false, drain);
    note(request, agent, `${drain ? 'draining' : 'disabling'} agent: ${agent.id}`);
    const answer = agentAnswer(request, agent);
    if (!drain) evict(simulation.engine, agent.id);
    return { agent: answer };
  },

  // draining stays unchanged
  enableSlot: (request) => {
    tick(request);
    allow(request.viewer, 'enableSlot');
    const { agent, slot } = slotToChange(request.db, request.path);
    slot.enabled = true;
    note(request, agent, `adding device: ${slot.device.brand} ${slot.id} on ${agent.id}`);
    placePending(request.simulation.engine);
    return { slot: slotAnswer(slot) };
  },

  disableSlot: (request) => {
    tick(request);
    const { path, body, db, viewer, simulation } = request;
    allow(viewer, 'disableSlot');
    const { agent, slot } = slotToChange(db, path);
    slot.enabled = false;
    slot.draining = body?.drain ?? false;
    note(request, agent, `removing device: ${slot.device.brand} ${slot.id} (${agent.id})`);
    const answer = slotAnswer(slot);
    if (!slot.draining) evict(simulation.engine, agent.id, [slot.id]);
    return { slot: answer };
  },
} satisfies Partial<Handlers>;

// with roles, only permitted viewers see which machine it is
const shownAgent = (
  { viewer, random }: Pick<HandlerRequest<'getAgent'>, 'viewer' | 'random'>,
  agent: Agent,
) => (isMasked(viewer) ? maskedAgent(agent, random) : agent);

const shownSlot = (viewer: Viewer, slot: Slot) => (isMasked(viewer) ? maskedSlot(slot) : slot);

type Source = Pick<HandlerRequest<'getAgent'>, 'simulation'>;

function note({ simulation: { engine } }: Source, agent: AgentRow, message: string) {
  engine.log.write({ at: engine.now, message, fields: () => actor('agent', agent.id) });
}

function findAgent(db: Database, agentId: string): AgentRow {
  const agent = db.agents.get(agentId);
  if (!agent) throw notFound('actor', `/agents/${agentId}`);
  return agent;
}

type SlotPath = { agentId: string; slotId: string };

const slotAddress = ({ agentId, slotId }: SlotPath) => `/agents/${agentId}/slots/${slotId}`;

/** Changing a missing slot is a 500, unlike reading it. */
function slotToChange(db: Database, path: SlotPath): { agent: AgentRow; slot: SlotRow } {
  const agent = db.agents.get(path.agentId);
  const slot = agent?.slots.find(({ id }) => id === path.slotId);
  if (!agent || !slot) throw plainError(`actor ${slotAddress(path)} could not be found`);
  return { agent, slot };
}

function setEnabled(agent: AgentRow, enabled: boolean, draining: boolean) {
  for (const each of [agent, ...agent.slots]) {
    each.enabled = enabled;
    each.draining = draining;
  }
}

const slotAnswer = ({ id, device, enabled, draining, container }: SlotRow): Slot => ({
  id,
  device,
  enabled,
  container,
  draining,
});

/** The containers without a slot, by agent. */
function slotlessContainers({ simulation }: Source): Map<string, Container[]> {
  const containers = new Map<string, Container[]>();
  for (const { agentId, slotIds, containerId: id } of simulation.engine.requests.flatMap(
    ({ spots }) => spots ?? [],
  )) {
    if (slotIds.length > 0) continue;
    const container: Container = { parent: '', id, state: 'STATE_RUNNING', devices: [] };
    containers.set(agentId, [...(containers.get(agentId) ?? []), container]);
  }
  return containers;
}

function agentAnswer(
  source: Source,
  agent: AgentRow,
  slotless = slotlessContainers(source),
): Agent {
  const containers = [
    ...agent.slots.flatMap((slot) => slot.container ?? []),
    ...(slotless.get(agent.id) ?? []),
  ];
  return {
    id: agent.id,
    registeredTime: timestamp(agent.registeredAt),
    slots: Object.fromEntries(
      agent.slots.map((slot) => [
        slotAddress({ agentId: agent.id, slotId: slot.id }),
        slotAnswer(slot),
      ]),
    ),
    containers: Object.fromEntries(containers.map((container) => [container.id, container])),
    label: '',
    addresses: agent.addresses,
    enabled: agent.enabled,
    draining: agent.draining,
    version: agent.version,
    resourcePools: agent.resourcePools,
  };
}
