// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, ens, enu, i64, int, lis, obj, rea, ref, res, str, type Raw } from '../../../decode/fields';
import { LaunchWarning, decodePagination } from '../../decoders/common';
import { ExperimentState } from '../../decoders/experiments';
import { decodeJobSummary } from '../../decoders/jobs';
import { decodeTrial } from './trials';

export function decodeContinueExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 5, decodeExperiment);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeDeleteExperimentLabelResponse(o: Raw): void {
  lis(o, 'labels', 1, str);
}
export function decodeCreateExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 1, decodeExperiment);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeDeleteTensorboardFilesResponse(o: Raw): void {}
export function decodeExperiment(o: Raw): void {
  int(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
  lis(o, 'labels', 0, str);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, ExperimentState);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  int(o, 'numTrials', 1);
  lis(o, 'trialIds', 0, int);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  int(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 0);
  if (typeof o['searcherType'] !== 'string') str(o, 'searcherType', 1);
  if (typeof o['searcherMetric'] !== 'string') str(o, 'searcherMetric', 0);
  obj(o, 'hyperparameters', 4);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['notes'] !== 'string') str(o, 'notes', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'forkedFrom', 4);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 4);
  int(o, 'projectId', 1);
  if (typeof o['projectName'] !== 'string') str(o, 'projectName', 0);
  int(o, 'workspaceId', 0);
  if (typeof o['workspaceName'] !== 'string') str(o, 'workspaceName', 0);
  if (typeof o['parentArchived'] !== 'boolean') boo(o, 'parentArchived', 0);
  obj(o, 'config', 5);
  if (typeof o['originalConfig'] !== 'string') str(o, 'originalConfig', 1);
  int(o, 'projectOwnerId', 1);
  i64(o, 'checkpointSize', 0);
  int(o, 'checkpointCount', 0);
  if (typeof o['bestTrialSearcherMetric'] !== 'number') rea(o, 'bestTrialSearcherMetric', 2);
  int(o, 'bestTrialId', 2);
  if (typeof o['unmanaged'] !== 'boolean') boo(o, 'unmanaged', 0);
  int(o, 'duration', 2);
  if (typeof o['externalExperimentId'] !== 'string') str(o, 'externalExperimentId', 2);
  if (typeof o['externalTrialId'] !== 'string') str(o, 'externalTrialId', 2);
  int(o, 'modelDefinitionSize', 2);
  obj(o, 'pachydermIntegration', 2);
}
export function decodeGetExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 1, decodeExperiment);
  ref(o, 'jobSummary', 4, decodeJobSummary);
  obj(o, 'config', 4);
}
export function decodeGetExperimentsResponse(o: Raw): void {
  res(o, 'experiments', 1, decodeExperiment);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePatchExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 1, decodeExperiment);
}
export function decodePutExperimentLabelResponse(o: Raw): void {
  lis(o, 'labels', 1, str);
}
export function decodePutExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 5, decodeExperiment);
  obj(o, 'config', 5);
}
export function decodeSearchExperimentExperiment(o: Raw): void {
  ref(o, 'experiment', 1, decodeExperiment);
  ref(o, 'bestTrial', 4, decodeTrial);
}
export function decodeSearchExperimentsResponse(o: Raw): void {
  res(o, 'experiments', 1, decodeSearchExperimentExperiment);
  ref(o, 'pagination', 1, decodePagination);
}
