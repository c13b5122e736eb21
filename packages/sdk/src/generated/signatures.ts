// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AckAllocationPreemptionSignalResponse, ActivateExperimentResponse, ActivateExperimentsResponse, AddProjectNoteResponse, AllocationAllGatherResponse, AllocationPendingPreemptionSignalResponse, AllocationPreemptionSignalResponse, AllocationReadyResponse, AllocationRendezvousInfoResponse, AllocationWaitingResponse, ArchiveExperimentResponse, ArchiveExperimentsResponse, ArchiveModelResponse, ArchiveProjectResponse, ArchiveWorkspaceResponse, AssignRolesResponse, BindRPToWorkspaceResponse, CancelExperimentResponse, CancelExperimentsResponse, CheckpointState, CheckpointsRemoveFilesRequest, CheckpointsRemoveFilesResponse, CompareTrialsResponse, CompleteTrialSearcherValidationResponse, CreateExperimentResponse, CreateGroupResponse, CreateTrialResponse, CurrentUserResponse, DeleteCheckpointsRequest, DeleteCheckpointsResponse, DeleteExperimentResponse, DeleteExperimentsResponse, DeleteGroupResponse, DeleteModelResponse, DeleteModelVersionResponse, DeleteProjectResponse, DeleteTemplateResponse, DeleteWebhookResponse, DeleteWorkspaceResponse, DisableAgentResponse, DisableSlotResponse, EnableAgentResponse, EnableSlotResponse, ExpMetricNamesResponse, ExperimentState, GetActiveTasksCountResponse, GetAgentResponse, GetAgentsRequestSortBy, GetAgentsResponse, GetBestSearcherValidationMetricResponse, GetCheckpointResponse, GetCommandResponse, GetCommandsRequestSortBy, GetCommandsResponse, GetCurrentTrialSearcherOperationResponse, GetExperimentCheckpointsRequestSortBy, GetExperimentCheckpointsResponse, GetExperimentLabelsResponse, GetExperimentResponse, GetExperimentTrialsRequestSortBy, GetExperimentTrialsResponse, GetExperimentValidationHistoryResponse, GetExperimentsRequestSortBy, GetExperimentsResponse, GetGroupResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetGroupsResponse, GetJobQueueStatsResponse, GetJobsResponse, GetJobsV2Response, GetMasterConfigResponse, GetMasterResponse, GetMeResponse, GetMetricsResponse, GetModelDefFileResponse, GetModelDefResponse, GetModelDefTreeResponse, GetModelLabelsResponse, GetModelResponse, GetModelVersionResponse, GetModelVersionsRequestSortBy, GetModelVersionsResponse, GetModelsRequestSortBy, GetModelsResponse, GetNotebookResponse, GetNotebooksRequestSortBy, GetNotebooksResponse, GetPermissionsSummaryResponse, GetProjectColumnsResponse, GetProjectNumericMetricsRangeResponse, GetProjectResponse, GetProjectsByUserActivityResponse, GetResourcePoolsResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetSearcherEventsResponse, GetShellResponse, GetShellsRequestSortBy, GetShellsResponse, GetSlotResponse, GetSlotsResponse, GetTaskResponse, GetTasksResponse, GetTelemetryResponse, GetTemplateResponse, GetTemplatesRequestSortBy, GetTemplatesResponse, GetTensorboardResponse, GetTensorboardsRequestSortBy, GetTensorboardsResponse, GetTrainingMetricsResponse, GetTrialCheckpointsRequestSortBy, GetTrialCheckpointsResponse, GetTrialMetricsBySourceInfoCheckpointResponse, GetTrialProfilerAvailableSeriesResponse, GetTrialProfilerMetricsResponse, GetTrialResponse, GetTrialSourceInfoMetricsByModelVersionResponse, GetTrialWorkloadsRequestFilterOption, GetTrialWorkloadsResponse, GetUserByUsernameResponse, GetUserResponse, GetUserSettingResponse, GetUsersRequestSortBy, GetUsersResponse, GetValidationMetricsResponse, GetWebhooksResponse, GetWorkspaceProjectsRequestSortBy, GetWorkspaceProjectsResponse, GetWorkspaceResponse, GetWorkspacesRequestSortBy, GetWorkspacesResponse, IdleNotebookResponse, JobState, KillCommandResponse, KillExperimentResponse, KillExperimentsResponse, KillNotebookResponse, KillShellResponse, KillTensorboardResponse, KillTrialResponse, LaunchCommandResponse, LaunchNotebookResponse, LaunchShellResponse, LaunchTensorboardResponse, ListRPsBoundToWorkspaceResponse, ListRolesResponse, ListWorkspacesBoundToRPResponse, LogLevel, LoginResponse, LogoutResponse, MarkAllocationResourcesDaemonResponse, MasterLogsResponse, MetricBatchesResponse, MetricType, MoveExperimentResponse, MoveExperimentsResponse, MoveModelResponse, MoveProjectResponse, Note, NotifyContainerRunningResponse, OrderBy, OverwriteRPWorkspaceBindingsResponse, PatchCheckpointsResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelResponse, PatchModelVersionResponse, PatchProjectResponse, PatchTemplateConfigResponse, PatchUserResponse, PatchWorkspaceResponse, PauseExperimentResponse, PauseExperimentsResponse, PinWorkspaceResponse, PostAllocationProxyAddressResponse, PostCheckpointMetadataResponse, PostModelResponse, PostModelVersionResponse, PostProjectResponse, PostSearcherOperationsResponse, PostTemplateResponse, PostTrialProfilerMetricsBatchResponse, PostTrialRunnerMetadataResponse, PostUserActivityRequest, PostUserActivityResponse, PostUserResponse, PostUserSettingResponse, PostWebhookResponse, PostWorkspaceResponse, PreviewHPSearchResponse, PutProjectNotesResponse, PutTemplateResponse, RemoveAssignmentsResponse, ReportCheckpointResponse, ReportTrialMetricsResponse, ReportTrialProgressResponse, ReportTrialSearcherEarlyExitResponse, ReportTrialSourceInfoRequest, ReportTrialSourceInfoResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, ResetUserSettingResponse, ResourceAllocationAggregatedResponse, ResourceAllocationAggregationPeriod, ResourceAllocationRawResponse, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SetCommandPriorityResponse, SetNotebookPriorityResponse, SetShellPriorityResponse, SetTensorboardPriorityResponse, SetUserPasswordResponse, TaskLogsFieldsResponse, TaskLogsResponse, Template, TestWebhookResponse, TrialEarlyExit, TrialLogsFieldsResponse, TrialLogsResponse, TrialProfilerMetricLabelsProfilerMetricType, TrialRunnerMetadata, TrialSourceInfoType, TrialsSampleResponse, TrialsSnapshotResponse, UnarchiveExperimentResponse, UnarchiveExperimentsResponse, UnarchiveModelResponse, UnarchiveProjectResponse, UnarchiveWorkspaceResponse, UnbindRPFromWorkspaceResponse, UnpinWorkspaceResponse, UpdateGroupResponse, UpdateJobQueueResponse } from './types';
import type { ActivateExperimentsRequest, AllocationAllGatherRequest, ArchiveExperimentsRequest, AssignRolesRequest, BindRPToWorkspaceRequest, CancelExperimentsRequest, CheckpointInput, CompleteValidateAfterOperation, CreateExperimentRequest, CreateGroupRequest, CreateTrialRequest, DeleteExperimentsRequest, DisableAgentRequest, DisableSlotRequest, DoubleInput, GetGroupsRequest, GetModelDefFileRequest, GetRolesByIDRequest, IdleNotebookRequest, KillExperimentsRequest, LaunchCommandRequest, LaunchNotebookRequest, LaunchShellRequest, LaunchTensorboardRequest, ListRolesRequest, LoginRequest, MoveExperimentRequest, MoveExperimentsRequest, MoveModelRequest, MoveProjectRequest, NotifyContainerRunningRequest, OverwriteRPWorkspaceBindingsRequest, PatchCheckpointsRequest, PatchExperiment, PatchMasterConfigRequest, PatchModel, PatchModelVersion, PatchProject, PatchUser, PatchWorkspace, PauseExperimentsRequest, PostAllocationProxyAddressRequest, PostCheckpointMetadataRequest, PostModelRequest, PostModelVersionRequest, PostProjectRequest, PostSearcherOperationsRequest, PostTrialProfilerMetricsBatchRequest, PostUserRequest, PostUserSettingRequest, PostWorkspaceRequest, PreviewHPSearchRequest, PutProjectNotesRequest, RemoveAssignmentsRequest, ReportTrialMetricsRequest, SearchRolesAssignableToScopeRequest, SetCommandPriorityRequest, SetNotebookPriorityRequest, SetShellPriorityRequest, SetTensorboardPriorityRequest, TrialMetrics, UnarchiveExperimentsRequest, UnbindRPFromWorkspaceRequest, UpdateGroupRequest, UpdateJobQueueRequest, WebhookInput } from './wire';
/** The arguments of `login`. */
export type LoginArgs = {
    body: LoginRequest;
};
/** The arguments of `currentUser`. */
export type CurrentUserArgs = Record<never, never>;
/** The arguments of `logout`. */
export type LogoutArgs = Record<never, never>;
/** The arguments of `getUsers`. */
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
};
/** The arguments of `postUser`. */
export type PostUserArgs = {
    body: PostUserRequest;
};
/** The arguments of `getUserSetting`. */
export type GetUserSettingArgs = Record<never, never>;
/** The arguments of `postUserSetting`. */
export type PostUserSettingArgs = {
    body: PostUserSettingRequest;
};
/** The arguments of `resetUserSetting`. */
export type ResetUserSettingArgs = Record<never, never>;
/** The arguments of `getUser`. */
export type GetUserArgs = {
    /** @description Id of the user. */
    userId: number;
};
/** The arguments of `patchUser`. */
export type PatchUserArgs = {
    /** @description Id of the user to change. */
    userId: number;
    body: PatchUser;
};
/** The arguments of `getUserByUsername`. */
export type GetUserByUsernameArgs = {
    /** @description Username, case-sensitive. */
    username: string;
};
/** The arguments of `getMe`. */
export type GetMeArgs = Record<never, never>;
/** The arguments of `setUserPassword`. */
export type SetUserPasswordArgs = {
    /** @description Id of the user whose password is set. */
    userId: number;
    body: string;
};
/** The arguments of `getTelemetry`. */
export type GetTelemetryArgs = Record<never, never>;
/** The arguments of `getMaster`. */
export type GetMasterArgs = Record<never, never>;
/** The arguments of `getMasterConfig`. */
export type GetMasterConfigArgs = Record<never, never>;
/** The arguments of `patchMasterConfig`. */
export type PatchMasterConfigArgs = {
    body: PatchMasterConfigRequest;
};
/** The arguments of `masterLogs`. */
export type MasterLogsArgs = {
    /** @description Id of the first entry to send; a negative number counts from the end of the log and stops at its start. */
    offset?: number;
    /** @description Most entries to send; 0 or absent sends all. Cannot be combined with `follow`. */
    limit?: number;
    /** @description Keep the stream open and send new entries as they are written. */
    follow?: boolean;
};
/** The arguments of `getAgents`. */
export type GetAgentsArgs = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy?: GetAgentsRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy?: OrderBy;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
    /** @description Accepted for compatibility and ignored. */
    label?: string;
};
/** The arguments of `getAgent`. */
export type GetAgentArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** The arguments of `getSlots`. */
export type GetSlotsArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** The arguments of `getSlot`. */
export type GetSlotArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
};
/** The arguments of `enableAgent`. */
export type EnableAgentArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** The arguments of `disableAgent`. */
export type DisableAgentArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    body: DisableAgentRequest;
};
/** The arguments of `enableSlot`. */
export type EnableSlotArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
};
/** The arguments of `disableSlot`. */
export type DisableSlotArgs = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
    body: DisableSlotRequest;
};
/** The arguments of `createExperiment`. */
export type CreateExperimentArgs = {
    body: CreateExperimentRequest;
};
/** The arguments of `getExperiments`. */
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
/** The arguments of `deleteExperiments`. */
export type DeleteExperimentsArgs = {
    body: DeleteExperimentsRequest;
};
/** The arguments of `getExperiment`. */
export type GetExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `patchExperiment`. */
export type PatchExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: PatchExperiment;
};
/** The arguments of `deleteExperiment`. */
export type DeleteExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `getModelDef`. */
export type GetModelDefArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `getModelDefTree`. */
export type GetModelDefTreeArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `getModelDefFile`. */
export type GetModelDefFileArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: GetModelDefFileRequest;
};
/** The arguments of `getExperimentLabels`. */
export type GetExperimentLabelsArgs = {
    /** @description Project to look at; 0 or unset means all. */
    projectId?: number;
};
/** The arguments of `getExperimentValidationHistory`. */
export type GetExperimentValidationHistoryArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `activateExperiment`. */
export type ActivateExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `activateExperiments`. */
export type ActivateExperimentsArgs = {
    body: ActivateExperimentsRequest;
};
/** The arguments of `pauseExperiment`. */
export type PauseExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `pauseExperiments`. */
export type PauseExperimentsArgs = {
    body: PauseExperimentsRequest;
};
/** The arguments of `cancelExperiment`. */
export type CancelExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `cancelExperiments`. */
export type CancelExperimentsArgs = {
    body: CancelExperimentsRequest;
};
/** The arguments of `killExperiment`. */
export type KillExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `killExperiments`. */
export type KillExperimentsArgs = {
    body: KillExperimentsRequest;
};
/** The arguments of `archiveExperiment`. */
export type ArchiveExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `archiveExperiments`. */
export type ArchiveExperimentsArgs = {
    body: ArchiveExperimentsRequest;
};
/** The arguments of `unarchiveExperiment`. */
export type UnarchiveExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `unarchiveExperiments`. */
export type UnarchiveExperimentsArgs = {
    body: UnarchiveExperimentsRequest;
};
/** The arguments of `getBestSearcherValidationMetric`. */
export type GetBestSearcherValidationMetricArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `getExperimentCheckpoints`. */
export type GetExperimentCheckpointsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description Column to sort by; unspecified means trial id. */
    sortBy?: GetExperimentCheckpointsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Keep checkpoints in these states; repeat the key. */
    states?: CheckpointState[];
};
/** The arguments of `previewHPSearch`. */
export type PreviewHPSearchArgs = {
    body: PreviewHPSearchRequest;
};
/** The arguments of `getExperimentTrials`. */
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
/** The arguments of `compareTrials`. */
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
/** The arguments of `reportTrialSourceInfo`. */
export type ReportTrialSourceInfoArgs = {
    body: ReportTrialSourceInfoRequest;
};
/** The arguments of `createTrial`. */
export type CreateTrialArgs = {
    body: CreateTrialRequest;
};
/** The arguments of `getTrial`. */
export type GetTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
};
/** The arguments of `getTrialWorkloads`. */
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
};
/** The arguments of `trialLogs`. */
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
};
/** The arguments of `trialLogsFields`. */
export type TrialLogsFieldsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Repeats the values until the trial has ended; default false. */
    follow?: boolean;
};
/** The arguments of `allocationReady`. */
export type AllocationReadyArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** The arguments of `allocationWaiting`. */
export type AllocationWaitingArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** The arguments of `taskLogs`. */
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
};
/** The arguments of `taskLogsFields`. */
export type TaskLogsFieldsArgs = {
    /** @description Id of the task. */
    taskId: string;
    /** @description Repeats the values until the task has ended; default false. */
    follow?: boolean;
};
/** The arguments of `getTrialProfilerMetrics`. */
export type GetTrialProfilerMetricsArgs = {
    /** @description Number of the trial. */
    trialId: number;
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
/** The arguments of `getTrialProfilerMetrics` with names of the previous release. */
export type GetTrialProfilerMetricsFormerArgs<All = GetTrialProfilerMetricsArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    labelsTrialId: GetTrialProfilerMetricsArgs['trialId'];
};
/** The arguments of `getTrialProfilerAvailableSeries`. */
export type GetTrialProfilerAvailableSeriesArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Repeats the labels until the trial has ended; default false. */
    follow?: boolean;
};
/** The arguments of `postTrialProfilerMetricsBatch`. */
export type PostTrialProfilerMetricsBatchArgs = {
    body: PostTrialProfilerMetricsBatchRequest;
};
/** The arguments of `getMetrics`. */
export type GetMetricsArgs = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
    /** @description Metric group to read, such as `training`, `validation` or `inference`. */
    group: string;
};
/** The arguments of `getTrainingMetrics`. */
export type GetTrainingMetricsArgs = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
};
/** The arguments of `getValidationMetrics`. */
export type GetValidationMetricsArgs = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
};
/** The arguments of `killTrial`. */
export type KillTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
};
/** The arguments of `killTrial` with names of the previous release. */
export type KillTrialFormerArgs<All = KillTrialArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    id: KillTrialArgs['trialId'];
};
/** The arguments of `getTrialCheckpoints`. */
export type GetTrialCheckpointsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    /** @description Column to sort by; unspecified means batches. */
    sortBy?: GetTrialCheckpointsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy?: OrderBy;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means all. Negative values fail with 500. */
    limit?: number;
    /** @description Keep checkpoints in these states; repeat the key. */
    states?: CheckpointState[];
};
/** The arguments of `getTrialCheckpoints` with names of the previous release. */
export type GetTrialCheckpointsFormerArgs<All = GetTrialCheckpointsArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    id: GetTrialCheckpointsArgs['trialId'];
};
/** The arguments of `allocationPreemptionSignal`. */
export type AllocationPreemptionSignalArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Longest wait in seconds. */
    timeoutSeconds?: number;
};
/** The arguments of `allocationPendingPreemptionSignal`. */
export type AllocationPendingPreemptionSignalArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** The arguments of `ackAllocationPreemptionSignal`. */
export type AckAllocationPreemptionSignalArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: {
        [key: string]: unknown;
    };
};
/** The arguments of `markAllocationResourcesDaemon`. */
export type MarkAllocationResourcesDaemonArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Id of one container of the allocation. */
    resourcesId: string;
    body: {
        [key: string]: unknown;
    };
};
/** The arguments of `allocationRendezvousInfo`. */
export type AllocationRendezvousInfoArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Id of one container of the allocation. */
    resourcesId: string;
};
/** The arguments of `postAllocationProxyAddress`. */
export type PostAllocationProxyAddressArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: PostAllocationProxyAddressRequest;
};
/** The arguments of `allocationAllGather`. */
export type AllocationAllGatherArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: AllocationAllGatherRequest;
};
/** The arguments of `notifyContainerRunning`. */
export type NotifyContainerRunningArgs = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    body: NotifyContainerRunningRequest;
};
/** The arguments of `getCurrentTrialSearcherOperation`. */
export type GetCurrentTrialSearcherOperationArgs = {
    /** @description Number of the trial. */
    trialId: number;
};
/** The arguments of `completeTrialSearcherValidation`. */
export type CompleteTrialSearcherValidationArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: CompleteValidateAfterOperation;
};
/** The arguments of `reportTrialSearcherEarlyExit`. */
export type ReportTrialSearcherEarlyExitArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: TrialEarlyExit;
};
/** The arguments of `reportTrialProgress`. */
export type ReportTrialProgressArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: DoubleInput;
};
/** The arguments of `postTrialRunnerMetadata`. */
export type PostTrialRunnerMetadataArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: TrialRunnerMetadata;
};
/** The arguments of `reportTrialMetrics`. */
export type ReportTrialMetricsArgs = {
    /** @description Number of the trial; overrides the one in the body. */
    trialId: number;
    body: ReportTrialMetricsRequest;
};
/** The arguments of `reportTrialMetrics` with names of the previous release. */
export type ReportTrialMetricsFormerArgs<All = ReportTrialMetricsArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    metricsTrialId: ReportTrialMetricsArgs['trialId'];
};
/** The arguments of `reportTrialTrainingMetrics`. */
export type ReportTrialTrainingMetricsArgs = {
    /** @description Number of the trial; overrides the one in the body. */
    trialId: number;
    body: TrialMetrics;
};
/** The arguments of `reportTrialTrainingMetrics` with names of the previous release. */
export type ReportTrialTrainingMetricsFormerArgs<All = ReportTrialTrainingMetricsArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    trainingMetricsTrialId: ReportTrialTrainingMetricsArgs['trialId'];
};
/** The arguments of `reportTrialValidationMetrics`. */
export type ReportTrialValidationMetricsArgs = {
    /** @description Number of the trial; overrides the one in the body. */
    trialId: number;
    body: TrialMetrics;
};
/** The arguments of `reportTrialValidationMetrics` with names of the previous release. */
export type ReportTrialValidationMetricsFormerArgs<All = ReportTrialValidationMetricsArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    validationMetricsTrialId: ReportTrialValidationMetricsArgs['trialId'];
};
/** The arguments of `reportCheckpoint`. */
export type ReportCheckpointArgs = {
    body: CheckpointInput;
};
/** The arguments of `patchCheckpoints`. */
export type PatchCheckpointsArgs = {
    body: PatchCheckpointsRequest;
};
/** The arguments of `deleteCheckpoints`. */
export type DeleteCheckpointsArgs = {
    body: DeleteCheckpointsRequest;
};
/** The arguments of `getJobs`. */
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
/** The arguments of `updateJobQueue`. */
export type UpdateJobQueueArgs = {
    body: UpdateJobQueueRequest;
};
/** The arguments of `getJobsV2`. */
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
/** The arguments of `getJobQueueStats`. */
export type GetJobQueueStatsArgs = {
    /** @description Names of the pools; empty means all. */
    resourcePools?: string[];
};
/** The arguments of `getTemplates`. */
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
};
/** The arguments of `getTemplate`. */
export type GetTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
};
/** The arguments of `putTemplate`. */
export type PutTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
    body: Template;
};
/** The arguments of `postTemplate`. */
export type PostTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
    body: Template;
};
/** The arguments of `patchTemplateConfig`. */
export type PatchTemplateConfigArgs = {
    /** @description Name of the template. */
    templateName: string;
    body: {
        [key: string]: unknown;
    };
};
/** The arguments of `deleteTemplate`. */
export type DeleteTemplateArgs = {
    /** @description Name of the template. */
    templateName: string;
};
/** The arguments of `getNotebooks`. */
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
/** The arguments of `launchNotebook`. */
export type LaunchNotebookArgs = {
    body: LaunchNotebookRequest;
};
/** The arguments of `getNotebook`. */
export type GetNotebookArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
};
/** The arguments of `idleNotebook`. */
export type IdleNotebookArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
    body: IdleNotebookRequest;
};
/** The arguments of `killNotebook`. */
export type KillNotebookArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
};
/** The arguments of `setNotebookPriority`. */
export type SetNotebookPriorityArgs = {
    /** @description UUID of the notebook. */
    notebookId: string;
    body: SetNotebookPriorityRequest;
};
/** The arguments of `getShells`. */
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
/** The arguments of `launchShell`. */
export type LaunchShellArgs = {
    body: LaunchShellRequest;
};
/** The arguments of `getShell`. */
export type GetShellArgs = {
    /** @description UUID of the shell. */
    shellId: string;
};
/** The arguments of `killShell`. */
export type KillShellArgs = {
    /** @description UUID of the shell. */
    shellId: string;
};
/** The arguments of `setShellPriority`. */
export type SetShellPriorityArgs = {
    /** @description UUID of the shell. */
    shellId: string;
    body: SetShellPriorityRequest;
};
/** The arguments of `getCommands`. */
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
/** The arguments of `launchCommand`. */
export type LaunchCommandArgs = {
    body: LaunchCommandRequest;
};
/** The arguments of `getCommand`. */
export type GetCommandArgs = {
    /** @description UUID of the command. */
    commandId: string;
};
/** The arguments of `killCommand`. */
export type KillCommandArgs = {
    /** @description UUID of the command. */
    commandId: string;
};
/** The arguments of `setCommandPriority`. */
export type SetCommandPriorityArgs = {
    /** @description UUID of the command. */
    commandId: string;
    body: SetCommandPriorityRequest;
};
/** The arguments of `getTensorboards`. */
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
/** The arguments of `launchTensorboard`. */
export type LaunchTensorboardArgs = {
    body: LaunchTensorboardRequest;
};
/** The arguments of `getTensorboard`. */
export type GetTensorboardArgs = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
};
/** The arguments of `killTensorboard`. */
export type KillTensorboardArgs = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
};
/** The arguments of `setTensorboardPriority`. */
export type SetTensorboardPriorityArgs = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
    body: SetTensorboardPriorityRequest;
};
/** The arguments of `getActiveTasksCount`. */
export type GetActiveTasksCountArgs = Record<never, never>;
/** The arguments of `getTask`. */
export type GetTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** The arguments of `getTasks`. */
export type GetTasksArgs = Record<never, never>;
/** The arguments of `getModel`. */
export type GetModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** The arguments of `patchModel`. */
export type PatchModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    body: PatchModel;
};
/** The arguments of `deleteModel`. */
export type DeleteModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** The arguments of `postModel`. */
export type PostModelArgs = {
    body: PostModelRequest;
};
/** The arguments of `getModels`. */
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
/** The arguments of `archiveModel`. */
export type ArchiveModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** The arguments of `unarchiveModel`. */
export type UnarchiveModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** The arguments of `moveModel`. */
export type MoveModelArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    body: MoveModelRequest;
};
/** The arguments of `getModelLabels`. */
export type GetModelLabelsArgs = {
    /** @description Counts only models of this workspace; 0 or absent counts all. */
    workspaceId?: number;
};
/** The arguments of `getModelVersion`. */
export type GetModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
};
/** The arguments of `patchModelVersion`. */
export type PatchModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
    body: PatchModelVersion;
};
/** The arguments of `deleteModelVersion`. */
export type DeleteModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
};
/** The arguments of `getModelVersions`. */
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
/** The arguments of `postModelVersion`. */
export type PostModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    body: PostModelVersionRequest;
};
/** The arguments of `getTrialSourceInfoMetricsByModelVersion`. */
export type GetTrialSourceInfoMetricsByModelVersionArgs = {
    /** @description Name of the model, or its id when all digits. */
    modelName: string;
    /** @description Version number within the model, counted from 1. */
    modelVersionNum: number;
    /** @description Keep links of this type; unset means all. */
    trialSourceInfoType?: TrialSourceInfoType;
};
/** The arguments of `getCheckpoint`. */
export type GetCheckpointArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
};
/** The arguments of `postCheckpointMetadata`. */
export type PostCheckpointMetadataArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    body: PostCheckpointMetadataRequest;
};
/** The arguments of `checkpointsRemoveFiles`. */
export type CheckpointsRemoveFilesArgs = {
    body: CheckpointsRemoveFilesRequest;
};
/** The arguments of `getTrialMetricsBySourceInfoCheckpoint`. */
export type GetTrialMetricsBySourceInfoCheckpointArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    /** @description Keep links of this type; unset means all. */
    trialSourceInfoType?: TrialSourceInfoType;
};
/** The arguments of `getSearcherEvents`. */
export type GetSearcherEventsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `postSearcherOperations`. */
export type PostSearcherOperationsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: PostSearcherOperationsRequest;
};
/** The arguments of `expMetricNames`. */
export type ExpMetricNamesArgs = {
    /** @description Experiments to look at; repeat the key. At least one is needed. */
    ids?: number[];
    /** @description Seconds between messages; 0, the default, means 30. */
    periodSeconds?: number;
};
/** The arguments of `metricBatches`. */
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
/** The arguments of `trialsSnapshot`. */
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
/** The arguments of `trialsSample`. */
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
/** The arguments of `getResourcePools`. */
export type GetResourcePoolsArgs = {
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused. */
    offset?: number;
    /** @description Most rows to return; 0 or absent returns all. Must not be negative. */
    limit?: number;
};
/** The arguments of `resourceAllocationRaw`. */
export type ResourceAllocationRawArgs = {
    /** @description Start of the window, RFC 3339. */
    timestampAfter: string;
    /** @description End of the window, RFC 3339; not before the start. */
    timestampBefore: string;
};
/** The arguments of `resourceAllocationAggregated`. */
export type ResourceAllocationAggregatedArgs = {
    /** @description First period: YYYY-MM-DD for days, YYYY-MM for months. */
    startDate: string;
    /** @description Last period, included, in the same form; not before the start. */
    endDate: string;
    /** @description Whether to sum by day or by month. */
    period: ResourceAllocationAggregationPeriod;
};
/** The arguments of `getWorkspace`. */
export type GetWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
};
/** The arguments of `getWorkspace` with names of the previous release. */
export type GetWorkspaceFormerArgs<All = GetWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: GetWorkspaceArgs['workspaceId'];
};
/** The arguments of `patchWorkspace`. */
export type PatchWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
    body: PatchWorkspace;
};
/** The arguments of `patchWorkspace` with names of the previous release. */
export type PatchWorkspaceFormerArgs<All = PatchWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: PatchWorkspaceArgs['workspaceId'];
};
/** The arguments of `deleteWorkspace`. */
export type DeleteWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
};
/** The arguments of `deleteWorkspace` with names of the previous release. */
export type DeleteWorkspaceFormerArgs<All = DeleteWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: DeleteWorkspaceArgs['workspaceId'];
};
/** The arguments of `getWorkspaceProjects`. */
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
/** The arguments of `postProject`. */
export type PostProjectArgs = {
    /** @description Id of the workspace that will hold the project. */
    workspaceId: number;
    body: PostProjectRequest;
};
/** The arguments of `getWorkspaces`. */
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
};
/** The arguments of `postWorkspace`. */
export type PostWorkspaceArgs = {
    body: PostWorkspaceRequest;
};
/** The arguments of `archiveWorkspace`. */
export type ArchiveWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
};
/** The arguments of `archiveWorkspace` with names of the previous release. */
export type ArchiveWorkspaceFormerArgs<All = ArchiveWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: ArchiveWorkspaceArgs['workspaceId'];
};
/** The arguments of `unarchiveWorkspace`. */
export type UnarchiveWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
};
/** The arguments of `unarchiveWorkspace` with names of the previous release. */
export type UnarchiveWorkspaceFormerArgs<All = UnarchiveWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: UnarchiveWorkspaceArgs['workspaceId'];
};
/** The arguments of `pinWorkspace`. */
export type PinWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
};
/** The arguments of `pinWorkspace` with names of the previous release. */
export type PinWorkspaceFormerArgs<All = PinWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: PinWorkspaceArgs['workspaceId'];
};
/** The arguments of `unpinWorkspace`. */
export type UnpinWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
};
/** The arguments of `unpinWorkspace` with names of the previous release. */
export type UnpinWorkspaceFormerArgs<All = UnpinWorkspaceArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: UnpinWorkspaceArgs['workspaceId'];
};
/** The arguments of `getProject`. */
export type GetProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
};
/** The arguments of `getProject` with names of the previous release. */
export type GetProjectFormerArgs<All = GetProjectArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: GetProjectArgs['projectId'];
};
/** The arguments of `patchProject`. */
export type PatchProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: PatchProject;
};
/** The arguments of `patchProject` with names of the previous release. */
export type PatchProjectFormerArgs<All = PatchProjectArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: PatchProjectArgs['projectId'];
};
/** The arguments of `deleteProject`. */
export type DeleteProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
};
/** The arguments of `deleteProject` with names of the previous release. */
export type DeleteProjectFormerArgs<All = DeleteProjectArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: DeleteProjectArgs['projectId'];
};
/** The arguments of `getProjectColumns`. */
export type GetProjectColumnsArgs = {
    /** @description Id of the project. */
    projectId: number;
};
/** The arguments of `getProjectColumns` with names of the previous release. */
export type GetProjectColumnsFormerArgs<All = GetProjectColumnsArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: GetProjectColumnsArgs['projectId'];
};
/** The arguments of `getProjectNumericMetricsRange`. */
export type GetProjectNumericMetricsRangeArgs = {
    /** @description Id of the project. */
    projectId: number;
};
/** The arguments of `getProjectNumericMetricsRange` with names of the previous release. */
export type GetProjectNumericMetricsRangeFormerArgs<All = GetProjectNumericMetricsRangeArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: GetProjectNumericMetricsRangeArgs['projectId'];
};
/** The arguments of `addProjectNote`. */
export type AddProjectNoteArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: Note;
};
/** The arguments of `putProjectNotes`. */
export type PutProjectNotesArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: PutProjectNotesRequest;
};
/** The arguments of `archiveProject`. */
export type ArchiveProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
};
/** The arguments of `archiveProject` with names of the previous release. */
export type ArchiveProjectFormerArgs<All = ArchiveProjectArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: ArchiveProjectArgs['projectId'];
};
/** The arguments of `unarchiveProject`. */
export type UnarchiveProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
};
/** The arguments of `unarchiveProject` with names of the previous release. */
export type UnarchiveProjectFormerArgs<All = UnarchiveProjectArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: UnarchiveProjectArgs['projectId'];
};
/** The arguments of `moveProject`. */
export type MoveProjectArgs = {
    /** @description Id of the project. */
    projectId: number;
    body: MoveProjectRequest;
};
/** The arguments of `moveExperiment`. */
export type MoveExperimentArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: MoveExperimentRequest;
};
/** The arguments of `moveExperiments`. */
export type MoveExperimentsArgs = {
    body: MoveExperimentsRequest;
};
/** The arguments of `getWebhooks`. */
export type GetWebhooksArgs = Record<never, never>;
/** The arguments of `postWebhook`. */
export type PostWebhookArgs = {
    body: WebhookInput;
};
/** The arguments of `deleteWebhook`. */
export type DeleteWebhookArgs = {
    /** @description Id of the webhook. */
    webhookId: number;
};
/** The arguments of `deleteWebhook` with names of the previous release. */
export type DeleteWebhookFormerArgs<All = DeleteWebhookArgs> = Omit<All, 'webhookId'> & {
    /** @deprecated Use `webhookId`; accepted until the next release. */
    id: DeleteWebhookArgs['webhookId'];
};
/** The arguments of `testWebhook`. */
export type TestWebhookArgs = {
    /** @description Id of the webhook. */
    webhookId: number;
};
/** The arguments of `testWebhook` with names of the previous release. */
export type TestWebhookFormerArgs<All = TestWebhookArgs> = Omit<All, 'webhookId'> & {
    /** @deprecated Use `webhookId`; accepted until the next release. */
    id: TestWebhookArgs['webhookId'];
};
/** The arguments of `getGroup`. */
export type GetGroupArgs = {
    /** @description Id of the group. */
    groupId: number;
};
/** The arguments of `updateGroup`. */
export type UpdateGroupArgs = {
    /** @description Id of the group to change. */
    groupId: number;
    body: UpdateGroupRequest;
};
/** The arguments of `deleteGroup`. */
export type DeleteGroupArgs = {
    /** @description Id of the group to delete. */
    groupId: number;
};
/** The arguments of `getGroups`. */
export type GetGroupsArgs = {
    body: GetGroupsRequest;
};
/** The arguments of `createGroup`. */
export type CreateGroupArgs = {
    body: CreateGroupRequest;
};
/** The arguments of `getPermissionsSummary`. */
export type GetPermissionsSummaryArgs = Record<never, never>;
/** The arguments of `getGroupsAndUsersAssignedToWorkspace`. */
export type GetGroupsAndUsersAssignedToWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
    /** @description Keeps groups and users whose name contains this text, case-sensitive. Roles that remain show their assignments in full. */
    name?: string;
};
/** The arguments of `getRolesByID`. */
export type GetRolesByIDArgs = {
    body: GetRolesByIDRequest;
};
/** The arguments of `getRolesAssignedToUser`. */
export type GetRolesAssignedToUserArgs = {
    /** @description Id of the user; 0 is refused. */
    userId: number;
};
/** The arguments of `getRolesAssignedToGroup`. */
export type GetRolesAssignedToGroupArgs = {
    /** @description Id of the group; 0 is refused. */
    groupId: number;
};
/** The arguments of `searchRolesAssignableToScope`. */
export type SearchRolesAssignableToScopeArgs = {
    body: SearchRolesAssignableToScopeRequest;
};
/** The arguments of `listRoles`. */
export type ListRolesArgs = {
    body: ListRolesRequest;
};
/** The arguments of `assignRoles`. */
export type AssignRolesArgs = {
    body: AssignRolesRequest;
};
/** The arguments of `removeAssignments`. */
export type RemoveAssignmentsArgs = {
    body: RemoveAssignmentsRequest;
};
/** The arguments of `postUserActivity`. */
export type PostUserActivityArgs = {
    body: PostUserActivityRequest;
};
/** The arguments of `getProjectsByUserActivity`. */
export type GetProjectsByUserActivityArgs = {
    /** @description Most projects to return, up to 500; 0 or absent returns none. */
    limit?: number;
};
/** The arguments of `searchExperiments`. */
export type SearchExperimentsArgs = {
    /** @description Project to search; unset means all. */
    projectId?: number;
    /** @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list. */
    offset?: number;
    /** @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block. */
    limit?: number;
    /** @description Comma-separated `column=asc` or `column=desc`. Columns are experiment fields, `hp.<path>`, `validation.<metric>` and `training.<metric>.<count|last|max|min|sum>`; the last are compared as text. An empty text answers 400. */
    sort?: string;
    /** @description JSON text of `{"filterGroup": {...}, "showArchived": false}`: groups of fields joined by `and` or `or`. States are written in short (`COMPLETED`), users as owner ids. */
    filter?: string;
};
/** The arguments of `bindRPToWorkspace`. */
export type BindRPToWorkspaceArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    body: BindRPToWorkspaceRequest;
};
/** The arguments of `unbindRPFromWorkspace`. */
export type UnbindRPFromWorkspaceArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    body: UnbindRPFromWorkspaceRequest;
};
/** The arguments of `overwriteRPWorkspaceBindings`. */
export type OverwriteRPWorkspaceBindingsArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    body: OverwriteRPWorkspaceBindingsRequest;
};
/** The arguments of `listWorkspacesBoundToRP`. */
export type ListWorkspacesBoundToRPArgs = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty. */
    offset?: number;
    /** @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only). */
    limit: number;
};
/** The arguments of `listRPsBoundToWorkspace`. */
export type ListRPsBoundToWorkspaceArgs = {
    /** @description Id of the workspace. */
    workspaceId: number;
    /** @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty. */
    offset?: number;
    /** @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only). */
    limit: number;
};

/** By operation: path and query parameters by name, and `body` where the call has one. */
export interface Arguments {
  login: LoginArgs;
  currentUser: CurrentUserArgs;
  logout: LogoutArgs;
  getUsers: GetUsersArgs;
  postUser: PostUserArgs;
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
  getTrial: GetTrialArgs;
  getTrialWorkloads: GetTrialWorkloadsArgs;
  trialLogs: TrialLogsArgs;
  trialLogsFields: TrialLogsFieldsArgs;
  allocationReady: AllocationReadyArgs;
  allocationWaiting: AllocationWaitingArgs;
  taskLogs: TaskLogsArgs;
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
  getCurrentTrialSearcherOperation: GetCurrentTrialSearcherOperationArgs;
  completeTrialSearcherValidation: CompleteTrialSearcherValidationArgs;
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
  getTrialSourceInfoMetricsByModelVersion: GetTrialSourceInfoMetricsByModelVersionArgs;
  getCheckpoint: GetCheckpointArgs;
  postCheckpointMetadata: PostCheckpointMetadataArgs;
  checkpointsRemoveFiles: CheckpointsRemoveFilesArgs;
  getTrialMetricsBySourceInfoCheckpoint: GetTrialMetricsBySourceInfoCheckpointArgs;
  getSearcherEvents: GetSearcherEventsArgs;
  postSearcherOperations: PostSearcherOperationsArgs;
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
}

/** By operation: the arguments with names of the previous release, where they had others. */
export interface FormerArguments {
  getTrialProfilerMetrics: GetTrialProfilerMetricsFormerArgs;
  killTrial: KillTrialFormerArgs;
  getTrialCheckpoints: GetTrialCheckpointsFormerArgs;
  reportTrialMetrics: ReportTrialMetricsFormerArgs;
  reportTrialTrainingMetrics: ReportTrialTrainingMetricsFormerArgs;
  reportTrialValidationMetrics: ReportTrialValidationMetricsFormerArgs;
  getWorkspace: GetWorkspaceFormerArgs;
  patchWorkspace: PatchWorkspaceFormerArgs;
  deleteWorkspace: DeleteWorkspaceFormerArgs;
  archiveWorkspace: ArchiveWorkspaceFormerArgs;
  unarchiveWorkspace: UnarchiveWorkspaceFormerArgs;
  pinWorkspace: PinWorkspaceFormerArgs;
  unpinWorkspace: UnpinWorkspaceFormerArgs;
  getProject: GetProjectFormerArgs;
  patchProject: PatchProjectFormerArgs;
  deleteProject: DeleteProjectFormerArgs;
  getProjectColumns: GetProjectColumnsFormerArgs;
  getProjectNumericMetricsRange: GetProjectNumericMetricsRangeFormerArgs;
  archiveProject: ArchiveProjectFormerArgs;
  unarchiveProject: UnarchiveProjectFormerArgs;
  deleteWebhook: DeleteWebhookFormerArgs;
  testWebhook: TestWebhookFormerArgs;
}

/** By operation: the decoded answer; for a stream, one message of it. */
export interface Answers {
  login: LoginResponse;
  currentUser: CurrentUserResponse;
  logout: LogoutResponse;
  getUsers: GetUsersResponse;
  postUser: PostUserResponse;
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
  getTrial: GetTrialResponse;
  getTrialWorkloads: GetTrialWorkloadsResponse;
  trialLogs: TrialLogsResponse;
  trialLogsFields: TrialLogsFieldsResponse;
  allocationReady: AllocationReadyResponse;
  allocationWaiting: AllocationWaitingResponse;
  taskLogs: TaskLogsResponse;
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
  getCurrentTrialSearcherOperation: GetCurrentTrialSearcherOperationResponse;
  completeTrialSearcherValidation: CompleteTrialSearcherValidationResponse;
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
  getTrialSourceInfoMetricsByModelVersion: GetTrialSourceInfoMetricsByModelVersionResponse;
  getCheckpoint: GetCheckpointResponse;
  postCheckpointMetadata: PostCheckpointMetadataResponse;
  checkpointsRemoveFiles: CheckpointsRemoveFilesResponse;
  getTrialMetricsBySourceInfoCheckpoint: GetTrialMetricsBySourceInfoCheckpointResponse;
  getSearcherEvents: GetSearcherEventsResponse;
  postSearcherOperations: PostSearcherOperationsResponse;
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
}
