// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, i64, int, map, obj, ref, res, str, table, type Raw } from '../../decode/fields';
import { CheckpointState, decodePagination } from './common';
import { decodeCheckpointTrainingMetadata } from './common-composed';
import { decodeMetricsReport } from './metrics';

export const TrialSourceInfoType = /*#__PURE__*/ table('TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED TRIAL_SOURCE_INFO_TYPE_INFERENCE TRIAL_SOURCE_INFO_TYPE_FINE_TUNING');
export function decodeCheckpoint(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 2);
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 1);
  if (typeof o['reportTime'] !== 'string') str(o, 'reportTime', 4);
  map(o, 'resources', 1, i64);
  obj(o, 'metadata', 5);
  enu(o, 'state', 1, CheckpointState);
  ref(o, 'training', 1, decodeCheckpointTrainingMetadata);
}
export function decodeCheckpointsRemoveFilesResponse(o: Raw): void {}
export function decodeDeleteCheckpointsResponse(o: Raw): void {}
export function decodeGetCheckpointResponse(o: Raw): void {
  ref(o, 'checkpoint', 1, decodeCheckpoint);
}
export function decodeGetExperimentCheckpointsResponse(o: Raw): void {
  res(o, 'checkpoints', 1, decodeCheckpoint);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetTrialCheckpointsResponse(o: Raw): void {
  res(o, 'checkpoints', 1, decodeCheckpoint);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetTrialMetricsBySourceInfoCheckpointResponse(o: Raw): void {
  res(o, 'data', 1, decodeTrialSourceInfoMetric);
}
export function decodeGetTrialSourceInfoMetricsByModelVersionResponse(o: Raw): void {
  res(o, 'data', 1, decodeTrialSourceInfoMetric);
}
export function decodePatchCheckpointsResponse(o: Raw): void {}
export function decodePostCheckpointMetadataResponse(o: Raw): void {
  ref(o, 'checkpoint', 1, decodeCheckpoint);
}
export function decodeReportCheckpointResponse(o: Raw): void {}
export function decodeReportTrialSourceInfoResponse(o: Raw): void {
  int(o, 'trialId', 1);
  if (typeof o['checkpointUuid'] !== 'string') str(o, 'checkpointUuid', 1);
}
export function decodeTrialSourceInfoMetric(o: Raw): void {
  int(o, 'trialId', 1);
  enu(o, 'trialSourceInfoType', 1, TrialSourceInfoType);
  res(o, 'metricReports', 0, decodeMetricsReport);
}
