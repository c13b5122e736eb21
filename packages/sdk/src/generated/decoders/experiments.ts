// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumNameOf, enumTable, integer, integer64, list, message, messages, number, object, string, type Raw } from '../../decode/fields';
import { LaunchWarning, decodePagination } from './common';
import { decodeJobSummary } from './jobs';
import { decodeTrial } from './trials';

export const ExperimentState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_ACTIVE STATE_PAUSED STATE_STOPPING_COMPLETED STATE_STOPPING_CANCELED STATE_STOPPING_ERROR STATE_COMPLETED STATE_CANCELED STATE_ERROR STATE_DELETED STATE_DELETING STATE_DELETE_FAILED STATE_STOPPING_KILLED STATE_QUEUED STATE_PULLING STATE_STARTING STATE_RUNNING');
export function decodeActivateExperimentResponse(raw: Raw): void {}
export function decodeActivateExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeArchiveExperimentResponse(raw: Raw): void {}
export function decodeArchiveExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeCancelExperimentResponse(raw: Raw): void {}
export function decodeCancelExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeCreateExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
  object(raw, 'config', 5);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeDeleteExperimentResponse(raw: Raw): void {}
export function decodeDeleteExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeExperiment(raw: Raw): void {
  integer(raw, 'id', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 0);
  list(raw, 'labels', 0, string);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 4);
  enumName(raw, 'state', 1, ExperimentState);
  if (typeof raw['archived'] !== 'boolean') boolean(raw, 'archived', 1);
  integer(raw, 'numTrials', 1);
  list(raw, 'trialIds', 0, integer);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
  integer(raw, 'userId', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 0);
  if (typeof raw['searcherType'] !== 'string') string(raw, 'searcherType', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['notes'] !== 'string') string(raw, 'notes', 0);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'forkedFrom', 4);
  if (typeof raw['progress'] !== 'number') number(raw, 'progress', 4);
  integer(raw, 'projectId', 1);
  if (typeof raw['projectName'] !== 'string') string(raw, 'projectName', 0);
  integer(raw, 'workspaceId', 0);
  if (typeof raw['workspaceName'] !== 'string') string(raw, 'workspaceName', 0);
  if (typeof raw['parentArchived'] !== 'boolean') boolean(raw, 'parentArchived', 0);
  object(raw, 'config', 5);
  if (typeof raw['originalConfig'] !== 'string') string(raw, 'originalConfig', 1);
  integer(raw, 'projectOwnerId', 1);
  integer64(raw, 'checkpointSize', 0);
  integer(raw, 'checkpointCount', 0);
  if (typeof raw['bestTrialSearcherMetric'] !== 'number') number(raw, 'bestTrialSearcherMetric', 2);
  integer(raw, 'bestTrialId', 2);
  if (typeof raw['unmanaged'] !== 'boolean') boolean(raw, 'unmanaged', 0);
  integer(raw, 'duration', 2);
}
export function decodeExperimentActionResult(raw: Raw): void {
  if (typeof raw['error'] !== 'string') string(raw, 'error', 1);
  integer(raw, 'id', 1);
}
export function decodeFileNode(raw: Raw): void {
  if (typeof raw['path'] !== 'string') string(raw, 'path', 0);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
  if (typeof raw['modifiedTime'] !== 'string') string(raw, 'modifiedTime', 4);
  integer(raw, 'contentLength', 0);
  if (typeof raw['isDir'] !== 'boolean') boolean(raw, 'isDir', 0);
  if (typeof raw['contentType'] !== 'string') string(raw, 'contentType', 0);
  messages(raw, 'files', 0, decodeFileNode);
}
export function decodeGetExperimentLabelsResponse(raw: Raw): void {
  list(raw, 'labels', 0, string);
}
export function decodeGetExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
  message(raw, 'jobSummary', 4, decodeJobSummary);
}
export function decodeGetExperimentValidationHistoryResponse(raw: Raw): void {
  messages(raw, 'validationHistory', 0, decodeValidationHistoryEntry);
}
export function decodeGetExperimentsResponse(raw: Raw): void {
  messages(raw, 'experiments', 1, decodeExperiment);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetModelDefFileResponse(raw: Raw): void {
  if (typeof raw['file'] !== 'string') string(raw, 'file', 0);
}
export function decodeGetModelDefResponse(raw: Raw): void {
  if (typeof raw['b64Tgz'] !== 'string') string(raw, 'b64Tgz', 1);
}
export function decodeGetModelDefTreeResponse(raw: Raw): void {
  messages(raw, 'files', 0, decodeFileNode);
}
export function decodeKillExperimentResponse(raw: Raw): void {}
export function decodeKillExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeMoveExperimentResponse(raw: Raw): void {}
export function decodeMoveExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodePatchExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
}
export function decodePauseExperimentResponse(raw: Raw): void {}
export function decodePauseExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeSearchExperimentExperiment(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
  message(raw, 'bestTrial', 4, decodeTrial);
}
export function decodeSearchExperimentsResponse(raw: Raw): void {
  messages(raw, 'experiments', 1, decodeSearchExperimentExperiment);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeUnarchiveExperimentResponse(raw: Raw): void {}
export function decodeUnarchiveExperimentsResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeExperimentActionResult);
}
export function decodeValidationHistoryEntry(raw: Raw): void {
  integer(raw, 'trialId', 1);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 5);
  if (typeof raw['searcherMetric'] !== 'number') number(raw, 'searcherMetric', 1);
}
