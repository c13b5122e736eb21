// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, i64, int, lis, met, obj, rea, ref, res, str, type Raw } from '../../../decode/fields';
import { decodeCheckpointWorkload, decodePagination } from '../../decoders/common';
import { decodeMetricsWorkload } from '../../decoders/common-composed';
import { TrialState } from '../../decoders/trials';

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
export function decodeGetTrialByExternalIDResponse(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
}
