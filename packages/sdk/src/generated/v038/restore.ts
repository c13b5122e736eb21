// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { each, fill } from '../../v038/fill';
import type { Raw } from '../../decode/fields';

function restoreAgent(o: Raw): void {
  fill(o, 'label', '');
}
function restoreAllocation(o: Raw): void {
  fill(o, 'isReady', false);
  fill(o, 'startTime', '');
  fill(o, 'endTime', '');
}
function restoreCheckpoint(o: Raw): void {
  each(o, 'training', restoreCheckpointTrainingMetadata);
}
function restoreCheckpointTrainingMetadata(o: Raw): void {
  fill(o, 'trialId', null);
  fill(o, 'experimentId', null);
  fill(o, 'searcherMetric', null);
}
function restoreDisableAgentResponse(o: Raw): void {
  each(o, 'agent', restoreAgent);
}
function restoreEnableAgentResponse(o: Raw): void {
  each(o, 'agent', restoreAgent);
}
function restoreGetAgentResponse(o: Raw): void {
  each(o, 'agent', restoreAgent);
}
function restoreGetAgentsResponse(o: Raw): void {
  each(o, 'agents', restoreAgent);
}
function restoreGetCheckpointResponse(o: Raw): void {
  each(o, 'checkpoint', restoreCheckpoint);
}
function restoreGetExperimentCheckpointsResponse(o: Raw): void {
  each(o, 'checkpoints', restoreCheckpoint);
}
function restoreGetModelVersionResponse(o: Raw): void {
  each(o, 'modelVersion', restoreModelVersion);
}
function restoreGetModelVersionsResponse(o: Raw): void {
  each(o, 'modelVersions', restoreModelVersion);
}
function restoreGetTaskResponse(o: Raw): void {
  each(o, 'task', restoreTask);
}
function restoreGetTrialCheckpointsResponse(o: Raw): void {
  each(o, 'checkpoints', restoreCheckpoint);
}
function restoreModelVersion(o: Raw): void {
  each(o, 'checkpoint', restoreCheckpoint);
}
function restorePatchMasterConfigResponse(o: Raw): void {
  fill(o, 'config', null);
}
function restorePatchModelVersionResponse(o: Raw): void {
  each(o, 'modelVersion', restoreModelVersion);
}
function restorePostCheckpointMetadataResponse(o: Raw): void {
  each(o, 'checkpoint', restoreCheckpoint);
}
function restorePostModelVersionResponse(o: Raw): void {
  each(o, 'modelVersion', restoreModelVersion);
}
function restorePreviewHPSearchResponse(o: Raw): void {
  fill(o, 'simulation', null);
}
function restoreResourceAllocationAggregatedEntry(o: Raw): void {
  fill(o, 'byAgentLabel', {});
}
function restoreResourceAllocationAggregatedResponse(o: Raw): void {
  each(o, 'resourceEntries', restoreResourceAllocationAggregatedEntry);
}
function restoreTask(o: Raw): void {
  each(o, 'allocations', restoreAllocation);
}

/** By operation: fills what only the other contract promises, in place. */
export const restores: Record<string, (answer: Raw) => void> = {
  patchMasterConfig: restorePatchMasterConfigResponse,
  getAgents: restoreGetAgentsResponse,
  getAgent: restoreGetAgentResponse,
  enableAgent: restoreEnableAgentResponse,
  disableAgent: restoreDisableAgentResponse,
  getExperimentCheckpoints: restoreGetExperimentCheckpointsResponse,
  previewHPSearch: restorePreviewHPSearchResponse,
  getTrialCheckpoints: restoreGetTrialCheckpointsResponse,
  getTask: restoreGetTaskResponse,
  getModelVersion: restoreGetModelVersionResponse,
  patchModelVersion: restorePatchModelVersionResponse,
  getModelVersions: restoreGetModelVersionsResponse,
  postModelVersion: restorePostModelVersionResponse,
  getCheckpoint: restoreGetCheckpointResponse,
  postCheckpointMetadata: restorePostCheckpointMetadataResponse,
  resourceAllocationAggregated: restoreResourceAllocationAggregatedResponse,
};
