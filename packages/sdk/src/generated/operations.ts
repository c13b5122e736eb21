// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../operation';
import {
  decodeAckAllocationPreemptionSignalResponse,
  decodeActivateExperimentResponse,
  decodeActivateExperimentsResponse,
  decodeAddProjectNoteResponse,
  decodeAllocationAllGatherResponse,
  decodeAllocationPendingPreemptionSignalResponse,
  decodeAllocationPreemptionSignalResponse,
  decodeAllocationReadyResponse,
  decodeAllocationRendezvousInfoResponse,
  decodeAllocationWaitingResponse,
  decodeArchiveExperimentResponse,
  decodeArchiveExperimentsResponse,
  decodeArchiveModelResponse,
  decodeArchiveProjectResponse,
  decodeArchiveWorkspaceResponse,
  decodeAssignRolesResponse,
  decodeBindRPToWorkspaceResponse,
  decodeCancelExperimentResponse,
  decodeCancelExperimentsResponse,
  decodeCheckpointsRemoveFilesResponse,
  decodeCompareTrialsResponse,
  decodeCompleteTrialSearcherValidationResponse,
  decodeCreateExperimentResponse,
  decodeCreateGroupResponse,
  decodeCreateTrialResponse,
  decodeCurrentUserResponse,
  decodeDeleteCheckpointsResponse,
  decodeDeleteExperimentResponse,
  decodeDeleteExperimentsResponse,
  decodeDeleteGroupResponse,
  decodeDeleteModelResponse,
  decodeDeleteModelVersionResponse,
  decodeDeleteProjectResponse,
  decodeDeleteTemplateResponse,
  decodeDeleteWebhookResponse,
  decodeDeleteWorkspaceResponse,
  decodeDisableAgentResponse,
  decodeDisableSlotResponse,
  decodeEnableAgentResponse,
  decodeEnableSlotResponse,
  decodeExpMetricNamesResponse,
  decodeGetActiveTasksCountResponse,
  decodeGetAgentResponse,
  decodeGetAgentsResponse,
  decodeGetBestSearcherValidationMetricResponse,
  decodeGetCheckpointResponse,
  decodeGetCommandResponse,
  decodeGetCommandsResponse,
  decodeGetCurrentTrialSearcherOperationResponse,
  decodeGetExperimentCheckpointsResponse,
  decodeGetExperimentLabelsResponse,
  decodeGetExperimentResponse,
  decodeGetExperimentTrialsResponse,
  decodeGetExperimentValidationHistoryResponse,
  decodeGetExperimentsResponse,
  decodeGetGroupResponse,
  decodeGetGroupsAndUsersAssignedToWorkspaceResponse,
  decodeGetGroupsResponse,
  decodeGetJobQueueStatsResponse,
  decodeGetJobsResponse,
  decodeGetJobsV2Response,
  decodeGetMasterConfigResponse,
  decodeGetMasterResponse,
  decodeGetMeResponse,
  decodeGetMetricsResponse,
  decodeGetModelDefFileResponse,
  decodeGetModelDefResponse,
  decodeGetModelDefTreeResponse,
  decodeGetModelLabelsResponse,
  decodeGetModelResponse,
  decodeGetModelVersionResponse,
  decodeGetModelVersionsResponse,
  decodeGetModelsResponse,
  decodeGetNotebookResponse,
  decodeGetNotebooksResponse,
  decodeGetPermissionsSummaryResponse,
  decodeGetProjectColumnsResponse,
  decodeGetProjectNumericMetricsRangeResponse,
  decodeGetProjectResponse,
  decodeGetProjectsByUserActivityResponse,
  decodeGetResourcePoolsResponse,
  decodeGetRolesAssignedToGroupResponse,
  decodeGetRolesAssignedToUserResponse,
  decodeGetRolesByIDResponse,
  decodeGetSearcherEventsResponse,
  decodeGetShellResponse,
  decodeGetShellsResponse,
  decodeGetSlotResponse,
  decodeGetSlotsResponse,
  decodeGetTaskResponse,
  decodeGetTasksResponse,
  decodeGetTelemetryResponse,
  decodeGetTemplateResponse,
  decodeGetTemplatesResponse,
  decodeGetTensorboardResponse,
  decodeGetTensorboardsResponse,
  decodeGetTrainingMetricsResponse,
  decodeGetTrialCheckpointsResponse,
  decodeGetTrialMetricsBySourceInfoCheckpointResponse,
  decodeGetTrialProfilerAvailableSeriesResponse,
  decodeGetTrialProfilerMetricsResponse,
  decodeGetTrialResponse,
  decodeGetTrialSourceInfoMetricsByModelVersionResponse,
  decodeGetTrialWorkloadsResponse,
  decodeGetUserByUsernameResponse,
  decodeGetUserResponse,
  decodeGetUserSettingResponse,
  decodeGetUsersResponse,
  decodeGetValidationMetricsResponse,
  decodeGetWebhooksResponse,
  decodeGetWorkspaceProjectsResponse,
  decodeGetWorkspaceResponse,
  decodeGetWorkspacesResponse,
  decodeIdleNotebookResponse,
  decodeKillCommandResponse,
  decodeKillExperimentResponse,
  decodeKillExperimentsResponse,
  decodeKillNotebookResponse,
  decodeKillShellResponse,
  decodeKillTensorboardResponse,
  decodeKillTrialResponse,
  decodeLaunchCommandResponse,
  decodeLaunchNotebookResponse,
  decodeLaunchShellResponse,
  decodeLaunchTensorboardResponse,
  decodeListRPsBoundToWorkspaceResponse,
  decodeListRolesResponse,
  decodeListWorkspacesBoundToRPResponse,
  decodeLoginResponse,
  decodeLogoutResponse,
  decodeMarkAllocationResourcesDaemonResponse,
  decodeMasterLogsResponse,
  decodeMetricBatchesResponse,
  decodeMoveExperimentResponse,
  decodeMoveExperimentsResponse,
  decodeMoveModelResponse,
  decodeMoveProjectResponse,
  decodeNotifyContainerRunningResponse,
  decodeOverwriteRPWorkspaceBindingsResponse,
  decodePatchCheckpointsResponse,
  decodePatchExperimentResponse,
  decodePatchMasterConfigResponse,
  decodePatchModelResponse,
  decodePatchModelVersionResponse,
  decodePatchProjectResponse,
  decodePatchTemplateConfigResponse,
  decodePatchUserResponse,
  decodePatchWorkspaceResponse,
  decodePauseExperimentResponse,
  decodePauseExperimentsResponse,
  decodePinWorkspaceResponse,
  decodePostAllocationProxyAddressResponse,
  decodePostCheckpointMetadataResponse,
  decodePostModelResponse,
  decodePostModelVersionResponse,
  decodePostProjectResponse,
  decodePostSearcherOperationsResponse,
  decodePostTemplateResponse,
  decodePostTrialProfilerMetricsBatchResponse,
  decodePostTrialRunnerMetadataResponse,
  decodePostUserActivityResponse,
  decodePostUserResponse,
  decodePostUserSettingResponse,
  decodePostWebhookResponse,
  decodePostWorkspaceResponse,
  decodePreviewHPSearchResponse,
  decodePutProjectNotesResponse,
  decodePutTemplateResponse,
  decodeRemoveAssignmentsResponse,
  decodeReportCheckpointResponse,
  decodeReportTrialMetricsResponse,
  decodeReportTrialProgressResponse,
  decodeReportTrialSearcherEarlyExitResponse,
  decodeReportTrialSourceInfoResponse,
  decodeReportTrialTrainingMetricsResponse,
  decodeReportTrialValidationMetricsResponse,
  decodeResetUserSettingResponse,
  decodeResourceAllocationAggregatedResponse,
  decodeResourceAllocationRawResponse,
  decodeSearchExperimentsResponse,
  decodeSearchRolesAssignableToScopeResponse,
  decodeSetCommandPriorityResponse,
  decodeSetNotebookPriorityResponse,
  decodeSetShellPriorityResponse,
  decodeSetTensorboardPriorityResponse,
  decodeSetUserPasswordResponse,
  decodeTaskLogsFieldsResponse,
  decodeTaskLogsResponse,
  decodeTestWebhookResponse,
  decodeTrialLogsFieldsResponse,
  decodeTrialLogsResponse,
  decodeTrialsSampleResponse,
  decodeTrialsSnapshotResponse,
  decodeUnarchiveExperimentResponse,
  decodeUnarchiveExperimentsResponse,
  decodeUnarchiveModelResponse,
  decodeUnarchiveProjectResponse,
  decodeUnarchiveWorkspaceResponse,
  decodeUnbindRPFromWorkspaceResponse,
  decodeUnpinWorkspaceResponse,
  decodeUpdateGroupResponse,
  decodeUpdateJobQueueResponse,
} from './decoders';

export const login: Operation<'login'> = { id: 'login', method: 'POST', path: '/api/v1/auth/login', required: 'body', open: true, decode: decodeLoginResponse };
export const currentUser: Operation<'currentUser'> = { id: 'currentUser', method: 'GET', path: '/api/v1/auth/user', required: '', decode: decodeCurrentUserResponse };
export const logout: Operation<'logout'> = { id: 'logout', method: 'POST', path: '/api/v1/auth/logout', required: '', decode: decodeLogoutResponse };
export const getUsers: Operation<'getUsers'> = { id: 'getUsers', method: 'GET', path: '/api/v1/users', required: '', decode: decodeGetUsersResponse };
export const postUser: Operation<'postUser'> = { id: 'postUser', method: 'POST', path: '/api/v1/users', required: 'body', decode: decodePostUserResponse };
export const getUserSetting: Operation<'getUserSetting'> = { id: 'getUserSetting', method: 'GET', path: '/api/v1/users/setting', required: '', decode: decodeGetUserSettingResponse };
export const postUserSetting: Operation<'postUserSetting'> = { id: 'postUserSetting', method: 'POST', path: '/api/v1/users/setting', required: 'body', decode: decodePostUserSettingResponse };
export const resetUserSetting: Operation<'resetUserSetting'> = { id: 'resetUserSetting', method: 'POST', path: '/api/v1/users/setting/reset', required: '', decode: decodeResetUserSettingResponse };
export const getUser: Operation<'getUser'> = { id: 'getUser', method: 'GET', path: '/api/v1/users/{userId}', required: 'userId', decode: decodeGetUserResponse };
export const patchUser: Operation<'patchUser'> = { id: 'patchUser', method: 'PATCH', path: '/api/v1/users/{userId}', required: 'userId body', decode: decodePatchUserResponse };
export const getUserByUsername: Operation<'getUserByUsername'> = { id: 'getUserByUsername', method: 'GET', path: '/api/v1/users/{username}/by-username', required: 'username', decode: decodeGetUserByUsernameResponse };
export const getMe: Operation<'getMe'> = { id: 'getMe', method: 'GET', path: '/api/v1/me', required: '', decode: decodeGetMeResponse };
export const setUserPassword: Operation<'setUserPassword'> = { id: 'setUserPassword', method: 'POST', path: '/api/v1/users/{userId}/password', required: 'userId body', decode: decodeSetUserPasswordResponse };
export const getTelemetry: Operation<'getTelemetry'> = { id: 'getTelemetry', method: 'GET', path: '/api/v1/master/telemetry', required: '', open: true, decode: decodeGetTelemetryResponse };
export const getMaster: Operation<'getMaster'> = { id: 'getMaster', method: 'GET', path: '/api/v1/master', required: '', open: true, decode: decodeGetMasterResponse };
export const getMasterConfig: Operation<'getMasterConfig'> = { id: 'getMasterConfig', method: 'GET', path: '/api/v1/master/config', required: '', decode: decodeGetMasterConfigResponse };
export const patchMasterConfig: Operation<'patchMasterConfig'> = { id: 'patchMasterConfig', method: 'PATCH', path: '/api/v1/master/config', required: 'body', decode: decodePatchMasterConfigResponse };
export const masterLogs: Operation<'masterLogs'> = { id: 'masterLogs', method: 'GET', path: '/api/v1/master/logs', required: '', stream: true, decode: decodeMasterLogsResponse };
export const getAgents: Operation<'getAgents'> = { id: 'getAgents', method: 'GET', path: '/api/v1/agents', required: '', decode: decodeGetAgentsResponse };
export const getAgent: Operation<'getAgent'> = { id: 'getAgent', method: 'GET', path: '/api/v1/agents/{agentId}', required: 'agentId', decode: decodeGetAgentResponse };
export const getSlots: Operation<'getSlots'> = { id: 'getSlots', method: 'GET', path: '/api/v1/agents/{agentId}/slots', required: 'agentId', decode: decodeGetSlotsResponse };
export const getSlot: Operation<'getSlot'> = { id: 'getSlot', method: 'GET', path: '/api/v1/agents/{agentId}/slots/{slotId}', required: 'agentId slotId', decode: decodeGetSlotResponse };
export const enableAgent: Operation<'enableAgent'> = { id: 'enableAgent', method: 'POST', path: '/api/v1/agents/{agentId}/enable', required: 'agentId', decode: decodeEnableAgentResponse };
export const disableAgent: Operation<'disableAgent'> = { id: 'disableAgent', method: 'POST', path: '/api/v1/agents/{agentId}/disable', required: 'agentId body', decode: decodeDisableAgentResponse };
export const enableSlot: Operation<'enableSlot'> = { id: 'enableSlot', method: 'POST', path: '/api/v1/agents/{agentId}/slots/{slotId}/enable', required: 'agentId slotId', decode: decodeEnableSlotResponse };
export const disableSlot: Operation<'disableSlot'> = { id: 'disableSlot', method: 'POST', path: '/api/v1/agents/{agentId}/slots/{slotId}/disable', required: 'agentId slotId body', decode: decodeDisableSlotResponse };
export const createExperiment: Operation<'createExperiment'> = { id: 'createExperiment', method: 'POST', path: '/api/v1/experiments', required: 'body', decode: decodeCreateExperimentResponse };
export const getExperiments: Operation<'getExperiments'> = { id: 'getExperiments', method: 'GET', path: '/api/v1/experiments', required: '', decode: decodeGetExperimentsResponse };
export const deleteExperiments: Operation<'deleteExperiments'> = { id: 'deleteExperiments', method: 'DELETE', path: '/api/v1/experiments/delete', required: 'body', decode: decodeDeleteExperimentsResponse };
export const getExperiment: Operation<'getExperiment'> = { id: 'getExperiment', method: 'GET', path: '/api/v1/experiments/{experimentId}', required: 'experimentId', decode: decodeGetExperimentResponse };
export const patchExperiment: Operation<'patchExperiment'> = { id: 'patchExperiment', method: 'PATCH', path: '/api/v1/experiments/{experimentId}', required: 'experimentId body', decode: decodePatchExperimentResponse };
export const deleteExperiment: Operation<'deleteExperiment'> = { id: 'deleteExperiment', method: 'DELETE', path: '/api/v1/experiments/{experimentId}', required: 'experimentId', decode: decodeDeleteExperimentResponse };
export const getModelDef: Operation<'getModelDef'> = { id: 'getModelDef', method: 'GET', path: '/api/v1/experiments/{experimentId}/model_def', required: 'experimentId', decode: decodeGetModelDefResponse };
export const getModelDefTree: Operation<'getModelDefTree'> = { id: 'getModelDefTree', method: 'GET', path: '/api/v1/experiments/{experimentId}/file_tree', required: 'experimentId', decode: decodeGetModelDefTreeResponse };
export const getModelDefFile: Operation<'getModelDefFile'> = { id: 'getModelDefFile', method: 'POST', path: '/api/v1/experiments/{experimentId}/file', required: 'experimentId body', decode: decodeGetModelDefFileResponse };
export const getExperimentLabels: Operation<'getExperimentLabels'> = { id: 'getExperimentLabels', method: 'GET', path: '/api/v1/experiment/labels', required: '', decode: decodeGetExperimentLabelsResponse };
export const getExperimentValidationHistory: Operation<'getExperimentValidationHistory'> = { id: 'getExperimentValidationHistory', method: 'GET', path: '/api/v1/experiments/{experimentId}/validation-history', required: 'experimentId', decode: decodeGetExperimentValidationHistoryResponse };
export const activateExperiment: Operation<'activateExperiment'> = { id: 'activateExperiment', method: 'POST', path: '/api/v1/experiments/{id}/activate', required: 'id', decode: decodeActivateExperimentResponse };
export const activateExperiments: Operation<'activateExperiments'> = { id: 'activateExperiments', method: 'POST', path: '/api/v1/experiments/activate', required: 'body', decode: decodeActivateExperimentsResponse };
export const pauseExperiment: Operation<'pauseExperiment'> = { id: 'pauseExperiment', method: 'POST', path: '/api/v1/experiments/{id}/pause', required: 'id', decode: decodePauseExperimentResponse };
export const pauseExperiments: Operation<'pauseExperiments'> = { id: 'pauseExperiments', method: 'POST', path: '/api/v1/experiments/pause', required: 'body', decode: decodePauseExperimentsResponse };
export const cancelExperiment: Operation<'cancelExperiment'> = { id: 'cancelExperiment', method: 'POST', path: '/api/v1/experiments/{id}/cancel', required: 'id', decode: decodeCancelExperimentResponse };
export const cancelExperiments: Operation<'cancelExperiments'> = { id: 'cancelExperiments', method: 'POST', path: '/api/v1/experiments/cancel', required: 'body', decode: decodeCancelExperimentsResponse };
export const killExperiment: Operation<'killExperiment'> = { id: 'killExperiment', method: 'POST', path: '/api/v1/experiments/{id}/kill', required: 'id', decode: decodeKillExperimentResponse };
export const killExperiments: Operation<'killExperiments'> = { id: 'killExperiments', method: 'POST', path: '/api/v1/experiments/kill', required: 'body', decode: decodeKillExperimentsResponse };
export const archiveExperiment: Operation<'archiveExperiment'> = { id: 'archiveExperiment', method: 'POST', path: '/api/v1/experiments/{id}/archive', required: 'id', decode: decodeArchiveExperimentResponse };
export const archiveExperiments: Operation<'archiveExperiments'> = { id: 'archiveExperiments', method: 'POST', path: '/api/v1/experiments/archive', required: 'body', decode: decodeArchiveExperimentsResponse };
export const unarchiveExperiment: Operation<'unarchiveExperiment'> = { id: 'unarchiveExperiment', method: 'POST', path: '/api/v1/experiments/{id}/unarchive', required: 'id', decode: decodeUnarchiveExperimentResponse };
export const unarchiveExperiments: Operation<'unarchiveExperiments'> = { id: 'unarchiveExperiments', method: 'POST', path: '/api/v1/experiments/unarchive', required: 'body', decode: decodeUnarchiveExperimentsResponse };
export const getBestSearcherValidationMetric: Operation<'getBestSearcherValidationMetric'> = { id: 'getBestSearcherValidationMetric', method: 'GET', path: '/api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric', required: 'experimentId', decode: decodeGetBestSearcherValidationMetricResponse };
export const getExperimentCheckpoints: Operation<'getExperimentCheckpoints'> = { id: 'getExperimentCheckpoints', method: 'GET', path: '/api/v1/experiments/{id}/checkpoints', required: 'id', decode: decodeGetExperimentCheckpointsResponse };
export const previewHPSearch: Operation<'previewHPSearch'> = { id: 'previewHPSearch', method: 'POST', path: '/api/v1/preview-hp-search', required: 'body', decode: decodePreviewHPSearchResponse };
export const getExperimentTrials: Operation<'getExperimentTrials'> = { id: 'getExperimentTrials', method: 'GET', path: '/api/v1/experiments/{experimentId}/trials', required: 'experimentId', decode: decodeGetExperimentTrialsResponse };
export const compareTrials: Operation<'compareTrials'> = { id: 'compareTrials', method: 'GET', path: '/api/v1/trials/time-series', required: '', decode: decodeCompareTrialsResponse };
export const reportTrialSourceInfo: Operation<'reportTrialSourceInfo'> = { id: 'reportTrialSourceInfo', method: 'POST', path: '/api/v1/trial-source-info', required: 'body', decode: decodeReportTrialSourceInfoResponse };
export const createTrial: Operation<'createTrial'> = { id: 'createTrial', method: 'POST', path: '/api/v1/trials', required: 'body', decode: decodeCreateTrialResponse };
export const getTrial: Operation<'getTrial'> = { id: 'getTrial', method: 'GET', path: '/api/v1/trials/{trialId}', required: 'trialId', decode: decodeGetTrialResponse };
export const getTrialWorkloads: Operation<'getTrialWorkloads'> = { id: 'getTrialWorkloads', method: 'GET', path: '/api/v1/trials/{trialId}/workloads', required: 'trialId', decode: decodeGetTrialWorkloadsResponse };
export const trialLogs: Operation<'trialLogs'> = { id: 'trialLogs', method: 'GET', path: '/api/v1/trials/{trialId}/logs', required: 'trialId', stream: true, decode: decodeTrialLogsResponse };
export const trialLogsFields: Operation<'trialLogsFields'> = { id: 'trialLogsFields', method: 'GET', path: '/api/v1/trials/{trialId}/logs/fields', required: 'trialId', stream: true, decode: decodeTrialLogsFieldsResponse };
export const allocationReady: Operation<'allocationReady'> = { id: 'allocationReady', method: 'POST', path: '/api/v1/allocations/{allocationId}/ready', required: 'allocationId', decode: decodeAllocationReadyResponse };
export const allocationWaiting: Operation<'allocationWaiting'> = { id: 'allocationWaiting', method: 'POST', path: '/api/v1/allocations/{allocationId}/waiting', required: 'allocationId', decode: decodeAllocationWaitingResponse };
export const taskLogs: Operation<'taskLogs'> = { id: 'taskLogs', method: 'GET', path: '/api/v1/tasks/{taskId}/logs', required: 'taskId', stream: true, decode: decodeTaskLogsResponse };
export const taskLogsFields: Operation<'taskLogsFields'> = { id: 'taskLogsFields', method: 'GET', path: '/api/v1/tasks/{taskId}/logs/fields', required: 'taskId', stream: true, decode: decodeTaskLogsFieldsResponse };
export const getTrialProfilerMetrics: Operation<'getTrialProfilerMetrics'> = { id: 'getTrialProfilerMetrics', method: 'GET', path: '/api/v1/trials/{labelsTrialId}/profiler/metrics', required: 'labelsTrialId', stream: true, decode: decodeGetTrialProfilerMetricsResponse };
export const getTrialProfilerAvailableSeries: Operation<'getTrialProfilerAvailableSeries'> = { id: 'getTrialProfilerAvailableSeries', method: 'GET', path: '/api/v1/trials/{trialId}/profiler/available_series', required: 'trialId', stream: true, decode: decodeGetTrialProfilerAvailableSeriesResponse };
export const postTrialProfilerMetricsBatch: Operation<'postTrialProfilerMetricsBatch'> = { id: 'postTrialProfilerMetricsBatch', method: 'POST', path: '/api/v1/trials/profiler/metrics', required: 'body', decode: decodePostTrialProfilerMetricsBatchResponse };
export const getMetrics: Operation<'getMetrics'> = { id: 'getMetrics', method: 'GET', path: '/api/v1/trials/metrics/trial_metrics', required: '', stream: true, decode: decodeGetMetricsResponse };
export const getTrainingMetrics: Operation<'getTrainingMetrics'> = { id: 'getTrainingMetrics', method: 'GET', path: '/api/v1/trials/metrics/training_metrics', required: '', stream: true, decode: decodeGetTrainingMetricsResponse };
export const getValidationMetrics: Operation<'getValidationMetrics'> = { id: 'getValidationMetrics', method: 'GET', path: '/api/v1/trials/metrics/validation_metrics', required: '', stream: true, decode: decodeGetValidationMetricsResponse };
export const killTrial: Operation<'killTrial'> = { id: 'killTrial', method: 'POST', path: '/api/v1/trials/{id}/kill', required: 'id', decode: decodeKillTrialResponse };
export const getTrialCheckpoints: Operation<'getTrialCheckpoints'> = { id: 'getTrialCheckpoints', method: 'GET', path: '/api/v1/trials/{id}/checkpoints', required: 'id', decode: decodeGetTrialCheckpointsResponse };
export const allocationPreemptionSignal: Operation<'allocationPreemptionSignal'> = { id: 'allocationPreemptionSignal', method: 'GET', path: '/api/v1/allocations/{allocationId}/signals/preemption', required: 'allocationId', decode: decodeAllocationPreemptionSignalResponse };
export const allocationPendingPreemptionSignal: Operation<'allocationPendingPreemptionSignal'> = { id: 'allocationPendingPreemptionSignal', method: 'POST', path: '/api/v1/allocations/{allocationId}/signals/pending_preemption', required: 'allocationId', decode: decodeAllocationPendingPreemptionSignalResponse };
export const ackAllocationPreemptionSignal: Operation<'ackAllocationPreemptionSignal'> = { id: 'ackAllocationPreemptionSignal', method: 'POST', path: '/api/v1/allocations/{allocationId}/signals/ack_preemption', required: 'allocationId', decode: decodeAckAllocationPreemptionSignalResponse };
export const markAllocationResourcesDaemon: Operation<'markAllocationResourcesDaemon'> = { id: 'markAllocationResourcesDaemon', method: 'POST', path: '/api/v1/allocations/{allocationId}/resources/{resourcesId}/daemon', required: 'allocationId resourcesId', decode: decodeMarkAllocationResourcesDaemonResponse };
export const allocationRendezvousInfo: Operation<'allocationRendezvousInfo'> = { id: 'allocationRendezvousInfo', method: 'GET', path: '/api/v1/allocations/{allocationId}/resources/{resourcesId}/rendezvous', required: 'allocationId resourcesId', decode: decodeAllocationRendezvousInfoResponse };
export const postAllocationProxyAddress: Operation<'postAllocationProxyAddress'> = { id: 'postAllocationProxyAddress', method: 'POST', path: '/api/v1/allocations/{allocationId}/proxy_address', required: 'allocationId body', decode: decodePostAllocationProxyAddressResponse };
export const allocationAllGather: Operation<'allocationAllGather'> = { id: 'allocationAllGather', method: 'POST', path: '/api/v1/allocations/{allocationId}/all_gather', required: 'allocationId body', decode: decodeAllocationAllGatherResponse };
export const notifyContainerRunning: Operation<'notifyContainerRunning'> = { id: 'notifyContainerRunning', method: 'POST', path: '/api/v1/allocations/{allocationId}/notify_container_running', required: 'allocationId body', decode: decodeNotifyContainerRunningResponse };
export const getCurrentTrialSearcherOperation: Operation<'getCurrentTrialSearcherOperation'> = { id: 'getCurrentTrialSearcherOperation', method: 'GET', path: '/api/v1/trials/{trialId}/searcher/operation', required: 'trialId', decode: decodeGetCurrentTrialSearcherOperationResponse };
export const completeTrialSearcherValidation: Operation<'completeTrialSearcherValidation'> = { id: 'completeTrialSearcherValidation', method: 'POST', path: '/api/v1/trials/{trialId}/searcher/completed_operation', required: 'trialId body', decode: decodeCompleteTrialSearcherValidationResponse };
export const reportTrialSearcherEarlyExit: Operation<'reportTrialSearcherEarlyExit'> = { id: 'reportTrialSearcherEarlyExit', method: 'POST', path: '/api/v1/trials/{trialId}/early_exit', required: 'trialId body', decode: decodeReportTrialSearcherEarlyExitResponse };
export const reportTrialProgress: Operation<'reportTrialProgress'> = { id: 'reportTrialProgress', method: 'POST', path: '/api/v1/trials/{trialId}/progress', required: 'trialId body', decode: decodeReportTrialProgressResponse };
export const postTrialRunnerMetadata: Operation<'postTrialRunnerMetadata'> = { id: 'postTrialRunnerMetadata', method: 'POST', path: '/api/v1/trials/{trialId}/runner/metadata', required: 'trialId body', decode: decodePostTrialRunnerMetadataResponse };
export const reportTrialMetrics: Operation<'reportTrialMetrics'> = { id: 'reportTrialMetrics', method: 'POST', path: '/api/v1/trials/{metricsTrialId}/metrics', required: 'metricsTrialId body', decode: decodeReportTrialMetricsResponse };
export const reportTrialTrainingMetrics: Operation<'reportTrialTrainingMetrics'> = { id: 'reportTrialTrainingMetrics', method: 'POST', path: '/api/v1/trials/{trainingMetricsTrialId}/training_metrics', required: 'trainingMetricsTrialId body', decode: decodeReportTrialTrainingMetricsResponse };
export const reportTrialValidationMetrics: Operation<'reportTrialValidationMetrics'> = { id: 'reportTrialValidationMetrics', method: 'POST', path: '/api/v1/trials/{validationMetricsTrialId}/validation_metrics', required: 'validationMetricsTrialId body', decode: decodeReportTrialValidationMetricsResponse };
export const reportCheckpoint: Operation<'reportCheckpoint'> = { id: 'reportCheckpoint', method: 'POST', path: '/api/v1/checkpoints', required: 'body', decode: decodeReportCheckpointResponse };
export const patchCheckpoints: Operation<'patchCheckpoints'> = { id: 'patchCheckpoints', method: 'PATCH', path: '/api/v1/checkpoints', required: 'body', decode: decodePatchCheckpointsResponse };
export const deleteCheckpoints: Operation<'deleteCheckpoints'> = { id: 'deleteCheckpoints', method: 'DELETE', path: '/api/v1/checkpoints', required: 'body', decode: decodeDeleteCheckpointsResponse };
export const getJobs: Operation<'getJobs'> = { id: 'getJobs', method: 'GET', path: '/api/v1/job-queues', required: '', decode: decodeGetJobsResponse };
export const updateJobQueue: Operation<'updateJobQueue'> = { id: 'updateJobQueue', method: 'POST', path: '/api/v1/job-queues', required: 'body', decode: decodeUpdateJobQueueResponse };
export const getJobsV2: Operation<'getJobsV2'> = { id: 'getJobsV2', method: 'GET', path: '/api/v1/job-queues-v2', required: '', decode: decodeGetJobsV2Response };
export const getJobQueueStats: Operation<'getJobQueueStats'> = { id: 'getJobQueueStats', method: 'GET', path: '/api/v1/job-queues/stats', required: '', decode: decodeGetJobQueueStatsResponse };
export const getTemplates: Operation<'getTemplates'> = { id: 'getTemplates', method: 'GET', path: '/api/v1/templates', required: '', decode: decodeGetTemplatesResponse };
export const getTemplate: Operation<'getTemplate'> = { id: 'getTemplate', method: 'GET', path: '/api/v1/templates/{templateName}', required: 'templateName', decode: decodeGetTemplateResponse };
export const putTemplate: Operation<'putTemplate'> = { id: 'putTemplate', method: 'PUT', path: '/api/v1/templates/{templateName}', required: 'templateName body', decode: decodePutTemplateResponse };
export const postTemplate: Operation<'postTemplate'> = { id: 'postTemplate', method: 'POST', path: '/api/v1/templates/{templateName}', required: 'templateName body', decode: decodePostTemplateResponse };
export const patchTemplateConfig: Operation<'patchTemplateConfig'> = { id: 'patchTemplateConfig', method: 'PATCH', path: '/api/v1/templates/{templateName}', required: 'templateName body', decode: decodePatchTemplateConfigResponse };
export const deleteTemplate: Operation<'deleteTemplate'> = { id: 'deleteTemplate', method: 'DELETE', path: '/api/v1/templates/{templateName}', required: 'templateName', decode: decodeDeleteTemplateResponse };
export const getNotebooks: Operation<'getNotebooks'> = { id: 'getNotebooks', method: 'GET', path: '/api/v1/notebooks', required: '', decode: decodeGetNotebooksResponse };
export const launchNotebook: Operation<'launchNotebook'> = { id: 'launchNotebook', method: 'POST', path: '/api/v1/notebooks', required: 'body', decode: decodeLaunchNotebookResponse };
export const getNotebook: Operation<'getNotebook'> = { id: 'getNotebook', method: 'GET', path: '/api/v1/notebooks/{notebookId}', required: 'notebookId', decode: decodeGetNotebookResponse };
export const idleNotebook: Operation<'idleNotebook'> = { id: 'idleNotebook', method: 'PUT', path: '/api/v1/notebooks/{notebookId}/report_idle', required: 'notebookId body', decode: decodeIdleNotebookResponse };
export const killNotebook: Operation<'killNotebook'> = { id: 'killNotebook', method: 'POST', path: '/api/v1/notebooks/{notebookId}/kill', required: 'notebookId', decode: decodeKillNotebookResponse };
export const setNotebookPriority: Operation<'setNotebookPriority'> = { id: 'setNotebookPriority', method: 'POST', path: '/api/v1/notebooks/{notebookId}/set_priority', required: 'notebookId body', decode: decodeSetNotebookPriorityResponse };
export const getShells: Operation<'getShells'> = { id: 'getShells', method: 'GET', path: '/api/v1/shells', required: '', decode: decodeGetShellsResponse };
export const launchShell: Operation<'launchShell'> = { id: 'launchShell', method: 'POST', path: '/api/v1/shells', required: 'body', decode: decodeLaunchShellResponse };
export const getShell: Operation<'getShell'> = { id: 'getShell', method: 'GET', path: '/api/v1/shells/{shellId}', required: 'shellId', decode: decodeGetShellResponse };
export const killShell: Operation<'killShell'> = { id: 'killShell', method: 'POST', path: '/api/v1/shells/{shellId}/kill', required: 'shellId', decode: decodeKillShellResponse };
export const setShellPriority: Operation<'setShellPriority'> = { id: 'setShellPriority', method: 'POST', path: '/api/v1/shells/{shellId}/set_priority', required: 'shellId body', decode: decodeSetShellPriorityResponse };
export const getCommands: Operation<'getCommands'> = { id: 'getCommands', method: 'GET', path: '/api/v1/commands', required: '', decode: decodeGetCommandsResponse };
export const launchCommand: Operation<'launchCommand'> = { id: 'launchCommand', method: 'POST', path: '/api/v1/commands', required: 'body', decode: decodeLaunchCommandResponse };
export const getCommand: Operation<'getCommand'> = { id: 'getCommand', method: 'GET', path: '/api/v1/commands/{commandId}', required: 'commandId', decode: decodeGetCommandResponse };
export const killCommand: Operation<'killCommand'> = { id: 'killCommand', method: 'POST', path: '/api/v1/commands/{commandId}/kill', required: 'commandId', decode: decodeKillCommandResponse };
export const setCommandPriority: Operation<'setCommandPriority'> = { id: 'setCommandPriority', method: 'POST', path: '/api/v1/commands/{commandId}/set_priority', required: 'commandId body', decode: decodeSetCommandPriorityResponse };
export const getTensorboards: Operation<'getTensorboards'> = { id: 'getTensorboards', method: 'GET', path: '/api/v1/tensorboards', required: '', decode: decodeGetTensorboardsResponse };
export const launchTensorboard: Operation<'launchTensorboard'> = { id: 'launchTensorboard', method: 'POST', path: '/api/v1/tensorboards', required: 'body', decode: decodeLaunchTensorboardResponse };
export const getTensorboard: Operation<'getTensorboard'> = { id: 'getTensorboard', method: 'GET', path: '/api/v1/tensorboards/{tensorboardId}', required: 'tensorboardId', decode: decodeGetTensorboardResponse };
export const killTensorboard: Operation<'killTensorboard'> = { id: 'killTensorboard', method: 'POST', path: '/api/v1/tensorboards/{tensorboardId}/kill', required: 'tensorboardId', decode: decodeKillTensorboardResponse };
export const setTensorboardPriority: Operation<'setTensorboardPriority'> = { id: 'setTensorboardPriority', method: 'POST', path: '/api/v1/tensorboards/{tensorboardId}/set_priority', required: 'tensorboardId body', decode: decodeSetTensorboardPriorityResponse };
export const getActiveTasksCount: Operation<'getActiveTasksCount'> = { id: 'getActiveTasksCount', method: 'GET', path: '/api/v1/tasks/count', required: '', decode: decodeGetActiveTasksCountResponse };
export const getTask: Operation<'getTask'> = { id: 'getTask', method: 'GET', path: '/api/v1/tasks/{taskId}', required: 'taskId', decode: decodeGetTaskResponse };
export const getTasks: Operation<'getTasks'> = { id: 'getTasks', method: 'GET', path: '/api/v1/tasks', required: '', decode: decodeGetTasksResponse };
export const getModel: Operation<'getModel'> = { id: 'getModel', method: 'GET', path: '/api/v1/models/{modelName}', required: 'modelName', decode: decodeGetModelResponse };
export const patchModel: Operation<'patchModel'> = { id: 'patchModel', method: 'PATCH', path: '/api/v1/models/{modelName}', required: 'modelName body', decode: decodePatchModelResponse };
export const deleteModel: Operation<'deleteModel'> = { id: 'deleteModel', method: 'DELETE', path: '/api/v1/models/{modelName}', required: 'modelName', decode: decodeDeleteModelResponse };
export const postModel: Operation<'postModel'> = { id: 'postModel', method: 'POST', path: '/api/v1/models', required: 'body', decode: decodePostModelResponse };
export const getModels: Operation<'getModels'> = { id: 'getModels', method: 'GET', path: '/api/v1/models', required: '', decode: decodeGetModelsResponse };
export const archiveModel: Operation<'archiveModel'> = { id: 'archiveModel', method: 'POST', path: '/api/v1/models/{modelName}/archive', required: 'modelName', decode: decodeArchiveModelResponse };
export const unarchiveModel: Operation<'unarchiveModel'> = { id: 'unarchiveModel', method: 'POST', path: '/api/v1/models/{modelName}/unarchive', required: 'modelName', decode: decodeUnarchiveModelResponse };
export const moveModel: Operation<'moveModel'> = { id: 'moveModel', method: 'POST', path: '/api/v1/models/{modelName}/move', required: 'modelName body', decode: decodeMoveModelResponse };
export const getModelLabels: Operation<'getModelLabels'> = { id: 'getModelLabels', method: 'GET', path: '/api/v1/model/labels', required: '', decode: decodeGetModelLabelsResponse };
export const getModelVersion: Operation<'getModelVersion'> = { id: 'getModelVersion', method: 'GET', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum', decode: decodeGetModelVersionResponse };
export const patchModelVersion: Operation<'patchModelVersion'> = { id: 'patchModelVersion', method: 'PATCH', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum body', decode: decodePatchModelVersionResponse };
export const deleteModelVersion: Operation<'deleteModelVersion'> = { id: 'deleteModelVersion', method: 'DELETE', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum', decode: decodeDeleteModelVersionResponse };
export const getModelVersions: Operation<'getModelVersions'> = { id: 'getModelVersions', method: 'GET', path: '/api/v1/models/{modelName}/versions', required: 'modelName', decode: decodeGetModelVersionsResponse };
export const postModelVersion: Operation<'postModelVersion'> = { id: 'postModelVersion', method: 'POST', path: '/api/v1/models/{modelName}/versions', required: 'modelName body', decode: decodePostModelVersionResponse };
export const getTrialSourceInfoMetricsByModelVersion: Operation<'getTrialSourceInfoMetricsByModelVersion'> = { id: 'getTrialSourceInfoMetricsByModelVersion', method: 'GET', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}/trial-source-info-metrics', required: 'modelName modelVersionNum', decode: decodeGetTrialSourceInfoMetricsByModelVersionResponse };
export const getCheckpoint: Operation<'getCheckpoint'> = { id: 'getCheckpoint', method: 'GET', path: '/api/v1/checkpoints/{checkpointUuid}', required: 'checkpointUuid', decode: decodeGetCheckpointResponse };
export const postCheckpointMetadata: Operation<'postCheckpointMetadata'> = { id: 'postCheckpointMetadata', method: 'POST', path: '/api/v1/checkpoints/{checkpointUuid}/metadata', required: 'checkpointUuid body', decode: decodePostCheckpointMetadataResponse };
export const checkpointsRemoveFiles: Operation<'checkpointsRemoveFiles'> = { id: 'checkpointsRemoveFiles', method: 'POST', path: '/api/v1/checkpoints/rm', required: 'body', decode: decodeCheckpointsRemoveFilesResponse };
export const getTrialMetricsBySourceInfoCheckpoint: Operation<'getTrialMetricsBySourceInfoCheckpoint'> = { id: 'getTrialMetricsBySourceInfoCheckpoint', method: 'GET', path: '/api/v1/checkpoints/{checkpointUuid}/trial-source-info-metrics', required: 'checkpointUuid', decode: decodeGetTrialMetricsBySourceInfoCheckpointResponse };
export const getSearcherEvents: Operation<'getSearcherEvents'> = { id: 'getSearcherEvents', method: 'GET', path: '/api/v1/experiments/{experimentId}/searcher_events', required: 'experimentId', decode: decodeGetSearcherEventsResponse };
export const postSearcherOperations: Operation<'postSearcherOperations'> = { id: 'postSearcherOperations', method: 'POST', path: '/api/v1/experiments/{experimentId}/searcher_operations', required: 'experimentId body', decode: decodePostSearcherOperationsResponse };
export const expMetricNames: Operation<'expMetricNames'> = { id: 'expMetricNames', method: 'GET', path: '/api/v1/experiments/metrics-stream/metric-names', required: '', stream: true, decode: decodeExpMetricNamesResponse };
export const metricBatches: Operation<'metricBatches'> = { id: 'metricBatches', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/batches', required: 'experimentId metricName', stream: true, decode: decodeMetricBatchesResponse };
export const trialsSnapshot: Operation<'trialsSnapshot'> = { id: 'trialsSnapshot', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot', required: 'experimentId metricName batchesProcessed', stream: true, decode: decodeTrialsSnapshotResponse };
export const trialsSample: Operation<'trialsSample'> = { id: 'trialsSample', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/trials-sample', required: 'experimentId metricName', stream: true, decode: decodeTrialsSampleResponse };
export const getResourcePools: Operation<'getResourcePools'> = { id: 'getResourcePools', method: 'GET', path: '/api/v1/resource-pools', required: '', decode: decodeGetResourcePoolsResponse };
export const resourceAllocationRaw: Operation<'resourceAllocationRaw'> = { id: 'resourceAllocationRaw', method: 'GET', path: '/api/v1/resources/allocation/raw', required: 'timestampAfter timestampBefore', decode: decodeResourceAllocationRawResponse };
export const resourceAllocationAggregated: Operation<'resourceAllocationAggregated'> = { id: 'resourceAllocationAggregated', method: 'GET', path: '/api/v1/resources/allocation/aggregated', required: 'startDate endDate period', decode: decodeResourceAllocationAggregatedResponse };
export const getWorkspace: Operation<'getWorkspace'> = { id: 'getWorkspace', method: 'GET', path: '/api/v1/workspaces/{id}', required: 'id', decode: decodeGetWorkspaceResponse };
export const patchWorkspace: Operation<'patchWorkspace'> = { id: 'patchWorkspace', method: 'PATCH', path: '/api/v1/workspaces/{id}', required: 'id body', decode: decodePatchWorkspaceResponse };
export const deleteWorkspace: Operation<'deleteWorkspace'> = { id: 'deleteWorkspace', method: 'DELETE', path: '/api/v1/workspaces/{id}', required: 'id', decode: decodeDeleteWorkspaceResponse };
export const getWorkspaceProjects: Operation<'getWorkspaceProjects'> = { id: 'getWorkspaceProjects', method: 'GET', path: '/api/v1/workspaces/{workspaceId}/projects', required: 'workspaceId', decode: decodeGetWorkspaceProjectsResponse };
export const postProject: Operation<'postProject'> = { id: 'postProject', method: 'POST', path: '/api/v1/workspaces/{workspaceId}/projects', required: 'workspaceId body', decode: decodePostProjectResponse };
export const getWorkspaces: Operation<'getWorkspaces'> = { id: 'getWorkspaces', method: 'GET', path: '/api/v1/workspaces', required: '', decode: decodeGetWorkspacesResponse };
export const postWorkspace: Operation<'postWorkspace'> = { id: 'postWorkspace', method: 'POST', path: '/api/v1/workspaces', required: 'body', decode: decodePostWorkspaceResponse };
export const archiveWorkspace: Operation<'archiveWorkspace'> = { id: 'archiveWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/archive', required: 'id', decode: decodeArchiveWorkspaceResponse };
export const unarchiveWorkspace: Operation<'unarchiveWorkspace'> = { id: 'unarchiveWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/unarchive', required: 'id', decode: decodeUnarchiveWorkspaceResponse };
export const pinWorkspace: Operation<'pinWorkspace'> = { id: 'pinWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/pin', required: 'id', decode: decodePinWorkspaceResponse };
export const unpinWorkspace: Operation<'unpinWorkspace'> = { id: 'unpinWorkspace', method: 'POST', path: '/api/v1/workspaces/{id}/unpin', required: 'id', decode: decodeUnpinWorkspaceResponse };
export const getProject: Operation<'getProject'> = { id: 'getProject', method: 'GET', path: '/api/v1/projects/{id}', required: 'id', decode: decodeGetProjectResponse };
export const patchProject: Operation<'patchProject'> = { id: 'patchProject', method: 'PATCH', path: '/api/v1/projects/{id}', required: 'id body', decode: decodePatchProjectResponse };
export const deleteProject: Operation<'deleteProject'> = { id: 'deleteProject', method: 'DELETE', path: '/api/v1/projects/{id}', required: 'id', decode: decodeDeleteProjectResponse };
export const getProjectColumns: Operation<'getProjectColumns'> = { id: 'getProjectColumns', method: 'GET', path: '/api/v1/projects/{id}/columns', required: 'id', decode: decodeGetProjectColumnsResponse };
export const getProjectNumericMetricsRange: Operation<'getProjectNumericMetricsRange'> = { id: 'getProjectNumericMetricsRange', method: 'GET', path: '/api/v1/projects/{id}/experiments/metric-ranges', required: 'id', decode: decodeGetProjectNumericMetricsRangeResponse };
export const addProjectNote: Operation<'addProjectNote'> = { id: 'addProjectNote', method: 'POST', path: '/api/v1/projects/{projectId}/notes', required: 'projectId body', decode: decodeAddProjectNoteResponse };
export const putProjectNotes: Operation<'putProjectNotes'> = { id: 'putProjectNotes', method: 'PUT', path: '/api/v1/projects/{projectId}/notes', required: 'projectId body', decode: decodePutProjectNotesResponse };
export const archiveProject: Operation<'archiveProject'> = { id: 'archiveProject', method: 'POST', path: '/api/v1/projects/{id}/archive', required: 'id', decode: decodeArchiveProjectResponse };
export const unarchiveProject: Operation<'unarchiveProject'> = { id: 'unarchiveProject', method: 'POST', path: '/api/v1/projects/{id}/unarchive', required: 'id', decode: decodeUnarchiveProjectResponse };
export const moveProject: Operation<'moveProject'> = { id: 'moveProject', method: 'POST', path: '/api/v1/projects/{projectId}/move', required: 'projectId body', decode: decodeMoveProjectResponse };
export const moveExperiment: Operation<'moveExperiment'> = { id: 'moveExperiment', method: 'POST', path: '/api/v1/experiments/{experimentId}/move', required: 'experimentId body', decode: decodeMoveExperimentResponse };
export const moveExperiments: Operation<'moveExperiments'> = { id: 'moveExperiments', method: 'POST', path: '/api/v1/experiments/move', required: 'body', decode: decodeMoveExperimentsResponse };
export const getWebhooks: Operation<'getWebhooks'> = { id: 'getWebhooks', method: 'GET', path: '/api/v1/webhooks', required: '', decode: decodeGetWebhooksResponse };
export const postWebhook: Operation<'postWebhook'> = { id: 'postWebhook', method: 'POST', path: '/api/v1/webhooks', required: 'body', decode: decodePostWebhookResponse };
export const deleteWebhook: Operation<'deleteWebhook'> = { id: 'deleteWebhook', method: 'DELETE', path: '/api/v1/webhooks/{id}', required: 'id', decode: decodeDeleteWebhookResponse };
export const testWebhook: Operation<'testWebhook'> = { id: 'testWebhook', method: 'POST', path: '/api/v1/webhooks/{id}/test', required: 'id', decode: decodeTestWebhookResponse };
export const getGroup: Operation<'getGroup'> = { id: 'getGroup', method: 'GET', path: '/api/v1/groups/{groupId}', required: 'groupId', decode: decodeGetGroupResponse };
export const updateGroup: Operation<'updateGroup'> = { id: 'updateGroup', method: 'PUT', path: '/api/v1/groups/{groupId}', required: 'groupId body', decode: decodeUpdateGroupResponse };
export const deleteGroup: Operation<'deleteGroup'> = { id: 'deleteGroup', method: 'DELETE', path: '/api/v1/groups/{groupId}', required: 'groupId', decode: decodeDeleteGroupResponse };
export const getGroups: Operation<'getGroups'> = { id: 'getGroups', method: 'POST', path: '/api/v1/groups/search', required: 'body', decode: decodeGetGroupsResponse };
export const createGroup: Operation<'createGroup'> = { id: 'createGroup', method: 'POST', path: '/api/v1/groups', required: 'body', decode: decodeCreateGroupResponse };
export const getPermissionsSummary: Operation<'getPermissionsSummary'> = { id: 'getPermissionsSummary', method: 'GET', path: '/api/v1/permissions/summary', required: '', decode: decodeGetPermissionsSummaryResponse };
export const getGroupsAndUsersAssignedToWorkspace: Operation<'getGroupsAndUsersAssignedToWorkspace'> = { id: 'getGroupsAndUsersAssignedToWorkspace', method: 'GET', path: '/api/v1/roles/workspace/{workspaceId}', required: 'workspaceId', decode: decodeGetGroupsAndUsersAssignedToWorkspaceResponse };
export const getRolesByID: Operation<'getRolesByID'> = { id: 'getRolesByID', method: 'POST', path: '/api/v1/roles/search/by-ids', required: 'body', decode: decodeGetRolesByIDResponse };
export const getRolesAssignedToUser: Operation<'getRolesAssignedToUser'> = { id: 'getRolesAssignedToUser', method: 'GET', path: '/api/v1/roles/search/by-user/{userId}', required: 'userId', decode: decodeGetRolesAssignedToUserResponse };
export const getRolesAssignedToGroup: Operation<'getRolesAssignedToGroup'> = { id: 'getRolesAssignedToGroup', method: 'GET', path: '/api/v1/roles/search/by-group/{groupId}', required: 'groupId', decode: decodeGetRolesAssignedToGroupResponse };
export const searchRolesAssignableToScope: Operation<'searchRolesAssignableToScope'> = { id: 'searchRolesAssignableToScope', method: 'POST', path: '/api/v1/roles/search/by-assignability', required: 'body', decode: decodeSearchRolesAssignableToScopeResponse };
export const listRoles: Operation<'listRoles'> = { id: 'listRoles', method: 'POST', path: '/api/v1/roles/search', required: 'body', decode: decodeListRolesResponse };
export const assignRoles: Operation<'assignRoles'> = { id: 'assignRoles', method: 'POST', path: '/api/v1/roles/add-assignments', required: 'body', decode: decodeAssignRolesResponse };
export const removeAssignments: Operation<'removeAssignments'> = { id: 'removeAssignments', method: 'POST', path: '/api/v1/roles/remove-assignments', required: 'body', decode: decodeRemoveAssignmentsResponse };
export const postUserActivity: Operation<'postUserActivity'> = { id: 'postUserActivity', method: 'POST', path: '/api/v1/users/activity', required: 'body', decode: decodePostUserActivityResponse };
export const getProjectsByUserActivity: Operation<'getProjectsByUserActivity'> = { id: 'getProjectsByUserActivity', method: 'GET', path: '/api/v1/user/projects/activity', required: '', decode: decodeGetProjectsByUserActivityResponse };
export const searchExperiments: Operation<'searchExperiments'> = { id: 'searchExperiments', method: 'GET', path: '/api/v1/experiments-search', required: '', decode: decodeSearchExperimentsResponse };
export const bindRPToWorkspace: Operation<'bindRPToWorkspace'> = { id: 'bindRPToWorkspace', method: 'POST', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName body', decode: decodeBindRPToWorkspaceResponse };
export const unbindRPFromWorkspace: Operation<'unbindRPFromWorkspace'> = { id: 'unbindRPFromWorkspace', method: 'DELETE', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName body', decode: decodeUnbindRPFromWorkspaceResponse };
export const overwriteRPWorkspaceBindings: Operation<'overwriteRPWorkspaceBindings'> = { id: 'overwriteRPWorkspaceBindings', method: 'PUT', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName body', decode: decodeOverwriteRPWorkspaceBindingsResponse };
export const listWorkspacesBoundToRP: Operation<'listWorkspacesBoundToRP'> = { id: 'listWorkspacesBoundToRP', method: 'GET', path: '/api/v1/resource-pools/{resourcePoolName}/workspace-bindings', required: 'resourcePoolName', decode: decodeListWorkspacesBoundToRPResponse };
export const listRPsBoundToWorkspace: Operation<'listRPsBoundToWorkspace'> = { id: 'listRPsBoundToWorkspace', method: 'GET', path: '/api/v1/workspaces/{workspaceId}/available-resource-pools', required: 'workspaceId', decode: decodeListRPsBoundToWorkspaceResponse };
