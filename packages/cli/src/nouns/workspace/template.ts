import { isNotFound } from '@trainyard/sdk';
import { getTemplates } from '@trainyard/sdk/calls';
import type { Template } from '@trainyard/sdk/types';
import type { ValuesOf } from '../../core/command';
import { defineEachVerb, readWords } from '../../core/each';
import { readConfigFile } from '../../core/files/yaml-file';
import { field } from '../../core/output/columns';
import { listRows } from '../../core/pages';
import { type Cli, defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';
import { findWorkspace, workspaceColumn } from './find';
import { checkReplacing, replacing } from './replacing';

const columnsOf = async (cli: Cli) => [
  field<Template>('name', 'Name'),
  await workspaceColumn<Template>(cli),
];
const configColumn = async () => {
  const { writeYaml } = await import('@trainyard/sdk/yaml');
  const show = ({ config }: Template) => writeYaml(config).replace(/\n$/, '');
  return field<Template>('config', 'Config', { show });
};

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List templates',
  prints: 'rows',
  isDefault: true,
  options: { details: { type: 'boolean', short: 'd', help: 'Their configurations too' } },
  examples: ['trainyard template list', 'trainyard tpl ls -d'],
  run: async ({ values, cli }) => {
    const rows = listRows(cli, getTemplates, { sortBy: 'SORT_BY_NAME' });
    const columns = [...(await columnsOf(cli)), ...(values.details ? [await configColumn()] : [])];
    await cli.out.rows(columns, rows, { id: ({ name }) => name });
  },
});

const describe = defineVerb({
  name: 'describe',
  summary: 'Show the configuration of a template',
  operands: '<name>',
  completes: 'template',
  prints: 'document',
  run: async ({ operands: [templateName = ''], cli }) => {
    const { client } = await cli.session();
    const { template } = await client.getTemplate({ templateName }, { signal: cli.signal });
    await cli.out.document(template.config);
  },
});

const nameAndFile = { operands: '<name> <file>', completes: 'template' } as const;
const inWorkspace = {
  'workspace-name': {
    type: 'string',
    short: 'w',
    value: 'NAME',
    help: 'Workspace of a new template, Uncategorized by default',
  },
} as const;

async function workspaceIdOf(cli: Cli, name: string | undefined): Promise<number> {
  return name === undefined ? 1 : (await findWorkspace(cli, name)).id;
}

const create = defineVerb({
  ...nameAndFile,
  name: 'create',
  summary: 'Create a template from a YAML file',
  options: inWorkspace,
  examples: ['trainyard template create base base.yaml -w vision'],
  run: async ({ values, operands: [name = '', file = ''], cli }) => {
    const config = await readConfigFile(cli, file);
    const workspaceId = await workspaceIdOf(cli, values['workspace-name']);
    const { client } = await cli.session();
    const args = { templateName: name, body: { name, config, workspaceId } };
    await client.postTemplate(args, { signal: cli.signal });
    cli.notify(`Created template ${name}.`);
  },
});

const set = defineVerb({
  ...nameAndFile,
  name: 'set',
  summary: 'Create a template, or replace its configuration',
  options: { ...inWorkspace, ...replacing },
  examples: [
    'trainyard template describe base > base.yaml',
    'trainyard template set base edited.yaml --base base.yaml',
  ],
  run: async ({ values, operands: [name = '', file = ''], cli }) => {
    const config = await readConfigFile(cli, file);
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    // PUT of a 0.23 master accepts no workspace, and fails if the template exists
    try {
      await requireActionOn(cli, { noun: 'template', id: name }, 'edit');
      await checkTemplate(cli, { name, config, values });
      await client.patchTemplateConfig({ templateName: name, body: config }, options);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      const workspaceId = await workspaceIdOf(cli, values['workspace-name']);
      await client.postTemplate(
        { templateName: name, body: { name, config, workspaceId } },
        options,
      );
    }
    cli.notify(`Set template ${name}.`);
  },
});

type Edit = { name: string; config: unknown; values: ValuesOf<typeof replacing> };

async function checkTemplate(cli: Cli, { name: templateName, config, values }: Edit) {
  const { client } = await cli.session();
  const { template } = await client.getTemplate({ templateName }, { signal: cli.signal });
  const what = `template ${templateName}`;
  await checkReplacing(cli, { what, newest: template.config, next: config, values });
}

const setConfig = defineVerb({
  ...nameAndFile,
  name: 'set-value config',
  aliases: ['set config'],
  summary: 'Replace the configuration of a template',
  options: replacing,
  run: async ({ values, operands: [templateName = '', file = ''], cli }) => {
    const body = await readConfigFile(cli, file);
    await requireActionOn(cli, { noun: 'template', id: templateName }, 'edit');
    await checkTemplate(cli, { name: templateName, config: body, values });
    const { client } = await cli.session();
    await client.patchTemplateConfig({ templateName, body }, { signal: cli.signal });
    cli.notify(`Set template ${templateName}.`);
  },
});

const remove = defineEachVerb({
  name: 'remove',
  aliases: ['rm', 'delete'],
  summary: 'Delete templates',
  operands: '<name…>',
  completes: 'template',
  what: 'template',
  verb: 'delete',
  done: 'Deleted',
  ids: readWords,
  run: async (templateName, { client, options, cli }) => {
    await requireActionOn(cli, { noun: 'template', id: templateName }, 'delete');
    await client.deleteTemplate({ templateName }, options);
  },
});

export const verbs = [list, describe, create, set, setConfig, remove];
