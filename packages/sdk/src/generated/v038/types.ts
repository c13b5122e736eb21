// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { ActivateExperimentsResponse, AgentUserGroup, ArchiveExperimentsResponse, AssignRolesResponse, CancelExperimentsResponse, CheckpointState, CheckpointWorkload, ContainerState, DeleteExperimentsResponse, Device, DeviceType, Double, ExpMetricNamesResponse, ExperimentActionResult, ExperimentState, FittingPolicy, Float, GetAgentsRequestSortBy, GetCommandsRequestSortBy, GetExperimentsRequestSortBy, GetMasterResponseProduct, GetModelVersionsRequestSortBy, GetNotebooksRequestSortBy, GetShellsRequestSortBy, GetTemplatesRequestSortBy, GetTemplatesResponse, GetTensorboardsRequestSortBy, GetTrialWorkloadsRequestFilterOption, GetTrialWorkloadsResponse, GetWorkspaceProjectsRequestSortBy, GetWorkspacesRequestSortBy, Int64, JobState, JobSummary, KillExperimentsResponse, LaunchWarning, LogLevel, MetricBatchesResponse, Metrics, MetricsWorkload, Model, MoveExperimentsResponse, Note, OrderBy, Pagination, PauseExperimentsResponse, PlainRouteError, PolymorphicFilter, PostTemplateResponse, QueueStats, RemoveAssignmentsResponse, ReportCheckpointResponse, ReportTrialMetricsResponse, ReportTrialProgressResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, ResourceAllocationAggregationPeriod, ResourcePoolDetail, ResourcePoolType, RoleAssignmentSummary, SchedulerType, ScopeTypeMask, StreamError, TaskLogsResponse, TaskState, Template, TrialLogsResponse, TrialSourceInfoType, TrialState, TrialsSnapshotResponse, UInt64, UnarchiveExperimentsResponse, UnaryError, UpdateJobQueueResponse, WebhookType, WorkspaceState, components as BaseComponents, operations as BaseOperations } from '../types';
export type {
  AckAllocationPreemptionSignalRequest,
  AckAllocationPreemptionSignalResponse,
  ActivateExperimentRequest,
  ActivateExperimentResponse,
  ActivateExperimentsResponse,
  ActivityType,
  AddProjectNoteRequest,
  AddProjectNoteResponse,
  Address,
  AgentUserGroup,
  AggregateQueueStats,
  AllocationAllGatherResponse,
  AllocationPendingPreemptionSignalRequest,
  AllocationPendingPreemptionSignalResponse,
  AllocationPreemptionSignalRequest,
  AllocationPreemptionSignalResponse,
  AllocationReadyRequest,
  AllocationReadyResponse,
  AllocationRendezvousInfoRequest,
  AllocationRendezvousInfoResponse,
  AllocationSummary,
  AllocationWaitingRequest,
  AllocationWaitingResponse,
  ArchiveExperimentRequest,
  ArchiveExperimentResponse,
  ArchiveExperimentsResponse,
  ArchiveModelRequest,
  ArchiveModelResponse,
  ArchiveProjectRequest,
  ArchiveProjectResponse,
  ArchiveWorkspaceRequest,
  ArchiveWorkspaceResponse,
  AssignRolesResponse,
  AwsCustomTag,
  BindRPToWorkspaceResponse,
  CancelExperimentRequest,
  CancelExperimentResponse,
  CancelExperimentsResponse,
  CheckpointState,
  CheckpointWorkload,
  CheckpointsRemoveFilesRequest,
  CheckpointsRemoveFilesResponse,
  ContainerState,
  CurrentUserRequest,
  DeleteCheckpointsRequest,
  DeleteCheckpointsResponse,
  DeleteExperimentRequest,
  DeleteExperimentResponse,
  DeleteExperimentsResponse,
  DeleteGroupRequest,
  DeleteGroupResponse,
  DeleteModelRequest,
  DeleteModelResponse,
  DeleteModelVersionRequest,
  DeleteModelVersionResponse,
  DeleteProjectRequest,
  DeleteProjectResponse,
  DeleteTemplateRequest,
  DeleteTemplateResponse,
  DeleteWebhookRequest,
  DeleteWebhookResponse,
  DeleteWorkspaceRequest,
  DeleteWorkspaceResponse,
  Device,
  DeviceType,
  Double,
  DoubleFieldFilter,
  EnableAgentRequest,
  EnableSlotRequest,
  EntityType,
  ExpMetricNamesRequest,
  ExpMetricNamesResponse,
  ExperimentActionResult,
  ExperimentState,
  FailureType,
  FileNode,
  FittingPolicy,
  Float,
  GetActiveTasksCountRequest,
  GetActiveTasksCountResponse,
  GetAgentRequest,
  GetAgentsRequestSortBy,
  GetBestSearcherValidationMetricRequest,
  GetBestSearcherValidationMetricResponse,
  GetCheckpointRequest,
  GetCommandRequest,
  GetCommandsRequest,
  GetCommandsRequestSortBy,
  GetExperimentLabelsRequest,
  GetExperimentLabelsResponse,
  GetExperimentRequest,
  GetExperimentValidationHistoryRequest,
  GetExperimentValidationHistoryResponse,
  GetExperimentsRequest,
  GetExperimentsRequestSortBy,
  GetGroupRequest,
  GetGroupsAndUsersAssignedToWorkspaceRequest,
  GetGroupsResponse,
  GetJobQueueStatsRequest,
  GetJobQueueStatsResponse,
  GetJobsRequest,
  GetJobsV2Request,
  GetMasterConfigRequest,
  GetMasterConfigResponse,
  GetMasterRequest,
  GetMasterResponseProduct,
  GetMeRequest,
  GetMetricsRequest,
  GetModelDefFileResponse,
  GetModelDefRequest,
  GetModelDefResponse,
  GetModelDefTreeRequest,
  GetModelDefTreeResponse,
  GetModelLabelsRequest,
  GetModelLabelsResponse,
  GetModelRequest,
  GetModelResponse,
  GetModelVersionRequest,
  GetModelVersionsRequest,
  GetModelVersionsRequestSortBy,
  GetModelsRequest,
  GetModelsRequestSortBy,
  GetModelsResponse,
  GetNotebookRequest,
  GetNotebooksRequest,
  GetNotebooksRequestSortBy,
  GetPermissionsSummaryRequest,
  GetProjectNumericMetricsRangeRequest,
  GetProjectNumericMetricsRangeResponse,
  GetProjectRequest,
  GetProjectsByUserActivityRequest,
  GetRolesAssignedToGroupRequest,
  GetRolesAssignedToUserRequest,
  GetShellRequest,
  GetShellsRequest,
  GetShellsRequestSortBy,
  GetSlotRequest,
  GetSlotsRequest,
  GetTaskRequest,
  GetTasksRequest,
  GetTasksResponse,
  GetTelemetryRequest,
  GetTelemetryResponse,
  GetTemplateRequest,
  GetTemplateResponse,
  GetTemplatesRequestSortBy,
  GetTemplatesResponse,
  GetTensorboardRequest,
  GetTensorboardsRequest,
  GetTensorboardsRequestSortBy,
  GetTrainingMetricsRequest,
  GetTrialProfilerAvailableSeriesRequest,
  GetTrialProfilerAvailableSeriesResponse,
  GetTrialProfilerMetricsRequest,
  GetTrialProfilerMetricsResponse,
  GetTrialRequest,
  GetTrialWorkloadsRequestFilterOption,
  GetTrialWorkloadsResponse,
  GetUserByUsernameRequest,
  GetUserRequest,
  GetUserSettingRequest,
  GetUserSettingResponse,
  GetValidationMetricsRequest,
  GetWebhooksRequest,
  GetWorkspaceProjectsRequest,
  GetWorkspaceProjectsRequestSortBy,
  GetWorkspaceRequest,
  GetWorkspacesRequestSortBy,
  Group,
  GroupSearchResult,
  IdleNotebookResponse,
  Int32FieldFilter,
  Int64,
  JobState,
  JobSummary,
  K8PriorityClass,
  KillCommandRequest,
  KillExperimentRequest,
  KillExperimentResponse,
  KillExperimentsResponse,
  KillNotebookRequest,
  KillShellRequest,
  KillTensorboardRequest,
  KillTrialRequest,
  KillTrialResponse,
  LaunchWarning,
  ListRPsBoundToWorkspaceRequest,
  ListRPsBoundToWorkspaceResponse,
  ListWorkspacesBoundToRPRequest,
  ListWorkspacesBoundToRPResponse,
  LogEntry,
  LogLevel,
  LogoutRequest,
  LogoutResponse,
  MarkAllocationResourcesDaemonRequest,
  MarkAllocationResourcesDaemonResponse,
  MasterLogsRequest,
  MasterLogsResponse,
  MetricBatchesResponse,
  MetricIdentifier,
  Metrics,
  MetricsRange,
  MetricsWorkload,
  Model,
  MoveExperimentResponse,
  MoveExperimentsResponse,
  MoveModelResponse,
  MoveProjectResponse,
  Note,
  NotifyContainerRunningResponse,
  OrderBy,
  OverwriteRPWorkspaceBindingsResponse,
  Pagination,
  PatchCheckpointsResponse,
  PatchExperimentRequest,
  PatchModelRequest,
  PatchModelResponse,
  PatchTemplateConfigRequest,
  PatchTemplateConfigResponse,
  PatchUserRequest,
  PauseExperimentRequest,
  PauseExperimentResponse,
  PauseExperimentsResponse,
  PinWorkspaceRequest,
  PinWorkspaceResponse,
  PlainRouteError,
  PolymorphicFilter,
  PostAllocationProxyAddressResponse,
  PostModelResponse,
  PostTemplateRequest,
  PostTemplateResponse,
  PostTrialProfilerMetricsBatchResponse,
  PostTrialRunnerMetadataRequest,
  PostTrialRunnerMetadataResponse,
  PostUserActivityRequest,
  PostUserActivityResponse,
  PostUserSettingResponse,
  ProxyPortConfig,
  PutProjectNotesResponse,
  PutTemplateRequest,
  PutTemplateResponse,
  QueueStats,
  RPQueueStat,
  RemoveAssignmentsResponse,
  RendezvousInfo,
  ReportCheckpointResponse,
  ReportTrialMetricsResponse,
  ReportTrialProgressResponse,
  ReportTrialSearcherEarlyExitRequest,
  ReportTrialSearcherEarlyExitResponse,
  ReportTrialSourceInfoRequest,
  ReportTrialSourceInfoResponse,
  ReportTrialTrainingMetricsResponse,
  ReportTrialValidationMetricsResponse,
  ResetUserSettingRequest,
  ResetUserSettingResponse,
  ResourceAllocationAggregatedRequest,
  ResourceAllocationAggregationPeriod,
  ResourceAllocationRawEntry,
  ResourceAllocationRawRequest,
  ResourceAllocationRawResponse,
  ResourcePoolAwsDetail,
  ResourcePoolDetail,
  ResourcePoolGcpDetail,
  ResourcePoolPrioritySchedulerDetail,
  ResourcePoolType,
  ResourcesFailure,
  ResourcesStarted,
  ResourcesStopped,
  ResourcesSummary,
  ResourcesSummaryDevices,
  RoleAssignmentSummary,
  SchedulerType,
  ScopeTypeMask,
  SetUserPasswordRequest,
  StreamError,
  TaskLogsFieldsRequest,
  TaskLogsFieldsResponse,
  TaskLogsResponse,
  TaskState,
  Template,
  TestWebhookRequest,
  TestWebhookResponse,
  TimestampFieldFilter,
  TrialEarlyExit,
  TrialEarlyExitExitedReason,
  TrialLogsFieldsRequest,
  TrialLogsFieldsResponse,
  TrialLogsResponse,
  TrialProfilerMetricLabels,
  TrialProfilerMetricLabelsProfilerMetricType,
  TrialProfilerMetricsBatch,
  TrialRunnerMetadata,
  TrialSourceInfo,
  TrialSourceInfoType,
  TrialState,
  TrialsSnapshotResponse,
  TrialsSnapshotResponseTrial,
  UInt64,
  UnarchiveExperimentRequest,
  UnarchiveExperimentResponse,
  UnarchiveExperimentsResponse,
  UnarchiveModelRequest,
  UnarchiveModelResponse,
  UnarchiveProjectRequest,
  UnarchiveProjectResponse,
  UnarchiveWorkspaceRequest,
  UnarchiveWorkspaceResponse,
  UnaryError,
  UnbindRPFromWorkspaceResponse,
  UnpinWorkspaceRequest,
  UnpinWorkspaceResponse,
  UpdateJobQueueResponse,
  UserWebSetting,
  ValidationHistoryEntry,
  WebhookType,
  WorkloadContainer,
  WorkspaceState,
} from '../types';

export interface components extends Omit<BaseComponents, 'schemas'> {
  schemas: Omit<BaseComponents['schemas'],
  | 'ActivateExperimentsRequest'
  | 'Agent'
  | 'Allocation'
  | 'ArchiveExperimentsRequest'
  | 'AssignRolesRequest'
  | 'CancelExperimentsRequest'
  | 'Checkpoint'
  | 'CheckpointTrainingMetadata'
  | 'CloseTrialOperation'
  | 'ColumnType'
  | 'Command'
  | 'ComparableTrial'
  | 'CompareTrialsRequest'
  | 'CompareTrialsResponse'
  | 'CompleteTrialSearcherValidationRequest'
  | 'CompleteTrialSearcherValidationResponse'
  | 'CompleteValidateAfterOperation'
  | 'Config'
  | 'Container'
  | 'CreateExperimentRequest'
  | 'CreateExperimentResponse'
  | 'CreateGroupResponse'
  | 'CreateTrialOperation'
  | 'CreateTrialResponse'
  | 'CurrentUserResponse'
  | 'DataPoint'
  | 'DeleteExperimentsRequest'
  | 'DisableAgentResponse'
  | 'DisableSlotResponse'
  | 'DownsampledMetrics'
  | 'EnableAgentResponse'
  | 'EnableSlotResponse'
  | 'Experiment'
  | 'ExperimentInactive'
  | 'ExperimentSimulation'
  | 'GetAgentResponse'
  | 'GetAgentsRequest'
  | 'GetAgentsResponse'
  | 'GetCheckpointResponse'
  | 'GetCommandResponse'
  | 'GetCommandsResponse'
  | 'GetCurrentTrialSearcherOperationRequest'
  | 'GetCurrentTrialSearcherOperationResponse'
  | 'GetExperimentCheckpointsRequest'
  | 'GetExperimentCheckpointsRequestSortBy'
  | 'GetExperimentCheckpointsResponse'
  | 'GetExperimentResponse'
  | 'GetExperimentTrialsRequest'
  | 'GetExperimentTrialsRequestSortBy'
  | 'GetExperimentTrialsResponse'
  | 'GetExperimentsResponse'
  | 'GetGroupResponse'
  | 'GetGroupsAndUsersAssignedToWorkspaceResponse'
  | 'GetJobsResponse'
  | 'GetJobsV2Response'
  | 'GetMasterResponse'
  | 'GetMeResponse'
  | 'GetMetricsResponse'
  | 'GetModelVersionResponse'
  | 'GetModelVersionsResponse'
  | 'GetNotebookResponse'
  | 'GetNotebooksResponse'
  | 'GetPermissionsSummaryResponse'
  | 'GetProjectColumnsRequest'
  | 'GetProjectColumnsResponse'
  | 'GetProjectResponse'
  | 'GetProjectsByUserActivityResponse'
  | 'GetResourcePoolsRequest'
  | 'GetResourcePoolsResponse'
  | 'GetRolesAssignedToGroupResponse'
  | 'GetRolesAssignedToUserResponse'
  | 'GetRolesByIDResponse'
  | 'GetSearcherEventsRequest'
  | 'GetSearcherEventsResponse'
  | 'GetShellResponse'
  | 'GetShellsResponse'
  | 'GetSlotResponse'
  | 'GetSlotsResponse'
  | 'GetTaskResponse'
  | 'GetTemplatesRequest'
  | 'GetTensorboardResponse'
  | 'GetTensorboardsResponse'
  | 'GetTrainingMetricsResponse'
  | 'GetTrialCheckpointsRequest'
  | 'GetTrialCheckpointsRequestSortBy'
  | 'GetTrialCheckpointsResponse'
  | 'GetTrialMetricsBySourceInfoCheckpointRequest'
  | 'GetTrialMetricsBySourceInfoCheckpointResponse'
  | 'GetTrialResponse'
  | 'GetTrialSourceInfoMetricsByModelVersionRequest'
  | 'GetTrialSourceInfoMetricsByModelVersionResponse'
  | 'GetTrialWorkloadsRequest'
  | 'GetUserByUsernameResponse'
  | 'GetUserResponse'
  | 'GetUsersRequest'
  | 'GetUsersRequestSortBy'
  | 'GetUsersResponse'
  | 'GetValidationMetricsResponse'
  | 'GetWebhooksResponse'
  | 'GetWorkspaceProjectsResponse'
  | 'GetWorkspaceResponse'
  | 'GetWorkspacesRequest'
  | 'GetWorkspacesResponse'
  | 'GroupDetails'
  | 'GroupRoleAssignment'
  | 'InitialOperations'
  | 'Job'
  | 'JobType'
  | 'KillCommandResponse'
  | 'KillExperimentsRequest'
  | 'KillNotebookResponse'
  | 'KillShellResponse'
  | 'KillTensorboardResponse'
  | 'LaunchCommandResponse'
  | 'LaunchNotebookResponse'
  | 'LaunchShellResponse'
  | 'LaunchTensorboardResponse'
  | 'LimitedJob'
  | 'ListRolesResponse'
  | 'LocationType'
  | 'LogConfig'
  | 'LoginResponse'
  | 'MetricBatchesRequest'
  | 'MetricType'
  | 'MetricsReport'
  | 'ModelVersion'
  | 'MoveExperimentsRequest'
  | 'Notebook'
  | 'PatchExperimentResponse'
  | 'PatchMasterConfigRequest'
  | 'PatchMasterConfigResponse'
  | 'PatchModelVersion'
  | 'PatchModelVersionRequest'
  | 'PatchModelVersionResponse'
  | 'PatchProject'
  | 'PatchProjectRequest'
  | 'PatchProjectResponse'
  | 'PatchUserResponse'
  | 'PatchWorkspace'
  | 'PatchWorkspaceRequest'
  | 'PatchWorkspaceResponse'
  | 'PauseExperimentsRequest'
  | 'Permission'
  | 'PermissionType'
  | 'PostCheckpointMetadataRequest'
  | 'PostCheckpointMetadataResponse'
  | 'PostModelVersionResponse'
  | 'PostProjectRequest'
  | 'PostProjectResponse'
  | 'PostSearcherOperationsRequest'
  | 'PostSearcherOperationsResponse'
  | 'PostUserRequest'
  | 'PostUserResponse'
  | 'PostWebhookRequest'
  | 'PostWebhookResponse'
  | 'PostWorkspaceRequest'
  | 'PostWorkspaceResponse'
  | 'PreviewHPSearchResponse'
  | 'Project'
  | 'ProjectColumn'
  | 'QueueControl'
  | 'RBACJob'
  | 'RemoveAssignmentsRequest'
  | 'ReportCheckpointRequest'
  | 'ReportTrialMetricsRequest'
  | 'ReportTrialProgressRequest'
  | 'ReportTrialTrainingMetricsRequest'
  | 'ReportTrialValidationMetricsRequest'
  | 'ResourceAllocationAggregatedEntry'
  | 'ResourceAllocationAggregatedResponse'
  | 'ResourcePool'
  | 'Role'
  | 'RoleAssignment'
  | 'RoleWithAssignments'
  | 'RunnableOperation'
  | 'RunnableType'
  | 'SSOProvider'
  | 'SearchExperimentExperiment'
  | 'SearchExperimentsRequest'
  | 'SearchExperimentsResponse'
  | 'SearchRolesAssignableToScopeResponse'
  | 'SearcherEvent'
  | 'SearcherOperation'
  | 'SetCommandPriorityResponse'
  | 'SetNotebookPriorityResponse'
  | 'SetSearcherProgressOperation'
  | 'SetShellPriorityResponse'
  | 'SetTensorboardPriorityResponse'
  | 'SetUserPasswordResponse'
  | 'Shell'
  | 'ShutDownOperation'
  | 'Slot'
  | 'Task'
  | 'TaskLogsRequest'
  | 'TaskType'
  | 'Tensorboard'
  | 'Trial'
  | 'TrialClosed'
  | 'TrialCreated'
  | 'TrialExitedEarly'
  | 'TrialExitedEarlyExitedReason'
  | 'TrialLogsRequest'
  | 'TrialMetrics'
  | 'TrialOperation'
  | 'TrialProgress'
  | 'TrialSimulation'
  | 'TrialSourceInfoMetric'
  | 'TrialsSampleRequest'
  | 'TrialsSampleResponse'
  | 'TrialsSampleResponseTrial'
  | 'TrialsSnapshotRequest'
  | 'Trigger'
  | 'TriggerType'
  | 'UnarchiveExperimentsRequest'
  | 'UpdateGroupResponse'
  | 'UpdateJobQueueRequest'
  | 'User'
  | 'UserRoleAssignment'
  | 'ValidateAfterOperation'
  | 'ValidationCompleted'
  | 'Webhook'
  | 'Workspace'
> & {
    ActivateExperimentsRequest: ActivateExperimentsRequest;
    Agent: Agent;
    DeviceStats: DeviceStats;
    Allocation: Allocation;
    CreateGenericTaskRequest: CreateGenericTaskRequest;
    CreateGenericTaskResponse: CreateGenericTaskResponse;
    GetAllocationRequest: GetAllocationRequest;
    GetAllocationResponse: GetAllocationResponse;
    GetGenericTaskConfigRequest: GetGenericTaskConfigRequest;
    GetGenericTaskConfigResponse: GetGenericTaskConfigResponse;
    GetTaskAcceleratorDataRequest: GetTaskAcceleratorDataRequest;
    GetTaskAcceleratorDataResponse: GetTaskAcceleratorDataResponse;
    GetTaskContextDirectoryRequest: GetTaskContextDirectoryRequest;
    GetTaskContextDirectoryResponse: GetTaskContextDirectoryResponse;
    KillGenericTaskRequest: KillGenericTaskRequest;
    KillGenericTaskResponse: KillGenericTaskResponse;
    PauseGenericTaskRequest: PauseGenericTaskRequest;
    PauseGenericTaskResponse: PauseGenericTaskResponse;
    ArchiveExperimentsRequest: ArchiveExperimentsRequest;
    AssignRolesRequest: AssignRolesRequest;
    CancelExperimentsRequest: CancelExperimentsRequest;
    ContinueExperimentRequest: ContinueExperimentRequest;
    ContinueExperimentResponse: ContinueExperimentResponse;
    Checkpoint: Checkpoint;
    CheckpointTrainingMetadata: CheckpointTrainingMetadata;
    ColumnType: ColumnType;
    Command: Command;
    ComparableTrial: ComparableTrial;
    CompareTrialsRequest: CompareTrialsRequest;
    CompareTrialsResponse: CompareTrialsResponse;
    Config: Config;
    Container: Container;
    CreateExperimentRequest: CreateExperimentRequest;
    DeleteExperimentLabelRequest: DeleteExperimentLabelRequest;
    DeleteExperimentLabelResponse: DeleteExperimentLabelResponse;
    CreateExperimentResponse: CreateExperimentResponse;
    CreateGroupResponse: CreateGroupResponse;
    CreateTrialResponse: CreateTrialResponse;
    CurrentUserResponse: CurrentUserResponse;
    DataPoint: DataPoint;
    DeleteExperimentsRequest: DeleteExperimentsRequest;
    DeleteTensorboardFilesRequest: DeleteTensorboardFilesRequest;
    DeleteTensorboardFilesResponse: DeleteTensorboardFilesResponse;
    DisableAgentResponse: DisableAgentResponse;
    DisableSlotResponse: DisableSlotResponse;
    DownsampledMetrics: DownsampledMetrics;
    EnableAgentResponse: EnableAgentResponse;
    EnableSlotResponse: EnableSlotResponse;
    GetTrialMetricsByCheckpointRequest: GetTrialMetricsByCheckpointRequest;
    GetTrialMetricsByCheckpointResponse: GetTrialMetricsByCheckpointResponse;
    GetTrialMetricsByModelVersionRequest: GetTrialMetricsByModelVersionRequest;
    GetTrialMetricsByModelVersionResponse: GetTrialMetricsByModelVersionResponse;
    Experiment: Experiment;
    GetAgentResponse: GetAgentResponse;
    GetAgentsRequest: GetAgentsRequest;
    SlotStats: SlotStats;
    GetAgentsResponse: GetAgentsResponse;
    GetCheckpointResponse: GetCheckpointResponse;
    GetCommandResponse: GetCommandResponse;
    GetCommandsResponse: GetCommandsResponse;
    GetExperimentCheckpointsRequest: GetExperimentCheckpointsRequest;
    GetExperimentCheckpointsResponse: GetExperimentCheckpointsResponse;
    GetExperimentResponse: GetExperimentResponse;
    GetExperimentTrialsRequest: GetExperimentTrialsRequest;
    GetExperimentTrialsRequestSortBy: GetExperimentTrialsRequestSortBy;
    GetExperimentTrialsResponse: GetExperimentTrialsResponse;
    GetExperimentsResponse: GetExperimentsResponse;
    GetGroupResponse: GetGroupResponse;
    GetGroupsAndUsersAssignedToWorkspaceResponse: GetGroupsAndUsersAssignedToWorkspaceResponse;
    GetJobsResponse: GetJobsResponse;
    GetJobsV2Response: GetJobsV2Response;
    GetMasterResponse: GetMasterResponse;
    GetMeResponse: GetMeResponse;
    GetMetricsResponse: GetMetricsResponse;
    GetModelVersionResponse: GetModelVersionResponse;
    GetModelVersionsResponse: GetModelVersionsResponse;
    GetNotebookResponse: GetNotebookResponse;
    GetNotebooksResponse: GetNotebooksResponse;
    GetPermissionsSummaryResponse: GetPermissionsSummaryResponse;
    GetProjectColumnsRequest: GetProjectColumnsRequest;
    GetProjectColumnsResponse: GetProjectColumnsResponse;
    GetProjectResponse: GetProjectResponse;
    GetProjectsByUserActivityResponse: GetProjectsByUserActivityResponse;
    GetResourcePoolsRequest: GetResourcePoolsRequest;
    GetResourcePoolsResponse: GetResourcePoolsResponse;
    GetRolesAssignedToGroupResponse: GetRolesAssignedToGroupResponse;
    GetRolesAssignedToUserResponse: GetRolesAssignedToUserResponse;
    GetRolesByIDResponse: GetRolesByIDResponse;
    GetShellResponse: GetShellResponse;
    GetShellsResponse: GetShellsResponse;
    GetSlotResponse: GetSlotResponse;
    GetSlotsResponse: GetSlotsResponse;
    GetTaskResponse: GetTaskResponse;
    GetTemplatesRequest: GetTemplatesRequest;
    PatchTemplateNameRequest: PatchTemplateNameRequest;
    PatchTemplateNameResponse: PatchTemplateNameResponse;
    GetTensorboardResponse: GetTensorboardResponse;
    GetTensorboardsResponse: GetTensorboardsResponse;
    GetTrainingMetricsResponse: GetTrainingMetricsResponse;
    GetTrialCheckpointsRequest: GetTrialCheckpointsRequest;
    SortBy: SortBy;
    GetTrialCheckpointsResponse: GetTrialCheckpointsResponse;
    GetTrialResponse: GetTrialResponse;
    GetTrialWorkloadsRequest: GetTrialWorkloadsRequest;
    PatchTrialRequest: PatchTrialRequest;
    PatchTrialResponse: PatchTrialResponse;
    PutTrialRequest: PutTrialRequest;
    PutTrialResponse: PutTrialResponse;
    GetUserByUsernameResponse: GetUserByUsernameResponse;
    GetUserResponse: GetUserResponse;
    GetUsersRequest: GetUsersRequest;
    PatchUsersRequest: PatchUsersRequest;
    PatchUsersResponse: PatchUsersResponse;
    GetUsersRequestSortBy: GetUsersRequestSortBy;
    GetUsersResponse: GetUsersResponse;
    GetValidationMetricsResponse: GetValidationMetricsResponse;
    GetWebhooksResponse: GetWebhooksResponse;
    GetWorkspaceProjectsResponse: GetWorkspaceProjectsResponse;
    GetWorkspaceResponse: GetWorkspaceResponse;
    GetWorkspacesRequest: GetWorkspacesRequest;
    GetWorkspacesResponse: GetWorkspacesResponse;
    GroupDetails: GroupDetails;
    GroupRoleAssignment: GroupRoleAssignment;
    Job: Job;
    JobType: JobType;
    KillCommandResponse: KillCommandResponse;
    KillExperimentsRequest: KillExperimentsRequest;
    KillNotebookResponse: KillNotebookResponse;
    KillShellResponse: KillShellResponse;
    KillTensorboardResponse: KillTensorboardResponse;
    LaunchCommandResponse: LaunchCommandResponse;
    LaunchNotebookResponse: LaunchNotebookResponse;
    LaunchShellResponse: LaunchShellResponse;
    LaunchTensorboardResponse: LaunchTensorboardResponse;
    LimitedJob: LimitedJob;
    ListRolesResponse: ListRolesResponse;
    LocationType: LocationType;
    TableType: TableType;
    LogConfig: LogConfig;
    LoginResponse: LoginResponse;
    MetricBatchesRequest: MetricBatchesRequest;
    MetricType: MetricType;
    MetricsReport: MetricsReport;
    ModelVersion: ModelVersion;
    MoveExperimentsRequest: MoveExperimentsRequest;
    Notebook: Notebook;
    PatchExperimentResponse: PatchExperimentResponse;
    PatchMasterConfigRequest: PatchMasterConfigRequest;
    PatchMasterConfigResponse: PatchMasterConfigResponse;
    PatchModelVersion: PatchModelVersion;
    PatchModelVersionRequest: PatchModelVersionRequest;
    PatchModelVersionResponse: PatchModelVersionResponse;
    PatchProject: PatchProject;
    PatchProjectRequest: PatchProjectRequest;
    PatchProjectResponse: PatchProjectResponse;
    PatchUserResponse: PatchUserResponse;
    PatchWorkspace: PatchWorkspace;
    PatchWorkspaceRequest: PatchWorkspaceRequest;
    PatchWorkspaceResponse: PatchWorkspaceResponse;
    PauseExperimentsRequest: PauseExperimentsRequest;
    PutExperimentLabelRequest: PutExperimentLabelRequest;
    PutExperimentLabelResponse: PutExperimentLabelResponse;
    PutExperimentRequest: PutExperimentRequest;
    PutExperimentResponse: PutExperimentResponse;
    Permission: Permission;
    PermissionType: PermissionType;
    PostCheckpointMetadataRequest: PostCheckpointMetadataRequest;
    PostCheckpointMetadataResponse: PostCheckpointMetadataResponse;
    PostModelVersionResponse: PostModelVersionResponse;
    PostProjectRequest: PostProjectRequest;
    PostProjectResponse: PostProjectResponse;
    PostUserRequest: PostUserRequest;
    PostUserResponse: PostUserResponse;
    PostWebhookRequest: PostWebhookRequest;
    PostWebhookResponse: PostWebhookResponse;
    PostWorkspaceRequest: PostWorkspaceRequest;
    PostWorkspaceResponse: PostWorkspaceResponse;
    PreviewHPSearchResponse: PreviewHPSearchResponse;
    SearchSummary: SearchSummary;
    SearchUnit: SearchUnit;
    TrialSummary: TrialSummary;
    Project: Project;
    ProjectColumn: ProjectColumn;
    QueueControl: QueueControl;
    RBACJob: RBACJob;
    RemoveAssignmentsRequest: RemoveAssignmentsRequest;
    ReportCheckpointRequest: ReportCheckpointRequest;
    ReportTrialMetricsRequest: ReportTrialMetricsRequest;
    ReportTrialProgressRequest: ReportTrialProgressRequest;
    RunPrepareForReportingRequest: RunPrepareForReportingRequest;
    RunPrepareForReportingResponse: RunPrepareForReportingResponse;
    StartTrialRequest: StartTrialRequest;
    StartTrialResponse: StartTrialResponse;
    ReportTrialTrainingMetricsRequest: ReportTrialTrainingMetricsRequest;
    ReportTrialValidationMetricsRequest: ReportTrialValidationMetricsRequest;
    ResourceAllocationAggregatedEntry: ResourceAllocationAggregatedEntry;
    ResourceAllocationAggregatedResponse: ResourceAllocationAggregatedResponse;
    ResourcePool: ResourcePool;
    Role: Role;
    RoleAssignment: RoleAssignment;
    RoleWithAssignments: RoleWithAssignments;
    SSOProvider: SSOProvider;
    SetClusterMessageRequest: SetClusterMessageRequest;
    SetClusterMessageResponse: SetClusterMessageResponse;
    SearchExperimentExperiment: SearchExperimentExperiment;
    SearchExperimentsRequest: SearchExperimentsRequest;
    SearchExperimentsResponse: SearchExperimentsResponse;
    SearchRolesAssignableToScopeResponse: SearchRolesAssignableToScopeResponse;
    SetCommandPriorityResponse: SetCommandPriorityResponse;
    SetNotebookPriorityResponse: SetNotebookPriorityResponse;
    SetShellPriorityResponse: SetShellPriorityResponse;
    SetTensorboardPriorityResponse: SetTensorboardPriorityResponse;
    SetUserPasswordResponse: SetUserPasswordResponse;
    Shell: Shell;
    Slot: Slot;
    Task: Task;
    UnpauseGenericTaskRequest: UnpauseGenericTaskRequest;
    UnpauseGenericTaskResponse: UnpauseGenericTaskResponse;
    GenericTaskState: GenericTaskState;
    TaskLogsRequest: TaskLogsRequest;
    TaskType: TaskType;
    Tensorboard: Tensorboard;
    Trial: Trial;
    TrialLogsRequest: TrialLogsRequest;
    TrialMetrics: TrialMetrics;
    TrialsSampleRequest: TrialsSampleRequest;
    TrialsSampleResponse: TrialsSampleResponse;
    TrialsSampleResponseTrial: TrialsSampleResponseTrial;
    TrialsSnapshotRequest: TrialsSnapshotRequest;
    Trigger: Trigger;
    TriggerType: TriggerType;
    WebhookMode: WebhookMode;
    UnarchiveExperimentsRequest: UnarchiveExperimentsRequest;
    UpdateGroupResponse: UpdateGroupResponse;
    UpdateJobQueueRequest: UpdateJobQueueRequest;
    User: User;
    UserActionResult: UserActionResult;
    UserFilters: UserFilters;
    UserRoleAssignment: UserRoleAssignment;
    Webhook: Webhook;
    Workspace: Workspace;
    DeleteGlobalConfigPoliciesRequest: DeleteGlobalConfigPoliciesRequest;
    DeleteGlobalConfigPoliciesResponse: DeleteGlobalConfigPoliciesResponse;
    DeleteWorkspaceConfigPoliciesRequest: DeleteWorkspaceConfigPoliciesRequest;
    DeleteWorkspaceConfigPoliciesResponse: DeleteWorkspaceConfigPoliciesResponse;
    GetGlobalConfigPoliciesRequest: GetGlobalConfigPoliciesRequest;
    GetGlobalConfigPoliciesResponse: GetGlobalConfigPoliciesResponse;
    GetWorkspaceConfigPoliciesRequest: GetWorkspaceConfigPoliciesRequest;
    GetWorkspaceConfigPoliciesResponse: GetWorkspaceConfigPoliciesResponse;
    PutGlobalConfigPoliciesRequest: PutGlobalConfigPoliciesRequest;
    PutGlobalConfigPoliciesResponse: PutGlobalConfigPoliciesResponse;
    PutWorkspaceConfigPoliciesRequest: PutWorkspaceConfigPoliciesRequest;
    PutWorkspaceConfigPoliciesResponse: PutWorkspaceConfigPoliciesResponse;
    CleanupLogsRequest: CleanupLogsRequest;
    CleanupLogsResponse: CleanupLogsResponse;
    GetTrialRemainingLogRetentionDaysRequest: GetTrialRemainingLogRetentionDaysRequest;
    GetTrialRemainingLogRetentionDaysResponse: GetTrialRemainingLogRetentionDaysResponse;
    PostTaskLogsRequest: PostTaskLogsRequest;
    PostTaskLogsResponse: PostTaskLogsResponse;
    PutExperimentRetainLogsRequest: PutExperimentRetainLogsRequest;
    PutExperimentRetainLogsResponse: PutExperimentRetainLogsResponse;
    PutExperimentsRetainLogsRequest: PutExperimentsRetainLogsRequest;
    PutExperimentsRetainLogsResponse: PutExperimentsRetainLogsResponse;
    PutTrialRetainLogsRequest: PutTrialRetainLogsRequest;
    PutTrialRetainLogsResponse: PutTrialRetainLogsResponse;
    TaskLog: TaskLog;
    ClusterMessage: ClusterMessage;
    DeleteClusterMessageRequest: DeleteClusterMessageRequest;
    DeleteClusterMessageResponse: DeleteClusterMessageResponse;
    GetClusterMessageRequest: GetClusterMessageRequest;
    GetClusterMessageResponse: GetClusterMessageResponse;
    BulkAutoCreateWorkspaceNamespaceBindingsRequest: BulkAutoCreateWorkspaceNamespaceBindingsRequest;
    BulkAutoCreateWorkspaceNamespaceBindingsResponse: BulkAutoCreateWorkspaceNamespaceBindingsResponse;
    DeleteWorkspaceNamespaceBindingsRequest: DeleteWorkspaceNamespaceBindingsRequest;
    DeleteWorkspaceNamespaceBindingsResponse: DeleteWorkspaceNamespaceBindingsResponse;
    GetKubernetesResourceManagersRequest: GetKubernetesResourceManagersRequest;
    GetKubernetesResourceManagersResponse: GetKubernetesResourceManagersResponse;
    GetKubernetesResourceQuotasRequest: GetKubernetesResourceQuotasRequest;
    GetKubernetesResourceQuotasResponse: GetKubernetesResourceQuotasResponse;
    GetWorkspacesWithDefaultNamespaceBindingsRequest: GetWorkspacesWithDefaultNamespaceBindingsRequest;
    GetWorkspacesWithDefaultNamespaceBindingsResponse: GetWorkspacesWithDefaultNamespaceBindingsResponse;
    ListWorkspaceNamespaceBindingsRequest: ListWorkspaceNamespaceBindingsRequest;
    ListWorkspaceNamespaceBindingsResponse: ListWorkspaceNamespaceBindingsResponse;
    SetResourceQuotasRequest: SetResourceQuotasRequest;
    SetResourceQuotasResponse: SetResourceQuotasResponse;
    SetWorkspaceNamespaceBindingsRequest: SetWorkspaceNamespaceBindingsRequest;
    SetWorkspaceNamespaceBindingsResponse: SetWorkspaceNamespaceBindingsResponse;
    WorkspaceNamespaceBinding: WorkspaceNamespaceBinding;
    WorkspaceNamespaceMeta: WorkspaceNamespaceMeta;
    GetProjectByKeyRequest: GetProjectByKeyRequest;
    GetProjectByKeyResponse: GetProjectByKeyResponse;
    PostAllocationAcceleratorDataRequest: PostAllocationAcceleratorDataRequest;
    PostAllocationAcceleratorDataResponse: PostAllocationAcceleratorDataResponse;
    ArchiveRunsRequest: ArchiveRunsRequest;
    ArchiveRunsResponse: ArchiveRunsResponse;
    DeleteRunsRequest: DeleteRunsRequest;
    DeleteRunsResponse: DeleteRunsResponse;
    FlatRun: FlatRun;
    FlatRunExperiment: FlatRunExperiment;
    GetMetadataValuesRequest: GetMetadataValuesRequest;
    GetMetadataValuesResponse: GetMetadataValuesResponse;
    GetRunMetadataRequest: GetRunMetadataRequest;
    GetRunMetadataResponse: GetRunMetadataResponse;
    KillRunsRequest: KillRunsRequest;
    KillRunsResponse: KillRunsResponse;
    MoveRunsRequest: MoveRunsRequest;
    MoveRunsResponse: MoveRunsResponse;
    PauseRunsRequest: PauseRunsRequest;
    PauseRunsResponse: PauseRunsResponse;
    PostRunMetadataRequest: PostRunMetadataRequest;
    PostRunMetadataResponse: PostRunMetadataResponse;
    ResumeRunsRequest: ResumeRunsRequest;
    ResumeRunsResponse: ResumeRunsResponse;
    RunActionResult: RunActionResult;
    SearchRunsRequest: SearchRunsRequest;
    SearchRunsResponse: SearchRunsResponse;
    UnarchiveRunsRequest: UnarchiveRunsRequest;
    UnarchiveRunsResponse: UnarchiveRunsResponse;
    AcceleratorData: AcceleratorData;
    GetAccessTokensRequest: GetAccessTokensRequest;
    GetAccessTokensResponse: GetAccessTokensResponse;
    PatchAccessTokenRequest: PatchAccessTokenRequest;
    PatchAccessTokenResponse: PatchAccessTokenResponse;
    PostAccessTokenRequest: PostAccessTokenRequest;
    PostAccessTokenResponse: PostAccessTokenResponse;
    TokenInfo: TokenInfo;
    GetAccessTokensRequestSortBy: GetAccessTokensRequestSortBy;
    TokenType: TokenType;
    GetTrialByExternalIDRequest: GetTrialByExternalIDRequest;
    GetTrialByExternalIDResponse: GetTrialByExternalIDResponse;
    AssignMultipleGroupsRequest: AssignMultipleGroupsRequest;
    AssignMultipleGroupsResponse: AssignMultipleGroupsResponse;
    CustomWebhookEventData: CustomWebhookEventData;
    PatchWebhook: PatchWebhook;
    PatchWebhookRequest: PatchWebhookRequest;
    PatchWebhookResponse: PatchWebhookResponse;
    PostWebhookEventDataRequest: PostWebhookEventDataRequest;
    PostWebhookEventDataResponse: PostWebhookEventDataResponse;
  };
}
type Json<Body> = { headers: { [name: string]: unknown }; content: { "application/json": Body } };
export interface operations extends Omit<BaseOperations,
  | 'activateExperiments'
  | 'archiveExperiments'
  | 'assignRoles'
  | 'cancelExperiments'
  | 'compareTrials'
  | 'completeTrialSearcherValidation'
  | 'createExperiment'
  | 'createGroup'
  | 'createTrial'
  | 'currentUser'
  | 'deleteExperiments'
  | 'disableAgent'
  | 'disableSlot'
  | 'enableAgent'
  | 'enableSlot'
  | 'expMetricNames'
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
  | 'getTemplates'
  | 'getTensorboard'
  | 'getTensorboards'
  | 'getTrainingMetrics'
  | 'getTrial'
  | 'getTrialCheckpoints'
  | 'getTrialMetricsBySourceInfoCheckpoint'
  | 'getTrialSourceInfoMetricsByModelVersion'
  | 'getTrialWorkloads'
  | 'getUser'
  | 'getUserByUsername'
  | 'getUsers'
  | 'getValidationMetrics'
  | 'getWebhooks'
  | 'getWorkspace'
  | 'getWorkspaceProjects'
  | 'getWorkspaces'
  | 'killCommand'
  | 'killExperiments'
  | 'killNotebook'
  | 'killShell'
  | 'killTensorboard'
  | 'launchCommand'
  | 'launchNotebook'
  | 'launchShell'
  | 'launchTensorboard'
  | 'listRoles'
  | 'login'
  | 'metricBatches'
  | 'moveExperiments'
  | 'patchExperiment'
  | 'patchMasterConfig'
  | 'patchModelVersion'
  | 'patchProject'
  | 'patchUser'
  | 'patchWorkspace'
  | 'pauseExperiments'
  | 'postCheckpointMetadata'
  | 'postModelVersion'
  | 'postProject'
  | 'postSearcherOperations'
  | 'postTemplate'
  | 'postUser'
  | 'postWebhook'
  | 'postWorkspace'
  | 'previewHPSearch'
  | 'removeAssignments'
  | 'reportCheckpoint'
  | 'reportTrialMetrics'
  | 'reportTrialProgress'
  | 'reportTrialTrainingMetrics'
  | 'reportTrialValidationMetrics'
  | 'resourceAllocationAggregated'
  | 'searchExperiments'
  | 'searchRolesAssignableToScope'
  | 'setCommandPriority'
  | 'setNotebookPriority'
  | 'setShellPriority'
  | 'setTensorboardPriority'
  | 'setUserPassword'
  | 'taskLogs'
  | 'trialLogs'
  | 'trialsSample'
  | 'trialsSnapshot'
  | 'unarchiveExperiments'
  | 'updateGroup'
  | 'updateJobQueue'
> {
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
  getUsers: {
    parameters: {
      query?: {
        sortBy?: GetUsersRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
        active?: boolean;
        admin?: boolean;
        roleIdAssignedDirectlyToUser?: number[];
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
  patchUsers: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PatchUsersRequest; }; };
    responses: { 200: Json<PatchUsersResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  assignMultipleGroups: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": AssignMultipleGroupsRequest; }; };
    responses: { 200: Json<AssignMultipleGroupsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
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
  getMaster: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetMasterResponse>; 400: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchMasterConfig: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": PatchMasterConfigRequest; }; };
    responses: { 200: Json<PatchMasterConfigResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getAgents: {
    parameters: {
      query?: {
        sortBy?: GetAgentsRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        excludeSlots?: boolean;
        excludeContainers?: boolean;
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
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": DeleteExperimentsRequest; }; };
    responses: { 200: Json<DeleteExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putExperimentLabel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        experimentId: number;
        label: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<PutExperimentLabelResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteExperimentLabel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        experimentId: number;
        label: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteExperimentLabelResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteTensorboardFiles: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteTensorboardFilesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
  activateExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": ActivateExperimentsRequest; }; };
    responses: { 200: Json<ActivateExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  pauseExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": PauseExperimentsRequest; }; };
    responses: { 200: Json<PauseExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  cancelExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": CancelExperimentsRequest; }; };
    responses: { 200: Json<CancelExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  killExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": KillExperimentsRequest; }; };
    responses: { 200: Json<KillExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": ArchiveExperimentsRequest; }; };
    responses: { 200: Json<ArchiveExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unarchiveExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": UnarchiveExperimentsRequest; }; };
    responses: { 200: Json<UnarchiveExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getExperimentCheckpoints: {
    parameters: {
      query?: {
        sortByAttr?: SortBy;
        sortByMetric?: string;
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
  putTrial: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PutTrialRequest; }; };
    responses: { 200: Json<PutTrialResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
  patchTrial: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchTrialRequest; }; };
    responses: { 200: Json<PatchTrialResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialByExternalID: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        externalExperimentId: string;
        externalTrialId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialByExternalIDResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
        removeDeletedCheckpoints?: boolean;
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
        enableRegex?: boolean;
      };
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TrialLogsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 404: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; };
  };
  postTaskLogs: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PostTaskLogsRequest; }; };
    responses: { 200: Json<PostTaskLogsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
        enableRegex?: boolean;
      };
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<TaskLogsResponse>; 400: Json<StreamError | UnaryError>; 401: Json<StreamError | UnaryError>; 403: Json<StreamError | UnaryError>; 500: Json<StreamError | UnaryError | PlainRouteError>; 501: Json<StreamError | UnaryError>; };
  };
  cleanupLogs: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<CleanupLogsResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
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
  getTrialCheckpoints: {
    parameters: {
      query?: {
        sortByAttr?: SortBy;
        sortByMetric?: string;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        states?: CheckpointState[];
      };
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialCheckpointsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  reportTrialProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": ReportTrialProgressRequest; }; };
    responses: { 200: Json<ReportTrialProgressResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: { metricsTrialId: number; };
      cookie?: never;
    };
    requestBody?: { content: { "application/json": ReportTrialMetricsRequest; }; };
    responses: { 200: Json<ReportTrialMetricsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialTrainingMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: { trainingMetricsTrialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": TrialMetrics; }; };
    responses: { 200: Json<ReportTrialTrainingMetricsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  reportTrialValidationMetrics: {
    parameters: {
      query?: never;
      header?: never;
      path: { validationMetricsTrialId: number; };
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
  getTemplates: {
    parameters: {
      query?: {
        sortBy?: GetTemplatesRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        name?: string;
        workspaceIds?: number[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTemplatesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  patchTemplateName: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PatchTemplateNameRequest; }; };
    responses: { 200: Json<PatchTemplateNameResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": Template; }; };
    responses: { 200: Json<PostTemplateResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
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
  expMetricNames: {
    parameters: {
      query: {
        ids: number[];
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
        unbound?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetResourcePoolsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
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
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchWorkspace: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
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
    responses: { 200: Json<PostProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
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
        nameCaseSensitive?: string;
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
  getProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchProject; }; };
    responses: { 200: Json<PatchProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getProjectByKey: {
    parameters: {
      query?: never;
      header?: never;
      path: { key: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectByKeyResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getProjectColumns: {
    parameters: {
      query?: { tableType?: TableType; };
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectColumnsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  moveExperiments: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
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
  patchWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchWebhook; }; };
    responses: { 200: Json<PatchWebhookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postWebhookEventData: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PostWebhookEventDataRequest; }; };
    responses: { 200: Json<PostWebhookEventDataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
  createGroup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": CreateGroupRequest; }; };
    responses: { 200: Json<CreateGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getPermissionsSummary: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetPermissionsSummaryResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getGroupsAndUsersAssignedToWorkspace: {
    parameters: {
      query?: { name?: string; };
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetGroupsAndUsersAssignedToWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getRolesByID: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": GetRolesByIDRequest; }; };
    responses: { 200: Json<GetRolesByIDResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getRolesAssignedToUser: {
    parameters: {
      query?: never;
      header?: never;
      path: { userId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetRolesAssignedToUserResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getRolesAssignedToGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: { groupId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetRolesAssignedToGroupResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  searchRolesAssignableToScope: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": SearchRolesAssignableToScopeRequest; }; };
    responses: { 200: Json<SearchRolesAssignableToScopeResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  listRoles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": ListRolesRequest; }; };
    responses: { 200: Json<ListRolesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  assignRoles: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": AssignRolesRequest; }; };
    responses: { 200: Json<AssignRolesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  removeAssignments: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: { content: { "application/json": RemoveAssignmentsRequest; }; };
    responses: { 200: Json<RemoveAssignmentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": SearchExperimentsRequest; }; };
    responses: { 200: Json<SearchExperimentsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError | PlainRouteError>; };
  };
  getWorkspaceConfigPolicies: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        workspaceId: number;
        workloadType: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetWorkspaceConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putWorkspaceConfigPolicies: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        workspaceId: number;
        workloadType: string;
      };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PutWorkspaceConfigPoliciesRequest; }; };
    responses: { 200: Json<PutWorkspaceConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteWorkspaceConfigPolicies: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        workspaceId: number;
        workloadType: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteWorkspaceConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getGlobalConfigPolicies: {
    parameters: {
      query?: never;
      header?: never;
      path: { workloadType: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetGlobalConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putGlobalConfigPolicies: {
    parameters: {
      query?: never;
      header?: never;
      path: { workloadType: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PutGlobalConfigPoliciesRequest; }; };
    responses: { 200: Json<PutGlobalConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteGlobalConfigPolicies: {
    parameters: {
      query?: never;
      header?: never;
      path: { workloadType: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteGlobalConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putExperiment: {
    parameters: {
      query?: never;
      header?: never;
      path: { externalExperimentId: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": CreateExperimentRequest; }; };
    responses: { 200: Json<PutExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  continueExperiment: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": ContinueExperimentRequest; }; };
    responses: { 200: Json<ContinueExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putExperimentRetainLogs: {
    parameters: {
      query?: never;
      header?: never;
      path: { experimentId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PutExperimentRetainLogsRequest; }; };
    responses: { 200: Json<PutExperimentRetainLogsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putExperimentsRetainLogs: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PutExperimentsRetainLogsRequest; }; };
    responses: { 200: Json<PutExperimentsRetainLogsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  putTrialRetainLogs: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PutTrialRetainLogsRequest; }; };
    responses: { 200: Json<PutTrialRetainLogsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialRemainingLogRetentionDays: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialRemainingLogRetentionDaysResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getClusterMessage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetClusterMessageResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  setClusterMessage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": SetClusterMessageRequest; }; };
    responses: { 200: Json<SetClusterMessageResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteClusterMessage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<DeleteClusterMessageResponse>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialMetricsByModelVersion: {
    parameters: {
      query?: {
        trialSourceInfoType?: TrialSourceInfoType;
        metricGroup?: string;
      };
      header?: never;
      path: {
        modelName: string;
        modelVersionNum: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialMetricsByModelVersionResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTrialMetricsByCheckpoint: {
    parameters: {
      query?: {
        trialSourceInfoType?: TrialSourceInfoType;
        metricGroup?: string;
      };
      header?: never;
      path: { checkpointUuid: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTrialMetricsByCheckpointResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getKubernetesResourceManagers: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetKubernetesResourceManagersResponse>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  setWorkspaceNamespaceBindings: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": SetWorkspaceNamespaceBindingsRequest; }; };
    responses: { 200: Json<SetWorkspaceNamespaceBindingsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteWorkspaceNamespaceBindings: {
    parameters: {
      query: { clusterNames: string[]; };
      header?: never;
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<DeleteWorkspaceNamespaceBindingsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  setResourceQuotas: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": SetResourceQuotasRequest; }; };
    responses: { 200: Json<SetResourceQuotasResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  listWorkspaceNamespaceBindings: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<ListWorkspaceNamespaceBindingsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getWorkspacesWithDefaultNamespaceBindings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: { 200: Json<GetWorkspacesWithDefaultNamespaceBindingsResponse>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  bulkAutoCreateWorkspaceNamespaceBindings: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": BulkAutoCreateWorkspaceNamespaceBindingsRequest; }; };
    responses: { 200: Json<BulkAutoCreateWorkspaceNamespaceBindingsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getKubernetesResourceQuotas: {
    parameters: {
      query?: never;
      header?: never;
      path: { id: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetKubernetesResourceQuotasResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  startTrial: {
    parameters: {
      query?: never;
      header?: never;
      path: { trialId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": StartTrialRequest; }; };
    responses: { 200: Json<StartTrialResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  runPrepareForReporting: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": RunPrepareForReportingRequest; }; };
    responses: { 200: Json<RunPrepareForReportingResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postAllocationAcceleratorData: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PostAllocationAcceleratorDataRequest; }; };
    responses: { 200: Json<PostAllocationAcceleratorDataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  searchRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": SearchRunsRequest; }; };
    responses: { 200: Json<SearchRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  moveRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": MoveRunsRequest; }; };
    responses: { 200: Json<MoveRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  killRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": KillRunsRequest; }; };
    responses: { 200: Json<KillRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  deleteRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": DeleteRunsRequest; }; };
    responses: { 200: Json<DeleteRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  archiveRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": ArchiveRunsRequest; }; };
    responses: { 200: Json<ArchiveRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unarchiveRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": UnarchiveRunsRequest; }; };
    responses: { 200: Json<UnarchiveRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  pauseRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PauseRunsRequest; }; };
    responses: { 200: Json<PauseRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  resumeRuns: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": ResumeRunsRequest; }; };
    responses: { 200: Json<ResumeRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getRunMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path: { runId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetRunMetadataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postRunMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path: { runId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PostRunMetadataRequest; }; };
    responses: { 200: Json<PostRunMetadataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getMetadataValues: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        projectId: number;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetMetadataValuesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  createGenericTask: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": CreateGenericTaskRequest; }; };
    responses: { 200: Json<CreateGenericTaskResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTaskContextDirectory: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTaskContextDirectoryResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getAllocation: {
    parameters: {
      query?: never;
      header?: never;
      path: { allocationId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetAllocationResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getTaskAcceleratorData: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetTaskAcceleratorDataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getGenericTaskConfig: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetGenericTaskConfigResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  killGenericTask: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": KillGenericTaskRequest; }; };
    responses: { 200: Json<KillGenericTaskResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  pauseGenericTask: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<PauseGenericTaskResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  unpauseGenericTask: {
    parameters: {
      query?: never;
      header?: never;
      path: { taskId: string; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<UnpauseGenericTaskResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  getAccessTokens: {
    parameters: {
      query?: {
        sortBy?: GetAccessTokensRequestSortBy;
        orderBy?: OrderBy;
        offset?: number;
        limit?: number;
        tokenIds?: number[];
        username?: string;
        showInactive?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetAccessTokensResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  postAccessToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": PostAccessTokenRequest; }; };
    responses: { 200: Json<PostAccessTokenResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchAccessToken: {
    parameters: {
      query?: never;
      header?: never;
      path: { tokenId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchAccessTokenRequest; }; };
    responses: { 200: Json<PatchAccessTokenResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
}

/** @description Request message of `activateExperiments`. */
type ActivateExperimentsRequest = {
    /** @description Ids of the experiments to activate; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to activate by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects paused experiments only. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description A machine that runs tasks for the master. */
export type Agent = {
    /** @description Name the agent registered with, usually its host name. */
    id: string;
    /**
     * Format: date-time
     * @description When the agent last registered (UTC).
     */
    registeredTime: string | null;
    /** @description Slots of the agent, under keys of the form `/agents/<agent>/slots/<n>`. */
    slots: {
        [key: string]: Slot;
    };
    /** @description Containers that run on the agent, under their ids. */
    containers: {
        [key: string]: Container;
    };
    /** @description Network addresses the agent was seen at. */
    addresses: string[];
    /** @description Whether new work may be placed here. */
    enabled: boolean;
    /** @description Whether the agent is disabled but still finishes its running work. */
    draining: boolean;
    /** @description Version of the agent software. */
    version: string;
    /** @description Names of the pools the agent belongs to. */
    resourcePools: string[];
    /** @description Slots of the agent counted by type and by brand. */
    slotStats: SlotStats | null;
};
/** @description How many slots of a kind there are, and what they do. */
export type DeviceStats = {
    /** @description Slots by the state of their container. */
    states: {
        [key: string]: number;
    };
    /**
     * Format: int32
     * @description Slots that take nothing new.
     */
    draining: number;
    /**
     * Format: int32
     * @description Slots that are switched off.
     */
    disabled: number;
    /**
     * Format: int32
     * @description All slots of the kind.
     */
    total: number;
};
/** @description One start of a task. */
export type Allocation = {
    taskId: string;
    /** @description What it is doing; pending and assigned ones show as queued. */
    state: TaskState;
    /** @description True once an interactive task serves; stays false for trials and commands. */
    isReady?: boolean;
    /** @description When it got resources, without time zone (UTC); empty when unset. */
    startTime?: string;
    /** @description When it gave them back, without time zone (UTC); empty when unset. */
    endTime?: string;
    /** @description Task id, a point and a counter from 1. */
    allocationId: string;
    /**
     * Format: int32
     * @description Slots it holds or wants.
     */
    slots: number;
    /** @description Why it ended, in words. */
    exitReason?: string;
    /**
     * Format: int32
     * @description Exit code of its container.
     */
    statusCode?: number;
};
/** @description Request message of `createGenericTask`. */
type CreateGenericTaskRequest = {
    /** @description Files the task starts with. */
    contextDirectory: File[];
    /** @description Configuration as YAML text. */
    config: string;
    /**
     * Format: int32
     * @description Id of the project that the task belongs to. Absent: the project that its configuration names, else Uncategorized.
     */
    projectId?: number;
    /** @description Task that starts it. */
    parentId?: string;
    /** @description Use the files of the parent. */
    inheritContext?: boolean;
    /** @description Task to copy. */
    forkedFrom?: string;
    /** @description Refuse to be paused. */
    noPause?: boolean;
};
/** @description Answer of `createGenericTask`. */
export type CreateGenericTaskResponse = {
    taskId: string;
    warnings: LaunchWarning[];
};
/** @description Request message of `getAllocation`. */
export type GetAllocationRequest = {
    /** @description Id of the allocation. */
    allocationId: string;
};
/** @description Answer of `getAllocation`. */
export type GetAllocationResponse = {
    allocation: Allocation;
};
/** @description Request message of `getGenericTaskConfig`. */
export type GetGenericTaskConfigRequest = {
    /** @description Id of the task. */
    taskId: string;
};
/** @description Answer of `getGenericTaskConfig`. */
export type GetGenericTaskConfigResponse = {
    config: string;
};
/** @description Request message of `getTaskAcceleratorData`. */
export type GetTaskAcceleratorDataRequest = {
    /** @description Id of the task. */
    taskId: string;
};
/** @description Answer of `getTaskAcceleratorData`. */
export type GetTaskAcceleratorDataResponse = {
    acceleratorData: AcceleratorData[];
};
/** @description Request message of `getTaskContextDirectory`. */
export type GetTaskContextDirectoryRequest = {
    /** @description Id of the task. */
    taskId: string;
};
/** @description Answer of `getTaskContextDirectory`. */
export type GetTaskContextDirectoryResponse = {
    b64Tgz: string;
};
/** @description Request message of `killGenericTask`. */
type KillGenericTaskRequest = {
    /** @description Id of the task. */
    taskId: string;
    /** @description End the whole tree the task belongs to. */
    killFromRoot: boolean;
};
/** @description Answer of `killGenericTask`. */
export type KillGenericTaskResponse = {
    [key: string]: unknown;
};
/** @description Request message of `pauseGenericTask`. */
export type PauseGenericTaskRequest = {
    /** @description Id of the task. */
    taskId: string;
};
/** @description Answer of `pauseGenericTask`. */
export type PauseGenericTaskResponse = {
    [key: string]: unknown;
};
/** @description Request message of `archiveExperiments`. */
type ArchiveExperimentsRequest = {
    /** @description Ids of the experiments to archive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to archive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description Request message of `assignRoles`. */
type AssignRolesRequest = {
    /** @description Role assignments of groups to add. All of the call happens or none of it; both lists empty is a 400. */
    groupRoleAssignments: GroupRoleAssignment[];
    /** @description Role assignments of single users to add. All of the call happens or none of it; both lists empty is a 400. */
    userRoleAssignments: UserRoleAssignment[];
};
/** @description Picks the experiments of a bulk action by filter instead of by id. */
type BulkExperimentFilters = {
    /** @description Keeps experiments whose description contains this text, ignoring case. */
    description: string;
    /** @description Keeps experiments whose name contains this text, ignoring case. */
    name: string;
    /** @description Keeps experiments that have all of these labels. */
    labels: string[];
    /** @description Keeps only archived (true) or only other (false) experiments; null keeps both. */
    archived: boolean | null;
    /** @description Keeps experiments in these stored states: `STATE_ACTIVE` covers queued, pulling, starting and running. */
    states: ExperimentState[];
    /** @description Keeps experiments owned by one of these user ids. */
    userIds: number[];
    /**
     * Format: int32
     * @description Keeps experiments of this project; 0 keeps all.
     */
    projectId: number;
    /** @description Experiments left out although they match. */
    excludedExperimentIds: number[];
};
/** @description Request message of `cancelExperiments`. */
type CancelExperimentsRequest = {
    /** @description Ids of the experiments to cancel; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to cancel by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description Request message of `continueExperiment`. */
type ContinueExperimentRequest = {
    /**
     * Format: int32
     * @description Id of the finished experiment that goes on in place, with its trials and their latest checkpoints.
     */
    id: number;
    /** @description Configuration to merge, as YAML text. */
    overrideConfig: string;
};
/** @description Answer of `continueExperiment`. */
export type ContinueExperimentResponse = {
    experiment: Experiment | null;
    warnings: LaunchWarning[];
};
/** @description Saved state of a trial or another task. */
export type Checkpoint = {
    /** @description Task that stored it. */
    taskId: string;
    /** @description Allocation that stored it; left out when unknown. */
    allocationId?: string;
    /** @description UUID of the checkpoint, the name of its folder in the storage. */
    uuid: string;
    /**
     * Format: date-time
     * @description When it was reported.
     */
    reportTime: string | null;
    /** @description Bytes by path of each file; kept as it was once the checkpoint is deleted. */
    resources: {
        [key: string]: Int64;
    };
    /** @description Free object; `steps_completed` holds the batches trained. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /** @description Whether its files are there. */
    state: CheckpointState;
    /** @description Trial, configuration and metrics behind it; its members are null for other tasks. */
    training: CheckpointTrainingMetadata;
    /**
     * Format: int32
     * @description Number of the storage it lies in; unset for the default one.
     */
    storageId?: number;
};
/** @description The training a checkpoint comes from. */
export type CheckpointTrainingMetadata = {
    /**
     * Format: int32
     * @description Trial that wrote the checkpoint, or null.
     */
    trialId?: number;
    /**
     * Format: int32
     * @description Experiment of the trial, or null.
     */
    experimentId?: number;
    /** @description Full configuration of the experiment. */
    experimentConfig: {
        [key: string]: unknown;
    } | null;
    /** @description Hyperparameters of the trial. */
    hparams: {
        [key: string]: unknown;
    } | null;
    /** @description Training metrics at the time of the checkpoint. */
    trainingMetrics: Metrics | null;
    /** @description Validation metrics at the time of the checkpoint. */
    validationMetrics: Metrics | null;
    /** @description The metric the search is about; null when not validated. */
    searcherMetric?: Double;
};
/**
 * @description The kind of value a column holds.
 * @enum {string}
 */
export type ColumnType = "COLUMN_TYPE_UNSPECIFIED" | "COLUMN_TYPE_TEXT" | "COLUMN_TYPE_NUMBER" | "COLUMN_TYPE_DATE" | "COLUMN_TYPE_ARRAY";
/** @description A command run in a container of its own. */
export type Command = {
    id: string;
    /** @description Name shown; generated when not given. */
    description: string;
    /** @description What the task is doing. */
    state: TaskState;
    /**
     * Format: date-time
     * @description When it was launched.
     */
    startTime: string | null;
    /** @description Its container; null until it has one, kept after the end. */
    container: Container | null;
    /** @description Name of the owner as shown; empty when unset. */
    displayName: string;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /** @description Username of the owner. */
    username: string;
    /** @description Pool it runs in. */
    resourcePool: string;
    /** @description Empty while alive; afterwards how it ended. */
    exitStatus: string;
    /** @description UUID of its entry in the job queue. */
    jobId: string;
    /**
     * Format: int32
     * @description Workspace it belongs to.
     */
    workspaceId: number;
};
/** @description A trial and its sampled metrics. */
export type ComparableTrial = {
    /** @description Only id, experiment, stored state, times, hyperparameters and runner state are filled. */
    trial: Trial;
    /** @description One entry per metric group that has data, ordered by group. */
    metrics: DownsampledMetrics[];
};
/** @description Request message of `compareTrials`. */
export type CompareTrialsRequest = {
    /** @description Trials to read; repeat the key. None gives an empty list. */
    trialIds: number[];
    /**
     * Format: int32
     * @description Most points per trial and group; 0 means 200.
     */
    maxDatapoints: number;
    /** @description Names of metrics; repeat the key. Without a group, training and validation are both searched. */
    metricNames: string[];
    /**
     * Format: int32
     * @description First batch to look at; default 0.
     */
    startBatches: number;
    /**
     * Format: int32
     * @description Last batch to look at; 0, the default, means no end.
     */
    endBatches: number;
    /**
     * @deprecated
     * @description Training or validation metrics; deprecated, use `group`.
     */
    metricType: MetricType;
    /** @description Metric group, such as `training` or `validation`. */
    group: string;
    /** @description Metrics as `<group>.<name>`; repeat the key. */
    metricIds: string[];
    /** @description Range by `batches`, `time` or `epoch` that replaces `startBatches` and `endBatches`. Absent or null: those two decide. */
    timeSeriesFilter: PolymorphicFilter | null;
};
/** @description Answer of `compareTrials`. */
export type CompareTrialsResponse = {
    trials: ComparableTrial[];
};
/** @description The part of the master configuration that can be changed while it runs. */
type Config = {
    /** @description Log settings. */
    log: LogConfig | null;
};
/** @description A container started on an agent. */
export type Container = {
    /** @description Component of the master that started it; may be empty. */
    parent: string;
    /** @description Id of the container. */
    id: string;
    state: ContainerState;
    /** @description Devices the container was given. */
    devices: Device[];
    /** @description The caller may not see whose task runs in it. */
    permissionDenied: boolean;
};
/** @description Request message of `createExperiment`. */
type CreateExperimentRequest = {
    /** @description Files and directories of the code, each with its content in base64. Ignored when `parentId` is set, because the code of the parent is used; an empty list is accepted and gives an experiment without code. */
    modelDefinition: File[];
    /** @description Experiment configuration as text in YAML or JSON, not as an object. `entrypoint` and `searcher` are needed unless the template holds them; a bad configuration is a 500 whose text names the fault. */
    config: string;
    /** @description Checks the configuration and creates nothing when true; the answer then holds an all-default experiment and a null `config`. Absent is false: the experiment is created. */
    validateOnly: boolean;
    /**
     * Format: int32
     * @description Id of the experiment to fork: its code is used and `forkedFrom` is set. 0 or absent: no parent, so `modelDefinition` is the code; a missing parent is a 404.
     */
    parentId: number;
    /** @description Starts the experiment at once when true. Absent or false creates a paused experiment, which runs nothing until `activateExperiment` is called, so a wait for its end never returns. */
    activate: boolean;
    /**
     * Format: int32
     * @description Id of the project to create the experiment in. 0, 1 or absent takes the workspace and project that the configuration names, else Uncategorized; a missing project is a 404.
     */
    projectId: number;
    /** @description Name of the template that `config` is merged over. Absent: no template; an unknown name is a 400. */
    template?: string;
    /** @description Creates an experiment that the cluster does not run and to which metrics are reported from outside when true. Absent or false: the cluster schedules it. A 0.23 master shows an unmanaged one as completed. */
    unmanaged?: boolean;
};
/** @description Request message of `deleteExperimentLabel`. */
export type DeleteExperimentLabelRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
    /** @description The label, as it is. */
    label: string;
};
/** @description Answer of `deleteExperimentLabel`. */
export type DeleteExperimentLabelResponse = {
    labels: string[];
};
/** @description Answer of `createExperiment`. */
export type CreateExperimentResponse = {
    experiment: Experiment;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description Request message of `createGroup`. */
type CreateGroupRequest = {
    /** @description Name of the new group, unique in the cluster. A taken name is a 409 and one that ends like a personal group a 400. */
    name: string;
    /** @description Ids of the users that become members. Empty creates a group without members; an unknown id is a 404 and creates nothing. */
    addUsers: number[];
};
/** @description Answer of `createGroup`. */
export type CreateGroupResponse = {
    group: GroupDetails;
};
/** @description Request message of `createTrial`. */
type CreateTrialRequest = {
    /**
     * Format: int32
     * @description Id of an unmanaged experiment. Trials of a managed one are created by its searcher, so that is refused with a 500.
     */
    experimentId: number;
    /** @description Hyperparameter values of the trial, by name. Absent or null: the trial has none. */
    hparams: {
        [key: string]: unknown;
    } | null;
    /** @description Must be true: only trials that the cluster does not run are created here. Absent or false is refused with a 500. */
    unmanaged: boolean;
};
/** @description Answer of `createTrial`. */
export type CreateTrialResponse = {
    trial: Trial;
};
/** @description Answer of `currentUser`. */
export type CurrentUserResponse = {
    user: User;
};
/** @description Metrics at one batch. */
export type DataPoint = {
    /**
     * Format: int32
     * @description Batches trained up to here.
     */
    batches: number;
    /** @description Value by metric name; null where a metric was not reported. */
    values: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: date-time
     * @description When it was reported.
     */
    time: string | null;
    /** @description Epoch as reported; 0 when it was not. */
    epoch?: Double;
};
/** @description Request message of `deleteExperiments`. */
type DeleteExperimentsRequest = {
    /** @description Ids of the experiments to delete with their trials, metrics, logs and checkpoints; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to delete by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description Request message of `deleteTensorboardFiles`. */
export type DeleteTensorboardFilesRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `deleteTensorboardFiles`. */
export type DeleteTensorboardFilesResponse = {
    [key: string]: unknown;
};
/** @description Request message of `disableAgent`. */
type DisableAgentRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Lets running work finish and only stops new work when true. Absent or false: what runs on the agent is moved away at once. */
    drain: boolean;
};
/** @description Answer of `disableAgent`. */
export type DisableAgentResponse = {
    agent: Agent;
};
/** @description Request message of `disableSlot`. */
type DisableSlotRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
    /** @description Lets the running work of the slot finish when true. Absent or false: it is moved to another slot at once. */
    drain: boolean;
};
/** @description Answer of `disableSlot`. */
export type DisableSlotResponse = {
    slot: Slot;
};
/** @description Sampled metrics of one group. */
export type DownsampledMetrics = {
    /** @description Points in order of batches, or of the column filtered by. */
    data: DataPoint[];
    /**
     * @deprecated
     * @description Unspecified for custom groups; use `group`.
     */
    type: MetricType;
    /** @description Metric group, such as `training`. */
    group: string;
};
/** @description Answer of `enableAgent`. */
export type EnableAgentResponse = {
    agent: Agent;
};
/** @description Answer of `enableSlot`. */
export type EnableSlotResponse = {
    slot: Slot;
};
/** @description Request message of `getTrialMetricsByCheckpoint`. */
export type GetTrialMetricsByCheckpointRequest = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    /** @description Keep trials with this use; unset means both. */
    trialSourceInfoType?: TrialSourceInfoType;
    /** @description Keep reports of this group; unset means all. */
    metricGroup?: string;
};
/** @description Answer of `getTrialMetricsByCheckpoint`. */
export type GetTrialMetricsByCheckpointResponse = {
    metrics: MetricsReport[];
};
/** @description Request message of `getTrialMetricsByModelVersion`. */
export type GetTrialMetricsByModelVersionRequest = {
    /** @description Name of the model. */
    modelName: string;
    /**
     * Format: int32
     * @description Number of the version within the model.
     */
    modelVersionNum: number;
    /** @description Keep trials with this use; unset means both. */
    trialSourceInfoType?: TrialSourceInfoType;
    /** @description Keep reports of this group; unset means all. */
    metricGroup?: string;
};
/** @description Answer of `getTrialMetricsByModelVersion`. */
export type GetTrialMetricsByModelVersionResponse = {
    metrics: MetricsReport[];
};
/** @description One training job with its state, owner, place and resolved configuration. */
export type Experiment = {
    /** Format: int32 */
    id: number;
    description: string;
    /** @description Labels in no particular order. */
    labels: string[];
    /**
     * Format: date-time
     * @description When the experiment was created.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * @description When it reached a terminal state; null before.
     */
    endTime: string | null;
    /** @description What the experiment does now; while active, what its busiest allocation does. */
    state: ExperimentState;
    /** @description Own archive flag; see `parentArchived` for project and workspace. */
    archived: boolean;
    /**
     * Format: int32
     * @description Trials created so far; above 0 even while paused.
     */
    numTrials: number;
    /** @description Sorted trial ids; empty in list and search rows. */
    trialIds: number[];
    /** @description Name of the owner as shown; empty outside list and search rows. */
    displayName: string;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /** @description Username of the owner. */
    username: string;
    /** @description Pool the trials run in, after defaults are applied. */
    resourcePool: string;
    /** @description Name of the searcher, such as `adaptive_asha`. */
    searcherType: string;
    /** @description Metric the searcher looks at. */
    searcherMetric: string;
    /** @description Hyperparameters of the configuration; null where the answer leaves them out. */
    hyperparameters: {
        [key: string]: unknown;
    } | null;
    name: string;
    /** @description Free Markdown text; list and search rows hold the word `omitted` when there is some. */
    notes: string;
    /** @description UUID of its entry in the job queue. */
    jobId: string;
    /**
     * Format: int32
     * @description Experiment it was forked from, or null.
     */
    forkedFrom: number | null;
    /** @description Share done, 0 to 1; 1 once completed, null when unknown. */
    progress: Double | null;
    /** Format: int32 */
    projectId: number;
    projectName: string;
    /** Format: int32 */
    workspaceId: number;
    workspaceName: string;
    /** @description True when the project or its workspace is archived. */
    parentArchived: boolean;
    /**
     * @deprecated
     * @description Configuration with all defaults filled in, keys in snake_case.
     */
    config: {
        [key: string]: unknown;
    } | null;
    /** @description Configuration text as submitted; empty in list and search rows. */
    originalConfig: string;
    /**
     * Format: int32
     * @description User who owns the project.
     */
    projectOwnerId: number;
    /** @description Bytes of all its checkpoints. */
    checkpointSize: Int64;
    /**
     * Format: int32
     * @description Number of its checkpoints.
     */
    checkpointCount: number;
    /** @description Searcher metric of the best trial; only in lists asked with `showTrialData`. */
    bestTrialSearcherMetric?: Double;
    /**
     * Format: int32
     * @description Best trial by searcher metric; only in search rows.
     */
    bestTrialId?: number;
    /** @description Meant for experiments run outside the scheduler; always sent as false. */
    unmanaged: boolean;
    /**
     * Format: int32
     * @description Seconds from start to end, or until now; only in list and search rows.
     */
    duration?: number;
    /** @description Id the caller gave an unmanaged experiment. */
    externalExperimentId?: string;
    /** @description Id the caller gave its only trial. */
    externalTrialId?: string;
    /**
     * Format: int32
     * @description Bytes of its code, packed.
     */
    modelDefinitionSize?: number;
    /** @description Where its data comes from, where that is Pachyderm. */
    pachydermIntegration?: {
        [key: string]: unknown;
    };
};
/** @description A file or folder of code sent along with a new experiment or task. */
type File = {
    /** @description Path inside the code folder, with forward slashes. */
    path: string;
    /**
     * Format: int32
     * @description Tar type as a number: 48 for a file, 53 for a folder.
     */
    type: number;
    /**
     * Format: byte
     * @description Bytes of the file in base64; empty for a folder.
     */
    content: string;
    /** @description Time of last change, in seconds since 1970. */
    mtime: Int64;
    /**
     * Format: int32
     * @description Unix permission bits as a decimal number; 420 is 0644.
     */
    mode: number;
    /**
     * Format: int32
     * @description Owner on disk.
     */
    uid: number;
    /**
     * Format: int32
     * @description Group on disk.
     */
    gid: number;
};
/** @description Answer of `getAgent`. */
export type GetAgentResponse = {
    agent: Agent;
};
/** @description Request message of `getAgents`. */
export type GetAgentsRequest = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy: GetAgentsRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent returns all. Must not be negative.
     */
    limit: number;
    /** @description Leave the slots out of the answer. */
    excludeSlots: boolean;
    /** @description Leave the containers out of the answer. */
    excludeContainers: boolean;
};
/** @description Slots of an agent counted by type and by brand. */
export type SlotStats = {
    /** @description Counts by type of device. */
    typeStats: {
        [key: string]: DeviceStats;
    };
    /** @description Counts by brand of device. */
    brandStats: {
        [key: string]: DeviceStats;
    };
};
/** @description Answer of `getAgents`. */
export type GetAgentsResponse = {
    agents: Agent[];
    pagination: Pagination;
};
/** @description Answer of `getCheckpoint`. */
export type GetCheckpointResponse = {
    checkpoint: Checkpoint;
};
/** @description Answer of `getCommand`. */
export type GetCommandResponse = {
    command: Command;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `getCommands`. */
export type GetCommandsResponse = {
    commands: Command[];
    pagination: Pagination;
};
/** @description Request message of `getExperimentCheckpoints`. */
export type GetExperimentCheckpointsRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
    /** @description Attribute to sort by; unspecified means trial id. Not together with `sortByMetric`. */
    sortByAttr?: SortBy;
    /** @description Validation metric to sort by, better ones first without a direction. Not together with `sortByAttr`. */
    sortByMetric?: string;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
     */
    limit: number;
    /** @description Keep checkpoints in these states; repeat the key. */
    states: CheckpointState[];
};
/** @description Answer of `getExperimentCheckpoints`. */
export type GetExperimentCheckpointsResponse = {
    checkpoints: Checkpoint[];
    pagination: Pagination;
};
/** @description Answer of `getExperiment`. */
export type GetExperimentResponse = {
    experiment: Experiment;
    jobSummary: JobSummary | null;
    /** @description Configuration of the experiment, defaults filled in. */
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getExperimentTrials`. */
export type GetExperimentTrialsRequest = {
    /** @description Column to sort by; unspecified means id. */
    sortBy: GetExperimentTrialsRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows in the answer; 0, the default, means 100, -1 everything from the offset on, -2 only the pagination block.
     */
    limit: number;
    /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
    states: ExperimentState[];
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/**
 * @description Column by which trials of an experiment are sorted; unspecified means id.
 * @enum {string}
 */
export type GetExperimentTrialsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_START_TIME" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_BEST_VALIDATION_METRIC" | "SORT_BY_LATEST_VALIDATION_METRIC" | "SORT_BY_BATCHES_PROCESSED" | "SORT_BY_DURATION" | "SORT_BY_RESTARTS" | "SORT_BY_CHECKPOINT_SIZE" | "SORT_BY_LOG_RETENTION_DAYS";
/** @description Answer of `getExperimentTrials`. */
export type GetExperimentTrialsResponse = {
    trials: Trial[];
    pagination: Pagination;
};
/** @description Answer of `getExperiments`. */
export type GetExperimentsResponse = {
    experiments: Experiment[];
    pagination: Pagination;
};
/** @description Answer of `getGroup`. */
export type GetGroupResponse = {
    group: GroupDetails;
};
/** @description Answer of `getGroupsAndUsersAssignedToWorkspace`. */
export type GetGroupsAndUsersAssignedToWorkspaceResponse = {
    groups: GroupDetails[];
    usersAssignedDirectly: User[];
    assignments: RoleWithAssignments[];
};
/** @description Answer of `getJobs`. */
export type GetJobsResponse = {
    pagination: Pagination;
    jobs: Job[];
};
/** @description Answer of `getJobsV2`. */
export type GetJobsV2Response = {
    pagination: Pagination;
    jobs: RBACJob[];
};
/** @description Answer of `getMaster`. */
export type GetMasterResponse = {
    version: string;
    masterId: string;
    clusterId: string;
    clusterName: string;
    telemetryEnabled: boolean;
    ssoProviders: SSOProvider[];
    externalLoginUri: string;
    externalLogoutUri: string;
    branding: string;
    rbacEnabled: boolean;
    product: GetMasterResponseProduct;
    featureSwitches: string[];
    userManagementEnabled: boolean;
    strictJobQueueControl: boolean;
    /** @description Announcement that is shown now. */
    clusterMessage?: ClusterMessage;
    /** @description The master has a logo of its own. */
    hasCustomLogo: boolean;
};
/** @description Answer of `getMe`. */
export type GetMeResponse = {
    user: User;
};
/** @description Answer of `getMetrics`. */
export type GetMetricsResponse = {
    metrics: MetricsReport[];
};
/** @description Answer of `getModelVersion`. */
export type GetModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Answer of `getModelVersions`. */
export type GetModelVersionsResponse = {
    model: Model;
    modelVersions: ModelVersion[];
    pagination: Pagination;
};
/** @description Answer of `getNotebook`. */
export type GetNotebookResponse = {
    notebook: Notebook;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `getNotebooks`. */
export type GetNotebooksResponse = {
    notebooks: Notebook[];
    pagination: Pagination;
};
/** @description Answer of `getPermissionsSummary`. */
export type GetPermissionsSummaryResponse = {
    roles: Role[];
    assignments: RoleAssignmentSummary[];
};
/** @description Request message of `getProjectColumns`. */
export type GetProjectColumnsRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
    /** @description Table the columns are for; unspecified means experiments. */
    tableType?: TableType;
};
/** @description Answer of `getProjectColumns`. */
export type GetProjectColumnsResponse = {
    columns: ProjectColumn[];
};
/** @description Answer of `getProject`. */
export type GetProjectResponse = {
    project: Project;
};
/** @description Answer of `getProjectsByUserActivity`. */
export type GetProjectsByUserActivityResponse = {
    projects: Project[];
};
/** @description Request message of `getResourcePools`. */
export type GetResourcePoolsRequest = {
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent returns all. Must not be negative.
     */
    limit: number;
    /** @description Keep pools that are bound to no workspace. */
    unbound: boolean;
};
/** @description Answer of `getResourcePools`. */
export type GetResourcePoolsResponse = {
    resourcePools: ResourcePool[];
    pagination: Pagination;
};
/** @description Answer of `getRolesAssignedToGroup`. */
export type GetRolesAssignedToGroupResponse = {
    roles: Role[];
    assignments: RoleAssignmentSummary[];
};
/** @description Answer of `getRolesAssignedToUser`. */
export type GetRolesAssignedToUserResponse = {
    roles: RoleWithAssignments[];
};
/** @description Request message of `getRolesByID`. */
type GetRolesByIDRequest = {
    /** @description Ids of the roles to read. One that is missing, or an empty list, is a 404 for the whole call. */
    roleIds: number[];
};
/** @description Answer of `getRolesByID`. */
export type GetRolesByIDResponse = {
    roles: RoleWithAssignments[];
};
/** @description Answer of `getShell`. */
export type GetShellResponse = {
    shell: Shell;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `getShells`. */
export type GetShellsResponse = {
    shells: Shell[];
    pagination: Pagination;
};
/** @description Answer of `getSlot`. */
export type GetSlotResponse = {
    slot: Slot;
};
/** @description Answer of `getSlots`. */
export type GetSlotsResponse = {
    slots: Slot[];
};
/** @description Answer of `getTask`. */
export type GetTaskResponse = {
    task: Task;
};
/** @description Request message of `getTemplates`. */
export type GetTemplatesRequest = {
    /** @description Key to sort by; by name when unspecified. */
    sortBy: GetTemplatesRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent returns all. Must not be negative.
     */
    limit: number;
    /** @description Keeps templates whose name contains this text, ignoring case. Empty keeps all. */
    name: string;
    /** @description Keep templates of these workspaces; repeat the key. */
    workspaceIds: number[];
};
/** @description Request message of `patchTemplateName`. */
export type PatchTemplateNameRequest = {
    /** @description Name of the template as it is now. An unknown name is a 404. */
    oldName: string;
    /** @description Name of the template from now on. */
    newName: string;
};
/** @description Answer of `patchTemplateName`. */
export type PatchTemplateNameResponse = {
    template: Template | null;
};
/** @description Answer of `getTensorboard`. */
export type GetTensorboardResponse = {
    tensorboard: Tensorboard;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `getTensorboards`. */
export type GetTensorboardsResponse = {
    tensorboards: Tensorboard[];
    pagination: Pagination;
};
/** @description Answer of `getTrainingMetrics`. */
export type GetTrainingMetricsResponse = {
    metrics: MetricsReport[];
};
/** @description Request message of `getTrialCheckpoints`. */
export type GetTrialCheckpointsRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    id: number;
    /** @description Attribute to sort by; unspecified means trial id. Not together with `sortByMetric`. */
    sortByAttr?: SortBy;
    /** @description Validation metric to sort by, better ones first without a direction. Not together with `sortByAttr`. */
    sortByMetric?: string;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows in the answer; 0, the default, means all. Negative values fail with 500.
     */
    limit: number;
    /** @description Keep checkpoints in these states; repeat the key. */
    states: CheckpointState[];
};
/**
 * @description Columns a list of checkpoints can be sorted by.
 * @enum {string}
 */
export type SortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_UUID" | "SORT_BY_TRIAL_ID" | "SORT_BY_BATCH_NUMBER" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_SEARCHER_METRIC";
/** @description Answer of `getTrialCheckpoints`. */
export type GetTrialCheckpointsResponse = {
    checkpoints: Checkpoint[];
    pagination: Pagination;
};
/** @description Answer of `getTrial`. */
export type GetTrialResponse = {
    trial: Trial;
};
/** @description Request message of `getTrialWorkloads`. */
export type GetTrialWorkloadsRequest = {
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total gives an empty list.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows in the answer; 0, the default, means all.
     */
    limit: number;
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Metric to sort by as a number, nulls last; empty or `batches` means total batches. */
    sortKey: string;
    /** @description Kinds of rows to show; unspecified means all. */
    filter: GetTrialWorkloadsRequestFilterOption;
    /** @description Adds the metrics of every batch to training rows; default false. */
    includeBatchMetrics: boolean;
    /**
     * @deprecated
     * @description Whose metric `sortKey` names; use `group` instead.
     */
    metricType: MetricType;
    /** @description Metric group that `sortKey` belongs to, such as `validation`. */
    group: string;
    /** @description Leave deleted checkpoints out. */
    removeDeletedCheckpoints: boolean;
};
/** @description Request message of `patchTrial`. */
type PatchTrialRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description New state of an unmanaged trial. Absent keeps the state. */
    state?: TrialState;
};
/** @description Answer of `patchTrial`. */
export type PatchTrialResponse = {
    trial: Trial;
};
/** @description Request message of `putTrial`. */
type PutTrialRequest = {
    /** @description The trial to create when none has this external id yet. Ignored when it exists. */
    createTrialRequest: CreateTrialRequest | null;
    /** @description Id of the trial in the system that reports it, unique in its experiment. The same id answers the same trial again. */
    externalTrialId: string;
};
/** @description Answer of `putTrial`. */
export type PutTrialResponse = {
    trial: Trial | null;
};
/** @description Answer of `getUserByUsername`. */
export type GetUserByUsernameResponse = {
    user: User;
};
/** @description Answer of `getUser`. */
export type GetUserResponse = {
    user: User;
};
/** @description Request message of `getUsers`. */
export type GetUsersRequest = {
    /** @description Key to sort by; by id when unspecified. `SORT_BY_NAME` uses the display name, or the username where there is none. */
    sortBy: GetUsersRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent returns all. Must not be negative.
     */
    limit: number;
    /** @description Keeps users whose display name or username contains this text, ignoring case; `%` and `_` act as wildcards. Empty keeps all. */
    name: string;
    /** @description Keep active users, or those who are not. */
    active?: boolean;
    /** @description Keep administrators, or everyone else. */
    admin?: boolean;
    /** @description Keep users who hold one of these roles themselves, not through a group; repeat the key. */
    roleIdAssignedDirectlyToUser: number[];
};
/** @description Request message of `patchUsers`. */
type PatchUsersRequest = {
    /** @description Ids of the users to change. Ignored when `filters` is sent. */
    userIds: number[];
    /** @description True lets the users sign in again. False or absent deactivates them. */
    activate: boolean;
    /** @description Selects the users by their properties instead of by `userIds`. Absent or null: the ids decide. */
    filters: UserFilters | null;
};
/** @description Answer of `patchUsers`. */
export type PatchUsersResponse = {
    results: UserActionResult[];
};
/**
 * @description The keys that the list of users can be sorted by.
 * @enum {string}
 */
export type GetUsersRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_DISPLAY_NAME" | "SORT_BY_USER_NAME" | "SORT_BY_ADMIN" | "SORT_BY_ACTIVE" | "SORT_BY_MODIFIED_TIME" | "SORT_BY_NAME" | "SORT_BY_LAST_AUTH_TIME" | "SORT_BY_REMOTE";
/** @description Answer of `getUsers`. */
export type GetUsersResponse = {
    users: User[];
    pagination: Pagination;
};
/** @description Answer of `getValidationMetrics`. */
export type GetValidationMetricsResponse = {
    metrics: MetricsReport[];
};
/** @description Answer of `getWebhooks`. */
export type GetWebhooksResponse = {
    webhooks: Webhook[];
};
/** @description Answer of `getWorkspaceProjects`. */
export type GetWorkspaceProjectsResponse = {
    projects: Project[];
    pagination: Pagination;
};
/** @description Answer of `getWorkspace`. */
export type GetWorkspaceResponse = {
    workspace: Workspace;
};
/** @description Request message of `getWorkspaces`. */
export type GetWorkspacesRequest = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy: GetWorkspacesRequestSortBy;
    /** @description Sort direction; ascending when unspecified. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent returns all. Must not be negative.
     */
    limit: number;
    /** @description Keeps workspaces with this whole name, ignoring case; `%` stands for any text. Empty keeps all. */
    name: string;
    /** @description Keeps only archived (true) or only other (false) workspaces. */
    archived: boolean | null;
    /** @description Keeps workspaces owned by one of these usernames. */
    users: string[];
    /** @description Keeps workspaces owned by one of these user ids. */
    userIds: number[];
    /** @description Keeps only workspaces the caller pinned (true) or did not pin (false). */
    pinned: boolean | null;
    /** @description Keep the workspace with exactly this name. */
    nameCaseSensitive: string;
};
/** @description Answer of `getWorkspaces`. */
export type GetWorkspacesResponse = {
    workspaces: Workspace[];
    pagination: Pagination;
};
/** @description A group with its members. */
export type GroupDetails = {
    /** Format: int32 */
    groupId: number;
    name: string;
    /** @description Members of the group. */
    users: User[];
};
/** @description A role given to a group. */
export type GroupRoleAssignment = {
    /**
     * Format: int32
     * @description Id of the group that gets or loses the role. The id of a personal group is refused.
     */
    groupId: number;
    /** @description The role and the scope it holds in. */
    roleAssignment: RoleAssignment | null;
};
/** @description Something that wants or holds slots of a resource pool. */
export type Job = {
    /** @description State of the job and its place in the queue. */
    summary: JobSummary | null;
    /** @description Kind of work behind the job. */
    type: JobType;
    /**
     * Format: date-time
     * @description When the job was submitted (UTC).
     */
    submissionTime: string | null;
    username: string;
    /** Format: int32 */
    userId: number;
    resourcePool: string;
    /** @description Whether the scheduler may stop the job for another one. */
    isPreemptible: boolean;
    /**
     * Format: int32
     * @description Priority, 1 to 99; a lower number goes first under the priority scheduler.
     */
    priority: number;
    /** @description Share of the job under the fair-share scheduler. */
    weight: Double;
    /** @description Experiment id or task id the job belongs to, as text. */
    entityId: string;
    /** @description UUID of the job. */
    jobId: string;
    /**
     * Format: int32
     * @description Slots the job asks for.
     */
    requestedSlots: number;
    /**
     * Format: int32
     * @description Slots the job holds now.
     */
    allocatedSlots: number;
    name: string;
    /** @description How far the work is, 0 to 1. */
    progress: Float;
    /**
     * Format: int32
     * @description Workspace the work belongs to.
     */
    workspaceId: number;
};
/**
 * @description The kind of work behind a job.
 * @enum {string}
 */
export type JobType = "TYPE_UNSPECIFIED" | "TYPE_EXPERIMENT" | "TYPE_NOTEBOOK" | "TYPE_TENSORBOARD" | "TYPE_SHELL" | "TYPE_COMMAND" | "TYPE_CHECKPOINT_GC" | "TYPE_EXTERNAL" | "TYPE_GENERIC";
/** @description Answer of `killCommand`. */
export type KillCommandResponse = {
    command: Command;
};
/** @description Request message of `killExperiments`. */
type KillExperimentsRequest = {
    /** @description Ids of the experiments to kill; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to kill by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description Answer of `killNotebook`. */
export type KillNotebookResponse = {
    notebook: Notebook;
};
/** @description Answer of `killShell`. */
export type KillShellResponse = {
    shell: Shell;
};
/** @description Answer of `killTensorboard`. */
export type KillTensorboardResponse = {
    tensorboard: Tensorboard;
};
/** @description Request message of `launchCommand`. */
type LaunchCommandRequest = {
    /** @description Configuration of the command in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; without `entrypoint` the command is accepted and fails in its container; an unknown key is a 400. */
    config: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the command starts from the master's defaults; an unknown name is a 400. */
    templateName: string;
    /** @description Files that are copied into the working directory before the command starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files: File[];
    /**
     * Format: byte
     * @description Further input in base64. Commands of the known masters do not use it: leave it out.
     */
    data: string;
    /**
     * Format: int32
     * @description Id of the workspace that owns the command and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId: number;
};
/** @description Answer of `launchCommand`. */
export type LaunchCommandResponse = {
    command: Command;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description Request message of `launchNotebook`. */
type LaunchNotebookRequest = {
    /** @description Configuration of the notebook in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; `idle_timeout` ends it after that time without activity; an unknown key is a 400. */
    config: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the notebook starts from the master's defaults; an unknown name is a 400. */
    templateName: string;
    /** @description Files that are copied into the working directory before the notebook starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files: File[];
    /** @description Answers the merged configuration and starts nothing when true. Absent or false: the notebook is queued and takes slots as soon as it can. */
    preview: boolean;
    /**
     * Format: int32
     * @description Id of the workspace that owns the notebook and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId: number;
};
/** @description Answer of `launchNotebook`. */
export type LaunchNotebookResponse = {
    notebook: Notebook;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description Request message of `launchShell`. */
type LaunchShellRequest = {
    /** @description Configuration of the shell in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; an unknown key is a 400. */
    config: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the shell starts from the master's defaults; an unknown name is a 400. */
    templateName: string;
    /** @description Files that are copied into the working directory before the shell starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files: File[];
    /**
     * Format: byte
     * @description Base64 of the JSON object `{"passphrase": "…"}`, which protects the key of the shell. Empty: no passphrase. With a passphrase the shell fails at its start on images with a recent OpenSSH.
     */
    data: string;
    /**
     * Format: int32
     * @description Id of the workspace that owns the shell and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId: number;
};
/** @description Answer of `launchShell`. */
export type LaunchShellResponse = {
    shell: Shell;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description Request message of `launchTensorboard`. */
type LaunchTensorboardRequest = {
    /** @description Ids of the experiments whose metrics are shown. Experiments, `trialIds` or `filters` must name at least one (400); a missing one is a 404. */
    experimentIds: number[];
    /** @description Ids of single trials whose metrics are shown, besides `experimentIds`. Empty: none; a missing one is a 404. */
    trialIds: number[];
    /** @description Configuration of the TensorBoard in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; it takes no slots whatever `resources.slots` says; an unknown key is a 400. */
    config: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the TensorBoard starts from the master's defaults; an unknown name is a 400. */
    templateName: string;
    /** @description Files that are copied into the working directory before the TensorBoard starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files: File[];
    /**
     * Format: int32
     * @description Id of the workspace that owns the TensorBoard and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId: number;
    /** @description Selects the experiments by their properties in place of `experimentIds`. Absent or null: the ids decide; a filter that matches none is a 400. */
    filters: BulkExperimentFilters | null;
};
/** @description Answer of `launchTensorboard`. */
export type LaunchTensorboardResponse = {
    tensorboard: Tensorboard;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description A job the caller may not see: what it takes, but not what or whose it is. */
export type LimitedJob = {
    /** @description State of the job and its place in the queue. */
    summary: JobSummary | null;
    /** @description Kind of work behind the job. */
    type: JobType;
    resourcePool: string;
    /** @description Whether the scheduler may stop the job for another one. */
    isPreemptible: boolean;
    /**
     * Format: int32
     * @description Priority, 1 to 99; a lower number goes first under the priority scheduler.
     */
    priority: number;
    /** @description Share of the job under the fair-share scheduler. */
    weight: Double;
    /** @description UUID of the job. */
    jobId: string;
    /**
     * Format: int32
     * @description Slots the job asks for.
     */
    requestedSlots: number;
    /**
     * Format: int32
     * @description Slots the job holds now.
     */
    allocatedSlots: number;
    /** @description How far the work is, 0 to 1. */
    progress: Float;
    /**
     * Format: int32
     * @description Workspace the work belongs to.
     */
    workspaceId: number;
};
/** @description Request message of `listRoles`. */
type ListRolesRequest = {
    /**
     * Format: int32
     * @description Number of roles to leave out at the start. Absent is 0; past the end the list is empty.
     */
    offset: number;
    /**
     * Format: int32
     * @description Largest number of roles in the answer. Absent or 0 is 500.
     */
    limit: number;
};
/** @description Answer of `listRoles`. */
export type ListRolesResponse = {
    roles: Role[];
    pagination: Pagination;
};
/**
 * @description Where the value of a column comes from.
 * @enum {string}
 */
export type LocationType = "LOCATION_TYPE_UNSPECIFIED" | "LOCATION_TYPE_EXPERIMENT" | "LOCATION_TYPE_HYPERPARAMETERS" | "LOCATION_TYPE_VALIDATIONS" | "LOCATION_TYPE_TRAINING" | "LOCATION_TYPE_CUSTOM_METRIC" | "LOCATION_TYPE_RUN" | "LOCATION_TYPE_RUN_HYPERPARAMETERS" | "LOCATION_TYPE_RUN_METADATA";
/**
 * @description The tables of a project.
 * @enum {string}
 */
export type TableType = "TABLE_TYPE_UNSPECIFIED" | "TABLE_TYPE_EXPERIMENT" | "TABLE_TYPE_RUN";
/** @description How the master writes its log. */
type LogConfig = {
    /** @description Least level that is written. */
    level: LogLevel;
    /** @description Whether terminal colours are used. */
    color: boolean;
};
/** @description Request message of `login`. */
type LoginRequest = {
    /** @description Exact user name, case-sensitive. Empty is a 400; unknown is a 401, the same as a wrong password. */
    username: string;
    /** @description The password, or its hash when `isHashed` is true. Empty signs in a user without a password. */
    password: string;
    /** @description True when `password` is the lower-case hex SHA-512 of the salt and the password, as `hashPassword` makes it. Absent or false: the password travels in clear and the master hashes it. */
    isHashed: boolean;
};
/** @description Answer of `login`. */
export type LoginResponse = {
    token: string;
    user: User;
};
/** @description Request message of `metricBatches`. */
export type MetricBatchesRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
    /** @description Name of the metric. */
    metricName: string;
    /**
     * @deprecated
     * @description Training or validation metrics; deprecated, use `group`.
     */
    metricType: MetricType;
    /** @description Metric group; either this or `metricType` is needed. */
    group: string;
    /**
     * Format: int32
     * @description Seconds between messages; 0, the default, means 30.
     */
    periodSeconds: number;
};
/**
 * @description Whether a metric was measured in training or in validation; superseded by metric groups.
 * @enum {string}
 */
export type MetricType = "METRIC_TYPE_UNSPECIFIED" | "METRIC_TYPE_TRAINING" | "METRIC_TYPE_VALIDATION" | "METRIC_TYPE_PROFILING";
/** @description One report of a trial as it was stored. */
export type MetricsReport = {
    /** Format: int32 */
    trialId: number;
    /**
     * Format: date-time
     * @description When it was reported.
     */
    endTime: string | null;
    /** @description `avg_metrics` and `batch_metrics` for training and custom groups, `validation_metrics` for validations. */
    metrics: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int32
     * @description Batches trained up to here.
     */
    totalBatches: number;
    /** @description True when a later run of the trial went back before it. */
    archived: boolean;
    /**
     * Format: int32
     * @description Number of the report.
     */
    id: number;
    /**
     * Format: int32
     * @description Which run of the trial reported it, counted from 1.
     */
    trialRunId: number;
    /** @description Group the metrics were reported in, `training` or `validation` among others. */
    group: string;
};
/** @description A checkpoint registered under a model. */
export type ModelVersion = {
    /** @description The model this is a version of. */
    model: Model;
    /** @description The checkpoint the version points at. */
    checkpoint: Checkpoint;
    /**
     * Format: int32
     * @description Number within the model, counted from 1.
     */
    version: number;
    /**
     * Format: date-time
     * @description When the version was registered (UTC).
     */
    creationTime: string | null;
    /**
     * Format: int32
     * @description Id of the version across all models.
     */
    id: number;
    /** @description Name of the version; may be empty. */
    name: string;
    /** @description Free data of the owner. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: date-time
     * @description When the version last changed (UTC).
     */
    lastUpdatedTime: string | null;
    /** @description One-line remark given at registration. */
    comment: string;
    /** @description Username of who registered it. */
    username: string;
    /**
     * Format: int32
     * @description Id of who registered it; 0 in answers to creating or changing.
     */
    userId: number;
    labels: string[];
    /** @description Notes in Markdown. */
    notes: string;
};
/** @description Request message of `moveExperiments`. */
type MoveExperimentsRequest = {
    /** @description Ids of the experiments to move; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /**
     * Format: int32
     * @description Id of the project that receives the experiments; project 1 is Uncategorized. It is checked first: a missing or archived one refuses the whole call.
     */
    destinationProjectId: number;
    /** @description Selects the experiments to move by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in any state. A 0.23 master answers 500 to any filter but `projectId` here: send ids. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description A JupyterLab server. */
export type Notebook = {
    id: string;
    /** @description Name shown; generated when not given. */
    description: string;
    /** @description What the task is doing. */
    state: TaskState;
    /**
     * Format: date-time
     * @description When it was launched.
     */
    startTime: string | null;
    /** @description Its container; null until it has one, kept after the end. */
    container: Container | null;
    /** @description Name of the owner as shown; empty when unset. */
    displayName: string;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /** @description Username of the owner. */
    username: string;
    /** @description Path below the master at which it can be opened. */
    serviceAddress: string;
    /** @description Pool it runs in. */
    resourcePool: string;
    /** @description Empty while alive; afterwards how it ended. */
    exitStatus: string;
    /** @description UUID of its entry in the job queue. */
    jobId: string;
    /**
     * Format: int32
     * @description Workspace it belongs to.
     */
    workspaceId: number;
};
/** @description Fields of an experiment to change; what is unset stays. */
type PatchExperiment = {
    /**
     * Format: int32
     * @description Taken from the path; a value in the body is ignored.
     */
    id: number;
    /** @description New description. Absent keeps the old one; an empty text clears it. */
    description: string | null;
    /** @description The whole new list of labels. */
    labels: unknown[] | null;
    /** @description New name; must not be blank. */
    name: string | null;
    /** @description New notes in Markdown. */
    notes: string | null;
    /** @description New limits for the scheduler. */
    resources?: PatchExperimentPatchResources;
    /** @description New numbers of checkpoints to keep; starts a clean-up. */
    checkpointStorage?: PatchExperimentPatchCheckpointStorage;
};
/** @description How many checkpoints to keep from now on; the others are deleted. */
type PatchExperimentPatchCheckpointStorage = {
    /**
     * Format: int32
     * @description Best checkpoints to keep over all trials.
     */
    saveExperimentBest: number;
    /**
     * Format: int32
     * @description Best checkpoints to keep per trial.
     */
    saveTrialBest: number;
    /**
     * Format: int32
     * @description Latest checkpoints to keep per trial.
     */
    saveTrialLatest: number;
};
/** @description New scheduling limits of an experiment. */
type PatchExperimentPatchResources = {
    /**
     * Format: int32
     * @description Most slots it may hold at once.
     */
    maxSlots?: number;
    /** @description Share under the fair-share scheduler; above 0. */
    weight?: Double;
    /**
     * Format: int32
     * @description Priority from 1 to 99; a lower number runs first.
     */
    priority?: number;
};
/** @description Answer of `patchExperiment`. */
export type PatchExperimentResponse = {
    experiment: Experiment;
};
/** @description Request message of `patchMasterConfig`. */
type PatchMasterConfigRequest = {
    /** @description The new values, of which only `log.level` and `log.color` can be changed. Absent or null changes nothing. */
    config: Config | null;
    /** @description Paths of the values to take from `config`: `log`, `log.level`, `log.color`. Without paths nothing changes; any other path is a 500 whose text names the field. */
    fieldMask: {
        paths?: string[];
    } | null;
};
/** @description Answer of `patchMasterConfig`. */
export type PatchMasterConfigResponse = Record<string, never>;
/** @description The changes to make to a model version; fields left out stay as they are. */
type PatchModelVersion = {
    /** @description Not used for changes; leave null. */
    checkpoint: Checkpoint | null;
    /** @description New name; null keeps it. */
    name: string | null;
    /** @description New metadata, replacing the old; null keeps it. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /** @description New comment; null keeps it. */
    comment: string | null;
    /** @description New labels, replacing the old; null keeps them. */
    labels: unknown[] | null;
    /** @description New notes in Markdown; null keeps them. */
    notes: string | null;
};
/** @description Request message of `patchModelVersion`. */
export type PatchModelVersionRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description The properties to change; those left out stay as they are. Absent or null changes nothing; versions of an archived model can be changed too. */
    modelVersion: PatchModelVersion | null;
    /**
     * Format: int32
     * @description Number of the version, counted from 1.
     */
    modelVersionNum: number;
};
/** @description Answer of `patchModelVersion`. */
export type PatchModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description The changes to make to a project; fields left out stay as they are. */
type PatchProject = {
    /** @description New name, 1 to 80 characters; null keeps it. */
    name: string | null;
    /** @description New description; null keeps it. */
    description: string | null;
    /** @description New short key, one to five letters and digits. */
    key: string | null;
};
/** @description Request message of `patchProject`. */
export type PatchProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
    /** @description The properties to change; those left out stay as they are. An archived project and Uncategorized are refused with a 500. */
    project: PatchProject | null;
};
/** @description Answer of `patchProject`. */
export type PatchProjectResponse = {
    project: Project;
};
/** @description The changes to make to a user; fields left out stay as they are. */
type PatchUser = {
    /** @description New username, at least two printable ASCII characters. */
    username?: string;
    /** @description New password, in clear text or hashed as `isHashed` says. */
    password?: string;
    /** @description Whether the user is an administrator; null leaves it. */
    admin: boolean | null;
    /** @description Whether the user may sign in; null leaves it. */
    active: boolean | null;
    /** @description Name shown instead of the username; an empty text clears it. */
    displayName?: string;
    /** @description Account that tasks of the user run under on agents; null leaves it. */
    agentUserGroup: AgentUserGroup | null;
    /** @description True when `password` is the salted SHA-512 hex rather than clear text. */
    isHashed: boolean;
    /** @description Whether the user signs in through an identity provider only; the answer of this version always says false. */
    remote?: boolean;
};
/** @description Answer of `patchUser`. */
export type PatchUserResponse = {
    user: User;
};
/** @description The changes to make to a workspace; fields left out stay as they are. */
type PatchWorkspace = {
    /** @description New name, 1 to 80 bytes; null keeps it. */
    name: string | null;
    /** @description New account for tasks on agents; administrators only. */
    agentUserGroup?: AgentUserGroup;
    /** @description New checkpoint storage, replacing the old one; an empty object clears it. */
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    /**
     * @deprecated
     * @description New default pool for tasks with slots; empty keeps the old one.
     */
    defaultComputePool: string;
    /** @description Pool for experiments and tasks that name none; empty clears it. */
    defaultComputeResourcePool?: string;
    /**
     * @deprecated
     * @description New default pool for tasks without slots; empty keeps the old one.
     */
    defaultAuxPool: string;
    /** @description Pool for tasks without slots that name none; empty clears it. */
    defaultAuxResourcePool?: string;
    /** @description Namespace of the workspace in each Kubernetes cluster, by cluster name. Empty: none is bound. */
    clusterNamespaceMeta: {
        [key: string]: WorkspaceNamespaceMeta;
    };
};
/** @description Request message of `patchWorkspace`. */
export type PatchWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
    /** @description The properties to change; those left out stay as they are. An archived workspace and Uncategorized are refused with a 500. */
    workspace: PatchWorkspace | null;
};
/** @description Answer of `patchWorkspace`. */
export type PatchWorkspaceResponse = {
    workspace: Workspace;
    /** @description Namespaces of the workspace, by cluster. */
    namespaceBindings: {
        [key: string]: WorkspaceNamespaceBinding;
    };
};
/** @description Request message of `pauseExperiments`. */
type PauseExperimentsRequest = {
    /** @description Ids of the experiments to pause; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to pause by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects active experiments only. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description Request message of `putExperimentLabel`. */
export type PutExperimentLabelRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
    /** @description The label, as it is. */
    label: string;
};
/** @description Answer of `putExperimentLabel`. */
export type PutExperimentLabelResponse = {
    labels: string[];
};
/** @description Request message of `putExperiment`. */
export type PutExperimentRequest = {
    /** @description The experiment to create when none has this external id yet. Ignored when it exists. */
    createExperimentRequest: CreateExperimentRequest | null;
    /** @description Id the caller gave the experiment. */
    externalExperimentId: string;
};
/** @description Answer of `putExperiment`. */
export type PutExperimentResponse = {
    experiment: Experiment | null;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description One thing a role allows. */
export type Permission = {
    /** @description The permission, by its enum name. */
    id: PermissionType;
    /** @description Name to show to people. */
    name: string;
    /** @description The scopes the permission can be given in. */
    scopeTypeMask: ScopeTypeMask | null;
};
/**
 * @description The single permissions that roles are made of, and that refusals name.
 * @enum {string}
 */
export type PermissionType = "PERMISSION_TYPE_UNSPECIFIED" | "PERMISSION_TYPE_ADMINISTRATE_USER" | "PERMISSION_TYPE_ADMINISTRATE_OAUTH" | "PERMISSION_TYPE_CREATE_EXPERIMENT" | "PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS" | "PERMISSION_TYPE_VIEW_EXPERIMENT_METADATA" | "PERMISSION_TYPE_UPDATE_EXPERIMENT" | "PERMISSION_TYPE_UPDATE_EXPERIMENT_METADATA" | "PERMISSION_TYPE_DELETE_EXPERIMENT" | "PERMISSION_TYPE_CREATE_NSC" | "PERMISSION_TYPE_VIEW_NSC" | "PERMISSION_TYPE_UPDATE_NSC" | "PERMISSION_TYPE_UPDATE_GROUP" | "PERMISSION_TYPE_CREATE_WORKSPACE" | "PERMISSION_TYPE_VIEW_WORKSPACE" | "PERMISSION_TYPE_UPDATE_WORKSPACE" | "PERMISSION_TYPE_DELETE_WORKSPACE" | "PERMISSION_TYPE_SET_WORKSPACE_AGENT_USER_GROUP" | "PERMISSION_TYPE_SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG" | "PERMISSION_TYPE_SET_WORKSPACE_DEFAULT_RESOURCE_POOL" | "PERMISSION_TYPE_CREATE_PROJECT" | "PERMISSION_TYPE_VIEW_PROJECT" | "PERMISSION_TYPE_UPDATE_PROJECT" | "PERMISSION_TYPE_DELETE_PROJECT" | "PERMISSION_TYPE_ASSIGN_ROLES" | "PERMISSION_TYPE_VIEW_MODEL_REGISTRY" | "PERMISSION_TYPE_EDIT_MODEL_REGISTRY" | "PERMISSION_TYPE_CREATE_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_MODEL_VERSION" | "PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_VERSION" | "PERMISSION_TYPE_VIEW_MASTER_LOGS" | "PERMISSION_TYPE_VIEW_CLUSTER_USAGE" | "PERMISSION_TYPE_UPDATE_AGENTS" | "PERMISSION_TYPE_VIEW_SENSITIVE_AGENT_INFO" | "PERMISSION_TYPE_VIEW_MASTER_CONFIG" | "PERMISSION_TYPE_UPDATE_MASTER_CONFIG" | "PERMISSION_TYPE_VIEW_EXTERNAL_JOBS" | "PERMISSION_TYPE_CONTROL_STRICT_JOB_QUEUE" | "PERMISSION_TYPE_VIEW_TEMPLATES" | "PERMISSION_TYPE_UPDATE_TEMPLATES" | "PERMISSION_TYPE_CREATE_TEMPLATES" | "PERMISSION_TYPE_DELETE_TEMPLATES" | "PERMISSION_TYPE_UPDATE_ROLES" | "PERMISSION_TYPE_EDIT_WEBHOOKS" | "PERMISSION_TYPE_VIEW_WEBHOOKS" | "PERMISSION_TYPE_MODIFY_RP_WORKSPACE_BINDINGS" | "PERMISSION_TYPE_SET_WORKSPACE_NAMESPACE_BINDINGS" | "PERMISSION_TYPE_SET_RESOURCE_QUOTAS" | "PERMISSION_TYPE_VIEW_RESOURCE_QUOTAS" | "PERMISSION_TYPE_MODIFY_GLOBAL_CONFIG_POLICIES" | "PERMISSION_TYPE_MODIFY_WORKSPACE_CONFIG_POLICIES" | "PERMISSION_TYPE_VIEW_GLOBAL_CONFIG_POLICIES" | "PERMISSION_TYPE_VIEW_WORKSPACE_CONFIG_POLICIES" | "PERMISSION_TYPE_ADMINISTRATE_TOKEN" | "PERMISSION_TYPE_UPDATE_TOKEN" | "PERMISSION_TYPE_CREATE_TOKEN" | "PERMISSION_TYPE_CREATE_OTHER_TOKEN" | "PERMISSION_TYPE_VIEW_OTHER_TOKEN" | "PERMISSION_TYPE_VIEW_TOKEN";
/** @description Request message of `postCheckpointMetadata`. */
type PostCheckpointMetadataRequest = {
    /** @description The UUID of the checkpoint and its whole new metadata, which replaces the old. Keep `steps_completed`: without it a 0.23 master can no longer serve the archive of the checkpoint. */
    checkpoint: Checkpoint | null;
};
/** @description Answer of `postCheckpointMetadata`. */
export type PostCheckpointMetadataResponse = {
    checkpoint: Checkpoint;
};
/** @description Request message of `postModelVersion`. */
type PostModelVersionRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /** @description UUID of the checkpoint to register. It must be completed (else 500) and exist (else 404); from then on it cannot be deleted. */
    checkpointUuid: string;
    /** @description Name of the version. Empty: the version has only its number, which is the highest so far plus one. */
    name: string;
    /** @description What is new in this version. Empty: none. */
    comment: string;
    /** @description Free object of values by key. Absent or null: none. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /** @description Labels of the version. Empty: none. */
    labels: string[];
    /** @description Markdown notes of the version. Empty: none. */
    notes: string;
};
/** @description Answer of `postModelVersion`. */
export type PostModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Request message of `postProject`. */
type PostProjectRequest = {
    /** @description Name of the project, 1 to 80 characters, unique in its workspace. A taken name is a 500 on a 0.23 master and a 409 on 0.38. */
    name: string;
    /** @description One or two sentences about the project. Empty: none. */
    description: string;
    /**
     * Format: int32
     * @description Id of the workspace that will hold the project.
     */
    workspaceId: number;
    /** @description Short key; made from the name when unset. */
    key?: string;
};
/** @description Answer of `postProject`. */
export type PostProjectResponse = {
    project: Project;
};
/** @description Request message of `postUser`. */
type PostUserRequest = {
    /** @description The new user. Send `active: true`, because absent is false and an inactive user cannot sign in; names are printable ASCII of at least 2 characters. */
    user: User | null;
    /** @description Password of the new user, or its hash when `isHashed` is true. Empty creates a user who signs in without a password. */
    password: string;
    /** @description True when `password` is already hashed by `hashPassword`. Absent or false: the password travels in clear and the master hashes it. */
    isHashed: boolean;
};
/** @description Answer of `postUser`. */
export type PostUserResponse = {
    user: User;
};
/** @description Request message of `postWebhook`. */
export type PostWebhookRequest = {
    /** @description Address, type and triggers of the new webhook. No trigger or a bad address is a 400; a 0.23 master fires it for every experiment of the cluster. */
    webhook: Webhook | null;
};
/** @description Answer of `postWebhook`. */
export type PostWebhookResponse = {
    webhook: Webhook;
};
/** @description Request message of `postWorkspace`. */
type PostWorkspaceRequest = {
    /** @description Name of the workspace, 1 to 80 bytes (53 on 0.38), not blank, unique in the cluster. A taken name is a 409. */
    name: string;
    /** @description User and group that containers of this workspace run as; all four fields or none. Absent: that of the user, else of the cluster; only administrators may set it. */
    agentUserGroup?: AgentUserGroup;
    /** @description Where experiments of this workspace keep checkpoints unless their config names a storage. Absent: the storage of the cluster; an incomplete configuration is a 400. */
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    /** @description Resource pool of tasks with slots that name none. Empty: the default pool of the cluster; a 0.23 master does not check the name and cannot clear it later. */
    defaultComputePool: string;
    /** @description Resource pool of tasks without slots that name none. Empty: the default pool of the cluster; a 0.23 master does not check the name and cannot clear it later. */
    defaultAuxPool: string;
    /** @description Namespace of the workspace in each Kubernetes cluster, by cluster name. Empty: none is bound. */
    clusterNamespaceMeta: {
        [key: string]: WorkspaceNamespaceMeta;
    };
    /** @description Number of slots that the namespace may request, by cluster name. Empty: no quota. */
    clusterQuotaPairs: {
        [key: string]: number;
    };
};
/** @description Answer of `postWorkspace`. */
export type PostWorkspaceResponse = {
    workspace: Workspace;
    /** @description Namespaces of the workspace, by cluster. */
    namespaceBindings: {
        [key: string]: WorkspaceNamespaceBinding;
    };
};
/** @description Request message of `previewHPSearch`. */
type PreviewHPSearchRequest = {
    /** @description Experiment configuration as an object, not as text. It needs `searcher` and `hyperparameters`; a text is a 400. */
    config: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: uint32
     * @description Seed of the random generator, 0 to 4,294,967,295. The same seed and configuration give the same trials; absent is 0.
     */
    seed: number;
};
/** @description Answer of `previewHPSearch`. */
export type PreviewHPSearchResponse = {
    /** @description What the searcher would do. */
    summary: SearchSummary;
};
/** @description What a searcher would do: groups of trials of the same length. */
export type SearchSummary = {
    /** @description Configuration of the searcher, defaults filled in. */
    config: {
        [key: string]: unknown;
    } | null;
    /** @description Groups of trials. */
    trials: TrialSummary[];
};
/** @description How long a trial is trained. */
export type SearchUnit = {
    /** @description Unit of the length; left out where the training script decides. */
    name?: string;
    /**
     * Format: int32
     * @description Length in that unit.
     */
    value?: number;
    /** @description Trials run as long as the training script lets them. */
    maxLength: boolean;
};
/** @description Trials of a previewed search that are trained equally long. */
export type TrialSummary = {
    /**
     * Format: int32
     * @description Number of trials.
     */
    count: number;
    /** @description How long each is trained. */
    unit: SearchUnit | null;
};
/** @description A collection of experiments inside a workspace. */
export type Project = {
    /** Format: int32 */
    id: number;
    name: string;
    /** Format: int32 */
    workspaceId: number;
    description: string;
    /**
     * Format: date-time
     * @description When the latest experiment was started (UTC); null without experiments.
     */
    lastExperimentStartedAt: string | null;
    /** @description Pages of Markdown, in order. */
    notes: Note[];
    /**
     * Format: int32
     * @description Experiments in the project.
     */
    numExperiments: number;
    /**
     * Format: int32
     * @description Experiments that are active, queued ones included.
     */
    numActiveExperiments: number;
    /** @description Whether the project or its workspace is archived. */
    archived: boolean;
    /** @description Username of the owner. */
    username: string;
    /** @description True for project 1, which cannot be changed. */
    immutable: boolean;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /** @description Name of the workspace; empty in lists of a workspace. */
    workspaceName: string;
    /** @description Progress of a deletion; unspecified otherwise. */
    state: WorkspaceState;
    /** @description Why a deletion failed; empty otherwise. */
    errorMessage: string;
    /** @description Short key of the project, which the ids of its runs begin with. */
    key: string;
    /**
     * Format: int32
     * @description Number of runs of its experiments.
     */
    numRuns: number;
};
/** @description A column the experiment list of a project can show. */
export type ProjectColumn = {
    /** @description Key of the column, used in sorts and filters, for example `hp.learning_rate`. */
    column: string;
    /** @description Where the value comes from. */
    location: LocationType;
    /** @description Kind of value, which decides the operators of a filter. */
    type: ColumnType;
    /** @description Heading to show; empty for metrics and hyperparameters, whose key is shown instead. */
    displayName: string;
};
/** @description One change to the queue: a job and exactly one action. */
type QueueControl = {
    /** @description UUID of the job to change. */
    jobId: string;
    /**
     * @deprecated
     * @description Not obeyed any more: a job cannot be moved ahead of another.
     */
    aheadOf?: string;
    /**
     * @deprecated
     * @description Not obeyed any more: a job cannot be moved behind another.
     */
    behindOf?: string;
    /** @description Move the job to this pool. */
    resourcePool?: string;
    /**
     * Format: int32
     * @description New priority, 1 to 99.
     */
    priority?: number;
    /** @description New weight, above 0. */
    weight?: Float;
};
/** @description A row of the queue, full or limited by what the caller may see. */
export type RBACJob = {
    /** @description The whole job, when the caller may see it. */
    full?: Job;
    /** @description The job without name and owner, when the caller may not. */
    limited?: LimitedJob;
};
/** @description Request message of `removeAssignments`. */
type RemoveAssignmentsRequest = {
    /** @description Role assignments of groups to remove. All of the call happens or none of it; both lists empty is a 400. */
    groupRoleAssignments: GroupRoleAssignment[];
    /** @description Role assignments of single users to remove. All of the call happens or none of it; both lists empty is a 400. */
    userRoleAssignments: UserRoleAssignment[];
};
/** @description Request message of `reportCheckpoint`. */
export type ReportCheckpointRequest = {
    /** @description The checkpoint that the trial or task has written, with its files and sizes in bytes. Its state is completed or absent; any other is a 400. */
    checkpoint: Checkpoint | null;
};
/** @description Request message of `reportTrialMetrics`. */
type ReportTrialMetricsRequest = {
    /** @description Values by name at a number of completed batches, with the run id of the trial. Repeating a name at the same batch is a 500, because values are never overwritten. */
    metrics: TrialMetrics | null;
    /** @description Name of the metric group: `training`, `validation` or one of your own. Empty or with a dot is a 400. */
    group: string;
};
/** @description Request message of `reportTrialProgress`. */
type ReportTrialProgressRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Share of the training that is done, 0 to 1. */
    progress: Double;
    /** @description The progress is the own count of the training script. */
    isRaw: boolean;
};
/** @description Request message of `runPrepareForReporting`. */
export type RunPrepareForReportingRequest = {
    /**
     * Format: int32
     * @description Id of the run that will report metrics and checkpoints.
     */
    runId: number;
    /** @description Where the run keeps its checkpoints. Absent: not recorded. */
    checkpointStorage?: {
        [key: string]: unknown;
    };
};
/** @description Answer of `runPrepareForReporting`. */
export type RunPrepareForReportingResponse = {
    /** Format: int32 */
    storageId?: number;
};
/** @description Request message of `startTrial`. */
type StartTrialRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Go on from the latest checkpoint. */
    resume: boolean;
};
/** @description Answer of `startTrial`. */
export type StartTrialResponse = {
    /**
     * Format: int32
     * @description Number of this run of the trial.
     */
    trialRunId: number;
    /** @description Checkpoint to go on from. */
    latestCheckpoint?: string;
    /**
     * Format: int32
     * @description Batches that are done.
     */
    stepsCompleted: number;
};
/** @description Request message of `reportTrialTrainingMetrics`. */
export type ReportTrialTrainingMetricsRequest = {
    /** @description Values by name at a number of completed batches, with the run id of the trial. The older form of `reportTrialMetrics` with the group `training`. */
    trainingMetrics: TrialMetrics | null;
};
/** @description Request message of `reportTrialValidationMetrics`. */
export type ReportTrialValidationMetricsRequest = {
    /** @description Values by name at a number of completed batches, with the run id of the trial. The older form of `reportTrialMetrics` with the group `validation`. */
    validationMetrics: TrialMetrics | null;
};
/** @description Slot-seconds used in one day or month. */
export type ResourceAllocationAggregatedEntry = {
    /** @description The day (YYYY-MM-DD) or month (YYYY-MM). */
    periodStart: string;
    /** @description Whether this is a day or a month. */
    period: ResourceAllocationAggregationPeriod;
    /** @description Slot-seconds in total. */
    seconds: Float;
    /** @description Slot-seconds per user. */
    byUsername: {
        [key: string]: Float;
    };
    /** @description Slot-seconds per experiment label; one experiment counts for each of its labels. */
    byExperimentLabel: {
        [key: string]: Float;
    };
    /** @description Slot-seconds per pool. */
    byResourcePool: {
        [key: string]: Float;
    };
};
/** @description Answer of `resourceAllocationAggregated`. */
export type ResourceAllocationAggregatedResponse = {
    resourceEntries: ResourceAllocationAggregatedEntry[];
};
/** @description A group of agents under one scheduler. */
export type ResourcePool = {
    name: string;
    description: string;
    /** @description Where the agents come from. */
    type: ResourcePoolType;
    /**
     * Format: int32
     * @description Agents connected now.
     */
    numAgents: number;
    /**
     * Format: int32
     * @description Slots of all connected agents, used ones included.
     */
    slotsAvailable: number;
    /**
     * Format: int32
     * @description Slots in use.
     */
    slotsUsed: number;
    /** @description Kind of device the slots are; unspecified while no slot is known. */
    slotType: DeviceType;
    /**
     * Format: int32
     * @description Zero-slot containers the connected agents can hold in all.
     */
    auxContainerCapacity: number;
    /**
     * Format: int32
     * @description Zero-slot containers running now.
     */
    auxContainersRunning: number;
    /** @description Whether tasks with slots go here when they name no pool. */
    defaultComputePool: boolean;
    /** @description Whether tasks without slots go here when they name no pool. */
    defaultAuxPool: boolean;
    /** @description Whether the instances can be taken away by the cloud provider. */
    preemptible: boolean;
    /**
     * Format: int32
     * @description Fewest agents kept; 0 for static pools.
     */
    minAgents: number;
    /**
     * Format: int32
     * @description Most agents started; 0 for static pools.
     */
    maxAgents: number;
    /**
     * Format: int32
     * @description Slots each agent has; -1 when not known beforehand, as in static pools.
     */
    slotsPerAgent: number;
    /**
     * Format: int32
     * @description Zero-slot containers one agent can hold.
     */
    auxContainerCapacityPerAgent: number;
    /** @description How the queue is ordered. */
    schedulerType: SchedulerType;
    /** @description How tasks are spread over agents. */
    schedulerFittingPolicy: FittingPolicy;
    /** @description Where the agents are: `on-prem` or a cloud region. */
    location: string;
    /** @description Machine image of the cloud instances; empty for static pools. */
    imageId: string;
    /** @description Instance type of the cloud provider; empty for static pools. */
    instanceType: string;
    /** @description Address at which started agents reach the master; empty when not set. */
    masterUrl: string;
    /** @description Host name expected in the master's certificate; empty when not set. */
    masterCertName: string;
    /** @description Script run when an instance starts. */
    startupScript: string;
    /** @description Script run in the agent container before the agent starts. */
    containerStartupScript: string;
    /** @description Docker network of the agent container. */
    agentDockerNetwork: string;
    /** @description Docker runtime of the agent container. */
    agentDockerRuntime: string;
    /** @description Image of the agent container. */
    agentDockerImage: string;
    /**
     * @deprecated
     * @description Image of the log shipper next to the agent.
     */
    agentFluentImage: string;
    /** @description Seconds an idle cloud agent is kept before it is shut down. */
    maxIdleAgentPeriod: Float;
    /** @description Seconds a cloud agent may take to start before it is given up. */
    maxAgentStartingPeriod: Float;
    /** @description Settings of the cloud provider and of the scheduler. */
    details: ResourcePoolDetail | null;
    /** @description Accelerator shown to people; empty when not known. */
    accelerator: string;
    /** @description Number of queued and of scheduled jobs. */
    stats: QueueStats | null;
    /** @description What the resource manager of the pool says of itself. */
    resourceManagerMetadata: {
        [key: string]: string;
    };
    /** @description Cluster the pool belongs to. */
    clusterName: string;
};
/** @description A predefined, named set of permissions. */
export type Role = {
    /**
     * Format: int32
     * @description Id of the role, the same on every cluster.
     */
    roleId: number;
    /** @description Name of the role, as lists show it. Ignored in requests, where `roleId` decides. */
    name: string;
    /** @description What the role allows; empty where a role is only referred to. */
    permissions: Permission[];
    /** @description The scopes the role can be assigned in; null where a role is only referred to. */
    scopeTypeMask: ScopeTypeMask | null;
};
/** @description A role together with the scope it holds in. */
export type RoleAssignment = {
    /** @description The role, of which only `roleId` is filled in. */
    role: Role | null;
    /**
     * Format: int32
     * @description Workspace the role holds in; left out for the whole cluster.
     */
    scopeWorkspaceId?: number;
    /** @description Whether the role holds in the whole cluster. */
    scopeCluster: boolean;
};
/** @description A role with everyone it is assigned to. */
export type RoleWithAssignments = {
    role: Role;
    /** @description Assignments to groups. */
    groupRoleAssignments: GroupRoleAssignment[];
    /** @description Assignments to single users. */
    userRoleAssignments: UserRoleAssignment[];
};
/** @description An identity provider that people can sign in through. */
export type SSOProvider = {
    /** @description Name to show on the sign-in page. */
    name: string;
    /** @description Address that starts the sign-in. */
    ssoUrl: string;
    /** @description Protocol of the provider. */
    type: string;
    /** @description Go there at once instead of showing a sign-in page. */
    alwaysRedirect: boolean;
};
/** @description Request message of `setClusterMessage`. */
export type SetClusterMessageRequest = {
    /** @description Plain text that every user sees until it ends or is deleted. */
    message: string;
    /**
     * Format: date-time
     * @description When the message begins to show, RFC 3339. Absent or null: now.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * @description When the message ends, RFC 3339. Absent: it stays until it is deleted.
     */
    endTime?: string;
    /** @description How long it is shown, as a Go duration; instead of `endTime`. */
    duration?: string;
};
/** @description Answer of `setClusterMessage`. */
export type SetClusterMessageResponse = {
    [key: string]: unknown;
};
/** @description A row of the search: the experiment and its best trial. */
export type SearchExperimentExperiment = {
    experiment: Experiment;
    /** @description Best trial by searcher metric, without best checkpoint and wall clock time; null when there is none. */
    bestTrial: Trial | null;
};
/** @description Request message of `searchExperiments`. */
type SearchExperimentsRequest = {
    /**
     * Format: int32
     * @description Keeps the experiments of this project. Absent: those of all projects that the caller may see.
     */
    projectId?: number;
    /**
     * Format: int32
     * @description Number of experiments to leave out at the start. Absent is 0; a negative one counts from the end.
     */
    offset: number;
    /**
     * Format: int32
     * @description Largest number of experiments in the answer. Absent or 0 is 100; -1 is all from the offset on; -2 is none, only the counts.
     */
    limit: number;
    /** @description Columns with a direction, separated by commas, such as `startTime=desc`. Absent: by id; an unknown column is a 400. */
    sort?: string;
    /** @description Conditions as JSON text. Absent: all experiments, archived ones included; with a filter archived ones are left out unless it says `showArchived`. */
    filter?: string;
};
/** @description Answer of `searchExperiments`. */
export type SearchExperimentsResponse = {
    experiments: SearchExperimentExperiment[];
    pagination: Pagination;
};
/** @description Request message of `searchRolesAssignableToScope`. */
type SearchRolesAssignableToScopeRequest = {
    /**
     * Format: int32
     * @description Largest number of roles in the answer. Absent or 0 is 500.
     */
    limit: number;
    /**
     * Format: int32
     * @description Number of roles to leave out at the start. Absent is 0; past the end the list is empty.
     */
    offset: number;
    /**
     * Format: int32
     * @description Workspace that the role is meant for; roles with a permission for the whole cluster only are left out. Absent or null: roles for the whole cluster.
     */
    workspaceId: number | null;
};
/** @description Answer of `searchRolesAssignableToScope`. */
export type SearchRolesAssignableToScopeResponse = {
    pagination: Pagination;
    roles: Role[];
};
/** @description Request message of `setCommandPriority`. */
type SetCommandPriorityRequest = {
    /** @description UUID of the command. */
    commandId: string;
    /**
     * Format: int32
     * @description New priority of the command, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority: number;
};
/** @description Answer of `setCommandPriority`. */
export type SetCommandPriorityResponse = {
    command: Command;
};
/** @description Request message of `setNotebookPriority`. */
type SetNotebookPriorityRequest = {
    /** @description UUID of the notebook. */
    notebookId: string;
    /**
     * Format: int32
     * @description New priority of the notebook, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority: number;
};
/** @description Answer of `setNotebookPriority`. */
export type SetNotebookPriorityResponse = {
    notebook: Notebook;
};
/** @description Request message of `setShellPriority`. */
type SetShellPriorityRequest = {
    /** @description UUID of the shell. */
    shellId: string;
    /**
     * Format: int32
     * @description New priority of the shell, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority: number;
};
/** @description Answer of `setShellPriority`. */
export type SetShellPriorityResponse = {
    shell: Shell;
};
/** @description Request message of `setTensorboardPriority`. */
type SetTensorboardPriorityRequest = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
    /**
     * Format: int32
     * @description New priority of the TensorBoard, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority: number;
};
/** @description Answer of `setTensorboardPriority`. */
export type SetTensorboardPriorityResponse = {
    tensorboard: Tensorboard;
};
/** @description Answer of `setUserPassword`. */
export type SetUserPasswordResponse = {
    user: User;
};
/** @description A container that is reached by SSH. */
export type Shell = {
    id: string;
    /** @description Name shown; generated when not given. */
    description: string;
    /** @description What the task is doing. */
    state: TaskState;
    /**
     * Format: date-time
     * @description When it was launched.
     */
    startTime: string | null;
    /** @description Its container; null until it has one, kept after the end. */
    container: Container | null;
    /** @description Private key to connect with, in PEM; secret. */
    privateKey: string;
    /** @description Public key of the pair, as one OpenSSH line. */
    publicKey: string;
    /** @description Name of the owner as shown; empty when unset. */
    displayName: string;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /** @description Username of the owner. */
    username: string;
    /** @description Pool it runs in. */
    resourcePool: string;
    /** @description Empty while alive; afterwards how it ended. */
    exitStatus: string;
    /** @description Free objects with container and host addresses and ports; empty until it runs. */
    addresses: {
        [key: string]: unknown;
    }[];
    /** @description Free object with the user and group it runs as on the agent. */
    agentUserGroup: {
        [key: string]: unknown;
    } | null;
    /** @description UUID of its entry in the job queue. */
    jobId: string;
    /**
     * Format: int32
     * @description Workspace it belongs to.
     */
    workspaceId: number;
};
/** @description One schedulable device of an agent. */
export type Slot = {
    /** @description Number of the slot on its agent, as text. */
    id: string;
    /** @description The hardware behind the slot. */
    device: Device | null;
    /** @description Whether new work may be placed here. */
    enabled: boolean;
    /** @description Container that uses the slot, or null when it is free. */
    container: Container | null;
    /** @description Whether the slot is disabled but still finishes its running work. */
    draining: boolean;
};
/** @description Something that runs in containers. */
export type Task = {
    /** @description Experiment number and a UUID for trials, else a UUID. */
    taskId: string;
    taskType: TaskType;
    /** @description Its starts: running ones first, then the latest ended. */
    allocations: Allocation[];
    /** Format: date-time */
    startTime: string | null;
    /**
     * Format: date-time
     * @description Left out while it is live.
     */
    endTime?: string;
    /** @description Configuration of a generic task, as JSON text. */
    config?: string;
    /** @description Task that started it. */
    parentId?: string;
    /** @description State of a generic task. */
    taskState?: GenericTaskState;
    /** @description Task it is a copy of. */
    forkedFrom?: string;
    /** @description It cannot be paused. */
    noPause?: boolean;
};
/** @description Request message of `unpauseGenericTask`. */
export type UnpauseGenericTaskRequest = {
    /** @description Id of the task. */
    taskId: string;
};
/** @description Answer of `unpauseGenericTask`. */
export type UnpauseGenericTaskResponse = {
    [key: string]: unknown;
};
/**
 * @description State of a generic task.
 * @enum {string}
 */
export type GenericTaskState = "GENERIC_TASK_STATE_UNSPECIFIED" | "GENERIC_TASK_STATE_ACTIVE" | "GENERIC_TASK_STATE_CANCELED" | "GENERIC_TASK_STATE_COMPLETED" | "GENERIC_TASK_STATE_ERROR" | "GENERIC_TASK_STATE_PAUSED" | "GENERIC_TASK_STATE_STOPPING_PAUSED" | "GENERIC_TASK_STATE_STOPPING_CANCELED" | "GENERIC_TASK_STATE_STOPPING_COMPLETED" | "GENERIC_TASK_STATE_STOPPING_ERROR";
/** @description Request message of `taskLogs`. */
export type TaskLogsRequest = {
    /** @description Id of the task. */
    taskId: string;
    /**
     * Format: int32
     * @description Most lines; 0, the default, means all there are. Not together with `follow`.
     */
    limit: number;
    /** @description Keeps the stream open for new lines; default false. */
    follow: boolean;
    /** @description Lines of these allocations; repeat the key. */
    allocationIds: string[];
    /** @description Lines of these agents; repeat the key. */
    agentIds: string[];
    /** @description Lines of these containers; repeat the key. */
    containerIds: string[];
    /** @description Lines of these ranks; repeat the key. -1 also finds lines without a rank. */
    rankIds: number[];
    /** @description Lines of these levels; repeat the key. */
    levels: LogLevel[];
    /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
    stdtypes: string[];
    /** @description Lines from these sources; repeat the key. */
    sources: string[];
    /**
     * Format: date-time
     * @description Lines up to and including this RFC 3339 time.
     */
    timestampBefore: string | null;
    /**
     * Format: date-time
     * @description Lines later than this RFC 3339 time.
     */
    timestampAfter: string | null;
    /** @description Order by line id; unspecified means ascending, oldest first. */
    orderBy: OrderBy;
    /** @description Text that the line holds, in any case. */
    searchText: string;
    /** @description Read `searchText` as a regular expression. */
    enableRegex: boolean;
};
/**
 * @description What kind of work a task does.
 * @enum {string}
 */
export type TaskType = "TASK_TYPE_UNSPECIFIED" | "TASK_TYPE_TRIAL" | "TASK_TYPE_NOTEBOOK" | "TASK_TYPE_SHELL" | "TASK_TYPE_COMMAND" | "TASK_TYPE_TENSORBOARD" | "TASK_TYPE_CHECKPOINT_GC" | "TASK_TYPE_GENERIC";
/** @description A TensorBoard over experiments or trials. */
export type Tensorboard = {
    id: string;
    /** @description Name shown; generated when not given. */
    description: string;
    /** @description What the task is doing. */
    state: TaskState;
    /**
     * Format: date-time
     * @description When it was launched.
     */
    startTime: string | null;
    /** @description Its container; null until it has one, kept after the end. */
    container: Container | null;
    /** @description Experiments it shows. */
    experimentIds: number[];
    /** @description Trials it shows. */
    trialIds: number[];
    /** @description Name of the owner as shown; empty when unset. */
    displayName: string;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /** @description Username of the owner. */
    username: string;
    /** @description Path below the master at which it can be opened. */
    serviceAddress: string;
    /** @description Pool it runs in. */
    resourcePool: string;
    /** @description Empty while alive; afterwards how it ended. */
    exitStatus: string;
    /** @description UUID of its entry in the job queue. */
    jobId: string;
    /**
     * Format: int32
     * @description Workspace it belongs to.
     */
    workspaceId: number;
};
/** @description One training run of an experiment with fixed hyperparameters. */
export type Trial = {
    /** Format: int32 */
    id: number;
    /** Format: int32 */
    experimentId: number;
    /**
     * Format: date-time
     * @description When it was created.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * @description When it ended; null before.
     */
    endTime: string | null;
    /** @description What it does now; the stored state in search rows and time series. */
    state: TrialState;
    /**
     * Format: int32
     * @description Times it was started again after a failure.
     */
    restarts: number;
    /** @description Its hyperparameters. */
    hparams: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int32
     * @description Batches trained so far.
     */
    totalBatchesProcessed: number;
    /** @description Validation with the best searcher metric; null when there is none. */
    bestValidation: MetricsWorkload | null;
    /** @description Last validation; null when there is none. */
    latestValidation: MetricsWorkload | null;
    /** @description Best checkpoint that still has files; null when there is none. */
    bestCheckpoint: CheckpointWorkload | null;
    /** @description What its code last reported, such as `training`; `UNSPECIFIED` before. Kept after the end. */
    runnerState: string;
    /** @description Seconds it held resources; 0 in search rows. */
    wallClockTime: Double;
    /** @description Checkpoint it started from, or empty. */
    warmStartCheckpointUuid: string;
    /**
     * @deprecated
     * @description Task it runs as; the log calls of tasks take it.
     */
    taskId: string;
    /** @description Bytes of all its checkpoints. */
    totalCheckpointSize: UInt64;
    /**
     * Format: int32
     * @description Number of its checkpoints.
     */
    checkpointCount: number;
    /** @description Per group (`avg_metrics`, `validation_metrics` or a custom one) and metric: count, last, max, min, sum and type. Values that are not numbers have only `last` and `type`. */
    summaryMetrics: {
        [key: string]: unknown;
    } | null;
    /** @description Tasks that ran the trial, the first one first. */
    taskIds: string[];
    /** @description Best value of the metric the searcher looks at. */
    searcherMetricValue: Double;
    /**
     * Format: int32
     * @description Days its logs are kept.
     */
    logRetentionDays?: number;
    /** @description Free object stored with the trial. */
    metadata?: {
        [key: string]: unknown;
    };
    /** @description Name of the log policy that a line of its log matched. */
    logPolicyMatched?: string;
};
/** @description Request message of `trialLogs`. */
export type TrialLogsRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /**
     * Format: int32
     * @description Most lines; 0, the default, means all there are.
     */
    limit: number;
    /** @description Keeps the stream open for new lines; default false. */
    follow: boolean;
    /** @description Lines of these agents; repeat the key. */
    agentIds: string[];
    /** @description Lines of these containers; repeat the key. */
    containerIds: string[];
    /** @description Lines of these ranks; repeat the key. */
    rankIds: number[];
    /** @description Lines of these levels; repeat the key. */
    levels: LogLevel[];
    /** @description Lines written to these, `stdout` or `stderr`; repeat the key. */
    stdtypes: string[];
    /** @description Lines from these sources; repeat the key. */
    sources: string[];
    /**
     * Format: date-time
     * @description Lines up to and including this RFC 3339 time.
     */
    timestampBefore: string | null;
    /**
     * Format: date-time
     * @description Lines later than this RFC 3339 time.
     */
    timestampAfter: string | null;
    /** @description Order by line id; unspecified means ascending, oldest first. */
    orderBy: OrderBy;
    /** @description Text that the line holds, in any case. */
    searchText: string;
    /** @description Read `searchText` as a regular expression. */
    enableRegex: boolean;
};
/** @description Metrics that a trial reports. */
type TrialMetrics = {
    /**
     * Format: int32
     * @description Taken from the path.
     */
    trialId: number;
    /**
     * Format: int32
     * @description Current run of the trial, counted from 1.
     */
    trialRunId: number;
    /**
     * Format: int32
     * @description Batches trained up to here.
     */
    stepsCompleted?: number;
    /**
     * Format: date-time
     * @description When they were reported.
     */
    reportTime?: string;
    /** @description Values by name: averages and, if reported, one entry per batch. Absent or null: no values. */
    metrics: Metrics | null;
};
/** @description Request message of `trialsSample`. */
export type TrialsSampleRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
    /** @description Name of the metric. */
    metricName: string;
    /**
     * @deprecated
     * @description Training or validation metrics; deprecated, but what clients of this version send.
     */
    metricType: MetricType;
    /** @description Metric group; either this or `metricType` is needed. */
    group: string;
    /**
     * Format: int32
     * @description Most trials in the set; 0, the default, means 25.
     */
    maxTrials: number;
    /**
     * Format: int32
     * @description Most points per trial; 0, the default, means 1,000.
     */
    maxDatapoints: number;
    /**
     * Format: int32
     * @description First batch to look at; default 0.
     */
    startBatches: number;
    /**
     * Format: int32
     * @description Last batch to look at; 0 or less means no end.
     */
    endBatches: number;
    /**
     * Format: int32
     * @description Seconds between messages; 0, the default, means 30.
     */
    periodSeconds: number;
};
/** @description Answer of `trialsSample`. */
export type TrialsSampleResponse = {
    trials: TrialsSampleResponseTrial[];
    promotedTrials: number[];
    demotedTrials: number[];
};
/** @description A leading trial and its new points. */
export type TrialsSampleResponseTrial = {
    /** Format: int32 */
    trialId: number;
    /** @description Filled when the trial enters the set, null otherwise. */
    hparams: {
        [key: string]: unknown;
    } | null;
    /** @description Points of the metric; only the first time the trial is seen. */
    data: DataPoint[];
};
/** @description Request message of `trialsSnapshot`. */
export type TrialsSnapshotRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
    /** @description Name of the metric. */
    metricName: string;
    /**
     * @deprecated
     * @description Training or validation metrics; needed.
     */
    metricType: MetricType;
    /** @description Ignored. */
    group: string;
    /**
     * Format: int32
     * @description Batch number at the middle of the window.
     */
    batchesProcessed: number;
    /**
     * Format: int32
     * @description Batches to either side that still count; default 0, at most 100.
     */
    batchesMargin: number;
    /**
     * Format: int32
     * @description Seconds between messages; 0, the default, means 30.
     */
    periodSeconds: number;
};
/** @description What makes a webhook fire. */
export type Trigger = {
    /**
     * Format: int32
     * @description Id of the trigger, given by the master.
     */
    id: number;
    /** @description Kind of event. */
    triggerType: TriggerType;
    /** @description When the event counts: `{"state": "COMPLETED"}` or `{"state": "ERROR"}` for state changes. */
    condition: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int32
     * @description Webhook the trigger belongs to.
     */
    webhookId: number;
};
/**
 * @description The kind of event a trigger reacts to.
 * @enum {string}
 */
export type TriggerType = "TRIGGER_TYPE_UNSPECIFIED" | "TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE" | "TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED" | "TRIGGER_TYPE_TASK_LOG" | "TRIGGER_TYPE_CUSTOM";
/**
 * @description Whether a webhook fires for its whole workspace or only for experiments that name it.
 * @enum {string}
 */
export type WebhookMode = "WEBHOOK_MODE_UNSPECIFIED" | "WEBHOOK_MODE_WORKSPACE" | "WEBHOOK_MODE_SPECIFIC";
/** @description Request message of `unarchiveExperiments`. */
type UnarchiveExperimentsRequest = {
    /** @description Ids of the experiments to unarchive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to unarchive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId: number;
};
/** @description Request message of `updateGroup`. */
type UpdateGroupRequest = {
    /**
     * Format: int32
     * @description Id of the group to change.
     */
    groupId: number;
    /** @description New name of the group. Empty keeps the name; a taken one is a 409. */
    name: string;
    /** @description Ids of the users that become members. Empty: none; an unknown id is a 404, one that is a member already a 409, and then nothing changes. */
    addUsers: number[];
    /** @description Ids of the users that are members no longer. Empty: none; a list without a single member is a 404. */
    removeUsers: number[];
};
/** @description Answer of `updateGroup`. */
export type UpdateGroupResponse = {
    group: GroupDetails;
};
/** @description Request message of `updateJobQueue`. */
type UpdateJobQueueRequest = {
    /** @description Changes of jobs, carried out in order. A missing job stops the call with a 500, and changes before it stay. */
    updates: QueueControl[];
};
/** @description A person who can sign in to the cluster. */
export type User = {
    /**
     * Format: int32
     * @description Id of the user, given by the master. Ignored when a user is created.
     */
    id: number;
    /** @description Name used to sign in, unique and case-sensitive. */
    username: string;
    /** @description Whether the user is an administrator; role assignments are separate. */
    admin: boolean;
    /** @description False once deactivated: the user can no longer sign in. */
    active: boolean;
    /** @description Account that tasks of the user run under on agents, or null for the default. */
    agentUserGroup: AgentUserGroup | null;
    /** @description Name to show instead of the username; empty when unset. */
    displayName: string;
    /**
     * Format: date-time
     * @description When the user was last changed (UTC). Only the list of users fills it; other answers send the year 1.
     */
    modifiedAt: string | null;
    /** @description Whether the user signs in through an identity provider; always false in this version. */
    remote: boolean;
    /**
     * Format: date-time
     * @description When the user was last signed in.
     */
    lastAuthAt?: string;
};
/** @description How an action on several users ended for one of them. */
export type UserActionResult = {
    /** @description Empty where it was done, else why not. */
    error: string;
    /**
     * Format: int32
     * @description Number of the user.
     */
    id: number;
};
/** @description Which users an action on several is for. */
type UserFilters = {
    /** @description Part of the user name or display name. */
    name: string;
    /** @description Administrators, or everyone else. */
    admin?: boolean;
};
/** @description A role given to a single user. */
export type UserRoleAssignment = {
    /**
     * Format: int32
     * @description Id of the user who gets or loses the role.
     */
    userId: number;
    /** @description The role and the scope it holds in. */
    roleAssignment: RoleAssignment | null;
};
/** @description An address the master posts to when its triggers are met. */
export type Webhook = {
    /**
     * Format: int32
     * @description Id of the webhook, given by the master.
     */
    id: number;
    /** @description Address that is posted to, http or https. */
    url: string;
    /** @description Events the webhook fires for; at least one. */
    triggers: Trigger[];
    /** @description Form of the posted body. */
    webhookType: WebhookType;
    /** @description Name of the webhook, unique in its workspace. */
    name: string;
    /**
     * Format: int32
     * @description Workspace it fires for; 0 stands for the cluster.
     */
    workspaceId: number;
    /** @description What it fires for. */
    mode: WebhookMode;
};
/** @description A space that holds projects, models and interactive tasks of a team. */
export type Workspace = {
    /** Format: int32 */
    id: number;
    name: string;
    archived: boolean;
    /** @description Username of the owner. */
    username: string;
    /** @description True for workspace 1, which cannot be changed. */
    immutable: boolean;
    /**
     * Format: int32
     * @description Projects in the workspace.
     */
    numProjects: number;
    /** @description Whether the caller has pinned the workspace. */
    pinned: boolean;
    /**
     * Format: int32
     * @description Id of the owner.
     */
    userId: number;
    /**
     * Format: int32
     * @description Experiments in all its projects.
     */
    numExperiments: number;
    /** @description Progress of a deletion; unspecified otherwise. */
    state: WorkspaceState;
    /** @description Why a deletion failed; empty otherwise. */
    errorMessage: string;
    /** @description Account that tasks of the workspace run under on agents; left out when unset. */
    agentUserGroup?: AgentUserGroup;
    /** @description Where experiments of the workspace store checkpoints, secrets masked; sent in the single answer only and left out when unset. */
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the caller pinned the workspace (UTC); sent in the list only and left out when not pinned.
     */
    pinnedAt?: string;
    /** @description Pool for tasks with slots that name none; empty for the default of the cluster. */
    defaultComputePool: string;
    /** @description Pool for tasks without slots that name none; empty for the default of the cluster. */
    defaultAuxPool: string;
    /** @description Namespace the master made for it. */
    autoCreatedNamespace?: string;
};
/** @description Request message of `deleteGlobalConfigPolicies`. */
export type DeleteGlobalConfigPoliciesRequest = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** @description Answer of `deleteGlobalConfigPolicies`. */
export type DeleteGlobalConfigPoliciesResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteWorkspaceConfigPolicies`. */
export type DeleteWorkspaceConfigPoliciesRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** @description Answer of `deleteWorkspaceConfigPolicies`. */
export type DeleteWorkspaceConfigPoliciesResponse = {
    [key: string]: unknown;
};
/** @description Request message of `getGlobalConfigPolicies`. */
export type GetGlobalConfigPoliciesRequest = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** @description Answer of `getGlobalConfigPolicies`. */
export type GetGlobalConfigPoliciesResponse = {
    configPolicies: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getWorkspaceConfigPolicies`. */
export type GetWorkspaceConfigPoliciesRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
};
/** @description Answer of `getWorkspaceConfigPolicies`. */
export type GetWorkspaceConfigPoliciesResponse = {
    configPolicies: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `putGlobalConfigPolicies`. */
type PutGlobalConfigPoliciesRequest = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
    /** @description Policies as YAML or JSON text. */
    configPolicies: string;
};
/** @description Answer of `putGlobalConfigPolicies`. */
export type PutGlobalConfigPoliciesResponse = {
    configPolicies: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `putWorkspaceConfigPolicies`. */
type PutWorkspaceConfigPoliciesRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType: string;
    /** @description Policies as YAML or JSON text. */
    configPolicies: string;
};
/** @description Answer of `putWorkspaceConfigPolicies`. */
export type PutWorkspaceConfigPoliciesResponse = {
    configPolicies: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `cleanupLogs`. */
export type CleanupLogsRequest = {
    [key: string]: unknown;
};
/** @description Answer of `cleanupLogs`. */
export type CleanupLogsResponse = {
    /** @description Lines that were deleted. */
    removedCount: Int64;
};
/** @description Request message of `getTrialRemainingLogRetentionDays`. */
export type GetTrialRemainingLogRetentionDaysRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    id: number;
};
/** @description Answer of `getTrialRemainingLogRetentionDays`. */
export type GetTrialRemainingLogRetentionDaysResponse = {
    /** Format: int32 */
    remainingDays?: number;
};
/** @description Request message of `postTaskLogs`. */
export type PostTaskLogsRequest = {
    /** @description Log lines to store, each with the id of its task. Ids of the lines are given by the master. */
    logs: TaskLog[];
};
/** @description Answer of `postTaskLogs`. */
export type PostTaskLogsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `putExperimentRetainLogs`. */
type PutExperimentRetainLogsRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
    /**
     * Format: int32
     * @description Days to keep logs; -1 means for ever.
     */
    numDays: number;
};
/** @description Answer of `putExperimentRetainLogs`. */
export type PutExperimentRetainLogsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `putExperimentsRetainLogs`. */
type PutExperimentsRetainLogsRequest = {
    /** @description Ids of the experiments whose logs are kept for a new time. Ignored when `filters` is sent. */
    experimentIds: number[];
    /**
     * Format: int32
     * @description Days to keep logs; -1 means for ever.
     */
    numDays: number;
    /** @description Selects the experiments by their properties instead of by `experimentIds`. Absent or null: the ids decide. */
    filters: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Number of the project.
     */
    projectId: number;
};
/** @description Answer of `putExperimentsRetainLogs`. */
export type PutExperimentsRetainLogsResponse = {
    results: ExperimentActionResult[];
};
/** @description Request message of `putTrialRetainLogs`. */
type PutTrialRetainLogsRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /**
     * Format: int32
     * @description Days to keep logs; -1 means for ever.
     */
    numDays: number;
};
/** @description Answer of `putTrialRetainLogs`. */
export type PutTrialRetainLogsResponse = {
    [key: string]: unknown;
};
/** @description One line of a task log, as it is posted. */
export type TaskLog = {
    /**
     * Format: int32
     * @description Number of the line, given by the master.
     */
    id?: number;
    /** @description Task that wrote it. */
    taskId: string;
    /** @description Allocation that wrote it. */
    allocationId?: string;
    /** @description Agent it ran on. */
    agentId?: string;
    /** @description Container that wrote it. */
    containerId?: string;
    /**
     * Format: int32
     * @description Rank of the process.
     */
    rankId?: number;
    /**
     * Format: date-time
     * @description When it was written, by the clock of the container.
     */
    timestamp?: string;
    /** @description How grave it is. */
    level?: LogLevel;
    /** @description The line with its line break. */
    log: string;
    /** @description Part of the container that wrote it. */
    source?: string;
    /** @description `stdout` or `stderr`. */
    stdtype?: string;
};
/** @description An announcement to everyone who uses the cluster. */
export type ClusterMessage = {
    /** @description Text to show. */
    message: string;
    /**
     * Format: date-time
     * @description When it is shown first.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * @description When it is shown no more; without one, until it is taken back.
     */
    endTime?: string;
    /**
     * Format: date-time
     * @description When it was set.
     */
    createdTime: string | null;
};
/** @description Request message of `deleteClusterMessage`. */
export type DeleteClusterMessageRequest = {
    [key: string]: unknown;
};
/** @description Answer of `deleteClusterMessage`. */
export type DeleteClusterMessageResponse = {
    [key: string]: unknown;
};
/** @description Request message of `getClusterMessage`. */
export type GetClusterMessageRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getClusterMessage`. */
export type GetClusterMessageResponse = {
    clusterMessage?: ClusterMessage;
};
/** @description Request message of `bulkAutoCreateWorkspaceNamespaceBindings`. */
type BulkAutoCreateWorkspaceNamespaceBindingsRequest = {
    /** @description Ids of the workspaces that get a namespace of their own in each Kubernetes cluster. Empty: nothing happens. */
    workspaceIds: number[];
};
/** @description Answer of `bulkAutoCreateWorkspaceNamespaceBindings`. */
export type BulkAutoCreateWorkspaceNamespaceBindingsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteWorkspaceNamespaceBindings`. */
export type DeleteWorkspaceNamespaceBindingsRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId: number;
    /** @description Clusters to unbind in; repeat the key. */
    clusterNames: string[];
};
/** @description Answer of `deleteWorkspaceNamespaceBindings`. */
export type DeleteWorkspaceNamespaceBindingsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `getKubernetesResourceManagers`. */
export type GetKubernetesResourceManagersRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getKubernetesResourceManagers`. */
export type GetKubernetesResourceManagersResponse = {
    resourceManagers: string[];
};
/** @description Request message of `getKubernetesResourceQuotas`. */
export type GetKubernetesResourceQuotasRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    id: number;
};
/** @description Answer of `getKubernetesResourceQuotas`. */
export type GetKubernetesResourceQuotasResponse = {
    resourceQuotas: {
        [key: string]: Double;
    };
};
/** @description Request message of `getWorkspacesWithDefaultNamespaceBindings`. */
export type GetWorkspacesWithDefaultNamespaceBindingsRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getWorkspacesWithDefaultNamespaceBindings`. */
export type GetWorkspacesWithDefaultNamespaceBindingsResponse = {
    workspaceIds: number[];
};
/** @description Request message of `listWorkspaceNamespaceBindings`. */
export type ListWorkspaceNamespaceBindingsRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    id: number;
};
/** @description Answer of `listWorkspaceNamespaceBindings`. */
export type ListWorkspaceNamespaceBindingsResponse = {
    namespaceBindings: {
        [key: string]: WorkspaceNamespaceBinding;
    };
};
/** @description Request message of `setResourceQuotas`. */
type SetResourceQuotasRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    id: number;
    /** @description Number of slots that the workspace may use, by cluster name. Clusters that are not named keep their quota. */
    clusterQuotaPairs: {
        [key: string]: number;
    };
};
/** @description Answer of `setResourceQuotas`. */
export type SetResourceQuotasResponse = {
    [key: string]: unknown;
};
/** @description Request message of `setWorkspaceNamespaceBindings`. */
type SetWorkspaceNamespaceBindingsRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId: number;
    /** @description Namespace of the workspace by cluster name, or that one is to be created. Clusters that are not named keep their binding. */
    clusterNamespaceMeta: {
        [key: string]: WorkspaceNamespaceMeta;
    };
};
/** @description Answer of `setWorkspaceNamespaceBindings`. */
export type SetWorkspaceNamespaceBindingsResponse = {
    namespaceBindings: {
        [key: string]: WorkspaceNamespaceBinding;
    };
};
/** @description The Kubernetes namespace of a workspace in one cluster. */
export type WorkspaceNamespaceBinding = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId: number;
    /** @description Name of the namespace. */
    namespace: string;
    /** @description Cluster it is in. */
    clusterName: string;
    /** @description The master made the namespace. */
    autoCreateNamespace: boolean;
};
/** @description The namespace a workspace shall have in one cluster. */
type WorkspaceNamespaceMeta = {
    /** @description Name of a namespace that exists. */
    namespace?: string;
    /** @description Let the master make one instead. */
    autoCreateNamespace: boolean;
    /** @description Let the master make one in every cluster. */
    autoCreateNamespaceAllClusters: boolean;
    /** @description Cluster it is in. */
    clusterName: string;
    /**
     * Format: int32
     * @description Slots it may request.
     */
    resourceQuota?: number;
};
/** @description Request message of `getProjectByKey`. */
export type GetProjectByKeyRequest = {
    /** @description Short key of the project. */
    key: string;
};
/** @description Answer of `getProjectByKey`. */
export type GetProjectByKeyResponse = {
    project: Project;
};
/** @description Request message of `postAllocationAcceleratorData`. */
type PostAllocationAcceleratorDataRequest = {
    /** @description Id of the allocation. */
    allocationId: string;
    /** @description Accelerators that the allocation uses: their kind and UUIDs on one node. */
    acceleratorData: AcceleratorData | null;
};
/** @description Answer of `postAllocationAcceleratorData`. */
export type PostAllocationAcceleratorDataResponse = {
    [key: string]: unknown;
};
/** @description Request message of `archiveRuns`. */
export type ArchiveRunsRequest = {
    /** @description Ids of the runs to archive. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to archive. Absent: `runIds` decides. */
    filter?: string;
};
/** @description Answer of `archiveRuns`. */
export type ArchiveRunsResponse = {
    results: RunActionResult[];
};
/** @description Request message of `deleteRuns`. */
type DeleteRunsRequest = {
    /** @description Ids of the runs to delete, with their metrics, logs and checkpoints. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to delete. Absent: `runIds` decides. */
    filter?: string;
};
/** @description Answer of `deleteRuns`. */
export type DeleteRunsResponse = {
    results: RunActionResult[];
};
/** @description One run: a trial together with the facts of its experiment that a list shows. */
export type FlatRun = {
    /**
     * Format: int32
     * @description Number of the run, which is that of its trial.
     */
    id: number;
    /**
     * Format: date-time
     * @description When it was submitted.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * @description When it ended.
     */
    endTime: string | null;
    /** @description State of the run. */
    state: TrialState;
    /** @description Labels of its experiment. */
    labels: string[];
    /** @description Bytes of its checkpoints. */
    checkpointSize: Int64;
    /**
     * Format: int32
     * @description Number of its checkpoints.
     */
    checkpointCount: number;
    /** @description Best value of the metric the searcher looks at. */
    searcherMetricValue?: Double;
    /** @description Id the caller gave the trial. */
    externalRunId?: string;
    /** @description Values of its hyperparameters. */
    hyperparameters?: {
        [key: string]: unknown;
    };
    /** @description Last, least, greatest and mean value of each metric. */
    summaryMetrics?: {
        [key: string]: unknown;
    };
    /**
     * Format: int32
     * @description Owner of the experiment.
     */
    userId?: number;
    /**
     * Format: int32
     * @description Seconds from start to end, or to now.
     */
    duration?: number;
    /**
     * Format: int32
     * @description Project it is in.
     */
    projectId: number;
    /** @description Name of that project. */
    projectName: string;
    /**
     * Format: int32
     * @description Workspace of the project.
     */
    workspaceId: number;
    /** @description Name of that workspace. */
    workspaceName: string;
    /** @description The project or the workspace is archived. */
    parentArchived: boolean;
    /** @description Facts of the experiment. */
    experiment?: FlatRunExperiment;
    /** @description Free object stored with the run. */
    metadata?: {
        [key: string]: unknown;
    };
    /** @description The run is archived. */
    archived: boolean;
    /** @description Key of the project and number of the run within it. */
    localId: string;
    /** @description Name of the log policy that a line of its log matched. */
    logPolicyMatched?: string;
};
/** @description The experiment of a run. */
export type FlatRunExperiment = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
    /** @description Name of the searcher. */
    searcherType: string;
    /** @description Metric the searcher looks at. */
    searcherMetric: string;
    /**
     * Format: int32
     * @description Experiment it was forked from.
     */
    forkedFrom?: number;
    /** @description Id the caller gave the experiment. */
    externalExperimentId?: string;
    /** @description Pool it runs in. */
    resourcePool: string;
    /** @description Part that is done, 0 to 1. */
    progress: Float;
    /** @description Description of the experiment. */
    description: string;
    /** @description Name of the experiment. */
    name: string;
    /** @description It runs outside the cluster. */
    unmanaged: boolean;
    /** @description It has several trials. */
    isMultitrial: boolean;
    /** @description Where its data comes from, where that is Pachyderm. */
    pachydermIntegration?: {
        [key: string]: unknown;
    };
};
/** @description Request message of `getMetadataValues`. */
export type GetMetadataValuesRequest = {
    /** @description Key of the metadata, with dots for nested ones. */
    key: string;
    /**
     * Format: int32
     * @description Number of the project.
     */
    projectId: number;
};
/** @description Answer of `getMetadataValues`. */
export type GetMetadataValuesResponse = {
    values: string[];
};
/** @description Request message of `getRunMetadata`. */
export type GetRunMetadataRequest = {
    /**
     * Format: int32
     * @description Number of the run, which is that of its trial.
     */
    runId: number;
};
/** @description Answer of `getRunMetadata`. */
export type GetRunMetadataResponse = {
    metadata: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `killRuns`. */
type KillRunsRequest = {
    /** @description Ids of the runs to kill. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to kill. Absent: `runIds` decides. */
    filter?: string;
};
/** @description Answer of `killRuns`. */
export type KillRunsResponse = {
    results: RunActionResult[];
};
/** @description Request message of `moveRuns`. */
type MoveRunsRequest = {
    /** @description Ids of the runs to move. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs now. Runs of another project are refused one by one.
     */
    sourceProjectId: number;
    /**
     * Format: int32
     * @description Id of the project that receives the runs. A missing or archived one refuses the whole call.
     */
    destinationProjectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to move. Absent: `runIds` decides. */
    filter?: string;
    /** @description Leave runs of experiments with several where they are. */
    skipMultitrial: boolean;
};
/** @description Answer of `moveRuns`. */
export type MoveRunsResponse = {
    results: RunActionResult[];
};
/** @description Request message of `pauseRuns`. */
export type PauseRunsRequest = {
    /** @description Ids of the runs to pause. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to pause. Absent: `runIds` decides. */
    filter?: string;
};
/** @description Answer of `pauseRuns`. */
export type PauseRunsResponse = {
    results: RunActionResult[];
};
/** @description Request message of `postRunMetadata`. */
type PostRunMetadataRequest = {
    /**
     * Format: int32
     * @description Number of the run, which is that of its trial.
     */
    runId: number;
    /** @description The whole new metadata of the run, a free object. It replaces the old; null clears it. */
    metadata: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `postRunMetadata`. */
export type PostRunMetadataResponse = {
    metadata: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `resumeRuns`. */
export type ResumeRunsRequest = {
    /** @description Ids of the runs to resume. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to resume. Absent: `runIds` decides. */
    filter?: string;
};
/** @description Answer of `resumeRuns`. */
export type ResumeRunsResponse = {
    results: RunActionResult[];
};
/** @description How an action on several runs ended for one of them. */
export type RunActionResult = {
    /** @description Empty where it was done, else why not. */
    error: string;
    /**
     * Format: int32
     * @description Number of the run.
     */
    id: number;
};
/** @description Request message of `searchRuns`. */
type SearchRunsRequest = {
    /**
     * Format: int32
     * @description Keeps the runs of this project. Absent: those of all projects that the caller may see.
     */
    projectId?: number;
    /**
     * Format: int32
     * @description Number of runs to leave out at the start. Absent is 0; a negative one counts from the end.
     */
    offset: number;
    /**
     * Format: int32
     * @description Largest number of runs in the answer. Absent or 0 is 100; -1 is all from the offset on; -2 is none, only the counts.
     */
    limit: number;
    /** @description Columns with a direction, separated by commas, such as `startTime=desc`. Absent: by id; an unknown column is a 400. */
    sort?: string;
    /** @description Conditions as JSON text, in the grammar of `searchExperiments`. Absent: all runs, archived ones included. */
    filter?: string;
};
/** @description Answer of `searchRuns`. */
export type SearchRunsResponse = {
    runs: FlatRun[];
    pagination: Pagination;
};
/** @description Request message of `unarchiveRuns`. */
export type UnarchiveRunsRequest = {
    /** @description Ids of the runs to unarchive. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to unarchive. Absent: `runIds` decides. */
    filter?: string;
};
/** @description Answer of `unarchiveRuns`. */
export type UnarchiveRunsResponse = {
    results: RunActionResult[];
};
/** @description The accelerators one container of a task was given. */
export type AcceleratorData = {
    /** @description Container that has them. */
    containerId: string;
    /** @description Allocation of the container. */
    allocationId: string;
    /** @description Machine it runs on. */
    nodeName: string;
    /** @description Task of the allocation. */
    taskId: string;
    /** @description Model of the accelerators. */
    acceleratorType: string;
    /** @description UUID of each. */
    acceleratorUuids: string[];
    /** @description Pool the machine belongs to. */
    resourcePool: string;
};
/** @description Request message of `getAccessTokens`. */
export type GetAccessTokensRequest = {
    /** @description Column to sort by; unspecified means number. */
    sortBy: GetAccessTokensRequestSortBy;
    /** @description Direction of the sort; unspecified means ascending. */
    orderBy: OrderBy;
    /**
     * Format: int32
     * @description Rows to skip, default 0; a negative number counts back from the end, and one beyond the total answers 400.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows in the answer; 0, the default, means all.
     */
    limit: number;
    /** @description Keep tokens with these numbers; repeat the key. */
    tokenIds: number[];
    /** @description Keep tokens of this user. */
    username: string;
    /** @description List expired and revoked tokens too. */
    showInactive: boolean;
};
/** @description Answer of `getAccessTokens`. */
export type GetAccessTokensResponse = {
    /** @description The tokens. */
    tokenInfo: TokenInfo[];
    pagination: Pagination;
};
/** @description Request message of `patchAccessToken`. */
type PatchAccessTokenRequest = {
    /**
     * Format: int32
     * @description Number of the token.
     */
    tokenId: number;
    /** @description New description of the token. Absent keeps the old one. */
    description?: string;
    /** @description End the token for good. */
    setRevoked: boolean;
};
/** @description Answer of `patchAccessToken`. */
export type PatchAccessTokenResponse = {
    tokenInfo: TokenInfo;
};
/** @description Request message of `postAccessToken`. */
type PostAccessTokenRequest = {
    /**
     * Format: int32
     * @description Id of the user whom the token signs in. Another user than the caller needs the right to create tokens for others.
     */
    userId: number;
    /** @description How long it lives, as a Go duration; unset means the default of the master. */
    lifespan?: string;
    /** @description What the token is for, as lists show it. Empty: none. */
    description: string;
};
/** @description Answer of `postAccessToken`. */
export type PostAccessTokenResponse = {
    token: string;
    /** Format: int32 */
    tokenId: number;
};
/** @description What is known of a token, without its text. */
export type TokenInfo = {
    /**
     * Format: int32
     * @description Number of the token.
     */
    id: number;
    /**
     * Format: int32
     * @description User it stands for.
     */
    userId: number;
    /**
     * Format: date-time
     * @description When it ends.
     */
    expiry: string | null;
    /**
     * Format: date-time
     * @description When it was made.
     */
    createdAt: string | null;
    /** @description Session or access token. */
    tokenType: TokenType;
    /** @description It was ended before its time. */
    revoked: boolean;
    /** @description What its maker wrote about it. */
    description: string;
};
/**
 * @description Columns a list of tokens can be sorted by.
 * @enum {string}
 */
export type GetAccessTokensRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_USER_ID" | "SORT_BY_EXPIRY" | "SORT_BY_CREATED_AT" | "SORT_BY_TOKEN_TYPE" | "SORT_BY_REVOKED" | "SORT_BY_DESCRIPTION";
/**
 * @description What a token was made for.
 * @enum {string}
 */
export type TokenType = "TOKEN_TYPE_UNSPECIFIED" | "TOKEN_TYPE_USER_SESSION" | "TOKEN_TYPE_ACCESS_TOKEN";
/** @description Request message of `getTrialByExternalID`. */
export type GetTrialByExternalIDRequest = {
    /** @description Id the caller gave the experiment. */
    externalExperimentId: string;
    /** @description Id the caller gave the trial. */
    externalTrialId: string;
};
/** @description Answer of `getTrialByExternalID`. */
export type GetTrialByExternalIDResponse = {
    trial: Trial;
};
/** @description Request message of `assignMultipleGroups`. */
export type AssignMultipleGroupsRequest = {
    /** @description Ids of the users whose groups change. */
    userIds: number[];
    /** @description Ids of the groups that all of them join. Empty: none. */
    addGroups: number[];
    /** @description Ids of the groups that all of them leave. Empty: none. */
    removeGroups: number[];
};
/** @description Answer of `assignMultipleGroups`. */
export type AssignMultipleGroupsResponse = {
    [key: string]: unknown;
};
/** @description An event that a training script posts to webhooks. */
type CustomWebhookEventData = {
    /** @description How grave it is. */
    level: LogLevel;
    /** @description First line of the event. */
    title: string;
    /** @description Text of the event. */
    description: string;
};
/** @description What of a webhook can be changed. */
export type PatchWebhook = {
    /** @description New address. */
    url: string;
};
/** @description Request message of `patchWebhook`. */
export type PatchWebhookRequest = {
    /**
     * Format: int32
     * @description Number of the webhook.
     */
    id: number;
    /** @description The properties to change; those left out stay as they are. */
    webhook: PatchWebhook | null;
};
/** @description Answer of `patchWebhook`. */
export type PatchWebhookResponse = {
    [key: string]: unknown;
};
/** @description Request message of `postWebhookEventData`. */
type PostWebhookEventDataRequest = {
    /** @description Title, description and level of the custom event, which webhooks with a custom trigger send on. */
    data: CustomWebhookEventData | null;
    /**
     * Format: int32
     * @description Id of the experiment that the event is about.
     */
    experimentId: number;
    /**
     * Format: int32
     * @description Id of the trial that the event is about. Absent or 0: none.
     */
    trialId: number;
};
/** @description Answer of `postWebhookEventData`. */
export type PostWebhookEventDataResponse = {
    [key: string]: unknown;
};
