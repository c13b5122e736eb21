import { waitFor } from '@trainyard/sdk';
import { getTask } from '@trainyard/sdk/calls';
import type { ModelFile } from '@trainyard/sdk/node';
import type { ValuesOf } from '../../core/command';
import { Failure } from '../../core/failure';
import type { Cli } from '../../core/verb';
import { requireAction } from '../people/require-action';
import { findWorkspace } from '../workspace/find';
import { configOf, configOptions, contextOptions, filesOf, volumeOption } from './config';
import { kinds, type TaskKind } from './kinds';

const placeOptions = {
  'workspace-name': {
    type: 'string',
    short: 'w',
    value: 'NAME',
    help: 'Workspace to run in, Uncategorized by default',
  },
  detach: { type: 'boolean', short: 'd', help: 'Print the id and do not wait' },
} as const;

/** Options of all launch commands. */
export const launchOptions = { ...configOptions, ...placeOptions, ...contextOptions };

/** Options of launch commands with a template and volumes. */
export const taskOptions = {
  ...configOptions,
  ...placeOptions,
  template: { type: 'string', value: 'NAME', help: 'A template to start from' },
  ...contextOptions,
  ...volumeOption,
} as const;

type LaunchFlags = ValuesOf<typeof configOptions> &
  ValuesOf<typeof contextOptions> & {
    'workspace-name': string | undefined;
    template?: string | undefined;
    volume?: string[];
  };

export type LaunchBody = {
  config: Record<string, unknown>;
  files: ModelFile[];
  workspaceId: number;
  templateName: string;
};

/** Builds the body of a launch, from the options that all kinds share. */
export async function launchBody(cli: Cli, values: LaunchFlags): Promise<LaunchBody> {
  const config = await configOf(cli, values);
  const files = await filesOf(cli, values);
  const workspace = values['workspace-name'];
  const workspaceRow = workspace === undefined ? undefined : await findWorkspace(cli, workspace);
  if (workspaceRow) await requireAction(cli, { workspace: workspaceRow }, 'launchTask');
  const workspaceId = workspaceRow?.id ?? 0;
  return { config, files, workspaceId, templateName: values.template ?? '' };
}

/** Prints the warnings of the master; returns true if slots will be missing. */
export function reportWarnings(cli: Cli, warnings: readonly string[]): boolean {
  const isShort = warnings.includes('LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED');
  if (isShort) cli.notify('It needs more slots than the cluster has now, and waits for them.');
  return isShort;
}

/** Waits until a task is ready. @throws Failure if it ends before, with its exit status */
export async function waitUntilReady(cli: Cli, kind: TaskKind, taskId: string): Promise<void> {
  const { client } = await cli.session();
  const { name } = kinds[kind];
  cli.progress(`Waiting for ${name} ${taskId} …`);
  await waitFor({
    what: `${name} ${taskId}`,
    everyMs: 2000,
    signal: cli.signal,
    get: async (signal) => (await getTask(client, { taskId }, { signal, retry: 'off' })).task,
    stateOf: (task) => task.allocations[0]?.state,
    until: (task) => task.allocations[0]?.isReady === true || task.endTime !== undefined,
  });
  const { task } = await kinds[kind].get(client, taskId, { signal: cli.signal });
  if (task?.state === 'STATE_TERMINATED')
    throw new Failure(`The ${name} ended before it could be used: ${task.exitStatus}`, {
      hint: `\`trainyard task logs ${taskId}\` shows what it said.`,
    });
}

type Opened = { id: string; serviceAddress: string; description: string; resourcePool: string };

/** The console page that opens a task, with the path of the platform's consoles. */
export function pageOf(
  kind: 'notebook' | 'tensorboard',
  { master, task, isShort = false }: { master: string; task: Opened; isShort?: boolean },
): string {
  const type = kind === 'notebook' ? 'jupyter-lab' : 'tensor-board';
  const waiting = `/wait/${type}/${task.id}?serviceAddr=${encodeURIComponent(task.serviceAddress)}`;
  const parts = [task.id, type, task.description, task.resourcePool, waiting];
  const path = parts.map((part) => encodeURIComponent(part)).join('/');
  return `${master}/interactive/${path}/?currentSlotsExceeded=${isShort}`;
}
