import { TaskEndFacts } from '~/components/entity/task-end-facts';
import { type TaskRow, taskName } from '~/data/cluster/tasks';

/** The task of a row that a kill ends: its name, whose it is, how old, and what is lost. */
export const KillTaskFacts = ({ task }: { task: TaskRow }) => (
  <TaskEndFacts kind={task.kind} name={taskName(task)} owner={task} since={task.startTime} />
);
