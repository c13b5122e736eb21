import type { Agent, Slot } from '@trainyard/sdk/types';
import type { AgentRow, Database, SlotRow } from '../database';
import { pageInMemory } from '../paging';
import { sortRows } from '../sort';
import { timestamp } from '../time';
import { allow } from './allow';
import { notFound, plainError } from './errors';
import type { Handlers } from './types';

export const agentHandlers = {
  // `label` is taken and does nothing
  getAgents: ({ query, db }) => {
    const key =
      query.sortBy === 'SORT_BY_TIME'
        ? (agent: AgentRow) => agent.registeredAt
        : (agent: AgentRow) => agent.id;
    const rows = sortRows({ rows: db.agents.all(), keys: [key], orderBy: query.orderBy });
    const page = pageInMemory(rows, query);
    return { agents: page.rows.map(agentAnswer), pagination: page.pagination };
  },

  getAgent: ({ path, db }) => ({ agent: agentAnswer(findAgent(db, path.agentId)) }),

  getSlots: ({ path, db }) => ({ slots: findAgent(db, path.agentId).slots.map(slotAnswer) }),

  getSlot: ({ path, db }) => {
    const slot = findAgent(db, path.agentId).slots.find(({ id }) => id === path.slotId);
    if (!slot) throw notFound('actor', slotAddress(path));
    return { slot: slotAnswer(slot) };
  },

  enableAgent: ({ path, db, viewer }) => {
    allow(viewer, 'enableAgent');
    const agent = findAgent(db, path.agentId);
    setEnabled(agent, true, false);
    return { agent: agentAnswer(agent) };
  },

  disableAgent: ({ path, body, db, viewer }) => {
    allow(viewer, 'disableAgent');
    const agent = findAgent(db, path.agentId);
    setEnabled(agent, false, body?.drain ?? false);
    return { agent: agentAnswer(agent) };
  },

  enableSlot: ({ path, db, viewer }) => {
    allow(viewer, 'enableSlot');
    const slot = slotToChange(db, path);
    slot.enabled = true;
    return { slot: slotAnswer(slot) };
  },

  disableSlot: ({ path, body, db, viewer }) => {
    allow(viewer, 'disableSlot');
    const slot = slotToChange(db, path);
    slot.enabled = false;
    slot.draining = body?.drain ?? false;
    return { slot: slotAnswer(slot) };
  },
} satisfies Partial<Handlers>;

function findAgent(db: Database, agentId: string): AgentRow {
  const agent = db.agents.get(agentId);
  if (!agent) throw notFound('actor', `/agents/${agentId}`);
  return agent;
}

type SlotPath = { agentId: string; slotId: string };

const slotAddress = ({ agentId, slotId }: SlotPath) => `/agents/${agentId}/slots/${slotId}`;

/** Changing what is missing is a 500, unlike reading it. */
function slotToChange(db: Database, path: SlotPath): SlotRow {
  const slot = db.agents.get(path.agentId)?.slots.find(({ id }) => id === path.slotId);
  if (!slot) throw plainError(`actor ${slotAddress(path)} could not be found`);
  return slot;
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

function agentAnswer(agent: AgentRow): Agent {
  const containers = agent.slots.flatMap((slot) => slot.container ?? []);
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
