import type { TaskKind } from '@trainyard/rbac';

/** Names of the kinds of tasks in links. */
export type TaskLinkType = 'command' | 'jupyter-lab' | 'shell' | 'tensor-board';

export const linkTypeOf = {
  command: 'command',
  notebook: 'jupyter-lab',
  shell: 'shell',
  tensorboard: 'tensor-board',
} as const satisfies Record<TaskKind, TaskLinkType>;

/** The kind of task in a link; undefined for an unknown one. */
export const kindOfLink = (type: string): TaskKind | undefined =>
  (Object.keys(linkTypeOf) as TaskKind[]) // a literal's keys are its kinds
    .find((kind) => linkTypeOf[kind] === type);

const labels: Record<TaskLinkType, string> = {
  command: 'Command',
  'jupyter-lab': 'JupyterLab',
  shell: 'Shell',
  'tensor-board': 'TensorBoard',
};

export const taskKindLabel = (kind: TaskKind): string => labels[linkTypeOf[kind]];

/** The task of a service's address: `/proxy/{id}/…`; null for another address. */
export const taskOfService = (serviceAddress: string): string | null =>
  /^\/proxy\/([^/?#]+)(?=[/?#]|$)/.exec(serviceAddress)?.[1] ?? null;

/**
 * Returns true for our waiting page, as a link to an interactive task contains it; other addresses
 * are not opened.
 */
export const isWaitPage = (path: string): boolean =>
  /^\/wait\/[^/?#]+\/[^/?#]+\/?(\?|$)/.test(path);
