import { items } from '@trainyard/sdk';
import { getWorkspaceProjects, getWorkspaces, listRPsBoundToWorkspace } from '@trainyard/sdk/calls';
import type { ResourcePool, Workspace } from '@trainyard/sdk/types';
import { defineEachVerb, readEach, readWords } from '../../core/each';
import { countField, field, numberField, timeField } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { requireAction } from '../people/require-action';
import { findWorkspace } from './find';
import { projectColumns, sorting, sortOptions, workspaceStateField } from './lists';
import { changesOf, workspaceOptions } from './options';

const columns = [
  numberField<Workspace>('id', 'ID'),
  field<Workspace>('name', 'Name'),
  field<Workspace>('username', 'Owner'),
  countField<Workspace>('numProjects', 'Projects'),
  countField<Workspace>('numExperiments', 'Experiments'),
  field<Workspace>('archived', 'Archived'),
  field<Workspace>('pinned', 'Pinned'),
  field<Workspace>('defaultComputePool', 'Compute pool', { isExtra: true }),
  field<Workspace>('defaultAuxPool', 'Aux pool', { isExtra: true }),
  timeField<Workspace>('pinnedAt', 'Pinned at', { isExtra: true }),
  workspaceStateField<Workspace>(),
  field<Workspace>('errorMessage', 'Error', { isExtra: true }),
];

const agentColumns = [
  ...columns.filter((column) => !('isExtra' in column)),
  field<Workspace>('defaultComputePool', 'Compute pool'),
  field<Workspace>('defaultAuxPool', 'Aux pool'),
  field<Workspace>('agentUserGroup', 'Agent user', {
    show: ({ agentUserGroup: agent }) =>
      agent ? `${agent.agentUser}:${agent.agentGroup} (${agent.agentUid}:${agent.agentGid})` : '',
  }),
  field<Workspace>('checkpointStorageConfig', 'Checkpoint storage'),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List workspaces',
  prints: 'rows',
  isDefault: true,
  options: {
    ...sortOptions,
    archived: { type: 'boolean', help: 'Archived ones too' },
    pinned: { type: 'boolean', help: 'Only pinned ones' },
  },
  examples: ['trainyard workspace list --sort-by name', 'trainyard w ls -o ids'],
  run: async ({ values, cli }) => {
    const filter = {
      ...sorting(values),
      ...(values.archived ? {} : { archived: false }),
      ...(values.pinned ? { pinned: true } : {}),
    };
    await cli.out.rows(columns, listRows(cli, getWorkspaces, filter));
  },
});

const describe = defineVerb({
  name: 'describe',
  summary: 'Show workspaces in full',
  operands: '<name…>',
  completes: 'workspace',
  prints: 'record',
  run: async ({ operands, cli }) => {
    const ids = await readWords(cli, operands);
    const read = (name: string) => findWorkspace(cli, name);
    const { found, exitCode } = await readEach(cli, { ids, what: 'workspace', read });
    await cli.out.records(agentColumns, found, ids.length);
    return exitCode;
  },
});

const listProjects = defineVerb({
  name: 'list-projects',
  summary: 'List the projects of a workspace',
  operands: '<name>',
  completes: 'workspace',
  prints: 'rows',
  options: sortOptions,
  run: async ({ values, operands: [name = ''], cli }) => {
    const { id: workspaceId } = await findWorkspace(cli, name);
    const rows = listRows(cli, getWorkspaceProjects, { workspaceId, ...sorting(values) });
    await cli.out.rows(projectColumns, rows);
  },
});

const poolColumns = [field<{ name: ResourcePool['name'] }>('name', 'Name')];

const listPools = defineVerb({
  name: 'list-pools',
  summary: 'List the resource pools that a workspace may use',
  operands: '<name>',
  completes: 'workspace',
  prints: 'rows',
  run: async ({ operands: [name = ''], cli }) => {
    const { id: workspaceId } = await findWorkspace(cli, name);
    await cli.out.rows(poolColumns, poolRows(cli, workspaceId));
  },
});

async function* poolRows(cli: Cli, workspaceId: number) {
  const { client } = await cli.session();
  const args = { workspaceId, limit: 100 };
  const options = { signal: cli.signal };
  for await (const name of items(client, listRPsBoundToWorkspace, args, options)) yield { name };
}

const create = defineVerb({
  name: 'create',
  summary: 'Create a workspace',
  operands: '<name>',
  prints: 'record',
  options: workspaceOptions,
  examples: [
    'trainyard workspace create vision',
    'trainyard w create nlp --default-compute-pool a100',
  ],
  run: async ({ values, operands: [name = ''], cli }) => {
    const changes = await changesOf(cli, values);
    const { client } = await cli.session();
    const body = { name, ...changes };
    const { workspace } = await client.postWorkspace({ body }, { signal: cli.signal });
    if (workspace) await cli.out.record(columns, workspace);
  },
});

const edit = defineVerb({
  name: 'edit',
  summary: 'Change a workspace',
  operands: '<name> [new-name]',
  completes: 'workspace',
  prints: 'record',
  options: {
    name: { type: 'string', value: 'NAME', help: 'The new name' },
    ...workspaceOptions,
  },
  examples: ['trainyard workspace edit vision --name "Vision lab"'],
  run: async ({ values, operands: [name = '', second], cli }) => {
    const workspace = await findWorkspace(cli, name);
    const { id } = workspace;
    const newName = values.name ?? second;
    const changes = await changesOf(cli, values);
    if (newName !== undefined) await requireAction(cli, { workspace }, 'edit');
    if (changes.agentUserGroup) await requireAction(cli, { workspace }, 'setAgentUserGroup');
    if (changes.checkpointStorageConfig)
      await requireAction(cli, { workspace }, 'setCheckpointStorage');
    const body = { ...(newName === undefined ? {} : { name: newName }), ...changes };
    const { client } = await cli.session();
    const answer = await client.patchWorkspace({ workspaceId: id, body }, { signal: cli.signal });
    if (answer.workspace) await cli.out.record(columns, answer.workspace);
  },
});

type Call =
  | 'archiveWorkspace'
  | 'unarchiveWorkspace'
  | 'pinWorkspace'
  | 'unpinWorkspace'
  | 'deleteWorkspace';

type Each = {
  name: 'archive' | 'delete' | 'pin' | 'unarchive' | 'unpin';
  aliases?: string[];
  done: string;
  summary: string;
  needsConfirmation?: boolean;
};

const actionOf = (call: Call, action: Each) =>
  defineEachVerb({
    ...action,
    operands: '<name…>',
    completes: 'workspace',
    what: 'workspace',
    ids: readWords,
    run: async (name, { client, options, cli }) => {
      const workspace = await findWorkspace(cli, name);
      await requireAction(cli, { workspace }, action.name);
      await client[call]({ workspaceId: workspace.id }, options);
    },
  });

export const verbs = [
  list,
  describe,
  listProjects,
  listPools,
  create,
  edit,
  actionOf('archiveWorkspace', {
    name: 'archive',
    done: 'Archived',
    summary: 'Archive workspaces and everything in them',
  }),
  actionOf('unarchiveWorkspace', {
    name: 'unarchive',
    done: 'Unarchived',
    summary: 'Unarchive workspaces',
  }),
  actionOf('pinWorkspace', { name: 'pin', done: 'Pinned', summary: 'Pin workspaces for yourself' }),
  actionOf('unpinWorkspace', { name: 'unpin', done: 'Unpinned', summary: 'Unpin workspaces' }),
  actionOf('deleteWorkspace', {
    name: 'delete',
    aliases: ['rm'],
    done: 'Deleted',
    summary: 'Delete workspaces that hold no experiments',
    needsConfirmation: true,
  }),
];
