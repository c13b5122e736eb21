import type { OperationId } from '@trainyard/sdk/types';
import type { AllocationRow, Database } from '../../database/database';
import { phaseOf } from '../../simulation/metrics/reading';
import type { ExperimentRow, RunRow, TrialRow } from '../../simulation/rows';
import {
  type InteractiveRow,
  interactiveAllocationId,
  taskState,
} from '../../simulation/tasks/interactive-rows';
import { allow } from '../allow';
import { invalidArgument, notFound } from '../errors';
import { findTaskTrial } from '../logs/log-source';
import { experimentScope } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest } from '../types';

/** A live allocation: of a trial or of an interactive task. */
export type LiveAllocation =
  | { kind: 'trial'; experiment: ExperimentRow; trial: TrialRow; run: RunRow }
  | { kind: 'interactive'; task: InteractiveRow }
  | { kind: 'other'; allocation: AllocationRow };

export type AllocationRequest = Pick<
  HandlerRequest<'allocationReady'>,
  'db' | 'clock' | 'simulation' | 'viewer' | 'path'
>;

/**
 * The allocation of the path, while it is live.
 * @throws MasterError 400 for a malformed id, 404 once it has ended, and as `allow`
 */
export function findAllocation(
  request: AllocationRequest,
  operation: OperationId,
  now = tick(request),
): LiveAllocation {
  const { allocationId } = request.path;
  if (!allocationId.includes('.')) {
    throw invalidArgument(`allocationID ${allocationId} does not  contain at least '.'`);
  }
  const allocation = liveAllocation(request.db, allocationId, now);
  const missing = notFound('allocation', allocationId);
  if (!allocation) throw missing;
  if (allocation.kind === 'trial') {
    const scope = experimentScope(request.db, allocation.experiment);
    allow(request.viewer, operation, { ...scope, part: 'trial', missing });
  } else if (allocation.kind === 'interactive') {
    const { workspaceId, userId: ownerId } = allocation.task;
    allow(request.viewer, operation, { workspaceId, ownerId, part: 'interactive', missing });
  }
  return allocation;
}

/** Undefined once it has ended. */
export function liveAllocation(
  db: Database,
  allocationId: string,
  now: number,
): LiveAllocation | undefined {
  const dot = allocationId.lastIndexOf('.');
  const taskId = allocationId.slice(0, dot);
  const trial = findTaskTrial(db, taskId);
  if (trial) {
    const run = trial.runs.find(({ number }) => String(number) === allocationId.slice(dot + 1));
    if (!run || phaseOf(run, now) === 'TERMINATED') return undefined;
    return { kind: 'trial', experiment: db.experiments.find(trial.experimentId), trial, run };
  }
  const task = db.interactive.get(taskId);
  if (task) {
    const isLive = taskState(task, now) !== 'STATE_TERMINATED';
    const isCurrent = isLive && allocationId === interactiveAllocationId(task);
    return isCurrent ? { kind: 'interactive', task } : undefined;
  }
  const allocation = db.tasks
    .get(taskId)
    ?.allocations.find((each) => each.allocationId === allocationId);
  if (!allocation || allocation.state === 'STATE_TERMINATED') return undefined;
  return { kind: 'other', allocation };
}
