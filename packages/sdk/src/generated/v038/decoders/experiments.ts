// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumNameOf, integer, integer64, list, message, messages, number, object, string, type Raw } from '../../../decode/fields';
import { LaunchWarning, decodePagination } from '../../decoders/common';
import { ExperimentState } from '../../decoders/experiments';
import { decodeJobSummary } from '../../decoders/jobs';
import { decodeTrial } from './trials';

export function decodeContinueExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 5, decodeExperiment);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeDeleteExperimentLabelResponse(raw: Raw): void {
  list(raw, 'labels', 1, string);
}
export function decodeCreateExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
  object(raw, 'config', 5);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeDeleteTensorboardFilesResponse(raw: Raw): void {}
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
  if (typeof raw['searcherMetric'] !== 'string') string(raw, 'searcherMetric', 0);
  object(raw, 'hyperparameters', 4);
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
  if (typeof raw['externalExperimentId'] !== 'string') string(raw, 'externalExperimentId', 2);
  if (typeof raw['externalTrialId'] !== 'string') string(raw, 'externalTrialId', 2);
  integer(raw, 'modelDefinitionSize', 2);
  object(raw, 'pachydermIntegration', 2);
}
export function decodeGetExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
  message(raw, 'jobSummary', 4, decodeJobSummary);
  object(raw, 'config', 4);
}
export function decodeGetExperimentsResponse(raw: Raw): void {
  messages(raw, 'experiments', 1, decodeExperiment);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
}
export function decodePutExperimentLabelResponse(raw: Raw): void {
  list(raw, 'labels', 1, string);
}
export function decodePutExperimentResponse(raw: Raw): void {
  message(raw, 'experiment', 5, decodeExperiment);
  object(raw, 'config', 5);
}
export function decodeSearchExperimentExperiment(raw: Raw): void {
  message(raw, 'experiment', 1, decodeExperiment);
  message(raw, 'bestTrial', 4, decodeTrial);
}
export function decodeSearchExperimentsResponse(raw: Raw): void {
  messages(raw, 'experiments', 1, decodeSearchExperimentExperiment);
  message(raw, 'pagination', 1, decodePagination);
}
