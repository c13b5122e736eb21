// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumTable, integer, integer64, message, messages, metrics, number, object, string, type Raw } from '../../decode/fields';
import { decodeCheckpointWorkload, decodePagination } from './common';
import { decodeMetricsWorkload } from './common-composed';

export const TrialState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_ACTIVE STATE_PAUSED STATE_STOPPING_CANCELED STATE_STOPPING_KILLED STATE_STOPPING_COMPLETED STATE_STOPPING_ERROR STATE_CANCELED STATE_COMPLETED STATE_ERROR STATE_QUEUED STATE_PULLING STATE_STARTING STATE_RUNNING');
export function decodeGetExperimentTrialsResponse(raw: Raw): void {
  messages(raw, 'trials', 1, decodeTrial);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetTrialResponse(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
}
export function decodeGetTrialWorkloadsResponse(raw: Raw): void {
  messages(raw, 'workloads', 1, decodeWorkloadContainer);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeKillTrialResponse(raw: Raw): void {}
export function decodeTrial(raw: Raw): void {
  integer(raw, 'id', 1);
  integer(raw, 'experimentId', 1);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 4);
  enumName(raw, 'state', 1, TrialState);
  integer(raw, 'restarts', 1);
  object(raw, 'hparams', 5);
  integer(raw, 'totalBatchesProcessed', 1);
  message(raw, 'bestValidation', 4, decodeMetricsWorkload);
  message(raw, 'latestValidation', 4, decodeMetricsWorkload);
  message(raw, 'bestCheckpoint', 4, decodeCheckpointWorkload);
  if (typeof raw['runnerState'] !== 'string') string(raw, 'runnerState', 0);
  if (typeof raw['wallClockTime'] !== 'number') number(raw, 'wallClockTime', 0);
  if (typeof raw['warmStartCheckpointUuid'] !== 'string') string(raw, 'warmStartCheckpointUuid', 0);
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 0);
  integer64(raw, 'totalCheckpointSize', 0);
  integer(raw, 'checkpointCount', 0);
  metrics(raw, 'summaryMetrics', 4, false);
}
export function decodeWorkloadContainer(raw: Raw): void {
  message(raw, 'training', 2, decodeMetricsWorkload);
  message(raw, 'validation', 2, decodeMetricsWorkload);
  message(raw, 'checkpoint', 2, decodeCheckpointWorkload);
}
