import { writeBootLog } from '../master/master-boot';
import { taskState } from '../simulation/tasks/interactive-rows';
import type { World } from '../world';
import type { Connections } from './connection';

type RestartInput = { world: World; connections: Connections };

const interactive: ReadonlySet<string> = new Set([
  'TASK_TYPE_NOTEBOOK',
  'TASK_TYPE_SHELL',
  'TASK_TYPE_COMMAND',
  'TASK_TYPE_TENSORBOARD',
]);

/**
 * The master starts again. Calls under way fail; trials, sessions and what runs go on; the master
 * id is another one, and interactive tasks that ended are forgotten.
 */
export function restartMaster({ world, connections }: RestartInput) {
  world.simulation.masterStarts += 1;
  const now = world.clock.now();
  const { clusterName, engine } = world.simulation;
  world.simulation.advance(now);
  engine.log.restart();
  writeBootLog({ db: world.db, log: engine.log, now, clusterName });
  for (const task of world.db.interactive.all()) {
    if (taskState(task, now) === 'STATE_TERMINATED') task.isForgotten = true;
  }
  for (const task of world.db.tasks.all()) {
    if (task.endedAt !== null && interactive.has(task.taskType)) world.db.tasks.delete(task.id);
  }
  connections.breakAll();
}
