// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AgentUserGroup, CheckpointState, CheckpointWorkload, ContainerState, Device, DeviceType, Double, ExperimentActionResult, ExperimentState, FittingPolicy, Float, GetAgentsRequestSortBy, GetMasterResponseProduct, GetTemplatesRequestSortBy, GetTrialWorkloadsRequestFilterOption, GetWorkspacesRequestSortBy, Int64, JobSummary, LaunchWarning, LogLevel, Metrics, MetricsWorkload, Model, Note, OrderBy, Pagination, PolymorphicFilter, QueueStats, ResourceAllocationAggregationPeriod, ResourcePoolDetail, ResourcePoolType, RoleAssignmentSummary, SchedulerType, ScopeTypeMask, TaskState, Template, TrialSourceInfoType, TrialState, UInt64, WebhookType, WorkspaceState } from '../types';
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
  PatchModelResponse,
  PatchTemplateConfigRequest,
  PatchTemplateConfigResponse,
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
     * @description Number of the storage it is in; unset for the default one.
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
/** @description Answer of `createGroup`. */
export type CreateGroupResponse = {
    group: GroupDetails;
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
/** @description Answer of `disableAgent`. */
export type DisableAgentResponse = {
    agent: Agent;
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
/** @description Answer of `patchTrial`. */
export type PatchTrialResponse = {
    trial: Trial;
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
/** @description Answer of `launchCommand`. */
export type LaunchCommandResponse = {
    command: Command;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description Answer of `launchNotebook`. */
export type LaunchNotebookResponse = {
    notebook: Notebook;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
};
/** @description Answer of `launchShell`. */
export type LaunchShellResponse = {
    shell: Shell;
    config: {
        [key: string]: unknown;
    } | null;
    warnings: LaunchWarning[];
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
/** @description Answer of `patchExperiment`. */
export type PatchExperimentResponse = {
    experiment: Experiment;
};
/** @description Answer of `patchMasterConfig`. */
export type PatchMasterConfigResponse = Record<string, never>;
/** @description Answer of `patchModelVersion`. */
export type PatchModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Answer of `patchProject`. */
export type PatchProjectResponse = {
    project: Project;
};
/** @description Answer of `patchUser`. */
export type PatchUserResponse = {
    user: User;
};
/** @description Answer of `patchWorkspace`. */
export type PatchWorkspaceResponse = {
    workspace: Workspace;
    /** @description Namespaces of the workspace, by cluster. */
    namespaceBindings: {
        [key: string]: WorkspaceNamespaceBinding;
    };
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
/** @description Answer of `postCheckpointMetadata`. */
export type PostCheckpointMetadataResponse = {
    checkpoint: Checkpoint;
};
/** @description Answer of `postModelVersion`. */
export type PostModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Answer of `postProject`. */
export type PostProjectResponse = {
    project: Project;
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
/** @description Answer of `postWorkspace`. */
export type PostWorkspaceResponse = {
    workspace: Workspace;
    /** @description Namespaces of the workspace, by cluster. */
    namespaceBindings: {
        [key: string]: WorkspaceNamespaceBinding;
    };
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
/** @description A row of the queue, full or limited by what the caller may see. */
export type RBACJob = {
    /** @description The whole job, when the caller may see it. */
    full?: Job;
    /** @description The job without name and owner, when the caller may not. */
    limited?: LimitedJob;
};
/** @description Request message of `reportCheckpoint`. */
export type ReportCheckpointRequest = {
    /** @description The checkpoint that the trial or task has written, with its files and sizes in bytes. Its state is completed or absent; any other is a 400. */
    checkpoint: Checkpoint | null;
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
/** @description Answer of `searchExperiments`. */
export type SearchExperimentsResponse = {
    experiments: SearchExperimentExperiment[];
    pagination: Pagination;
};
/** @description Answer of `searchRolesAssignableToScope`. */
export type SearchRolesAssignableToScopeResponse = {
    pagination: Pagination;
    roles: Role[];
};
/** @description Answer of `setCommandPriority`. */
export type SetCommandPriorityResponse = {
    command: Command;
};
/** @description Answer of `setNotebookPriority`. */
export type SetNotebookPriorityResponse = {
    notebook: Notebook;
};
/** @description Answer of `setShellPriority`. */
export type SetShellPriorityResponse = {
    shell: Shell;
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
     * @description When it was created. Both masters send it of every trial, as recorded; null is of the type alone.
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
    /** @description Its hyperparameters. Both masters send them of every trial, as recorded; null is of the type alone. */
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
/** @description Answer of `updateGroup`. */
export type UpdateGroupResponse = {
    group: GroupDetails;
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
/** @description Answer of `putGlobalConfigPolicies`. */
export type PutGlobalConfigPoliciesResponse = {
    configPolicies: {
        [key: string]: unknown;
    } | null;
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
/** @description Answer of `putExperimentRetainLogs`. */
export type PutExperimentRetainLogsResponse = {
    [key: string]: unknown;
};
/** @description Answer of `putExperimentsRetainLogs`. */
export type PutExperimentsRetainLogsResponse = {
    results: ExperimentActionResult[];
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
/** @description Answer of `setResourceQuotas`. */
export type SetResourceQuotasResponse = {
    [key: string]: unknown;
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
/** @description Request message of `getProjectByKey`. */
export type GetProjectByKeyRequest = {
    /** @description Short key of the project. */
    key: string;
};
/** @description Answer of `getProjectByKey`. */
export type GetProjectByKeyResponse = {
    project: Project;
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
/** @description Answer of `killRuns`. */
export type KillRunsResponse = {
    results: RunActionResult[];
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
/** @description Answer of `patchAccessToken`. */
export type PatchAccessTokenResponse = {
    tokenInfo: TokenInfo;
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
/** @description Answer of `postWebhookEventData`. */
export type PostWebhookEventDataResponse = {
    [key: string]: unknown;
};
