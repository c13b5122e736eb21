import { items } from '@trainyard/sdk';
import {
  type Caller,
  type CallOptions,
  getCommand,
  getCommands,
  getNotebook,
  getNotebooks,
  getShell,
  getShells,
  getTensorboard,
  getTensorboards,
  killCommand,
  killNotebook,
  killShell,
  killTensorboard,
  setCommandPriority,
  setNotebookPriority,
  setShellPriority,
  setTensorboardPriority,
} from '@trainyard/sdk/calls';
import type { Command, Notebook, Shell, Tensorboard } from '@trainyard/sdk/types';
import { Failure } from '../../core/failure';
import type { Cli } from '../../core/verb';

export type TaskKind = 'command' | 'notebook' | 'shell' | 'tensorboard';

/** The common fields of the tables of all four. */
export type TaskRow = Pick<
  Command,
  | 'description'
  | 'exitStatus'
  | 'id'
  | 'jobId'
  | 'resourcePool'
  | 'startTime'
  | 'state'
  | 'userId'
  | 'username'
  | 'workspaceId'
> &
  Partial<Pick<Tensorboard, 'experimentIds' | 'serviceAddress' | 'trialIds'>>;

type ListArgs = { users?: string[]; workspaceId?: number };
type One = { task: Command | Notebook | Shell | Tensorboard | null; config: unknown };

/** How to call each kind. */
export type Kind = {
  /** its name in sentences */
  name: string;
  list: (client: Caller, args: ListArgs, options: CallOptions) => AsyncIterable<TaskRow>;
  get: (client: Caller, id: string, options: CallOptions) => Promise<One>;
  kill: (client: Caller, id: string, options: CallOptions) => Promise<unknown>;
  setPriority: (
    client: Caller,
    id: string,
    priority: number,
    options: CallOptions,
  ) => Promise<unknown>;
};

export const kinds: Record<TaskKind, Kind> = {
  command: {
    name: 'command',
    list: (client, args, options) => items(client, getCommands, args, options),
    get: async (client, commandId, options) => {
      const { command, config } = await getCommand(client, { commandId }, options);
      return { task: command, config };
    },
    kill: (client, commandId, options) => killCommand(client, { commandId }, options),
    setPriority: (client, commandId, priority, options) =>
      setCommandPriority(client, { commandId, body: { priority } }, options),
  },
  notebook: {
    name: 'notebook',
    list: (client, args, options) => items(client, getNotebooks, args, options),
    get: async (client, notebookId, options) => {
      const { notebook, config } = await getNotebook(client, { notebookId }, options);
      return { task: notebook, config };
    },
    kill: (client, notebookId, options) => killNotebook(client, { notebookId }, options),
    setPriority: (client, notebookId, priority, options) =>
      setNotebookPriority(client, { notebookId, body: { priority } }, options),
  },
  shell: {
    name: 'shell',
    list: (client, args, options) => items(client, getShells, args, options),
    get: async (client, shellId, options) => {
      const { shell, config } = await getShell(client, { shellId }, options);
      return { task: shell, config };
    },
    kill: (client, shellId, options) => killShell(client, { shellId }, options),
    setPriority: (client, shellId, priority, options) =>
      setShellPriority(client, { shellId, body: { priority } }, options),
  },
  tensorboard: {
    name: 'TensorBoard',
    list: (client, args, options) => items(client, getTensorboards, args, options),
    get: async (client, tensorboardId, options) => {
      const { tensorboard, config } = await getTensorboard(client, { tensorboardId }, options);
      return { task: tensorboard, config };
    },
    kill: (client, tensorboardId, options) => killTensorboard(client, { tensorboardId }, options),
    setPriority: (client, tensorboardId, priority, options) =>
      setTensorboardPriority(client, { tensorboardId, body: { priority } }, options),
  },
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Completes the start of an id; returns a complete one unchanged.
 * @throws Failure if none matches, or several do
 */
export async function taskId(cli: Cli, kind: TaskKind, start: string): Promise<string> {
  if (uuid.test(start)) return start;
  const { client } = await cli.session();
  const matchingIds: string[] = [];
  for await (const { id } of kinds[kind].list(client, {}, { signal: cli.signal }))
    if (id.startsWith(start)) matchingIds.push(id);
  const [first, second] = matchingIds;
  const { name } = kinds[kind];
  if (first === undefined)
    throw new Failure(`There is no ${name} whose id starts with "${start}".`, {
      hint: `\`trainyard ${kind} list --all\` lists them.`,
      outcome: 'notFound',
    });
  if (second !== undefined)
    throw new Failure(`The ids of ${matchingIds.length} tasks start with "${start}".`, {
      hint: matchingIds.join('\n'),
      outcome: 'usage',
    });
  return first;
}
