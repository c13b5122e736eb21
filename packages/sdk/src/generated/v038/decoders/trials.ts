// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, i64, int, lis, met, obj, rea, ref, res, str, table, type Raw } from '../../../decode/fields';
import { decodeCheckpointWorkload, decodePagination } from './common';
import { decodeMetricsWorkload } from './common-composed';

export const TrialState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ACTIVE STATE_PAUSED STATE_STOPPING_CANCELED STATE_STOPPING_KILLED STATE_STOPPING_COMPLETED STATE_STOPPING_ERROR STATE_CANCELED STATE_COMPLETED STATE_ERROR STATE_QUEUED STATE_PULLING STATE_STARTING STATE_RUNNING');
export function decodeGetExperimentTrialsResponse(o: Raw): void {
  res(o, 'trials', 1, decodeTrial);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetTrialResponse(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
}
export function decodePatchTrialResponse(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
}
export function decodePutTrialResponse(o: Raw): void {
  ref(o, 'trial', 5, decodeTrial);
}
export function decodeGetTrialWorkloadsResponse(o: Raw): void {
  res(o, 'workloads', 1, decodeWorkloadContainer);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeKillTrialResponse(o: Raw): void {}
export function decodeTrial(o: Raw): void {
  int(o, 'id', 1);
  int(o, 'experimentId', 1);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, TrialState);
  int(o, 'restarts', 1);
  obj(o, 'hparams', 5);
  int(o, 'totalBatchesProcessed', 1);
  ref(o, 'bestValidation', 4, decodeMetricsWorkload);
  ref(o, 'latestValidation', 4, decodeMetricsWorkload);
  ref(o, 'bestCheckpoint', 4, decodeCheckpointWorkload);
  if (typeof o['runnerState'] !== 'string') str(o, 'runnerState', 0);
  if (typeof o['wallClockTime'] !== 'number') rea(o, 'wallClockTime', 0);
  if (typeof o['warmStartCheckpointUuid'] !== 'string') str(o, 'warmStartCheckpointUuid', 0);
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  i64(o, 'totalCheckpointSize', 0);
  int(o, 'checkpointCount', 0);
  met(o, 'summaryMetrics', 4, false);
  lis(o, 'taskIds', 0, str);
  if (typeof o['searcherMetricValue'] !== 'number') rea(o, 'searcherMetricValue', 0);
  int(o, 'logRetentionDays', 2);
  obj(o, 'metadata', 2);
  if (typeof o['logPolicyMatched'] !== 'string') str(o, 'logPolicyMatched', 2);
}
export function decodeWorkloadContainer(o: Raw): void {
  ref(o, 'training', 2, decodeMetricsWorkload);
  ref(o, 'validation', 2, decodeMetricsWorkload);
  ref(o, 'checkpoint', 2, decodeCheckpointWorkload);
}
export function decodeGetTrialByExternalIDResponse(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
}
