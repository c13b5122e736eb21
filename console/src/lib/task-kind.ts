import type { TaskKind } from '@trainyard/rbac';

/** How kinds of tasks are called in links. */
const taskLinkTypes = ['command', 'jupyter-lab', 'shell', 'tensor-board'] as const;

export type TaskLinkType = (typeof taskLinkTypes)[number];

export const linkTypeOf = {
  command: 'command',
  notebook: 'jupyter-lab',
  shell: 'shell',
  tensorboard: 'tensor-board',
} as const satisfies Record<TaskKind, TaskLinkType>;

/** The kind of task that a link names; undefined where it names none. */
export const kindOfLink = (type: string): TaskKind | undefined =>
  (Object.keys(linkTypeOf) as TaskKind[]) // a literal's keys are its kinds
    .find((kind) => linkTypeOf[kind] === type);

const labels: Record<TaskLinkType, string> = {
  command: 'Command',
  'jupyter-lab': 'JupyterLab',
  shell: 'Shell',
  'tensor-board': 'TensorBoard',
};

/** The kind a link names; undefined where it names none. */
export const asTaskLinkType = (text: string): TaskLinkType | undefined =>
  taskLinkTypes.find((type) => type === text);

export const taskTypeLabel = (type: TaskLinkType): string => labels[type];

export const taskKindLabel = (kind: TaskKind): string => labels[linkTypeOf[kind]];

/** The task a service's address belongs to: `/proxy/{id}/…`; null for another address. */
export const taskOfService = (serviceAddress: string): string | null =>
  /^\/proxy\/([^/?#]+)(?=[/?#]|$)/.exec(serviceAddress)?.[1] ?? null;

/** A waiting page of ours, as a link to an interactive task carries it; anything else is not opened. */
export const isWaitPage = (path: string): boolean =>
  /^\/wait\/[^/?#]+\/[^/?#]+\/?(\?|$)/.test(path);
