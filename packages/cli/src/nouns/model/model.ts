import { items } from '@trainyard/sdk';
import { getModels, getModelVersions } from '@trainyard/sdk/calls';
import { promote as promoteCheckpoint } from '@trainyard/sdk/flows';
import { modelAliases, withAliases } from '@trainyard/sdk/model';
import { measureCheckpoint } from '@trainyard/sdk/node';
import type { Args, Model } from '@trainyard/sdk/types';
import { defineEachVerb, readWords } from '../../core/each';
import { UsageError, wholeNumber } from '../../core/option-values';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { requireAction, requireActionOn } from '../people/require-action';
import { findWorkspace } from '../workspace/find';
import { aliasColumns, modelColumns, versionColumns } from './columns';
import { modelInPath, noModel } from './in-path';

type ModelsSort = NonNullable<Args<'getModels'>['sortBy']>;

const sorts: Record<string, ModelsSort> = {
  name: 'SORT_BY_NAME',
  description: 'SORT_BY_DESCRIPTION',
  creation_time: 'SORT_BY_CREATION_TIME',
  last_updated_time: 'SORT_BY_LAST_UPDATED_TIME',
};

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List registered models',
  prints: 'rows',
  isDefault: true,
  options: {
    'workspace-names': { type: 'string', short: 'w', value: 'A,B', help: 'In these workspaces' },
    'sort-by': {
      type: 'string',
      value: 'FIELD',
      choices: Object.keys(sorts),
      default: 'last_updated_time',
      help: 'name, description, creation_time or last_updated_time',
    },
    'order-by': {
      type: 'string',
      value: 'ORDER',
      choices: ['asc', 'desc'],
      default: 'asc',
      help: 'asc or desc',
    },
    archived: { type: 'boolean', help: 'Archived ones too' },
  },
  examples: ['trainyard model list -w Vision,Language'],
  run: async ({ values, cli }) => {
    const names = values['workspace-names'];
    const filter = {
      sortBy: sorts[values['sort-by']] ?? 'SORT_BY_UNSPECIFIED',
      orderBy: values['order-by'] === 'desc' ? 'ORDER_BY_DESC' : 'ORDER_BY_ASC',
      ...(names === undefined ? {} : { workspaceNames: names.split(',') }),
      ...(values.archived ? {} : { archived: false }),
    } as const;
    await cli.out.rows(await modelColumns(cli), listRows(cli, getModels, filter), {
      id: ({ name }) => name,
    });
  },
});

const one = { operands: '<model>', completes: 'model' } as const;

const inPath = async (cli: Cli, name: string) =>
  modelInPath((await cli.session()).client, name, { signal: cli.signal });

async function findModel(cli: Cli, modelName: string): Promise<Model> {
  const { client } = await cli.session();
  const { model } = await client.getModel({ modelName }, { signal: cli.signal });
  if (model) return model;
  throw noModel(modelName);
}

const describe = defineVerb({
  ...one,
  name: 'describe',
  summary: 'Show a model and one of its versions, the newest by default',
  prints: 'record',
  options: { version: { type: 'string', value: 'N', help: 'This version' } },
  run: async ({ values, operands: [name = ''], cli }) => {
    const modelName = await inPath(cli, name);
    const model = await findModel(cli, modelName);
    await cli.out.record(await modelColumns(cli), model);
    const version = await versionOf(cli, modelName, values.version);
    if (version && cli.out.format === 'table') {
      cli.out.text('');
      await cli.out.record(versionColumns, version);
    }
  },
});

async function versionOf(cli: Cli, modelName: string, text: string | undefined) {
  const { client } = await cli.session();
  if (text !== undefined) {
    const modelVersionNum = wholeNumber({ option: 'version', text, min: 1, max: 2 ** 31 - 1 });
    const args = { modelName, modelVersionNum };
    return (await client.getModelVersion(args, { signal: cli.signal })).modelVersion;
  }
  const newest = { modelName, sortBy: 'SORT_BY_VERSION', orderBy: 'ORDER_BY_DESC' } as const;
  for await (const version of items(client, getModelVersions, newest, { signal: cli.signal }))
    return version;
  return null;
}

const listVersions = defineVerb({
  ...one,
  name: 'list-versions',
  summary: 'List the versions of a model',
  prints: 'rows',
  run: async ({ operands: [name = ''], cli }) => {
    const modelName = await inPath(cli, name);
    const args = { modelName, sortBy: 'SORT_BY_VERSION', orderBy: 'ORDER_BY_DESC' } as const;
    await cli.out.rows(versionColumns, listRows(cli, getModelVersions, args));
  },
});

const create = defineVerb({
  name: 'create',
  summary: 'Create a model to register checkpoints under',
  operands: '<name>',
  prints: 'record',
  options: {
    'workspace-name': { type: 'string', short: 'w', value: 'NAME', help: 'In this workspace' },
    description: { type: 'string', value: 'TEXT', default: '', help: 'Description' },
    label: { type: 'string', value: 'TEXT', multiple: true, help: 'A label; may be repeated' },
  },
  run: async ({ values, operands: [name = ''], cli }) => {
    const { client } = await cli.session();
    const workspace = values['workspace-name'];
    const workspaceRow = workspace === undefined ? undefined : await findWorkspace(cli, workspace);
    if (workspaceRow) await requireAction(cli, { workspace: workspaceRow }, 'createModel');
    const place = workspaceRow ? { workspaceId: workspaceRow.id } : {};
    const body = { name, description: values.description, labels: values.label, ...place };
    const { model } = await client.postModel({ body }, { signal: cli.signal });
    if (model) await cli.out.record(await modelColumns(cli), model);
  },
});

const versionOptions = {
  name: { type: 'string', value: 'NAME', default: '', help: 'Name of the version' },
  comment: { type: 'string', value: 'TEXT', default: '', help: 'Description of the version' },
} as const;

/** Checks that a checkpoint may become a version of a model. */
async function requireVersion(cli: Cli, modelName: string, checkpointUuid: string) {
  await requireAction(cli, { model: await findModel(cli, modelName) }, 'registerVersion');
  await requireActionOn(cli, { noun: 'checkpoint', id: checkpointUuid }, 'register');
}

const registerVersion = defineVerb({
  name: 'register-version',
  summary: 'Register a checkpoint as the next version of a model',
  operands: '<model> <checkpoint>',
  completes: 'model',
  prints: 'record',
  options: versionOptions,
  run: async ({ values, operands: [name = '', checkpointUuid = ''], cli }) => {
    const modelName = await inPath(cli, name);
    await requireVersion(cli, modelName, checkpointUuid);
    const { client } = await cli.session();
    const body = { modelName, checkpointUuid, name: values.name, comment: values.comment };
    const answer = await client.postModelVersion({ modelName, body }, { signal: cli.signal });
    if (answer.modelVersion) await cli.out.record(versionColumns, answer.modelVersion);
  },
});

const promote = defineVerb({
  name: 'promote',
  summary: 'Register a checkpoint, after checking its files against what the trial reported',
  operands: '<model> <checkpoint>',
  completes: 'model',
  prints: 'record',
  options: versionOptions,
  run: async ({ values, operands: [name = '', checkpointUuid = ''], cli }) => {
    const modelName = await inPath(cli, name);
    await requireVersion(cli, modelName, checkpointUuid);
    const { client } = await cli.session();
    const version = await promoteCheckpoint(
      client,
      { modelName, checkpointUuid, name: values.name, comment: values.comment },
      { signal: cli.signal, measure: measureCheckpoint },
    );
    await cli.out.record(versionColumns, version);
  },
});

const move = defineVerb({
  ...one,
  name: 'move',
  summary: 'Move a model to another workspace',
  options: {
    'workspace-name': {
      type: 'string',
      short: 'w',
      value: 'NAME',
      help: 'Workspace to move it to',
    },
  },
  run: async ({ values, operands: [name = ''], cli }) => {
    const modelName = await inPath(cli, name);
    await requireAction(cli, { model: await findModel(cli, modelName) }, 'move');
    const target = await findWorkspace(cli, values['workspace-name'] ?? 'Uncategorized');
    const { client } = await cli.session();
    const body = { modelName, destinationWorkspaceId: target.id };
    await client.moveModel({ modelName, body }, { signal: cli.signal });
    cli.notify(`Moved model ${name} to ${target.name}.`);
  },
});

const alias = defineVerb({
  name: 'alias',
  summary: 'List the aliases of a model, or point one to a version',
  operands: '<model> [alias] [version]',
  completes: 'model',
  prints: 'rows',
  options: { remove: { type: 'boolean', help: 'Remove the alias' } },
  examples: [
    'trainyard model alias resnet50',
    'trainyard model alias resnet50 production 12',
    'trainyard model alias resnet50 staging --remove',
  ],
  run: async ({ values, operands: [typed = '', name, text], cli }) => {
    const modelName = await inPath(cli, typed);
    const model = await findModel(cli, modelName);
    if (name !== undefined && values.remove !== true && text === undefined)
      throw new UsageError('Name the version that holds the alias, or remove it with --remove.');
    const isRemoved = values.remove === true || text === undefined;
    const targetVersion = isRemoved ? null : await versionOf(cli, modelName, text);
    const changes = name === undefined ? [] : [[name, targetVersion?.version ?? null] as const];
    let metadata: Model['metadata'] = model.metadata;
    if (changes.length > 0) {
      await requireAction(cli, { model }, 'edit');
      const { client } = await cli.session();
      const { user } = await client.getMe({}, { signal: cli.signal });
      const author = { by: user.username, at: new Date().toISOString() };
      // the newest metadata, because the master keeps all aliases of a model in one value
      metadata = withAliases(await findModel(cli, String(model.id)), new Map(changes), author);
      const keptFields = { name: null, description: null, labels: null, notes: null };
      await client.patchModel(
        { modelName: String(model.id), body: { ...keptFields, metadata } },
        { signal: cli.signal },
      );
    }
    const aliasRows = [...modelAliases({ metadata })].map(([alias, version]) => ({
      alias,
      version,
    }));
    await cli.out.rows(aliasColumns, aliasRows);
  },
});

type Call = 'archiveModel' | 'deleteModel' | 'unarchiveModel';

type Words = { name: 'archive' | 'delete' | 'unarchive'; done: string; summary: string };

const actionOf = (call: Call, words: Words) =>
  defineEachVerb({
    ...words,
    operands: '<model…>',
    completes: 'model',
    what: 'model',
    needsConfirmation: call === 'deleteModel',
    ids: readWords,
    run: async (name, { client, options, cli }) => {
      const modelName = await inPath(cli, name);
      await requireAction(cli, { model: await findModel(cli, modelName) }, words.name);
      await client[call]({ modelName }, options);
    },
  });

export const verbs = [
  list,
  describe,
  listVersions,
  create,
  registerVersion,
  promote,
  alias,
  move,
  actionOf('archiveModel', { name: 'archive', done: 'Archived', summary: 'Archive models' }),
  actionOf('unarchiveModel', {
    name: 'unarchive',
    done: 'Unarchived',
    summary: 'Unarchive models',
  }),
  actionOf('deleteModel', {
    name: 'delete',
    done: 'Deleted',
    summary: 'Delete models and their versions; the checkpoints stay',
  }),
];
