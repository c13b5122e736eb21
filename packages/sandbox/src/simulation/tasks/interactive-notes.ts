import type { Engine } from '../engine/engine';
import { actor, poolFields } from '../logs/master-log';
import { exitText } from '../notes';
import { type InteractiveRow, interactiveAllocationId } from './interactive-rows';

// messages of the master's own log about interactive tasks

const folders = {
  command: 'commands',
  notebook: 'notebooks',
  shell: 'shells',
  tensorboard: 'tensorboard',
};

/**
 * The address of a task in the master's log: `/notebooks/<id>`, `/tensorboard/<id>` without an s.
 */
export const taskAddress = ({ kind, id }: Pick<InteractiveRow, 'kind' | 'id'>): string =>
  `/${folders[kind]}/${id}`;

const addressOf = (task: InteractiveRow) => `${taskAddress(task)}/${interactiveAllocationId(task)}`;

const taskFields = (task: InteractiveRow) => ({
  'allocation-id': interactiveAllocationId(task),
  'job-id': task.jobId,
  'task-id': task.id,
  'task-type': task.kind.toUpperCase(),
});

const allocationFields = (task: InteractiveRow) => ({
  ...actor('Allocation', interactiveAllocationId(task)),
  ...taskFields(task),
});

export function recordTaskRequested({ log, now: at }: Engine, task: InteractiveRow) {
  const id = interactiveAllocationId(task);
  const message = `resources are requested by ${addressOf(task)} (Allocation ID: ${id})`;
  const fields = { ...poolFields(task.resourcePool), 'allocation-id': id, restoring: 'false' };
  log.write({ at, message, fields: () => fields });
}

export function recordTaskStarted({ log, now: at }: Engine, task: InteractiveRow) {
  const pool = poolFields(task.resourcePool);
  log.write({ at, message: `allocated resources to ${addressOf(task)}`, fields: () => pool });
  for (const { agentId, containerId, slotIds } of task.placements) {
    const container = { 'container-id': containerId, slots: slotIds.length };
    const fields = { ...actor('agent', agentId), ...taskFields(task), ...container };
    log.write({ at, message: 'starting container', fields: () => fields });
  }
}

const reasons = {
  killed: 'user requested kill',
  idle: 'inactivity',
  'slot disabled': 'slot disabled',
  exited: 'resources exited',
};

/** The master's text for the reason of a kill. */
export const killReason = ({ end }: InteractiveRow): string => reasons[end ?? 'killed'];

export function recordTaskKill({ log, now: at }: Engine, task: InteractiveRow) {
  const fields = { ...allocationFields(task), reason: killReason(task) };
  log.write({ at, message: 'decided to kill allocation', fields: () => fields });
}

export function noteTaskEnd({ log, now: at }: Engine, task: InteractiveRow) {
  const id = interactiveAllocationId(task);
  const pool = poolFields(task.resourcePool);
  const fields = () => pool;
  for (const { containerId } of task.placements) {
    log.write({ at, message: `resources ${containerId} are released for ${id}`, fields });
  }
  const failed = task.end === 'exited' && task.exitCode !== 0;
  const allocation = allocationFields(task);
  log.write({
    at,
    level: failed ? 'LOG_LEVEL_ERROR' : 'LOG_LEVEL_INFO',
    message: failed ? `allocation failed: ${exitText(task.exitCode)}` : outcomeOf(task),
    fields: () => allocation,
  });
  log.write({ at, message: `all resources are released for ${id}`, fields });
}

/** The master's text for the end of a task that did not fail. */
export const outcomeOf = ({ end }: InteractiveRow): string =>
  end === 'exited'
    ? 'allocation stopped early after resources exited successfully with a zero exit code'
    : 'allocation stopped after resources were killed';
