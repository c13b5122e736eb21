// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Bodies as Bodies023, BulkExperimentFilters, CreateTrialRequest, File } from './bodies';
import type { schemas } from '@trainyard/sdk/v038';

type AcceleratorData = schemas.AcceleratorData;
type AgentUserGroup = schemas.AgentUserGroup;
type ArchiveRunsRequest = schemas.ArchiveRunsRequest;
type AssignMultipleGroupsRequest = schemas.AssignMultipleGroupsRequest;
type Checkpoint = schemas.Checkpoint;
type Double = schemas.Double;
type GroupRoleAssignment = schemas.GroupRoleAssignment;
type LogLevel = schemas.LogLevel;
type Metrics = schemas.Metrics;
type PatchTemplateNameRequest = schemas.PatchTemplateNameRequest;
type PatchWebhook = schemas.PatchWebhook;
type PauseRunsRequest = schemas.PauseRunsRequest;
type PostTaskLogsRequest = schemas.PostTaskLogsRequest;
type ResumeRunsRequest = schemas.ResumeRunsRequest;
type RunPrepareForReportingRequest = schemas.RunPrepareForReportingRequest;
type SetClusterMessageRequest = schemas.SetClusterMessageRequest;
type TrialState = schemas.TrialState;
type UnarchiveRunsRequest = schemas.UnarchiveRunsRequest;
type User = schemas.User;
type UserRoleAssignment = schemas.UserRoleAssignment;
type Webhook = schemas.Webhook;

/** By operation: the body of its request, complete and decoded. */
export interface Bodies extends Omit<Bodies023,
  | 'activateExperiments'
  | 'archiveExperiments'
  | 'assignRoles'
  | 'cancelExperiments'
  | 'completeTrialSearcherValidation'
  | 'createExperiment'
  | 'deleteExperiments'
  | 'killExperiments'
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
  | 'unarchiveExperiments'
> {
  postUser: PostUserRequest;
  patchUsers: PatchUsersRequest;
  assignMultipleGroups: AssignMultipleGroupsRequest;
  patchMasterConfig: PatchMasterConfigRequest;
  createExperiment: CreateExperimentRequest;
  deleteExperiments: DeleteExperimentsRequest;
  activateExperiments: ActivateExperimentsRequest;
  pauseExperiments: PauseExperimentsRequest;
  cancelExperiments: CancelExperimentsRequest;
  killExperiments: KillExperimentsRequest;
  archiveExperiments: ArchiveExperimentsRequest;
  unarchiveExperiments: UnarchiveExperimentsRequest;
  putTrial: PutTrialRequest;
  patchTrial: PatchTrialRequest;
  postTaskLogs: PostTaskLogsRequest;
  reportTrialProgress: ReportTrialProgressRequest;
  reportTrialMetrics: ReportTrialMetricsRequest;
  reportTrialTrainingMetrics: TrialMetrics;
  reportTrialValidationMetrics: TrialMetrics;
  reportCheckpoint: Checkpoint;
  patchTemplateName: PatchTemplateNameRequest;
  patchModelVersion: PatchModelVersion;
  postCheckpointMetadata: PostCheckpointMetadataRequest;
  patchWorkspace: PatchWorkspace;
  postProject: PostProjectRequest;
  postWorkspace: PostWorkspaceRequest;
  patchProject: PatchProject;
  moveExperiments: MoveExperimentsRequest;
  postWebhook: Webhook;
  patchWebhook: PatchWebhook;
  postWebhookEventData: PostWebhookEventDataRequest;
  assignRoles: AssignRolesRequest;
  removeAssignments: RemoveAssignmentsRequest;
  searchExperiments: SearchExperimentsRequest;
  putWorkspaceConfigPolicies: PutWorkspaceConfigPoliciesRequest;
  putGlobalConfigPolicies: PutGlobalConfigPoliciesRequest;
  putExperiment: CreateExperimentRequest;
  continueExperiment: ContinueExperimentRequest;
  putExperimentRetainLogs: PutExperimentRetainLogsRequest;
  putExperimentsRetainLogs: PutExperimentsRetainLogsRequest;
  putTrialRetainLogs: PutTrialRetainLogsRequest;
  setClusterMessage: SetClusterMessageRequest;
  setWorkspaceNamespaceBindings: SetWorkspaceNamespaceBindingsRequest;
  setResourceQuotas: SetResourceQuotasRequest;
  bulkAutoCreateWorkspaceNamespaceBindings: BulkAutoCreateWorkspaceNamespaceBindingsRequest;
  startTrial: StartTrialRequest;
  runPrepareForReporting: RunPrepareForReportingRequest;
  postAllocationAcceleratorData: PostAllocationAcceleratorDataRequest;
  searchRuns: SearchRunsRequest;
  moveRuns: MoveRunsRequest;
  killRuns: KillRunsRequest;
  deleteRuns: DeleteRunsRequest;
  archiveRuns: ArchiveRunsRequest;
  unarchiveRuns: UnarchiveRunsRequest;
  pauseRuns: PauseRunsRequest;
  resumeRuns: ResumeRunsRequest;
  postRunMetadata: PostRunMetadataRequest;
  createGenericTask: CreateGenericTaskRequest;
  killGenericTask: KillGenericTaskRequest;
  postAccessToken: PostAccessTokenRequest;
  patchAccessToken: PatchAccessTokenRequest;
}

export type ActivateExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type ArchiveExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type AssignRolesRequest = {
    groupRoleAssignments: GroupRoleAssignment[];
    userRoleAssignments: UserRoleAssignment[];
};
export type BulkAutoCreateWorkspaceNamespaceBindingsRequest = {
    workspaceIds: number[];
};
export type CancelExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type Config = {
    log: LogConfig | null;
};
export type ContinueExperimentRequest = {
    id: number;
    overrideConfig: string;
};
export type CreateExperimentRequest = {
    modelDefinition: File[];
    config: string;
    validateOnly: boolean;
    parentId: number;
    activate: boolean;
    projectId: number;
    template?: string;
    unmanaged?: boolean;
};
export type CreateGenericTaskRequest = {
    contextDirectory: File[];
    config: string;
    projectId?: number;
    parentId?: string;
    inheritContext?: boolean;
    forkedFrom?: string;
    noPause?: boolean;
};
export type CustomWebhookEventData = {
    level: LogLevel;
    title: string;
    description: string;
};
export type DeleteExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type DeleteRunsRequest = {
    runIds: number[];
    projectId: number;
    filter?: string;
};
export type KillExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type KillGenericTaskRequest = {
    taskId: string;
    killFromRoot: boolean;
};
export type KillRunsRequest = {
    runIds: number[];
    projectId: number;
    filter?: string;
};
export type LogConfig = {
    level: LogLevel;
    color: boolean;
};
export type MoveExperimentsRequest = {
    experimentIds: number[];
    destinationProjectId: number;
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type MoveRunsRequest = {
    runIds: number[];
    sourceProjectId: number;
    destinationProjectId: number;
    filter?: string;
    skipMultitrial: boolean;
};
export type PatchAccessTokenRequest = {
    tokenId: number;
    description?: string;
    setRevoked: boolean;
};
export type PatchMasterConfigRequest = {
    config: Config | null;
    fieldMask: {
        paths?: string[];
    } | null;
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
    key: string | null;
};
export type PatchTrialRequest = {
    trialId: number;
    state?: TrialState;
};
export type PatchUsersRequest = {
    userIds: number[];
    activate: boolean;
    filters: UserFilters | null;
};
export type PatchWorkspace = {
    name: string | null;
    agentUserGroup?: AgentUserGroup;
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    defaultComputePool: string;
    defaultComputeResourcePool?: string;
    defaultAuxPool: string;
    defaultAuxResourcePool?: string;
    clusterNamespaceMeta: {
        [key: string]: WorkspaceNamespaceMeta;
    };
};
export type PauseExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type PostAccessTokenRequest = {
    userId: number;
    lifespan?: string;
    description: string;
};
export type PostAllocationAcceleratorDataRequest = {
    allocationId: string;
    acceleratorData: AcceleratorData | null;
};
export type PostCheckpointMetadataRequest = {
    checkpoint: Checkpoint | null;
};
export type PostProjectRequest = {
    name: string;
    description: string;
    workspaceId: number;
    key?: string;
};
export type PostRunMetadataRequest = {
    runId: number;
    metadata: {
        [key: string]: unknown;
    } | null;
};
export type PostUserRequest = {
    user: User | null;
    password: string;
    isHashed: boolean;
};
export type PostWebhookEventDataRequest = {
    data: CustomWebhookEventData | null;
    experimentId: number;
    trialId: number;
};
export type PostWorkspaceRequest = {
    name: string;
    agentUserGroup?: AgentUserGroup;
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    defaultComputePool: string;
    defaultAuxPool: string;
    clusterNamespaceMeta: {
        [key: string]: WorkspaceNamespaceMeta;
    };
    clusterQuotaPairs: {
        [key: string]: number;
    };
};
export type PutExperimentRetainLogsRequest = {
    experimentId: number;
    numDays: number;
};
export type PutExperimentsRetainLogsRequest = {
    experimentIds: number[];
    numDays: number;
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type PutGlobalConfigPoliciesRequest = {
    workloadType: string;
    configPolicies: string;
};
export type PutTrialRequest = {
    createTrialRequest: CreateTrialRequest | null;
    externalTrialId: string;
};
export type PutTrialRetainLogsRequest = {
    trialId: number;
    numDays: number;
};
export type PutWorkspaceConfigPoliciesRequest = {
    workspaceId: number;
    workloadType: string;
    configPolicies: string;
};
export type RemoveAssignmentsRequest = {
    groupRoleAssignments: GroupRoleAssignment[];
    userRoleAssignments: UserRoleAssignment[];
};
export type ReportTrialMetricsRequest = {
    metrics: TrialMetrics | null;
    group: string;
};
export type ReportTrialProgressRequest = {
    trialId: number;
    progress: Double;
    isRaw: boolean;
};
export type SearchExperimentsRequest = {
    projectId?: number;
    offset: number;
    limit: number;
    sort?: string;
    filter?: string;
};
export type SearchRunsRequest = {
    projectId?: number;
    offset: number;
    limit: number;
    sort?: string;
    filter?: string;
};
export type SetResourceQuotasRequest = {
    id: number;
    clusterQuotaPairs: {
        [key: string]: number;
    };
};
export type SetWorkspaceNamespaceBindingsRequest = {
    workspaceId: number;
    clusterNamespaceMeta: {
        [key: string]: WorkspaceNamespaceMeta;
    };
};
export type StartTrialRequest = {
    trialId: number;
    resume: boolean;
};
export type TrialMetrics = {
    trialId: number;
    trialRunId: number;
    stepsCompleted?: number;
    reportTime?: string;
    metrics: Metrics | null;
};
export type UnarchiveExperimentsRequest = {
    experimentIds: number[];
    filters: BulkExperimentFilters | null;
    projectId: number;
};
export type UserFilters = {
    name: string;
    admin?: boolean;
};
export type WorkspaceNamespaceMeta = {
    namespace?: string;
    autoCreateNamespace: boolean;
    autoCreateNamespaceAllClusters: boolean;
    clusterName: string;
    resourceQuota?: number;
};
