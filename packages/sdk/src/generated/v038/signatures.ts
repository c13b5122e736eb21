// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AckAllocationPreemptionSignalResponse, ActivateExperimentResponse, ActivateExperimentsResponse, AddProjectNoteResponse, AllocationAllGatherResponse, AllocationPendingPreemptionSignalResponse, AllocationPreemptionSignalResponse, AllocationReadyResponse, AllocationRendezvousInfoResponse, AllocationWaitingResponse, ArchiveExperimentResponse, ArchiveExperimentsResponse, ArchiveModelResponse, ArchiveProjectResponse, ArchiveRunsRequest, ArchiveRunsResponse, ArchiveWorkspaceResponse, AssignMultipleGroupsRequest, AssignMultipleGroupsResponse, AssignRolesResponse, BindRPToWorkspaceResponse, BulkAutoCreateWorkspaceNamespaceBindingsResponse, CancelExperimentResponse, CancelExperimentsResponse, CheckpointState, CheckpointsRemoveFilesRequest, CheckpointsRemoveFilesResponse, CleanupLogsResponse, CompareTrialsResponse, ContinueExperimentResponse, CreateExperimentResponse, CreateGenericTaskResponse, CreateGroupResponse, CreateTrialResponse, CurrentUserResponse, DeleteCheckpointsRequest, DeleteCheckpointsResponse, DeleteClusterMessageResponse, DeleteExperimentLabelResponse, DeleteExperimentResponse, DeleteExperimentsResponse, DeleteGlobalConfigPoliciesResponse, DeleteGroupResponse, DeleteModelResponse, DeleteModelVersionResponse, DeleteProjectResponse, DeleteRunsResponse, DeleteTemplateResponse, DeleteTensorboardFilesResponse, DeleteWebhookResponse, DeleteWorkspaceConfigPoliciesResponse, DeleteWorkspaceNamespaceBindingsResponse, DeleteWorkspaceResponse, DisableAgentResponse, DisableSlotResponse, EnableAgentResponse, EnableSlotResponse, ExpMetricNamesResponse, ExperimentState, GetAccessTokensRequestSortBy, GetAccessTokensResponse, GetActiveTasksCountResponse, GetAgentResponse, GetAgentsRequestSortBy, GetAgentsResponse, GetAllocationResponse, GetBestSearcherValidationMetricResponse, GetCheckpointResponse, GetClusterMessageResponse, GetCommandResponse, GetCommandsRequestSortBy, GetCommandsResponse, GetExperimentCheckpointsResponse, GetExperimentLabelsResponse, GetExperimentResponse, GetExperimentTrialsRequestSortBy, GetExperimentTrialsResponse, GetExperimentValidationHistoryResponse, GetExperimentsRequestSortBy, GetExperimentsResponse, GetGenericTaskConfigResponse, GetGlobalConfigPoliciesResponse, GetGroupResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetGroupsResponse, GetJobQueueStatsResponse, GetJobsResponse, GetJobsV2Response, GetKubernetesResourceManagersResponse, GetKubernetesResourceQuotasResponse, GetMasterConfigResponse, GetMasterResponse, GetMeResponse, GetMetadataValuesResponse, GetMetricsResponse, GetModelDefFileResponse, GetModelDefResponse, GetModelDefTreeResponse, GetModelLabelsResponse, GetModelResponse, GetModelVersionResponse, GetModelVersionsRequestSortBy, GetModelVersionsResponse, GetModelsRequestSortBy, GetModelsResponse, GetNotebookResponse, GetNotebooksRequestSortBy, GetNotebooksResponse, GetPermissionsSummaryResponse, GetProjectByKeyResponse, GetProjectColumnsResponse, GetProjectNumericMetricsRangeResponse, GetProjectResponse, GetProjectsByUserActivityResponse, GetResourcePoolsResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetRunMetadataResponse, GetShellResponse, GetShellsRequestSortBy, GetShellsResponse, GetSlotResponse, GetSlotsResponse, GetTaskAcceleratorDataResponse, GetTaskContextDirectoryResponse, GetTaskResponse, GetTasksResponse, GetTelemetryResponse, GetTemplateResponse, GetTemplatesRequestSortBy, GetTemplatesResponse, GetTensorboardResponse, GetTensorboardsRequestSortBy, GetTensorboardsResponse, GetTrainingMetricsResponse, GetTrialByExternalIDResponse, GetTrialCheckpointsResponse, GetTrialMetricsByCheckpointResponse, GetTrialMetricsByModelVersionResponse, GetTrialProfilerAvailableSeriesResponse, GetTrialProfilerMetricsResponse, GetTrialRemainingLogRetentionDaysResponse, GetTrialResponse, GetTrialWorkloadsRequestFilterOption, GetTrialWorkloadsResponse, GetUserByUsernameResponse, GetUserResponse, GetUserSettingResponse, GetUsersRequestSortBy, GetUsersResponse, GetValidationMetricsResponse, GetWebhooksResponse, GetWorkspaceConfigPoliciesResponse, GetWorkspaceProjectsRequestSortBy, GetWorkspaceProjectsResponse, GetWorkspaceResponse, GetWorkspacesRequestSortBy, GetWorkspacesResponse, GetWorkspacesWithDefaultNamespaceBindingsResponse, IdleNotebookResponse, JobState, KillCommandResponse, KillExperimentResponse, KillExperimentsResponse, KillGenericTaskResponse, KillNotebookResponse, KillRunsResponse, KillShellResponse, KillTensorboardResponse, KillTrialResponse, LaunchCommandResponse, LaunchNotebookResponse, LaunchShellResponse, LaunchTensorboardResponse, ListRPsBoundToWorkspaceResponse, ListRolesResponse, ListWorkspaceNamespaceBindingsResponse, ListWorkspacesBoundToRPResponse, LogLevel, LoginResponse, LogoutResponse, MarkAllocationResourcesDaemonResponse, MasterLogsResponse, MetricBatchesResponse, MetricType, MoveExperimentResponse, MoveExperimentsResponse, MoveModelResponse, MoveProjectResponse, MoveRunsResponse, Note, NotifyContainerRunningResponse, OrderBy, OverwriteRPWorkspaceBindingsResponse, PatchAccessTokenResponse, PatchCheckpointsResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelResponse, PatchModelVersionResponse, PatchProjectResponse, PatchTemplateConfigResponse, PatchTemplateNameRequest, PatchTemplateNameResponse, PatchTrialResponse, PatchUserResponse, PatchUsersResponse, PatchWebhook, PatchWebhookResponse, PatchWorkspaceResponse, PauseExperimentResponse, PauseExperimentsResponse, PauseGenericTaskResponse, PauseRunsRequest, PauseRunsResponse, PinWorkspaceResponse, PostAccessTokenResponse, PostAllocationAcceleratorDataResponse, PostAllocationProxyAddressResponse, PostCheckpointMetadataResponse, PostModelResponse, PostModelVersionResponse, PostProjectResponse, PostRunMetadataResponse, PostTaskLogsRequest, PostTaskLogsResponse, PostTemplateResponse, PostTrialProfilerMetricsBatchResponse, PostTrialRunnerMetadataResponse, PostUserActivityRequest, PostUserActivityResponse, PostUserResponse, PostUserSettingResponse, PostWebhookEventDataResponse, PostWebhookResponse, PostWorkspaceResponse, PreviewHPSearchResponse, PutExperimentLabelResponse, PutExperimentResponse, PutExperimentRetainLogsResponse, PutExperimentsRetainLogsResponse, PutGlobalConfigPoliciesResponse, PutProjectNotesResponse, PutTemplateResponse, PutTrialResponse, PutTrialRetainLogsResponse, PutWorkspaceConfigPoliciesResponse, RemoveAssignmentsResponse, ReportCheckpointResponse, ReportTrialMetricsResponse, ReportTrialProgressResponse, ReportTrialSearcherEarlyExitResponse, ReportTrialSourceInfoRequest, ReportTrialSourceInfoResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, ResetUserSettingResponse, ResourceAllocationAggregatedResponse, ResourceAllocationAggregationPeriod, ResourceAllocationRawResponse, ResumeRunsRequest, ResumeRunsResponse, RunPrepareForReportingRequest, RunPrepareForReportingResponse, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SearchRunsResponse, SetClusterMessageRequest, SetClusterMessageResponse, SetCommandPriorityResponse, SetNotebookPriorityResponse, SetResourceQuotasResponse, SetShellPriorityResponse, SetTensorboardPriorityResponse, SetUserPasswordResponse, SetWorkspaceNamespaceBindingsResponse, SortBy, StartTrialResponse, TableType, TaskLogsFieldsResponse, TaskLogsResponse, Template, TestWebhookResponse, TrialEarlyExit, TrialLogsFieldsResponse, TrialLogsResponse, TrialProfilerMetricLabelsProfilerMetricType, TrialRunnerMetadata, TrialSourceInfoType, TrialsSampleResponse, TrialsSnapshotResponse, UnarchiveExperimentResponse, UnarchiveExperimentsResponse, UnarchiveModelResponse, UnarchiveProjectResponse, UnarchiveRunsRequest, UnarchiveRunsResponse, UnarchiveWorkspaceResponse, UnbindRPFromWorkspaceResponse, UnpauseGenericTaskResponse, UnpinWorkspaceResponse, UpdateGroupResponse, UpdateJobQueueResponse } from './types';
import type { ActivateExperimentsRequest, AllocationAllGatherRequest, ArchiveExperimentsRequest, AssignRolesRequest, BindRPToWorkspaceRequest, BulkAutoCreateWorkspaceNamespaceBindingsRequest, CancelExperimentsRequest, CheckpointInput, ContinueExperimentRequest, CreateExperimentRequest, CreateGenericTaskRequest, CreateGroupRequest, CreateTrialRequest, DeleteExperimentsRequest, DeleteRunsRequest, DisableAgentRequest, DisableSlotRequest, DoubleInput, GetGroupsRequest, GetModelDefFileRequest, GetRolesByIDRequest, IdleNotebookRequest, KillExperimentsRequest, KillGenericTaskRequest, KillRunsRequest, LaunchCommandRequest, LaunchNotebookRequest, LaunchShellRequest, LaunchTensorboardRequest, ListRolesRequest, LoginRequest, MoveExperimentRequest, MoveExperimentsRequest, MoveModelRequest, MoveProjectRequest, MoveRunsRequest, NotifyContainerRunningRequest, OverwriteRPWorkspaceBindingsRequest, PatchAccessTokenRequest, PatchCheckpointsRequest, PatchExperiment, PatchMasterConfigRequest, PatchModel, PatchModelVersion, PatchProject, PatchTrialRequest, PatchUser, PatchUsersRequest, PatchWorkspace, PauseExperimentsRequest, PostAccessTokenRequest, PostAllocationAcceleratorDataRequest, PostAllocationProxyAddressRequest, PostCheckpointMetadataRequest, PostModelRequest, PostModelVersionRequest, PostProjectRequest, PostRunMetadataRequest, PostTrialProfilerMetricsBatchRequest, PostUserRequest, PostUserSettingRequest, PostWebhookEventDataRequest, PostWorkspaceRequest, PreviewHPSearchRequest, PutExperimentRetainLogsRequest, PutExperimentsRetainLogsRequest, PutGlobalConfigPoliciesRequest, PutProjectNotesRequest, PutTrialRequest, PutTrialRetainLogsRequest, PutWorkspaceConfigPoliciesRequest, RemoveAssignmentsRequest, ReportTrialMetricsRequest, ReportTrialProgressRequest, SearchExperimentsRequest, SearchRolesAssignableToScopeRequest, SearchRunsRequest, SetCommandPriorityRequest, SetNotebookPriorityRequest, SetResourceQuotasRequest, SetShellPriorityRequest, SetTensorboardPriorityRequest, SetWorkspaceNamespaceBindingsRequest, StartTrialRequest, TrialMetrics, UnarchiveExperimentsRequest, UnbindRPFromWorkspaceRequest, UpdateGroupRequest, UpdateJobQueueRequest, WebhookInput } from './wire';

/** What `login` takes. */
export type LoginArgs = {
    body: LoginRequest;
};
/** What `currentUser` takes. */
export type CurrentUserArgs = Record<never, never>;
/** What `logout` takes. */
export type LogoutArgs = Record<never, never>;
/** What `getUsers` takes. */
export type GetUsersArgs = {
    /** @description Key to sort by; by id when unspecified. `SORT_BY_NAME` uses the display name, or the username where there is none. */
    sortBy?: GetUsersRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Keeps users whose display name or username contains this text, ignoring case; `%` and `_` act as wildcards. Empty keeps all. */
    name?: string;
    /** @description Keep active users, or those who are not. */
    active?: boolean;
    /** @description Keep administrators, or everyone else. */
    admin?: boolean;
    /** @description Keep users who hold one of these roles themselves, not through a group; repeat the key. */
    roleIdAssignedDirectlyToUser?: number[];
};
/** What `patchUsers` takes. */
export type PatchUsersArgs = {
    body: PatchUsersRequest;
};
/** What `postUser` takes. */
export type PostUserArgs = {
    body: PostUserRequest;
};
/** What `assignMultipleGroups` takes. */
export type AssignMultipleGroupsArgs = {
    body: AssignMultipleGroupsRequest;
};
/** What `getUserSetting` takes. */
export type GetUserSettingArgs = Record<never, never>;
/** What `postUserSetting` takes. */
export type PostUserSettingArgs = {
    body: PostUserSettingRequest;
};
/** What `resetUserSetting` takes. */
export type ResetUserSettingArgs = Record<never, never>;
/** What `getUser` takes. */
export type GetUserArgs = {
    /** @description Id of the user. */
    userId: number;
};
/** What `patchUser` takes. */
export type PatchUserArgs = {
    /** @description Id of the user to change. */
    userId: number;
    body: PatchUser;
};
/** What `getUserByUsername` takes. */
export type GetUserByUsernameArgs = {
    /** @description Username, case-sensitive. */
    username: string;
};
/** What `getMe` takes. */
export type GetMeArgs = Record<never, never>;
/** What `setUserPassword` takes. */
export type SetUserPasswordArgs = {
    /** @description Id of the user whose password is set. */
    userId: number;
    body: string;
};
/** What `getTelemetry` takes. */
export type GetTelemetryArgs = Record<never, never>;
/** What `getMaster` takes. */
export type GetMasterArgs = Record<never, never>;
/** What `getMasterConfig` takes. */
export type GetMasterConfigArgs = Record<never, never>;
/** What `patchMasterConfig` takes. */
export type PatchMasterConfigArgs = {
    body: PatchMasterConfigRequest;
};
/** What `masterLogs` takes. */
export type MasterLogsArgs = {
    /** @description Id of the first entry to send; a negative number counts from the end of the log and stops at its start. */
    offset?: number;
    /** @description Most entries to send; 0 or absent sends all. Cannot be combined with `follow`. */
    limit?: number;
    /** @description Keep the stream open and send new entries as they are written. */
    follow?: boolean;
};
/** What `getAgents` takes. */
export type GetAgentsArgs = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy?: GetAgentsRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Leave the slots out of the answer. */
    excludeSlots?: boolean;
    /** @description Leave the containers out of the answer. */
    excludeContainers?: boolean;
};
/** What `getAgent` takes. */
export type GetAgentArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** What `getSlots` takes. */
export type GetSlotsArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** What `getSlot` takes. */
export type GetSlotArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
};
/** What `enableAgent` takes. */
export type EnableAgentArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** What `disableAgent` takes. */
export type DisableAgentArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    body: DisableAgentRequest;
};
/** What `enableSlot` takes. */
export type EnableSlotArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
};
/** What `disableSlot` takes. */
export type DisableSlotArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
    body: DisableSlotRequest;
};
/** What `createExperiment` takes. */
export type CreateExperimentArgs = {
    body: CreateExperimentRequest;
};
/** What `getExperiments` takes. */
export type GetExperimentsArgs = {
    /** @description Column to sort by; unspecified means id. */
    sortBy?: GetExperimentsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block. */
    limit?: number;
    /** @description Part of the description, in any case. */
    description?: string;
    /** @description Part of the name, in any case. */
    name?: string;
    /** @description Labels that must all be present; repeat the key. */
    labels?: string[];
    /** @description True keeps archived experiments, false the others. Absent keeps both. */
    archived?: boolean;
    /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
    states?: ExperimentState[];
    /** @description Usernames of owners; repeat the key. */
    users?: string[];
    /** @description Ids of owners; repeat the key. */
    userIds?: number[];
    /** @description Project to list; 0 or unset means all. */
    projectId?: number;
    /** @description Keep ids below this number. */
    "experimentIdFilter.lt"?: number;
    /** @description Keep ids up to and including this number. */
    "experimentIdFilter.lte"?: number;
    /** @description Keep ids above this number. */
    "experimentIdFilter.gt"?: number;
    /** @description Keep ids from this number on. */
    "experimentIdFilter.gte"?: number;
    /** @description Keep only these ids; repeat the key. */
    "experimentIdFilter.incl"?: number[];
    /** @description Leave these ids out; repeat the key. */
    "experimentIdFilter.notIn"?: number[];
    /** @description Adds `bestTrialSearcherMetric` to each row; default false. */
    showTrialData?: boolean;
};
/** What `deleteExperiments` takes. */
export type DeleteExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: DeleteExperimentsRequest;
};
/** What `putExperimentLabel` takes. */
export type PutExperimentLabelArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description The label, as it is. */
    label: string;
};
/** What `deleteExperimentLabel` takes. */
export type DeleteExperimentLabelArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description The label, as it is. */
    label: string;
};
/** What `deleteTensorboardFiles` takes. */
export type DeleteTensorboardFilesArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `getExperiment` takes. */
export type GetExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `patchExperiment` takes. */
export type PatchExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: PatchExperiment;
};
/** What `deleteExperiment` takes. */
export type DeleteExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `getModelDef` takes. */
export type GetModelDefArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `getModelDefTree` takes. */
export type GetModelDefTreeArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `getModelDefFile` takes. */
export type GetModelDefFileArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: GetModelDefFileRequest;
};
/** What `getExperimentLabels` takes. */
export type GetExperimentLabelsArgs = {
    /** @description Project to look at; 0 or unset means all. */
    projectId?: number;
};
/** What `getExperimentValidationHistory` takes. */
export type GetExperimentValidationHistoryArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `activateExperiment` takes. */
export type ActivateExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `activateExperiments` takes. */
export type ActivateExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: ActivateExperimentsRequest;
};
/** What `pauseExperiment` takes. */
export type PauseExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `pauseExperiments` takes. */
export type PauseExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: PauseExperimentsRequest;
};
/** What `cancelExperiment` takes. */
export type CancelExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `cancelExperiments` takes. */
export type CancelExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: CancelExperimentsRequest;
};
/** What `killExperiment` takes. */
export type KillExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `killExperiments` takes. */
export type KillExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: KillExperimentsRequest;
};
/** What `archiveExperiment` takes. */
export type ArchiveExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `archiveExperiments` takes. */
export type ArchiveExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: ArchiveExperimentsRequest;
};
/** What `unarchiveExperiment` takes. */
export type UnarchiveExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `unarchiveExperiments` takes. */
export type UnarchiveExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: UnarchiveExperimentsRequest;
};
/** What `getBestSearcherValidationMetric` takes. */
export type GetBestSearcherValidationMetricArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** What `getExperimentCheckpoints` takes. */
export type GetExperimentCheckpointsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description Attribute to sort by; unspecified means trial id. Not together with `sortByMetric`. */
    sortByAttr?: SortBy;
    /** @description Validation metric to sort by, better ones first without a direction. Not together with `sortByAttr`. */
    sortByMetric?: string;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Keep checkpoints in these states; repeat the key. */
    states?: CheckpointState[];
};
/** What `previewHPSearch` takes. */
export type PreviewHPSearchArgs = {
    body: PreviewHPSearchRequest;
};
/** What `getExperimentTrials` takes. */
export type GetExperimentTrialsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description Column to sort by; unspecified means id. */
    sortBy?: GetExperimentTrialsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block. */
    limit?: number;
    /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
    states?: ExperimentState[];
};
/** What `compareTrials` takes. */
export type CompareTrialsArgs = {
    /** @description Trials to read; repeat the key. None gives an empty list. */
    trialIds: number[];
    /** @description Most points per trial and group; 0 means 200. */
    maxDatapoints: number;
    /** @description Names of metrics; repeat the key. Without a group, training and validation are both searched. */
    metricNames?: string[];
    /** @description First batch to look at; default 0. */
    startBatches?: number;
    /** @description Last batch to look at; 0, the default, means no end. */
    endBatches?: number;
    /**
     * @deprecated
     * @description Training or validation metrics; deprecated, use `group`.
     */
    metricType?: MetricType;
    /** @description Metric group, such as `training` or `validation`. */
    group?: string;
    /** @description Metrics as `<group>.<name>`; repeat the key. */
    metricIds?: string[];
    /** @description Column the range applies to: `batches` (the default), `time` or `epoch`. A filter replaces `startBatches` and `endBatches`. */
    "timeSeriesFilter.name"?: string;
    /** @description Keep points below this number. */
    "timeSeriesFilter.doubleRange.lt"?: DoubleInput;
    /** @description Keep points up to and including this number. */
    "timeSeriesFilter.doubleRange.lte"?: DoubleInput;
    /** @description Keep points above this number. */
    "timeSeriesFilter.doubleRange.gt"?: DoubleInput;
    /** @description Keep points from this number. */
    "timeSeriesFilter.doubleRange.gte"?: DoubleInput;
    /** @description Keep points below this whole number. */
    "timeSeriesFilter.integerRange.lt"?: number;
    /** @description Keep points up to and including this whole number. */
    "timeSeriesFilter.integerRange.lte"?: number;
    /** @description Keep points above this whole number. */
    "timeSeriesFilter.integerRange.gt"?: number;
    /** @description Keep points from this whole number. */
    "timeSeriesFilter.integerRange.gte"?: number;
    /** @description Keep only points at these whole numbers; repeat the key. */
    "timeSeriesFilter.integerRange.incl"?: number[];
    /** @description Leave out points at these whole numbers; repeat the key. */
    "timeSeriesFilter.integerRange.notIn"?: number[];
    /** @description Keep points before this RFC 3339 time. */
    "timeSeriesFilter.timeRange.lt"?: string;
    /** @description Keep points up to and including this RFC 3339 time. */
    "timeSeriesFilter.timeRange.lte"?: string;
    /** @description Keep points after this RFC 3339 time. */
    "timeSeriesFilter.timeRange.gt"?: string;
    /** @description Keep points from this RFC 3339 time. */
    "timeSeriesFilter.timeRange.gte"?: string;
};
/** What `reportTrialSourceInfo` takes. */
export type ReportTrialSourceInfoArgs = {
    body: ReportTrialSourceInfoRequest;
};
/** What `createTrial` takes. */
export type CreateTrialArgs = {
    body: CreateTrialRequest;
};
/** What `putTrial` takes. */
export type PutTrialArgs = {
    body: PutTrialRequest;
};
/** What `getTrial` takes. */
export type GetTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
};
/** What `patchTrial` takes. */
export type PatchTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: PatchTrialRequest;
};
/** What `getTrialByExternalID` takes. */
export type GetTrialByExternalIDArgs = {
    /** @description Id the caller gave the experiment. */
    externalExperimentId: string;
    /** @description Id the caller gave the trial. */
    externalTrialId: string;
};
/** What `getTrialWorkloads` takes. */
export type GetTrialWorkloadsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. */
    limit?: number;
    /** @description Metric to sort by as a number, nulls last; empty or `batches` means total batches. */
    sortKey?: string;
    /** @description Kinds of rows to show; unspecified means all. */
    filter?: GetTrialWorkloadsRequestFilterOption;
    /** @description Adds the metrics of every batch to training rows; default false. */
    includeBatchMetrics?: boolean;
    /**
     * @deprecated
     * @description Whose metric `sortKey` names; use `group` instead.
     */
    metricType?: MetricType;
    /** @description Metric group that `sortKey` belongs to, such as `validation`. */
    group?: string;
    /** @description Leave deleted checkpoints out. */
    removeDeletedCheckpoints?: boolean;
};
/** What `trialLogs` takes. */
export type TrialLogsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Most lines; 0, the default, means all there are. */
    limit?: number;
    /** @description Keeps the stream open for new lines; default false. */
    follow?: boolean;
    /** @description Lines of these agents; repeat the key. */
    agentIds?: string[];
    /** @description Lines of these containers; repeat the key. */
    containerIds?: string[];
    /** @description Lines of these ranks; repeat the key. */
    rankIds?: number[];
    /** @description Lines of these levels; repeat the key. */
    levels?: LogLevel[];
    /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
    stdtypes?: string[];
    /** @description Lines from these sources; repeat the key. */
    sources?: string[];
    /** @description Lines up to and including this RFC 3339 time. */
    timestampBefore?: string;
    /** @description Lines later than this RFC 3339 time. */
    timestampAfter?: string;
    /** @description Order by line id; unspecified means ascending, oldest first. */
    orderBy?: OrderBy;
    /** @description Text that the line holds, in any case. */
    searchText?: string;
    /** @description Read `searchText` as a regular expression. */
    enableRegex?: boolean;
};
/** What `postTaskLogs` takes. */
export type PostTaskLogsArgs = {
    body: PostTaskLogsRequest;
};
/** What `trialLogsFields` takes. */
export type TrialLogsFieldsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Repeats the values until the trial has ended; default false. */
    follow?: boolean;
};
/** What `allocationReady` takes. */
export type AllocationReadyArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** What `allocationWaiting` takes. */
export type AllocationWaitingArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** What `taskLogs` takes. */
export type TaskLogsArgs = {
    /** @description Id of the task. */
    taskId: string;
    /** @description Most lines; 0, the default, means all there are. Not together with `follow`. */
    limit?: number;
    /** @description Keeps the stream open for new lines; default false. */
    follow?: boolean;
    /** @description Lines of these allocations; repeat the key. */
    allocationIds?: string[];
    /** @description Lines of these agents; repeat the key. */
    agentIds?: string[];
    /** @description Lines of these containers; repeat the key. */
    containerIds?: string[];
    /** @description Lines of these ranks; repeat the key. -1 also finds lines without a rank. */
    rankIds?: number[];
    /** @description Lines of these levels; repeat the key. */
    levels?: LogLevel[];
    /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
    stdtypes?: string[];
    /** @description Lines from these sources; repeat the key. */
    sources?: string[];
    /** @description Lines up to and including this RFC 3339 time. */
    timestampBefore?: string;
    /** @description Lines later than this RFC 3339 time. */
    timestampAfter?: string;
    /** @description Order by line id; unspecified means ascending, oldest first. */
    orderBy?: OrderBy;
    /** @description Text that the line holds, in any case. */
    searchText?: string;
    /** @description Read `searchText` as a regular expression. */
    enableRegex?: boolean;
};
/** What `cleanupLogs` takes. */
export type CleanupLogsArgs = Record<never, never>;
/** What `taskLogsFields` takes. */
export type TaskLogsFieldsArgs = {
    /** @description Id of the task. */
    taskId: string;
    /** @description Repeats the values until the task has ended; default false. */
    follow?: boolean;
};
/** What `getTrialProfilerMetrics` takes. */
export type GetTrialProfilerMetricsArgs = {
    /** @description Number of the trial. */
    labelsTrialId: number;
    /** @description Name of the series, such as `gpu_util`. */
    "labels.name": string;
    /** @description Agent it was measured on; empty means all. */
    "labels.agentId"?: string;
    /** @description GPU it was measured on; empty means all. */
    "labels.gpuUuid"?: string;
    /** @description System, timing or other series; unspecified means all. */
    "labels.metricType"?: TrialProfilerMetricLabelsProfilerMetricType;
    /** @description Keeps the stream open until the trial has ended; default false. */
    follow?: boolean;
};
/** What `getTrialProfilerAvailableSeries` takes. */
export type GetTrialProfilerAvailableSeriesArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Repeats the labels until the trial has ended; default false. */
    follow?: boolean;
};
/** What `postTrialProfilerMetricsBatch` takes. */
export type PostTrialProfilerMetricsBatchArgs = {
    body: PostTrialProfilerMetricsBatchRequest;
};
/** What `getMetrics` takes. */
export type GetMetricsArgs = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
    /** @description Metric group to read, such as `training`, `validation` or `inference`. */
    group: string;
};
/** What `getTrainingMetrics` takes. */
export type GetTrainingMetricsArgs = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
};
/** What `getValidationMetrics` takes. */
export type GetValidationMetricsArgs = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
};
/** What `killTrial` takes. */
export type KillTrialArgs = {
    /** @description Number of the trial. */
    id: number;
};
/** What `getTrialCheckpoints` takes. */
export type GetTrialCheckpointsArgs = {
    /** @description Number of the trial. */
    id: number;
    /** @description Attribute to sort by; unspecified means trial id. Not together with `sortByMetric`. */
    sortByAttr?: SortBy;
    /** @description Validation metric to sort by, better ones first without a direction. Not together with `sortByAttr`. */
    sortByMetric?: string;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Keep checkpoints in these states; repeat the key. */
    states?: CheckpointState[];
};
/** What `allocationPreemptionSignal` takes. */
export type AllocationPreemptionSignalArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Longest wait in seconds. */
    timeoutSeconds?: number;
};
/** What `allocationPendingPreemptionSignal` takes. */
export type AllocationPendingPreemptionSignalArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** What `ackAllocationPreemptionSignal` takes. */
export type AckAllocationPreemptionSignalArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** What `markAllocationResourcesDaemon` takes. */
export type MarkAllocationResourcesDaemonArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Id of one container of the allocation. */
    resourcesId: string;
    body: {
        [key: string]: unknown;
    };
};
/** What `allocationRendezvousInfo` takes. */
export type AllocationRendezvousInfoArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Id of one container of the allocation. */
    resourcesId: string;
};
/** What `postAllocationProxyAddress` takes. */
export type PostAllocationProxyAddressArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: PostAllocationProxyAddressRequest;
};
/** What `allocationAllGather` takes. */
export type AllocationAllGatherArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: AllocationAllGatherRequest;
};
/** What `notifyContainerRunning` takes. */
export type NotifyContainerRunningArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: NotifyContainerRunningRequest;
};
/** What `reportTrialSearcherEarlyExit` takes. */
export type ReportTrialSearcherEarlyExitArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: TrialEarlyExit;
};
/** What `reportTrialProgress` takes. */
export type ReportTrialProgressArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: ReportTrialProgressRequest;
};
/** What `postTrialRunnerMetadata` takes. */
export type PostTrialRunnerMetadataArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: TrialRunnerMetadata;
};
/** What `reportTrialMetrics` takes. */
export type ReportTrialMetricsArgs = {
    /** @description Number of the trial; overrides the one in the body. */
    metricsTrialId: number;
    body: ReportTrialMetricsRequest;
};
/** What `reportTrialTrainingMetrics` takes. */
export type ReportTrialTrainingMetricsArgs = {
    /** @description Number of the trial; overrides the one in the body. */
    trainingMetricsTrialId: number;
    body: TrialMetrics;
};
/** What `reportTrialValidationMetrics` takes. */
export type ReportTrialValidationMetricsArgs = {
    /** @description Number of the trial; overrides the one in the body. */
    validationMetricsTrialId: number;
    body: TrialMetrics;
};
/** What `reportCheckpoint` takes. */
export type ReportCheckpointArgs = {
    body: CheckpointInput;
};
/** What `patchCheckpoints` takes. */
export type PatchCheckpointsArgs = {
    body: PatchCheckpointsRequest;
};
/** What `deleteCheckpoints` takes. */
export type DeleteCheckpointsArgs = {
    body: DeleteCheckpointsRequest;
};
/** What `getJobs` takes. */
export type GetJobsArgs = {
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent means 100. Must not be negative. */
    limit?: number;
    /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
    resourcePool?: string;
    /** @description Direction of the queue order; ascending, next job first, when unspecified. */
    orderBy?: OrderBy;
    /** @description Keeps jobs in these states; empty keeps all. */
    states?: JobState[];
};
/** What `updateJobQueue` takes. */
export type UpdateJobQueueArgs = {
    body: UpdateJobQueueRequest;
};
/** What `getJobsV2` takes. */
export type GetJobsV2Args = {
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent means 100. Must not be negative. */
    limit?: number;
    /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
    resourcePool?: string;
    /** @description Direction of the queue order; ascending, next job first, when unspecified. */
    orderBy?: OrderBy;
    /** @description Keeps jobs in these states; empty keeps all. */
    states?: JobState[];
};
/** What `getJobQueueStats` takes. */
export type GetJobQueueStatsArgs = {
    /** @description Names of the pools; empty means all. */
    resourcePools?: string[];
};
/** What `getTemplates` takes. */
export type GetTemplatesArgs = {
    /** @description Key to sort by; by name when unspecified. */
    sortBy?: GetTemplatesRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Keeps templates whose name contains this text, ignoring case. Empty keeps all. */
    name?: string;
    /** @description Keep templates of these workspaces; repeat the key. */
    workspaceIds?: number[];
};
/** What `patchTemplateName` takes. */
export type PatchTemplateNameArgs = {
    body: PatchTemplateNameRequest;
};
/** What `getTemplate` takes. */
export type GetTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
};
/** What `putTemplate` takes. */
export type PutTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
    body: Template;
};
/** What `postTemplate` takes. */
export type PostTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
    body: Template;
};
/** What `patchTemplateConfig` takes. */
export type PatchTemplateConfigArgs = {
    /** @description Name of the template. */
    templateName: string;
    body: {
        [key: string]: unknown;
    };
};
/** What `deleteTemplate` takes. */
export type DeleteTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
};
/** What `getNotebooks` takes. */
export type GetNotebooksArgs = {
    /** @description Column to sort by; unspecified means id. */
    sortBy?: GetNotebooksRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Usernames of owners; repeat the key. */
    users?: string[];
    /** @description Ids of owners; repeat the key. */
    userIds?: number[];
    /** @description Workspace to list; 0, the default, means all. */
    workspaceId?: number;
};
/** What `launchNotebook` takes. */
export type LaunchNotebookArgs = {
    body: LaunchNotebookRequest;
};
/** What `getNotebook` takes. */
export type GetNotebookArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
};
/** What `idleNotebook` takes. */
export type IdleNotebookArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
    body: IdleNotebookRequest;
};
/** What `killNotebook` takes. */
export type KillNotebookArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
};
/** What `setNotebookPriority` takes. */
export type SetNotebookPriorityArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
    body: SetNotebookPriorityRequest;
};
/** What `getShells` takes. */
export type GetShellsArgs = {
    /** @description Column to sort by; unspecified means id. */
    sortBy?: GetShellsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Usernames of owners; repeat the key. */
    users?: string[];
    /** @description Ids of owners; repeat the key. */
    userIds?: number[];
    /** @description Workspace to list; 0, the default, means all. */
    workspaceId?: number;
};
/** What `launchShell` takes. */
export type LaunchShellArgs = {
    body: LaunchShellRequest;
};
/** What `getShell` takes. */
export type GetShellArgs = {
    /** @description UUID of the shell. */
    shellId: string;
};
/** What `killShell` takes. */
export type KillShellArgs = {
    /** @description UUID of the shell. */
    shellId: string;
};
/** What `setShellPriority` takes. */
export type SetShellPriorityArgs = {
    /** @description UUID of the shell. */
    shellId: string;
    body: SetShellPriorityRequest;
};
/** What `getCommands` takes. */
export type GetCommandsArgs = {
    /** @description Column to sort by; unspecified means id. */
    sortBy?: GetCommandsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Usernames of owners; repeat the key. */
    users?: string[];
    /** @description Ids of owners; repeat the key. */
    userIds?: number[];
    /** @description Workspace to list; 0, the default, means all. */
    workspaceId?: number;
};
/** What `launchCommand` takes. */
export type LaunchCommandArgs = {
    body: LaunchCommandRequest;
};
/** What `getCommand` takes. */
export type GetCommandArgs = {
    /** @description UUID of the command. */
    commandId: string;
};
/** What `killCommand` takes. */
export type KillCommandArgs = {
    /** @description UUID of the command. */
    commandId: string;
};
/** What `setCommandPriority` takes. */
export type SetCommandPriorityArgs = {
    /** @description UUID of the command. */
    commandId: string;
    body: SetCommandPriorityRequest;
};
/** What `getTensorboards` takes. */
export type GetTensorboardsArgs = {
    /** @description Column to sort by; unspecified means id. */
    sortBy?: GetTensorboardsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Usernames of owners; repeat the key. */
    users?: string[];
    /** @description Ids of owners; repeat the key. */
    userIds?: number[];
    /** @description Workspace to list; 0, the default, means all. */
    workspaceId?: number;
};
/** What `launchTensorboard` takes. */
export type LaunchTensorboardArgs = {
    body: LaunchTensorboardRequest;
};
/** What `getTensorboard` takes. */
export type GetTensorboardArgs = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
};
/** What `killTensorboard` takes. */
export type KillTensorboardArgs = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
};
/** What `setTensorboardPriority` takes. */
export type SetTensorboardPriorityArgs = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
    body: SetTensorboardPriorityRequest;
};
/** What `getActiveTasksCount` takes. */
export type GetActiveTasksCountArgs = Record<never, never>;
/** What `getTask` takes. */
export type GetTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** What `getTasks` takes. */
export type GetTasksArgs = Record<never, never>;
/** What `getModel` takes. */
export type GetModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** What `patchModel` takes. */
export type PatchModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    body: PatchModel;
};
/** What `deleteModel` takes. */
export type DeleteModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** What `postModel` takes. */
export type PostModelArgs = {
    body: PostModelRequest;
};
/** What `getModels` takes. */
export type GetModelsArgs = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy?: GetModelsRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Keeps models whose name contains this text, ignoring case. */
    name?: string;
    /** @description Keeps models whose description contains this text, ignoring case. */
    description?: string;
    /** @description Keeps models with at least one of these labels. */
    labels?: string[];
    /** @description Keeps only archived (true) or only other (false) models. */
    archived?: boolean;
    /** @description Keeps models owned by one of these usernames. */
    users?: string[];
    /** @description Keeps models of the workspaces with these names; ignored when `workspaceIds` is given. */
    workspaceNames?: string[];
    /** @description Keeps models owned by one of these user ids. */
    userIds?: number[];
    /** @description Keeps the model with this id; 0 keeps all. */
    id?: number;
    /** @description Keeps models of these workspaces. */
    workspaceIds?: number[];
};
/** What `archiveModel` takes. */
export type ArchiveModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** What `unarchiveModel` takes. */
export type UnarchiveModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** What `moveModel` takes. */
export type MoveModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    body: MoveModelRequest;
};
/** What `getModelLabels` takes. */
export type GetModelLabelsArgs = {
    /** @description Counts only models of this workspace; 0 or absent counts all. */
    workspaceId?: number;
};
/** What `getModelVersion` takes. */
export type GetModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
};
/** What `patchModelVersion` takes. */
export type PatchModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
    body: PatchModelVersion;
};
/** What `deleteModelVersion` takes. */
export type DeleteModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
};
/** What `getModelVersions` takes. */
export type GetModelVersionsArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Key to sort by; by version when unspecified. */
    sortBy?: GetModelVersionsRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
};
/** What `postModelVersion` takes. */
export type PostModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    body: PostModelVersionRequest;
};
/** What `getCheckpoint` takes. */
export type GetCheckpointArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
};
/** What `postCheckpointMetadata` takes. */
export type PostCheckpointMetadataArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    body: PostCheckpointMetadataRequest;
};
/** What `checkpointsRemoveFiles` takes. */
export type CheckpointsRemoveFilesArgs = {
    body: CheckpointsRemoveFilesRequest;
};
/** What `expMetricNames` takes. */
export type ExpMetricNamesArgs = {
    /** @description Experiments to look at; repeat the key. At least one is needed. */
    ids: number[];
    /** @description Seconds between messages; 0, the default, means 30. */
    periodSeconds?: number;
};
/** What `metricBatches` takes. */
export type MetricBatchesArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description Name of the metric. */
    metricName: string;
    /**
     * @deprecated
     * @description Training or validation metrics; deprecated, use `group`.
     */
    metricType?: MetricType;
    /** @description Metric group; either this or `metricType` is needed. */
    group?: string;
    /** @description Seconds between messages; 0, the default, means 30. */
    periodSeconds?: number;
};
/** What `trialsSnapshot` takes. */
export type TrialsSnapshotArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description Name of the metric. */
    metricName: string;
    /**
     * @deprecated
     * @description Training or validation metrics; needed.
     */
    metricType?: MetricType;
    /** @description Ignored. */
    group?: string;
    /** @description Batch number at the middle of the window. */
    batchesProcessed: number;
    /** @description Batches to either side that still count; default 0, at most 100. */
    batchesMargin?: number;
    /** @description Seconds between messages; 0, the default, means 30. */
    periodSeconds?: number;
};
/** What `trialsSample` takes. */
export type TrialsSampleArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description Name of the metric. */
    metricName: string;
    /**
     * @deprecated
     * @description Training or validation metrics; deprecated, but what clients of this version send.
     */
    metricType?: MetricType;
    /** @description Metric group; either this or `metricType` is needed. */
    group?: string;
    /** @description Most trials in the set; 0, the default, means 25. */
    maxTrials?: number;
    /** @description Most points per trial; 0, the default, means 1,000. */
    maxDatapoints?: number;
    /** @description First batch to look at; default 0. */
    startBatches?: number;
    /** @description Last batch to look at; 0 or less means no end. */
    endBatches?: number;
    /** @description Seconds between messages; 0, the default, means 30. */
    periodSeconds?: number;
};
/** What `getResourcePools` takes. */
export type GetResourcePoolsArgs = {
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Keep pools that are bound to no workspace. */
    unbound?: boolean;
};
/** What `resourceAllocationRaw` takes. */
export type ResourceAllocationRawArgs = {
    /** @description Start of the window, RFC 3339. */
    timestampAfter: string;
    /** @description End of the window, RFC 3339; not before the start. */
    timestampBefore: string;
};
/** What `resourceAllocationAggregated` takes. */
export type ResourceAllocationAggregatedArgs = {
    /** @description First period: YYYY-MM-DD for days, YYYY-MM for months. */
    startDate: string;
    /** @description Last period, included, in the same form; not before the start. */
    endDate: string;
    /** @description Whether to sum by day or by month. */
    period: ResourceAllocationAggregationPeriod;
};
/** What `getWorkspace` takes. */
export type GetWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
};
/** What `patchWorkspace` takes. */
export type PatchWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
    body: PatchWorkspace;
};
/** What `deleteWorkspace` takes. */
export type DeleteWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
};
/** What `getWorkspaceProjects` takes. */
export type GetWorkspaceProjectsArgs = {
    /** @description Id of the workspace; 0 means all workspaces. */
    workspaceId: number;
    /** @description Key to sort by; by id when unspecified. */
    sortBy?: GetWorkspaceProjectsRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Keeps projects with this whole name, ignoring case. Empty keeps all. */
    name?: string;
    /** @description Keeps only projects that are archived themselves (true) or are not (false). */
    archived?: boolean;
    /** @description Keeps projects owned by one of these usernames. */
    users?: string[];
    /** @description Keeps projects owned by one of these user ids. */
    userIds?: number[];
};
/** What `postProject` takes. */
export type PostProjectArgs = {
    /** @description Id of the workspace that will hold the project. */
    workspaceId: number;
    body: PostProjectRequest;
};
/** What `getWorkspaces` takes. */
export type GetWorkspacesArgs = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy?: GetWorkspacesRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Keeps workspaces with this whole name, ignoring case; `%` stands for any text. Empty keeps all. */
    name?: string;
    /** @description Keeps only archived (true) or only other (false) workspaces. */
    archived?: boolean;
    /** @description Keeps workspaces owned by one of these usernames. */
    users?: string[];
    /** @description Keeps workspaces owned by one of these user ids. */
    userIds?: number[];
    /** @description Keeps only workspaces the caller pinned (true) or did not pin (false). */
    pinned?: boolean;
    /** @description Keep the workspace with exactly this name. */
    nameCaseSensitive?: string;
};
/** What `postWorkspace` takes. */
export type PostWorkspaceArgs = {
    body: PostWorkspaceRequest;
};
/** What `archiveWorkspace` takes. */
export type ArchiveWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
};
/** What `unarchiveWorkspace` takes. */
export type UnarchiveWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
};
/** What `pinWorkspace` takes. */
export type PinWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
};
/** What `unpinWorkspace` takes. */
export type UnpinWorkspaceArgs = {
    /** @description Id of the workspace. */
    id: number;
};
/** What `getProject` takes. */
export type GetProjectArgs = {
    /** @description Id of the project. */
    id: number;
};
/** What `patchProject` takes. */
export type PatchProjectArgs = {
    /** @description Id of the project. */
    id: number;
    body: PatchProject;
};
/** What `deleteProject` takes. */
export type DeleteProjectArgs = {
    /** @description Id of the project. */
    id: number;
};
/** What `getProjectByKey` takes. */
export type GetProjectByKeyArgs = {
    /** @description Short key of the project. */
    key: string;
};
/** What `getProjectColumns` takes. */
export type GetProjectColumnsArgs = {
    /** @description Id of the project. */
    id: number;
    /** @description Table the columns are for; unspecified means experiments. */
    tableType?: TableType;
};
/** What `getProjectNumericMetricsRange` takes. */
export type GetProjectNumericMetricsRangeArgs = {
    /** @description Id of the project. */
    id: number;
};
/** What `addProjectNote` takes. */
export type AddProjectNoteArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: Note;
};
/** What `putProjectNotes` takes. */
export type PutProjectNotesArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: PutProjectNotesRequest;
};
/** What `archiveProject` takes. */
export type ArchiveProjectArgs = {
    /** @description Id of the project. */
    id: number;
};
/** What `unarchiveProject` takes. */
export type UnarchiveProjectArgs = {
    /** @description Id of the project. */
    id: number;
};
/** What `moveProject` takes. */
export type MoveProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: MoveProjectRequest;
};
/** What `moveExperiment` takes. */
export type MoveExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: MoveExperimentRequest;
};
/** What `moveExperiments` takes. */
export type MoveExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: MoveExperimentsRequest;
};
/** What `getWebhooks` takes. */
export type GetWebhooksArgs = Record<never, never>;
/** What `postWebhook` takes. */
export type PostWebhookArgs = {
    body: WebhookInput;
};
/** What `deleteWebhook` takes. */
export type DeleteWebhookArgs = {
    /** @description Id of the webhook. */
    id: number;
};
/** What `patchWebhook` takes. */
export type PatchWebhookArgs = {
    /** @description Number of the webhook. */
    id: number;
    body: PatchWebhook;
};
/** What `postWebhookEventData` takes. */
export type PostWebhookEventDataArgs = {
    body: PostWebhookEventDataRequest;
};
/** What `testWebhook` takes. */
export type TestWebhookArgs = {
    /** @description Id of the webhook. */
    id: number;
};
/** What `getGroup` takes. */
export type GetGroupArgs = {
    /** @description Id of the group. */
    groupId: number;
};
/** What `updateGroup` takes. */
export type UpdateGroupArgs = {
    /** @description Id of the group to change. */
    groupId: number;
    body: UpdateGroupRequest;
};
/** What `deleteGroup` takes. */
export type DeleteGroupArgs = {
    /** @description Id of the group to delete. */
    groupId: number;
};
/** What `getGroups` takes. */
export type GetGroupsArgs = {
    body: GetGroupsRequest;
};
/** What `createGroup` takes. */
export type CreateGroupArgs = {
    body: CreateGroupRequest;
};
/** What `getPermissionsSummary` takes. */
export type GetPermissionsSummaryArgs = Record<never, never>;
/** What `getGroupsAndUsersAssignedToWorkspace` takes. */
export type GetGroupsAndUsersAssignedToWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
    /** @description Keeps groups and users whose name contains this text, case-sensitive. Roles that remain show their assignments in full. */
    name?: string;
};
/** What `getRolesByID` takes. */
export type GetRolesByIDArgs = {
    body: GetRolesByIDRequest;
};
/** What `getRolesAssignedToUser` takes. */
export type GetRolesAssignedToUserArgs = {
    /** @description Id of the user; 0 is refused. */
    userId: number;
};
/** What `getRolesAssignedToGroup` takes. */
export type GetRolesAssignedToGroupArgs = {
    /** @description Id of the group; 0 is refused. */
    groupId: number;
};
/** What `searchRolesAssignableToScope` takes. */
export type SearchRolesAssignableToScopeArgs = {
    body: SearchRolesAssignableToScopeRequest;
};
/** What `listRoles` takes. */
export type ListRolesArgs = {
    body: ListRolesRequest;
};
/** What `assignRoles` takes. */
export type AssignRolesArgs = {
    body: AssignRolesRequest;
};
/** What `removeAssignments` takes. */
export type RemoveAssignmentsArgs = {
    body: RemoveAssignmentsRequest;
};
/** What `postUserActivity` takes. */
export type PostUserActivityArgs = {
    body: PostUserActivityRequest;
};
/** What `getProjectsByUserActivity` takes. */
export type GetProjectsByUserActivityArgs = {
    /** @description Most projects to return, up to 500; 0 or absent returns none. */
    limit?: number;
};
/** What `searchExperiments` takes. */
export type SearchExperimentsArgs = {
    body: SearchExperimentsRequest;
};
/** What `bindRPToWorkspace` takes. */
export type BindRPToWorkspaceArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    body: BindRPToWorkspaceRequest;
};
/** What `unbindRPFromWorkspace` takes. */
export type UnbindRPFromWorkspaceArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    body: UnbindRPFromWorkspaceRequest;
};
/** What `overwriteRPWorkspaceBindings` takes. */
export type OverwriteRPWorkspaceBindingsArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    body: OverwriteRPWorkspaceBindingsRequest;
};
/** What `listWorkspacesBoundToRP` takes. */
export type ListWorkspacesBoundToRPArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty. */
    offset?: number;
    /** @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only). */
    limit: number;
};
/** What `listRPsBoundToWorkspace` takes. */
export type ListRPsBoundToWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty. */
    offset?: number;
    /** @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only). */
    limit: number;
};
/** What `putWorkspaceConfigPolicies` takes. */
export type PutWorkspaceConfigPoliciesArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
    body: PutWorkspaceConfigPoliciesRequest;
};
/** What `getWorkspaceConfigPolicies` takes. */
export type GetWorkspaceConfigPoliciesArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** What `deleteWorkspaceConfigPolicies` takes. */
export type DeleteWorkspaceConfigPoliciesArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** What `putGlobalConfigPolicies` takes. */
export type PutGlobalConfigPoliciesArgs = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
    body: PutGlobalConfigPoliciesRequest;
};
/** What `getGlobalConfigPolicies` takes. */
export type GetGlobalConfigPoliciesArgs = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** What `deleteGlobalConfigPolicies` takes. */
export type DeleteGlobalConfigPoliciesArgs = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** What `putExperiment` takes. */
export type PutExperimentArgs = {
    /** @description Id the caller gave the experiment. */
    externalExperimentId: string;
    body: CreateExperimentRequest;
};
/** What `continueExperiment` takes. */
export type ContinueExperimentArgs = {
    body: ContinueExperimentRequest;
};
/** What `putExperimentRetainLogs` takes. */
export type PutExperimentRetainLogsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: PutExperimentRetainLogsRequest;
};
/** What `putExperimentsRetainLogs` takes. */
export type PutExperimentsRetainLogsArgs = {
    /** @description Number of the project. */
    projectId: number;
    body: PutExperimentsRetainLogsRequest;
};
/** What `putTrialRetainLogs` takes. */
export type PutTrialRetainLogsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: PutTrialRetainLogsRequest;
};
/** What `getTrialRemainingLogRetentionDays` takes. */
export type GetTrialRemainingLogRetentionDaysArgs = {
    /** @description Number of the trial. */
    id: number;
};
/** What `getClusterMessage` takes. */
export type GetClusterMessageArgs = Record<never, never>;
/** What `setClusterMessage` takes. */
export type SetClusterMessageArgs = {
    body: SetClusterMessageRequest;
};
/** What `deleteClusterMessage` takes. */
export type DeleteClusterMessageArgs = Record<never, never>;
/** What `getTrialMetricsByModelVersion` takes. */
export type GetTrialMetricsByModelVersionArgs = {
    /** @description Name of the model. */
    modelName: string;
    /** @description Number of the version within the model. */
    modelVersionNum: number;
    /** @description Keep trials with this use; unset means both. */
    trialSourceInfoType?: TrialSourceInfoType;
    /** @description Keep reports of this group; unset means all. */
    metricGroup?: string;
};
/** What `getTrialMetricsByCheckpoint` takes. */
export type GetTrialMetricsByCheckpointArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    /** @description Keep trials with this use; unset means both. */
    trialSourceInfoType?: TrialSourceInfoType;
    /** @description Keep reports of this group; unset means all. */
    metricGroup?: string;
};
/** What `getKubernetesResourceManagers` takes. */
export type GetKubernetesResourceManagersArgs = Record<never, never>;
/** What `setWorkspaceNamespaceBindings` takes. */
export type SetWorkspaceNamespaceBindingsArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    body: SetWorkspaceNamespaceBindingsRequest;
};
/** What `deleteWorkspaceNamespaceBindings` takes. */
export type DeleteWorkspaceNamespaceBindingsArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Clusters to unbind in; repeat the key. */
    clusterNames: string[];
};
/** What `setResourceQuotas` takes. */
export type SetResourceQuotasArgs = {
    /** @description Number of the workspace. */
    id: number;
    body: SetResourceQuotasRequest;
};
/** What `listWorkspaceNamespaceBindings` takes. */
export type ListWorkspaceNamespaceBindingsArgs = {
    /** @description Number of the workspace. */
    id: number;
};
/** What `getWorkspacesWithDefaultNamespaceBindings` takes. */
export type GetWorkspacesWithDefaultNamespaceBindingsArgs = Record<never, never>;
/** What `bulkAutoCreateWorkspaceNamespaceBindings` takes. */
export type BulkAutoCreateWorkspaceNamespaceBindingsArgs = {
    body: BulkAutoCreateWorkspaceNamespaceBindingsRequest;
};
/** What `getKubernetesResourceQuotas` takes. */
export type GetKubernetesResourceQuotasArgs = {
    /** @description Number of the workspace. */
    id: number;
};
/** What `startTrial` takes. */
export type StartTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: StartTrialRequest;
};
/** What `runPrepareForReporting` takes. */
export type RunPrepareForReportingArgs = {
    body: RunPrepareForReportingRequest;
};
/** What `postAllocationAcceleratorData` takes. */
export type PostAllocationAcceleratorDataArgs = {
    /** @description Id of the allocation. */
    allocationId: string;
    body: PostAllocationAcceleratorDataRequest;
};
/** What `searchRuns` takes. */
export type SearchRunsArgs = {
    body: SearchRunsRequest;
};
/** What `moveRuns` takes. */
export type MoveRunsArgs = {
    body: MoveRunsRequest;
};
/** What `killRuns` takes. */
export type KillRunsArgs = {
    body: KillRunsRequest;
};
/** What `deleteRuns` takes. */
export type DeleteRunsArgs = {
    body: DeleteRunsRequest;
};
/** What `archiveRuns` takes. */
export type ArchiveRunsArgs = {
    body: ArchiveRunsRequest;
};
/** What `unarchiveRuns` takes. */
export type UnarchiveRunsArgs = {
    body: UnarchiveRunsRequest;
};
/** What `pauseRuns` takes. */
export type PauseRunsArgs = {
    body: PauseRunsRequest;
};
/** What `resumeRuns` takes. */
export type ResumeRunsArgs = {
    body: ResumeRunsRequest;
};
/** What `getRunMetadata` takes. */
export type GetRunMetadataArgs = {
    /** @description Number of the run, which is that of its trial. */
    runId: number;
};
/** What `postRunMetadata` takes. */
export type PostRunMetadataArgs = {
    /** @description Number of the run, which is that of its trial. */
    runId: number;
    body: PostRunMetadataRequest;
};
/** What `getMetadataValues` takes. */
export type GetMetadataValuesArgs = {
    /** @description Number of the project. */
    projectId: number;
    /** @description Key of the metadata, with dots for nested ones. */
    key: string;
};
/** What `createGenericTask` takes. */
export type CreateGenericTaskArgs = {
    body: CreateGenericTaskRequest;
};
/** What `getTaskContextDirectory` takes. */
export type GetTaskContextDirectoryArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** What `getAllocation` takes. */
export type GetAllocationArgs = {
    /** @description Id of the allocation. */
    allocationId: string;
};
/** What `getTaskAcceleratorData` takes. */
export type GetTaskAcceleratorDataArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** What `getGenericTaskConfig` takes. */
export type GetGenericTaskConfigArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** What `killGenericTask` takes. */
export type KillGenericTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
    body: KillGenericTaskRequest;
};
/** What `pauseGenericTask` takes. */
export type PauseGenericTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** What `unpauseGenericTask` takes. */
export type UnpauseGenericTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** What `postAccessToken` takes. */
export type PostAccessTokenArgs = {
    body: PostAccessTokenRequest;
};
/** What `getAccessTokens` takes. */
export type GetAccessTokensArgs = {
    /** @description Column to sort by; unspecified means number. */
    sortBy?: GetAccessTokensRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. */
    limit?: number;
    /** @description Keep tokens with these numbers; repeat the key. */
    tokenIds?: number[];
    /** @description Keep tokens of this user. */
    username?: string;
    /** @description List expired and revoked tokens too. */
    showInactive?: boolean;
};
/** What `patchAccessToken` takes. */
export type PatchAccessTokenArgs = {
    /** @description Number of the token. */
    tokenId: number;
    body: PatchAccessTokenRequest;
};

/** By operation: path and query parameters by name, and `body` where the call has one. */
export interface Arguments {
  login: LoginArgs;
  currentUser: CurrentUserArgs;
  logout: LogoutArgs;
  getUsers: GetUsersArgs;
  patchUsers: PatchUsersArgs;
  postUser: PostUserArgs;
  assignMultipleGroups: AssignMultipleGroupsArgs;
  getUserSetting: GetUserSettingArgs;
  postUserSetting: PostUserSettingArgs;
  resetUserSetting: ResetUserSettingArgs;
  getUser: GetUserArgs;
  patchUser: PatchUserArgs;
  getUserByUsername: GetUserByUsernameArgs;
  getMe: GetMeArgs;
  setUserPassword: SetUserPasswordArgs;
  getTelemetry: GetTelemetryArgs;
  getMaster: GetMasterArgs;
  getMasterConfig: GetMasterConfigArgs;
  patchMasterConfig: PatchMasterConfigArgs;
  masterLogs: MasterLogsArgs;
  getAgents: GetAgentsArgs;
  getAgent: GetAgentArgs;
  getSlots: GetSlotsArgs;
  getSlot: GetSlotArgs;
  enableAgent: EnableAgentArgs;
  disableAgent: DisableAgentArgs;
  enableSlot: EnableSlotArgs;
  disableSlot: DisableSlotArgs;
  createExperiment: CreateExperimentArgs;
  getExperiments: GetExperimentsArgs;
  deleteExperiments: DeleteExperimentsArgs;
  putExperimentLabel: PutExperimentLabelArgs;
  deleteExperimentLabel: DeleteExperimentLabelArgs;
  deleteTensorboardFiles: DeleteTensorboardFilesArgs;
  getExperiment: GetExperimentArgs;
  patchExperiment: PatchExperimentArgs;
  deleteExperiment: DeleteExperimentArgs;
  getModelDef: GetModelDefArgs;
  getModelDefTree: GetModelDefTreeArgs;
  getModelDefFile: GetModelDefFileArgs;
  getExperimentLabels: GetExperimentLabelsArgs;
  getExperimentValidationHistory: GetExperimentValidationHistoryArgs;
  activateExperiment: ActivateExperimentArgs;
  activateExperiments: ActivateExperimentsArgs;
  pauseExperiment: PauseExperimentArgs;
  pauseExperiments: PauseExperimentsArgs;
  cancelExperiment: CancelExperimentArgs;
  cancelExperiments: CancelExperimentsArgs;
  killExperiment: KillExperimentArgs;
  killExperiments: KillExperimentsArgs;
  archiveExperiment: ArchiveExperimentArgs;
  archiveExperiments: ArchiveExperimentsArgs;
  unarchiveExperiment: UnarchiveExperimentArgs;
  unarchiveExperiments: UnarchiveExperimentsArgs;
  getBestSearcherValidationMetric: GetBestSearcherValidationMetricArgs;
  getExperimentCheckpoints: GetExperimentCheckpointsArgs;
  previewHPSearch: PreviewHPSearchArgs;
  getExperimentTrials: GetExperimentTrialsArgs;
  compareTrials: CompareTrialsArgs;
  reportTrialSourceInfo: ReportTrialSourceInfoArgs;
  createTrial: CreateTrialArgs;
  putTrial: PutTrialArgs;
  getTrial: GetTrialArgs;
  patchTrial: PatchTrialArgs;
  getTrialByExternalID: GetTrialByExternalIDArgs;
  getTrialWorkloads: GetTrialWorkloadsArgs;
  trialLogs: TrialLogsArgs;
  postTaskLogs: PostTaskLogsArgs;
  trialLogsFields: TrialLogsFieldsArgs;
  allocationReady: AllocationReadyArgs;
  allocationWaiting: AllocationWaitingArgs;
  taskLogs: TaskLogsArgs;
  cleanupLogs: CleanupLogsArgs;
  taskLogsFields: TaskLogsFieldsArgs;
  getTrialProfilerMetrics: GetTrialProfilerMetricsArgs;
  getTrialProfilerAvailableSeries: GetTrialProfilerAvailableSeriesArgs;
  postTrialProfilerMetricsBatch: PostTrialProfilerMetricsBatchArgs;
  getMetrics: GetMetricsArgs;
  getTrainingMetrics: GetTrainingMetricsArgs;
  getValidationMetrics: GetValidationMetricsArgs;
  killTrial: KillTrialArgs;
  getTrialCheckpoints: GetTrialCheckpointsArgs;
  allocationPreemptionSignal: AllocationPreemptionSignalArgs;
  allocationPendingPreemptionSignal: AllocationPendingPreemptionSignalArgs;
  ackAllocationPreemptionSignal: AckAllocationPreemptionSignalArgs;
  markAllocationResourcesDaemon: MarkAllocationResourcesDaemonArgs;
  allocationRendezvousInfo: AllocationRendezvousInfoArgs;
  postAllocationProxyAddress: PostAllocationProxyAddressArgs;
  allocationAllGather: AllocationAllGatherArgs;
  notifyContainerRunning: NotifyContainerRunningArgs;
  reportTrialSearcherEarlyExit: ReportTrialSearcherEarlyExitArgs;
  reportTrialProgress: ReportTrialProgressArgs;
  postTrialRunnerMetadata: PostTrialRunnerMetadataArgs;
  reportTrialMetrics: ReportTrialMetricsArgs;
  reportTrialTrainingMetrics: ReportTrialTrainingMetricsArgs;
  reportTrialValidationMetrics: ReportTrialValidationMetricsArgs;
  reportCheckpoint: ReportCheckpointArgs;
  patchCheckpoints: PatchCheckpointsArgs;
  deleteCheckpoints: DeleteCheckpointsArgs;
  getJobs: GetJobsArgs;
  updateJobQueue: UpdateJobQueueArgs;
  getJobsV2: GetJobsV2Args;
  getJobQueueStats: GetJobQueueStatsArgs;
  getTemplates: GetTemplatesArgs;
  patchTemplateName: PatchTemplateNameArgs;
  getTemplate: GetTemplateArgs;
  putTemplate: PutTemplateArgs;
  postTemplate: PostTemplateArgs;
  patchTemplateConfig: PatchTemplateConfigArgs;
  deleteTemplate: DeleteTemplateArgs;
  getNotebooks: GetNotebooksArgs;
  launchNotebook: LaunchNotebookArgs;
  getNotebook: GetNotebookArgs;
  idleNotebook: IdleNotebookArgs;
  killNotebook: KillNotebookArgs;
  setNotebookPriority: SetNotebookPriorityArgs;
  getShells: GetShellsArgs;
  launchShell: LaunchShellArgs;
  getShell: GetShellArgs;
  killShell: KillShellArgs;
  setShellPriority: SetShellPriorityArgs;
  getCommands: GetCommandsArgs;
  launchCommand: LaunchCommandArgs;
  getCommand: GetCommandArgs;
  killCommand: KillCommandArgs;
  setCommandPriority: SetCommandPriorityArgs;
  getTensorboards: GetTensorboardsArgs;
  launchTensorboard: LaunchTensorboardArgs;
  getTensorboard: GetTensorboardArgs;
  killTensorboard: KillTensorboardArgs;
  setTensorboardPriority: SetTensorboardPriorityArgs;
  getActiveTasksCount: GetActiveTasksCountArgs;
  getTask: GetTaskArgs;
  getTasks: GetTasksArgs;
  getModel: GetModelArgs;
  patchModel: PatchModelArgs;
  deleteModel: DeleteModelArgs;
  postModel: PostModelArgs;
  getModels: GetModelsArgs;
  archiveModel: ArchiveModelArgs;
  unarchiveModel: UnarchiveModelArgs;
  moveModel: MoveModelArgs;
  getModelLabels: GetModelLabelsArgs;
  getModelVersion: GetModelVersionArgs;
  patchModelVersion: PatchModelVersionArgs;
  deleteModelVersion: DeleteModelVersionArgs;
  getModelVersions: GetModelVersionsArgs;
  postModelVersion: PostModelVersionArgs;
  getCheckpoint: GetCheckpointArgs;
  postCheckpointMetadata: PostCheckpointMetadataArgs;
  checkpointsRemoveFiles: CheckpointsRemoveFilesArgs;
  expMetricNames: ExpMetricNamesArgs;
  metricBatches: MetricBatchesArgs;
  trialsSnapshot: TrialsSnapshotArgs;
  trialsSample: TrialsSampleArgs;
  getResourcePools: GetResourcePoolsArgs;
  resourceAllocationRaw: ResourceAllocationRawArgs;
  resourceAllocationAggregated: ResourceAllocationAggregatedArgs;
  getWorkspace: GetWorkspaceArgs;
  patchWorkspace: PatchWorkspaceArgs;
  deleteWorkspace: DeleteWorkspaceArgs;
  getWorkspaceProjects: GetWorkspaceProjectsArgs;
  postProject: PostProjectArgs;
  getWorkspaces: GetWorkspacesArgs;
  postWorkspace: PostWorkspaceArgs;
  archiveWorkspace: ArchiveWorkspaceArgs;
  unarchiveWorkspace: UnarchiveWorkspaceArgs;
  pinWorkspace: PinWorkspaceArgs;
  unpinWorkspace: UnpinWorkspaceArgs;
  getProject: GetProjectArgs;
  patchProject: PatchProjectArgs;
  deleteProject: DeleteProjectArgs;
  getProjectByKey: GetProjectByKeyArgs;
  getProjectColumns: GetProjectColumnsArgs;
  getProjectNumericMetricsRange: GetProjectNumericMetricsRangeArgs;
  addProjectNote: AddProjectNoteArgs;
  putProjectNotes: PutProjectNotesArgs;
  archiveProject: ArchiveProjectArgs;
  unarchiveProject: UnarchiveProjectArgs;
  moveProject: MoveProjectArgs;
  moveExperiment: MoveExperimentArgs;
  moveExperiments: MoveExperimentsArgs;
  getWebhooks: GetWebhooksArgs;
  postWebhook: PostWebhookArgs;
  deleteWebhook: DeleteWebhookArgs;
  patchWebhook: PatchWebhookArgs;
  postWebhookEventData: PostWebhookEventDataArgs;
  testWebhook: TestWebhookArgs;
  getGroup: GetGroupArgs;
  updateGroup: UpdateGroupArgs;
  deleteGroup: DeleteGroupArgs;
  getGroups: GetGroupsArgs;
  createGroup: CreateGroupArgs;
  getPermissionsSummary: GetPermissionsSummaryArgs;
  getGroupsAndUsersAssignedToWorkspace: GetGroupsAndUsersAssignedToWorkspaceArgs;
  getRolesByID: GetRolesByIDArgs;
  getRolesAssignedToUser: GetRolesAssignedToUserArgs;
  getRolesAssignedToGroup: GetRolesAssignedToGroupArgs;
  searchRolesAssignableToScope: SearchRolesAssignableToScopeArgs;
  listRoles: ListRolesArgs;
  assignRoles: AssignRolesArgs;
  removeAssignments: RemoveAssignmentsArgs;
  postUserActivity: PostUserActivityArgs;
  getProjectsByUserActivity: GetProjectsByUserActivityArgs;
  searchExperiments: SearchExperimentsArgs;
  bindRPToWorkspace: BindRPToWorkspaceArgs;
  unbindRPFromWorkspace: UnbindRPFromWorkspaceArgs;
  overwriteRPWorkspaceBindings: OverwriteRPWorkspaceBindingsArgs;
  listWorkspacesBoundToRP: ListWorkspacesBoundToRPArgs;
  listRPsBoundToWorkspace: ListRPsBoundToWorkspaceArgs;
  putWorkspaceConfigPolicies: PutWorkspaceConfigPoliciesArgs;
  getWorkspaceConfigPolicies: GetWorkspaceConfigPoliciesArgs;
  deleteWorkspaceConfigPolicies: DeleteWorkspaceConfigPoliciesArgs;
  putGlobalConfigPolicies: PutGlobalConfigPoliciesArgs;
  getGlobalConfigPolicies: GetGlobalConfigPoliciesArgs;
  deleteGlobalConfigPolicies: DeleteGlobalConfigPoliciesArgs;
  putExperiment: PutExperimentArgs;
  continueExperiment: ContinueExperimentArgs;
  putExperimentRetainLogs: PutExperimentRetainLogsArgs;
  putExperimentsRetainLogs: PutExperimentsRetainLogsArgs;
  putTrialRetainLogs: PutTrialRetainLogsArgs;
  getTrialRemainingLogRetentionDays: GetTrialRemainingLogRetentionDaysArgs;
  getClusterMessage: GetClusterMessageArgs;
  setClusterMessage: SetClusterMessageArgs;
  deleteClusterMessage: DeleteClusterMessageArgs;
  getTrialMetricsByModelVersion: GetTrialMetricsByModelVersionArgs;
  getTrialMetricsByCheckpoint: GetTrialMetricsByCheckpointArgs;
  getKubernetesResourceManagers: GetKubernetesResourceManagersArgs;
  setWorkspaceNamespaceBindings: SetWorkspaceNamespaceBindingsArgs;
  deleteWorkspaceNamespaceBindings: DeleteWorkspaceNamespaceBindingsArgs;
  setResourceQuotas: SetResourceQuotasArgs;
  listWorkspaceNamespaceBindings: ListWorkspaceNamespaceBindingsArgs;
  getWorkspacesWithDefaultNamespaceBindings: GetWorkspacesWithDefaultNamespaceBindingsArgs;
  bulkAutoCreateWorkspaceNamespaceBindings: BulkAutoCreateWorkspaceNamespaceBindingsArgs;
  getKubernetesResourceQuotas: GetKubernetesResourceQuotasArgs;
  startTrial: StartTrialArgs;
  runPrepareForReporting: RunPrepareForReportingArgs;
  postAllocationAcceleratorData: PostAllocationAcceleratorDataArgs;
  searchRuns: SearchRunsArgs;
  moveRuns: MoveRunsArgs;
  killRuns: KillRunsArgs;
  deleteRuns: DeleteRunsArgs;
  archiveRuns: ArchiveRunsArgs;
  unarchiveRuns: UnarchiveRunsArgs;
  pauseRuns: PauseRunsArgs;
  resumeRuns: ResumeRunsArgs;
  getRunMetadata: GetRunMetadataArgs;
  postRunMetadata: PostRunMetadataArgs;
  getMetadataValues: GetMetadataValuesArgs;
  createGenericTask: CreateGenericTaskArgs;
  getTaskContextDirectory: GetTaskContextDirectoryArgs;
  getAllocation: GetAllocationArgs;
  getTaskAcceleratorData: GetTaskAcceleratorDataArgs;
  getGenericTaskConfig: GetGenericTaskConfigArgs;
  killGenericTask: KillGenericTaskArgs;
  pauseGenericTask: PauseGenericTaskArgs;
  unpauseGenericTask: UnpauseGenericTaskArgs;
  postAccessToken: PostAccessTokenArgs;
  getAccessTokens: GetAccessTokensArgs;
  patchAccessToken: PatchAccessTokenArgs;
}

/** By operation: what it answers, decoded; for a stream, one message of it. */
export interface Answers {
  login: LoginResponse;
  currentUser: CurrentUserResponse;
  logout: LogoutResponse;
  getUsers: GetUsersResponse;
  patchUsers: PatchUsersResponse;
  postUser: PostUserResponse;
  assignMultipleGroups: AssignMultipleGroupsResponse;
  getUserSetting: GetUserSettingResponse;
  postUserSetting: PostUserSettingResponse;
  resetUserSetting: ResetUserSettingResponse;
  getUser: GetUserResponse;
  patchUser: PatchUserResponse;
  getUserByUsername: GetUserByUsernameResponse;
  getMe: GetMeResponse;
  setUserPassword: SetUserPasswordResponse;
  getTelemetry: GetTelemetryResponse;
  getMaster: GetMasterResponse;
  getMasterConfig: GetMasterConfigResponse;
  patchMasterConfig: PatchMasterConfigResponse;
  masterLogs: MasterLogsResponse;
  getAgents: GetAgentsResponse;
  getAgent: GetAgentResponse;
  getSlots: GetSlotsResponse;
  getSlot: GetSlotResponse;
  enableAgent: EnableAgentResponse;
  disableAgent: DisableAgentResponse;
  enableSlot: EnableSlotResponse;
  disableSlot: DisableSlotResponse;
  createExperiment: CreateExperimentResponse;
  getExperiments: GetExperimentsResponse;
  deleteExperiments: DeleteExperimentsResponse;
  putExperimentLabel: PutExperimentLabelResponse;
  deleteExperimentLabel: DeleteExperimentLabelResponse;
  deleteTensorboardFiles: DeleteTensorboardFilesResponse;
  getExperiment: GetExperimentResponse;
  patchExperiment: PatchExperimentResponse;
  deleteExperiment: DeleteExperimentResponse;
  getModelDef: GetModelDefResponse;
  getModelDefTree: GetModelDefTreeResponse;
  getModelDefFile: GetModelDefFileResponse;
  getExperimentLabels: GetExperimentLabelsResponse;
  getExperimentValidationHistory: GetExperimentValidationHistoryResponse;
  activateExperiment: ActivateExperimentResponse;
  activateExperiments: ActivateExperimentsResponse;
  pauseExperiment: PauseExperimentResponse;
  pauseExperiments: PauseExperimentsResponse;
  cancelExperiment: CancelExperimentResponse;
  cancelExperiments: CancelExperimentsResponse;
  killExperiment: KillExperimentResponse;
  killExperiments: KillExperimentsResponse;
  archiveExperiment: ArchiveExperimentResponse;
  archiveExperiments: ArchiveExperimentsResponse;
  unarchiveExperiment: UnarchiveExperimentResponse;
  unarchiveExperiments: UnarchiveExperimentsResponse;
  getBestSearcherValidationMetric: GetBestSearcherValidationMetricResponse;
  getExperimentCheckpoints: GetExperimentCheckpointsResponse;
  previewHPSearch: PreviewHPSearchResponse;
  getExperimentTrials: GetExperimentTrialsResponse;
  compareTrials: CompareTrialsResponse;
  reportTrialSourceInfo: ReportTrialSourceInfoResponse;
  createTrial: CreateTrialResponse;
  putTrial: PutTrialResponse;
  getTrial: GetTrialResponse;
  patchTrial: PatchTrialResponse;
  getTrialByExternalID: GetTrialByExternalIDResponse;
  getTrialWorkloads: GetTrialWorkloadsResponse;
  trialLogs: TrialLogsResponse;
  postTaskLogs: PostTaskLogsResponse;
  trialLogsFields: TrialLogsFieldsResponse;
  allocationReady: AllocationReadyResponse;
  allocationWaiting: AllocationWaitingResponse;
  taskLogs: TaskLogsResponse;
  cleanupLogs: CleanupLogsResponse;
  taskLogsFields: TaskLogsFieldsResponse;
  getTrialProfilerMetrics: GetTrialProfilerMetricsResponse;
  getTrialProfilerAvailableSeries: GetTrialProfilerAvailableSeriesResponse;
  postTrialProfilerMetricsBatch: PostTrialProfilerMetricsBatchResponse;
  getMetrics: GetMetricsResponse;
  getTrainingMetrics: GetTrainingMetricsResponse;
  getValidationMetrics: GetValidationMetricsResponse;
  killTrial: KillTrialResponse;
  getTrialCheckpoints: GetTrialCheckpointsResponse;
  allocationPreemptionSignal: AllocationPreemptionSignalResponse;
  allocationPendingPreemptionSignal: AllocationPendingPreemptionSignalResponse;
  ackAllocationPreemptionSignal: AckAllocationPreemptionSignalResponse;
  markAllocationResourcesDaemon: MarkAllocationResourcesDaemonResponse;
  allocationRendezvousInfo: AllocationRendezvousInfoResponse;
  postAllocationProxyAddress: PostAllocationProxyAddressResponse;
  allocationAllGather: AllocationAllGatherResponse;
  notifyContainerRunning: NotifyContainerRunningResponse;
  reportTrialSearcherEarlyExit: ReportTrialSearcherEarlyExitResponse;
  reportTrialProgress: ReportTrialProgressResponse;
  postTrialRunnerMetadata: PostTrialRunnerMetadataResponse;
  reportTrialMetrics: ReportTrialMetricsResponse;
  reportTrialTrainingMetrics: ReportTrialTrainingMetricsResponse;
  reportTrialValidationMetrics: ReportTrialValidationMetricsResponse;
  reportCheckpoint: ReportCheckpointResponse;
  patchCheckpoints: PatchCheckpointsResponse;
  deleteCheckpoints: DeleteCheckpointsResponse;
  getJobs: GetJobsResponse;
  updateJobQueue: UpdateJobQueueResponse;
  getJobsV2: GetJobsV2Response;
  getJobQueueStats: GetJobQueueStatsResponse;
  getTemplates: GetTemplatesResponse;
  patchTemplateName: PatchTemplateNameResponse;
  getTemplate: GetTemplateResponse;
  putTemplate: PutTemplateResponse;
  postTemplate: PostTemplateResponse;
  patchTemplateConfig: PatchTemplateConfigResponse;
  deleteTemplate: DeleteTemplateResponse;
  getNotebooks: GetNotebooksResponse;
  launchNotebook: LaunchNotebookResponse;
  getNotebook: GetNotebookResponse;
  idleNotebook: IdleNotebookResponse;
  killNotebook: KillNotebookResponse;
  setNotebookPriority: SetNotebookPriorityResponse;
  getShells: GetShellsResponse;
  launchShell: LaunchShellResponse;
  getShell: GetShellResponse;
  killShell: KillShellResponse;
  setShellPriority: SetShellPriorityResponse;
  getCommands: GetCommandsResponse;
  launchCommand: LaunchCommandResponse;
  getCommand: GetCommandResponse;
  killCommand: KillCommandResponse;
  setCommandPriority: SetCommandPriorityResponse;
  getTensorboards: GetTensorboardsResponse;
  launchTensorboard: LaunchTensorboardResponse;
  getTensorboard: GetTensorboardResponse;
  killTensorboard: KillTensorboardResponse;
  setTensorboardPriority: SetTensorboardPriorityResponse;
  getActiveTasksCount: GetActiveTasksCountResponse;
  getTask: GetTaskResponse;
  getTasks: GetTasksResponse;
  getModel: GetModelResponse;
  patchModel: PatchModelResponse;
  deleteModel: DeleteModelResponse;
  postModel: PostModelResponse;
  getModels: GetModelsResponse;
  archiveModel: ArchiveModelResponse;
  unarchiveModel: UnarchiveModelResponse;
  moveModel: MoveModelResponse;
  getModelLabels: GetModelLabelsResponse;
  getModelVersion: GetModelVersionResponse;
  patchModelVersion: PatchModelVersionResponse;
  deleteModelVersion: DeleteModelVersionResponse;
  getModelVersions: GetModelVersionsResponse;
  postModelVersion: PostModelVersionResponse;
  getCheckpoint: GetCheckpointResponse;
  postCheckpointMetadata: PostCheckpointMetadataResponse;
  checkpointsRemoveFiles: CheckpointsRemoveFilesResponse;
  expMetricNames: ExpMetricNamesResponse;
  metricBatches: MetricBatchesResponse;
  trialsSnapshot: TrialsSnapshotResponse;
  trialsSample: TrialsSampleResponse;
  getResourcePools: GetResourcePoolsResponse;
  resourceAllocationRaw: ResourceAllocationRawResponse;
  resourceAllocationAggregated: ResourceAllocationAggregatedResponse;
  getWorkspace: GetWorkspaceResponse;
  patchWorkspace: PatchWorkspaceResponse;
  deleteWorkspace: DeleteWorkspaceResponse;
  getWorkspaceProjects: GetWorkspaceProjectsResponse;
  postProject: PostProjectResponse;
  getWorkspaces: GetWorkspacesResponse;
  postWorkspace: PostWorkspaceResponse;
  archiveWorkspace: ArchiveWorkspaceResponse;
  unarchiveWorkspace: UnarchiveWorkspaceResponse;
  pinWorkspace: PinWorkspaceResponse;
  unpinWorkspace: UnpinWorkspaceResponse;
  getProject: GetProjectResponse;
  patchProject: PatchProjectResponse;
  deleteProject: DeleteProjectResponse;
  getProjectByKey: GetProjectByKeyResponse;
  getProjectColumns: GetProjectColumnsResponse;
  getProjectNumericMetricsRange: GetProjectNumericMetricsRangeResponse;
  addProjectNote: AddProjectNoteResponse;
  putProjectNotes: PutProjectNotesResponse;
  archiveProject: ArchiveProjectResponse;
  unarchiveProject: UnarchiveProjectResponse;
  moveProject: MoveProjectResponse;
  moveExperiment: MoveExperimentResponse;
  moveExperiments: MoveExperimentsResponse;
  getWebhooks: GetWebhooksResponse;
  postWebhook: PostWebhookResponse;
  deleteWebhook: DeleteWebhookResponse;
  patchWebhook: PatchWebhookResponse;
  postWebhookEventData: PostWebhookEventDataResponse;
  testWebhook: TestWebhookResponse;
  getGroup: GetGroupResponse;
  updateGroup: UpdateGroupResponse;
  deleteGroup: DeleteGroupResponse;
  getGroups: GetGroupsResponse;
  createGroup: CreateGroupResponse;
  getPermissionsSummary: GetPermissionsSummaryResponse;
  getGroupsAndUsersAssignedToWorkspace: GetGroupsAndUsersAssignedToWorkspaceResponse;
  getRolesByID: GetRolesByIDResponse;
  getRolesAssignedToUser: GetRolesAssignedToUserResponse;
  getRolesAssignedToGroup: GetRolesAssignedToGroupResponse;
  searchRolesAssignableToScope: SearchRolesAssignableToScopeResponse;
  listRoles: ListRolesResponse;
  assignRoles: AssignRolesResponse;
  removeAssignments: RemoveAssignmentsResponse;
  postUserActivity: PostUserActivityResponse;
  getProjectsByUserActivity: GetProjectsByUserActivityResponse;
  searchExperiments: SearchExperimentsResponse;
  bindRPToWorkspace: BindRPToWorkspaceResponse;
  unbindRPFromWorkspace: UnbindRPFromWorkspaceResponse;
  overwriteRPWorkspaceBindings: OverwriteRPWorkspaceBindingsResponse;
  listWorkspacesBoundToRP: ListWorkspacesBoundToRPResponse;
  listRPsBoundToWorkspace: ListRPsBoundToWorkspaceResponse;
  putWorkspaceConfigPolicies: PutWorkspaceConfigPoliciesResponse;
  getWorkspaceConfigPolicies: GetWorkspaceConfigPoliciesResponse;
  deleteWorkspaceConfigPolicies: DeleteWorkspaceConfigPoliciesResponse;
  putGlobalConfigPolicies: PutGlobalConfigPoliciesResponse;
  getGlobalConfigPolicies: GetGlobalConfigPoliciesResponse;
  deleteGlobalConfigPolicies: DeleteGlobalConfigPoliciesResponse;
  putExperiment: PutExperimentResponse;
  continueExperiment: ContinueExperimentResponse;
  putExperimentRetainLogs: PutExperimentRetainLogsResponse;
  putExperimentsRetainLogs: PutExperimentsRetainLogsResponse;
  putTrialRetainLogs: PutTrialRetainLogsResponse;
  getTrialRemainingLogRetentionDays: GetTrialRemainingLogRetentionDaysResponse;
  getClusterMessage: GetClusterMessageResponse;
  setClusterMessage: SetClusterMessageResponse;
  deleteClusterMessage: DeleteClusterMessageResponse;
  getTrialMetricsByModelVersion: GetTrialMetricsByModelVersionResponse;
  getTrialMetricsByCheckpoint: GetTrialMetricsByCheckpointResponse;
  getKubernetesResourceManagers: GetKubernetesResourceManagersResponse;
  setWorkspaceNamespaceBindings: SetWorkspaceNamespaceBindingsResponse;
  deleteWorkspaceNamespaceBindings: DeleteWorkspaceNamespaceBindingsResponse;
  setResourceQuotas: SetResourceQuotasResponse;
  listWorkspaceNamespaceBindings: ListWorkspaceNamespaceBindingsResponse;
  getWorkspacesWithDefaultNamespaceBindings: GetWorkspacesWithDefaultNamespaceBindingsResponse;
  bulkAutoCreateWorkspaceNamespaceBindings: BulkAutoCreateWorkspaceNamespaceBindingsResponse;
  getKubernetesResourceQuotas: GetKubernetesResourceQuotasResponse;
  startTrial: StartTrialResponse;
  runPrepareForReporting: RunPrepareForReportingResponse;
  postAllocationAcceleratorData: PostAllocationAcceleratorDataResponse;
  searchRuns: SearchRunsResponse;
  moveRuns: MoveRunsResponse;
  killRuns: KillRunsResponse;
  deleteRuns: DeleteRunsResponse;
  archiveRuns: ArchiveRunsResponse;
  unarchiveRuns: UnarchiveRunsResponse;
  pauseRuns: PauseRunsResponse;
  resumeRuns: ResumeRunsResponse;
  getRunMetadata: GetRunMetadataResponse;
  postRunMetadata: PostRunMetadataResponse;
  getMetadataValues: GetMetadataValuesResponse;
  createGenericTask: CreateGenericTaskResponse;
  getTaskContextDirectory: GetTaskContextDirectoryResponse;
  getAllocation: GetAllocationResponse;
  getTaskAcceleratorData: GetTaskAcceleratorDataResponse;
  getGenericTaskConfig: GetGenericTaskConfigResponse;
  killGenericTask: KillGenericTaskResponse;
  pauseGenericTask: PauseGenericTaskResponse;
  unpauseGenericTask: UnpauseGenericTaskResponse;
  postAccessToken: PostAccessTokenResponse;
  getAccessTokens: GetAccessTokensResponse;
  patchAccessToken: PatchAccessTokenResponse;
}
