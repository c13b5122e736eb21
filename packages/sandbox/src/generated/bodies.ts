// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AgentUserGroup, Checkpoint, CheckpointsRemoveFilesRequest, DeleteCheckpointsRequest, Double, ExperimentState, Float, GroupRoleAssignment, Int64, Metrics, Note, PostUserActivityRequest, ReportTrialSourceInfoRequest, SearcherEvent, Template, TrialEarlyExit, TrialOperation, TrialProfilerMetricsBatch, TrialRunnerMetadata, User, UserRoleAssignment, UserWebSetting, ValidateAfterOperation, Webhook } from '@trainyard/sdk/types';

/** By operation: the body of its request, complete and decoded. */
export interface Bodies {
  login: LoginRequest;
  postUser: PostUserRequest;
  postUserSetting: PostUserSettingRequest;
  patchUser: PatchUser;
  setUserPassword: string;
  patchMasterConfig: PatchMasterConfigRequest;
  disableAgent: DisableAgentRequest;
  disableSlot: DisableSlotRequest;
  createExperiment: CreateExperimentRequest;
  deleteExperiments: DeleteExperimentsRequest;
  patchExperiment: PatchExperiment;
  getModelDefFile: GetModelDefFileRequest;
  activateExperiments: ActivateExperimentsRequest;
  pauseExperiments: PauseExperimentsRequest;
  cancelExperiments: CancelExperimentsRequest;
  killExperiments: KillExperimentsRequest;
  archiveExperiments: ArchiveExperimentsRequest;
  unarchiveExperiments: UnarchiveExperimentsRequest;
  previewHPSearch: PreviewHPSearchRequest;
  reportTrialSourceInfo: ReportTrialSourceInfoRequest;
  createTrial: CreateTrialRequest;
  allocationReady: {
    [key: string]: unknown;
};
  allocationWaiting: {
    [key: string]: unknown;
};
  postTrialProfilerMetricsBatch: PostTrialProfilerMetricsBatchRequest;
  allocationPendingPreemptionSignal: {
    [key: string]: unknown;
};
  ackAllocationPreemptionSignal: {
    [key: string]: unknown;
};
  markAllocationResourcesDaemon: {
    [key: string]: unknown;
};
  postAllocationProxyAddress: PostAllocationProxyAddressRequest;
  allocationAllGather: AllocationAllGatherRequest;
  notifyContainerRunning: NotifyContainerRunningRequest;
  completeTrialSearcherValidation: CompleteValidateAfterOperation;
  reportTrialSearcherEarlyExit: TrialEarlyExit;
  reportTrialProgress: Double;
  postTrialRunnerMetadata: TrialRunnerMetadata;
  reportTrialMetrics: ReportTrialMetricsRequest;
  reportTrialTrainingMetrics: TrialMetrics;
  reportTrialValidationMetrics: TrialMetrics;
  reportCheckpoint: Checkpoint;
  deleteCheckpoints: DeleteCheckpointsRequest;
  patchCheckpoints: PatchCheckpointsRequest;
  updateJobQueue: UpdateJobQueueRequest;
  putTemplate: Template;
  postTemplate: Template;
  patchTemplateConfig: {
    [key: string]: unknown;
};
  launchNotebook: LaunchNotebookRequest;
  idleNotebook: IdleNotebookRequest;
  setNotebookPriority: SetNotebookPriorityRequest;
  launchShell: LaunchShellRequest;
  setShellPriority: SetShellPriorityRequest;
  launchCommand: LaunchCommandRequest;
  setCommandPriority: SetCommandPriorityRequest;
  launchTensorboard: LaunchTensorboardRequest;
  setTensorboardPriority: SetTensorboardPriorityRequest;
  patchModel: PatchModel;
  postModel: PostModelRequest;
  moveModel: MoveModelRequest;
  patchModelVersion: PatchModelVersion;
  postModelVersion: PostModelVersionRequest;
  postCheckpointMetadata: PostCheckpointMetadataRequest;
  checkpointsRemoveFiles: CheckpointsRemoveFilesRequest;
  postSearcherOperations: PostSearcherOperationsRequest;
  patchWorkspace: PatchWorkspace;
  postProject: PostProjectRequest;
  postWorkspace: PostWorkspaceRequest;
  patchProject: PatchProject;
  putProjectNotes: PutProjectNotesRequest;
  addProjectNote: Note;
  moveProject: MoveProjectRequest;
  moveExperiment: MoveExperimentRequest;
  moveExperiments: MoveExperimentsRequest;
  postWebhook: Webhook;
  updateGroup: UpdateGroupRequest;
  getGroups: GetGroupsRequest;
  createGroup: CreateGroupRequest;
  getRolesByID: GetRolesByIDRequest;
  searchRolesAssignableToScope: SearchRolesAssignableToScopeRequest;
  listRoles: ListRolesRequest;
  assignRoles: AssignRolesRequest;
  removeAssignments: RemoveAssignmentsRequest;
  postUserActivity: PostUserActivityRequest;
  overwriteRPWorkspaceBindings: OverwriteRPWorkspaceBindingsRequest;
  bindRPToWorkspace: BindRPToWorkspaceRequest;
  unbindRPFromWorkspace: UnbindRPFromWorkspaceRequest;
}

export type ActivateExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type AllocationAllGatherRequest = {
    allocationId: string;
    requestUuid: string;
    numPeers: number;
    data: {
        [key: string]: unknown;
    } | null;
};
export type ArchiveExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type AssignRolesRequest = {
    groupRoleAssignments: GroupRoleAssignment[];
    userRoleAssignments: UserRoleAssignment[];
};
export type BindRPToWorkspaceRequest = {
    resourcePoolName: string;
    workspaceIds: number[];
    workspaceNames: string[];
};
export type BulkExperimentFilters = {
    description: string;
    name: string;
    labels: string[];
    archived: boolean | null;
    states: ExperimentState[];
    userIds: number[];
    projectId: number;
    excludedExperimentIds: number[];
};
export type CancelExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type CloseTrialOperation = {
    requestId: string;
};
export type CompleteValidateAfterOperation = {
    op: ValidateAfterOperation | null;
    searcherMetric: unknown;
};
export type Config = {
    log: LogConfig | null;
};
export type CreateExperimentRequest = {
    modelDefinition: File[];
    config: string;
    validateOnly: boolean;
    parentId: number;
    activate: boolean;
    projectId: number;
    template?: string;
    gitRemote?: string;
    gitCommit?: string;
    gitCommitter?: string;
    gitCommitDate: string | null;
    unmanaged?: boolean;
};
export type CreateGroupRequest = {
    name: string;
    addUsers: number[];
};
export type CreateTrialOperation = {
    requestId: string;
    hyperparams: string;
};
export type CreateTrialRequest = {
    experimentId: number;
    hparams: {
        [key: string]: unknown;
    } | null;
    unmanaged: boolean;
};
export type DeleteExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type DisableAgentRequest = {
    agentId: string;
    drain: boolean;
};
export type DisableSlotRequest = {
    agentId: string;
    slotId: string;
    drain: boolean;
};
export type File = {
    path: string;
    type: number;
    content: string;
    mtime: Int64;
    mode: number;
    uid: number;
    gid: number;
};
export type GetGroupsRequest = {
    userId: number;
    name: string;
    offset: number;
    limit: number;
};
export type GetModelDefFileRequest = {
    experimentId: number;
    path: string;
};
export type GetRolesByIDRequest = {
    roleIds: number[];
};
export type IdleNotebookRequest = {
    notebookId: string;
    idle: boolean;
};
export type KillExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type LaunchCommandRequest = {
    config: {
        [key: string]: unknown;
    } | null;
    templateName: string;
    files: File[];
    data: string;
    workspaceId: number;
};
export type LaunchNotebookRequest = {
    config: {
        [key: string]: unknown;
    } | null;
    templateName: string;
    files: File[];
    preview: boolean;
    workspaceId: number;
};
export type LaunchShellRequest = {
    config: {
        [key: string]: unknown;
    } | null;
    templateName: string;
    files: File[];
    data: string;
    workspaceId: number;
};
export type LaunchTensorboardRequest = {
    experimentIds: number[];
    trialIds: number[];
    config: {
        [key: string]: unknown;
    } | null;
    templateName: string;
    files: File[];
    workspaceId: number;
    filters: BulkExperimentFilters | null;
};
export type ListRolesRequest = {
    offset: number;
    limit: number;
};
export type LogConfig = {
    level: string;
    color: boolean;
};
export type LoginRequest = {
    username: string;
    password: string;
    isHashed: boolean;
};
export type MoveExperimentRequest = {
    experimentId: number;
    destinationProjectId: number;
};
export type MoveExperimentsRequest = {
    experimentIds: number[];
    destinationProjectId: number;
    filters: BulkExperimentFilters | null;
};
export type MoveModelRequest = {
    modelName: string;
    destinationWorkspaceId: number;
};
export type MoveProjectRequest = {
    projectId: number;
    destinationWorkspaceId: number;
};
export type NotifyContainerRunningRequest = {
    allocationId: string;
    requestUuid: string;
    numPeers: number;
    rank: number;
    nodeName: string;
    data: {
        [key: string]: unknown;
    } | null;
};
export type OverwriteRPWorkspaceBindingsRequest = {
    resourcePoolName: string;
    workspaceIds: number[];
    workspaceNames: string[];
};
export type PatchCheckpoint = {
    uuid: string;
    resources?: PatchCheckpointOptionalResources;
};
export type PatchCheckpointOptionalResources = {
    resources: {
        [key: string]: Int64;
    };
};
export type PatchCheckpointsRequest = {
    checkpoints: PatchCheckpoint[];
};
export type PatchExperiment = {
    id: number;
    description: string | null;
    labels: unknown[] | null;
    name: string | null;
    notes: string | null;
    resources?: PatchExperimentPatchResources;
    checkpointStorage?: PatchExperimentPatchCheckpointStorage;
};
export type PatchExperimentPatchCheckpointStorage = {
    saveExperimentBest: number;
    saveTrialBest: number;
    saveTrialLatest: number;
};
export type PatchExperimentPatchResources = {
    maxSlots?: number;
    weight?: Double;
    priority?: number;
};
export type PatchMasterConfigRequest = {
    config: Config | null;
    fieldMask: {
        paths?: string[];
    } | null;
};
export type PatchModel = {
    name: string | null;
    description: string | null;
    metadata: {
        [key: string]: unknown;
    } | null;
    labels: unknown[] | null;
    notes: string | null;
    workspaceName?: string;
    workspaceId?: number;
};
export type PatchModelVersion = {
    checkpoint: Checkpoint | null;
    name: string | null;
    metadata: {
        [key: string]: unknown;
    } | null;
    comment: string | null;
    labels: unknown[] | null;
    notes: string | null;
};
export type PatchProject = {
    name: string | null;
    description: string | null;
};
export type PatchUser = {
    username?: string;
    password?: string;
    admin: boolean | null;
    active: boolean | null;
    displayName?: string;
    agentUserGroup: AgentUserGroup | null;
    isHashed: boolean;
    remote?: boolean;
};
export type PatchWorkspace = {
    name: string | null;
    agentUserGroup?: AgentUserGroup;
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    defaultComputePool: string;
    defaultAuxPool: string;
};
export type PauseExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type PostAllocationProxyAddressRequest = {
    allocationId: string;
    proxyAddress: string;
};
export type PostCheckpointMetadataRequest = {
    checkpoint: Checkpoint | null;
};
export type PostModelRequest = {
    name: string;
    description: string;
    metadata: {
        [key: string]: unknown;
    } | null;
    labels: string[];
    workspaceName?: string;
    workspaceId?: number;
    notes: string;
};
export type PostModelVersionRequest = {
    modelName: string;
    checkpointUuid: string;
    name: string;
    comment: string;
    metadata: {
        [key: string]: unknown;
    } | null;
    labels: string[];
    notes: string;
};
export type PostProjectRequest = {
    name: string;
    description: string;
    workspaceId: number;
};
export type PostSearcherOperationsRequest = {
    experimentId: number;
    searcherOperations: SearcherOperation[];
    triggeredByEvent: SearcherEvent | null;
};
export type PostTrialProfilerMetricsBatchRequest = {
    batches: TrialProfilerMetricsBatch[];
};
export type PostUserRequest = {
    user: User | null;
    password: string;
    isHashed: boolean;
};
export type PostUserSettingRequest = {
    settings: UserWebSetting[];
};
export type PostWorkspaceRequest = {
    name: string;
    agentUserGroup?: AgentUserGroup;
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    defaultComputePool: string;
    defaultAuxPool: string;
};
export type PreviewHPSearchRequest = {
    config: {
        [key: string]: unknown;
    } | null;
    seed: number;
};
export type PutProjectNotesRequest = {
    notes: Note[];
    projectId: number;
};
export type QueueControl = {
    jobId: string;
    aheadOf?: string;
    behindOf?: string;
    resourcePool?: string;
    priority?: number;
    weight?: Float;
};
export type RemoveAssignmentsRequest = {
    groupRoleAssignments: GroupRoleAssignment[];
    userRoleAssignments: UserRoleAssignment[];
};
export type ReportTrialMetricsRequest = {
    metrics: TrialMetrics | null;
    group: string;
};
export type SearchRolesAssignableToScopeRequest = {
    limit: number;
    offset: number;
    workspaceId: number | null;
};
export type SearcherOperation = {
    trialOperation?: TrialOperation;
    createTrial?: CreateTrialOperation;
    closeTrial?: CloseTrialOperation;
    shutDown?: ShutDownOperation;
    setSearcherProgress?: SetSearcherProgressOperation;
};
export type SetCommandPriorityRequest = {
    commandId: string;
    priority: number;
};
export type SetNotebookPriorityRequest = {
    notebookId: string;
    priority: number;
};
export type SetSearcherProgressOperation = {
    progress: Double;
};
export type SetShellPriorityRequest = {
    shellId: string;
    priority: number;
};
export type SetTensorboardPriorityRequest = {
    tensorboardId: string;
    priority: number;
};
export type ShutDownOperation = {
    cancel: boolean;
    failure: boolean;
};
export type TrialMetrics = {
    trialId: number;
    trialRunId: number;
    stepsCompleted: number;
    metrics: Metrics | null;
};
export type UnarchiveExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
};
export type UnbindRPFromWorkspaceRequest = {
    resourcePoolName: string;
    workspaceIds: number[];
    workspaceNames: string[];
};
export type UpdateGroupRequest = {
    groupId: number;
    name: string;
    addUsers: number[];
    removeUsers: number[];
};
export type UpdateJobQueueRequest = {
    updates: QueueControl[];
};
