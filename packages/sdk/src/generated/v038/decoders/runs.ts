// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, i64, int, lis, met, obj, rea, ref, res, str, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { TrialState } from '../../decoders/trials';

export function decodeArchiveRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
export function decodeDeleteRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
export function decodeFlatRun(o: Raw): void {
  int(o, 'id', 1);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, TrialState);
  lis(o, 'labels', 0, str);
  i64(o, 'checkpointSize', 1);
  int(o, 'checkpointCount', 1);
  if (typeof o['searcherMetricValue'] !== 'number') rea(o, 'searcherMetricValue', 2);
  if (typeof o['externalRunId'] !== 'string') str(o, 'externalRunId', 2);
  obj(o, 'hyperparameters', 2);
  met(o, 'summaryMetrics', 2, false);
  int(o, 'userId', 2);
  int(o, 'duration', 2);
  int(o, 'projectId', 1);
  if (typeof o['projectName'] !== 'string') str(o, 'projectName', 1);
  int(o, 'workspaceId', 1);
  if (typeof o['workspaceName'] !== 'string') str(o, 'workspaceName', 1);
  if (typeof o['parentArchived'] !== 'boolean') boo(o, 'parentArchived', 1);
  ref(o, 'experiment', 2, decodeFlatRunExperiment);
  obj(o, 'metadata', 2);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['localId'] !== 'string') str(o, 'localId', 0);
  if (typeof o['logPolicyMatched'] !== 'string') str(o, 'logPolicyMatched', 2);
}
export function decodeFlatRunExperiment(o: Raw): void {
  int(o, 'id', 1);
  if (typeof o['searcherType'] !== 'string') str(o, 'searcherType', 1);
  if (typeof o['searcherMetric'] !== 'string') str(o, 'searcherMetric', 1);
  int(o, 'forkedFrom', 2);
  if (typeof o['externalExperimentId'] !== 'string') str(o, 'externalExperimentId', 2);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['unmanaged'] !== 'boolean') boo(o, 'unmanaged', 1);
  if (typeof o['isMultitrial'] !== 'boolean') boo(o, 'isMultitrial', 1);
  obj(o, 'pachydermIntegration', 2);
}
export function decodeGetMetadataValuesResponse(o: Raw): void {
  lis(o, 'values', 0, str);
}
export function decodeGetRunMetadataResponse(o: Raw): void {
  obj(o, 'metadata', 4);
}
export function decodeKillRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
export function decodeMoveRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
export function decodePauseRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
export function decodePostRunMetadataResponse(o: Raw): void {
  obj(o, 'metadata', 4);
}
export function decodeResumeRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
export function decodeRunActionResult(o: Raw): void {
  if (typeof o['error'] !== 'string') str(o, 'error', 1);
  int(o, 'id', 1);
}
export function decodeSearchRunsResponse(o: Raw): void {
  res(o, 'runs', 1, decodeFlatRun);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeUnarchiveRunsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRunActionResult);
}
