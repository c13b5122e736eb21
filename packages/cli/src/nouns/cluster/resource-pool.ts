import { countPoolSlots } from '@trainyard/insights/cluster/slot-counts';
import { items } from '@trainyard/sdk';
import { getResourcePools, listWorkspacesBoundToRP } from '@trainyard/sdk/calls';
import type { Agent, ResourcePool } from '@trainyard/sdk/types';
import { readWords } from '../../core/each';
import { computed, countField, field, numberField } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { requireAction } from '../people/require-action';
import { findWorkspace } from '../workspace/find';

const withoutPrefix = (text: string, prefix: string) =>
  text.replace(prefix, '').replaceAll('_', ' ').toLowerCase();

const columnsWith = (agents: readonly Agent[]) => [
  field<ResourcePool>('name', 'Name'),
  field<ResourcePool>('description', 'Description', { isMinor: true }),
  field<ResourcePool>('schedulerType', 'Scheduler', {
    show: ({ schedulerType }) => withoutPrefix(schedulerType, 'SCHEDULER_TYPE_'),
  }),
  countField<ResourcePool>('numAgents', 'Agents'),
  // the master counts a disabled slot as used; the table does not
  computed<ResourcePool>('slotsUsed', 'Slots used', (pool) => countPoolSlots(pool, agents).used, {
    align: 'right',
  }),
  computed<ResourcePool>(
    'slotsAvailable',
    'Slots',
    (pool) => countPoolSlots(pool, agents).capacity,
    { align: 'right' },
  ),
  field<ResourcePool>('accelerator', 'Accelerator'),
  field<ResourcePool>('preemptible', 'Preemptible', { isMinor: true }),
  computed<ResourcePool>('default', 'Default for', ({ defaultComputePool, defaultAuxPool }) =>
    [defaultComputePool && 'compute', defaultAuxPool && 'aux'].filter(Boolean).join(', '),
  ),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List resource pools',
  prints: 'rows',
  isDefault: true,
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { agents } = await client.getAgents({}, { signal: cli.signal });
    await cli.out.rows(columnsWith(agents), listRows(cli, getResourcePools, {}));
  },
});

type Bound = { id: number; name: string };
const boundColumns = [numberField<Bound>('id', 'ID'), field<Bound>('name', 'Workspace')];

const listWorkspaces = defineVerb({
  name: 'bindings list-workspaces',
  summary: 'List the workspaces that a pool is bound to; without any, all may use it',
  operands: '<pool>',
  completes: 'resource-pool',
  prints: 'rows',
  run: async ({ operands: [pool = ''], cli }) => cli.out.rows(boundColumns, boundTo(cli, pool)),
});

async function* boundTo(
  cli: Cli,
  resourcePoolName: string,
): AsyncGenerator<Bound, void, undefined> {
  const { client } = await cli.session();
  const args = { resourcePoolName, limit: 100 };
  const options = { signal: cli.signal };
  for await (const id of items(client, listWorkspacesBoundToRP, args, options)) {
    const { workspace } = await client.getWorkspace({ workspaceId: id }, options);
    yield { id, name: workspace.name };
  }
}

type Call = 'bindRPToWorkspace' | 'overwriteRPWorkspaceBindings' | 'unbindRPFromWorkspace';

const binding = (
  call: Call,
  { name, summary, done }: Record<'done' | 'name' | 'summary', string>,
) =>
  defineVerb({
    name: `bindings ${name}`,
    summary,
    operands: '<pool> <workspace…>',
    completes: 'resource-pool',
    run: async ({ operands: [resourcePoolName = '', ...words], cli }) => {
      await requireAction(cli, { resourcePool: { name: resourcePoolName } }, 'manageBindings');
      const { client } = await cli.session();
      const workspaceNames: string[] = [];
      // the master compares names case-sensitively
      for (const word of await readWords(cli, words))
        workspaceNames.push((await findWorkspace(cli, word)).name);
      const body = { resourcePoolName, workspaceIds: [], workspaceNames };
      await client[call]({ resourcePoolName, body }, { signal: cli.signal });
      cli.notify(`${done} ${resourcePoolName}: ${workspaceNames.join(', ')}.`);
    },
  });

export const verbs = [
  list,
  listWorkspaces,
  binding('bindRPToWorkspace', {
    name: 'add',
    summary: 'Bind a pool to more workspaces; others can no longer use it',
    done: 'Bound',
  }),
  binding('unbindRPFromWorkspace', {
    name: 'remove',
    summary: 'Unbind a pool from workspaces',
    done: 'Unbound',
  }),
  binding('overwriteRPWorkspaceBindings', {
    name: 'replace',
    summary: 'Bind a pool to these workspaces and no others',
    done: 'Bound',
  }),
];
