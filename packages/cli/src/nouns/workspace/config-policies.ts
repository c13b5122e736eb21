import { confirm } from '../../core/each';
import { parseYaml, readText } from '../../core/files/yaml-file';
import { UsageError } from '../../core/option-values';
import { type Cli, defineVerb } from '../../core/verb';
import { findWorkspace } from './find';
import { checkReplacing, replacing } from './replacing';

const place = {
  operands: '<workload>',
  options: {
    'workspace-name': {
      type: 'string',
      short: 'w',
      value: 'NAME',
      help: 'Those of this workspace; of the whole cluster unless given',
    },
  },
} as const;

/** `experiment` or `tasks`, in the wire's form. */
function workloadOf(text: string | undefined): 'EXPERIMENT' | 'NTSC' {
  if (text === 'experiment') return 'EXPERIMENT';
  if (text === 'tasks' || text === 'task') return 'NTSC';
  throw new UsageError(`Policies are for experiment or tasks, and "${text}" is neither.`);
}

async function workspaceIdOf(cli: Cli, name: string | undefined) {
  return name === undefined ? undefined : (await findWorkspace(cli, name)).id;
}

const scopeName = (name: string | undefined) => name ?? 'the whole cluster';

const describe = defineVerb({
  ...place,
  name: 'describe',
  summary: 'Show the configuration policies; needs a master of 0.38',
  prints: 'document',
  examples: ['trainyard config-policies describe experiment -w vision'],
  run: async ({ values, operands, cli }) => {
    const workloadType = workloadOf(operands[0]);
    const workspaceId = await workspaceIdOf(cli, values['workspace-name']);
    await cli.out.document(await readPolicies(cli, { workspaceId, workloadType }));
  },
});

type Place = { workspaceId: number | undefined; workloadType: ReturnType<typeof workloadOf> };

async function readPolicies(cli: Cli, { workspaceId, workloadType }: Place) {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const { configPolicies } =
    workspaceId === undefined
      ? await client.getGlobalConfigPolicies({ workloadType }, options)
      : await client.getWorkspaceConfigPolicies({ workspaceId, workloadType }, options);
  return configPolicies;
}

const set = defineVerb({
  name: 'set',
  summary: 'Set the configuration policies from a YAML file; needs a master of 0.38',
  operands: '<workload> <file>',
  options: { ...place.options, ...replacing },
  prints: 'document',
  run: async ({ values, operands: [workload, file = ''], cli }) => {
    const workloadType = workloadOf(workload);
    // the master parses the text itself, and reports errors with their position
    const configPolicies = await readText(cli, file);
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const workspaceId = await workspaceIdOf(cli, values['workspace-name']);
    const scope = scopeName(values['workspace-name']);
    const newest = await readPolicies(cli, { workspaceId, workloadType });
    // the master refuses a text that is not YAML
    const next = await parseYaml(configPolicies, file).catch(() => newest);
    const what = `configuration policies of ${scope}`;
    await checkReplacing(cli, { what, newest, next, values });
    const answer =
      workspaceId === undefined
        ? await client.putGlobalConfigPolicies(
            { workloadType, body: { workloadType, configPolicies } },
            options,
          )
        : await client.putWorkspaceConfigPolicies(
            { workspaceId, workloadType, body: { workspaceId, workloadType, configPolicies } },
            options,
          );
    cli.notify(`Set the policies of ${scope}.`);
    await cli.out.document(answer.configPolicies);
  },
});

const remove = defineVerb({
  ...place,
  name: 'delete',
  summary: 'Delete the configuration policies; needs a master of 0.38',
  run: async ({ values, operands, cli }) => {
    const workloadType = workloadOf(operands[0]);
    const name = values['workspace-name'];
    await confirm(cli, `Delete the policies of ${scopeName(name)}?`);
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const workspaceId = await workspaceIdOf(cli, name);
    if (workspaceId === undefined)
      await client.deleteGlobalConfigPolicies({ workloadType }, options);
    else await client.deleteWorkspaceConfigPolicies({ workspaceId, workloadType }, options);
    cli.notify(`Deleted the policies of ${scopeName(name)}.`);
  },
});

export const verbs = [describe, set, remove];
