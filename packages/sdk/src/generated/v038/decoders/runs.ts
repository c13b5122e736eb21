// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, integer, integer64, list, message, messages, metrics, number, object, string, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { TrialState } from '../../decoders/trials';

export function decodeArchiveRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
export function decodeDeleteRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
export function decodeFlatRun(raw: Raw): void {
  integer(raw, 'id', 1);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 4);
  enumName(raw, 'state', 1, TrialState);
  list(raw, 'labels', 0, string);
  integer64(raw, 'checkpointSize', 1);
  integer(raw, 'checkpointCount', 1);
  if (typeof raw['searcherMetricValue'] !== 'number') number(raw, 'searcherMetricValue', 2);
  if (typeof raw['externalRunId'] !== 'string') string(raw, 'externalRunId', 2);
  object(raw, 'hyperparameters', 2);
  metrics(raw, 'summaryMetrics', 2, false);
  integer(raw, 'userId', 2);
  integer(raw, 'duration', 2);
  integer(raw, 'projectId', 1);
  if (typeof raw['projectName'] !== 'string') string(raw, 'projectName', 1);
  integer(raw, 'workspaceId', 1);
  if (typeof raw['workspaceName'] !== 'string') string(raw, 'workspaceName', 1);
  if (typeof raw['parentArchived'] !== 'boolean') boolean(raw, 'parentArchived', 1);
  message(raw, 'experiment', 2, decodeFlatRunExperiment);
  object(raw, 'metadata', 2);
  if (typeof raw['archived'] !== 'boolean') boolean(raw, 'archived', 1);
  if (typeof raw['localId'] !== 'string') string(raw, 'localId', 0);
  if (typeof raw['logPolicyMatched'] !== 'string') string(raw, 'logPolicyMatched', 2);
}
export function decodeFlatRunExperiment(raw: Raw): void {
  integer(raw, 'id', 1);
  if (typeof raw['searcherType'] !== 'string') string(raw, 'searcherType', 1);
  if (typeof raw['searcherMetric'] !== 'string') string(raw, 'searcherMetric', 1);
  integer(raw, 'forkedFrom', 2);
  if (typeof raw['externalExperimentId'] !== 'string') string(raw, 'externalExperimentId', 2);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['progress'] !== 'number') number(raw, 'progress', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['unmanaged'] !== 'boolean') boolean(raw, 'unmanaged', 1);
  if (typeof raw['isMultitrial'] !== 'boolean') boolean(raw, 'isMultitrial', 1);
  object(raw, 'pachydermIntegration', 2);
}
export function decodeGetMetadataValuesResponse(raw: Raw): void {
  list(raw, 'values', 0, string);
}
export function decodeGetRunMetadataResponse(raw: Raw): void {
  object(raw, 'metadata', 4);
}
export function decodeKillRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
export function decodeMoveRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
export function decodePauseRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
export function decodePostRunMetadataResponse(raw: Raw): void {
  object(raw, 'metadata', 4);
}
export function decodeResumeRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
export function decodeRunActionResult(raw: Raw): void {
  if (typeof raw['error'] !== 'string') string(raw, 'error', 1);
  integer(raw, 'id', 1);
}
export function decodeSearchRunsResponse(raw: Raw): void {
  messages(raw, 'runs', 1, decodeFlatRun);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeUnarchiveRunsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeRunActionResult);
}
