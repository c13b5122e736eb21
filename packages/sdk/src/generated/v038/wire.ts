// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AgentUserGroup, CheckpointState, LogLevel, PermissionType, TrialState, TriggerType, WebhookMode, WebhookType } from './types';
import type { BulkExperimentFilters, CreateTrialRequest, DoubleInput, File, FloatInput, Int64Input, MetricsInput, ScopeTypeMaskInput } from '../wire';
export type {
  AllocationAllGatherRequest,
  BindRPToWorkspaceRequest,
  BulkExperimentFilters,
  CreateGroupRequest,
  CreateTrialRequest,
  DisableAgentRequest,
  DisableSlotRequest,
  DoubleInput,
  File,
  FloatInput,
  GetGroupsRequest,
  GetModelDefFileRequest,
  GetRolesByIDRequest,
  IdleNotebookRequest,
  Int64Input,
  LaunchCommandRequest,
  LaunchNotebookRequest,
  LaunchShellRequest,
  LaunchTensorboardRequest,
  ListRolesRequest,
  LoginRequest,
  MetricsInput,
  MoveExperimentRequest,
  MoveModelRequest,
  MoveProjectRequest,
  NotifyContainerRunningRequest,
  OverwriteRPWorkspaceBindingsRequest,
  PatchCheckpoint,
  PatchCheckpointOptionalResources,
  PatchCheckpointsRequest,
  PatchExperiment,
  PatchExperimentPatchCheckpointStorage,
  PatchExperimentPatchResources,
  PatchExperimentRequest,
  PatchModel,
  PatchModelRequest,
  PatchUser,
  PatchUserRequest,
  PostAllocationProxyAddressRequest,
  PostModelRequest,
  PostModelVersionRequest,
  PostTrialProfilerMetricsBatchRequest,
  PostUserSettingRequest,
  PreviewHPSearchRequest,
  PutProjectNotesRequest,
  ScopeTypeMaskInput,
  SearchRolesAssignableToScopeRequest,
  SetCommandPriorityRequest,
  SetNotebookPriorityRequest,
  SetShellPriorityRequest,
  SetTensorboardPriorityRequest,
  TrialProfilerMetricLabelsInput,
  TrialProfilerMetricsBatchInput,
  UnbindRPFromWorkspaceRequest,
  UpdateGroupRequest,
  UserWebSettingInput,
} from '../wire';

/** @description The accelerators one container of a task was given. */
export type AcceleratorDataInput = {
    /** @description Container that has them. */
    containerId?: string;
    /** @description Allocation of the container. */
    allocationId?: string;
    /** @description Machine it runs on. */
    nodeName?: string;
    /** @description Task of the allocation. */
    taskId?: string;
    /** @description Model of the accelerators. */
    acceleratorType?: string;
    /** @description UUID of each. */
    acceleratorUuids?: string[];
    /** @description Pool the machine belongs to. */
    resourcePool?: string;
};
/** @description Request message of `activateExperiments`. */
export type ActivateExperimentsRequest = {
    /** @description Ids of the experiments to activate; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to activate by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects paused experiments only. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Request message of `archiveExperiments`. */
export type ArchiveExperimentsRequest = {
    /** @description Ids of the experiments to archive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to archive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Request message of `assignRoles`. */
export type AssignRolesRequest = {
    /** @description Role assignments of groups to add. All of the call happens or none of it; both lists empty is a 400. */
    groupRoleAssignments?: GroupRoleAssignmentInput[];
    /** @description Role assignments of single users to add. All of the call happens or none of it; both lists empty is a 400. */
    userRoleAssignments?: UserRoleAssignmentInput[];
};
/** @description Request message of `bulkAutoCreateWorkspaceNamespaceBindings`. */
export type BulkAutoCreateWorkspaceNamespaceBindingsRequest = {
    /** @description Ids of the workspaces that get a namespace of their own in each Kubernetes cluster. Empty: nothing happens. */
    workspaceIds?: number[];
};
/** @description Request message of `cancelExperiments`. */
export type CancelExperimentsRequest = {
    /** @description Ids of the experiments to cancel; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to cancel by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Saved state of a trial or another task. */
export type CheckpointInput = {
    /** @description Task that stored it. */
    taskId?: string;
    /** @description Allocation that stored it; left out when unknown. */
    allocationId?: string;
    /** @description UUID of the checkpoint, the name of its folder in the storage. */
    uuid: string;
    /**
     * Format: date-time
     * @description When it was reported.
     */
    reportTime?: string | null;
    /** @description Bytes by path of each file; kept as it was once the checkpoint is deleted. */
    resources: {
        [key: string]: Int64Input;
    };
    /** @description Free object; `steps_completed` holds the batches trained. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /** @description Whether its files are there. */
    state: CheckpointState;
    /** @description Trial, configuration and metrics behind it; its members are null for other tasks. */
    training: CheckpointTrainingMetadataInput | null;
    /**
     * Format: int32
     * @description Number of the storage it is in; unset for the default one.
     */
    storageId?: number;
};
/** @description The training a checkpoint comes from. */
export type CheckpointTrainingMetadataInput = {
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
    experimentConfig?: {
        [key: string]: unknown;
    } | null;
    /** @description Hyperparameters of the trial. */
    hparams?: {
        [key: string]: unknown;
    } | null;
    /** @description Training metrics at the time of the checkpoint. */
    trainingMetrics?: MetricsInput | null;
    /** @description Validation metrics at the time of the checkpoint. */
    validationMetrics?: MetricsInput | null;
    /** @description The metric the search is about; null when not validated. */
    searcherMetric?: DoubleInput;
};
/** @description The part of the master configuration that can be changed while it runs. */
export type Config = {
    /** @description Log settings. */
    log?: LogConfig | null;
};
/** @description Request message of `continueExperiment`. */
export type ContinueExperimentRequest = {
    /**
     * Format: int32
     * @description Id of the finished experiment that goes on in place, with its trials and their latest checkpoints.
     */
    id: number;
    /** @description Configuration to merge, as YAML text. */
    overrideConfig?: string;
};
/** @description Request message of `createExperiment`. */
export type CreateExperimentRequest = {
    /** @description Files and directories of the code, each with its content in base64. Ignored when `parentId` is set, because the code of the parent is used; an empty list is accepted and gives an experiment without code. */
    modelDefinition?: File[];
    /** @description Experiment configuration as text in YAML or JSON, not as an object. `entrypoint` and `searcher` are needed unless the template holds them; a bad configuration is a 500 whose text names the fault. */
    config?: string;
    /** @description Checks the configuration and creates nothing when true; the answer then holds an all-default experiment and a null `config`. Absent is false: the experiment is created. */
    validateOnly?: boolean;
    /**
     * Format: int32
     * @description Id of the experiment to fork: its code is used and `forkedFrom` is set. 0 or absent: no parent, so `modelDefinition` is the code; a missing parent is a 404.
     */
    parentId?: number;
    /** @description Starts the experiment at once when true. Absent or false creates a paused experiment, which runs nothing until `activateExperiment` is called, so a wait for its end never returns. */
    activate?: boolean;
    /**
     * Format: int32
     * @description Id of the project to create the experiment in. 0, 1 or absent takes the workspace and project that the configuration names, else Uncategorized; a missing project is a 404.
     */
    projectId?: number;
    /** @description Name of the template that `config` is merged over. Absent: no template; an unknown name is a 400. */
    template?: string;
    /** @description Creates an experiment that the cluster does not run and to which metrics are reported from outside when true. Absent or false: the cluster schedules it. A 0.23 master shows an unmanaged one as completed. */
    unmanaged?: boolean;
};
/** @description Request message of `createGenericTask`. */
export type CreateGenericTaskRequest = {
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
/** @description An event that a training script posts to webhooks. */
export type CustomWebhookEventData = {
    /** @description How grave it is. */
    level?: LogLevel;
    /** @description First line of the event. */
    title?: string;
    /** @description Text of the event. */
    description?: string;
};
/** @description Request message of `deleteExperiments`. */
export type DeleteExperimentsRequest = {
    /** @description Ids of the experiments to delete with their trials, metrics, logs and checkpoints; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to delete by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Request message of `deleteRuns`. */
export type DeleteRunsRequest = {
    /** @description Ids of the runs to delete, with their metrics, logs and checkpoints. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId?: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to delete. Absent: `runIds` decides. */
    filter?: string;
};
/** @description A role given to a group. */
export type GroupRoleAssignmentInput = {
    /**
     * Format: int32
     * @description Id of the group that gets or loses the role. The id of a personal group is refused.
     */
    groupId: number;
    /** @description The role and the scope it holds in. */
    roleAssignment: RoleAssignmentInput | null;
};
/** @description Request message of `killExperiments`. */
export type KillExperimentsRequest = {
    /** @description Ids of the experiments to kill; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to kill by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Request message of `killGenericTask`. */
export type KillGenericTaskRequest = {
    /** @description Id of the task. */
    taskId?: string;
    /** @description End the whole tree the task belongs to. */
    killFromRoot?: boolean;
};
/** @description Request message of `killRuns`. */
export type KillRunsRequest = {
    /** @description Ids of the runs to kill. Ignored when `filter` is sent. */
    runIds: number[];
    /**
     * Format: int32
     * @description Id of the project that holds the runs. Runs of another project are refused one by one.
     */
    projectId?: number;
    /** @description Search filter as JSON text, in the grammar of `searchRuns`; every run that matches is selected to kill. Absent: `runIds` decides. */
    filter?: string;
};
/** @description How the master writes its log. */
export type LogConfig = {
    /** @description Least level that is written. */
    level?: LogLevel;
    /** @description Whether terminal colors are used. */
    color?: boolean;
};
/** @description Request message of `moveExperiments`. */
export type MoveExperimentsRequest = {
    /** @description Ids of the experiments to move; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /**
     * Format: int32
     * @description Id of the project that receives the experiments; project 1 is Uncategorized. It is checked first: a missing or archived one refuses the whole call.
     */
    destinationProjectId: number;
    /** @description Selects the experiments to move by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in any state. A 0.23 master answers 500 to any filter but `projectId` here: send ids. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Request message of `moveRuns`. */
export type MoveRunsRequest = {
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
    skipMultitrial?: boolean;
};
/** @description Request message of `patchAccessToken`. */
export type PatchAccessTokenRequest = {
    /**
     * Format: int32
     * @description Number of the token.
     */
    tokenId?: number;
    /** @description New description of the token. Absent keeps the old one. */
    description?: string;
    /** @description End the token for good. */
    setRevoked?: boolean;
};
/** @description Request message of `patchMasterConfig`. */
export type PatchMasterConfigRequest = {
    /** @description The new values, of which only `log.level` and `log.color` can be changed. Absent or null changes nothing. */
    config?: Config | null;
    /** @description Paths of the values to take from `config`, as the call lists them, say `log.level`. Without paths nothing changes; any other path is a 500 whose text names the field. */
    fieldMask?: {
        paths?: string[];
    } | null;
};
/** @description The changes to make to a model version; fields left out stay as they are. */
export type PatchModelVersion = {
    /** @description Not used for changes; leave null. */
    checkpoint?: CheckpointInput | null;
    /** @description New name; null keeps it. */
    name?: string | null;
    /** @description New metadata, replacing the old; null keeps it. */
    metadata?: {
        [key: string]: unknown;
    } | null;
    /** @description New comment; null keeps it. */
    comment?: string | null;
    /** @description New labels, replacing the old; null keeps them. */
    labels?: unknown[] | null;
    /** @description New notes in Markdown; null keeps them. */
    notes?: string | null;
};
/** @description Request message of `patchModelVersion`. */
export type PatchModelVersionRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName?: string;
    /** @description The properties to change; those left out stay as they are. Absent or null changes nothing; versions of an archived model can be changed too. */
    modelVersion: PatchModelVersion | null;
    /**
     * Format: int32
     * @description Number of the version, counted from 1.
     */
    modelVersionNum?: number;
};
/** @description The changes to make to a project; fields left out stay as they are. */
export type PatchProject = {
    /** @description New name, 1 to 80 characters; null keeps it. */
    name?: string | null;
    /** @description New description; null keeps it. */
    description?: string | null;
    /** @description New short key, one to five letters and digits. */
    key?: string | null;
};
/** @description Request message of `patchProject`. */
export type PatchProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id?: number;
    /** @description The properties to change; those left out stay as they are. An archived project and Uncategorized are refused with a 500. */
    project: PatchProject | null;
};
/** @description Request message of `patchTrial`. */
export type PatchTrialRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId?: number;
    /** @description New state of an unmanaged trial. Absent keeps the state. */
    state?: TrialState;
};
/** @description Request message of `patchUsers`. */
export type PatchUsersRequest = {
    /** @description Ids of the users to change. Ignored when `filters` is sent. */
    userIds: number[];
    /** @description True lets the users sign in again. False or absent deactivates them. */
    activate: boolean;
    /** @description Selects the users by their properties instead of by `userIds`. Absent or null: the ids decide. */
    filters?: UserFilters | null;
};
/** @description The changes to make to a workspace; fields left out stay as they are. */
export type PatchWorkspace = {
    /** @description New name, 1 to 80 bytes; null keeps it. */
    name?: string | null;
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
    defaultComputePool?: string;
    /** @description Pool for experiments and tasks that name none; empty clears it. */
    defaultComputeResourcePool?: string;
    /**
     * @deprecated
     * @description New default pool for tasks without slots; empty keeps the old one.
     */
    defaultAuxPool?: string;
    /** @description Pool for tasks without slots that name none; empty clears it. */
    defaultAuxResourcePool?: string;
    /** @description Namespace of the workspace in each Kubernetes cluster, by cluster name. Empty: none is bound. */
    clusterNamespaceMeta?: {
        [key: string]: WorkspaceNamespaceMeta;
    };
};
/** @description Request message of `patchWorkspace`. */
export type PatchWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id?: number;
    /** @description The properties to change; those left out stay as they are. An archived workspace and Uncategorized are refused with a 500. */
    workspace: PatchWorkspace | null;
};
/** @description Request message of `pauseExperiments`. */
export type PauseExperimentsRequest = {
    /** @description Ids of the experiments to pause; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to pause by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects active experiments only. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description One thing a role allows. */
export type PermissionInput = {
    /** @description The permission, by its enum name. */
    id: PermissionType;
    /** @description Name to show to people. */
    name?: string;
    /** @description The scopes the permission can be given in. */
    scopeTypeMask?: ScopeTypeMaskInput | null;
};
/** @description Request message of `postAccessToken`. */
export type PostAccessTokenRequest = {
    /**
     * Format: int32
     * @description Id of the user whom the token signs in. Another user than the caller needs the right to create tokens for others.
     */
    userId: number;
    /** @description How long it lives, as a Go duration; unset means the default of the master. */
    lifespan?: string;
    /** @description What the token is for, as lists show it. Empty: none. */
    description?: string;
};
/** @description Request message of `postAllocationAcceleratorData`. */
export type PostAllocationAcceleratorDataRequest = {
    /** @description Id of the allocation. */
    allocationId?: string;
    /** @description Accelerators that the allocation uses: their kind and UUIDs on one node. */
    acceleratorData: AcceleratorDataInput | null;
};
/** @description Request message of `postCheckpointMetadata`. */
export type PostCheckpointMetadataRequest = {
    /** @description The UUID of the checkpoint and its whole new metadata, which replaces the old. Keep `steps_completed`: without it a 0.23 master can no longer serve the archive of the checkpoint. */
    checkpoint?: CheckpointInput | null;
};
/** @description Request message of `postProject`. */
export type PostProjectRequest = {
    /** @description Name of the project, 1 to 80 characters, unique in its workspace. A taken name is a 500 on a 0.23 master and a 409 on 0.38. */
    name: string;
    /** @description One or two sentences about the project. Empty: none. */
    description?: string;
    /**
     * Format: int32
     * @description Id of the workspace that will hold the project.
     */
    workspaceId?: number;
    /** @description Short key; made from the name when unset. */
    key?: string;
};
/** @description Request message of `postRunMetadata`. */
export type PostRunMetadataRequest = {
    /**
     * Format: int32
     * @description Number of the run, which is that of its trial.
     */
    runId?: number;
    /** @description The whole new metadata of the run, a free object. It replaces the old; null clears it. */
    metadata: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `postUser`. */
export type PostUserRequest = {
    /** @description The new user. Send `active: true`, because absent is false and an inactive user cannot sign in; names are printable ASCII of at least 2 characters. */
    user?: UserInput | null;
    /** @description Password of the new user, or its hash when `isHashed` is true. Empty creates a user who signs in without a password. */
    password?: string;
    /** @description True when `password` is already hashed by `hashPassword`. Absent: the client hashes the password before it is sent. False: it travels in clear and the master hashes it. */
    isHashed?: boolean;
};
/** @description Request message of `postWebhookEventData`. */
export type PostWebhookEventDataRequest = {
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
    trialId?: number;
};
/** @description Request message of `postWorkspace`. */
export type PostWorkspaceRequest = {
    /** @description Name of the workspace, 1 to 80 bytes (53 on 0.38), not blank, unique in the cluster. A taken name is a 409. */
    name: string;
    /** @description User and group that containers of this workspace run as; all four fields or none. Absent: that of the user, else of the cluster; only administrators may set it. */
    agentUserGroup?: AgentUserGroup;
    /** @description Where experiments of this workspace keep checkpoints unless their config names a storage. Absent: the storage of the cluster; an incomplete configuration is a 400. */
    checkpointStorageConfig?: {
        [key: string]: unknown;
    };
    /** @description Resource pool of tasks with slots that name none. Empty: the default pool of the cluster; a 0.23 master does not check the name and cannot clear it later. */
    defaultComputePool?: string;
    /** @description Resource pool of tasks without slots that name none. Empty: the default pool of the cluster; a 0.23 master does not check the name and cannot clear it later. */
    defaultAuxPool?: string;
    /** @description Namespace of the workspace in each Kubernetes cluster, by cluster name. Empty: none is bound. */
    clusterNamespaceMeta?: {
        [key: string]: WorkspaceNamespaceMeta;
    };
    /** @description Number of slots that the namespace may request, by cluster name. Empty: no quota. */
    clusterQuotaPairs?: {
        [key: string]: number;
    };
};
/** @description Request message of `putExperiment`. */
export type PutExperimentRequest = {
    /** @description The experiment to create when none has this external id yet. Ignored when it exists. */
    createExperimentRequest?: CreateExperimentRequest | null;
    /** @description Id the caller gave the experiment. */
    externalExperimentId?: string;
};
/** @description Request message of `putExperimentRetainLogs`. */
export type PutExperimentRetainLogsRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId?: number;
    /**
     * Format: int32
     * @description Days to keep logs; -1 for no limit.
     */
    numDays: number;
};
/** @description Request message of `putExperimentsRetainLogs`. */
export type PutExperimentsRetainLogsRequest = {
    /** @description Ids of the experiments whose logs are kept for a new time. Ignored when `filters` is sent. */
    experimentIds: number[];
    /**
     * Format: int32
     * @description Days to keep logs; -1 for no limit.
     */
    numDays: number;
    /** @description Selects the experiments by their properties instead of by `experimentIds`. Absent or null: the ids decide. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Number of the project.
     */
    projectId?: number;
};
/** @description Request message of `putGlobalConfigPolicies`. */
export type PutGlobalConfigPoliciesRequest = {
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType?: string;
    /** @description Policies as YAML or JSON text. */
    configPolicies: string;
};
/** @description Request message of `putTrial`. */
export type PutTrialRequest = {
    /** @description The trial to create when none has this external id yet. Ignored when it exists. */
    createTrialRequest?: CreateTrialRequest | null;
    /** @description Id of the trial in the system that reports it, unique in its experiment. The same id answers the same trial again. */
    externalTrialId?: string;
};
/** @description Request message of `putTrialRetainLogs`. */
export type PutTrialRetainLogsRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId?: number;
    /**
     * Format: int32
     * @description Days to keep logs; -1 for no limit.
     */
    numDays: number;
};
/** @description Request message of `putWorkspaceConfigPolicies`. */
export type PutWorkspaceConfigPoliciesRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId?: number;
    /** @description Kind of work: `EXPERIMENT`, or `NTSC` for notebooks, TensorBoards, shells and commands. */
    workloadType?: string;
    /** @description Policies as YAML or JSON text. */
    configPolicies: string;
};
/** @description One change to the queue: a job and exactly one action. */
export type QueueControl = {
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
    weight?: FloatInput;
};
/** @description Request message of `removeAssignments`. */
export type RemoveAssignmentsRequest = {
    /** @description Role assignments of groups to remove. All of the call happens or none of it; both lists empty is a 400. */
    groupRoleAssignments?: GroupRoleAssignmentInput[];
    /** @description Role assignments of single users to remove. All of the call happens or none of it; both lists empty is a 400. */
    userRoleAssignments?: UserRoleAssignmentInput[];
};
/** @description Request message of `reportTrialMetrics`. */
export type ReportTrialMetricsRequest = {
    /** @description Values by name at a number of completed batches, with the run id of the trial. Repeating a name at the same batch is a 500, because values are never overwritten. */
    metrics: TrialMetrics | null;
    /** @description Name of the metric group: `training`, `validation` or one of your own. Empty or with a dot is a 400. */
    group: string;
};
/** @description Request message of `reportTrialProgress`. */
export type ReportTrialProgressRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId?: number;
    /** @description Share of the training that is done, 0 to 1. */
    progress: DoubleInput;
    /** @description The progress is the own count of the training script. */
    isRaw?: boolean;
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
/** @description A predefined, named set of permissions. */
export type RoleInput = {
    /**
     * Format: int32
     * @description Id of the role, the same on every cluster.
     */
    roleId: number;
    /** @description Name of the role, as lists show it. Ignored in requests, where `roleId` decides. */
    name?: string;
    /** @description What the role allows; empty where a role is only referred to. */
    permissions?: PermissionInput[];
    /** @description The scopes the role can be assigned in; null where a role is only referred to. */
    scopeTypeMask?: ScopeTypeMaskInput | null;
};
/** @description A role together with the scope it holds in. */
export type RoleAssignmentInput = {
    /** @description The role, of which only `roleId` is filled in. */
    role: RoleInput | null;
    /**
     * Format: int32
     * @description Workspace the role holds in; left out for the whole cluster.
     */
    scopeWorkspaceId?: number;
    /** @description Whether the role holds in the whole cluster. */
    scopeCluster?: boolean;
};
/** @description Request message of `searchExperiments`. */
export type SearchExperimentsRequest = {
    /**
     * Format: int32
     * @description Keeps the experiments of this project. Absent: those of all projects that the caller may see.
     */
    projectId?: number;
    /**
     * Format: int32
     * @description Number of experiments to leave out at the start. Absent is 0; a negative one counts from the end.
     */
    offset?: number;
    /**
     * Format: int32
     * @description Largest number of experiments in the answer. Absent or 0 is 100; -1 is all from the offset on; -2 is none, only the counts.
     */
    limit?: number;
    /** @description Columns with a direction, separated by commas, such as `startTime=desc`. Absent: by id; an unknown column is a 400. */
    sort?: string;
    /** @description Conditions as JSON text. Absent: all experiments, archived ones included; with a filter archived ones are left out unless it says `showArchived`. */
    filter?: string;
};
/** @description Request message of `searchRuns`. */
export type SearchRunsRequest = {
    /**
     * Format: int32
     * @description Keeps the runs of this project. Absent: those of all projects that the caller may see.
     */
    projectId?: number;
    /**
     * Format: int32
     * @description Number of runs to leave out at the start. Absent is 0; a negative one counts from the end.
     */
    offset?: number;
    /**
     * Format: int32
     * @description Largest number of runs in the answer. Absent or 0 is 100; -1 is all from the offset on; -2 is none, only the counts.
     */
    limit?: number;
    /** @description Columns with a direction, separated by commas, such as `startTime=desc`. Absent: by id; an unknown column is a 400. */
    sort?: string;
    /** @description Conditions as JSON text, in the grammar of `searchExperiments`. Absent: all runs, archived ones included. */
    filter?: string;
};
/** @description Request message of `setResourceQuotas`. */
export type SetResourceQuotasRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    id?: number;
    /** @description Number of slots that the workspace may use, by cluster name. Clusters that are not named keep their quota. */
    clusterQuotaPairs?: {
        [key: string]: number;
    };
};
/** @description Request message of `setWorkspaceNamespaceBindings`. */
export type SetWorkspaceNamespaceBindingsRequest = {
    /**
     * Format: int32
     * @description Number of the workspace.
     */
    workspaceId?: number;
    /** @description Namespace of the workspace by cluster name, or that one is to be created. Clusters that are not named keep their binding. */
    clusterNamespaceMeta?: {
        [key: string]: WorkspaceNamespaceMeta;
    };
};
/** @description Request message of `startTrial`. */
export type StartTrialRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId?: number;
    /** @description Go on from the latest checkpoint. */
    resume?: boolean;
};
/** @description Metrics that a trial reports. */
export type TrialMetrics = {
    /**
     * Format: int32
     * @description Taken from the path.
     */
    trialId?: number;
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
    metrics: MetricsInput | null;
};
/** @description What makes a webhook fire. */
export type TriggerInput = {
    /**
     * Format: int32
     * @description Id of the trigger, given by the master.
     */
    id?: number;
    /** @description Kind of event. */
    triggerType?: TriggerType;
    /** @description When the event counts: `{"state": "COMPLETED"}` or `{"state": "ERROR"}` for state changes. */
    condition?: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int32
     * @description Webhook the trigger belongs to.
     */
    webhookId?: number;
};
/** @description Request message of `unarchiveExperiments`. */
export type UnarchiveExperimentsRequest = {
    /** @description Ids of the experiments to unarchive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to unarchive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
    filters?: BulkExperimentFilters | null;
    /**
     * Format: int32
     * @description Project the experiments are in; -1 stands for all.
     */
    projectId?: number;
};
/** @description Request message of `updateJobQueue`. */
export type UpdateJobQueueRequest = {
    /** @description Changes of jobs, carried out in order. A missing job stops the call with a 500, and changes before it stay. */
    updates: QueueControl[];
};
/** @description A person who can sign in to the cluster. */
export type UserInput = {
    /**
     * Format: int32
     * @description Id of the user, given by the master. Ignored when a user is created.
     */
    id?: number;
    /** @description Name used to sign in, unique and case-sensitive. */
    username: string;
    /** @description Whether the user is an administrator; role assignments are separate. */
    admin: boolean;
    /** @description False once deactivated: the user can no longer sign in. */
    active: boolean;
    /** @description Account that tasks of the user run under on agents, or null for the default. */
    agentUserGroup?: AgentUserGroup | null;
    /** @description Name to show instead of the username; empty when unset. */
    displayName?: string;
    /**
     * Format: date-time
     * @description When the user was last changed (UTC). Only the list of users fills it; other answers send the year 1.
     */
    modifiedAt?: string | null;
    /** @description Whether the user signs in through an identity provider; always false in this version. */
    remote?: boolean;
    /**
     * Format: date-time
     * @description When the user was last signed in.
     */
    lastAuthAt?: string;
};
/** @description Which users an action on several is for. */
export type UserFilters = {
    /** @description Part of the user name or display name. */
    name?: string;
    /** @description Administrators, or everyone else. */
    admin?: boolean;
};
/** @description A role given to a single user. */
export type UserRoleAssignmentInput = {
    /**
     * Format: int32
     * @description Id of the user who gets or loses the role.
     */
    userId: number;
    /** @description The role and the scope it holds in. */
    roleAssignment: RoleAssignmentInput | null;
};
/** @description An address the master posts to when its triggers are met. */
export type WebhookInput = {
    /**
     * Format: int32
     * @description Id of the webhook, given by the master.
     */
    id?: number;
    /** @description Address that is posted to, http or https. */
    url: string;
    /** @description Events the webhook fires for; at least one. */
    triggers?: TriggerInput[];
    /** @description Form of the posted body. */
    webhookType: WebhookType;
    /** @description Name of the webhook, unique in its workspace. */
    name: string;
    /**
     * Format: int32
     * @description Workspace it fires for; 0 stands for the cluster.
     */
    workspaceId?: number;
    /** @description What it fires for. */
    mode: WebhookMode;
};
/** @description The namespace a workspace shall have in one cluster. */
export type WorkspaceNamespaceMeta = {
    /** @description Name of a namespace that exists. */
    namespace?: string;
    /** @description Let the master make one instead. */
    autoCreateNamespace?: boolean;
    /** @description Let the master make one in every cluster. */
    autoCreateNamespaceAllClusters?: boolean;
    /** @description Cluster it is in. */
    clusterName?: string;
    /**
     * Format: int32
     * @description Slots it may request.
     */
    resourceQuota?: number;
};
