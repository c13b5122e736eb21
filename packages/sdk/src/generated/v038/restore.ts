// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { each, fill } from '../../v038/fill';
import type { Raw } from '../../decode/fields';

function restoreAgent(raw: Raw): void {
  fill(raw, 'label', '');
}
function restoreAllocation(raw: Raw): void {
  fill(raw, 'isReady', false);
  fill(raw, 'startTime', '');
  fill(raw, 'endTime', '');
}
function restoreCheckpoint(raw: Raw): void {
  each(raw, 'training', restoreCheckpointTrainingMetadata);
}
function restoreCheckpointTrainingMetadata(raw: Raw): void {
  fill(raw, 'trialId', null);
  fill(raw, 'experimentId', null);
  fill(raw, 'searcherMetric', null);
}
function restoreDisableAgentResponse(raw: Raw): void {
  each(raw, 'agent', restoreAgent);
}
function restoreEnableAgentResponse(raw: Raw): void {
  each(raw, 'agent', restoreAgent);
}
function restoreGetAgentResponse(raw: Raw): void {
  each(raw, 'agent', restoreAgent);
}
function restoreGetAgentsResponse(raw: Raw): void {
  each(raw, 'agents', restoreAgent);
}
function restoreGetCheckpointResponse(raw: Raw): void {
  each(raw, 'checkpoint', restoreCheckpoint);
}
function restoreGetExperimentCheckpointsResponse(raw: Raw): void {
  each(raw, 'checkpoints', restoreCheckpoint);
}
function restoreGetModelVersionResponse(raw: Raw): void {
  each(raw, 'modelVersion', restoreModelVersion);
}
function restoreGetModelVersionsResponse(raw: Raw): void {
  each(raw, 'modelVersions', restoreModelVersion);
}
function restoreGetTaskResponse(raw: Raw): void {
  each(raw, 'task', restoreTask);
}
function restoreGetTrialCheckpointsResponse(raw: Raw): void {
  each(raw, 'checkpoints', restoreCheckpoint);
}
function restoreModelVersion(raw: Raw): void {
  each(raw, 'checkpoint', restoreCheckpoint);
}
function restorePatchMasterConfigResponse(raw: Raw): void {
  fill(raw, 'config', null);
}
function restorePatchModelVersionResponse(raw: Raw): void {
  each(raw, 'modelVersion', restoreModelVersion);
}
function restorePostCheckpointMetadataResponse(raw: Raw): void {
  each(raw, 'checkpoint', restoreCheckpoint);
}
function restorePostModelVersionResponse(raw: Raw): void {
  each(raw, 'modelVersion', restoreModelVersion);
}
function restorePreviewHPSearchResponse(raw: Raw): void {
  fill(raw, 'simulation', null);
}
function restoreResourceAllocationAggregatedEntry(raw: Raw): void {
  fill(raw, 'byAgentLabel', {});
}
function restoreResourceAllocationAggregatedResponse(raw: Raw): void {
  each(raw, 'resourceEntries', restoreResourceAllocationAggregatedEntry);
}
function restoreTask(raw: Raw): void {
  each(raw, 'allocations', restoreAllocation);
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
