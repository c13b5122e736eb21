import type { TaskType } from '@trainyard/sdk/types';
import type { Database } from '../database';
import type { Handlers } from './types';

export const taskHandlers = {
  getActiveTasksCount: ({ db }) => ({
    commands: countRunning(db, 'TASK_TYPE_COMMAND'),
    notebooks: countRunning(db, 'TASK_TYPE_NOTEBOOK'),
    shells: countRunning(db, 'TASK_TYPE_SHELL'),
    tensorboards: countRunning(db, 'TASK_TYPE_TENSORBOARD'),
  }),
} satisfies Partial<Handlers>;

const countRunning = (db: Database, taskType: TaskType) =>
  db.tasks.where((task) => task.taskType === taskType && task.endedAt === null).length;
