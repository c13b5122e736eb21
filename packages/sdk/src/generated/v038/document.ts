// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AcceleratorData, ActivateExperimentsResponse, Agent, Allocation, ArchiveExperimentsResponse, ArchiveRunsRequest, ArchiveRunsResponse, AssignMultipleGroupsRequest, AssignMultipleGroupsResponse, AssignRolesResponse, BulkAutoCreateWorkspaceNamespaceBindingsResponse, CancelExperimentsResponse, Checkpoint, CheckpointState, CheckpointTrainingMetadata, CleanupLogsRequest, CleanupLogsResponse, ClusterMessage, ColumnType, Command, ComparableTrial, CompareTrialsRequest, CompareTrialsResponse, Container, ContinueExperimentResponse, CreateExperimentResponse, CreateGenericTaskResponse, CreateGroupResponse, CreateTrialResponse, CurrentUserResponse, DataPoint, DeleteClusterMessageRequest, DeleteClusterMessageResponse, DeleteExperimentLabelRequest, DeleteExperimentLabelResponse, DeleteExperimentsResponse, DeleteGlobalConfigPoliciesRequest, DeleteGlobalConfigPoliciesResponse, DeleteRunsResponse, DeleteTensorboardFilesRequest, DeleteTensorboardFilesResponse, DeleteWorkspaceConfigPoliciesRequest, DeleteWorkspaceConfigPoliciesResponse, DeleteWorkspaceNamespaceBindingsRequest, DeleteWorkspaceNamespaceBindingsResponse, DeviceStats, DisableAgentResponse, DisableSlotResponse, Double, DownsampledMetrics, EnableAgentResponse, EnableSlotResponse, ExpMetricNamesResponse, Experiment, ExperimentState, FlatRun, FlatRunExperiment, GenericTaskState, GetAccessTokensRequest, GetAccessTokensRequestSortBy, GetAccessTokensResponse, GetAgentResponse, GetAgentsRequest, GetAgentsRequestSortBy, GetAgentsResponse, GetAllocationRequest, GetAllocationResponse, GetCheckpointResponse, GetClusterMessageRequest, GetClusterMessageResponse, GetCommandResponse, GetCommandsRequestSortBy, GetCommandsResponse, GetExperimentCheckpointsRequest, GetExperimentCheckpointsResponse, GetExperimentResponse, GetExperimentTrialsRequest, GetExperimentTrialsRequestSortBy, GetExperimentTrialsResponse, GetExperimentsRequestSortBy, GetExperimentsResponse, GetGenericTaskConfigRequest, GetGenericTaskConfigResponse, GetGlobalConfigPoliciesRequest, GetGlobalConfigPoliciesResponse, GetGroupResponse, GetGroupsAndUsersAssignedToWorkspaceResponse, GetJobsResponse, GetJobsV2Response, GetKubernetesResourceManagersRequest, GetKubernetesResourceManagersResponse, GetKubernetesResourceQuotasRequest, GetKubernetesResourceQuotasResponse, GetMasterResponse, GetMeResponse, GetMetadataValuesRequest, GetMetadataValuesResponse, GetMetricsResponse, GetModelVersionResponse, GetModelVersionsRequestSortBy, GetModelVersionsResponse, GetNotebookResponse, GetNotebooksRequestSortBy, GetNotebooksResponse, GetPermissionsSummaryResponse, GetProjectByKeyRequest, GetProjectByKeyResponse, GetProjectColumnsRequest, GetProjectColumnsResponse, GetProjectResponse, GetProjectsByUserActivityResponse, GetResourcePoolsRequest, GetResourcePoolsResponse, GetRolesAssignedToGroupResponse, GetRolesAssignedToUserResponse, GetRolesByIDResponse, GetRunMetadataRequest, GetRunMetadataResponse, GetShellResponse, GetShellsRequestSortBy, GetShellsResponse, GetSlotResponse, GetSlotsResponse, GetTaskAcceleratorDataRequest, GetTaskAcceleratorDataResponse, GetTaskContextDirectoryRequest, GetTaskContextDirectoryResponse, GetTaskResponse, GetTemplatesRequest, GetTemplatesRequestSortBy, GetTemplatesResponse, GetTensorboardResponse, GetTensorboardsRequestSortBy, GetTensorboardsResponse, GetTrainingMetricsResponse, GetTrialByExternalIDRequest, GetTrialByExternalIDResponse, GetTrialCheckpointsRequest, GetTrialCheckpointsResponse, GetTrialMetricsByCheckpointRequest, GetTrialMetricsByCheckpointResponse, GetTrialMetricsByModelVersionRequest, GetTrialMetricsByModelVersionResponse, GetTrialRemainingLogRetentionDaysRequest, GetTrialRemainingLogRetentionDaysResponse, GetTrialResponse, GetTrialWorkloadsRequest, GetTrialWorkloadsRequestFilterOption, GetTrialWorkloadsResponse, GetUserByUsernameResponse, GetUserResponse, GetUsersRequest, GetUsersRequestSortBy, GetUsersResponse, GetValidationMetricsResponse, GetWebhooksResponse, GetWorkspaceConfigPoliciesRequest, GetWorkspaceConfigPoliciesResponse, GetWorkspaceProjectsRequestSortBy, GetWorkspaceProjectsResponse, GetWorkspaceResponse, GetWorkspacesRequest, GetWorkspacesRequestSortBy, GetWorkspacesResponse, GetWorkspacesWithDefaultNamespaceBindingsRequest, GetWorkspacesWithDefaultNamespaceBindingsResponse, GroupDetails, GroupRoleAssignment, Job, JobState, JobType, KillCommandResponse, KillExperimentsResponse, KillGenericTaskResponse, KillNotebookResponse, KillRunsResponse, KillShellResponse, KillTensorboardResponse, LaunchCommandResponse, LaunchNotebookResponse, LaunchShellResponse, LaunchTensorboardResponse, LimitedJob, ListRolesResponse, ListWorkspaceNamespaceBindingsRequest, ListWorkspaceNamespaceBindingsResponse, LocationType, LogLevel, LoginResponse, MetricBatchesRequest, MetricBatchesResponse, MetricType, MetricsReport, ModelVersion, MoveExperimentsResponse, MoveRunsResponse, Notebook, OrderBy, PatchAccessTokenResponse, PatchExperimentResponse, PatchMasterConfigResponse, PatchModelVersionResponse, PatchProjectResponse, PatchTemplateNameRequest, PatchTemplateNameResponse, PatchTrialResponse, PatchUserResponse, PatchUsersResponse, PatchWebhook, PatchWebhookRequest, PatchWebhookResponse, PatchWorkspaceResponse, PauseExperimentsResponse, PauseGenericTaskRequest, PauseGenericTaskResponse, PauseRunsRequest, PauseRunsResponse, Permission, PermissionType, PlainRouteError, PostAccessTokenResponse, PostAllocationAcceleratorDataResponse, PostCheckpointMetadataResponse, PostModelVersionResponse, PostProjectResponse, PostRunMetadataResponse, PostTaskLogsRequest, PostTaskLogsResponse, PostTemplateResponse, PostUserResponse, PostWebhookEventDataResponse, PostWebhookRequest, PostWebhookResponse, PostWorkspaceResponse, PreviewHPSearchResponse, Project, ProjectColumn, PutExperimentLabelRequest, PutExperimentLabelResponse, PutExperimentResponse, PutExperimentRetainLogsResponse, PutExperimentsRetainLogsResponse, PutGlobalConfigPoliciesResponse, PutTemplateResponse, PutTrialResponse, PutTrialRetainLogsResponse, PutWorkspaceConfigPoliciesResponse, RBACJob, RemoveAssignmentsResponse, ReportCheckpointRequest, ReportCheckpointResponse, ReportTrialMetricsResponse, ReportTrialProgressResponse, ReportTrialTrainingMetricsResponse, ReportTrialValidationMetricsResponse, ResourceAllocationAggregatedEntry, ResourceAllocationAggregatedResponse, ResourceAllocationAggregationPeriod, ResourcePool, ResumeRunsRequest, ResumeRunsResponse, Role, RoleAssignment, RoleWithAssignments, RunActionResult, RunPrepareForReportingRequest, RunPrepareForReportingResponse, SSOProvider, SearchExperimentExperiment, SearchExperimentsResponse, SearchRolesAssignableToScopeResponse, SearchRunsResponse, SearchSummary, SearchUnit, SetClusterMessageRequest, SetClusterMessageResponse, SetCommandPriorityResponse, SetNotebookPriorityResponse, SetResourceQuotasResponse, SetShellPriorityResponse, SetTensorboardPriorityResponse, SetUserPasswordResponse, SetWorkspaceNamespaceBindingsResponse, Shell, Slot, SlotStats, SortBy, StartTrialResponse, StreamError, TableType, Task, TaskLog, TaskLogsRequest, TaskLogsResponse, TaskType, Template, Tensorboard, TokenInfo, TokenType, Trial, TrialLogsRequest, TrialLogsResponse, TrialSourceInfoType, TrialSummary, TrialsSampleRequest, TrialsSampleResponse, TrialsSampleResponseTrial, TrialsSnapshotRequest, TrialsSnapshotResponse, Trigger, TriggerType, UnarchiveExperimentsResponse, UnarchiveRunsRequest, UnarchiveRunsResponse, UnaryError, UnpauseGenericTaskRequest, UnpauseGenericTaskResponse, UpdateGroupResponse, UpdateJobQueueResponse, User, UserActionResult, UserRoleAssignment, Webhook, WebhookMode, Workspace, WorkspaceNamespaceBinding } from './types';
import type { ActivateExperimentsRequest, ArchiveExperimentsRequest, AssignRolesRequest, BulkAutoCreateWorkspaceNamespaceBindingsRequest, CancelExperimentsRequest, Config, ContinueExperimentRequest, CreateExperimentRequest, CreateGenericTaskRequest, CreateGroupRequest, CreateTrialRequest, CustomWebhookEventData, DeleteExperimentsRequest, DeleteRunsRequest, DisableAgentRequest, DisableSlotRequest, GetRolesByIDRequest, KillExperimentsRequest, KillGenericTaskRequest, KillRunsRequest, LaunchCommandRequest, LaunchNotebookRequest, LaunchShellRequest, LaunchTensorboardRequest, ListRolesRequest, LogConfig, LoginRequest, MoveExperimentsRequest, MoveRunsRequest, PatchAccessTokenRequest, PatchExperiment, PatchMasterConfigRequest, PatchModelVersion, PatchModelVersionRequest, PatchProject, PatchProjectRequest, PatchTrialRequest, PatchUser, PatchUsersRequest, PatchWorkspace, PatchWorkspaceRequest, PauseExperimentsRequest, PostAccessTokenRequest, PostAllocationAcceleratorDataRequest, PostCheckpointMetadataRequest, PostModelVersionRequest, PostProjectRequest, PostRunMetadataRequest, PostUserRequest, PostWebhookEventDataRequest, PostWorkspaceRequest, PreviewHPSearchRequest, PutExperimentRequest, PutExperimentRetainLogsRequest, PutExperimentsRetainLogsRequest, PutGlobalConfigPoliciesRequest, PutTrialRequest, PutTrialRetainLogsRequest, PutWorkspaceConfigPoliciesRequest, QueueControl, RemoveAssignmentsRequest, ReportTrialMetricsRequest, ReportTrialProgressRequest, ReportTrialTrainingMetricsRequest, ReportTrialValidationMetricsRequest, SearchExperimentsRequest, SearchRolesAssignableToScopeRequest, SearchRunsRequest, SetCommandPriorityRequest, SetNotebookPriorityRequest, SetResourceQuotasRequest, SetShellPriorityRequest, SetTensorboardPriorityRequest, SetWorkspaceNamespaceBindingsRequest, StartTrialRequest, TrialMetrics, UnarchiveExperimentsRequest, UpdateGroupRequest, UpdateJobQueueRequest, UserFilters, WorkspaceNamespaceMeta } from './wire';
import type { components as BaseComponents, operations as BaseOperations } from '../document';
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
  | 'putTemplate'
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
    responses: { 200: Json<AssignMultipleGroupsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
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
      path: { trialId: number; };
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
  putTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: { templateName: string; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": Template; }; };
    responses: { 200: Json<PutTemplateResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; 501: Json<UnaryError>; };
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
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetWorkspaceResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody?: never;
    responses: { 200: Json<GetProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchProject: {
    parameters: {
      query?: never;
      header?: never;
      path: { projectId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": PatchProject; }; };
    responses: { 200: Json<PatchProjectResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 409: Json<UnaryError>; 500: Json<UnaryError>; };
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
      path: { projectId: number; };
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
    responses: { 200: Json<PostWebhookResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  patchWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: { webhookId: number; };
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
    responses: { 200: Json<PutWorkspaceConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
    responses: { 200: Json<DeleteWorkspaceConfigPoliciesResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
    responses: { 200: Json<PutExperimentResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
      path: { trialId: number; };
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
      path: { workspaceId: number; };
      cookie?: never;
    };
    requestBody: { content: { "application/json": SetResourceQuotasRequest; }; };
    responses: { 200: Json<SetResourceQuotasResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
  };
  listWorkspaceNamespaceBindings: {
    parameters: {
      query?: never;
      header?: never;
      path: { workspaceId: number; };
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
      path: { workspaceId: number; };
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
    responses: { 200: Json<SearchRunsResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
    responses: { 200: Json<PostRunMetadataResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
    responses: { 200: Json<CreateGenericTaskResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
    responses: { 200: Json<PostAccessTokenResponse>; 400: Json<UnaryError>; 401: Json<UnaryError>; 403: Json<UnaryError>; 404: Json<UnaryError>; 500: Json<UnaryError>; };
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
