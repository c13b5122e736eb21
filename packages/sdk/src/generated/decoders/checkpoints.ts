// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumTable, integer, integer64, map, message, messages, object, string, type Raw } from '../../decode/fields';
import { CheckpointState, decodePagination } from './common';
import { decodeCheckpointTrainingMetadata } from './common-composed';
import { decodeMetricsReport } from './metrics';

export const TrialSourceInfoType = /*#__PURE__*/ enumTable('TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED TRIAL_SOURCE_INFO_TYPE_INFERENCE TRIAL_SOURCE_INFO_TYPE_FINE_TUNING');
export function decodeCheckpoint(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 0);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 2);
  if (typeof raw['uuid'] !== 'string') string(raw, 'uuid', 1);
  if (typeof raw['reportTime'] !== 'string') string(raw, 'reportTime', 4);
  map(raw, 'resources', 1, integer64);
  object(raw, 'metadata', 5);
  enumName(raw, 'state', 1, CheckpointState);
  message(raw, 'training', 1, decodeCheckpointTrainingMetadata);
}
export function decodeCheckpointsRemoveFilesResponse(raw: Raw): void {}
export function decodeDeleteCheckpointsResponse(raw: Raw): void {}
export function decodeGetCheckpointResponse(raw: Raw): void {
  message(raw, 'checkpoint', 1, decodeCheckpoint);
}
export function decodeGetExperimentCheckpointsResponse(raw: Raw): void {
  messages(raw, 'checkpoints', 1, decodeCheckpoint);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetTrialCheckpointsResponse(raw: Raw): void {
  messages(raw, 'checkpoints', 1, decodeCheckpoint);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetTrialMetricsBySourceInfoCheckpointResponse(raw: Raw): void {
  messages(raw, 'data', 1, decodeTrialSourceInfoMetric);
}
export function decodeGetTrialSourceInfoMetricsByModelVersionResponse(raw: Raw): void {
  messages(raw, 'data', 1, decodeTrialSourceInfoMetric);
}
export function decodePatchCheckpointsResponse(raw: Raw): void {}
export function decodePostCheckpointMetadataResponse(raw: Raw): void {
  message(raw, 'checkpoint', 1, decodeCheckpoint);
}
export function decodeReportCheckpointResponse(raw: Raw): void {}
export function decodeReportTrialSourceInfoResponse(raw: Raw): void {
  integer(raw, 'trialId', 1);
  if (typeof raw['checkpointUuid'] !== 'string') string(raw, 'checkpointUuid', 1);
}
export function decodeTrialSourceInfoMetric(raw: Raw): void {
  integer(raw, 'trialId', 1);
  enumName(raw, 'trialSourceInfoType', 1, TrialSourceInfoType);
  messages(raw, 'metricReports', 0, decodeMetricsReport);
}
