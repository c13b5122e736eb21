// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AckAllocationPreemptionSignalRequest, AckAllocationPreemptionSignalResponse, ActivateExperimentRequest, ActivateExperimentResponse, ActivateExperimentsResponse, ActivityType, AddProjectNoteRequest, AddProjectNoteResponse, Address, Agent, AgentUserGroup, AggregateQueueStats, Allocation, AllocationAllGatherResponse, AllocationPendingPreemptionSignalRequest, AllocationPendingPreemptionSignalResponse, AllocationPreemptionSignalRequest, AllocationPreemptionSignalResponse, AllocationReadyRequest, AllocationReadyResponse, AllocationRendezvousInfoRequest, AllocationRendezvousInfoResponse, AllocationSummary, AllocationWaitingRequest, AllocationWaitingResponse, ArchiveExperimentRequest, ArchiveExperimentResponse, ArchiveExperimentsResponse, ArchiveModelRequest, ArchiveModelResponse, ArchiveProjectRequest, ArchiveProjectResponse, ArchiveWorkspaceRequest, ArchiveWorkspaceResponse, AssignRolesResponse, AwsCustomTag, BindRPToWorkspaceResponse, CancelExperimentRequest, CancelExperimentResponse, CancelExperimentsResponse, Checkpoint, CheckpointState, CheckpointTrainingMetadata, CheckpointWorkload, CheckpointsRemoveFilesRequest, CheckpointsRemoveFilesResponse, ColumnType, Command, ComparableTrial, CompareTrialsRequest, CompareTrialsResponse, CompleteTrialSearcherValidationResponse, Container, ContainerState, CreateExperimentResponse, CreateGroupResponse, CreateTrialResponse, CurrentUserRequest, CurrentUserResponse, DataPoint, DeleteCheckpointsRequest, DeleteCheckpointsResponse, DeleteExperimentRequest, DeleteExperimentResponse, DeleteExperimentsResponse, DeleteGroupRequest, DeleteGroupResponse, DeleteModelRequest, DeleteModelResponse, DeleteModelVersionRequest, DeleteModelVersionResponse, DeleteProjectRequest, DeleteProjectResponse, DeleteTemplateRequest, DeleteTemplateResponse, DeleteWebhookRequest, DeleteWebhookResponse, DeleteWorkspaceRequest, DeleteWorkspaceResponse, Device, DeviceType, DisableAgentResponse, DisableSlotResponse, Double, DoubleFieldFilter, DownsampledMetrics, EnableAgentRequest, EnableAgentResponse, EnableSlotRequest, EnableSlotResponse, EntityType, ExpMetricNamesRequest, ExpMetricNamesResponse, Experiment, ExperimentActionResult, ExperimentInactive, ExperimentSimulation, ExperimentState, FailureType, FileNode, FittingPolicy, Float, GetActiveTasksCountRequest, GetActiveTasksCountResponse, GetAgentRequest, GetAgentResponse, GetAgentsRequest, GetAgentsRequestSortBy, GetAgentsResponse, GetBestSearcherValidationMetricRequest, GetBestSearcherValidationMetricResponse, GetCheckpointRequest, GetCheckpointResponse, GetCommandRequest, GetCommandResponse, GetCommandsRequest, GetCommandsRequestSortBy, GetCommandsResponse, GetCurrentTrialSearcherOperationRequest, GetCurrentTrialSearcherOperationResponse, GetExperimentCheckpointsRequest, GetExperimentCheckpointsRequestSortBy, GetExperimentCheckpointsResponse, GetExperimentLabelsRequest, GetExperimentLabelsResponse, GetExperimentRequest, GetExperimentResponse, GetExperimentTrialsRequest, GetExperimentTrialsRequestSortBy, GetExperimentTrialsResponse, GetExperimentValidationHistoryRequest, GetExperimentValidationHistoryResponse, GetExperimentsRequest, GetExperimentsRequestSortBy, GetExperimentsResponse, GetGroupRequest, GetGroupResponse, GetGroupsAndUsersAssignedToWorkspaceRequest, GetGroupsAndUsersAssignedToWorkspaceResponse, GetGroupsResponse, GetJobQueueStatsRequest, GetJobQueueStatsResponse, GetJobsRequest, GetJobsResponse, GetJobsV2Request, GetJobsV2Response, GetMasterConfigRequest, GetMasterConfigResponse, GetMasterRequest, GetMasterResponse, GetMasterResponseProduct, GetMeRequest, GetMeResponse, GetMetricsRequest, GetMetricsResponse, GetModelDefFileResponse, GetModelDefRequest, GetModelDefResponse, GetModelDefTreeRequest, GetModelDefTreeResponse, GetModelLabelsRequest, GetModelLabelsResponse, GetModelRequest, GetModelResponse, GetModelVersionRequest, GetModelVersionResponse, GetModelVersionsRequest, GetModelVersionsRequestSortBy, GetModelVersionsResponse, GetModelsRequest, GetModelsRequestSortBy, GetModelsResponse, GetNotebookRequest, GetNotebookResponse, GetNotebooksRequest, GetNotebooksRequestSortBy, GetNotebooksResponse, GetPermissionsSummaryRequest, GetPermissionsSummaryResponse, GetProjectColumnsRequest, GetProjectColumnsResponse, GetProjectNumericMetricsRangeRequest, GetProjectNumericMetricsRangeResponse, GetProjectRequest, GetProjectResponse, GetProjectsByUserActivityRequest, GetProjectsByUserActivityResponse, GetResourcePoolsRequest, GetResourcePoolsResponse, GetRolesAssignedToGroupRequest, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserRequest, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetSearcherEventsRequest, GetSearcherEventsResponse, GetShellRequest, GetShellResponse, GetShellsRequest, GetShellsRequestSortBy, GetShellsResponse, GetSlotRequest, GetSlotResponse, GetSlotsRequest, GetSlotsResponse, GetTaskRequest, GetTaskResponse, GetTasksRequest, GetTasksResponse, GetTelemetryRequest, GetTelemetryResponse, GetTemplateRequest, GetTemplateResponse, GetTemplatesRequest, GetTemplatesRequestSortBy, GetTemplatesResponse, GetTensorboardRequest, GetTensorboardResponse, GetTensorboardsRequest, GetTensorboardsRequestSortBy, GetTensorboardsResponse, GetTrainingMetricsRequest, GetTrainingMetricsResponse, GetTrialCheckpointsRequest, GetTrialCheckpointsRequestSortBy, GetTrialCheckpointsResponse, GetTrialMetricsBySourceInfoCheckpointRequest, GetTrialMetricsBySourceInfoCheckpointResponse, GetTrialProfilerAvailableSeriesRequest, GetTrialProfilerAvailableSeriesResponse, GetTrialProfilerMetricsRequest, GetTrialProfilerMetricsResponse, GetTrialRequest, GetTrialResponse, GetTrialSourceInfoMetricsByModelVersionRequest, GetTrialSourceInfoMetricsByModelVersionResponse, GetTrialWorkloadsRequest, GetTrialWorkloadsRequestFilterOption, GetTrialWorkloadsResponse, GetUserByUsernameRequest, GetUserByUsernameResponse, GetUserRequest, GetUserResponse, GetUserSettingRequest, GetUserSettingResponse, GetUsersRequest, GetUsersRequestSortBy, GetUsersResponse, GetValidationMetricsRequest, GetValidationMetricsResponse, GetWebhooksRequest, GetWebhooksResponse, GetWorkspaceProjectsRequest, GetWorkspaceProjectsRequestSortBy, GetWorkspaceProjectsResponse, GetWorkspaceRequest, GetWorkspaceResponse, GetWorkspacesRequest, GetWorkspacesRequestSortBy, GetWorkspacesResponse, Group, GroupDetails, GroupRoleAssignment, GroupSearchResult, IdleNotebookResponse, InitialOperations, Int32FieldFilter, Int64, Job, JobState, JobSummary, JobType, K8PriorityClass, KillCommandRequest, KillCommandResponse, KillExperimentRequest, KillExperimentResponse, KillExperimentsResponse, KillNotebookRequest, KillNotebookResponse, KillShellRequest, KillShellResponse, KillTensorboardRequest, KillTensorboardResponse, KillTrialRequest, KillTrialResponse, LaunchCommandResponse, LaunchNotebookResponse, LaunchShellResponse, LaunchTensorboardResponse, LaunchWarning, LimitedJob, ListRPsBoundToWorkspaceRequest, ListRPsBoundToWorkspaceResponse, ListRolesResponse, ListWorkspacesBoundToRPRequest, ListWorkspacesBoundToRPResponse, LocationType, LogEntry, LogLevel, LoginResponse, LogoutRequest, LogoutResponse, MarkAllocationResourcesDaemonRequest, MarkAllocationResourcesDaemonResponse, MasterLogsRequest, MasterLogsResponse, MetricBatchesRequest, MetricBatchesResponse, MetricIdentifier, MetricType, Metrics, MetricsRange, MetricsReport, MetricsWorkload, Model, ModelVersion, MoveExperimentResponse, MoveExperimentsResponse, MoveModelResponse, MoveProjectResponse, Note, Notebook, NotifyContainerRunningResponse, OrderBy, OverwriteRPWorkspaceBindingsResponse, Pagination, PatchCheckpointsResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelResponse, PatchModelVersionResponse, PatchProjectResponse, PatchTemplateConfigRequest, PatchTemplateConfigResponse, PatchUserResponse, PatchWorkspaceResponse, PauseExperimentRequest, PauseExperimentResponse, PauseExperimentsResponse, Permission, PermissionType, PinWorkspaceRequest, PinWorkspaceResponse, PlainRouteError, PolymorphicFilter, PostAllocationProxyAddressResponse, PostCheckpointMetadataResponse, PostModelResponse, PostModelVersionResponse, PostProjectResponse, PostSearcherOperationsResponse, PostTemplateRequest, PostTemplateResponse, PostTrialProfilerMetricsBatchResponse, PostTrialRunnerMetadataRequest, PostTrialRunnerMetadataResponse, PostUserActivityRequest, PostUserActivityResponse, PostUserResponse, PostUserSettingResponse, PostWebhookRequest, PostWebhookResponse, PostWorkspaceResponse, PreviewHPSearchResponse, Project, ProjectColumn, ProxyPortConfig, PutProjectNotesResponse, PutTemplateRequest, PutTemplateResponse, QueueStats, RBACJob, RPQueueStat, RemoveAssignmentsResponse, RendezvousInfo, ReportCheckpointRequest, ReportCheckpointResponse, ReportTrialMetricsResponse, ReportTrialProgressRequest, ReportTrialProgressResponse, ReportTrialSearcherEarlyExitRequest, ReportTrialSearcherEarlyExitResponse, ReportTrialSourceInfoRequest, ReportTrialSourceInfoResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, ResetUserSettingRequest, ResetUserSettingResponse, ResourceAllocationAggregatedEntry, ResourceAllocationAggregatedRequest, ResourceAllocationAggregatedResponse, ResourceAllocationAggregationPeriod, ResourceAllocationRawEntry, ResourceAllocationRawRequest, ResourceAllocationRawResponse, ResourcePool, ResourcePoolAwsDetail, ResourcePoolDetail, ResourcePoolGcpDetail, ResourcePoolPrioritySchedulerDetail, ResourcePoolType, ResourcesFailure, ResourcesStarted, ResourcesStopped, ResourcesSummary, ResourcesSummaryDevices, Role, RoleAssignment, RoleAssignmentSummary, RoleWithAssignments, RunnableOperation, RunnableType, SSOProvider, SchedulerType, ScopeTypeMask, SearchExperimentExperiment, SearchExperimentsRequest, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SearcherEvent, SetCommandPriorityResponse, SetNotebookPriorityResponse, SetShellPriorityResponse, SetTensorboardPriorityResponse, SetUserPasswordRequest, SetUserPasswordResponse, Shell, Slot, StreamError, Task, TaskLogsFieldsRequest, TaskLogsFieldsResponse, TaskLogsRequest, TaskLogsResponse, TaskState, TaskType, Template, Tensorboard, TestWebhookRequest, TestWebhookResponse, TimestampFieldFilter, Trial, TrialClosed, TrialCreated, TrialEarlyExit, TrialEarlyExitExitedReason, TrialExitedEarly, TrialExitedEarlyExitedReason, TrialLogsFieldsRequest, TrialLogsFieldsResponse, TrialLogsRequest, TrialLogsResponse, TrialOperation, TrialProfilerMetricLabels, TrialProfilerMetricLabelsProfilerMetricType, TrialProfilerMetricsBatch, TrialProgress, TrialRunnerMetadata, TrialSimulation, TrialSourceInfo, TrialSourceInfoMetric, TrialSourceInfoType, TrialState, TrialsSampleRequest, TrialsSampleResponse, TrialsSampleResponseTrial, TrialsSnapshotRequest, TrialsSnapshotResponse, TrialsSnapshotResponseTrial, Trigger, TriggerType, UInt64, UnarchiveExperimentRequest, UnarchiveExperimentResponse, UnarchiveExperimentsResponse, UnarchiveModelRequest, UnarchiveModelResponse, UnarchiveProjectRequest, UnarchiveProjectResponse, UnarchiveWorkspaceRequest, UnarchiveWorkspaceResponse, UnaryError, UnbindRPFromWorkspaceResponse, UnpinWorkspaceRequest, UnpinWorkspaceResponse, UpdateGroupResponse, UpdateJobQueueResponse, User, UserRoleAssignment, UserWebSetting, ValidateAfterOperation, ValidationCompleted, ValidationHistoryEntry, Webhook, WebhookType, WorkloadContainer, Workspace, WorkspaceState } from './types';
import type { ActivateExperimentsRequest, AllocationAllGatherRequest, ArchiveExperimentsRequest, AssignRolesRequest, BindRPToWorkspaceRequest, BulkExperimentFilters, CancelExperimentsRequest, CloseTrialOperation, CompleteTrialSearcherValidationRequest, CompleteValidateAfterOperation, Config, CreateExperimentRequest, CreateGroupRequest, CreateTrialOperation, CreateTrialRequest, DeleteExperimentsRequest, DisableAgentRequest, DisableSlotRequest, File, GetGroupsRequest, GetModelDefFileRequest, GetRolesByIDRequest, IdleNotebookRequest, KillExperimentsRequest, LaunchCommandRequest, LaunchNotebookRequest, LaunchShellRequest, LaunchTensorboardRequest, ListRolesRequest, LogConfig, LoginRequest, MoveExperimentRequest, MoveExperimentsRequest, MoveModelRequest, MoveProjectRequest, NotifyContainerRunningRequest, OverwriteRPWorkspaceBindingsRequest, PatchCheckpoint, PatchCheckpointOptionalResources, PatchCheckpointsRequest, PatchExperiment, PatchExperimentPatchCheckpointStorage, PatchExperimentPatchResources, PatchExperimentRequest, PatchMasterConfigRequest, PatchModel, PatchModelRequest, PatchModelVersion, PatchModelVersionRequest, PatchProject, PatchProjectRequest, PatchUser, PatchUserRequest, PatchWorkspace, PatchWorkspaceRequest, PauseExperimentsRequest, PostAllocationProxyAddressRequest, PostCheckpointMetadataRequest, PostModelRequest, PostModelVersionRequest, PostProjectRequest, PostSearcherOperationsRequest, PostTrialProfilerMetricsBatchRequest, PostUserRequest, PostUserSettingRequest, PostWorkspaceRequest, PreviewHPSearchRequest, PutProjectNotesRequest, QueueControl, RemoveAssignmentsRequest, ReportTrialMetricsRequest, ReportTrialTrainingMetricsRequest, ReportTrialValidationMetricsRequest, SearchRolesAssignableToScopeRequest, SearcherOperation, SetCommandPriorityRequest, SetNotebookPriorityRequest, SetSearcherProgressOperation, SetShellPriorityRequest, SetTensorboardPriorityRequest, ShutDownOperation, TrialMetrics, UnarchiveExperimentsRequest, UnbindRPFromWorkspaceRequest, UpdateGroupRequest, UpdateJobQueueRequest } from './wire';
export interface components {
  schemas: {
    AckAllocationPreemptionSignalRequest: AckAllocationPreemptionSignalRequest;
    AckAllocationPreemptionSignalResponse: AckAllocationPreemptionSignalResponse;
    ActivateExperimentRequest: ActivateExperimentRequest;
    ActivateExperimentResponse: ActivateExperimentResponse;
    ActivateExperimentsRequest: ActivateExperimentsRequest;
    ActivateExperimentsResponse: ActivateExperimentsResponse;
    ActivityType: ActivityType;
    AddProjectNoteRequest: AddProjectNoteRequest;
    AddProjectNoteResponse: AddProjectNoteResponse;
    Address: Address;
    Agent: Agent;
    AgentUserGroup: AgentUserGroup;
    AggregateQueueStats: AggregateQueueStats;
    Allocation: Allocation;
    AllocationAllGatherRequest: AllocationAllGatherRequest;
    AllocationAllGatherResponse: AllocationAllGatherResponse;
    AllocationPendingPreemptionSignalRequest: AllocationPendingPreemptionSignalRequest;
    AllocationPendingPreemptionSignalResponse: AllocationPendingPreemptionSignalResponse;
    AllocationPreemptionSignalRequest: AllocationPreemptionSignalRequest;
    AllocationPreemptionSignalResponse: AllocationPreemptionSignalResponse;
    AllocationReadyRequest: AllocationReadyRequest;
    AllocationReadyResponse: AllocationReadyResponse;
    AllocationRendezvousInfoRequest: AllocationRendezvousInfoRequest;
    AllocationRendezvousInfoResponse: AllocationRendezvousInfoResponse;
    AllocationSummary: AllocationSummary;
    AllocationWaitingRequest: AllocationWaitingRequest;
    AllocationWaitingResponse: AllocationWaitingResponse;
    ArchiveExperimentRequest: ArchiveExperimentRequest;
    ArchiveExperimentResponse: ArchiveExperimentResponse;
    ArchiveExperimentsRequest: ArchiveExperimentsRequest;
    ArchiveExperimentsResponse: ArchiveExperimentsResponse;
    ArchiveModelRequest: ArchiveModelRequest;
    ArchiveModelResponse: ArchiveModelResponse;
    ArchiveProjectRequest: ArchiveProjectRequest;
    ArchiveProjectResponse: ArchiveProjectResponse;
    ArchiveWorkspaceRequest: ArchiveWorkspaceRequest;
    ArchiveWorkspaceResponse: ArchiveWorkspaceResponse;
    AssignRolesRequest: AssignRolesRequest;
    AssignRolesResponse: AssignRolesResponse;
    AwsCustomTag: AwsCustomTag;
    BindRPToWorkspaceRequest: BindRPToWorkspaceRequest;
    BindRPToWorkspaceResponse: BindRPToWorkspaceResponse;
    BulkExperimentFilters: BulkExperimentFilters;
    CancelExperimentRequest: CancelExperimentRequest;
    CancelExperimentResponse: CancelExperimentResponse;
    CancelExperimentsRequest: CancelExperimentsRequest;
    CancelExperimentsResponse: CancelExperimentsResponse;
    Checkpoint: Checkpoint;
    CheckpointState: CheckpointState;
    CheckpointTrainingMetadata: CheckpointTrainingMetadata;
    CheckpointWorkload: CheckpointWorkload;
    CheckpointsRemoveFilesRequest: CheckpointsRemoveFilesRequest;
    CheckpointsRemoveFilesResponse: CheckpointsRemoveFilesResponse;
    CloseTrialOperation: CloseTrialOperation;
    ColumnType: ColumnType;
    Command: Command;
    ComparableTrial: ComparableTrial;
    CompareTrialsRequest: CompareTrialsRequest;
    CompareTrialsResponse: CompareTrialsResponse;
    CompleteTrialSearcherValidationRequest: CompleteTrialSearcherValidationRequest;
    CompleteTrialSearcherValidationResponse: CompleteTrialSearcherValidationResponse;
    CompleteValidateAfterOperation: CompleteValidateAfterOperation;
    Config: Config;
    Container: Container;
    ContainerState: ContainerState;
    CreateExperimentRequest: CreateExperimentRequest;
    CreateExperimentResponse: CreateExperimentResponse;
    CreateGroupRequest: CreateGroupRequest;
    CreateGroupResponse: CreateGroupResponse;
    CreateTrialOperation: CreateTrialOperation;
    CreateTrialRequest: CreateTrialRequest;
    CreateTrialResponse: CreateTrialResponse;
    CurrentUserRequest: CurrentUserRequest;
    CurrentUserResponse: CurrentUserResponse;
    DataPoint: DataPoint;
    DeleteCheckpointsRequest: DeleteCheckpointsRequest;
    DeleteCheckpointsResponse: DeleteCheckpointsResponse;
    DeleteExperimentRequest: DeleteExperimentRequest;
    DeleteExperimentResponse: DeleteExperimentResponse;
    DeleteExperimentsRequest: DeleteExperimentsRequest;
    DeleteExperimentsResponse: DeleteExperimentsResponse;
    DeleteGroupRequest: DeleteGroupRequest;
    DeleteGroupResponse: DeleteGroupResponse;
    DeleteModelRequest: DeleteModelRequest;
    DeleteModelResponse: DeleteModelResponse;
    DeleteModelVersionRequest: DeleteModelVersionRequest;
    DeleteModelVersionResponse: DeleteModelVersionResponse;
    DeleteProjectRequest: DeleteProjectRequest;
    DeleteProjectResponse: DeleteProjectResponse;
    DeleteTemplateRequest: DeleteTemplateRequest;
    DeleteTemplateResponse: DeleteTemplateResponse;
    DeleteWebhookRequest: DeleteWebhookRequest;
    DeleteWebhookResponse: DeleteWebhookResponse;
    DeleteWorkspaceRequest: DeleteWorkspaceRequest;
    DeleteWorkspaceResponse: DeleteWorkspaceResponse;
    Device: Device;
    DeviceType: DeviceType;
    DisableAgentRequest: DisableAgentRequest;
    DisableAgentResponse: DisableAgentResponse;
    DisableSlotRequest: DisableSlotRequest;
    DisableSlotResponse: DisableSlotResponse;
    Double: Double;
    DoubleFieldFilter: DoubleFieldFilter;
    DownsampledMetrics: DownsampledMetrics;
    EnableAgentRequest: EnableAgentRequest;
    EnableAgentResponse: EnableAgentResponse;
    EnableSlotRequest: EnableSlotRequest;
    EnableSlotResponse: EnableSlotResponse;
    EntityType: EntityType;
    ExpMetricNamesRequest: ExpMetricNamesRequest;
    ExpMetricNamesResponse: ExpMetricNamesResponse;
    Experiment: Experiment;
    ExperimentActionResult: ExperimentActionResult;
    ExperimentInactive: ExperimentInactive;
    ExperimentSimulation: ExperimentSimulation;
    ExperimentState: ExperimentState;
    FailureType: FailureType;
    File: File;
    FileNode: FileNode;
    FittingPolicy: FittingPolicy;
    Float: Float;
    GetActiveTasksCountRequest: GetActiveTasksCountRequest;
    GetActiveTasksCountResponse: GetActiveTasksCountResponse;
    GetAgentRequest: GetAgentRequest;
    GetAgentResponse: GetAgentResponse;
    GetAgentsRequest: GetAgentsRequest;
    GetAgentsRequestSortBy: GetAgentsRequestSortBy;
    GetAgentsResponse: GetAgentsResponse;
    GetBestSearcherValidationMetricRequest: GetBestSearcherValidationMetricRequest;
    GetBestSearcherValidationMetricResponse: GetBestSearcherValidationMetricResponse;
    GetCheckpointRequest: GetCheckpointRequest;
    GetCheckpointResponse: GetCheckpointResponse;
    GetCommandRequest: GetCommandRequest;
    GetCommandResponse: GetCommandResponse;
    GetCommandsRequest: GetCommandsRequest;
    GetCommandsRequestSortBy: GetCommandsRequestSortBy;
    GetCommandsResponse: GetCommandsResponse;
    GetCurrentTrialSearcherOperationRequest: GetCurrentTrialSearcherOperationRequest;
    GetCurrentTrialSearcherOperationResponse: GetCurrentTrialSearcherOperationResponse;
    GetExperimentCheckpointsRequest: GetExperimentCheckpointsRequest;
    GetExperimentCheckpointsRequestSortBy: GetExperimentCheckpointsRequestSortBy;
    GetExperimentCheckpointsResponse: GetExperimentCheckpointsResponse;
    GetExperimentLabelsRequest: GetExperimentLabelsRequest;
    GetExperimentLabelsResponse: GetExperimentLabelsResponse;
    GetExperimentRequest: GetExperimentRequest;
    GetExperimentResponse: GetExperimentResponse;
    GetExperimentTrialsRequest: GetExperimentTrialsRequest;
    GetExperimentTrialsRequestSortBy: GetExperimentTrialsRequestSortBy;
    GetExperimentTrialsResponse: GetExperimentTrialsResponse;
    GetExperimentValidationHistoryRequest: GetExperimentValidationHistoryRequest;
    GetExperimentValidationHistoryResponse: GetExperimentValidationHistoryResponse;
    GetExperimentsRequest: GetExperimentsRequest;
    GetExperimentsRequestSortBy: GetExperimentsRequestSortBy;
    GetExperimentsResponse: GetExperimentsResponse;
    GetGroupRequest: GetGroupRequest;
    GetGroupResponse: GetGroupResponse;
    GetGroupsAndUsersAssignedToWorkspaceRequest: GetGroupsAndUsersAssignedToWorkspaceRequest;
    GetGroupsAndUsersAssignedToWorkspaceResponse: GetGroupsAndUsersAssignedToWorkspaceResponse;
    GetGroupsRequest: GetGroupsRequest;
    GetGroupsResponse: GetGroupsResponse;
    GetJobQueueStatsRequest: GetJobQueueStatsRequest;
    GetJobQueueStatsResponse: GetJobQueueStatsResponse;
    GetJobsRequest: GetJobsRequest;
    GetJobsResponse: GetJobsResponse;
    GetJobsV2Request: GetJobsV2Request;
    GetJobsV2Response: GetJobsV2Response;
    GetMasterConfigRequest: GetMasterConfigRequest;
    GetMasterConfigResponse: GetMasterConfigResponse;
    GetMasterRequest: GetMasterRequest;
    GetMasterResponse: GetMasterResponse;
    GetMasterResponseProduct: GetMasterResponseProduct;
    GetMeRequest: GetMeRequest;
    GetMeResponse: GetMeResponse;
    GetMetricsRequest: GetMetricsRequest;
    GetMetricsResponse: GetMetricsResponse;
    GetModelDefFileRequest: GetModelDefFileRequest;
    GetModelDefFileResponse: GetModelDefFileResponse;
    GetModelDefRequest: GetModelDefRequest;
    GetModelDefResponse: GetModelDefResponse;
    GetModelDefTreeRequest: GetModelDefTreeRequest;
    GetModelDefTreeResponse: GetModelDefTreeResponse;
    GetModelLabelsRequest: GetModelLabelsRequest;
    GetModelLabelsResponse: GetModelLabelsResponse;
    GetModelRequest: GetModelRequest;
    GetModelResponse: GetModelResponse;
    GetModelVersionRequest: GetModelVersionRequest;
    GetModelVersionResponse: GetModelVersionResponse;
    GetModelVersionsRequest: GetModelVersionsRequest;
    GetModelVersionsRequestSortBy: GetModelVersionsRequestSortBy;
    GetModelVersionsResponse: GetModelVersionsResponse;
    GetModelsRequest: GetModelsRequest;
    GetModelsRequestSortBy: GetModelsRequestSortBy;
    GetModelsResponse: GetModelsResponse;
    GetNotebookRequest: GetNotebookRequest;
    GetNotebookResponse: GetNotebookResponse;
    GetNotebooksRequest: GetNotebooksRequest;
    GetNotebooksRequestSortBy: GetNotebooksRequestSortBy;
    GetNotebooksResponse: GetNotebooksResponse;
    GetPermissionsSummaryRequest: GetPermissionsSummaryRequest;
    GetPermissionsSummaryResponse: GetPermissionsSummaryResponse;
    GetProjectColumnsRequest: GetProjectColumnsRequest;
    GetProjectColumnsResponse: GetProjectColumnsResponse;
    GetProjectNumericMetricsRangeRequest: GetProjectNumericMetricsRangeRequest;
    GetProjectNumericMetricsRangeResponse: GetProjectNumericMetricsRangeResponse;
    GetProjectRequest: GetProjectRequest;
    GetProjectResponse: GetProjectResponse;
    GetProjectsByUserActivityRequest: GetProjectsByUserActivityRequest;
    GetProjectsByUserActivityResponse: GetProjectsByUserActivityResponse;
    GetResourcePoolsRequest: GetResourcePoolsRequest;
    GetResourcePoolsResponse: GetResourcePoolsResponse;
    GetRolesAssignedToGroupRequest: GetRolesAssignedToGroupRequest;
    GetRolesAssignedToGroupResponse: GetRolesAssignedToGroupResponse;
    GetRolesAssignedToUserRequest: GetRolesAssignedToUserRequest;
    GetRolesAssignedToUserResponse: GetRolesAssignedToUserResponse;
    GetRolesByIDRequest: GetRolesByIDRequest;
    GetRolesByIDResponse: GetRolesByIDResponse;
    GetSearcherEventsRequest: GetSearcherEventsRequest;
    GetSearcherEventsResponse: GetSearcherEventsResponse;
    GetShellRequest: GetShellRequest;
    GetShellResponse: GetShellResponse;
    GetShellsRequest: GetShellsRequest;
    GetShellsRequestSortBy: GetShellsRequestSortBy;
    GetShellsResponse: GetShellsResponse;
    GetSlotRequest: GetSlotRequest;
    GetSlotResponse: GetSlotResponse;
    GetSlotsRequest: GetSlotsRequest;
    GetSlotsResponse: GetSlotsResponse;
    GetTaskRequest: GetTaskRequest;
    GetTaskResponse: GetTaskResponse;
    GetTasksRequest: GetTasksRequest;
    GetTasksResponse: GetTasksResponse;
    GetTelemetryRequest: GetTelemetryRequest;
    GetTelemetryResponse: GetTelemetryResponse;
    GetTemplateRequest: GetTemplateRequest;
    GetTemplateResponse: GetTemplateResponse;
    GetTemplatesRequest: GetTemplatesRequest;
    GetTemplatesRequestSortBy: GetTemplatesRequestSortBy;
    GetTemplatesResponse: GetTemplatesResponse;
    GetTensorboardRequest: GetTensorboardRequest;
    GetTensorboardResponse: GetTensorboardResponse;
    GetTensorboardsRequest: GetTensorboardsRequest;
    GetTensorboardsRequestSortBy: GetTensorboardsRequestSortBy;
    GetTensorboardsResponse: GetTensorboardsResponse;
    GetTrainingMetricsRequest: GetTrainingMetricsRequest;
    GetTrainingMetricsResponse: GetTrainingMetricsResponse;
    GetTrialCheckpointsRequest: GetTrialCheckpointsRequest;
    GetTrialCheckpointsRequestSortBy: GetTrialCheckpointsRequestSortBy;
    GetTrialCheckpointsResponse: GetTrialCheckpointsResponse;
    GetTrialMetricsBySourceInfoCheckpointRequest: GetTrialMetricsBySourceInfoCheckpointRequest;
    GetTrialMetricsBySourceInfoCheckpointResponse: GetTrialMetricsBySourceInfoCheckpointResponse;
    GetTrialProfilerAvailableSeriesRequest: GetTrialProfilerAvailableSeriesRequest;
    GetTrialProfilerAvailableSeriesResponse: GetTrialProfilerAvailableSeriesResponse;
    GetTrialProfilerMetricsRequest: GetTrialProfilerMetricsRequest;
    GetTrialProfilerMetricsResponse: GetTrialProfilerMetricsResponse;
    GetTrialRequest: GetTrialRequest;
    GetTrialResponse: GetTrialResponse;
    GetTrialSourceInfoMetricsByModelVersionRequest: GetTrialSourceInfoMetricsByModelVersionRequest;
    GetTrialSourceInfoMetricsByModelVersionResponse: GetTrialSourceInfoMetricsByModelVersionResponse;
    GetTrialWorkloadsRequest: GetTrialWorkloadsRequest;
    GetTrialWorkloadsRequestFilterOption: GetTrialWorkloadsRequestFilterOption;
    GetTrialWorkloadsResponse: GetTrialWorkloadsResponse;
    GetUserByUsernameRequest: GetUserByUsernameRequest;
    GetUserByUsernameResponse: GetUserByUsernameResponse;
    GetUserRequest: GetUserRequest;
    GetUserResponse: GetUserResponse;
    GetUserSettingRequest: GetUserSettingRequest;
    GetUserSettingResponse: GetUserSettingResponse;
    GetUsersRequest: GetUsersRequest;
    GetUsersRequestSortBy: GetUsersRequestSortBy;
    GetUsersResponse: GetUsersResponse;
    GetValidationMetricsRequest: GetValidationMetricsRequest;
    GetValidationMetricsResponse: GetValidationMetricsResponse;
    GetWebhooksRequest: GetWebhooksRequest;
    GetWebhooksResponse: GetWebhooksResponse;
    GetWorkspaceProjectsRequest: GetWorkspaceProjectsRequest;
    GetWorkspaceProjectsRequestSortBy: GetWorkspaceProjectsRequestSortBy;
    GetWorkspaceProjectsResponse: GetWorkspaceProjectsResponse;
    GetWorkspaceRequest: GetWorkspaceRequest;
    GetWorkspaceResponse: GetWorkspaceResponse;
    GetWorkspacesRequest: GetWorkspacesRequest;
    GetWorkspacesRequestSortBy: GetWorkspacesRequestSortBy;
    GetWorkspacesResponse: GetWorkspacesResponse;
    Group: Group;
    GroupDetails: GroupDetails;
    GroupRoleAssignment: GroupRoleAssignment;
    GroupSearchResult: GroupSearchResult;
    IdleNotebookRequest: IdleNotebookRequest;
    IdleNotebookResponse: IdleNotebookResponse;
    InitialOperations: InitialOperations;
    Int32FieldFilter: Int32FieldFilter;
    Int64: Int64;
    Job: Job;
    JobState: JobState;
    JobSummary: JobSummary;
    JobType: JobType;
    K8PriorityClass: K8PriorityClass;
    KillCommandRequest: KillCommandRequest;
    KillCommandResponse: KillCommandResponse;
    KillExperimentRequest: KillExperimentRequest;
    KillExperimentResponse: KillExperimentResponse;
    KillExperimentsRequest: KillExperimentsRequest;
    KillExperimentsResponse: KillExperimentsResponse;
    KillNotebookRequest: KillNotebookRequest;
    KillNotebookResponse: KillNotebookResponse;
    KillShellRequest: KillShellRequest;
    KillShellResponse: KillShellResponse;
    KillTensorboardRequest: KillTensorboardRequest;
    KillTensorboardResponse: KillTensorboardResponse;
    KillTrialRequest: KillTrialRequest;
    KillTrialResponse: KillTrialResponse;
    LaunchCommandRequest: LaunchCommandRequest;
    LaunchCommandResponse: LaunchCommandResponse;
    LaunchNotebookRequest: LaunchNotebookRequest;
    LaunchNotebookResponse: LaunchNotebookResponse;
    LaunchShellRequest: LaunchShellRequest;
    LaunchShellResponse: LaunchShellResponse;
    LaunchTensorboardRequest: LaunchTensorboardRequest;
    LaunchTensorboardResponse: LaunchTensorboardResponse;
    LaunchWarning: LaunchWarning;
    LimitedJob: LimitedJob;
    ListRPsBoundToWorkspaceRequest: ListRPsBoundToWorkspaceRequest;
    ListRPsBoundToWorkspaceResponse: ListRPsBoundToWorkspaceResponse;
    ListRolesRequest: ListRolesRequest;
    ListRolesResponse: ListRolesResponse;
    ListWorkspacesBoundToRPRequest: ListWorkspacesBoundToRPRequest;
    ListWorkspacesBoundToRPResponse: ListWorkspacesBoundToRPResponse;
    LocationType: LocationType;
    LogConfig: LogConfig;
    LogEntry: LogEntry;
    LogLevel: LogLevel;
    LoginRequest: LoginRequest;
    LoginResponse: LoginResponse;
    LogoutRequest: LogoutRequest;
    LogoutResponse: LogoutResponse;
    MarkAllocationResourcesDaemonRequest: MarkAllocationResourcesDaemonRequest;
    MarkAllocationResourcesDaemonResponse: MarkAllocationResourcesDaemonResponse;
    MasterLogsRequest: MasterLogsRequest;
    MasterLogsResponse: MasterLogsResponse;
    MetricBatchesRequest: MetricBatchesRequest;
    MetricBatchesResponse: MetricBatchesResponse;
    MetricIdentifier: MetricIdentifier;
    MetricType: MetricType;
    Metrics: Metrics;
    MetricsRange: MetricsRange;
    MetricsReport: MetricsReport;
    MetricsWorkload: MetricsWorkload;
    Model: Model;
    ModelVersion: ModelVersion;
    MoveExperimentRequest: MoveExperimentRequest;
    MoveExperimentResponse: MoveExperimentResponse;
    MoveExperimentsRequest: MoveExperimentsRequest;
    MoveExperimentsResponse: MoveExperimentsResponse;
    MoveModelRequest: MoveModelRequest;
    MoveModelResponse: MoveModelResponse;
    MoveProjectRequest: MoveProjectRequest;
    MoveProjectResponse: MoveProjectResponse;
    Note: Note;
    Notebook: Notebook;
    NotifyContainerRunningRequest: NotifyContainerRunningRequest;
    NotifyContainerRunningResponse: NotifyContainerRunningResponse;
    OrderBy: OrderBy;
    OverwriteRPWorkspaceBindingsRequest: OverwriteRPWorkspaceBindingsRequest;
    OverwriteRPWorkspaceBindingsResponse: OverwriteRPWorkspaceBindingsResponse;
    Pagination: Pagination;
    PatchCheckpoint: PatchCheckpoint;
    PatchCheckpointOptionalResources: PatchCheckpointOptionalResources;
    PatchCheckpointsRequest: PatchCheckpointsRequest;
    PatchCheckpointsResponse: PatchCheckpointsResponse;
    PatchExperiment: PatchExperiment;
    PatchExperimentPatchCheckpointStorage: PatchExperimentPatchCheckpointStorage;
    PatchExperimentPatchResources: PatchExperimentPatchResources;
    PatchExperimentRequest: PatchExperimentRequest;
    PatchExperimentResponse: PatchExperimentResponse;
    PatchMasterConfigRequest: PatchMasterConfigRequest;
    PatchMasterConfigResponse: PatchMasterConfigResponse;
    PatchModel: PatchModel;
    PatchModelRequest: PatchModelRequest;
    PatchModelResponse: PatchModelResponse;
    PatchModelVersion: PatchModelVersion;
    PatchModelVersionRequest: PatchModelVersionRequest;
    PatchModelVersionResponse: PatchModelVersionResponse;
    PatchProject: PatchProject;
    PatchProjectRequest: PatchProjectRequest;
    PatchProjectResponse: PatchProjectResponse;
    PatchTemplateConfigRequest: PatchTemplateConfigRequest;
    PatchTemplateConfigResponse: PatchTemplateConfigResponse;
    PatchUser: PatchUser;
    PatchUserRequest: PatchUserRequest;
    PatchUserResponse: PatchUserResponse;
    PatchWorkspace: PatchWorkspace;
    PatchWorkspaceRequest: PatchWorkspaceRequest;
    PatchWorkspaceResponse: PatchWorkspaceResponse;
    PauseExperimentRequest: PauseExperimentRequest;
    PauseExperimentResponse: PauseExperimentResponse;
    PauseExperimentsRequest: PauseExperimentsRequest;
    PauseExperimentsResponse: PauseExperimentsResponse;
    Permission: Permission;
    PermissionType: PermissionType;
    PinWorkspaceRequest: PinWorkspaceRequest;
    PinWorkspaceResponse: PinWorkspaceResponse;
    PlainRouteError: PlainRouteError;
    PolymorphicFilter: PolymorphicFilter;
    PostAllocationProxyAddressRequest: PostAllocationProxyAddressRequest;
    PostAllocationProxyAddressResponse: PostAllocationProxyAddressResponse;
    PostCheckpointMetadataRequest: PostCheckpointMetadataRequest;
    PostCheckpointMetadataResponse: PostCheckpointMetadataResponse;
    PostModelRequest: PostModelRequest;
    PostModelResponse: PostModelResponse;
    PostModelVersionRequest: PostModelVersionRequest;
    PostModelVersionResponse: PostModelVersionResponse;
    PostProjectRequest: PostProjectRequest;
    PostProjectResponse: PostProjectResponse;
    PostSearcherOperationsRequest: PostSearcherOperationsRequest;
    PostSearcherOperationsResponse: PostSearcherOperationsResponse;
    PostTemplateRequest: PostTemplateRequest;
    PostTemplateResponse: PostTemplateResponse;
    PostTrialProfilerMetricsBatchRequest: PostTrialProfilerMetricsBatchRequest;
    PostTrialProfilerMetricsBatchResponse: PostTrialProfilerMetricsBatchResponse;
    PostTrialRunnerMetadataRequest: PostTrialRunnerMetadataRequest;
    PostTrialRunnerMetadataResponse: PostTrialRunnerMetadataResponse;
    PostUserActivityRequest: PostUserActivityRequest;
    PostUserActivityResponse: PostUserActivityResponse;
    PostUserRequest: PostUserRequest;
    PostUserResponse: PostUserResponse;
    PostUserSettingRequest: PostUserSettingRequest;
    PostUserSettingResponse: PostUserSettingResponse;
    PostWebhookRequest: PostWebhookRequest;
    PostWebhookResponse: PostWebhookResponse;
    PostWorkspaceRequest: PostWorkspaceRequest;
    PostWorkspaceResponse: PostWorkspaceResponse;
    PreviewHPSearchRequest: PreviewHPSearchRequest;
    PreviewHPSearchResponse: PreviewHPSearchResponse;
    Project: Project;
    ProjectColumn: ProjectColumn;
    ProxyPortConfig: ProxyPortConfig;
    PutProjectNotesRequest: PutProjectNotesRequest;
    PutProjectNotesResponse: PutProjectNotesResponse;
    PutTemplateRequest: PutTemplateRequest;
    PutTemplateResponse: PutTemplateResponse;
    QueueControl: QueueControl;
    QueueStats: QueueStats;
    RBACJob: RBACJob;
    RPQueueStat: RPQueueStat;
    RemoveAssignmentsRequest: RemoveAssignmentsRequest;
    RemoveAssignmentsResponse: RemoveAssignmentsResponse;
    RendezvousInfo: RendezvousInfo;
    ReportCheckpointRequest: ReportCheckpointRequest;
    ReportCheckpointResponse: ReportCheckpointResponse;
    ReportTrialMetricsRequest: ReportTrialMetricsRequest;
    ReportTrialMetricsResponse: ReportTrialMetricsResponse;
    ReportTrialProgressRequest: ReportTrialProgressRequest;
    ReportTrialProgressResponse: ReportTrialProgressResponse;
    ReportTrialSearcherEarlyExitRequest: ReportTrialSearcherEarlyExitRequest;
    ReportTrialSearcherEarlyExitResponse: ReportTrialSearcherEarlyExitResponse;
    ReportTrialSourceInfoRequest: ReportTrialSourceInfoRequest;
    ReportTrialSourceInfoResponse: ReportTrialSourceInfoResponse;
    ReportTrialTrainingMetricsRequest: ReportTrialTrainingMetricsRequest;
    ReportTrialTrainingMetricsResponse: ReportTrialTrainingMetricsResponse;
    ReportTrialValidationMetricsRequest: ReportTrialValidationMetricsRequest;
    ReportTrialValidationMetricsResponse: ReportTrialValidationMetricsResponse;
    ResetUserSettingRequest: ResetUserSettingRequest;
    ResetUserSettingResponse: ResetUserSettingResponse;
    ResourceAllocationAggregatedEntry: ResourceAllocationAggregatedEntry;
    ResourceAllocationAggregatedRequest: ResourceAllocationAggregatedRequest;
    ResourceAllocationAggregatedResponse: ResourceAllocationAggregatedResponse;
    ResourceAllocationAggregationPeriod: ResourceAllocationAggregationPeriod;
    ResourceAllocationRawEntry: ResourceAllocationRawEntry;
    ResourceAllocationRawRequest: ResourceAllocationRawRequest;
    ResourceAllocationRawResponse: ResourceAllocationRawResponse;
    ResourcePool: ResourcePool;
    ResourcePoolAwsDetail: ResourcePoolAwsDetail;
    ResourcePoolDetail: ResourcePoolDetail;
    ResourcePoolGcpDetail: ResourcePoolGcpDetail;
    ResourcePoolPrioritySchedulerDetail: ResourcePoolPrioritySchedulerDetail;
    ResourcePoolType: ResourcePoolType;
    ResourcesFailure: ResourcesFailure;
    ResourcesStarted: ResourcesStarted;
    ResourcesStopped: ResourcesStopped;
    ResourcesSummary: ResourcesSummary;
    ResourcesSummaryDevices: ResourcesSummaryDevices;
    Role: Role;
    RoleAssignment: RoleAssignment;
    RoleAssignmentSummary: RoleAssignmentSummary;
    RoleWithAssignments: RoleWithAssignments;
    RunnableOperation: RunnableOperation;
    RunnableType: RunnableType;
    SSOProvider: SSOProvider;
    SchedulerType: SchedulerType;
    ScopeTypeMask: ScopeTypeMask;
    SearchExperimentExperiment: SearchExperimentExperiment;
    SearchExperimentsRequest: SearchExperimentsRequest;
    SearchExperimentsResponse: SearchExperimentsResponse;
    SearchRolesAssignableToScopeRequest: SearchRolesAssignableToScopeRequest;
    SearchRolesAssignableToScopeResponse: SearchRolesAssignableToScopeResponse;
    SearcherEvent: SearcherEvent;
    SearcherOperation: SearcherOperation;
    SetCommandPriorityRequest: SetCommandPriorityRequest;
    SetCommandPriorityResponse: SetCommandPriorityResponse;
    SetNotebookPriorityRequest: SetNotebookPriorityRequest;
    SetNotebookPriorityResponse: SetNotebookPriorityResponse;
    SetSearcherProgressOperation: SetSearcherProgressOperation;
    SetShellPriorityRequest: SetShellPriorityRequest;
    SetShellPriorityResponse: SetShellPriorityResponse;
    SetTensorboardPriorityRequest: SetTensorboardPriorityRequest;
    SetTensorboardPriorityResponse: SetTensorboardPriorityResponse;
    SetUserPasswordRequest: SetUserPasswordRequest;
    SetUserPasswordResponse: SetUserPasswordResponse;
    Shell: Shell;
    ShutDownOperation: ShutDownOperation;
    Slot: Slot;
    StreamError: StreamError;
    Task: Task;
    TaskLogsFieldsRequest: TaskLogsFieldsRequest;
    TaskLogsFieldsResponse: TaskLogsFieldsResponse;
    TaskLogsRequest: TaskLogsRequest;
    TaskLogsResponse: TaskLogsResponse;
    TaskState: TaskState;
    TaskType: TaskType;
    Template: Template;
    Tensorboard: Tensorboard;
    TestWebhookRequest: TestWebhookRequest;
    TestWebhookResponse: TestWebhookResponse;
    TimestampFieldFilter: TimestampFieldFilter;
    Trial: Trial;
    TrialClosed: TrialClosed;
    TrialCreated: TrialCreated;
    TrialEarlyExit: TrialEarlyExit;
    TrialEarlyExitExitedReason: TrialEarlyExitExitedReason;
    TrialExitedEarly: TrialExitedEarly;
    TrialExitedEarlyExitedReason: TrialExitedEarlyExitedReason;
    TrialLogsFieldsRequest: TrialLogsFieldsRequest;
    TrialLogsFieldsResponse: TrialLogsFieldsResponse;
    TrialLogsRequest: TrialLogsRequest;
    TrialLogsResponse: TrialLogsResponse;
    TrialMetrics: TrialMetrics;
    TrialOperation: TrialOperation;
    TrialProfilerMetricLabels: TrialProfilerMetricLabels;
    TrialProfilerMetricLabelsProfilerMetricType: TrialProfilerMetricLabelsProfilerMetricType;
    TrialProfilerMetricsBatch: TrialProfilerMetricsBatch;
    TrialProgress: TrialProgress;
    TrialRunnerMetadata: TrialRunnerMetadata;
    TrialSimulation: TrialSimulation;
    TrialSourceInfo: TrialSourceInfo;
    TrialSourceInfoMetric: TrialSourceInfoMetric;
    TrialSourceInfoType: TrialSourceInfoType;
    TrialState: TrialState;
    TrialsSampleRequest: TrialsSampleRequest;
    TrialsSampleResponse: TrialsSampleResponse;
    TrialsSampleResponseTrial: TrialsSampleResponseTrial;
    TrialsSnapshotRequest: TrialsSnapshotRequest;
    TrialsSnapshotResponse: TrialsSnapshotResponse;
    TrialsSnapshotResponseTrial: TrialsSnapshotResponseTrial;
    Trigger: Trigger;
    TriggerType: TriggerType;
    UInt64: UInt64;
    UnarchiveExperimentRequest: UnarchiveExperimentRequest;
    UnarchiveExperimentResponse: UnarchiveExperimentResponse;
    UnarchiveExperimentsRequest: UnarchiveExperimentsRequest;
    UnarchiveExperimentsResponse: UnarchiveExperimentsResponse;
    UnarchiveModelRequest: UnarchiveModelRequest;
    UnarchiveModelResponse: UnarchiveModelResponse;
    UnarchiveProjectRequest: UnarchiveProjectRequest;
    UnarchiveProjectResponse: UnarchiveProjectResponse;
    UnarchiveWorkspaceRequest: UnarchiveWorkspaceRequest;
    UnarchiveWorkspaceResponse: UnarchiveWorkspaceResponse;
    UnaryError: UnaryError;
    UnbindRPFromWorkspaceRequest: UnbindRPFromWorkspaceRequest;
    UnbindRPFromWorkspaceResponse: UnbindRPFromWorkspaceResponse;
    UnpinWorkspaceRequest: UnpinWorkspaceRequest;
    UnpinWorkspaceResponse: UnpinWorkspaceResponse;
    UpdateGroupRequest: UpdateGroupRequest;
    UpdateGroupResponse: UpdateGroupResponse;
    UpdateJobQueueRequest: UpdateJobQueueRequest;
    UpdateJobQueueResponse: UpdateJobQueueResponse;
    User: User;
    UserRoleAssignment: UserRoleAssignment;
    UserWebSetting: UserWebSetting;
    ValidateAfterOperation: ValidateAfterOperation;
    ValidationCompleted: ValidationCompleted;
    ValidationHistoryEntry: ValidationHistoryEntry;
    Webhook: Webhook;
    WebhookType: WebhookType;
    WorkloadContainer: WorkloadContainer;
    Workspace: Workspace;
    WorkspaceState: WorkspaceState;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
type Json<Body> = { headers: { [name: string]: unknown }; content: { "application/json": Body } };
export interface operations {
  login: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": LoginRequest; }; };
    responses: { 200: Json<LoginResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  currentUser: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<CurrentUserResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  logout: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<LogoutResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getUsers: {
    parameters: {
      query?: {
        sortBy?: GetUsersRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetUsersResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  postUser: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PostUserRequest; }; };
    responses: { 200: Json<PostUserResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getUserSetting: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetUserSettingResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postUserSetting: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PostUserSettingRequest; }; };
    responses: { 200: Json<PostUserSettingResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  resetUserSetting: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<ResetUserSettingResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: { userId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetUserResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchUser: {
    parameters: {
      query?: never;
      header?: never;
      path: { userId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchUser; }; };
    responses: { 200: Json<PatchUserResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getUserByUsername: {
    parameters: {
      query?: never;
      header?: never;
      path: { username: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetUserByUsernameResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getMe: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetMeResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  setUserPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: { userId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": string; }; };
    responses: { 200: Json<SetUserPasswordResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTelemetry: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetTelemetryResponse>; 400: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getMaster: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetMasterResponse>; 400: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getMasterConfig: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetMasterConfigResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchMasterConfig: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PatchMasterConfigRequest; }; };
    responses: { 200: Json<PatchMasterConfigResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  masterLogs: {
    parameters: {
      query?: {
        offset?: number;
        limit?: number;
        follow?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<MasterLogsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  getAgents: {
    parameters: {
      query?: {
        sortBy?: GetAgentsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        label?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetAgentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: { agentId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetAgentResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getSlots: {
    parameters: {
      query?: never;
      header?: never;
      path: { agentId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetSlotsResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agentId: string;
        slotId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetSlotResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  enableAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: { agentId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<EnableAgentResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  disableAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: { agentId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": DisableAgentRequest; }; };
    responses: { 200: Json<DisableAgentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  enableSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agentId: string;
        slotId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<EnableSlotResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  disableSlot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agentId: string;
        slotId: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": DisableSlotRequest; }; };
    responses: { 200: Json<DisableSlotResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getExperiments: {
    parameters: {
      query?: {
        sortBy?: GetExperimentsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        description?: string;
        name?: string;
        labels?: string[];
        archived?: boolean;
        states?: ExperimentState[];
        users?: string[];
        userIds?: number[];
        projectId?: number;
        "experimentIdFilter.lt"?: number;
        "experimentIdFilter.lte"?: number;
        "experimentIdFilter.gt"?: number;
        "experimentIdFilter.gte"?: number;
        "experimentIdFilter.incl"?: number[];
        "experimentIdFilter.notIn"?: number[];
        showTrialData?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  createExperiment: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": CreateExperimentRequest; }; };
    responses: { 200: Json<CreateExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": DeleteExperimentsRequest; }; };
    responses: { 200: Json<DeleteExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchExperiment; }; };
    responses: { 200: Json<PatchExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getModelDef: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelDefResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getModelDefTree: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelDefTreeResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getModelDefFile: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": GetModelDefFileRequest; }; };
    responses: { 200: Json<GetModelDefFileResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getExperimentLabels: {
    parameters: {
      query?: { projectId?: number; };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetExperimentLabelsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getExperimentValidationHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetExperimentValidationHistoryResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  activateExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ActivateExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  activateExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": ActivateExperimentsRequest; }; };
    responses: { 200: Json<ActivateExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  pauseExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<PauseExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  pauseExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PauseExperimentsRequest; }; };
    responses: { 200: Json<PauseExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  cancelExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<CancelExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  cancelExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": CancelExperimentsRequest; }; };
    responses: { 200: Json<CancelExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  killExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<KillExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  killExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": KillExperimentsRequest; }; };
    responses: { 200: Json<KillExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ArchiveExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": ArchiveExperimentsRequest; }; };
    responses: { 200: Json<ArchiveExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unarchiveExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<UnarchiveExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unarchiveExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": UnarchiveExperimentsRequest; }; };
    responses: { 200: Json<UnarchiveExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getBestSearcherValidationMetric: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetBestSearcherValidationMetricResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getExperimentCheckpoints: {
    parameters: {
      query?: {
        sortBy?: GetExperimentCheckpointsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        states?: CheckpointState[];
      };
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetExperimentCheckpointsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  previewHPSearch: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PreviewHPSearchRequest; }; };
    responses: { 200: Json<PreviewHPSearchResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getExperimentTrials: {
    parameters: {
      query?: {
        sortBy?: GetExperimentTrialsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        states?: ExperimentState[];
      };
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetExperimentTrialsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  compareTrials: {
    parameters: {
      query: {
        trialIds: number[];
        maxDatapoints: number;
        metricNames?: string[];
        startBatches?: number;
        endBatches?: number;
        metricType?: MetricType;
        group?: string;
        metricIds?: string[];
        "timeSeriesFilter.name"?: string;
        "timeSeriesFilter.doubleRange.lt"?: Double;
        "timeSeriesFilter.doubleRange.lte"?: Double;
        "timeSeriesFilter.doubleRange.gt"?: Double;
        "timeSeriesFilter.doubleRange.gte"?: Double;
        "timeSeriesFilter.integerRange.lt"?: number;
        "timeSeriesFilter.integerRange.lte"?: number;
        "timeSeriesFilter.integerRange.gt"?: number;
        "timeSeriesFilter.integerRange.gte"?: number;
        "timeSeriesFilter.integerRange.incl"?: number[];
        "timeSeriesFilter.integerRange.notIn"?: number[];
        "timeSeriesFilter.timeRange.lt"?: string;
        "timeSeriesFilter.timeRange.lte"?: string;
        "timeSeriesFilter.timeRange.gt"?: string;
        "timeSeriesFilter.timeRange.gte"?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<CompareTrialsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  reportTrialSourceInfo: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": ReportTrialSourceInfoRequest; }; };
    responses: { 200: Json<ReportTrialSourceInfoResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  createTrial: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": CreateTrialRequest; }; };
    responses: { 200: Json<CreateTrialResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrial: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialWorkloads: {
    parameters: {
      query?: {
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        sortKey?: string;
        filter?: GetTrialWorkloadsRequestFilterOption;
        includeBatchMetrics?: boolean;
        metricType?: MetricType;
        group?: string;
      };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialWorkloadsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  trialLogs: {
    parameters: {
      query?: {
        limit?: number;
        follow?: boolean;
        agentIds?: string[];
        containerIds?: string[];
        rankIds?: number[];
        levels?: LogLevel[];
        stdtypes?: string[];
        sources?: string[];
        timestampBefore?: string;
        timestampAfter?: string;
        orderBy?: OrderBy;
        searchText?: string;
      };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TrialLogsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  trialLogsFields: {
    parameters: {
      query?: { follow?: boolean; };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TrialLogsFieldsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  allocationReady: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": { [key: string]: unknown; }; }; };
    responses: { 200: Json<AllocationReadyResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  allocationWaiting: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": { [key: string]: unknown; }; }; };
    responses: { 200: Json<AllocationWaitingResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  taskLogs: {
    parameters: {
      query?: {
        limit?: number;
        follow?: boolean;
        allocationIds?: string[];
        agentIds?: string[];
        containerIds?: string[];
        rankIds?: number[];
        levels?: LogLevel[];
        stdtypes?: string[];
        sources?: string[];
        timestampBefore?: string;
        timestampAfter?: string;
        orderBy?: OrderBy;
        searchText?: string;
      };
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TaskLogsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; 501: Json<StreamError | UnaryError>; };
  };
  taskLogsFields: {
    parameters: {
      query?: { follow?: boolean; };
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TaskLogsFieldsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; 501: Json<StreamError | UnaryError>; };
  };
  getTrialProfilerMetrics: {
    parameters: {
      query: {
        "labels.name": string;
        "labels.agentId"?: string;
        "labels.gpuUuid"?: string;
        "labels.metricType"?: TrialProfilerMetricLabelsProfilerMetricType;
        follow?: boolean;
      };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialProfilerMetricsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  getTrialProfilerAvailableSeries: {
    parameters: {
      query?: { follow?: boolean; };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialProfilerAvailableSeriesResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  postTrialProfilerMetricsBatch: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PostTrialProfilerMetricsBatchRequest; }; };
    responses: { 200: Json<PostTrialProfilerMetricsBatchResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getMetrics: {
    parameters: {
      query: {
        trialIds: number[];
        group: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetMetricsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  getTrainingMetrics: {
    parameters: {
      query: { trialIds: number[]; };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrainingMetricsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  getValidationMetrics: {
    parameters: {
      query: { trialIds: number[]; };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetValidationMetricsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  killTrial: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<KillTrialResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialCheckpoints: {
    parameters: {
      query?: {
        sortBy?: GetTrialCheckpointsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        states?: CheckpointState[];
      };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialCheckpointsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  allocationPreemptionSignal: {
    parameters: {
      query?: { timeoutSeconds?: number; };
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<AllocationPreemptionSignalResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; 501: Json<UnaryError>; };
  };
  allocationPendingPreemptionSignal: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": { [key: string]: unknown; }; }; };
    responses: { 200: Json<AllocationPendingPreemptionSignalResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  ackAllocationPreemptionSignal: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": { [key: string]: unknown; }; }; };
    responses: { 200: Json<AckAllocationPreemptionSignalResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  markAllocationResourcesDaemon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        allocationId: string;
        resourcesId: string;
      };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": { [key: string]: unknown; }; }; };
    responses: { 200: Json<MarkAllocationResourcesDaemonResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  allocationRendezvousInfo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        allocationId: string;
        resourcesId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<AllocationRendezvousInfoResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  postAllocationProxyAddress: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PostAllocationProxyAddressRequest; }; };
    responses: { 200: Json<PostAllocationProxyAddressResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  allocationAllGather: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": AllocationAllGatherRequest; }; };
    responses: { 200: Json<AllocationAllGatherResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  notifyContainerRunning: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": NotifyContainerRunningRequest; }; };
    responses: { 200: Json<NotifyContainerRunningResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getCurrentTrialSearcherOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetCurrentTrialSearcherOperationResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  completeTrialSearcherValidation: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": CompleteValidateAfterOperation; }; };
    responses: { 200: Json<CompleteTrialSearcherValidationResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialSearcherEarlyExit: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": TrialEarlyExit; }; };
    responses: { 200: Json<ReportTrialSearcherEarlyExitResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": Double; }; };
    responses: { 200: Json<ReportTrialProgressResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postTrialRunnerMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": TrialRunnerMetadata; }; };
    responses: { 200: Json<PostTrialRunnerMetadataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": ReportTrialMetricsRequest; }; };
    responses: { 200: Json<ReportTrialMetricsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialTrainingMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": TrialMetrics; }; };
    responses: { 200: Json<ReportTrialTrainingMetricsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialValidationMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": TrialMetrics; }; };
    responses: { 200: Json<ReportTrialValidationMetricsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportCheckpoint: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": Checkpoint; }; };
    responses: { 200: Json<ReportCheckpointResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteCheckpoints: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": DeleteCheckpointsRequest; }; };
    responses: { 200: Json<DeleteCheckpointsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchCheckpoints: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PatchCheckpointsRequest; }; };
    responses: { 200: Json<PatchCheckpointsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getJobs: {
    parameters: {
      query?: {
        offset?: number;
        limit?: number;
        resourcePool?: string;
        orderBy?: OrderBy;
        states?: JobState[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetJobsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  updateJobQueue: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": UpdateJobQueueRequest; }; };
    responses: { 200: Json<UpdateJobQueueResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getJobsV2: {
    parameters: {
      query?: {
        offset?: number;
        limit?: number;
        resourcePool?: string;
        orderBy?: OrderBy;
        states?: JobState[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetJobsV2Response>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getJobQueueStats: {
    parameters: {
      query?: { resourcePools?: string[]; };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetJobQueueStatsResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getTemplates: {
    parameters: {
      query?: {
        sortBy?: GetTemplatesRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTemplatesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTemplateResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  putTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": Template; }; };
    responses: { 200: Json<PutTemplateResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  postTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": Template; }; };
    responses: { 200: Json<PostTemplateResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  deleteTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteTemplateResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  patchTemplateConfig: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": { [key: string]: unknown; }; }; };
    responses: { 200: Json<PatchTemplateConfigResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getNotebooks: {
    parameters: {
      query?: {
        sortBy?: GetNotebooksRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        users?: string[];
        userIds?: number[];
        workspaceId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetNotebooksResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  launchNotebook: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": LaunchNotebookRequest; }; };
    responses: { 200: Json<LaunchNotebookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getNotebook: {
    parameters: {
      query?: never;
      header?: never;
      path: { notebookId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetNotebookResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  idleNotebook: {
    parameters: {
      query?: never;
      header?: never;
      path: { notebookId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": IdleNotebookRequest; }; };
    responses: { 200: Json<IdleNotebookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  killNotebook: {
    parameters: {
      query?: never;
      header?: never;
      path: { notebookId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<KillNotebookResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  setNotebookPriority: {
    parameters: {
      query?: never;
      header?: never;
      path: { notebookId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": SetNotebookPriorityRequest; }; };
    responses: { 200: Json<SetNotebookPriorityResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getShells: {
    parameters: {
      query?: {
        sortBy?: GetShellsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        users?: string[];
        userIds?: number[];
        workspaceId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetShellsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  launchShell: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": LaunchShellRequest; }; };
    responses: { 200: Json<LaunchShellResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getShell: {
    parameters: {
      query?: never;
      header?: never;
      path: { shellId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetShellResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  killShell: {
    parameters: {
      query?: never;
      header?: never;
      path: { shellId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<KillShellResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  setShellPriority: {
    parameters: {
      query?: never;
      header?: never;
      path: { shellId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": SetShellPriorityRequest; }; };
    responses: { 200: Json<SetShellPriorityResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getCommands: {
    parameters: {
      query?: {
        sortBy?: GetCommandsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        users?: string[];
        userIds?: number[];
        workspaceId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetCommandsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  launchCommand: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": LaunchCommandRequest; }; };
    responses: { 200: Json<LaunchCommandResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getCommand: {
    parameters: {
      query?: never;
      header?: never;
      path: { commandId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetCommandResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  killCommand: {
    parameters: {
      query?: never;
      header?: never;
      path: { commandId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<KillCommandResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  setCommandPriority: {
    parameters: {
      query?: never;
      header?: never;
      path: { commandId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": SetCommandPriorityRequest; }; };
    responses: { 200: Json<SetCommandPriorityResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getTensorboards: {
    parameters: {
      query?: {
        sortBy?: GetTensorboardsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        users?: string[];
        userIds?: number[];
        workspaceId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTensorboardsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  launchTensorboard: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": LaunchTensorboardRequest; }; };
    responses: { 200: Json<LaunchTensorboardResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTensorboard: {
    parameters: {
      query?: never;
      header?: never;
      path: { tensorboardId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTensorboardResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  killTensorboard: {
    parameters: {
      query?: never;
      header?: never;
      path: { tensorboardId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<KillTensorboardResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  setTensorboardPriority: {
    parameters: {
      query?: never;
      header?: never;
      path: { tensorboardId: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": SetTensorboardPriorityRequest; }; };
    responses: { 200: Json<SetTensorboardPriorityResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getActiveTasksCount: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetActiveTasksCountResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTask: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTaskResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getTasks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetTasksResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getModel: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  deleteModel: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteModelResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  patchModel: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchModel; }; };
    responses: { 200: Json<PatchModelResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getModels: {
    parameters: {
      query?: {
        sortBy?: GetModelsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
        description?: string;
        labels?: string[];
        archived?: boolean;
        users?: string[];
        workspaceNames?: string[];
        userIds?: number[];
        id?: number;
        workspaceIds?: number[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  postModel: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PostModelRequest; }; };
    responses: { 200: Json<PostModelResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveModel: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ArchiveModelResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  unarchiveModel: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<UnarchiveModelResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  moveModel: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": MoveModelRequest; }; };
    responses: { 200: Json<MoveModelResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getModelLabels: {
    parameters: {
      query?: { workspaceId?: number; };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelLabelsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getModelVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        modelName: string;
        modelVersionNum: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelVersionResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  deleteModelVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        modelName: string;
        modelVersionNum: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteModelVersionResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  patchModelVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        modelName: string;
        modelVersionNum: number;
      };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchModelVersion; }; };
    responses: { 200: Json<PatchModelVersionResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getModelVersions: {
    parameters: {
      query?: {
        sortBy?: GetModelVersionsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
      };
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetModelVersionsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; 501: Json<UnaryError>; };
  };
  postModelVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: { modelName: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PostModelVersionRequest; }; };
    responses: { 200: Json<PostModelVersionResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getTrialSourceInfoMetricsByModelVersion: {
    parameters: {
      query?: { trialSourceInfoType?: TrialSourceInfoType; };
      header?: never;
      path: {
        modelName: string;
        modelVersionNum: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialSourceInfoMetricsByModelVersionResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; 501: Json<UnaryError>; };
  };
  getCheckpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: { checkpointUuid: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetCheckpointResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  postCheckpointMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path: { checkpointUuid: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PostCheckpointMetadataRequest; }; };
    responses: { 200: Json<PostCheckpointMetadataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  checkpointsRemoveFiles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": CheckpointsRemoveFilesRequest; }; };
    responses: { 200: Json<CheckpointsRemoveFilesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialMetricsBySourceInfoCheckpoint: {
    parameters: {
      query?: { trialSourceInfoType?: TrialSourceInfoType; };
      header?: never;
      path: { checkpointUuid: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialMetricsBySourceInfoCheckpointResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; 501: Json<UnaryError>; };
  };
  getSearcherEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetSearcherEventsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postSearcherOperations: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PostSearcherOperationsRequest; }; };
    responses: { 200: Json<PostSearcherOperationsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  expMetricNames: {
    parameters: {
      query?: {
        ids?: number[];
        periodSeconds?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ExpMetricNamesResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  metricBatches: {
    parameters: {
      query: {
        metricName: string;
        metricType?: MetricType;
        group?: string;
        periodSeconds?: number;
      };
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<MetricBatchesResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  trialsSnapshot: {
    parameters: {
      query: {
        metricName: string;
        metricType?: MetricType;
        group?: string;
        batchesProcessed: number;
        batchesMargin?: number;
        periodSeconds?: number;
      };
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TrialsSnapshotResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  trialsSample: {
    parameters: {
      query: {
        metricName: string;
        metricType?: MetricType;
        group?: string;
        maxTrials?: number;
        maxDatapoints?: number;
        startBatches?: number;
        endBatches?: number;
        periodSeconds?: number;
      };
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TrialsSampleResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  getResourcePools: {
    parameters: {
      query?: {
        offset?: number;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetResourcePoolsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  resourceAllocationRaw: {
    parameters: {
      query: {
        timestampAfter: string;
        timestampBefore: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ResourceAllocationRawResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  resourceAllocationAggregated: {
    parameters: {
      query: {
        startDate: string;
        endDate: string;
        period: ResourceAllocationAggregationPeriod;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ResourceAllocationAggregatedResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchWorkspace; }; };
    responses: { 200: Json<PatchWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getWorkspaceProjects: {
    parameters: {
      query?: {
        sortBy?: GetWorkspaceProjectsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
        archived?: boolean;
        users?: string[];
        userIds?: number[];
      };
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetWorkspaceProjectsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  postProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PostProjectRequest; }; };
    responses: { 200: Json<PostProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getWorkspaces: {
    parameters: {
      query?: {
        sortBy?: GetWorkspacesRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
        archived?: boolean;
        users?: string[];
        userIds?: number[];
        pinned?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetWorkspacesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  postWorkspace: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PostWorkspaceRequest; }; };
    responses: { 200: Json<PostWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ArchiveWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unarchiveWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<UnarchiveWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  pinWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<PinWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unpinWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<UnpinWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchProject; }; };
    responses: { 200: Json<PatchProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getProjectColumns: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectColumnsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getProjectNumericMetricsRange: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectNumericMetricsRangeResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putProjectNotes: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PutProjectNotesRequest; }; };
    responses: { 200: Json<PutProjectNotesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  addProjectNote: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": Note; }; };
    responses: { 200: Json<AddProjectNoteResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ArchiveProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unarchiveProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<UnarchiveProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  moveProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": MoveProjectRequest; }; };
    responses: { 200: Json<MoveProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  moveExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": MoveExperimentRequest; }; };
    responses: { 200: Json<MoveExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  moveExperiments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": MoveExperimentsRequest; }; };
    responses: { 200: Json<MoveExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getWebhooks: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetWebhooksResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postWebhook: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": Webhook; }; };
    responses: { 200: Json<PostWebhookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: { webhookId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteWebhookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: { webhookId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TestWebhookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: { groupId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  updateGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: { groupId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": UpdateGroupRequest; }; };
    responses: { 200: Json<UpdateGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: { groupId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getGroups: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": GetGroupsRequest; }; };
    responses: { 200: Json<GetGroupsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  createGroup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": CreateGroupRequest; }; };
    responses: { 200: Json<CreateGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getPermissionsSummary: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetPermissionsSummaryResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getGroupsAndUsersAssignedToWorkspace: {
    parameters: {
      query?: { name?: string; };
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetGroupsAndUsersAssignedToWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; 501: Json<UnaryError>; };
  };
  getRolesByID: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": GetRolesByIDRequest; }; };
    responses: { 200: Json<GetRolesByIDResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getRolesAssignedToUser: {
    parameters: {
      query?: never;
      header?: never;
      path: { userId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetRolesAssignedToUserResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  getRolesAssignedToGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: { groupId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetRolesAssignedToGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  searchRolesAssignableToScope: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": SearchRolesAssignableToScopeRequest; }; };
    responses: { 200: Json<SearchRolesAssignableToScopeResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  listRoles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": ListRolesRequest; }; };
    responses: { 200: Json<ListRolesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  assignRoles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": AssignRolesRequest; }; };
    responses: { 200: Json<AssignRolesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  removeAssignments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": RemoveAssignmentsRequest; }; };
    responses: { 200: Json<RemoveAssignmentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  postUserActivity: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PostUserActivityRequest; }; };
    responses: { 200: Json<PostUserActivityResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getProjectsByUserActivity: {
    parameters: {
      query?: { limit?: number; };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectsByUserActivityResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  searchExperiments: {
    parameters: {
      query?: {
        projectId?: number;
        offset?: number;
        limit?: number;
        sort?: string;
        filter?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<SearchExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  listWorkspacesBoundToRP: {
    parameters: {
      query: {
        offset?: number;
        limit: number;
      };
      header?: never;
      path: { resourcePoolName: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ListWorkspacesBoundToRPResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; 501: Json<UnaryError>; };
  };
  overwriteRPWorkspaceBindings: {
    parameters: {
      query?: never;
      header?: never;
      path: { resourcePoolName: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": OverwriteRPWorkspaceBindingsRequest; }; };
    responses: { 200: Json<OverwriteRPWorkspaceBindingsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  bindRPToWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { resourcePoolName: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": BindRPToWorkspaceRequest; }; };
    responses: { 200: Json<BindRPToWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  unbindRPFromWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { resourcePoolName: string; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": UnbindRPFromWorkspaceRequest; }; };
    responses: { 200: Json<UnbindRPFromWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
  };
  listRPsBoundToWorkspace: {
    parameters: {
      query: {
        offset?: number;
        limit: number;
      };
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ListRPsBoundToWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
}
