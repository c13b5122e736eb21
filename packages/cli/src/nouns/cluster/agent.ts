import { countSlots } from '@trainyard/insights/cluster/slot-counts';
import { getAgents } from '@trainyard/sdk/calls';
import type { Agent } from '@trainyard/sdk/types';
import { readWords, runOnEach } from '../../core/each';
import { UsageError } from '../../core/option-values';
import { computed, field, timeField } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';

const slotColumn = (
  count: 'used' | 'free' | 'disabled' | 'draining',
  key: string,
  header: string,
) =>
  computed<Agent>(key, header, (agent) => countSlots({ agents: [agent], pools: [] })[count], {
    align: 'right',
  });

const columns = [
  field<Agent>('id', 'ID'),
  field<Agent>('version', 'Version', { isMinor: true }),
  timeField<Agent>('registeredTime', 'Registered', { isMinor: true }),
  computed<Agent>('slots', 'Slots', ({ slots }) => Object.keys(slots).length, { align: 'right' }),
  slotColumn('used', 'slotsUsed', 'Used'),
  slotColumn('free', 'slotsFree', 'Free'),
  slotColumn('disabled', 'slotsDisabled', 'Disabled'),
  slotColumn('draining', 'slotsDraining', 'Draining slots'),
  computed<Agent>('containers', 'Containers', ({ containers }) => Object.keys(containers).length, {
    align: 'right',
  }),
  field<Agent>('resourcePools', 'Pools', { show: ({ resourcePools }) => resourcePools.join(', ') }),
  field<Agent>('enabled', 'Enabled'),
  field<Agent>('draining', 'Draining'),
  field<Agent>('addresses', 'Addresses', {
    isMinor: true,
    show: ({ addresses }) => addresses.join(', '),
  }),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List agents',
  prints: 'rows',
  isDefault: true,
  examples: ['trainyard agent list --watch'],
  run: async ({ cli }) => cli.out.rows(columns, listRows(cli, getAgents, {})),
});

const everyAgent = {
  type: 'boolean',
  help: 'All agents of the cluster',
} as const;

/** The named agents, or all with `--all`. */
async function agentIds(cli: Cli, operands: string[], isAll: boolean): Promise<string[]> {
  if (isAll !== (operands.length === 0)) throw new UsageError('Name agents, or use --all.');
  if (!isAll) return readWords(cli, operands);
  const { client } = await cli.session();
  const { agents } = await client.getAgents({}, { signal: cli.signal });
  return agents.map(({ id }) => id);
}

const disable = defineVerb({
  name: 'disable',
  summary: 'Disable agents; work that runs there is stopped, unless --drain is given',
  operands: '[agent…]',
  completes: 'agent',
  options: {
    all: everyAgent,
    drain: { type: 'boolean', help: 'Let running work finish first' },
  },
  examples: ['trainyard agent disable gpu-01 --drain'],
  run: async ({ values, operands, cli }) => {
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids: await agentIds(cli, operands, values.all),
      what: 'agent',
      verb: values.drain ? 'drain' : 'disable',
      done: values.drain ? 'Draining' : 'Disabled',
      needsConfirmation: values.all,
      run: async (agentId) => {
        const { drain } = values;
        await requireActionOn(cli, { noun: 'agent', id: agentId }, drain ? 'drain' : 'disable');
        const args = { agentId, body: { agentId, drain } };
        await client.disableAgent(args, { signal: cli.signal });
      },
    });
  },
});

const enable = defineVerb({
  name: 'enable',
  summary: 'Enable agents',
  operands: '[agent…]',
  completes: 'agent',
  options: { all: everyAgent },
  run: async ({ values, operands, cli }) => {
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids: await agentIds(cli, operands, values.all),
      what: 'agent',
      verb: 'enable',
      done: 'Enabled',
      run: async (agentId) => {
        await requireActionOn(cli, { noun: 'agent', id: agentId }, 'enable');
        await client.enableAgent({ agentId }, { signal: cli.signal });
      },
    });
  },
});

export const verbs = [list, disable, enable];
