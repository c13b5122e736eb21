import type { Engine } from '../engine/engine';
import { actor } from '../logs/master-log';
import { exitText } from '../notes';
import { type InteractiveRow, interactiveAllocationId } from './interactive-rows';

// what the master writes into its own log about interactive tasks

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

const poolFields = ({ resourcePool }: InteractiveRow) => ({
  ...actor('resourcePool', resourcePool),
  'resource-pool': resourcePool,
});

const taskFields = (task: InteractiveRow) => ({
  'allocation-id': interactiveAllocationId(task),
  'job-id': task.jobId,
  'task-id': task.id,
  'task-type': task.kind.toUpperCase(),
});

export function noteTaskRequested({ log, now }: Engine, task: InteractiveRow) {
  const id = interactiveAllocationId(task);
  const message = `resources are requested by ${addressOf(task)} (Allocation ID: ${id})`;
  const fields = { ...poolFields(task), 'allocation-id': id, restoring: 'false' };
  log.write({ at: now, message, fields });
}

export function noteTaskStarted({ log, now }: Engine, task: InteractiveRow) {
  const message = `allocated resources to ${addressOf(task)}`;
  log.write({ at: now, message, fields: poolFields(task) });
  for (const { agentId, containerId, slotIds } of task.placements) {
    const of = { ...taskFields(task), 'container-id': containerId, slots: slotIds.length };
    const fields = { ...actor('agent', agentId), ...of };
    log.write({ at: now, message: 'starting container', fields });
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

export function noteTaskKill({ log, now }: Engine, task: InteractiveRow) {
  log.write({
    at: now,
    message: 'decided to kill allocation',
    fields: {
      ...actor('Allocation', interactiveAllocationId(task)),
      ...taskFields(task),
      reason: killReason(task),
    },
  });
}

export function noteTaskEnd({ log, now }: Engine, task: InteractiveRow) {
  const id = interactiveAllocationId(task);
  for (const { containerId } of task.placements) {
    const message = `resources ${containerId} are released for ${id}`;
    log.write({ at: now, message, fields: poolFields(task) });
  }
  const failed = task.end === 'exited' && task.exitCode !== 0;
  log.write({
    at: now,
    level: failed ? 'LOG_LEVEL_ERROR' : 'LOG_LEVEL_INFO',
    message: failed ? `allocation failed: ${exitText(task.exitCode)}` : outcomeOf(task),
    fields: { ...actor('Allocation', id), ...taskFields(task) },
  });
  const message = `all resources are released for ${id}`;
  log.write({ at: now, message, fields: poolFields(task) });
}

/** The master's text for the end of a task that did not fail. */
export const outcomeOf = ({ end }: InteractiveRow): string =>
  end === 'exited'
    ? 'allocation stopped early after resources exited successfully with a zero exit code'
    : 'allocation stopped after resources were killed';
