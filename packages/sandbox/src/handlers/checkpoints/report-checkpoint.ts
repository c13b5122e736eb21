import { allocationIdOf, type CheckpointRow } from '../../simulation/rows';
import { allow } from '../allow';
import { invalidArgument, notFound, plainError, rpcText } from '../errors';
import { findTaskTrial } from '../logs/log-source';
import { experimentScope } from '../scopes';
import type { HandlerRequest } from '../types';
import { isUuid } from './checkpoint-entry';

/**
 * A checkpoint as its runner reports it.
 * @throws MasterError 404 no such task; 400 bad uuid or state
 */
export function reportedRow(request: HandlerRequest<'reportCheckpoint'>): CheckpointRow {
  const { db, body, clock, viewer } = request;
  const missing = notFound('task', body.taskId ?? '');
  const trial = findTaskTrial(db, body.taskId ?? '');
  if (!trial) throw missing;
  const scope = experimentScope(db, db.experiments.find(trial.experimentId));
  allow(viewer, 'reportCheckpoint', { ...scope, missing });
  checkReport(request);
  const run = trial.runs.at(-1);
  const batch = Number(body.metadata?.steps_completed ?? 0);
  return {
    id: body.uuid.toLowerCase(),
    trialId: trial.id,
    state: 'STATE_COMPLETED',
    metadata: body.metadata ?? {},
    files: body.resources,
    batch: Number.isFinite(batch) ? batch : 0,
    reported: {
      at: body.reportTime ? Date.parse(body.reportTime) : clock.now(),
      allocationId: body.allocationId ?? (run ? allocationIdOf(trial, run) : ''),
    },
  };
}

function checkReport({ body, db }: HandlerRequest<'reportCheckpoint'>) {
  const { state, uuid } = body;
  if (!isUuid(uuid)) {
    throw unconvertable(`converting checkpoint: string ${uuid} is not a valid uuid`);
  }
  if (state !== 'STATE_UNSPECIFIED' && state !== 'STATE_COMPLETED') {
    throw unconvertable(`invalid state for reported checkpoint: ${state}`);
  }
  if (db.checkpoints.get(uuid.toLowerCase())) {
    throw plainError(
      'ERROR: duplicate key value violates unique constraint "checkpoints_v2_uuid_key" (SQLSTATE 23505)',
    );
  }
}

const unconvertable = (problem: string) =>
  invalidArgument(`unconvertable checkpoint: ${rpcText(invalidArgument(problem))}`);
