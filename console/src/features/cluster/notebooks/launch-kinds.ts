import { type Caller, launchCommand, launchNotebook, launchShell } from '@trainyard/sdk/calls';
import type { LaunchWarning } from '@trainyard/sdk/types';
import type { Openable } from '~/app/tasks/open-task';

/** The kinds of tasks with a form; a TensorBoard starts from its experiments or trials. */
export type LaunchKind = 'notebook' | 'shell' | 'command';

export type LaunchBody = {
  config: Record<string, unknown>;
  templateName: string;
  workspaceId: number;
};

type Task = Pick<Openable, 'id' | 'description' | 'displayName'>;
export type Launched = {
  task: Task | null;
  warnings: LaunchWarning[];
  /** the launched task, if it opens in a window */
  notebook?: Openable | null;
};

type Kind = {
  /** the name for users */
  name: string;
  /** the title of the dialog */
  title: string;
  /** the storage path of the values of the last launch */
  storagePath: string;
  docs: string;
  launch: (client: Caller, body: LaunchBody) => Promise<Launched>;
};

const files = { files: [], data: '' };

export const launchKinds: Record<LaunchKind, Kind> = {
  notebook: {
    name: 'JupyterLab',
    title: 'Launch JupyterLab',
    storagePath: 'jupyter-lab',
    docs: 'interfaces/notebooks.html',
    launch: async (client, body) => {
      const { notebook, warnings } = await launchNotebook(client, { body });
      return { task: notebook, notebook, warnings };
    },
  },
  shell: {
    name: 'Shell',
    title: 'Launch shell',
    storagePath: 'launch-shell',
    docs: 'interfaces/commands-and-shells.html',
    launch: async (client, body) => {
      const answer = await launchShell(client, { body: { ...body, ...files } });
      return { task: answer.shell, warnings: answer.warnings };
    },
  },
  command: {
    name: 'Command',
    title: 'Launch command',
    storagePath: 'launch-command',
    docs: 'interfaces/commands-and-shells.html',
    launch: async (client, body) => {
      const answer = await launchCommand(client, { body: { ...body, ...files } });
      return { task: answer.command, warnings: answer.warnings };
    },
  },
};
