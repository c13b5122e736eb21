// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, integer, integer64, list, message, messages, metrics, number, object, string, type Raw } from '../../../decode/fields';
import { decodeCheckpointWorkload, decodePagination } from '../../decoders/common';
import { decodeMetricsWorkload } from '../../decoders/common-composed';
import { TrialState } from '../../decoders/trials';

export function decodeGetExperimentTrialsResponse(raw: Raw): void {
  messages(raw, 'trials', 1, decodeTrial);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetTrialResponse(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
}
export function decodePatchTrialResponse(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
}
export function decodePutTrialResponse(raw: Raw): void {
  message(raw, 'trial', 5, decodeTrial);
}
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
  list(raw, 'taskIds', 0, string);
  if (typeof raw['searcherMetricValue'] !== 'number') number(raw, 'searcherMetricValue', 0);
  integer(raw, 'logRetentionDays', 2);
  object(raw, 'metadata', 2);
  if (typeof raw['logPolicyMatched'] !== 'string') string(raw, 'logPolicyMatched', 2);
}
export function decodeGetTrialByExternalIDResponse(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
}
