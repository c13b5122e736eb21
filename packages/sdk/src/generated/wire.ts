// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { AgentUserGroup, CheckpointState, ExperimentInactive, ExperimentState, Note, PermissionType, TrialClosed, TrialCreated, TrialExitedEarly, TrialProfilerMetricLabelsProfilerMetricType, TriggerType, WebhookType } from './types';
/** @description Request message of `activateExperiments`. */
export type ActivateExperimentsRequest = {
    /** @description Ids of the experiments to activate; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to activate by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects paused experiments only. */
    filters?: BulkExperimentFilters | null;
};
/** @description Request message of `allocationAllGather`. */
export type AllocationAllGatherRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId?: string;
    /** @description UUID of this call of one process, the same in each repetition of it. Text that is not a UUID is a 400. */
    requestUuid?: string;
    /**
     * Format: int32
     * @description Number of processes that take part. The call answers when that many have called.
     */
    numPeers?: number;
    /** @description Free object that every peer receives. Absent or null: this process contributes nothing. */
    data: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `archiveExperiments`. */
export type ArchiveExperimentsRequest = {
    /** @description Ids of the experiments to archive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to archive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. */
    filters?: BulkExperimentFilters | null;
};
/** @description Request message of `assignRoles`. */
export type AssignRolesRequest = {
    /** @description Role assignments of groups to add. All of the call happens or none of it; both lists empty is a 400. */
    groupRoleAssignments?: GroupRoleAssignmentInput[];
    /** @description Role assignments of single users to add. All of the call happens or none of it; both lists empty is a 400. */
    userRoleAssignments?: UserRoleAssignmentInput[];
};
/** @description Request message of `bindRPToWorkspace`. */
export type BindRPToWorkspaceRequest = {
    /** @description Name of the resource pool. */
    resourcePoolName?: string;
    /** @description Ids of the workspaces that may use the pool from now on, besides those that are bound already. Once a pool is bound to a workspace, all other workspaces lose it. */
    workspaceIds?: number[];
    /** @description Names of the workspaces, in place of their ids. An unknown name refuses the whole call with a 500; empty when `workspaceIds` names them all. */
    workspaceNames?: string[];
};
/** @description Picks the experiments of a bulk action by filter instead of by id. */
export type BulkExperimentFilters = {
    /** @description Keeps experiments whose description contains this text, ignoring case. */
    description?: string;
    /** @description Keeps experiments whose name contains this text, ignoring case. */
    name?: string;
    /** @description Keeps experiments that have all of these labels. */
    labels?: string[];
    /** @description Keeps only archived (true) or only other (false) experiments; null keeps both. */
    archived?: boolean | null;
    /** @description Keeps experiments in these stored states: `STATE_ACTIVE` covers queued, pulling, starting and running. */
    states?: ExperimentState[];
    /** @description Keeps experiments owned by one of these user ids. */
    userIds?: number[];
    /**
     * Format: int32
     * @description Keeps experiments of this project; 0 keeps all.
     */
    projectId?: number;
    /** @description Experiments left out although they match. */
    excludedExperimentIds?: number[];
};
/** @description Request message of `cancelExperiments`. */
export type CancelExperimentsRequest = {
    /** @description Ids of the experiments to cancel; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to cancel by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
    filters?: BulkExperimentFilters | null;
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
};
/** @description The training a checkpoint comes from. */
export type CheckpointTrainingMetadataInput = {
    /**
     * Format: int32
     * @description Trial that wrote the checkpoint, or null.
     */
    trialId?: number | null;
    /**
     * Format: int32
     * @description Experiment of the trial, or null.
     */
    experimentId?: number | null;
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
    searcherMetric?: DoubleInput | null;
};
/** @description Asks the experiment to end a trial. */
export type CloseTrialOperation = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId?: string;
};
/** @description Request message of `completeTrialSearcherValidation`. */
export type CompleteTrialSearcherValidationRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId?: number;
    /** @description The searcher operation that the trial has finished, with the value of the searcher metric. It must be the operation that the master handed out last. */
    completedOperation?: CompleteValidateAfterOperation | null;
};
/** @description Says that the trial has trained and validated as asked. */
export type CompleteValidateAfterOperation = {
    /** @description The operation that is done. */
    op?: ValidateAfterOperationInput | null;
    /** @description Value of the searcher metric; a number, or any value for a custom searcher. */
    searcherMetric?: unknown;
};
/** @description The part of the master configuration that can be changed while it runs. */
export type Config = {
    /** @description Log settings. */
    log?: LogConfig | null;
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
    /** @description Address of the git remote that the code came from, kept for information only. Absent: not recorded. */
    gitRemote?: string;
    /** @description Full git commit hash of the code, kept for information only. Absent: not recorded. */
    gitCommit?: string;
    /** @description Author of that commit, as `Name <address>`. Absent: not recorded. */
    gitCommitter?: string;
    /**
     * Format: date-time
     * @description Time of that commit, RFC 3339 with a time zone. Absent or null: not recorded.
     */
    gitCommitDate?: string | null;
    /** @description Creates an experiment that the cluster does not run and to which metrics are reported from outside when true. Absent or false: the cluster schedules it. A 0.23 master shows an unmanaged one as completed. */
    unmanaged?: boolean;
};
/** @description Request message of `createGroup`. */
export type CreateGroupRequest = {
    /** @description Name of the new group, unique in the cluster. A taken name is a 409 and one that ends like a personal group a 400. */
    name: string;
    /** @description Ids of the users that become members. Empty creates a group without members; an unknown id is a 404 and creates nothing. */
    addUsers?: number[];
};
/** @description Asks the experiment for a new trial. */
export type CreateTrialOperation = {
    /** @description UUID chosen by the searcher for the new trial. */
    requestId?: string;
    /** @description Hyperparameters as JSON text. */
    hyperparams?: string;
};
/** @description Request message of `createTrial`. */
export type CreateTrialRequest = {
    /**
     * Format: int32
     * @description Id of an unmanaged experiment. Trials of a managed one are created by its searcher, so that is refused with a 500.
     */
    experimentId?: number;
    /** @description Hyperparameter values of the trial, by name. Absent or null: the trial has none. */
    hparams?: {
        [key: string]: unknown;
    } | null;
    /** @description Must be true: only trials that the cluster does not run are created here. Absent or false is refused with a 500. */
    unmanaged?: boolean;
};
/** @description Request message of `deleteExperiments`. */
export type DeleteExperimentsRequest = {
    /** @description Ids of the experiments to delete with their trials, metrics, logs and checkpoints; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to delete by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
    filters?: BulkExperimentFilters | null;
};
/** @description Request message of `disableAgent`. */
export type DisableAgentRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId?: string;
    /** @description Lets running work finish and only stops new work when true. Absent or false: what runs on the agent is moved away at once. */
    drain?: boolean;
};
/** @description Request message of `disableSlot`. */
export type DisableSlotRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId?: string;
    /** @description Number of the slot on its agent, as text. */
    slotId?: string;
    /** @description Lets the running work of the slot finish when true. Absent or false: it is moved to another slot at once. */
    drain?: boolean;
};
/** @description A 64-bit float: a number, or one of three texts for the values JSON cannot write. */
export type DoubleInput = number | ("NaN" | "Infinity" | "-Infinity");
/** @description A file or folder of code sent along with a new experiment or task. */
export type File = {
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
    mtime: Int64Input;
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
/** @description A 32-bit float: a number, or one of three texts for the values JSON cannot write. */
export type FloatInput = number | ("NaN" | "Infinity" | "-Infinity");
/** @description Request message of `getGroups`. */
export type GetGroupsRequest = {
    /**
     * Format: int32
     * @description Keeps the groups that this user is a member of. 0 or absent: groups of everybody.
     */
    userId?: number;
    /** @description Keeps the group with exactly this name. Empty: every name. */
    name?: string;
    /**
     * Format: int32
     * @description Number of groups to leave out at the start. Absent is 0; past the end the list is empty.
     */
    offset?: number;
    /**
     * Format: int32
     * @description Largest number of groups in the answer, 1 to 500. Absent, 0 or more than 500 is a 400.
     */
    limit: number;
};
/** @description Request message of `getModelDefFile`. */
export type GetModelDefFileRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId?: number;
    /** @description Path of the file in the code of the experiment, as the file tree gives it. An unknown path or a directory is a 500. */
    path?: string;
};
/** @description Request message of `getRolesByID`. */
export type GetRolesByIDRequest = {
    /** @description Ids of the roles to read. One that is missing, or an empty list, is a 404 for the whole call. */
    roleIds?: number[];
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
/** @description Request message of `idleNotebook`. */
export type IdleNotebookRequest = {
    /** @description UUID of the notebook. */
    notebookId?: string;
    /** @description True when nothing runs in the notebook. False or absent renews the time of its last activity, which puts off the end by idle timeout. */
    idle?: boolean;
};
/** @description Asks a custom searcher for its first operations. */
export type InitialOperationsInput = {
    /**
     * Format: int32
     * @description Without meaning; always 0.
     */
    placeholder?: number;
};
/** @description A 64-bit integer: decimal digits in a string when sent by the master; a number is accepted too. The SDK decodes it to a number; beyond 2^53, where a number would change it, it stays text, though its type says number. */
export type Int64Input = string;
/** @description Request message of `killExperiments`. */
export type KillExperimentsRequest = {
    /** @description Ids of the experiments to kill; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to kill by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects all experiments that are not in a terminal state. */
    filters?: BulkExperimentFilters | null;
};
/** @description Request message of `launchCommand`. */
export type LaunchCommandRequest = {
    /** @description Configuration of the command in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; without `entrypoint` the command is accepted and fails in its container; an unknown key is a 400. */
    config?: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the command starts from the master's defaults; an unknown name is a 400. */
    templateName?: string;
    /** @description Files that are copied into the working directory before the command starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files?: File[];
    /**
     * Format: byte
     * @description Further input in base64. Commands of the known masters do not use it: leave it out.
     */
    data?: string;
    /**
     * Format: int32
     * @description Id of the workspace that owns the command and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId?: number;
};
/** @description Request message of `launchNotebook`. */
export type LaunchNotebookRequest = {
    /** @description Configuration of the notebook in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; `idle_timeout` ends it after that time without activity; an unknown key is a 400. */
    config?: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the notebook starts from the master's defaults; an unknown name is a 400. */
    templateName?: string;
    /** @description Files that are copied into the working directory before the notebook starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files?: File[];
    /** @description Answers the merged configuration and starts nothing when true. Absent or false: the notebook is queued and takes slots as soon as it can. */
    preview?: boolean;
    /**
     * Format: int32
     * @description Id of the workspace that owns the notebook and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId?: number;
};
/** @description Request message of `launchShell`. */
export type LaunchShellRequest = {
    /** @description Configuration of the shell in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; an unknown key is a 400. */
    config?: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the shell starts from the master's defaults; an unknown name is a 400. */
    templateName?: string;
    /** @description Files that are copied into the working directory before the shell starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files?: File[];
    /**
     * Format: byte
     * @description Base64 of the JSON object `{"passphrase": "…"}`, which protects the key of the shell. Empty: no passphrase. With a passphrase the shell fails at its start on images with a recent OpenSSH.
     */
    data?: string;
    /**
     * Format: int32
     * @description Id of the workspace that owns the shell and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId?: number;
};
/** @description Request message of `launchTensorboard`. */
export type LaunchTensorboardRequest = {
    /** @description Ids of the experiments whose metrics are shown. Experiments, `trialIds` or `filters` must name at least one (400); a missing one is a 404. */
    experimentIds?: number[];
    /** @description Ids of single trials whose metrics are shown, besides `experimentIds`. Empty: none; a missing one is a 404. */
    trialIds?: number[];
    /** @description Configuration of the TensorBoard in snake_case, such as `description`, `resources.slots`, `resources.resource_pool` and `environment`. Absent or null uses the template and the defaults of the master; it takes no slots whatever `resources.slots` says; an unknown key is a 400. */
    config?: {
        [key: string]: unknown;
    } | null;
    /** @description Name of the template that `config` is merged over. Empty: no template, so the TensorBoard starts from the master's defaults; an unknown name is a 400. */
    templateName?: string;
    /** @description Files that are copied into the working directory before the TensorBoard starts. Empty copies none; a `work_dir` in `config` cannot be combined with files and is a 400. */
    files?: File[];
    /**
     * Format: int32
     * @description Id of the workspace that owns the TensorBoard and whose roles decide who may see it. 0 or absent is workspace 1, Uncategorized; a missing or archived one is a 404.
     */
    workspaceId?: number;
    /** @description Selects the experiments by their properties in place of `experimentIds`. Absent or null: the ids decide; a filter that matches none is a 400. */
    filters?: BulkExperimentFilters | null;
};
/** @description Request message of `listRoles`. */
export type ListRolesRequest = {
    /**
     * Format: int32
     * @description Number of roles to leave out at the start. Absent is 0; past the end the list is empty.
     */
    offset?: number;
    /**
     * Format: int32
     * @description Largest number of roles in the answer. Absent or 0 is 500.
     */
    limit: number;
};
/** @description How the master writes its log. */
export type LogConfig = {
    /** @description Lowest level written: fatal, error, warn, info, debug or trace, in any case. */
    level?: string;
    /** @description Whether terminal colors are used. */
    color?: boolean;
};
/** @description Request message of `login`. */
export type LoginRequest = {
    /** @description Exact user name, case-sensitive. Empty is a 400; unknown is a 401, the same as a wrong password. */
    username: string;
    /** @description The password, or its hash when `isHashed` is true. Empty signs in a user without a password. */
    password: string;
    /** @description True when `password` is the lower-case hex SHA-512 of the salt and the password, as `hashPassword` makes it. Absent: the client hashes the password before it is sent. False: it travels in clear and the master hashes it. */
    isHashed?: boolean;
};
/** @description Metrics of a training span or a validation. */
export type MetricsInput = {
    /** @description Value by metric name, averaged over the batches. */
    avgMetrics: {
        [key: string]: unknown;
    } | null;
    /** @description Values of each single batch; empty when not asked for or not reported. */
    batchMetrics?: {
        [key: string]: unknown;
    }[];
};
/** @description Request message of `moveExperiment`. */
export type MoveExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId?: number;
    /**
     * Format: int32
     * @description Id of the project that receives the experiment; project 1 is Uncategorized. A missing project is a 404 and an archived one a 500; the same project changes nothing.
     */
    destinationProjectId: number;
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
};
/** @description Request message of `moveModel`. */
export type MoveModelRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName?: string;
    /**
     * Format: int32
     * @description Id of the workspace that receives the model with all its versions. An unknown workspace is a 500; the same one changes nothing.
     */
    destinationWorkspaceId: number;
};
/** @description Request message of `moveProject`. */
export type MoveProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    projectId?: number;
    /**
     * Format: int32
     * @description Id of the workspace that receives the project with all its experiments. Workspace 1 and an archived one are refused with a 500; a missing one is a 404.
     */
    destinationWorkspaceId: number;
};
/** @description Request message of `notifyContainerRunning`. */
export type NotifyContainerRunningRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId?: string;
    /** @description UUID of this call of one process, the same in each repetition of it. Text that is not a UUID is a 400. */
    requestUuid?: string;
    /**
     * Format: int32
     * @description Number of containers of the allocation. The call answers when that many have called.
     */
    numPeers?: number;
    /**
     * Format: int32
     * @description Rank of the calling container, counted from 0.
     */
    rank?: number;
    /** @description Host name of the node that the container runs on. */
    nodeName?: string;
    /** @description Free object that every peer receives. Absent or null: this container contributes nothing. */
    data: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `overwriteRPWorkspaceBindings`. */
export type OverwriteRPWorkspaceBindingsRequest = {
    /** @description Name of the resource pool. */
    resourcePoolName?: string;
    /** @description Ids of all workspaces that may use the pool; bindings that are not named here end. An empty list does not clear the bindings: unbind the last workspaces instead. */
    workspaceIds?: number[];
    /** @description Names of the workspaces, in place of their ids. An unknown name refuses the whole call with a 500; empty when `workspaceIds` names them all. */
    workspaceNames?: string[];
};
/** @description Files that are left of one checkpoint. */
export type PatchCheckpoint = {
    /** @description UUID of the checkpoint to change. A missing one is a 404 for the whole call. */
    uuid: string;
    /** @description Remaining files; leave it out to change nothing. */
    resources?: PatchCheckpointOptionalResources;
};
/** @description Wrapper that tells an empty map from none. */
export type PatchCheckpointOptionalResources = {
    /** @description Bytes by path of each remaining file; empty when all are gone. */
    resources?: {
        [key: string]: Int64Input;
    };
};
/** @description Request message of `patchCheckpoints`. */
export type PatchCheckpointsRequest = {
    /** @description The checkpoints to change, each with its UUID and, where its files changed, the files it still has with their sizes in bytes. An empty file map marks a checkpoint as deleted. */
    checkpoints: PatchCheckpoint[];
};
/** @description Fields of an experiment to change; what is unset stays. */
export type PatchExperiment = {
    /**
     * Format: int32
     * @description Taken from the path; a value in the body is ignored.
     */
    id?: number;
    /** @description New description. Absent keeps the old one; an empty text clears it. */
    description?: string | null;
    /** @description The whole new list of labels. */
    labels?: unknown[] | null;
    /** @description New name; must not be blank. */
    name?: string | null;
    /** @description New notes in Markdown. */
    notes?: string | null;
    /** @description New limits for the scheduler. */
    resources?: PatchExperimentPatchResources;
    /** @description New numbers of checkpoints to keep; starts a clean-up. */
    checkpointStorage?: PatchExperimentPatchCheckpointStorage;
};
/** @description How many checkpoints to keep from now on; the others are deleted. */
export type PatchExperimentPatchCheckpointStorage = {
    /**
     * Format: int32
     * @description Best checkpoints to keep over all trials.
     */
    saveExperimentBest?: number;
    /**
     * Format: int32
     * @description Best checkpoints to keep per trial.
     */
    saveTrialBest?: number;
    /**
     * Format: int32
     * @description Latest checkpoints to keep per trial.
     */
    saveTrialLatest?: number;
};
/** @description New scheduling limits of an experiment. */
export type PatchExperimentPatchResources = {
    /**
     * Format: int32
     * @description Most slots it may hold at once.
     */
    maxSlots?: number;
    /** @description Share under the fair-share scheduler; above 0. */
    weight?: DoubleInput;
    /**
     * Format: int32
     * @description Priority from 1 to 99; a lower number runs first.
     */
    priority?: number;
};
/** @description Request message of `patchExperiment`. */
export type PatchExperimentRequest = {
    /** @description The properties to change; those left out stay as they are. Absent or null changes nothing. */
    experiment?: PatchExperiment | null;
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
/** @description The changes to make to a model; fields left out stay as they are. */
export type PatchModel = {
    /** @description New name; null keeps it. */
    name?: string | null;
    /** @description New description; null keeps it. */
    description?: string | null;
    /** @description New metadata, replacing the old; null keeps it. */
    metadata?: {
        [key: string]: unknown;
    } | null;
    /** @description New labels, replacing the old; null keeps them. */
    labels?: unknown[] | null;
    /** @description New notes in Markdown; null keeps them. */
    notes?: string | null;
    /** @description Workspace to move the model to, by name. */
    workspaceName?: string;
    /**
     * Format: int32
     * @description Workspace to move the model to, by id.
     */
    workspaceId?: number;
};
/** @description Request message of `patchModel`. */
export type PatchModelRequest = {
    /** @description The properties to change; those left out stay as they are. Absent or null changes nothing; an archived model is refused with a 500. */
    model: PatchModel | null;
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName?: string;
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
/** @description The changes to make to a user; fields left out stay as they are. */
export type PatchUser = {
    /** @description New username, at least two printable ASCII characters. */
    username?: string;
    /** @description New password, in clear text or hashed as `isHashed` says; see `setPassword`, a flow. */
    password?: string;
    /** @description Whether the user is an administrator; null leaves it. */
    admin?: boolean | null;
    /** @description Whether the user may sign in; null leaves it. */
    active?: boolean | null;
    /** @description Name shown instead of the username; an empty text clears it. */
    displayName?: string;
    /** @description Account that tasks of the user run under on agents; null leaves it. */
    agentUserGroup?: AgentUserGroup | null;
    /** @description True when `password` is the salted SHA-512 hex. Absent: the client hashes the password before it is sent. False: it travels in clear and the master hashes it. */
    isHashed?: boolean;
    /** @description Whether the user signs in through an identity provider only; the answer of this version always says false. */
    remote?: boolean;
};
/** @description Request message of `patchUser`. */
export type PatchUserRequest = {
    /**
     * Format: int32
     * @description Id of the user to change.
     */
    userId?: number;
    /** @description The properties to change; those left out stay as they are. A new password ends all sessions of that user, the own one too. */
    user?: PatchUser | null;
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
    /** @description New default pool for tasks with slots; empty keeps the old one. */
    defaultComputePool?: string;
    /** @description New default pool for tasks without slots; empty keeps the old one. */
    defaultAuxPool?: string;
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
/** @description Request message of `postAllocationProxyAddress`. */
export type PostAllocationProxyAddressRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId?: string;
    /** @description Address at which the master reaches the service of the allocation. It takes effect for the next request to `/proxy`. */
    proxyAddress?: string;
};
/** @description Request message of `postCheckpointMetadata`. */
export type PostCheckpointMetadataRequest = {
    /** @description The UUID of the checkpoint and its whole new metadata, which replaces the old. Keep `steps_completed`: without it a 0.23 master can no longer serve the archive of the checkpoint. */
    checkpoint?: CheckpointInput | null;
};
/** @description Request message of `postModel`. */
export type PostModelRequest = {
    /** @description Name of the model, unique in the cluster. Blank, only digits, with a slash or with two spaces in a row is a 400; a taken name is a 409. */
    name: string;
    /** @description One or two sentences about the model. Empty: none. */
    description?: string;
    /** @description Free object of values by key. Absent or null: none. */
    metadata?: {
        [key: string]: unknown;
    } | null;
    /** @description Labels of the model. Empty: none; a label with a comma is split into several. */
    labels?: string[];
    /** @description Name of the workspace that owns the model, when `workspaceId` is absent. Absent as well: workspace 1, Uncategorized; an unknown name is a 500. */
    workspaceName?: string;
    /**
     * Format: int32
     * @description Id of the workspace that owns the model. Absent: `workspaceName` decides, else workspace 1, Uncategorized.
     */
    workspaceId?: number;
    /** @description Markdown notes of the model. Empty: none. */
    notes?: string;
};
/** @description Request message of `postModelVersion`. */
export type PostModelVersionRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName?: string;
    /** @description UUID of the checkpoint to register. It must be completed (else 500) and exist (else 404); from then on it cannot be deleted. */
    checkpointUuid: string;
    /** @description Name of the version. Empty: the version has only its number, which is the highest so far plus one. */
    name?: string;
    /** @description What is new in this version. Empty: none. */
    comment?: string;
    /** @description Free object of values by key. Absent or null: none. */
    metadata?: {
        [key: string]: unknown;
    } | null;
    /** @description Labels of the version. Empty: none. */
    labels?: string[];
    /** @description Markdown notes of the version. Empty: none. */
    notes?: string;
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
};
/** @description Request message of `postSearcherOperations`. */
export type PostSearcherOperationsRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId?: number;
    /** @description Operations of the custom searcher, in the order in which the master carries them out. Empty: the event is answered without an operation. */
    searcherOperations?: SearcherOperation[];
    /** @description The searcher event that is answered; it and those before it leave the queue. Absent or null: the operations answer no event. */
    triggeredByEvent?: SearcherEventInput | null;
};
/** @description Request message of `postTrialProfilerMetricsBatch`. */
export type PostTrialProfilerMetricsBatchRequest = {
    /** @description Measurements, each batch of one series with its values, batches and times of equal length. */
    batches?: TrialProfilerMetricsBatchInput[];
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
/** @description Request message of `postUserSetting`. */
export type PostUserSettingRequest = {
    /** @description Settings of the current user to store, by key and storage path. Each `value` is JSON text; an empty one deletes that setting. */
    settings: UserWebSettingInput[];
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
};
/** @description Request message of `previewHPSearch`. */
export type PreviewHPSearchRequest = {
    /** @description Experiment configuration as an object, not as text. It needs `searcher` and `hyperparameters`; a text is a 400. */
    config?: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: uint32
     * @description Seed of the random generator, 0 to 4,294,967,295. The same seed and configuration give the same trials; absent is 0.
     */
    seed?: number;
};
/** @description Request message of `putProjectNotes`. */
export type PutProjectNotesRequest = {
    /** @description The whole list of notes, which replaces the old one. Notes that are left out are gone; empty deletes all. */
    notes: Note[];
    /**
     * Format: int32
     * @description Id of the project.
     */
    projectId?: number;
};
/** @description One change to the queue: a job and exactly one action. */
export type QueueControl = {
    /** @description UUID of the job to change. */
    jobId: string;
    /** @description Put the job before this job. */
    aheadOf?: string;
    /** @description Put the job after this job. */
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
/** @description The kinds of scope that a permission or role can be given in. */
export type ScopeTypeMaskInput = {
    /** @description Can hold in the whole cluster. */
    cluster?: boolean;
    /** @description Can hold in one workspace; false for cluster-only permissions and roles that contain one. */
    workspace?: boolean;
};
/** @description Request message of `searchRolesAssignableToScope`. */
export type SearchRolesAssignableToScopeRequest = {
    /**
     * Format: int32
     * @description Largest number of roles in the answer. Absent or 0 is 500.
     */
    limit: number;
    /**
     * Format: int32
     * @description Number of roles to leave out at the start. Absent is 0; past the end the list is empty.
     */
    offset?: number;
    /**
     * Format: int32
     * @description Workspace that the role is meant for; roles with a permission for the whole cluster only are left out. Absent or null: roles for the whole cluster.
     */
    workspaceId?: number | null;
};
/** @description Something a custom searcher has to react to; exactly one kind is set. */
export type SearcherEventInput = {
    /**
     * Format: int32
     * @description Counts up from 1 within the experiment; -1 when it is not active.
     */
    id: number;
    /** @description The search begins. */
    initialOperations?: InitialOperationsInput;
    /** @description A requested trial exists now. */
    trialCreated?: TrialCreated;
    /** @description A trial has validated. */
    validationCompleted?: ValidationCompletedInput;
    /** @description A trial has ended. */
    trialClosed?: TrialClosed;
    /** @description A trial stopped before its time. */
    trialExitedEarly?: TrialExitedEarly;
    /** @description A trial has moved on. */
    trialProgress?: TrialProgressInput;
    /** @description The experiment is paused, stopping or finished. */
    experimentInactive?: ExperimentInactive;
};
/** @description Something a custom searcher asks for; exactly one kind is set. */
export type SearcherOperation = {
    /** @description Train a trial further. */
    trialOperation?: TrialOperationInput;
    /** @description Create a trial. */
    createTrial?: CreateTrialOperation;
    /** @description End a trial. */
    closeTrial?: CloseTrialOperation;
    /** @description End the search. */
    shutDown?: ShutDownOperation;
    /** @description Set the progress shown for the experiment. */
    setSearcherProgress?: SetSearcherProgressOperation;
};
/** @description Request message of `setCommandPriority`. */
export type SetCommandPriorityRequest = {
    /** @description UUID of the command. */
    commandId?: string;
    /**
     * Format: int32
     * @description New priority of the command, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority?: number;
};
/** @description Request message of `setNotebookPriority`. */
export type SetNotebookPriorityRequest = {
    /** @description UUID of the notebook. */
    notebookId?: string;
    /**
     * Format: int32
     * @description New priority of the notebook, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority?: number;
};
/** @description Sets the progress shown for the experiment. */
export type SetSearcherProgressOperation = {
    /** @description Share done, 0 to 1. */
    progress?: DoubleInput;
};
/** @description Request message of `setShellPriority`. */
export type SetShellPriorityRequest = {
    /** @description UUID of the shell. */
    shellId?: string;
    /**
     * Format: int32
     * @description New priority of the shell, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority?: number;
};
/** @description Request message of `setTensorboardPriority`. */
export type SetTensorboardPriorityRequest = {
    /** @description UUID of the TensorBoard. */
    tensorboardId?: string;
    /**
     * Format: int32
     * @description New priority of the TensorBoard, 1 (first) to 99 (last) on a priority scheduler. The master does not check the range here and other schedulers ignore the value.
     */
    priority?: number;
};
/** @description Ends the search and with it the experiment. */
export type ShutDownOperation = {
    /** @description True when the experiment shall end as canceled. */
    cancel?: boolean;
    /** @description True when it shall end in error. */
    failure?: boolean;
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
    stepsCompleted: number;
    /** @description Values by name: averages and, if reported, one entry per batch. Absent or null: no values. */
    metrics: MetricsInput | null;
};
/** @description Work for one trial. */
export type TrialOperationInput = {
    /** @description Train up to a length, then validate. */
    validateAfter?: ValidateAfterOperationInput;
};
/** @description What tells one profiler series from another. */
export type TrialProfilerMetricLabelsInput = {
    /**
     * Format: int32
     * @description Id of the trial that was measured.
     */
    trialId: number;
    /** @description Name of the series, such as `gpu_util` (percent) or `disk_throughput_read`. */
    name: string;
    /** @description Agent it was measured on; may be empty. */
    agentId?: string;
    /** @description GPU it was measured on; empty for other series. */
    gpuUuid?: string;
    /** @description Kind of the series: system, timing or miscellaneous. */
    metricType?: TrialProfilerMetricLabelsProfilerMetricType;
};
/** @description A stretch of one profiler series; its lists belong together by position. */
export type TrialProfilerMetricsBatchInput = {
    /** @description Measured values, in the unit of the series. */
    values: FloatInput[];
    /** @description Batch trained at each measurement. */
    batches: number[];
    /** @description Time of each measurement. */
    timestamps: string[];
    /** @description The series. */
    labels: TrialProfilerMetricLabelsInput | null;
};
/** @description Tells how far a trial has come. */
export type TrialProgressInput = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
    /** @description Length trained so far, in the unit of the searcher. */
    partialUnits: DoubleInput;
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
/** @description An unsigned 64-bit integer: decimal digits in a string when sent by the master; a number is accepted too. The SDK decodes it to a number; beyond 2^53, where a number would change it, it stays text, though its type says number. */
export type UInt64Input = string;
/** @description Request message of `unarchiveExperiments`. */
export type UnarchiveExperimentsRequest = {
    /** @description Ids of the experiments to unarchive; duplicates count once. Ignored when `filters` is sent; an empty list without `filters` is a 500 on a 0.23 master, so send no call for an empty selection. */
    experimentIds: number[];
    /** @description Selects the experiments to unarchive by their properties instead of by `experimentIds`. Absent or null: `experimentIds` decides. Without `states` it selects experiments in a terminal state only, which holds whatever `states` says. A 0.23 master answers 500 to any filter here: send ids. */
    filters?: BulkExperimentFilters | null;
};
/** @description Request message of `unbindRPFromWorkspace`. */
export type UnbindRPFromWorkspaceRequest = {
    /** @description Name of the resource pool. */
    resourcePoolName?: string;
    /** @description Ids of the workspaces that lose the pool. Once no workspace is bound, every workspace may use the pool again. */
    workspaceIds?: number[];
    /** @description Names of the workspaces, in place of their ids. An unknown name refuses the whole call with a 500; empty when `workspaceIds` names them all. */
    workspaceNames?: string[];
};
/** @description Request message of `updateGroup`. */
export type UpdateGroupRequest = {
    /**
     * Format: int32
     * @description Id of the group to change.
     */
    groupId?: number;
    /** @description New name of the group. Empty keeps the name; a taken one is a 409. */
    name?: string;
    /** @description Ids of the users that become members. Empty: none; an unknown id is a 404, one that is a member already a 409, and then nothing changes. */
    addUsers?: number[];
    /** @description Ids of the users that are members no longer. Empty: none; a list without a single member is a 404. */
    removeUsers?: number[];
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
/** @description One value a user keeps on the master, such as a column layout. */
export type UserWebSettingInput = {
    /** @description Name of the setting within its storage path. */
    key: string;
    /** @description Area the setting belongs to, for example a page of the console. */
    storagePath?: string;
    /** @description The value as JSON text; an empty text deletes the setting. */
    value?: string;
};
/** @description Asks a trial to train up to a length and then validate. */
export type ValidateAfterOperationInput = {
    /** @description UUID the searcher gave to the trial when it asked for it. Empty when the trial asks for its current operation. */
    requestId?: string;
    /** @description Total length to reach, in the unit of the searcher (batches, records or epochs). */
    length?: UInt64Input;
};
/** @description Tells the searcher metric of a finished validation. */
export type ValidationCompletedInput = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
    /** @description Value of the searcher metric. */
    metric: unknown;
    /** @description Length after which the trial validated, in the unit of the searcher. */
    validateAfterLength: UInt64Input;
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
};
