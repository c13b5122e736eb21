// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

/** @description Request message of `ackAllocationPreemptionSignal`. */
export type AckAllocationPreemptionSignalRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
};
/** @description Answer of `ackAllocationPreemptionSignal`. */
export type AckAllocationPreemptionSignalResponse = {
    [key: string]: unknown;
};
/** @description Request message of `activateExperiment`. */
export type ActivateExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Answer of `activateExperiment`. */
export type ActivateExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `activateExperiments`. */
export type ActivateExperimentsResponse = {
    results: ExperimentActionResult[];
};
/**
 * @description What a user did with an entity.
 * @enum {string}
 */
export type ActivityType = "ACTIVITY_TYPE_UNSPECIFIED" | "ACTIVITY_TYPE_GET";
/** @description Request message of `addProjectNote`. */
export type AddProjectNoteRequest = {
    /** @description The note to append: a name and Markdown text. Absent or null appends an empty note. */
    note: Note | null;
    /**
     * Format: int32
     * @description Id of the project.
     */
    projectId: number;
};
/** @description Answer of `addProjectNote`. */
export type AddProjectNoteResponse = {
    notes: Note[];
};
/** @description A port of a container and where it is reached on the host. */
export type Address = {
    /** @description Address inside the container network. */
    containerIp: string;
    /** Format: int32 */
    containerPort: number;
    /** @description Address of the agent. */
    hostIp: string;
    /** Format: int32 */
    hostPort: number;
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
    /** @description Always empty. */
    label: string;
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
};
/** @description The account that tasks run under on agents; all four parts are set or none. */
export type AgentUserGroup = {
    /**
     * Format: int32
     * @description Numeric user id on the agent.
     */
    agentUid?: number;
    /**
     * Format: int32
     * @description Numeric group id on the agent.
     */
    agentGid?: number;
    /** @description User name on the agent. */
    agentUser?: string;
    /** @description Group name on the agent. */
    agentGroup?: string;
};
/** @description How long jobs waited on one day. */
export type AggregateQueueStats = {
    /** @description The day, YYYY-MM-DD (UTC). */
    periodStart: string;
    /** @description Waiting time of that day in seconds. */
    seconds: Float;
};
/** @description One start of a task. */
export type Allocation = {
    taskId: string;
    /** @description What it is doing; pending and assigned ones show as queued. */
    state: TaskState;
    /** @description True once an interactive task serves; stays false for trials and commands. */
    isReady: boolean;
    /** @description When it got resources, without time zone (UTC); empty when unset. */
    startTime: string;
    /** @description When it gave them back, without time zone (UTC); empty when unset. */
    endTime: string;
    /** @description Task id, a point and a counter from 1. */
    allocationId: string;
};
/** @description Answer of `allocationAllGather`. */
export type AllocationAllGatherResponse = {
    data: {
        [key: string]: unknown;
    }[];
};
/** @description Request message of `allocationPendingPreemptionSignal`. */
export type AllocationPendingPreemptionSignalRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
};
/** @description Answer of `allocationPendingPreemptionSignal`. */
export type AllocationPendingPreemptionSignalResponse = {
    [key: string]: unknown;
};
/** @description Request message of `allocationPreemptionSignal`. */
export type AllocationPreemptionSignalRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /**
     * Format: int32
     * @description Longest wait in seconds.
     */
    timeoutSeconds: number;
};
/** @description Answer of `allocationPreemptionSignal`. */
export type AllocationPreemptionSignalResponse = {
    preempt: boolean;
};
/** @description Request message of `allocationReady`. */
export type AllocationReadyRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
};
/** @description Answer of `allocationReady`. */
export type AllocationReadyResponse = {
    [key: string]: unknown;
};
/** @description Request message of `allocationRendezvousInfo`. */
export type AllocationRendezvousInfoRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Id of one container of the allocation. */
    resourcesId: string;
};
/** @description Answer of `allocationRendezvousInfo`. */
export type AllocationRendezvousInfoResponse = {
    rendezvousInfo: RendezvousInfo | null;
};
/** @description A live allocation as the scheduler sees it. */
export type AllocationSummary = {
    taskId: string;
    allocationId: string;
    /** @description Name shown in the queue. */
    name: string;
    /**
     * Format: date-time
     * @description When it joined the queue.
     */
    registeredTime: string | null;
    resourcePool: string;
    /**
     * Format: int32
     * @description Slots it asks for.
     */
    slotsNeeded: number;
    /** @description Its containers; empty while queued. */
    resources: ResourcesSummary[];
    /** @description Scheduler of the pool, such as `priority` or `fair_share`. */
    schedulerType: string;
    /**
     * Format: int32
     * @description Priority from 1 to 99; left out where the scheduler has none.
     */
    priority?: number;
    /** @description Ports it serves through the proxy of the master. */
    proxyPorts: ProxyPortConfig[];
};
/** @description Request message of `allocationWaiting`. */
export type AllocationWaitingRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
};
/** @description Answer of `allocationWaiting`. */
export type AllocationWaitingResponse = {
    [key: string]: unknown;
};
/** @description Request message of `archiveExperiment`. */
export type ArchiveExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Answer of `archiveExperiment`. */
export type ArchiveExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `archiveExperiments`. */
export type ArchiveExperimentsResponse = {
    results: ExperimentActionResult[];
};
/** @description Request message of `archiveModel`. */
export type ArchiveModelRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** @description Answer of `archiveModel`. */
export type ArchiveModelResponse = {
    [key: string]: unknown;
};
/** @description Request message of `archiveProject`. */
export type ArchiveProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
};
/** @description Answer of `archiveProject`. */
export type ArchiveProjectResponse = {
    [key: string]: unknown;
};
/** @description Request message of `archiveWorkspace`. */
export type ArchiveWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
};
/** @description Answer of `archiveWorkspace`. */
export type ArchiveWorkspaceResponse = {
    [key: string]: unknown;
};
/** @description Answer of `assignRoles`. */
export type AssignRolesResponse = {
    [key: string]: unknown;
};
/** @description A tag put on the cloud instances of a pool. */
export type AwsCustomTag = {
    /** @description Tag name. */
    key: string;
    /** @description Tag value. */
    value: string;
};
/** @description Answer of `bindRPToWorkspace`. */
export type BindRPToWorkspaceResponse = {
    [key: string]: unknown;
};
/** @description Request message of `cancelExperiment`. */
export type CancelExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Answer of `cancelExperiment`. */
export type CancelExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `cancelExperiments`. */
export type CancelExperimentsResponse = {
    results: ExperimentActionResult[];
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
};
/**
 * @description How far a checkpoint got, and whether its files still exist.
 * @enum {string}
 */
export type CheckpointState = "STATE_UNSPECIFIED" | "STATE_ACTIVE" | "STATE_COMPLETED" | "STATE_ERROR" | "STATE_DELETED" | "STATE_PARTIALLY_DELETED";
/** @description The training a checkpoint comes from. */
export type CheckpointTrainingMetadata = {
    /**
     * Format: int32
     * @description Trial that wrote the checkpoint, or null.
     */
    trialId: number | null;
    /**
     * Format: int32
     * @description Experiment of the trial, or null.
     */
    experimentId: number | null;
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
    searcherMetric: Double | null;
};
/** @description A checkpoint as a step of a trial. */
export type CheckpointWorkload = {
    uuid: string;
    /**
     * Format: date-time
     * @description When the checkpoint was finished (UTC).
     */
    endTime: string | null;
    state: CheckpointState;
    /** @description Size in bytes of each file, by path. */
    resources: {
        [key: string]: Int64;
    };
    /**
     * Format: int32
     * @description Batches trained when it was written.
     */
    totalBatches: number;
    /** @description Free data of the writer; null where a trial shows its best checkpoint. */
    metadata: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `checkpointsRemoveFiles`. */
export type CheckpointsRemoveFilesRequest = {
    /** @description UUIDs of the checkpoints whose files are removed. One that is missing is a 404 and one that is registered as a model version a 400; then nothing is removed. */
    checkpointUuids: string[];
    /** @description Glob patterns of the files to remove, relative to the checkpoint; `**\/*` removes all. An empty pattern or one with `..` is a 400. The work goes on after the answer and cannot be undone. */
    checkpointGlobs: string[];
};
/** @description Answer of `checkpointsRemoveFiles`. */
export type CheckpointsRemoveFilesResponse = {
    [key: string]: unknown;
};
/**
 * @description The kind of value a column holds.
 * @enum {string}
 */
export type ColumnType = "COLUMN_TYPE_UNSPECIFIED" | "COLUMN_TYPE_TEXT" | "COLUMN_TYPE_NUMBER" | "COLUMN_TYPE_DATE";
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
/** @description Answer of `completeTrialSearcherValidation`. */
export type CompleteTrialSearcherValidationResponse = {
    [key: string]: unknown;
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
};
/**
 * @description How far a container got on its agent.
 * @enum {string}
 */
export type ContainerState = "STATE_UNSPECIFIED" | "STATE_ASSIGNED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING" | "STATE_TERMINATED";
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
/** @description Request message of `currentUser`. */
export type CurrentUserRequest = {
    [key: string]: unknown;
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
    /**
     * Format: int32
     * @description Epoch as reported; 0 when it was not.
     */
    epoch?: number;
};
/** @description Request message of `deleteCheckpoints`. */
export type DeleteCheckpointsRequest = {
    /** @description UUIDs of the checkpoints to delete with all their files. One that is missing is a 404 and one that is registered as a model version a 400; then nothing is deleted. The work goes on after the answer and cannot be undone. */
    checkpointUuids: string[];
};
/** @description Answer of `deleteCheckpoints`. */
export type DeleteCheckpointsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteExperiment`. */
export type DeleteExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `deleteExperiment`. */
export type DeleteExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `deleteExperiments`. */
export type DeleteExperimentsResponse = {
    results: ExperimentActionResult[];
};
/** @description Request message of `deleteGroup`. */
export type DeleteGroupRequest = {
    /**
     * Format: int32
     * @description Id of the group to delete.
     */
    groupId: number;
};
/** @description Answer of `deleteGroup`. */
export type DeleteGroupResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteModel`. */
export type DeleteModelRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** @description Answer of `deleteModel`. */
export type DeleteModelResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteModelVersion`. */
export type DeleteModelVersionRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /**
     * Format: int32
     * @description Number of the version, counted from 1.
     */
    modelVersionNum: number;
};
/** @description Answer of `deleteModelVersion`. */
export type DeleteModelVersionResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteProject`. */
export type DeleteProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
};
/** @description Answer of `deleteProject`. */
export type DeleteProjectResponse = {
    completed: boolean;
};
/** @description Request message of `deleteTemplate`. */
export type DeleteTemplateRequest = {
    /** @description Name of the template. */
    templateName: string;
};
/** @description Answer of `deleteTemplate`. */
export type DeleteTemplateResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteWebhook`. */
export type DeleteWebhookRequest = {
    /**
     * Format: int32
     * @description Id of the webhook.
     */
    id: number;
};
/** @description Answer of `deleteWebhook`. */
export type DeleteWebhookResponse = {
    [key: string]: unknown;
};
/** @description Request message of `deleteWorkspace`. */
export type DeleteWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
};
/** @description Answer of `deleteWorkspace`. */
export type DeleteWorkspaceResponse = {
    completed: boolean;
};
/** @description A piece of hardware behind a slot. */
export type Device = {
    /**
     * Format: int32
     * @description Number of the device on its agent.
     */
    id: number;
    /** @description Name of the model. */
    brand: string;
    /** @description Identifier given by the hardware. */
    uuid: string;
    /** @description Kind of device. */
    type: DeviceType;
};
/**
 * @description The kind of hardware behind a slot.
 * @enum {string}
 */
export type DeviceType = "TYPE_UNSPECIFIED" | "TYPE_CPU" | "TYPE_CUDA" | "TYPE_ROCM";
/** @description Answer of `disableAgent`. */
export type DisableAgentResponse = {
    agent: Agent;
};
/** @description Answer of `disableSlot`. */
export type DisableSlotResponse = {
    slot: Slot;
};
/** @description A 64-bit float: a number, or one of three texts for the values JSON cannot write. */
export type Double = number;
/** @description A range of numbers. */
export type DoubleFieldFilter = {
    /** @description Below. */
    lt?: Double;
    /** @description Up to and including. */
    lte?: Double;
    /** @description Above. */
    gt?: Double;
    /** @description From, this value included. */
    gte?: Double;
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
/** @description Request message of `enableAgent`. */
export type EnableAgentRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** @description Answer of `enableAgent`. */
export type EnableAgentResponse = {
    agent: Agent;
};
/** @description Request message of `enableSlot`. */
export type EnableSlotRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
};
/** @description Answer of `enableSlot`. */
export type EnableSlotResponse = {
    slot: Slot;
};
/**
 * @description The kind of entity that an activity is about.
 * @enum {string}
 */
export type EntityType = "ENTITY_TYPE_UNSPECIFIED" | "ENTITY_TYPE_PROJECT";
/** @description Request message of `expMetricNames`. */
export type ExpMetricNamesRequest = {
    /** @description Experiments to look at; repeat the key. At least one is needed. */
    ids: number[];
    /**
     * Format: int32
     * @description Seconds between messages; 0, the default, means 30.
     */
    periodSeconds: number;
};
/** @description Answer of `expMetricNames`. */
export type ExpMetricNamesResponse = {
    searcherMetrics: string[];
    /** @deprecated */
    trainingMetrics: string[];
    /** @deprecated */
    validationMetrics: string[];
    metricNames: MetricIdentifier[];
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
    /** @description Configuration with all defaults filled in, keys in snake_case. */
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
};
/** @description What a bulk call did to one experiment. */
export type ExperimentActionResult = {
    /** @description Empty when done, else the error text with its code in words. */
    error: string;
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Tells a custom searcher that the experiment is not active. */
export type ExperimentInactive = {
    /** @description State the experiment is in. */
    experimentState: ExperimentState;
};
/** @description Which trials a search would create. */
export type ExperimentSimulation = {
    /** @description Always null. */
    config: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: uint32
     * @description Seed the simulation ran with.
     */
    seed: number;
    /** @description Trials grouped by equal sequences of steps. */
    trials: TrialSimulation[];
};
/**
 * @description What an experiment is doing: STATE_ACTIVE stands for all active ones in filters and is sent as queued, pulling, starting or running instead, and STATE_DELETED is never sent.
 * @enum {string}
 */
export type ExperimentState = "STATE_UNSPECIFIED" | "STATE_ACTIVE" | "STATE_PAUSED" | "STATE_STOPPING_COMPLETED" | "STATE_STOPPING_CANCELED" | "STATE_STOPPING_ERROR" | "STATE_COMPLETED" | "STATE_CANCELED" | "STATE_ERROR" | "STATE_DELETED" | "STATE_DELETING" | "STATE_DELETE_FAILED" | "STATE_STOPPING_KILLED" | "STATE_QUEUED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING";
/**
 * @description What made the resources of a task fail: its process, the agent, a stop or an error of the task itself.
 * @enum {string}
 */
export type FailureType = "FAILURE_TYPE_UNSPECIFIED" | "FAILURE_TYPE_RESOURCES_FAILED" | "FAILURE_TYPE_RESOURCES_ABORTED" | "FAILURE_TYPE_RESOURCES_MISSING" | "FAILURE_TYPE_TASK_ABORTED" | "FAILURE_TYPE_TASK_ERROR" | "FAILURE_TYPE_AGENT_FAILED" | "FAILURE_TYPE_AGENT_ERROR" | "FAILURE_TYPE_RESTORE_ERROR" | "FAILURE_TYPE_UNKNOWN_ERROR";
/** @description A file or folder in the tree of model code. */
export type FileNode = {
    /** @description Path from the root of the code. */
    path: string;
    name: string;
    /** Format: date-time */
    modifiedTime: string | null;
    /**
     * Format: int32
     * @description Bytes; 0 for a folder.
     */
    contentLength: number;
    isDir: boolean;
    /** @description Type guessed from the content. */
    contentType: string;
    /** @description What the folder holds; empty for a file. */
    files: FileNode[];
};
/**
 * @description How a scheduler picks among agents that have room.
 * @enum {string}
 */
export type FittingPolicy = "FITTING_POLICY_UNSPECIFIED" | "FITTING_POLICY_BEST" | "FITTING_POLICY_WORST" | "FITTING_POLICY_KUBERNETES" | "FITTING_POLICY_SLURM" | "FITTING_POLICY_PBS";
/** @description A 32-bit float: a number, or one of three texts for the values JSON cannot write. */
export type Float = number;
/** @description Request message of `getActiveTasksCount`. */
export type GetActiveTasksCountRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getActiveTasksCount`. */
export type GetActiveTasksCountResponse = {
    /** Format: int32 */
    commands: number;
    /** Format: int32 */
    notebooks: number;
    /** Format: int32 */
    shells: number;
    /** Format: int32 */
    tensorboards: number;
};
/** @description Request message of `getAgent`. */
export type GetAgentRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
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
    /** @description Accepted for compatibility and ignored. */
    label: string;
};
/**
 * @description The keys that the list of agents can be sorted by.
 * @enum {string}
 */
export type GetAgentsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_TIME";
/** @description Answer of `getAgents`. */
export type GetAgentsResponse = {
    agents: Agent[];
    pagination: Pagination;
};
/** @description Request message of `getBestSearcherValidationMetric`. */
export type GetBestSearcherValidationMetricRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `getBestSearcherValidationMetric`. */
export type GetBestSearcherValidationMetricResponse = {
    metric: Float;
};
/** @description Request message of `getCheckpoint`. */
export type GetCheckpointRequest = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
};
/** @description Answer of `getCheckpoint`. */
export type GetCheckpointResponse = {
    checkpoint: Checkpoint;
};
/** @description Request message of `getCommand`. */
export type GetCommandRequest = {
    /** @description UUID of the command. */
    commandId: string;
};
/** @description Answer of `getCommand`. */
export type GetCommandResponse = {
    command: Command;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getCommands`. */
export type GetCommandsRequest = {
    /** @description Column to sort by; unspecified means id. */
    sortBy: GetCommandsRequestSortBy;
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
    /** @description Usernames of owners; repeat the key. */
    users: string[];
    /** @description Ids of owners; repeat the key. */
    userIds: number[];
    /**
     * Format: int32
     * @description Workspace to list; 0, the default, means all.
     */
    workspaceId: number;
};
/**
 * @description Column by which commands are sorted; unspecified means id, and workspace fails with two or more rows.
 * @enum {string}
 */
export type GetCommandsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
/** @description Answer of `getCommands`. */
export type GetCommandsResponse = {
    commands: Command[];
    pagination: Pagination;
};
/** @description Request message of `getCurrentTrialSearcherOperation`. */
export type GetCurrentTrialSearcherOperationRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
};
/** @description Answer of `getCurrentTrialSearcherOperation`. */
export type GetCurrentTrialSearcherOperationResponse = {
    op: TrialOperation | null;
    completed: boolean;
};
/** @description Request message of `getExperimentCheckpoints`. */
export type GetExperimentCheckpointsRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
    /** @description Column to sort by; unspecified means trial id. */
    sortBy: GetExperimentCheckpointsRequestSortBy;
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
 * @description Column by which checkpoints of an experiment are sorted; unspecified means trial id.
 * @enum {string}
 */
export type GetExperimentCheckpointsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_UUID" | "SORT_BY_TRIAL_ID" | "SORT_BY_BATCH_NUMBER" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_SEARCHER_METRIC";
/** @description Answer of `getExperimentCheckpoints`. */
export type GetExperimentCheckpointsResponse = {
    checkpoints: Checkpoint[];
    pagination: Pagination;
};
/** @description Request message of `getExperimentLabels`. */
export type GetExperimentLabelsRequest = {
    /**
     * Format: int32
     * @description Project to look at; 0 or unset means all.
     */
    projectId: number;
};
/** @description Answer of `getExperimentLabels`. */
export type GetExperimentLabelsResponse = {
    labels: string[];
};
/** @description Request message of `getExperiment`. */
export type GetExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `getExperiment`. */
export type GetExperimentResponse = {
    experiment: Experiment;
    jobSummary: JobSummary | null;
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
export type GetExperimentTrialsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_START_TIME" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_BEST_VALIDATION_METRIC" | "SORT_BY_LATEST_VALIDATION_METRIC" | "SORT_BY_BATCHES_PROCESSED" | "SORT_BY_DURATION" | "SORT_BY_RESTARTS" | "SORT_BY_CHECKPOINT_SIZE";
/** @description Answer of `getExperimentTrials`. */
export type GetExperimentTrialsResponse = {
    trials: Trial[];
    pagination: Pagination;
};
/** @description Request message of `getExperimentValidationHistory`. */
export type GetExperimentValidationHistoryRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `getExperimentValidationHistory`. */
export type GetExperimentValidationHistoryResponse = {
    validationHistory: ValidationHistoryEntry[];
};
/** @description Request message of `getExperiments`. */
export type GetExperimentsRequest = {
    /** @description Column to sort by; unspecified means id. */
    sortBy: GetExperimentsRequestSortBy;
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
    /** @description Part of the description, in any case. */
    description: string;
    /** @description Part of the name, in any case. */
    name: string;
    /** @description Labels that must all be present; repeat the key. */
    labels: string[];
    /** @description True keeps archived experiments, false the others. Absent keeps both. */
    archived: boolean | null;
    /** @description Keep these stored states; repeat the key. STATE_ACTIVE finds queued, pulling, starting and running ones, while those four names themselves answer 500. */
    states: ExperimentState[];
    /** @description Usernames of owners; repeat the key. */
    users: string[];
    /** @description Ids of owners; repeat the key. */
    userIds: number[];
    /**
     * Format: int32
     * @description Project to list; 0 or unset means all.
     */
    projectId: number;
    /** @description Range or list of experiment ids, as `experimentIdFilter.lt`, `.lte`, `.gt`, `.gte`, `.incl` and `.notIn` in the query. Absent: every id. */
    experimentIdFilter: Int32FieldFilter | null;
    /** @description Adds `bestTrialSearcherMetric` to each row; default false. */
    showTrialData: boolean;
};
/**
 * @description Column by which the list of experiments is sorted; unspecified means id.
 * @enum {string}
 */
export type GetExperimentsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_END_TIME" | "SORT_BY_STATE" | "SORT_BY_NUM_TRIALS" | "SORT_BY_PROGRESS" | "SORT_BY_USER" | "SORT_BY_NAME" | "SORT_BY_FORKED_FROM" | "SORT_BY_RESOURCE_POOL" | "SORT_BY_PROJECT_ID" | "SORT_BY_CHECKPOINT_SIZE" | "SORT_BY_CHECKPOINT_COUNT" | "SORT_BY_SEARCHER_METRIC_VAL";
/** @description Answer of `getExperiments`. */
export type GetExperimentsResponse = {
    experiments: Experiment[];
    pagination: Pagination;
};
/** @description Request message of `getGroup`. */
export type GetGroupRequest = {
    /**
     * Format: int32
     * @description Id of the group.
     */
    groupId: number;
};
/** @description Answer of `getGroup`. */
export type GetGroupResponse = {
    group: GroupDetails;
};
/** @description Request message of `getGroupsAndUsersAssignedToWorkspace`. */
export type GetGroupsAndUsersAssignedToWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    workspaceId: number;
    /** @description Keeps groups and users whose name contains this text, case-sensitive. Roles that remain show their assignments in full. */
    name: string;
};
/** @description Answer of `getGroupsAndUsersAssignedToWorkspace`. */
export type GetGroupsAndUsersAssignedToWorkspaceResponse = {
    groups: GroupDetails[];
    usersAssignedDirectly: User[];
    assignments: RoleWithAssignments[];
};
/** @description Answer of `getGroups`. */
export type GetGroupsResponse = {
    groups: GroupSearchResult[];
    pagination: Pagination;
};
/** @description Request message of `getJobQueueStats`. */
export type GetJobQueueStatsRequest = {
    /** @description Names of the pools; empty means all. */
    resourcePools: string[];
};
/** @description Answer of `getJobQueueStats`. */
export type GetJobQueueStatsResponse = {
    results: RPQueueStat[];
};
/** @description Request message of `getJobs`. */
export type GetJobsRequest = {
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent means 100. Must not be negative.
     */
    limit: number;
    /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
    resourcePool: string;
    /** @description Direction of the queue order; ascending, next job first, when unspecified. */
    orderBy: OrderBy;
    /** @description Keeps jobs in these states; empty keeps all. */
    states: JobState[];
};
/** @description Answer of `getJobs`. */
export type GetJobsResponse = {
    pagination: Pagination;
    jobs: Job[];
};
/** @description Request message of `getJobsV2`. */
export type GetJobsV2Request = {
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list in either direction is refused.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent means 100. Must not be negative.
     */
    limit: number;
    /** @description Name of the pool whose queue is asked for; empty means the default compute pool. */
    resourcePool: string;
    /** @description Direction of the queue order; ascending, next job first, when unspecified. */
    orderBy: OrderBy;
    /** @description Keeps jobs in these states; empty keeps all. */
    states: JobState[];
};
/** @description Answer of `getJobsV2`. */
export type GetJobsV2Response = {
    pagination: Pagination;
    jobs: RBACJob[];
};
/** @description Request message of `getMasterConfig`. */
export type GetMasterConfigRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getMasterConfig`. */
export type GetMasterConfigResponse = {
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getMaster`. */
export type GetMasterRequest = {
    [key: string]: unknown;
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
};
/**
 * @description The product variant the master runs as; the community one uses external sessions.
 * @enum {string}
 */
export type GetMasterResponseProduct = "PRODUCT_UNSPECIFIED" | "PRODUCT_COMMUNITY";
/** @description Request message of `getMe`. */
export type GetMeRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getMe`. */
export type GetMeResponse = {
    user: User;
};
/** @description Request message of `getMetrics`. */
export type GetMetricsRequest = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
    /** @description Metric group to read, such as `training`, `validation` or `inference`. */
    group: string;
};
/** @description Answer of `getMetrics`. */
export type GetMetricsResponse = {
    metrics: MetricsReport[];
};
/** @description Answer of `getModelDefFile`. */
export type GetModelDefFileResponse = {
    /** Format: byte */
    file: string;
};
/** @description Request message of `getModelDef`. */
export type GetModelDefRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `getModelDef`. */
export type GetModelDefResponse = {
    b64Tgz: string;
};
/** @description Request message of `getModelDefTree`. */
export type GetModelDefTreeRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `getModelDefTree`. */
export type GetModelDefTreeResponse = {
    files: FileNode[];
};
/** @description Request message of `getModelLabels`. */
export type GetModelLabelsRequest = {
    /**
     * Format: int32
     * @description Counts only models of this workspace; 0 or absent counts all.
     */
    workspaceId?: number;
};
/** @description Answer of `getModelLabels`. */
export type GetModelLabelsResponse = {
    labels: string[];
};
/** @description Request message of `getModel`. */
export type GetModelRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** @description Answer of `getModel`. */
export type GetModelResponse = {
    model: Model;
};
/** @description Request message of `getModelVersion`. */
export type GetModelVersionRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
    /**
     * Format: int32
     * @description Number of the version, counted from 1.
     */
    modelVersionNum: number;
};
/** @description Answer of `getModelVersion`. */
export type GetModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Request message of `getModelVersions`. */
export type GetModelVersionsRequest = {
    /** @description Key to sort by; by version when unspecified. */
    sortBy: GetModelVersionsRequestSortBy;
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
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/**
 * @description The keys that the versions of a model can be sorted by; the number 1 is not one of them.
 * @enum {string}
 */
export type GetModelVersionsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_VERSION" | "SORT_BY_CREATION_TIME";
/** @description Answer of `getModelVersions`. */
export type GetModelVersionsResponse = {
    model: Model;
    modelVersions: ModelVersion[];
    pagination: Pagination;
};
/** @description Request message of `getModels`. */
export type GetModelsRequest = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy: GetModelsRequestSortBy;
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
    /** @description Keeps models whose name contains this text, ignoring case. */
    name: string;
    /** @description Keeps models whose description contains this text, ignoring case. */
    description: string;
    /** @description Keeps models with at least one of these labels. */
    labels: string[];
    /** @description Keeps only archived (true) or only other (false) models. */
    archived: boolean | null;
    /** @description Keeps models owned by one of these usernames. */
    users: string[];
    /** @description Keeps models of the workspaces with these names; ignored when `workspaceIds` is given. */
    workspaceNames: string[];
    /** @description Keeps models owned by one of these user ids. */
    userIds: number[];
    /**
     * Format: int32
     * @description Keeps the model with this id; 0 keeps all.
     */
    id: number;
    /** @description Keeps models of these workspaces. */
    workspaceIds: number[];
};
/**
 * @description The keys that the list of models can be sorted by.
 * @enum {string}
 */
export type GetModelsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_NAME" | "SORT_BY_DESCRIPTION" | "SORT_BY_CREATION_TIME" | "SORT_BY_LAST_UPDATED_TIME" | "SORT_BY_NUM_VERSIONS" | "SORT_BY_WORKSPACE";
/** @description Answer of `getModels`. */
export type GetModelsResponse = {
    models: Model[];
    pagination: Pagination;
};
/** @description Request message of `getNotebook`. */
export type GetNotebookRequest = {
    /** @description UUID of the notebook. */
    notebookId: string;
};
/** @description Answer of `getNotebook`. */
export type GetNotebookResponse = {
    notebook: Notebook;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getNotebooks`. */
export type GetNotebooksRequest = {
    /** @description Column to sort by; unspecified means id. */
    sortBy: GetNotebooksRequestSortBy;
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
    /** @description Usernames of owners; repeat the key. */
    users: string[];
    /** @description Ids of owners; repeat the key. */
    userIds: number[];
    /**
     * Format: int32
     * @description Workspace to list; 0, the default, means all.
     */
    workspaceId: number;
};
/**
 * @description Column by which notebooks are sorted; unspecified means id, and workspace fails with two or more rows.
 * @enum {string}
 */
export type GetNotebooksRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
/** @description Answer of `getNotebooks`. */
export type GetNotebooksResponse = {
    notebooks: Notebook[];
    pagination: Pagination;
};
/** @description Request message of `getPermissionsSummary`. */
export type GetPermissionsSummaryRequest = {
    [key: string]: unknown;
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
};
/** @description Answer of `getProjectColumns`. */
export type GetProjectColumnsResponse = {
    columns: ProjectColumn[];
};
/** @description Request message of `getProjectNumericMetricsRange`. */
export type GetProjectNumericMetricsRangeRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
};
/** @description Answer of `getProjectNumericMetricsRange`. */
export type GetProjectNumericMetricsRangeResponse = {
    ranges: MetricsRange[];
};
/** @description Request message of `getProject`. */
export type GetProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
};
/** @description Answer of `getProject`. */
export type GetProjectResponse = {
    project: Project;
};
/** @description Request message of `getProjectsByUserActivity`. */
export type GetProjectsByUserActivityRequest = {
    /**
     * Format: int32
     * @description Most projects to return, up to 500; 0 or absent returns none.
     */
    limit: number;
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
};
/** @description Answer of `getResourcePools`. */
export type GetResourcePoolsResponse = {
    resourcePools: ResourcePool[];
    pagination: Pagination;
};
/** @description Request message of `getRolesAssignedToGroup`. */
export type GetRolesAssignedToGroupRequest = {
    /**
     * Format: int32
     * @description Id of the group; 0 is refused.
     */
    groupId: number;
};
/** @description Answer of `getRolesAssignedToGroup`. */
export type GetRolesAssignedToGroupResponse = {
    roles: Role[];
    assignments: RoleAssignmentSummary[];
};
/** @description Request message of `getRolesAssignedToUser`. */
export type GetRolesAssignedToUserRequest = {
    /**
     * Format: int32
     * @description Id of the user; 0 is refused.
     */
    userId: number;
};
/** @description Answer of `getRolesAssignedToUser`. */
export type GetRolesAssignedToUserResponse = {
    roles: RoleWithAssignments[];
};
/** @description Answer of `getRolesByID`. */
export type GetRolesByIDResponse = {
    roles: RoleWithAssignments[];
};
/** @description Request message of `getSearcherEvents`. */
export type GetSearcherEventsRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    experimentId: number;
};
/** @description Answer of `getSearcherEvents`. */
export type GetSearcherEventsResponse = {
    searcherEvents: SearcherEvent[];
};
/** @description Request message of `getShell`. */
export type GetShellRequest = {
    /** @description UUID of the shell. */
    shellId: string;
};
/** @description Answer of `getShell`. */
export type GetShellResponse = {
    shell: Shell;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getShells`. */
export type GetShellsRequest = {
    /** @description Column to sort by; unspecified means id. */
    sortBy: GetShellsRequestSortBy;
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
    /** @description Usernames of owners; repeat the key. */
    users: string[];
    /** @description Ids of owners; repeat the key. */
    userIds: number[];
    /**
     * Format: int32
     * @description Workspace to list; 0, the default, means all.
     */
    workspaceId: number;
};
/**
 * @description Column by which shells are sorted; unspecified means id, and workspace fails with two or more rows.
 * @enum {string}
 */
export type GetShellsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
/** @description Answer of `getShells`. */
export type GetShellsResponse = {
    shells: Shell[];
    pagination: Pagination;
};
/** @description Request message of `getSlot`. */
export type GetSlotRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
    /** @description Number of the slot on its agent, as text. */
    slotId: string;
};
/** @description Answer of `getSlot`. */
export type GetSlotResponse = {
    slot: Slot;
};
/** @description Request message of `getSlots`. */
export type GetSlotsRequest = {
    /** @description Id of the agent, usually its host name. */
    agentId: string;
};
/** @description Answer of `getSlots`. */
export type GetSlotsResponse = {
    slots: Slot[];
};
/** @description Request message of `getTask`. */
export type GetTaskRequest = {
    /** @description Id of the task. */
    taskId: string;
};
/** @description Answer of `getTask`. */
export type GetTaskResponse = {
    task: Task;
};
/** @description Request message of `getTasks`. */
export type GetTasksRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getTasks`. */
export type GetTasksResponse = {
    allocationIdToSummary: {
        [key: string]: AllocationSummary;
    };
};
/** @description Request message of `getTelemetry`. */
export type GetTelemetryRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getTelemetry`. */
export type GetTelemetryResponse = {
    enabled: boolean;
    segmentKey: string;
};
/** @description Request message of `getTemplate`. */
export type GetTemplateRequest = {
    /** @description Name of the template. */
    templateName: string;
};
/** @description Answer of `getTemplate`. */
export type GetTemplateResponse = {
    template: Template;
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
};
/**
 * @description The keys that the list of templates can be sorted by.
 * @enum {string}
 */
export type GetTemplatesRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_NAME";
/** @description Answer of `getTemplates`. */
export type GetTemplatesResponse = {
    templates: Template[];
    pagination: Pagination;
};
/** @description Request message of `getTensorboard`. */
export type GetTensorboardRequest = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
};
/** @description Answer of `getTensorboard`. */
export type GetTensorboardResponse = {
    tensorboard: Tensorboard;
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Request message of `getTensorboards`. */
export type GetTensorboardsRequest = {
    /** @description Column to sort by; unspecified means id. */
    sortBy: GetTensorboardsRequestSortBy;
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
    /** @description Usernames of owners; repeat the key. */
    users: string[];
    /** @description Ids of owners; repeat the key. */
    userIds: number[];
    /**
     * Format: int32
     * @description Workspace to list; 0, the default, means all.
     */
    workspaceId: number;
};
/**
 * @description Column by which TensorBoards are sorted; unspecified means id, and workspace fails with two or more rows.
 * @enum {string}
 */
export type GetTensorboardsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_DESCRIPTION" | "SORT_BY_START_TIME" | "SORT_BY_WORKSPACE_ID";
/** @description Answer of `getTensorboards`. */
export type GetTensorboardsResponse = {
    tensorboards: Tensorboard[];
    pagination: Pagination;
};
/** @description Request message of `getTrainingMetrics`. */
export type GetTrainingMetricsRequest = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
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
    /** @description Column to sort by; unspecified means batches. */
    sortBy: GetTrialCheckpointsRequestSortBy;
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
 * @description Column by which checkpoints of a trial are sorted; unspecified means batches.
 * @enum {string}
 */
export type GetTrialCheckpointsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_UUID" | "SORT_BY_BATCH_NUMBER" | "SORT_BY_END_TIME" | "SORT_BY_STATE";
/** @description Answer of `getTrialCheckpoints`. */
export type GetTrialCheckpointsResponse = {
    checkpoints: Checkpoint[];
    pagination: Pagination;
};
/** @description Request message of `getTrialMetricsBySourceInfoCheckpoint`. */
export type GetTrialMetricsBySourceInfoCheckpointRequest = {
    /** @description UUID of the checkpoint. */
    checkpointUuid: string;
    /** @description Keep links of this type; unset means all. */
    trialSourceInfoType?: TrialSourceInfoType;
};
/** @description Answer of `getTrialMetricsBySourceInfoCheckpoint`. */
export type GetTrialMetricsBySourceInfoCheckpointResponse = {
    data: TrialSourceInfoMetric[];
};
/** @description Request message of `getTrialProfilerAvailableSeries`. */
export type GetTrialProfilerAvailableSeriesRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Repeats the labels until the trial has ended; default false. */
    follow: boolean;
};
/** @description Answer of `getTrialProfilerAvailableSeries`. */
export type GetTrialProfilerAvailableSeriesResponse = {
    labels: TrialProfilerMetricLabels[];
};
/** @description Request message of `getTrialProfilerMetrics`. */
export type GetTrialProfilerMetricsRequest = {
    /** @description The series to read, as one answer of the available series gives it: name, agent, GPU and kind. `labels.name` and `labels.metricType` choose it in the query. */
    labels: TrialProfilerMetricLabels | null;
    /** @description Keeps the stream open until the trial has ended; default false. */
    follow: boolean;
};
/** @description Answer of `getTrialProfilerMetrics`. */
export type GetTrialProfilerMetricsResponse = {
    batch: TrialProfilerMetricsBatch | null;
};
/** @description Request message of `getTrial`. */
export type GetTrialRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
};
/** @description Answer of `getTrial`. */
export type GetTrialResponse = {
    trial: Trial;
};
/** @description Request message of `getTrialSourceInfoMetricsByModelVersion`. */
export type GetTrialSourceInfoMetricsByModelVersionRequest = {
    /** @description Name of the model, or its id when all digits. */
    modelName: string;
    /**
     * Format: int32
     * @description Version number within the model, counted from 1.
     */
    modelVersionNum: number;
    /** @description Keep links of this type; unset means all. */
    trialSourceInfoType?: TrialSourceInfoType;
};
/** @description Answer of `getTrialSourceInfoMetricsByModelVersion`. */
export type GetTrialSourceInfoMetricsByModelVersionResponse = {
    data: TrialSourceInfoMetric[];
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
};
/**
 * @description Which kinds of workload rows are shown beside validations.
 * @enum {string}
 */
export type GetTrialWorkloadsRequestFilterOption = "FILTER_OPTION_UNSPECIFIED" | "FILTER_OPTION_CHECKPOINT" | "FILTER_OPTION_VALIDATION" | "FILTER_OPTION_CHECKPOINT_OR_VALIDATION";
/** @description Answer of `getTrialWorkloads`. */
export type GetTrialWorkloadsResponse = {
    workloads: WorkloadContainer[];
    pagination: Pagination;
};
/** @description Request message of `getUserByUsername`. */
export type GetUserByUsernameRequest = {
    /** @description Username, case-sensitive. */
    username: string;
};
/** @description Answer of `getUserByUsername`. */
export type GetUserByUsernameResponse = {
    user: User;
};
/** @description Request message of `getUser`. */
export type GetUserRequest = {
    /**
     * Format: int32
     * @description Id of the user.
     */
    userId: number;
};
/** @description Answer of `getUser`. */
export type GetUserResponse = {
    user: User;
};
/** @description Request message of `getUserSetting`. */
export type GetUserSettingRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getUserSetting`. */
export type GetUserSettingResponse = {
    settings: UserWebSetting[];
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
};
/**
 * @description The keys that the list of users can be sorted by.
 * @enum {string}
 */
export type GetUsersRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_DISPLAY_NAME" | "SORT_BY_USER_NAME" | "SORT_BY_ADMIN" | "SORT_BY_ACTIVE" | "SORT_BY_MODIFIED_TIME" | "SORT_BY_NAME";
/** @description Answer of `getUsers`. */
export type GetUsersResponse = {
    users: User[];
    pagination: Pagination;
};
/** @description Request message of `getValidationMetrics`. */
export type GetValidationMetricsRequest = {
    /** @description Trials to read; repeat the key. At least one is needed. */
    trialIds: number[];
};
/** @description Answer of `getValidationMetrics`. */
export type GetValidationMetricsResponse = {
    metrics: MetricsReport[];
};
/** @description Request message of `getWebhooks`. */
export type GetWebhooksRequest = {
    [key: string]: unknown;
};
/** @description Answer of `getWebhooks`. */
export type GetWebhooksResponse = {
    webhooks: Webhook[];
};
/** @description Request message of `getWorkspaceProjects`. */
export type GetWorkspaceProjectsRequest = {
    /** @description Key to sort by; by id when unspecified. */
    sortBy: GetWorkspaceProjectsRequestSortBy;
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
    /**
     * Format: int32
     * @description Id of the workspace; 0 means all workspaces.
     */
    id: number;
    /** @description Keeps projects with this whole name, ignoring case. Empty keeps all. */
    name: string;
    /** @description Keeps only projects that are archived themselves (true) or are not (false). */
    archived: boolean | null;
    /** @description Keeps projects owned by one of these usernames. */
    users: string[];
    /** @description Keeps projects owned by one of these user ids. */
    userIds: number[];
};
/**
 * @description The keys that the projects of a workspace can be sorted by.
 * @enum {string}
 */
export type GetWorkspaceProjectsRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_CREATION_TIME" | "SORT_BY_LAST_EXPERIMENT_START_TIME" | "SORT_BY_NAME" | "SORT_BY_DESCRIPTION" | "SORT_BY_ID";
/** @description Answer of `getWorkspaceProjects`. */
export type GetWorkspaceProjectsResponse = {
    projects: Project[];
    pagination: Pagination;
};
/** @description Request message of `getWorkspace`. */
export type GetWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
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
};
/**
 * @description The keys that the list of workspaces can be sorted by.
 * @enum {string}
 */
export type GetWorkspacesRequestSortBy = "SORT_BY_UNSPECIFIED" | "SORT_BY_ID" | "SORT_BY_NAME";
/** @description Answer of `getWorkspaces`. */
export type GetWorkspacesResponse = {
    workspaces: Workspace[];
    pagination: Pagination;
};
/** @description A group without its members. */
export type Group = {
    /**
     * Format: int32
     * @description Id of the group.
     */
    groupId: number;
    /** @description Name of the group, unique. */
    name: string;
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
/** @description A row of a group search. */
export type GroupSearchResult = {
    group: Group;
    /**
     * Format: int32
     * @description How many users belong to the group.
     */
    numMembers: number;
};
/** @description Answer of `idleNotebook`. */
export type IdleNotebookResponse = {
    [key: string]: unknown;
};
/** @description Asks a custom searcher for its first operations. */
export type InitialOperations = {
    /**
     * Format: int32
     * @description Without meaning; always 0.
     */
    placeholder: number;
};
/** @description Bounds and lists for a whole number; all that are set must hold. */
export type Int32FieldFilter = {
    /**
     * Format: int32
     * @description Below this number.
     */
    lt?: number;
    /**
     * Format: int32
     * @description At most this number.
     */
    lte?: number;
    /**
     * Format: int32
     * @description Above this number.
     */
    gt?: number;
    /**
     * Format: int32
     * @description At least this number.
     */
    gte?: number;
    /** @description One of these numbers; empty means any. */
    incl: number[];
    /** @description None of these numbers. */
    notIn: number[];
};
/** @description A 64-bit integer: decimal digits in a string when sent by the master; a number is accepted too. The SDK decodes it to a number; beyond 2^53, where a number would change it, it stays text, though its type says number. */
export type Int64 = number;
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
 * @description Whether a job waits for slots or holds them.
 * @enum {string}
 */
export type JobState = "STATE_UNSPECIFIED" | "STATE_QUEUED" | "STATE_SCHEDULED" | "STATE_SCHEDULED_BACKFILLED";
/** @description State of a job and its place in the queue. */
export type JobSummary = {
    /** @description Whether the job waits or is scheduled. */
    state: JobState;
    /**
     * Format: int32
     * @description Jobs before this one; -1 under the fair-share scheduler, which keeps no order.
     */
    jobsAhead: number;
};
/**
 * @description The kind of work behind a job.
 * @enum {string}
 */
export type JobType = "TYPE_UNSPECIFIED" | "TYPE_EXPERIMENT" | "TYPE_NOTEBOOK" | "TYPE_TENSORBOARD" | "TYPE_SHELL" | "TYPE_COMMAND" | "TYPE_CHECKPOINT_GC";
/** @description A Kubernetes priority class and its value. */
export type K8PriorityClass = {
    /** @description Name of the priority class. */
    priorityClass: string;
    /**
     * Format: int32
     * @description Value of the class; higher is scheduled earlier.
     */
    priorityValue: number;
};
/** @description Request message of `killCommand`. */
export type KillCommandRequest = {
    /** @description UUID of the command. */
    commandId: string;
};
/** @description Answer of `killCommand`. */
export type KillCommandResponse = {
    command: Command;
};
/** @description Request message of `killExperiment`. */
export type KillExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Answer of `killExperiment`. */
export type KillExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `killExperiments`. */
export type KillExperimentsResponse = {
    results: ExperimentActionResult[];
};
/** @description Request message of `killNotebook`. */
export type KillNotebookRequest = {
    /** @description UUID of the notebook. */
    notebookId: string;
};
/** @description Answer of `killNotebook`. */
export type KillNotebookResponse = {
    notebook: Notebook;
};
/** @description Request message of `killShell`. */
export type KillShellRequest = {
    /** @description UUID of the shell. */
    shellId: string;
};
/** @description Answer of `killShell`. */
export type KillShellResponse = {
    shell: Shell;
};
/** @description Request message of `killTensorboard`. */
export type KillTensorboardRequest = {
    /** @description UUID of the TensorBoard. */
    tensorboardId: string;
};
/** @description Answer of `killTensorboard`. */
export type KillTensorboardResponse = {
    tensorboard: Tensorboard;
};
/** @description Request message of `killTrial`. */
export type KillTrialRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    id: number;
};
/** @description Answer of `killTrial`. */
export type KillTrialResponse = {
    [key: string]: unknown;
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
/**
 * @description Something worth telling the person about work that was accepted.
 * @enum {string}
 */
export type LaunchWarning = "LAUNCH_WARNING_UNSPECIFIED" | "LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED";
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
/** @description Request message of `listRPsBoundToWorkspace`. */
export type ListRPsBoundToWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    workspaceId: number;
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only).
     */
    limit: number;
};
/** @description Answer of `listRPsBoundToWorkspace`. */
export type ListRPsBoundToWorkspaceResponse = {
    resourcePools: string[];
    pagination: Pagination;
};
/** @description Answer of `listRoles`. */
export type ListRolesResponse = {
    roles: Role[];
    pagination: Pagination;
};
/** @description Request message of `listWorkspacesBoundToRP`. */
export type ListWorkspacesBoundToRPRequest = {
    /** @description Name of the resource pool. */
    resourcePoolName: string;
    /**
     * Format: int32
     * @description Rows to skip; default 0. A negative number counts from the end; beyond the list the page is empty.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows to return; 0 or absent means 100, -1 all rows, -2 none (pagination only).
     */
    limit: number;
};
/** @description Answer of `listWorkspacesBoundToRP`. */
export type ListWorkspacesBoundToRPResponse = {
    workspaceIds: number[];
    pagination: Pagination;
};
/**
 * @description Where the value of a column comes from.
 * @enum {string}
 */
export type LocationType = "LOCATION_TYPE_UNSPECIFIED" | "LOCATION_TYPE_EXPERIMENT" | "LOCATION_TYPE_HYPERPARAMETERS" | "LOCATION_TYPE_VALIDATIONS" | "LOCATION_TYPE_TRAINING";
/** @description A line of the master's log. */
export type LogEntry = {
    /**
     * Format: int32
     * @description Number of the entry, counted from 0 since the master started.
     */
    id: number;
    /** @description The text of the line. */
    message: string;
    /**
     * Format: date-time
     * @description When the line was written (UTC).
     */
    timestamp: string | null;
    /** @description Severity of the line. */
    level: LogLevel;
};
/**
 * @description Severity of a log line.
 * @enum {string}
 */
export type LogLevel = "LOG_LEVEL_UNSPECIFIED" | "LOG_LEVEL_TRACE" | "LOG_LEVEL_DEBUG" | "LOG_LEVEL_INFO" | "LOG_LEVEL_WARNING" | "LOG_LEVEL_ERROR" | "LOG_LEVEL_CRITICAL";
/** @description Answer of `login`. */
export type LoginResponse = {
    token: string;
    user: User;
};
/** @description Request message of `logout`. */
export type LogoutRequest = {
    [key: string]: unknown;
};
/** @description Answer of `logout`. */
export type LogoutResponse = {
    [key: string]: unknown;
};
/** @description Request message of `markAllocationResourcesDaemon`. */
export type MarkAllocationResourcesDaemonRequest = {
    /** @description Id of the allocation: the task id, a point and a counter. */
    allocationId: string;
    /** @description Id of one container of the allocation. */
    resourcesId: string;
};
/** @description Answer of `markAllocationResourcesDaemon`. */
export type MarkAllocationResourcesDaemonResponse = {
    [key: string]: unknown;
};
/** @description Request message of `masterLogs`. */
export type MasterLogsRequest = {
    /**
     * Format: int32
     * @description Id of the first entry to send; a negative number counts from the end of the log and stops at its start.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most entries to send; 0 or absent sends all. Cannot be combined with `follow`.
     */
    limit: number;
    /** @description Keep the stream open and send new entries as they are written. */
    follow: boolean;
};
/** @description Answer of `masterLogs`. */
export type MasterLogsResponse = {
    logEntry: LogEntry;
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
/** @description Answer of `metricBatches`. */
export type MetricBatchesResponse = {
    batches: number[];
};
/** @description Full name of a metric. */
export type MetricIdentifier = {
    /** @description Metric group, such as `validation`. */
    group: string;
    name: string;
};
/**
 * @description Whether a metric was measured in training or in validation; superseded by metric groups.
 * @enum {string}
 */
export type MetricType = "METRIC_TYPE_UNSPECIFIED" | "METRIC_TYPE_TRAINING" | "METRIC_TYPE_VALIDATION";
/** @description Metrics of a training span or a validation. */
export type Metrics = {
    /** @description Value by metric name, averaged over the batches. */
    avgMetrics: {
        [key: string]: unknown;
    } | null;
    /** @description Values of each single batch; empty when not asked for or not reported. */
    batchMetrics: {
        [key: string]: unknown;
    }[];
};
/** @description Lowest and highest value of a metric in a project. */
export type MetricsRange = {
    /** @description Metric with its group, for example `validation.accuracy`. */
    metricsName: string;
    /** @description Lowest value. */
    min: Double;
    /** @description Highest value. */
    max: Double;
};
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
};
/** @description Metrics reported at one step of a trial. */
export type MetricsWorkload = {
    /**
     * Format: date-time
     * @description When the metrics were reported (UTC).
     */
    endTime: string | null;
    metrics: Metrics | null;
    /**
     * Format: int32
     * @deprecated
     * @description Records processed; 0 when not known.
     */
    numInputs: number;
    /**
     * Format: int32
     * @description Batches trained so far.
     */
    totalBatches: number;
};
/** @description A named entry of the model registry. */
export type Model = {
    name: string;
    description: string;
    /** @description Free data of the owner. */
    metadata: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: date-time
     * @description When the model was created (UTC).
     */
    creationTime: string | null;
    /**
     * Format: date-time
     * @description When the model or one of its versions last changed (UTC).
     */
    lastUpdatedTime: string | null;
    /** Format: int32 */
    id: number;
    /**
     * Format: int32
     * @description Versions registered.
     */
    numVersions: number;
    labels: string[];
    /** @description Username of the owner. */
    username: string;
    /** Format: int32 */
    workspaceId: number;
    /**
     * Format: int32
     * @description Id of the owner; 0 in answers to creating or changing.
     */
    userId: number;
    /** @description Whether the model is frozen. */
    archived: boolean;
    /** @description Notes in Markdown. */
    notes: string;
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
/** @description Answer of `moveExperiment`. */
export type MoveExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `moveExperiments`. */
export type MoveExperimentsResponse = {
    results: ExperimentActionResult[];
};
/** @description Answer of `moveModel`. */
export type MoveModelResponse = {
    [key: string]: unknown;
};
/** @description Answer of `moveProject`. */
export type MoveProjectResponse = {
    [key: string]: unknown;
};
/** @description A page of Markdown attached to a project. */
export type Note = {
    /** @description Title of the page. */
    name: string;
    /** @description Text of the page, Markdown. */
    contents: string;
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
/** @description Answer of `notifyContainerRunning`. */
export type NotifyContainerRunningResponse = {
    data: {
        [key: string]: unknown;
    }[];
};
/**
 * @description Direction of a sort; unspecified means ascending.
 * @enum {string}
 */
export type OrderBy = "ORDER_BY_UNSPECIFIED" | "ORDER_BY_ASC" | "ORDER_BY_DESC";
/** @description Answer of `overwriteRPWorkspaceBindings`. */
export type OverwriteRPWorkspaceBindingsResponse = {
    [key: string]: unknown;
};
/** @description Which part of a list an answer holds. */
export type Pagination = {
    /**
     * Format: int32
     * @description Rows skipped, as asked.
     */
    offset: number;
    /**
     * Format: int32
     * @description Most rows, as asked.
     */
    limit: number;
    /**
     * Format: int32
     * @description Index of the first row in the answer, counted from 0.
     */
    startIndex: number;
    /**
     * Format: int32
     * @description Index after the last row in the answer.
     */
    endIndex: number;
    /**
     * Format: int32
     * @description Rows of the whole list, after filters.
     */
    total: number;
};
/** @description Answer of `patchCheckpoints`. */
export type PatchCheckpointsResponse = {
    [key: string]: unknown;
};
/** @description Answer of `patchExperiment`. */
export type PatchExperimentResponse = {
    experiment: Experiment;
};
/** @description Answer of `patchMasterConfig`. */
export type PatchMasterConfigResponse = {
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `patchModel`. */
export type PatchModelResponse = {
    model: Model;
};
/** @description Answer of `patchModelVersion`. */
export type PatchModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Answer of `patchProject`. */
export type PatchProjectResponse = {
    project: Project;
};
/** @description Request message of `patchTemplateConfig`. */
export type PatchTemplateConfigRequest = {
    /** @description Name of the template. */
    templateName: string;
    /** @description The whole new configuration, which replaces the old one. Keys that are left out are gone afterwards; experiments that used the template keep what they got. */
    config: {
        [key: string]: unknown;
    } | null;
};
/** @description Answer of `patchTemplateConfig`. */
export type PatchTemplateConfigResponse = {
    template: Template;
};
/** @description Answer of `patchUser`. */
export type PatchUserResponse = {
    user: User;
};
/** @description Answer of `patchWorkspace`. */
export type PatchWorkspaceResponse = {
    workspace: Workspace;
};
/** @description Request message of `pauseExperiment`. */
export type PauseExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Answer of `pauseExperiment`. */
export type PauseExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `pauseExperiments`. */
export type PauseExperimentsResponse = {
    results: ExperimentActionResult[];
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
export type PermissionType = "PERMISSION_TYPE_UNSPECIFIED" | "PERMISSION_TYPE_ADMINISTRATE_USER" | "PERMISSION_TYPE_ADMINISTRATE_OAUTH" | "PERMISSION_TYPE_CREATE_EXPERIMENT" | "PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS" | "PERMISSION_TYPE_VIEW_EXPERIMENT_METADATA" | "PERMISSION_TYPE_UPDATE_EXPERIMENT" | "PERMISSION_TYPE_UPDATE_EXPERIMENT_METADATA" | "PERMISSION_TYPE_DELETE_EXPERIMENT" | "PERMISSION_TYPE_CREATE_NSC" | "PERMISSION_TYPE_VIEW_NSC" | "PERMISSION_TYPE_UPDATE_NSC" | "PERMISSION_TYPE_UPDATE_GROUP" | "PERMISSION_TYPE_CREATE_WORKSPACE" | "PERMISSION_TYPE_VIEW_WORKSPACE" | "PERMISSION_TYPE_UPDATE_WORKSPACE" | "PERMISSION_TYPE_DELETE_WORKSPACE" | "PERMISSION_TYPE_SET_WORKSPACE_AGENT_USER_GROUP" | "PERMISSION_TYPE_SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG" | "PERMISSION_TYPE_CREATE_PROJECT" | "PERMISSION_TYPE_VIEW_PROJECT" | "PERMISSION_TYPE_UPDATE_PROJECT" | "PERMISSION_TYPE_DELETE_PROJECT" | "PERMISSION_TYPE_ASSIGN_ROLES" | "PERMISSION_TYPE_VIEW_MODEL_REGISTRY" | "PERMISSION_TYPE_EDIT_MODEL_REGISTRY" | "PERMISSION_TYPE_CREATE_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_MODEL_VERSION" | "PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_REGISTRY" | "PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_VERSION" | "PERMISSION_TYPE_VIEW_MASTER_LOGS" | "PERMISSION_TYPE_VIEW_CLUSTER_USAGE" | "PERMISSION_TYPE_UPDATE_AGENTS" | "PERMISSION_TYPE_VIEW_SENSITIVE_AGENT_INFO" | "PERMISSION_TYPE_VIEW_MASTER_CONFIG" | "PERMISSION_TYPE_UPDATE_MASTER_CONFIG" | "PERMISSION_TYPE_CONTROL_STRICT_JOB_QUEUE" | "PERMISSION_TYPE_VIEW_TEMPLATES" | "PERMISSION_TYPE_UPDATE_TEMPLATES" | "PERMISSION_TYPE_CREATE_TEMPLATES" | "PERMISSION_TYPE_DELETE_TEMPLATES" | "PERMISSION_TYPE_UPDATE_ROLES" | "PERMISSION_TYPE_EDIT_WEBHOOKS";
/** @description Request message of `pinWorkspace`. */
export type PinWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
};
/** @description Answer of `pinWorkspace`. */
export type PinWorkspaceResponse = {
    [key: string]: unknown;
};
/** @description How routes outside /api/v1 report a failure; inside, only a query key with a dot under a plain parameter (`limit.x`) is answered so. */
export type PlainRouteError = {
    message: string;
};
/** @description A range on one column of a time series; at most one of the ranges is used. */
export type PolymorphicFilter = {
    /** @description Column the range applies to: `batches` (the default), `time` or `epoch`. */
    name?: string;
    /** @description Range of a number with a fraction, such as `epoch`. Exactly one of the three ranges is sent. */
    doubleRange?: DoubleFieldFilter;
    /** @description Range of a whole number, such as `batches`. Exactly one of the three ranges is sent. */
    integerRange?: Int32FieldFilter;
    /** @description Range of a time. Exactly one of the three ranges is sent. */
    timeRange?: TimestampFieldFilter;
};
/** @description Answer of `postAllocationProxyAddress`. */
export type PostAllocationProxyAddressResponse = {
    [key: string]: unknown;
};
/** @description Answer of `postCheckpointMetadata`. */
export type PostCheckpointMetadataResponse = {
    checkpoint: Checkpoint;
};
/** @description Answer of `postModel`. */
export type PostModelResponse = {
    model: Model;
};
/** @description Answer of `postModelVersion`. */
export type PostModelVersionResponse = {
    modelVersion: ModelVersion;
};
/** @description Answer of `postProject`. */
export type PostProjectResponse = {
    project: Project;
};
/** @description Answer of `postSearcherOperations`. */
export type PostSearcherOperationsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `postTemplate`. */
export type PostTemplateRequest = {
    /** @description Configuration and workspace of the new template; the name in the path wins over the one in here. A taken name is a 500; workspace 0 is workspace 1. */
    template: Template | null;
};
/** @description Answer of `postTemplate`. */
export type PostTemplateResponse = {
    template: Template;
};
/** @description Answer of `postTrialProfilerMetricsBatch`. */
export type PostTrialProfilerMetricsBatchResponse = {
    [key: string]: unknown;
};
/** @description Request message of `postTrialRunnerMetadata`. */
export type PostTrialRunnerMetadataRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description What the runner is doing now, shown as the runner state of the trial. It keeps the last value after the end. */
    metadata: TrialRunnerMetadata | null;
};
/** @description Answer of `postTrialRunnerMetadata`. */
export type PostTrialRunnerMetadataResponse = {
    [key: string]: unknown;
};
/** @description Request message of `postUserActivity`. */
export type PostUserActivityRequest = {
    /** @description Kind of the activity. Only `ACTIVITY_TYPE_GET` is accepted; unspecified is a 500. */
    activityType: ActivityType;
    /** @description Kind of the thing that was looked at. Only `ENTITY_TYPE_PROJECT` is accepted; unspecified is a 500. */
    entityType: EntityType;
    /**
     * Format: int32
     * @description Id of that thing. The master does not check that it exists.
     */
    entityId: number;
};
/** @description Answer of `postUserActivity`. */
export type PostUserActivityResponse = {
    [key: string]: unknown;
};
/** @description Answer of `postUser`. */
export type PostUserResponse = {
    user: User;
};
/** @description Answer of `postUserSetting`. */
export type PostUserSettingResponse = {
    [key: string]: unknown;
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
};
/** @description Answer of `previewHPSearch`. */
export type PreviewHPSearchResponse = {
    simulation: ExperimentSimulation;
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
/** @description A port that a task serves through the proxy of the master. */
export type ProxyPortConfig = {
    /** @description Name of the service in proxy paths. */
    serviceId: string;
    /** Format: int32 */
    port: number;
    /** @description True for raw TCP over a websocket. */
    proxyTcp: boolean;
    /** @description True when no sign-in is needed. */
    unauthenticated: boolean;
};
/** @description Answer of `putProjectNotes`. */
export type PutProjectNotesResponse = {
    notes: Note[];
};
/** @description Request message of `putTemplate`. */
export type PutTemplateRequest = {
    /** @description Configuration of the template. `workspaceId` is refused with a 400 on a 0.23 master; an existing name is a 500 there. */
    template: Template | null;
};
/** @description Answer of `putTemplate`. */
export type PutTemplateResponse = {
    template: Template;
};
/** @description Number of jobs of a pool by state. */
export type QueueStats = {
    /**
     * Format: int32
     * @description Jobs waiting for slots.
     */
    queuedCount: number;
    /**
     * Format: int32
     * @description Jobs that hold slots.
     */
    scheduledCount: number;
};
/** @description A row of the queue, full or limited by what the caller may see. */
export type RBACJob = {
    /** @description The whole job, when the caller may see it. */
    full?: Job;
    /** @description The job without name and owner, when the caller may not. */
    limited?: LimitedJob;
};
/** @description Queue statistics of one pool. */
export type RPQueueStat = {
    /** @description Jobs queued and scheduled now. */
    stats: QueueStats | null;
    resourcePool: string;
    /** @description Waiting time per day, today included. */
    aggregates: AggregateQueueStats[];
};
/** @description Answer of `removeAssignments`. */
export type RemoveAssignmentsResponse = {
    [key: string]: unknown;
};
/** @description How the containers of a distributed task find each other. */
export type RendezvousInfo = {
    /** @description Address of each container, by rank. */
    addresses: string[];
    /**
     * Format: int32
     * @description Place of the asking container, counted from 0.
     */
    rank: number;
    /** @description Number of slots of each container, by rank. */
    slots: number[];
};
/** @description Request message of `reportCheckpoint`. */
export type ReportCheckpointRequest = {
    /** @description The checkpoint that the trial or task has written, with its files and sizes in bytes. Its state is completed or absent; any other is a 400. */
    checkpoint: Checkpoint | null;
};
/** @description Answer of `reportCheckpoint`. */
export type ReportCheckpointResponse = {
    [key: string]: unknown;
};
/** @description Answer of `reportTrialMetrics`. */
export type ReportTrialMetricsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `reportTrialProgress`. */
export type ReportTrialProgressRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Share of the training that is done, 0 to 1. */
    progress: Double;
};
/** @description Answer of `reportTrialProgress`. */
export type ReportTrialProgressResponse = {
    [key: string]: unknown;
};
/** @description Request message of `reportTrialSearcherEarlyExit`. */
export type ReportTrialSearcherEarlyExitRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Why the trial ends before its searcher told it to. An unspecified reason is a 500. */
    earlyExit: TrialEarlyExit | null;
};
/** @description Answer of `reportTrialSearcherEarlyExit`. */
export type ReportTrialSearcherEarlyExitResponse = {
    [key: string]: unknown;
};
/** @description Request message of `reportTrialSourceInfo`. */
export type ReportTrialSourceInfoRequest = {
    /** @description The trial and the checkpoint or model version that it used, and how. Only one of `modelId` and `modelVersion`, or an unspecified kind, is a 500. */
    trialSourceInfo: TrialSourceInfo | null;
};
/** @description Answer of `reportTrialSourceInfo`. */
export type ReportTrialSourceInfoResponse = {
    /** Format: int32 */
    trialId: number;
    checkpointUuid: string;
};
/** @description Answer of `reportTrialTrainingMetrics`. */
export type ReportTrialTrainingMetricsResponse = {
    [key: string]: unknown;
};
/** @description Answer of `reportTrialValidationMetrics`. */
export type ReportTrialValidationMetricsResponse = {
    [key: string]: unknown;
};
/** @description Request message of `resetUserSetting`. */
export type ResetUserSettingRequest = {
    [key: string]: unknown;
};
/** @description Answer of `resetUserSetting`. */
export type ResetUserSettingResponse = {
    [key: string]: unknown;
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
    /** @description Always empty. */
    byAgentLabel: {
        [key: string]: Float;
    };
};
/** @description Request message of `resourceAllocationAggregated`. */
export type ResourceAllocationAggregatedRequest = {
    /** @description First period: YYYY-MM-DD for days, YYYY-MM for months. */
    startDate: string;
    /** @description Last period, included, in the same form; not before the start. */
    endDate: string;
    /** @description Whether to sum by day or by month. */
    period: ResourceAllocationAggregationPeriod;
};
/** @description Answer of `resourceAllocationAggregated`. */
export type ResourceAllocationAggregatedResponse = {
    resourceEntries: ResourceAllocationAggregatedEntry[];
};
/**
 * @description Whether usage is summed by day or by month.
 * @enum {string}
 */
export type ResourceAllocationAggregationPeriod = "RESOURCE_ALLOCATION_AGGREGATION_PERIOD_UNSPECIFIED" | "RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY" | "RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY";
/** @description One stretch of time during which slots were used. */
export type ResourceAllocationRawEntry = {
    /** @description What used the slots: training, validation, checkpointing, imagepulling, agent or instance. */
    kind: string;
    /**
     * Format: date-time
     * @description Start (UTC).
     */
    startTime: string | null;
    /**
     * Format: date-time
     * @description End (UTC).
     */
    endTime: string | null;
    /**
     * Format: int32
     * @description Experiment, or 0 when none is concerned.
     */
    experimentId: number;
    /** @description User who caused it; for agents and instances, their id. */
    username: string;
    /**
     * Format: int32
     * @description User id, or 0 when none is concerned.
     */
    userId: number;
    /** @description Labels of the experiment. */
    labels: string[];
    /** @description Length in seconds, of the clock, not multiplied by slots. */
    seconds: Float;
    /**
     * Format: int32
     * @description Slots used during that time.
     */
    slots: number;
};
/** @description Request message of `resourceAllocationRaw`. */
export type ResourceAllocationRawRequest = {
    /**
     * Format: date-time
     * @description Start of the window, RFC 3339.
     */
    timestampAfter: string | null;
    /**
     * Format: date-time
     * @description End of the window, RFC 3339; not before the start.
     */
    timestampBefore: string | null;
};
/** @description Answer of `resourceAllocationRaw`. */
export type ResourceAllocationRawResponse = {
    resourceEntries: ResourceAllocationRawEntry[];
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
    /** @description Image of the log shipper next to the agent. */
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
};
/** @description How a pool starts instances on AWS. */
export type ResourcePoolAwsDetail = {
    region: string;
    /**
     * Format: int32
     * @description Size of the root volume in GB.
     */
    rootVolumeSize: number;
    /** @description AMI of the instances. */
    imageId: string;
    /** @description Key of the tag that marks instances as owned by this pool. */
    tagKey: string;
    /** @description Value of the owner tag. */
    tagValue: string;
    /** @description Name given to the instances. */
    instanceName: string;
    /** @description SSH key pair put on the instances. */
    sshKeyName: string;
    /** @description Whether instances get a public address. */
    publicIp: boolean;
    subnetId: string;
    securityGroupId: string;
    /** @description Instance profile the instances run with. */
    iamInstanceProfileArn: string;
    instanceType: string;
    /** @description CloudWatch log group; empty when logs stay on the instance. */
    logGroup: string;
    /** @description CloudWatch log stream. */
    logStream: string;
    /** @description Whether spot instances are used. */
    spotEnabled: boolean;
    /** @description Highest spot price in US dollars per hour, as text. */
    spotMaxPrice: string;
    /** @description Further tags put on the instances. */
    customTags: AwsCustomTag[];
};
/** @description Settings that apply to one kind of pool or scheduler only. */
export type ResourcePoolDetail = {
    /** @description Set for pools on AWS, else null. */
    aws: ResourcePoolAwsDetail | null;
    /** @description Set for pools on Google Cloud, else null. */
    gcp: ResourcePoolGcpDetail | null;
    /** @description Set for pools under the priority scheduler, else null. */
    priorityScheduler: ResourcePoolPrioritySchedulerDetail | null;
};
/** @description How a pool starts instances on Google Cloud. */
export type ResourcePoolGcpDetail = {
    project: string;
    zone: string;
    /**
     * Format: int32
     * @description Size of the boot disk in GB.
     */
    bootDiskSize: number;
    /** @description Image the boot disk is made from. */
    bootDiskSourceImage: string;
    /** @description Key of the label that marks instances as owned by this pool. */
    labelKey: string;
    /** @description Value of the owner label. */
    labelValue: string;
    /** @description Start of the name of every instance. */
    namePrefix: string;
    network: string;
    subnetwork: string;
    /** @description Whether instances get an external address. */
    externalIp: boolean;
    networkTags: string[];
    serviceAccountEmail: string;
    serviceAccountScopes: string[];
    machineType: string;
    /** @description GPU type attached to each instance. */
    gpuType: string;
    /**
     * Format: int32
     * @description GPUs attached to each instance.
     */
    gpuNum: number;
    /** @description Whether preemptible instances are used. */
    preemptible: boolean;
    /** @description Seconds to wait for an operation of the cloud provider. */
    operationTimeoutPeriod: Float;
};
/** @description Settings of the priority scheduler. */
export type ResourcePoolPrioritySchedulerDetail = {
    /** @description Whether work of higher priority may stop running work. */
    preemption: boolean;
    /**
     * Format: int32
     * @description Priority of jobs that name none, 1 to 99; a lower number goes first.
     */
    defaultPriority: number;
    /** @description Priority classes, on Kubernetes only. */
    k8Priorities: K8PriorityClass[];
};
/**
 * @description Where the agents of a pool come from.
 * @enum {string}
 */
export type ResourcePoolType = "RESOURCE_POOL_TYPE_UNSPECIFIED" | "RESOURCE_POOL_TYPE_AWS" | "RESOURCE_POOL_TYPE_GCP" | "RESOURCE_POOL_TYPE_STATIC" | "RESOURCE_POOL_TYPE_K8S";
/** @description Why a container failed. */
export type ResourcesFailure = {
    failureType: FailureType;
    /** @description Error text. */
    errMsg: string;
    /**
     * Format: int32
     * @description Exit code of the process; left out when there was none.
     */
    exitCode?: number;
};
/** @description Where a started container is reached. */
export type ResourcesStarted = {
    addresses: Address[];
    /** @description Id given by the container runtime. */
    nativeResourcesId: string;
};
/** @description How a container ended. */
export type ResourcesStopped = {
    /** @description Null when it ended well. */
    failure: ResourcesFailure | null;
};
/** @description One container of an allocation. */
export type ResourcesSummary = {
    /** @description Id of the container within the scheduler. */
    resourcesId: string;
    /** @description Kind of resource, such as `docker-container`. */
    resourcesType: string;
    allocationId: string;
    /** @description Devices held, by agent. */
    agentDevices: {
        [key: string]: ResourcesSummaryDevices;
    };
    /** @description Left out when it is not a container. */
    containerId?: string;
    /** @description Left out until it has started. */
    started?: ResourcesStarted;
    /** @description Left out until it has ended. */
    exited?: ResourcesStopped;
};
/** @description Devices held on one agent. */
export type ResourcesSummaryDevices = {
    devices: Device[];
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
/** @description All scopes in which a user or group has one role. */
export type RoleAssignmentSummary = {
    /** Format: int32 */
    roleId: number;
    /** @description Workspaces the role holds in. */
    scopeWorkspaceIds: number[];
    /** @description Whether the role holds in the whole cluster as well. */
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
/** @description One step of a simulated trial. */
export type RunnableOperation = {
    type: RunnableType;
    /** @description How far to train, in the unit of the searcher (batches, records or epochs); 0 for a validation. */
    length: UInt64;
};
/**
 * @description Whether a simulated step trains or validates.
 * @enum {string}
 */
export type RunnableType = "RUNNABLE_TYPE_UNSPECIFIED" | "RUNNABLE_TYPE_TRAIN" | "RUNNABLE_TYPE_VALIDATE";
/** @description An identity provider that people can sign in through. */
export type SSOProvider = {
    /** @description Name to show on the sign-in page. */
    name: string;
    /** @description Address that starts the sign-in. */
    ssoUrl: string;
};
/**
 * @description How a pool orders its queue.
 * @enum {string}
 */
export type SchedulerType = "SCHEDULER_TYPE_UNSPECIFIED" | "SCHEDULER_TYPE_PRIORITY" | "SCHEDULER_TYPE_FAIR_SHARE" | "SCHEDULER_TYPE_ROUND_ROBIN" | "SCHEDULER_TYPE_KUBERNETES" | "SCHEDULER_TYPE_SLURM" | "SCHEDULER_TYPE_PBS";
/** @description The kinds of scope that a permission or role can be given in. */
export type ScopeTypeMask = {
    /** @description Can hold in the whole cluster. */
    cluster: boolean;
    /** @description Can hold in one workspace; false for cluster-only permissions and roles that contain one. */
    workspace: boolean;
};
/** @description A row of the search: the experiment and its best trial. */
export type SearchExperimentExperiment = {
    experiment: Experiment;
    /** @description Best trial by searcher metric, without best checkpoint and wall clock time; null when there is none. */
    bestTrial: Trial | null;
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
/** @description Answer of `searchRolesAssignableToScope`. */
export type SearchRolesAssignableToScopeResponse = {
    pagination: Pagination;
    roles: Role[];
};
/** @description Something a custom searcher has to react to; exactly one kind is set. */
export type SearcherEvent = {
    /**
     * Format: int32
     * @description Counts up from 1 within the experiment; -1 when it is not active.
     */
    id: number;
    /** @description The search begins. */
    initialOperations?: InitialOperations;
    /** @description A requested trial exists now. */
    trialCreated?: TrialCreated;
    /** @description A trial has validated. */
    validationCompleted?: ValidationCompleted;
    /** @description A trial has ended. */
    trialClosed?: TrialClosed;
    /** @description A trial stopped before its time. */
    trialExitedEarly?: TrialExitedEarly;
    /** @description A trial has moved on. */
    trialProgress?: TrialProgress;
    /** @description The experiment is paused, stopping or finished. */
    experimentInactive?: ExperimentInactive;
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
/** @description Request message of `setUserPassword`. */
export type SetUserPasswordRequest = {
    /**
     * Format: int32
     * @description Id of the user whose password is set.
     */
    userId: number;
    /** @description The new password in clear text: the master always hashes it, so a hash sent here locks the user out. Afterwards all sessions of that user are gone; empty removes the password. */
    password: string;
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
/** @description How a stream reports a failure: as the whole body with the mapped status before the first line, as the last line of a 200 answer after it. */
export type StreamError = {
    error: {
        /** Format: int32 */
        grpcCode: number;
        /** Format: int32 */
        httpCode: number;
        message: string;
        httpStatus: string;
        details: unknown[];
    };
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
};
/** @description Request message of `taskLogsFields`. */
export type TaskLogsFieldsRequest = {
    /** @description Id of the task. */
    taskId: string;
    /** @description Repeats the values until the task has ended; default false. */
    follow: boolean;
};
/** @description Answer of `taskLogsFields`. */
export type TaskLogsFieldsResponse = {
    allocationIds: string[];
    agentIds: string[];
    containerIds: string[];
    rankIds: number[];
    stdtypes: string[];
    sources: string[];
};
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
};
/** @description Answer of `taskLogs`. */
export type TaskLogsResponse = {
    id: string;
    /** Format: date-time */
    timestamp: string | null;
    /** @deprecated */
    message: string;
    level: LogLevel;
    taskId: string;
    allocationId?: string;
    agentId?: string;
    containerId?: string;
    /** Format: int32 */
    rankId?: number;
    log: string;
    source?: string;
    stdtype?: string;
};
/**
 * @description How far an interactive task or an allocation got.
 * @enum {string}
 */
export type TaskState = "STATE_UNSPECIFIED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING" | "STATE_TERMINATED" | "STATE_TERMINATING" | "STATE_WAITING" | "STATE_QUEUED";
/**
 * @description What kind of work a task does.
 * @enum {string}
 */
export type TaskType = "TASK_TYPE_UNSPECIFIED" | "TASK_TYPE_TRIAL" | "TASK_TYPE_NOTEBOOK" | "TASK_TYPE_SHELL" | "TASK_TYPE_COMMAND" | "TASK_TYPE_TENSORBOARD" | "TASK_TYPE_CHECKPOINT_GC";
/** @description A named piece of configuration to merge into new work. */
export type Template = {
    /** @description Name of the template, unique in the cluster. */
    name: string;
    /** @description Part of an experiment or task configuration, in the form of its file. */
    config: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int32
     * @description Workspace the template belongs to.
     */
    workspaceId: number;
};
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
/** @description Request message of `testWebhook`. */
export type TestWebhookRequest = {
    /**
     * Format: int32
     * @description Id of the webhook.
     */
    id: number;
};
/** @description Answer of `testWebhook`. */
export type TestWebhookResponse = {
    completed: boolean;
};
/** @description A range of times. */
export type TimestampFieldFilter = {
    /**
     * Format: date-time
     * @description Below.
     */
    lt?: string;
    /**
     * Format: date-time
     * @description Up to and including.
     */
    lte?: string;
    /**
     * Format: date-time
     * @description Above.
     */
    gt?: string;
    /**
     * Format: date-time
     * @description From, this value included.
     */
    gte?: string;
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
    /** @description Task it runs as; the log calls of tasks take it. */
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
};
/** @description Tells that a trial has ended. */
export type TrialClosed = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
};
/** @description Tells that a requested trial exists. */
export type TrialCreated = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
};
/** @description Why a trial cannot go on. */
export type TrialEarlyExit = {
    /** @description Why the trial ends early. Unspecified is a 500. */
    reason: TrialEarlyExitExitedReason;
};
/**
 * @description Whether a trial found its hyperparameters unusable while training or while starting up.
 * @enum {string}
 */
export type TrialEarlyExitExitedReason = "EXITED_REASON_UNSPECIFIED" | "EXITED_REASON_INVALID_HP" | "EXITED_REASON_INIT_INVALID_HP";
/** @description Tells that a trial stopped before its time. */
export type TrialExitedEarly = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
    /** @description Why it stopped. */
    exitedReason: TrialExitedEarlyExitedReason;
};
/**
 * @description Why a trial stopped early: bad hyperparameters, a stop its code asked for, or a cancellation.
 * @enum {string}
 */
export type TrialExitedEarlyExitedReason = "EXITED_REASON_UNSPECIFIED" | "EXITED_REASON_INVALID_HP" | "EXITED_REASON_USER_REQUESTED_STOP" | "EXITED_REASON_USER_CANCELED";
/** @description Request message of `trialLogsFields`. */
export type TrialLogsFieldsRequest = {
    /**
     * Format: int32
     * @description Number of the trial.
     */
    trialId: number;
    /** @description Repeats the values until the trial has ended; default false. */
    follow: boolean;
};
/** @description Answer of `trialLogsFields`. */
export type TrialLogsFieldsResponse = {
    agentIds: string[];
    containerIds: string[];
    rankIds: number[];
    stdtypes: string[];
    sources: string[];
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
};
/** @description Answer of `trialLogs`. */
export type TrialLogsResponse = {
    id: string;
    /** Format: date-time */
    timestamp: string | null;
    /** @deprecated */
    message: string;
    level: LogLevel;
    /** Format: int32 */
    trialId: number;
    agentId?: string;
    containerId?: string;
    /** Format: int32 */
    rankId?: number;
    log?: string;
    source?: string;
    stdtype?: string;
};
/** @description Work for one trial. */
export type TrialOperation = {
    /** @description Train up to a length, then validate. */
    validateAfter?: ValidateAfterOperation;
};
/** @description What tells one profiler series from another. */
export type TrialProfilerMetricLabels = {
    /**
     * Format: int32
     * @description Id of the trial that was measured.
     */
    trialId: number;
    /** @description Name of the series, such as `gpu_util` (percent) or `disk_throughput_read`. */
    name: string;
    /** @description Agent it was measured on; may be empty. */
    agentId: string;
    /** @description GPU it was measured on; empty for other series. */
    gpuUuid: string;
    /** @description Kind of the series: system, timing or miscellaneous. */
    metricType: TrialProfilerMetricLabelsProfilerMetricType;
};
/**
 * @description Whether a profiler series measures the machine, the phases of the training loop or something else.
 * @enum {string}
 */
export type TrialProfilerMetricLabelsProfilerMetricType = "PROFILER_METRIC_TYPE_UNSPECIFIED" | "PROFILER_METRIC_TYPE_SYSTEM" | "PROFILER_METRIC_TYPE_TIMING" | "PROFILER_METRIC_TYPE_MISC";
/** @description A stretch of one profiler series; its lists belong together by position. */
export type TrialProfilerMetricsBatch = {
    /** @description Measured values, in the unit of the series. */
    values: Float[];
    /** @description Batch trained at each measurement. */
    batches: number[];
    /** @description Time of each measurement. */
    timestamps: string[];
    /** @description The series. */
    labels: TrialProfilerMetricLabels | null;
};
/** @description Tells how far a trial has come. */
export type TrialProgress = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
    /** @description Length trained so far, in the unit of the searcher. */
    partialUnits: Double;
};
/** @description What the code of a trial is doing. */
export type TrialRunnerMetadata = {
    /** @description Free word such as `training`, `validating` or `checkpointing`. */
    state: string;
};
/** @description A sequence of steps and how many simulated trials follow it. */
export type TrialSimulation = {
    /** @description Steps in order. */
    operations: RunnableOperation[];
    /**
     * Format: int32
     * @description Number of trials with these steps.
     */
    occurrences: number;
};
/** @description Link from a trial to the checkpoint it was run from. */
export type TrialSourceInfo = {
    /**
     * Format: int32
     * @description Trial that uses the checkpoint.
     */
    trialId: number;
    /** @description Checkpoint it was run from; not checked. */
    checkpointUuid: string;
    /**
     * Format: int32
     * @description Model it was taken from; only together with `modelVersion`.
     */
    modelId?: number;
    /**
     * Format: int32
     * @description Version number within that model.
     */
    modelVersion?: number;
    /** @description How the trial used it: for inference or for fine-tuning. Unspecified is a 500. */
    trialSourceInfoType: TrialSourceInfoType;
};
/** @description Inference metrics of one linked trial. */
export type TrialSourceInfoMetric = {
    /** Format: int32 */
    trialId: number;
    trialSourceInfoType: TrialSourceInfoType;
    /** @description Reports of the metric group `inference`, at most 1,000. */
    metricReports: MetricsReport[];
};
/**
 * @description Whether a trial uses its source checkpoint for inference or for fine-tuning.
 * @enum {string}
 */
export type TrialSourceInfoType = "TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED" | "TRIAL_SOURCE_INFO_TYPE_INFERENCE" | "TRIAL_SOURCE_INFO_TYPE_FINE_TUNING";
/**
 * @description What a trial is doing; STATE_ACTIVE is sent only in search rows and time series, elsewhere as queued, pulling, starting or running.
 * @enum {string}
 */
export type TrialState = "STATE_UNSPECIFIED" | "STATE_ACTIVE" | "STATE_PAUSED" | "STATE_STOPPING_CANCELED" | "STATE_STOPPING_KILLED" | "STATE_STOPPING_COMPLETED" | "STATE_STOPPING_ERROR" | "STATE_CANCELED" | "STATE_COMPLETED" | "STATE_ERROR" | "STATE_QUEUED" | "STATE_PULLING" | "STATE_STARTING" | "STATE_RUNNING";
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
/** @description Answer of `trialsSnapshot`. */
export type TrialsSnapshotResponse = {
    trials: TrialsSnapshotResponseTrial[];
};
/** @description What one trial measured near the batch asked for. */
export type TrialsSnapshotResponseTrial = {
    /** Format: int32 */
    trialId: number;
    /** @description Hyperparameters of the trial. */
    hparams: {
        [key: string]: unknown;
    } | null;
    /** @description Value of the metric. */
    metric: Double;
    /**
     * Format: int32
     * @description Batch at which it was measured.
     */
    batchesProcessed: number;
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
export type TriggerType = "TRIGGER_TYPE_UNSPECIFIED" | "TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE" | "TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED";
/** @description An unsigned 64-bit integer: decimal digits in a string when sent by the master; a number is accepted too. The SDK decodes it to a number; beyond 2^53, where a number would change it, it stays text, though its type says number. */
export type UInt64 = number;
/** @description Request message of `unarchiveExperiment`. */
export type UnarchiveExperimentRequest = {
    /**
     * Format: int32
     * @description Number of the experiment.
     */
    id: number;
};
/** @description Answer of `unarchiveExperiment`. */
export type UnarchiveExperimentResponse = {
    [key: string]: unknown;
};
/** @description Answer of `unarchiveExperiments`. */
export type UnarchiveExperimentsResponse = {
    results: ExperimentActionResult[];
};
/** @description Request message of `unarchiveModel`. */
export type UnarchiveModelRequest = {
    /** @description Name of the model, or its id when it consists of digits only. */
    modelName: string;
};
/** @description Answer of `unarchiveModel`. */
export type UnarchiveModelResponse = {
    [key: string]: unknown;
};
/** @description Request message of `unarchiveProject`. */
export type UnarchiveProjectRequest = {
    /**
     * Format: int32
     * @description Id of the project.
     */
    id: number;
};
/** @description Answer of `unarchiveProject`. */
export type UnarchiveProjectResponse = {
    [key: string]: unknown;
};
/** @description Request message of `unarchiveWorkspace`. */
export type UnarchiveWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
};
/** @description Answer of `unarchiveWorkspace`. */
export type UnarchiveWorkspaceResponse = {
    [key: string]: unknown;
};
/** @description How a call that answers once reports a failure. The code is the gRPC code; `error` is the text to show. */
export type UnaryError = {
    error: {
        /** Format: int32 */
        code: number;
        reason: string;
        error: string;
    };
};
/** @description Answer of `unbindRPFromWorkspace`. */
export type UnbindRPFromWorkspaceResponse = {
    [key: string]: unknown;
};
/** @description Request message of `unpinWorkspace`. */
export type UnpinWorkspaceRequest = {
    /**
     * Format: int32
     * @description Id of the workspace.
     */
    id: number;
};
/** @description Answer of `unpinWorkspace`. */
export type UnpinWorkspaceResponse = {
    [key: string]: unknown;
};
/** @description Answer of `updateGroup`. */
export type UpdateGroupResponse = {
    group: GroupDetails;
};
/** @description Answer of `updateJobQueue`. */
export type UpdateJobQueueResponse = {
    [key: string]: unknown;
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
/** @description One value a user keeps on the master, such as a column layout. */
export type UserWebSetting = {
    /** @description Name of the setting within its storage path. */
    key: string;
    /** @description Area the setting belongs to, for example a page of the console. */
    storagePath: string;
    /** @description The value as JSON text; an empty text deletes the setting. */
    value: string;
};
/** @description Asks a trial to train up to a length and then validate. */
export type ValidateAfterOperation = {
    /** @description UUID the searcher gave to the trial when it asked for it. Empty when the trial asks for its current operation. */
    requestId: string;
    /** @description Total length to reach, in the unit of the searcher (batches, records or epochs). */
    length: UInt64;
};
/** @description Tells the searcher metric of a finished validation. */
export type ValidationCompleted = {
    /** @description UUID the searcher gave to the trial when it asked for it. */
    requestId: string;
    /** @description Value of the searcher metric. */
    metric: unknown;
    /** @description Length after which the trial validated, in the unit of the searcher. */
    validateAfterLength: UInt64;
};
/** @description A validation that was the best so far. */
export type ValidationHistoryEntry = {
    /** Format: int32 */
    trialId: number;
    /**
     * Format: date-time
     * @description When the validation ended.
     */
    endTime: string | null;
    /** @description Value of the searcher metric, in single precision. */
    searcherMetric: Float;
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
};
/**
 * @description The form of the body that is posted: plain JSON or a Slack message.
 * @enum {string}
 */
export type WebhookType = "WEBHOOK_TYPE_UNSPECIFIED" | "WEBHOOK_TYPE_DEFAULT" | "WEBHOOK_TYPE_SLACK";
/** @description One row of the workloads; exactly one kind is set. */
export type WorkloadContainer = {
    /** @description A span of training batches. */
    training?: MetricsWorkload;
    /** @description A validation. */
    validation?: MetricsWorkload;
    /** @description A checkpoint. */
    checkpoint?: CheckpointWorkload;
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
};
/**
 * @description Progress of the deletion of a workspace or project; unspecified while nothing is being deleted.
 * @enum {string}
 */
export type WorkspaceState = "WORKSPACE_STATE_UNSPECIFIED" | "WORKSPACE_STATE_DELETING" | "WORKSPACE_STATE_DELETE_FAILED" | "WORKSPACE_STATE_DELETED";
