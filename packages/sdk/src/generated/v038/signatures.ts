// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { ArchiveRunsRequest, ArchiveRunsResponse, AssignMultipleGroupsRequest, AssignMultipleGroupsResponse, BulkAutoCreateWorkspaceNamespaceBindingsResponse, CheckpointState, CleanupLogsResponse, CompareTrialsResponse, ContinueExperimentResponse, CreateExperimentResponse, CreateGenericTaskResponse, CreateGroupResponse, CreateTrialResponse, CurrentUserResponse, DeleteClusterMessageResponse, DeleteExperimentLabelResponse, DeleteGlobalConfigPoliciesResponse, DeleteRunsResponse, DeleteTensorboardFilesResponse, DeleteWorkspaceConfigPoliciesResponse, DeleteWorkspaceNamespaceBindingsResponse, DisableAgentResponse, DisableSlotResponse, EnableAgentResponse, EnableSlotResponse, ExperimentState, GetAccessTokensRequestSortBy, GetAccessTokensResponse, GetAgentResponse, GetAgentsRequestSortBy, GetAgentsResponse, GetAllocationResponse, GetCheckpointResponse, GetClusterMessageResponse, GetCommandResponse, GetCommandsResponse, GetExperimentCheckpointsResponse, GetExperimentResponse, GetExperimentTrialsRequestSortBy, GetExperimentTrialsResponse, GetExperimentsResponse, GetGenericTaskConfigResponse, GetGlobalConfigPoliciesResponse, GetGroupResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetJobsResponse, GetJobsV2Response, GetKubernetesResourceManagersResponse, GetKubernetesResourceQuotasResponse, GetMasterResponse, GetMeResponse, GetMetadataValuesResponse, GetMetricsResponse, GetModelVersionResponse, GetModelVersionsResponse, GetNotebookResponse, GetNotebooksResponse, GetPermissionsSummaryResponse, GetProjectByKeyResponse, GetProjectColumnsResponse, GetProjectResponse, GetProjectsByUserActivityResponse, GetResourcePoolsResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetRunMetadataResponse, GetShellResponse, GetShellsResponse, GetSlotResponse, GetSlotsResponse, GetTaskAcceleratorDataResponse, GetTaskContextDirectoryResponse, GetTaskResponse, GetTemplatesRequestSortBy, GetTensorboardResponse, GetTensorboardsResponse, GetTrainingMetricsResponse, GetTrialByExternalIDResponse, GetTrialCheckpointsResponse, GetTrialMetricsByCheckpointResponse, GetTrialMetricsByModelVersionResponse, GetTrialRemainingLogRetentionDaysResponse, GetTrialResponse, GetTrialWorkloadsRequestFilterOption, GetUserByUsernameResponse, GetUserResponse, GetUsersRequestSortBy, GetUsersResponse, GetValidationMetricsResponse, GetWebhooksResponse, GetWorkspaceConfigPoliciesResponse, GetWorkspaceProjectsResponse, GetWorkspaceResponse, GetWorkspacesRequestSortBy, GetWorkspacesResponse, GetWorkspacesWithDefaultNamespaceBindingsResponse, KillCommandResponse, KillGenericTaskResponse, KillNotebookResponse, KillRunsResponse, KillShellResponse, KillTensorboardResponse, LaunchCommandResponse, LaunchNotebookResponse, LaunchShellResponse, LaunchTensorboardResponse, ListRolesResponse, ListWorkspaceNamespaceBindingsResponse, LogLevel, LoginResponse, MetricType, MoveRunsResponse, OrderBy, PatchAccessTokenResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelVersionResponse, PatchProjectResponse, PatchTemplateNameRequest, PatchTemplateNameResponse, PatchTrialResponse, PatchUserResponse, PatchUsersResponse, PatchWebhook, PatchWebhookResponse, PatchWorkspaceResponse, PauseGenericTaskResponse, PauseRunsRequest, PauseRunsResponse, PostAccessTokenResponse, PostAllocationAcceleratorDataResponse, PostCheckpointMetadataResponse, PostModelVersionResponse, PostProjectResponse, PostRunMetadataResponse, PostTaskLogsRequest, PostTaskLogsResponse, PostUserResponse, PostWebhookEventDataResponse, PostWebhookResponse, PostWorkspaceResponse, PreviewHPSearchResponse, PutExperimentLabelResponse, PutExperimentResponse, PutExperimentRetainLogsResponse, PutExperimentsRetainLogsResponse, PutGlobalConfigPoliciesResponse, PutTrialResponse, PutTrialRetainLogsResponse, PutWorkspaceConfigPoliciesResponse, ResourceAllocationAggregatedResponse, ResumeRunsRequest, ResumeRunsResponse, RunPrepareForReportingRequest, RunPrepareForReportingResponse, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SearchRunsResponse, SetClusterMessageRequest, SetClusterMessageResponse, SetCommandPriorityResponse, SetNotebookPriorityResponse, SetResourceQuotasResponse, SetShellPriorityResponse, SetTensorboardPriorityResponse, SetUserPasswordResponse, SetWorkspaceNamespaceBindingsResponse, SortBy, StartTrialResponse, TableType, TrialSourceInfoType, TrialsSampleResponse, UnarchiveRunsRequest, UnarchiveRunsResponse, UnpauseGenericTaskResponse, UpdateGroupResponse } from './types';
import type { ActivateExperimentsRequest, ArchiveExperimentsRequest, AssignRolesRequest, BulkAutoCreateWorkspaceNamespaceBindingsRequest, CancelExperimentsRequest, CheckpointInput, ContinueExperimentRequest, CreateExperimentRequest, CreateGenericTaskRequest, DeleteExperimentsRequest, DeleteRunsRequest, DoubleInput, KillExperimentsRequest, KillGenericTaskRequest, KillRunsRequest, MoveExperimentsRequest, MoveRunsRequest, PatchAccessTokenRequest, PatchMasterConfigRequest, PatchModelVersion, PatchProject, PatchTrialRequest, PatchUsersRequest, PatchWorkspace, PauseExperimentsRequest, PostAccessTokenRequest, PostAllocationAcceleratorDataRequest, PostCheckpointMetadataRequest, PostProjectRequest, PostRunMetadataRequest, PostUserRequest, PostWebhookEventDataRequest, PostWorkspaceRequest, PutExperimentRetainLogsRequest, PutExperimentsRetainLogsRequest, PutGlobalConfigPoliciesRequest, PutTrialRequest, PutTrialRetainLogsRequest, PutWorkspaceConfigPoliciesRequest, RemoveAssignmentsRequest, ReportTrialMetricsRequest, ReportTrialProgressRequest, SearchExperimentsRequest, SearchRunsRequest, SetResourceQuotasRequest, SetWorkspaceNamespaceBindingsRequest, StartTrialRequest, TrialMetrics, UnarchiveExperimentsRequest, UpdateJobQueueRequest, WebhookInput } from './wire';
import type { Answers as BaseAnswers, ArchiveProjectFormerArgs, ArchiveWorkspaceFormerArgs, Arguments as BaseArguments, DeleteProjectFormerArgs, DeleteWebhookFormerArgs, DeleteWorkspaceFormerArgs, GetProjectFormerArgs, GetProjectNumericMetricsRangeFormerArgs, GetTrialProfilerMetricsFormerArgs, GetWorkspaceFormerArgs, KillTrialFormerArgs, PinWorkspaceFormerArgs, TestWebhookFormerArgs, UnarchiveProjectFormerArgs, UnarchiveWorkspaceFormerArgs, UnpinWorkspaceFormerArgs } from '../signatures';
export type {
  AckAllocationPreemptionSignalArgs,
  ActivateExperimentArgs,
  AddProjectNoteArgs,
  AllocationAllGatherArgs,
  AllocationPendingPreemptionSignalArgs,
  AllocationPreemptionSignalArgs,
  AllocationReadyArgs,
  AllocationRendezvousInfoArgs,
  AllocationWaitingArgs,
  ArchiveExperimentArgs,
  ArchiveModelArgs,
  ArchiveProjectArgs,
  ArchiveProjectFormerArgs,
  ArchiveWorkspaceArgs,
  ArchiveWorkspaceFormerArgs,
  BindRPToWorkspaceArgs,
  CancelExperimentArgs,
  CheckpointsRemoveFilesArgs,
  CreateGroupArgs,
  CreateTrialArgs,
  CurrentUserArgs,
  DeleteCheckpointsArgs,
  DeleteExperimentArgs,
  DeleteGroupArgs,
  DeleteModelArgs,
  DeleteModelVersionArgs,
  DeleteProjectArgs,
  DeleteProjectFormerArgs,
  DeleteTemplateArgs,
  DeleteWebhookArgs,
  DeleteWebhookFormerArgs,
  DeleteWorkspaceArgs,
  DeleteWorkspaceFormerArgs,
  DisableAgentArgs,
  DisableSlotArgs,
  EnableAgentArgs,
  EnableSlotArgs,
  GetActiveTasksCountArgs,
  GetAgentArgs,
  GetBestSearcherValidationMetricArgs,
  GetCheckpointArgs,
  GetCommandArgs,
  GetCommandsArgs,
  GetExperimentArgs,
  GetExperimentLabelsArgs,
  GetExperimentValidationHistoryArgs,
  GetExperimentsArgs,
  GetGroupArgs,
  GetGroupsAndUsersAssignedToWorkspaceArgs,
  GetGroupsArgs,
  GetJobQueueStatsArgs,
  GetJobsArgs,
  GetJobsV2Args,
  GetMasterArgs,
  GetMasterConfigArgs,
  GetMeArgs,
  GetMetricsArgs,
  GetModelArgs,
  GetModelDefArgs,
  GetModelDefFileArgs,
  GetModelDefTreeArgs,
  GetModelLabelsArgs,
  GetModelVersionArgs,
  GetModelVersionsArgs,
  GetModelsArgs,
  GetNotebookArgs,
  GetNotebooksArgs,
  GetPermissionsSummaryArgs,
  GetProjectArgs,
  GetProjectFormerArgs,
  GetProjectNumericMetricsRangeArgs,
  GetProjectNumericMetricsRangeFormerArgs,
  GetProjectsByUserActivityArgs,
  GetRolesAssignedToGroupArgs,
  GetRolesAssignedToUserArgs,
  GetRolesByIDArgs,
  GetShellArgs,
  GetShellsArgs,
  GetSlotArgs,
  GetSlotsArgs,
  GetTaskArgs,
  GetTasksArgs,
  GetTelemetryArgs,
  GetTemplateArgs,
  GetTensorboardArgs,
  GetTensorboardsArgs,
  GetTrainingMetricsArgs,
  GetTrialArgs,
  GetTrialProfilerAvailableSeriesArgs,
  GetTrialProfilerMetricsArgs,
  GetTrialProfilerMetricsFormerArgs,
  GetUserArgs,
  GetUserByUsernameArgs,
  GetUserSettingArgs,
  GetValidationMetricsArgs,
  GetWebhooksArgs,
  GetWorkspaceArgs,
  GetWorkspaceFormerArgs,
  GetWorkspaceProjectsArgs,
  IdleNotebookArgs,
  KillCommandArgs,
  KillExperimentArgs,
  KillNotebookArgs,
  KillShellArgs,
  KillTensorboardArgs,
  KillTrialArgs,
  KillTrialFormerArgs,
  LaunchCommandArgs,
  LaunchNotebookArgs,
  LaunchShellArgs,
  LaunchTensorboardArgs,
  ListRPsBoundToWorkspaceArgs,
  ListRolesArgs,
  ListWorkspacesBoundToRPArgs,
  LoginArgs,
  LogoutArgs,
  MarkAllocationResourcesDaemonArgs,
  MasterLogsArgs,
  MoveExperimentArgs,
  MoveModelArgs,
  MoveProjectArgs,
  NotifyContainerRunningArgs,
  OverwriteRPWorkspaceBindingsArgs,
  PatchCheckpointsArgs,
  PatchExperimentArgs,
  PatchModelArgs,
  PatchTemplateConfigArgs,
  PatchUserArgs,
  PauseExperimentArgs,
  PinWorkspaceArgs,
  PinWorkspaceFormerArgs,
  PostAllocationProxyAddressArgs,
  PostModelArgs,
  PostModelVersionArgs,
  PostTemplateArgs,
  PostTrialProfilerMetricsBatchArgs,
  PostTrialRunnerMetadataArgs,
  PostUserActivityArgs,
  PostUserSettingArgs,
  PreviewHPSearchArgs,
  PutProjectNotesArgs,
  PutTemplateArgs,
  ReportTrialSearcherEarlyExitArgs,
  ReportTrialSourceInfoArgs,
  ResetUserSettingArgs,
  ResourceAllocationAggregatedArgs,
  ResourceAllocationRawArgs,
  SearchRolesAssignableToScopeArgs,
  SetCommandPriorityArgs,
  SetNotebookPriorityArgs,
  SetShellPriorityArgs,
  SetTensorboardPriorityArgs,
  SetUserPasswordArgs,
  TaskLogsFieldsArgs,
  TestWebhookArgs,
  TestWebhookFormerArgs,
  TrialLogsFieldsArgs,
  UnarchiveExperimentArgs,
  UnarchiveModelArgs,
  UnarchiveProjectArgs,
  UnarchiveProjectFormerArgs,
  UnarchiveWorkspaceArgs,
  UnarchiveWorkspaceFormerArgs,
  UnbindRPFromWorkspaceArgs,
  UnpinWorkspaceArgs,
  UnpinWorkspaceFormerArgs,
  UpdateGroupArgs,
} from '../signatures';

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
    /** @description Keep active users, or those who are not. */
    active?: boolean;
    /** @description Keep administrators, or everyone else. */
    admin?: boolean;
    /** @description Keep users who hold one of these roles themselves, not through a group; repeat the key. */
    roleIdAssignedDirectlyToUser?: number[];
};
/** The arguments of `patchUsers`. */
export type PatchUsersArgs = {
    body: PatchUsersRequest;
};
/** The arguments of `postUser`. */
export type PostUserArgs = {
    body: PostUserRequest;
};
/** The arguments of `assignMultipleGroups`. */
export type AssignMultipleGroupsArgs = {
    body: AssignMultipleGroupsRequest;
};
/** The arguments of `patchMasterConfig`. */
export type PatchMasterConfigArgs = {
    body: PatchMasterConfigRequest;
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
    /** @description Leave the slots out of the answer. */
    excludeSlots?: boolean;
    /** @description Leave the containers out of the answer. */
    excludeContainers?: boolean;
};
/** The arguments of `createExperiment`. */
export type CreateExperimentArgs = {
    body: CreateExperimentRequest;
};
/** The arguments of `deleteExperiments`. */
export type DeleteExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: DeleteExperimentsRequest;
};
/** The arguments of `putExperimentLabel`. */
export type PutExperimentLabelArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description The label, as it is. */
    label: string;
};
/** The arguments of `deleteExperimentLabel`. */
export type DeleteExperimentLabelArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    /** @description The label, as it is. */
    label: string;
};
/** The arguments of `deleteTensorboardFiles`. */
export type DeleteTensorboardFilesArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
};
/** The arguments of `activateExperiments`. */
export type ActivateExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: ActivateExperimentsRequest;
};
/** The arguments of `pauseExperiments`. */
export type PauseExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: PauseExperimentsRequest;
};
/** The arguments of `cancelExperiments`. */
export type CancelExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: CancelExperimentsRequest;
};
/** The arguments of `killExperiments`. */
export type KillExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: KillExperimentsRequest;
};
/** The arguments of `archiveExperiments`. */
export type ArchiveExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: ArchiveExperimentsRequest;
};
/** The arguments of `unarchiveExperiments`. */
export type UnarchiveExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: UnarchiveExperimentsRequest;
};
/** The arguments of `getExperimentCheckpoints`. */
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
/** The arguments of `putTrial`. */
export type PutTrialArgs = {
    body: PutTrialRequest;
};
/** The arguments of `patchTrial`. */
export type PatchTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: PatchTrialRequest;
};
/** The arguments of `getTrialByExternalID`. */
export type GetTrialByExternalIDArgs = {
    /** @description Id the caller gave the experiment. */
    externalExperimentId: string;
    /** @description Id the caller gave the trial. */
    externalTrialId: string;
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
    /** @description Leave deleted checkpoints out. */
    removeDeletedCheckpoints?: boolean;
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
    /** @description Read `searchText` as a regular expression. */
    enableRegex?: boolean;
};
/** The arguments of `postTaskLogs`. */
export type PostTaskLogsArgs = {
    body: PostTaskLogsRequest;
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
    /** @description Read `searchText` as a regular expression. */
    enableRegex?: boolean;
};
/** The arguments of `cleanupLogs`. */
export type CleanupLogsArgs = Record<never, never>;
/** The arguments of `getTrialCheckpoints`. */
export type GetTrialCheckpointsArgs = {
    /** @description Number of the trial. */
    trialId: number;
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
/** The arguments of `getTrialCheckpoints` with names of the previous release. */
export type GetTrialCheckpointsFormerArgs<All = GetTrialCheckpointsArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    id: GetTrialCheckpointsArgs['trialId'];
};
/** The arguments of `reportTrialProgress`. */
export type ReportTrialProgressArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: ReportTrialProgressRequest;
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
/** The arguments of `updateJobQueue`. */
export type UpdateJobQueueArgs = {
    body: UpdateJobQueueRequest;
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
    /** @description Keep templates of these workspaces; repeat the key. */
    workspaceIds?: number[];
};
/** The arguments of `patchTemplateName`. */
export type PatchTemplateNameArgs = {
    body: PatchTemplateNameRequest;
};
/** The arguments of `patchModelVersion`. */
export type PatchModelVersionArgs = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description Number of the version, counted from 1. */
    modelVersionNum: number;
    body: PatchModelVersion;
};
/** The arguments of `postCheckpointMetadata`. */
export type PostCheckpointMetadataArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    body: PostCheckpointMetadataRequest;
};
/** The arguments of `expMetricNames`. */
export type ExpMetricNamesArgs = {
    /** @description Experiments to look at; repeat the key. At least one is needed. */
    ids: number[];
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
    /** @description Keep pools that are bound to no workspace. */
    unbound?: boolean;
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
    /** @description Keep the workspace with exactly this name. */
    nameCaseSensitive?: string;
};
/** The arguments of `postWorkspace`. */
export type PostWorkspaceArgs = {
    body: PostWorkspaceRequest;
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
/** The arguments of `getProjectByKey`. */
export type GetProjectByKeyArgs = {
    /** @description Short key of the project. */
    key: string;
};
/** The arguments of `getProjectColumns`. */
export type GetProjectColumnsArgs = {
    /** @description Id of the project. */
    projectId: number;
    /** @description Table the columns are for; unspecified means experiments. */
    tableType?: TableType;
};
/** The arguments of `getProjectColumns` with names of the previous release. */
export type GetProjectColumnsFormerArgs<All = GetProjectColumnsArgs> = Omit<All, 'projectId'> & {
    /** @deprecated Use `projectId`; accepted until the next release. */
    id: GetProjectColumnsArgs['projectId'];
};
/** The arguments of `moveExperiments`. */
export type MoveExperimentsArgs = {
    /** @description Project the experiments are in; -1 stands for all. */
    projectId: number;
    body: MoveExperimentsRequest;
};
/** The arguments of `postWebhook`. */
export type PostWebhookArgs = {
    body: WebhookInput;
};
/** The arguments of `patchWebhook`. */
export type PatchWebhookArgs = {
    /** @description Number of the webhook. */
    webhookId: number;
    body: PatchWebhook;
};
/** The arguments of `patchWebhook` with names of the previous release. */
export type PatchWebhookFormerArgs<All = PatchWebhookArgs> = Omit<All, 'webhookId'> & {
    /** @deprecated Use `webhookId`; accepted until the next release. */
    id: PatchWebhookArgs['webhookId'];
};
/** The arguments of `postWebhookEventData`. */
export type PostWebhookEventDataArgs = {
    body: PostWebhookEventDataRequest;
};
/** The arguments of `assignRoles`. */
export type AssignRolesArgs = {
    body: AssignRolesRequest;
};
/** The arguments of `removeAssignments`. */
export type RemoveAssignmentsArgs = {
    body: RemoveAssignmentsRequest;
};
/** The arguments of `searchExperiments`. */
export type SearchExperimentsArgs = {
    body: SearchExperimentsRequest;
};
/** The arguments of `putWorkspaceConfigPolicies`. */
export type PutWorkspaceConfigPoliciesArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
    body: PutWorkspaceConfigPoliciesRequest;
};
/** The arguments of `getWorkspaceConfigPolicies`. */
export type GetWorkspaceConfigPoliciesArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** The arguments of `deleteWorkspaceConfigPolicies`. */
export type DeleteWorkspaceConfigPoliciesArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** The arguments of `putGlobalConfigPolicies`. */
export type PutGlobalConfigPoliciesArgs = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
    body: PutGlobalConfigPoliciesRequest;
};
/** The arguments of `getGlobalConfigPolicies`. */
export type GetGlobalConfigPoliciesArgs = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** The arguments of `deleteGlobalConfigPolicies`. */
export type DeleteGlobalConfigPoliciesArgs = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** The arguments of `putExperiment`. */
export type PutExperimentArgs = {
    /** @description Id the caller gave the experiment. */
    externalExperimentId: string;
    body: CreateExperimentRequest;
};
/** The arguments of `continueExperiment`. */
export type ContinueExperimentArgs = {
    body: ContinueExperimentRequest;
};
/** The arguments of `putExperimentRetainLogs`. */
export type PutExperimentRetainLogsArgs = {
    /** @description Number of the experiment. */
    experimentId: number;
    body: PutExperimentRetainLogsRequest;
};
/** The arguments of `putExperimentsRetainLogs`. */
export type PutExperimentsRetainLogsArgs = {
    /** @description Number of the project. */
    projectId: number;
    body: PutExperimentsRetainLogsRequest;
};
/** The arguments of `putTrialRetainLogs`. */
export type PutTrialRetainLogsArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: PutTrialRetainLogsRequest;
};
/** The arguments of `getTrialRemainingLogRetentionDays`. */
export type GetTrialRemainingLogRetentionDaysArgs = {
    /** @description Number of the trial. */
    trialId: number;
};
/** The arguments of `getTrialRemainingLogRetentionDays` with names of the previous release. */
export type GetTrialRemainingLogRetentionDaysFormerArgs<All = GetTrialRemainingLogRetentionDaysArgs> = Omit<All, 'trialId'> & {
    /** @deprecated Use `trialId`; accepted until the next release. */
    id: GetTrialRemainingLogRetentionDaysArgs['trialId'];
};
/** The arguments of `getClusterMessage`. */
export type GetClusterMessageArgs = Record<never, never>;
/** The arguments of `setClusterMessage`. */
export type SetClusterMessageArgs = {
    body: SetClusterMessageRequest;
};
/** The arguments of `deleteClusterMessage`. */
export type DeleteClusterMessageArgs = Record<never, never>;
/** The arguments of `getTrialMetricsByModelVersion`. */
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
/** The arguments of `getTrialMetricsByCheckpoint`. */
export type GetTrialMetricsByCheckpointArgs = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    /** @description Keep trials with this use; unset means both. */
    trialSourceInfoType?: TrialSourceInfoType;
    /** @description Keep reports of this group; unset means all. */
    metricGroup?: string;
};
/** The arguments of `getKubernetesResourceManagers`. */
export type GetKubernetesResourceManagersArgs = Record<never, never>;
/** The arguments of `setWorkspaceNamespaceBindings`. */
export type SetWorkspaceNamespaceBindingsArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    body: SetWorkspaceNamespaceBindingsRequest;
};
/** The arguments of `deleteWorkspaceNamespaceBindings`. */
export type DeleteWorkspaceNamespaceBindingsArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    /** @description Clusters to unbind in; repeat the key. */
    clusterNames: string[];
};
/** The arguments of `setResourceQuotas`. */
export type SetResourceQuotasArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
    body: SetResourceQuotasRequest;
};
/** The arguments of `setResourceQuotas` with names of the previous release. */
export type SetResourceQuotasFormerArgs<All = SetResourceQuotasArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: SetResourceQuotasArgs['workspaceId'];
};
/** The arguments of `listWorkspaceNamespaceBindings`. */
export type ListWorkspaceNamespaceBindingsArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
};
/** The arguments of `listWorkspaceNamespaceBindings` with names of the previous release. */
export type ListWorkspaceNamespaceBindingsFormerArgs<All = ListWorkspaceNamespaceBindingsArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: ListWorkspaceNamespaceBindingsArgs['workspaceId'];
};
/** The arguments of `getWorkspacesWithDefaultNamespaceBindings`. */
export type GetWorkspacesWithDefaultNamespaceBindingsArgs = Record<never, never>;
/** The arguments of `bulkAutoCreateWorkspaceNamespaceBindings`. */
export type BulkAutoCreateWorkspaceNamespaceBindingsArgs = {
    body: BulkAutoCreateWorkspaceNamespaceBindingsRequest;
};
/** The arguments of `getKubernetesResourceQuotas`. */
export type GetKubernetesResourceQuotasArgs = {
    /** @description Number of the workspace. */
    workspaceId: number;
};
/** The arguments of `getKubernetesResourceQuotas` with names of the previous release. */
export type GetKubernetesResourceQuotasFormerArgs<All = GetKubernetesResourceQuotasArgs> = Omit<All, 'workspaceId'> & {
    /** @deprecated Use `workspaceId`; accepted until the next release. */
    id: GetKubernetesResourceQuotasArgs['workspaceId'];
};
/** The arguments of `startTrial`. */
export type StartTrialArgs = {
    /** @description Number of the trial. */
    trialId: number;
    body: StartTrialRequest;
};
/** The arguments of `runPrepareForReporting`. */
export type RunPrepareForReportingArgs = {
    body: RunPrepareForReportingRequest;
};
/** The arguments of `postAllocationAcceleratorData`. */
export type PostAllocationAcceleratorDataArgs = {
    /** @description Id of the allocation. */
    allocationId: string;
    body: PostAllocationAcceleratorDataRequest;
};
/** The arguments of `searchRuns`. */
export type SearchRunsArgs = {
    body: SearchRunsRequest;
};
/** The arguments of `moveRuns`. */
export type MoveRunsArgs = {
    body: MoveRunsRequest;
};
/** The arguments of `killRuns`. */
export type KillRunsArgs = {
    body: KillRunsRequest;
};
/** The arguments of `deleteRuns`. */
export type DeleteRunsArgs = {
    body: DeleteRunsRequest;
};
/** The arguments of `archiveRuns`. */
export type ArchiveRunsArgs = {
    body: ArchiveRunsRequest;
};
/** The arguments of `unarchiveRuns`. */
export type UnarchiveRunsArgs = {
    body: UnarchiveRunsRequest;
};
/** The arguments of `pauseRuns`. */
export type PauseRunsArgs = {
    body: PauseRunsRequest;
};
/** The arguments of `resumeRuns`. */
export type ResumeRunsArgs = {
    body: ResumeRunsRequest;
};
/** The arguments of `getRunMetadata`. */
export type GetRunMetadataArgs = {
    /** @description Number of the run, which is that of its trial. */
    runId: number;
};
/** The arguments of `postRunMetadata`. */
export type PostRunMetadataArgs = {
    /** @description Number of the run, which is that of its trial. */
    runId: number;
    body: PostRunMetadataRequest;
};
/** The arguments of `getMetadataValues`. */
export type GetMetadataValuesArgs = {
    /** @description Number of the project. */
    projectId: number;
    /** @description Key of the metadata, with dots for nested ones. */
    key: string;
};
/** The arguments of `createGenericTask`. */
export type CreateGenericTaskArgs = {
    body: CreateGenericTaskRequest;
};
/** The arguments of `getTaskContextDirectory`. */
export type GetTaskContextDirectoryArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** The arguments of `getAllocation`. */
export type GetAllocationArgs = {
    /** @description Id of the allocation. */
    allocationId: string;
};
/** The arguments of `getTaskAcceleratorData`. */
export type GetTaskAcceleratorDataArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** The arguments of `getGenericTaskConfig`. */
export type GetGenericTaskConfigArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** The arguments of `killGenericTask`. */
export type KillGenericTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
    body: KillGenericTaskRequest;
};
/** The arguments of `pauseGenericTask`. */
export type PauseGenericTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** The arguments of `unpauseGenericTask`. */
export type UnpauseGenericTaskArgs = {
    /** @description Id of the task. */
    taskId: string;
};
/** The arguments of `postAccessToken`. */
export type PostAccessTokenArgs = {
    body: PostAccessTokenRequest;
};
/** The arguments of `getAccessTokens`. */
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
/** The arguments of `patchAccessToken`. */
export type PatchAccessTokenArgs = {
    /** @description Number of the token. */
    tokenId: number;
    body: PatchAccessTokenRequest;
};

/** By operation: path and query parameters by name, and `body` where the call has one. */
export interface Arguments extends Omit<BaseArguments,
  | 'activateExperiments'
  | 'archiveExperiments'
  | 'assignRoles'
  | 'cancelExperiments'
  | 'compareTrials'
  | 'completeTrialSearcherValidation'
  | 'createExperiment'
  | 'deleteExperiments'
  | 'expMetricNames'
  | 'getAgents'
  | 'getCurrentTrialSearcherOperation'
  | 'getExperimentCheckpoints'
  | 'getExperimentTrials'
  | 'getProjectColumns'
  | 'getResourcePools'
  | 'getSearcherEvents'
  | 'getTemplates'
  | 'getTrialCheckpoints'
  | 'getTrialMetricsBySourceInfoCheckpoint'
  | 'getTrialSourceInfoMetricsByModelVersion'
  | 'getTrialWorkloads'
  | 'getUsers'
  | 'getWorkspaces'
  | 'killExperiments'
  | 'metricBatches'
  | 'moveExperiments'
  | 'patchMasterConfig'
  | 'patchModelVersion'
  | 'patchProject'
  | 'patchWorkspace'
  | 'pauseExperiments'
  | 'postCheckpointMetadata'
  | 'postProject'
  | 'postSearcherOperations'
  | 'postUser'
  | 'postWebhook'
  | 'postWorkspace'
  | 'removeAssignments'
  | 'reportCheckpoint'
  | 'reportTrialMetrics'
  | 'reportTrialProgress'
  | 'reportTrialTrainingMetrics'
  | 'reportTrialValidationMetrics'
  | 'searchExperiments'
  | 'taskLogs'
  | 'trialLogs'
  | 'trialsSample'
  | 'trialsSnapshot'
  | 'unarchiveExperiments'
  | 'updateJobQueue'
> {
  getUsers: GetUsersArgs;
  patchUsers: PatchUsersArgs;
  postUser: PostUserArgs;
  assignMultipleGroups: AssignMultipleGroupsArgs;
  patchMasterConfig: PatchMasterConfigArgs;
  getAgents: GetAgentsArgs;
  createExperiment: CreateExperimentArgs;
  deleteExperiments: DeleteExperimentsArgs;
  putExperimentLabel: PutExperimentLabelArgs;
  deleteExperimentLabel: DeleteExperimentLabelArgs;
  deleteTensorboardFiles: DeleteTensorboardFilesArgs;
  activateExperiments: ActivateExperimentsArgs;
  pauseExperiments: PauseExperimentsArgs;
  cancelExperiments: CancelExperimentsArgs;
  killExperiments: KillExperimentsArgs;
  archiveExperiments: ArchiveExperimentsArgs;
  unarchiveExperiments: UnarchiveExperimentsArgs;
  getExperimentCheckpoints: GetExperimentCheckpointsArgs;
  getExperimentTrials: GetExperimentTrialsArgs;
  compareTrials: CompareTrialsArgs;
  putTrial: PutTrialArgs;
  patchTrial: PatchTrialArgs;
  getTrialByExternalID: GetTrialByExternalIDArgs;
  getTrialWorkloads: GetTrialWorkloadsArgs;
  trialLogs: TrialLogsArgs;
  postTaskLogs: PostTaskLogsArgs;
  taskLogs: TaskLogsArgs;
  cleanupLogs: CleanupLogsArgs;
  getTrialCheckpoints: GetTrialCheckpointsArgs;
  reportTrialProgress: ReportTrialProgressArgs;
  reportTrialMetrics: ReportTrialMetricsArgs;
  reportTrialTrainingMetrics: ReportTrialTrainingMetricsArgs;
  reportTrialValidationMetrics: ReportTrialValidationMetricsArgs;
  reportCheckpoint: ReportCheckpointArgs;
  updateJobQueue: UpdateJobQueueArgs;
  getTemplates: GetTemplatesArgs;
  patchTemplateName: PatchTemplateNameArgs;
  patchModelVersion: PatchModelVersionArgs;
  postCheckpointMetadata: PostCheckpointMetadataArgs;
  expMetricNames: ExpMetricNamesArgs;
  metricBatches: MetricBatchesArgs;
  trialsSnapshot: TrialsSnapshotArgs;
  trialsSample: TrialsSampleArgs;
  getResourcePools: GetResourcePoolsArgs;
  patchWorkspace: PatchWorkspaceArgs;
  postProject: PostProjectArgs;
  getWorkspaces: GetWorkspacesArgs;
  postWorkspace: PostWorkspaceArgs;
  patchProject: PatchProjectArgs;
  getProjectByKey: GetProjectByKeyArgs;
  getProjectColumns: GetProjectColumnsArgs;
  moveExperiments: MoveExperimentsArgs;
  postWebhook: PostWebhookArgs;
  patchWebhook: PatchWebhookArgs;
  postWebhookEventData: PostWebhookEventDataArgs;
  assignRoles: AssignRolesArgs;
  removeAssignments: RemoveAssignmentsArgs;
  searchExperiments: SearchExperimentsArgs;
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
  patchWebhook: PatchWebhookFormerArgs;
  testWebhook: TestWebhookFormerArgs;
  getTrialRemainingLogRetentionDays: GetTrialRemainingLogRetentionDaysFormerArgs;
  setResourceQuotas: SetResourceQuotasFormerArgs;
  listWorkspaceNamespaceBindings: ListWorkspaceNamespaceBindingsFormerArgs;
  getKubernetesResourceQuotas: GetKubernetesResourceQuotasFormerArgs;
}

/** By operation: the decoded answer; for a stream, one message of it. */
export interface Answers extends Omit<BaseAnswers,
  | 'compareTrials'
  | 'completeTrialSearcherValidation'
  | 'createExperiment'
  | 'createGroup'
  | 'createTrial'
  | 'currentUser'
  | 'disableAgent'
  | 'disableSlot'
  | 'enableAgent'
  | 'enableSlot'
  | 'getAgent'
  | 'getAgents'
  | 'getCheckpoint'
  | 'getCommand'
  | 'getCommands'
  | 'getCurrentTrialSearcherOperation'
  | 'getExperiment'
  | 'getExperimentCheckpoints'
  | 'getExperimentTrials'
  | 'getExperiments'
  | 'getGroup'
  | 'getGroupsAndUsersAssignedToWorkspace'
  | 'getJobs'
  | 'getJobsV2'
  | 'getMaster'
  | 'getMe'
  | 'getMetrics'
  | 'getModelVersion'
  | 'getModelVersions'
  | 'getNotebook'
  | 'getNotebooks'
  | 'getPermissionsSummary'
  | 'getProject'
  | 'getProjectColumns'
  | 'getProjectsByUserActivity'
  | 'getResourcePools'
  | 'getRolesAssignedToGroup'
  | 'getRolesAssignedToUser'
  | 'getRolesByID'
  | 'getSearcherEvents'
  | 'getShell'
  | 'getShells'
  | 'getSlot'
  | 'getSlots'
  | 'getTask'
  | 'getTensorboard'
  | 'getTensorboards'
  | 'getTrainingMetrics'
  | 'getTrial'
  | 'getTrialCheckpoints'
  | 'getTrialMetricsBySourceInfoCheckpoint'
  | 'getTrialSourceInfoMetricsByModelVersion'
  | 'getUser'
  | 'getUserByUsername'
  | 'getUsers'
  | 'getValidationMetrics'
  | 'getWebhooks'
  | 'getWorkspace'
  | 'getWorkspaceProjects'
  | 'getWorkspaces'
  | 'killCommand'
  | 'killNotebook'
  | 'killShell'
  | 'killTensorboard'
  | 'launchCommand'
  | 'launchNotebook'
  | 'launchShell'
  | 'launchTensorboard'
  | 'listRoles'
  | 'login'
  | 'patchExperiment'
  | 'patchMasterConfig'
  | 'patchModelVersion'
  | 'patchProject'
  | 'patchUser'
  | 'patchWorkspace'
  | 'postCheckpointMetadata'
  | 'postModelVersion'
  | 'postProject'
  | 'postSearcherOperations'
  | 'postUser'
  | 'postWebhook'
  | 'postWorkspace'
  | 'previewHPSearch'
  | 'resourceAllocationAggregated'
  | 'searchExperiments'
  | 'searchRolesAssignableToScope'
  | 'setCommandPriority'
  | 'setNotebookPriority'
  | 'setShellPriority'
  | 'setTensorboardPriority'
  | 'setUserPassword'
  | 'trialsSample'
  | 'updateGroup'
> {
  login: LoginResponse;
  currentUser: CurrentUserResponse;
  getUsers: GetUsersResponse;
  patchUsers: PatchUsersResponse;
  postUser: PostUserResponse;
  assignMultipleGroups: AssignMultipleGroupsResponse;
  getUser: GetUserResponse;
  patchUser: PatchUserResponse;
  getUserByUsername: GetUserByUsernameResponse;
  getMe: GetMeResponse;
  setUserPassword: SetUserPasswordResponse;
  getMaster: GetMasterResponse;
  patchMasterConfig: PatchMasterConfigResponse;
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
  putExperimentLabel: PutExperimentLabelResponse;
  deleteExperimentLabel: DeleteExperimentLabelResponse;
  deleteTensorboardFiles: DeleteTensorboardFilesResponse;
  getExperiment: GetExperimentResponse;
  patchExperiment: PatchExperimentResponse;
  getExperimentCheckpoints: GetExperimentCheckpointsResponse;
  previewHPSearch: PreviewHPSearchResponse;
  getExperimentTrials: GetExperimentTrialsResponse;
  compareTrials: CompareTrialsResponse;
  createTrial: CreateTrialResponse;
  putTrial: PutTrialResponse;
  getTrial: GetTrialResponse;
  patchTrial: PatchTrialResponse;
  getTrialByExternalID: GetTrialByExternalIDResponse;
  postTaskLogs: PostTaskLogsResponse;
  cleanupLogs: CleanupLogsResponse;
  getMetrics: GetMetricsResponse;
  getTrainingMetrics: GetTrainingMetricsResponse;
  getValidationMetrics: GetValidationMetricsResponse;
  getTrialCheckpoints: GetTrialCheckpointsResponse;
  getJobs: GetJobsResponse;
  getJobsV2: GetJobsV2Response;
  patchTemplateName: PatchTemplateNameResponse;
  getNotebooks: GetNotebooksResponse;
  launchNotebook: LaunchNotebookResponse;
  getNotebook: GetNotebookResponse;
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
  getTask: GetTaskResponse;
  getModelVersion: GetModelVersionResponse;
  patchModelVersion: PatchModelVersionResponse;
  getModelVersions: GetModelVersionsResponse;
  postModelVersion: PostModelVersionResponse;
  getCheckpoint: GetCheckpointResponse;
  postCheckpointMetadata: PostCheckpointMetadataResponse;
  trialsSample: TrialsSampleResponse;
  getResourcePools: GetResourcePoolsResponse;
  resourceAllocationAggregated: ResourceAllocationAggregatedResponse;
  getWorkspace: GetWorkspaceResponse;
  patchWorkspace: PatchWorkspaceResponse;
  getWorkspaceProjects: GetWorkspaceProjectsResponse;
  postProject: PostProjectResponse;
  getWorkspaces: GetWorkspacesResponse;
  postWorkspace: PostWorkspaceResponse;
  getProject: GetProjectResponse;
  patchProject: PatchProjectResponse;
  getProjectByKey: GetProjectByKeyResponse;
  getProjectColumns: GetProjectColumnsResponse;
  getWebhooks: GetWebhooksResponse;
  postWebhook: PostWebhookResponse;
  patchWebhook: PatchWebhookResponse;
  postWebhookEventData: PostWebhookEventDataResponse;
  getGroup: GetGroupResponse;
  updateGroup: UpdateGroupResponse;
  createGroup: CreateGroupResponse;
  getPermissionsSummary: GetPermissionsSummaryResponse;
  getGroupsAndUsersAssignedToWorkspace: GetGroupsAndUsersAssignedToWorkspaceResponse;
  getRolesByID: GetRolesByIDResponse;
  getRolesAssignedToUser: GetRolesAssignedToUserResponse;
  getRolesAssignedToGroup: GetRolesAssignedToGroupResponse;
  searchRolesAssignableToScope: SearchRolesAssignableToScopeResponse;
  listRoles: ListRolesResponse;
  getProjectsByUserActivity: GetProjectsByUserActivityResponse;
  searchExperiments: SearchExperimentsResponse;
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
