import { type SlotState, slotState } from '@trainyard/insights/cluster/slot-counts';
import { slotHolders } from '@trainyard/insights/cluster/slot-holders';
import type { Agent } from '@trainyard/sdk/types';
import { runOnEach } from '../../core/each';
import { field } from '../../core/output/columns';
import { slotStates } from '../../core/output/state-names';
import { defineVerb } from '../../core/verb';
import { requireAction } from '../people/require-action';

type Row = {
  agentId: string;
  slotId: string;
  resourcePools: string;
  state: SlotState;
  enabled: boolean;
  draining: boolean;
  allocationId: string;
  taskName: string;
  type: string;
  device: string;
};

const columns = [
  field<Row>('agentId', 'Agent'),
  field<Row>('resourcePools', 'Pools'),
  field<Row>('slotId', 'Slot'),
  field<Row>('state', 'State', { states: slotStates }),
  field<Row>('enabled', 'Enabled'),
  field<Row>('draining', 'Draining'),
  field<Row>('allocationId', 'Allocation', { isMinor: true }),
  field<Row>('taskName', 'Task'),
  field<Row>('type', 'Type', { isMinor: true }),
  field<Row>('device', 'Device'),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List the slots of all agents and what runs on them',
  prints: 'rows',
  isDefault: true,
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const [{ agents }, { allocationIdToSummary }] = await Promise.all([
      client.getAgents({}, options),
      client.getTasks({}, options),
    ]);
    const holderOf = slotHolders(Object.values(allocationIdToSummary));
    const rows = agents.flatMap((agent) => slotRows(agent, holderOf));
    await cli.out.rows(columns, rows, {
      id: ({ agentId, slotId }) => `${agentId}/${slotId}`,
    });
  },
});

function slotRows(agent: Agent, holderOf: ReturnType<typeof slotHolders>): Row[] {
  return Object.values(agent.slots).map((slot) => {
    const holder = holderOf(agent.id, slot);
    return {
      agentId: agent.id,
      slotId: slot.id,
      resourcePools: agent.resourcePools.join(', '),
      state: slotState(slot),
      enabled: slot.enabled,
      draining: slot.draining,
      allocationId: holder?.allocationId ?? (slot.container ? 'occupied' : 'free'),
      taskName: holder?.name ?? '',
      type: slot.device?.type.replace('TYPE_', '').toLowerCase() ?? '',
      device: slot.device?.brand ?? '',
    };
  });
}

const actionOf = (call: 'disableSlot' | 'enableSlot') => {
  const verb = call === 'enableSlot' ? 'enable' : 'disable';
  return defineVerb({
    name: verb,
    summary: call === 'enableSlot' ? 'Enable slots of an agent' : 'Disable slots of an agent',
    operands: '<agent> <slot…>',
    completes: 'agent',
    run: async ({ operands: [agentId = '', ...slots], cli }) => {
      const { client } = await cli.session();
      return runOnEach(cli, {
        ids: slots,
        what: 'slot',
        verb,
        done: call === 'enableSlot' ? 'Enabled' : 'Disabled',
        run: async (slotId) => {
          const options = { signal: cli.signal };
          const { slot } = await client.getSlot({ agentId, slotId }, options);
          if (slot) await requireAction(cli, { slot }, verb);
          const body = { agentId, slotId, drain: false };
          await (call === 'enableSlot'
            ? client.enableSlot({ agentId, slotId }, options)
            : client.disableSlot({ agentId, slotId, body }, options));
        },
      });
    },
  });
};

export const verbs = [list, actionOf('disableSlot'), actionOf('enableSlot')];
