import type { Command, Experiment } from '@trainyard/sdk/types';

/** A command, notebook, shell or TensorBoard, as far as home shows it. */
export type RecentTask = Pick<
  Command,
  'description' | 'displayName' | 'id' | 'resourcePool' | 'startTime' | 'state' | 'workspaceId'
> & {
  /** where its service answers; commands and shells have none */
  serviceAddress?: string;
  kind: 'Command' | 'JupyterLab' | 'Shell' | 'TensorBoard';
};

export type Submission =
  | { kind: 'experiment'; startTime: string | null; experiment: Experiment }
  | { kind: 'task'; startTime: string | null; task: RecentTask };

export const shownAtMost = 25;

/** Experiments and tasks as one list, the newest first. */
export function submissionsOf(
  experiments: readonly Experiment[],
  tasks: readonly RecentTask[],
): Submission[] {
  const all: Submission[] = [
    ...experiments.map((experiment) => {
      const { startTime } = experiment;
      return { kind: 'experiment' as const, startTime, experiment };
    }),
    ...tasks.map((task) => ({ kind: 'task' as const, startTime: task.startTime, task })),
  ];
  const at = ({ startTime }: Submission) => Date.parse(startTime ?? '') || 0;
  return all.sort((one, other) => at(other) - at(one)).slice(0, shownAtMost);
}
