import type { Experiment } from '@trainyard/sdk/types';
import type { TaskRow } from '~/data/cluster/tasks';

export type Submission =
  | { kind: 'experiment'; startTime: string | null; experiment: Experiment }
  | { kind: 'task'; startTime: string | null; task: TaskRow };

const maxRows = 25;

/** Experiments and tasks as one list, the newest first. */
export function submissionsOf(
  experiments: readonly Experiment[],
  tasks: readonly TaskRow[],
): Submission[] {
  const all: Submission[] = [
    ...experiments.map((experiment) => {
      const { startTime } = experiment;
      return { kind: 'experiment' as const, startTime, experiment };
    }),
    ...tasks.map((task) => ({ kind: 'task' as const, startTime: task.startTime, task })),
  ];
  const at = ({ startTime }: Submission) => Date.parse(startTime ?? '') || 0;
  return all.sort((one, other) => at(other) - at(one)).slice(0, maxRows);
}
