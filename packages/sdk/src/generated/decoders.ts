// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, ens, enu, fre, i64, lis, map, met, num, obj, of, rea, ref, res, str, table, type Raw } from '../decode/fields';

const CheckpointState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ACTIVE STATE_COMPLETED STATE_ERROR STATE_DELETED STATE_PARTIALLY_DELETED');
const ColumnType = /*#__PURE__*/ table('COLUMN_TYPE_UNSPECIFIED COLUMN_TYPE_TEXT COLUMN_TYPE_NUMBER COLUMN_TYPE_DATE');
const ContainerState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ASSIGNED STATE_PULLING STATE_STARTING STATE_RUNNING STATE_TERMINATED');
const DeviceType = /*#__PURE__*/ table('TYPE_UNSPECIFIED TYPE_CPU TYPE_CUDA TYPE_ROCM');
const ExperimentState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ACTIVE STATE_PAUSED STATE_STOPPING_COMPLETED STATE_STOPPING_CANCELED STATE_STOPPING_ERROR STATE_COMPLETED STATE_CANCELED STATE_ERROR STATE_DELETED STATE_DELETING STATE_DELETE_FAILED STATE_STOPPING_KILLED STATE_QUEUED STATE_PULLING STATE_STARTING STATE_RUNNING');
const FailureType = /*#__PURE__*/ table('FAILURE_TYPE_UNSPECIFIED FAILURE_TYPE_RESOURCES_FAILED FAILURE_TYPE_RESOURCES_ABORTED FAILURE_TYPE_RESOURCES_MISSING FAILURE_TYPE_TASK_ABORTED FAILURE_TYPE_TASK_ERROR FAILURE_TYPE_AGENT_FAILED FAILURE_TYPE_AGENT_ERROR FAILURE_TYPE_RESTORE_ERROR FAILURE_TYPE_UNKNOWN_ERROR');
const FittingPolicy = /*#__PURE__*/ table('FITTING_POLICY_UNSPECIFIED FITTING_POLICY_BEST FITTING_POLICY_WORST FITTING_POLICY_KUBERNETES FITTING_POLICY_SLURM FITTING_POLICY_PBS');
const GetMasterResponseProduct = /*#__PURE__*/ table('PRODUCT_UNSPECIFIED PRODUCT_COMMUNITY');
const JobState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_QUEUED STATE_SCHEDULED STATE_SCHEDULED_BACKFILLED');
const JobType = /*#__PURE__*/ table('TYPE_UNSPECIFIED TYPE_EXPERIMENT TYPE_NOTEBOOK TYPE_TENSORBOARD TYPE_SHELL TYPE_COMMAND TYPE_CHECKPOINT_GC');
const LaunchWarning = /*#__PURE__*/ table('LAUNCH_WARNING_UNSPECIFIED LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED');
const LocationType = /*#__PURE__*/ table('LOCATION_TYPE_UNSPECIFIED LOCATION_TYPE_EXPERIMENT LOCATION_TYPE_HYPERPARAMETERS LOCATION_TYPE_VALIDATIONS LOCATION_TYPE_TRAINING');
const LogLevel = /*#__PURE__*/ table('LOG_LEVEL_UNSPECIFIED LOG_LEVEL_TRACE LOG_LEVEL_DEBUG LOG_LEVEL_INFO LOG_LEVEL_WARNING LOG_LEVEL_ERROR LOG_LEVEL_CRITICAL');
const MetricType = /*#__PURE__*/ table('METRIC_TYPE_UNSPECIFIED METRIC_TYPE_TRAINING METRIC_TYPE_VALIDATION');
const PermissionType = /*#__PURE__*/ table('PERMISSION_TYPE_UNSPECIFIED PERMISSION_TYPE_ADMINISTRATE_USER PERMISSION_TYPE_ADMINISTRATE_OAUTH PERMISSION_TYPE_CREATE_EXPERIMENT PERMISSION_TYPE_VIEW_EXPERIMENT_ARTIFACTS PERMISSION_TYPE_VIEW_EXPERIMENT_METADATA PERMISSION_TYPE_UPDATE_EXPERIMENT PERMISSION_TYPE_UPDATE_EXPERIMENT_METADATA PERMISSION_TYPE_DELETE_EXPERIMENT PERMISSION_TYPE_CREATE_NSC PERMISSION_TYPE_VIEW_NSC PERMISSION_TYPE_UPDATE_NSC PERMISSION_TYPE_UPDATE_GROUP PERMISSION_TYPE_CREATE_WORKSPACE PERMISSION_TYPE_VIEW_WORKSPACE PERMISSION_TYPE_UPDATE_WORKSPACE PERMISSION_TYPE_DELETE_WORKSPACE PERMISSION_TYPE_SET_WORKSPACE_AGENT_USER_GROUP PERMISSION_TYPE_SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG PERMISSION_TYPE_CREATE_PROJECT PERMISSION_TYPE_VIEW_PROJECT PERMISSION_TYPE_UPDATE_PROJECT PERMISSION_TYPE_DELETE_PROJECT PERMISSION_TYPE_ASSIGN_ROLES PERMISSION_TYPE_VIEW_MODEL_REGISTRY PERMISSION_TYPE_EDIT_MODEL_REGISTRY PERMISSION_TYPE_CREATE_MODEL_REGISTRY PERMISSION_TYPE_DELETE_MODEL_REGISTRY PERMISSION_TYPE_DELETE_MODEL_VERSION PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_REGISTRY PERMISSION_TYPE_DELETE_OTHER_USER_MODEL_VERSION PERMISSION_TYPE_VIEW_MASTER_LOGS PERMISSION_TYPE_VIEW_CLUSTER_USAGE PERMISSION_TYPE_UPDATE_AGENTS PERMISSION_TYPE_VIEW_SENSITIVE_AGENT_INFO PERMISSION_TYPE_VIEW_MASTER_CONFIG PERMISSION_TYPE_UPDATE_MASTER_CONFIG PERMISSION_TYPE_CONTROL_STRICT_JOB_QUEUE PERMISSION_TYPE_VIEW_TEMPLATES PERMISSION_TYPE_UPDATE_TEMPLATES PERMISSION_TYPE_CREATE_TEMPLATES PERMISSION_TYPE_DELETE_TEMPLATES PERMISSION_TYPE_UPDATE_ROLES PERMISSION_TYPE_EDIT_WEBHOOKS', undefined, [0, 91001, 91002, 2001, 2002, 2003, 2004, 2005, 2006, 3001, 3002, 3003, 93001, 94001, 4002, 4003, 4004, 4005, 4006, 5001, 5002, 5003, 5004, 6002, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 8001, 8002, 8003, 8004, 8005, 8006, 8101, 9001, 9002, 9003, 9004, 96001, 97001]);
const ResourceAllocationAggregationPeriod = /*#__PURE__*/ table('RESOURCE_ALLOCATION_AGGREGATION_PERIOD_UNSPECIFIED RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY');
const ResourcePoolType = /*#__PURE__*/ table('RESOURCE_POOL_TYPE_UNSPECIFIED RESOURCE_POOL_TYPE_AWS RESOURCE_POOL_TYPE_GCP RESOURCE_POOL_TYPE_STATIC RESOURCE_POOL_TYPE_K8S');
const RunnableType = /*#__PURE__*/ table('RUNNABLE_TYPE_UNSPECIFIED RUNNABLE_TYPE_TRAIN RUNNABLE_TYPE_VALIDATE');
const SchedulerType = /*#__PURE__*/ table('SCHEDULER_TYPE_UNSPECIFIED SCHEDULER_TYPE_PRIORITY SCHEDULER_TYPE_FAIR_SHARE SCHEDULER_TYPE_ROUND_ROBIN SCHEDULER_TYPE_KUBERNETES SCHEDULER_TYPE_SLURM SCHEDULER_TYPE_PBS');
const TaskState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_PULLING STATE_STARTING STATE_RUNNING STATE_TERMINATED STATE_TERMINATING STATE_WAITING STATE_QUEUED', 'STATE_QUEUED', [0, 3, 4, 5, 6, 7, 9, 8]);
const TaskType = /*#__PURE__*/ table('TASK_TYPE_UNSPECIFIED TASK_TYPE_TRIAL TASK_TYPE_NOTEBOOK TASK_TYPE_SHELL TASK_TYPE_COMMAND TASK_TYPE_TENSORBOARD TASK_TYPE_CHECKPOINT_GC');
const TrialExitedEarlyExitedReason = /*#__PURE__*/ table('EXITED_REASON_UNSPECIFIED EXITED_REASON_INVALID_HP EXITED_REASON_USER_REQUESTED_STOP EXITED_REASON_USER_CANCELED');
const TrialProfilerMetricLabelsProfilerMetricType = /*#__PURE__*/ table('PROFILER_METRIC_TYPE_UNSPECIFIED PROFILER_METRIC_TYPE_SYSTEM PROFILER_METRIC_TYPE_TIMING PROFILER_METRIC_TYPE_MISC');
const TrialSourceInfoType = /*#__PURE__*/ table('TRIAL_SOURCE_INFO_TYPE_UNSPECIFIED TRIAL_SOURCE_INFO_TYPE_INFERENCE TRIAL_SOURCE_INFO_TYPE_FINE_TUNING');
const TrialState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ACTIVE STATE_PAUSED STATE_STOPPING_CANCELED STATE_STOPPING_KILLED STATE_STOPPING_COMPLETED STATE_STOPPING_ERROR STATE_CANCELED STATE_COMPLETED STATE_ERROR STATE_QUEUED STATE_PULLING STATE_STARTING STATE_RUNNING');
const TriggerType = /*#__PURE__*/ table('TRIGGER_TYPE_UNSPECIFIED TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE TRIGGER_TYPE_METRIC_THRESHOLD_EXCEEDED');
const WebhookType = /*#__PURE__*/ table('WEBHOOK_TYPE_UNSPECIFIED WEBHOOK_TYPE_DEFAULT WEBHOOK_TYPE_SLACK');
const WorkspaceState = /*#__PURE__*/ table('WORKSPACE_STATE_UNSPECIFIED WORKSPACE_STATE_DELETING WORKSPACE_STATE_DELETE_FAILED WORKSPACE_STATE_DELETED');
export function decodeAckAllocationPreemptionSignalResponse(o: Raw): void {}
export function decodeActivateExperimentResponse(o: Raw): void {}
export function decodeActivateExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeAddProjectNoteResponse(o: Raw): void {
  res(o, 'notes', 1, decodeNote);
}
export function decodeAddress(o: Raw): void {
  if (typeof o['containerIp'] !== 'string') str(o, 'containerIp', 0);
  if (typeof o['containerPort'] !== 'number') num(o, 'containerPort', 0);
  if (typeof o['hostIp'] !== 'string') str(o, 'hostIp', 0);
  if (typeof o['hostPort'] !== 'number') num(o, 'hostPort', 0);
}
export function decodeAgent(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['registeredTime'] !== 'string') str(o, 'registeredTime', 4);
  map(o, 'slots', 0, of(decodeSlot));
  map(o, 'containers', 0, of(decodeContainer));
  if (typeof o['label'] !== 'string') str(o, 'label', 0);
  lis(o, 'addresses', 0, str);
  if (typeof o['enabled'] !== 'boolean') boo(o, 'enabled', 0);
  if (typeof o['draining'] !== 'boolean') boo(o, 'draining', 0);
  if (typeof o['version'] !== 'string') str(o, 'version', 0);
  lis(o, 'resourcePools', 0, str);
}
export function decodeAgentUserGroup(o: Raw): void {
  if (typeof o['agentUid'] !== 'number') num(o, 'agentUid', 2);
  if (typeof o['agentGid'] !== 'number') num(o, 'agentGid', 2);
  if (typeof o['agentUser'] !== 'string') str(o, 'agentUser', 2);
  if (typeof o['agentGroup'] !== 'string') str(o, 'agentGroup', 2);
}
export function decodeAggregateQueueStats(o: Raw): void {
  if (typeof o['periodStart'] !== 'string') str(o, 'periodStart', 1);
  if (typeof o['seconds'] !== 'number') rea(o, 'seconds', 1);
}
export function decodeAllocation(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['isReady'] !== 'boolean') boo(o, 'isReady', 1);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 0);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 1);
}
export function decodeAllocationAllGatherResponse(o: Raw): void {
  lis(o, 'data', 1, obj);
}
export function decodeAllocationPendingPreemptionSignalResponse(o: Raw): void {}
export function decodeAllocationPreemptionSignalResponse(o: Raw): void {
  if (typeof o['preempt'] !== 'boolean') boo(o, 'preempt', 0);
}
export function decodeAllocationReadyResponse(o: Raw): void {}
export function decodeAllocationRendezvousInfoResponse(o: Raw): void {
  ref(o, 'rendezvousInfo', 5, decodeRendezvousInfo);
}
export function decodeAllocationSummary(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  if (typeof o['registeredTime'] !== 'string') str(o, 'registeredTime', 4);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 0);
  if (typeof o['slotsNeeded'] !== 'number') num(o, 'slotsNeeded', 0);
  res(o, 'resources', 0, decodeResourcesSummary);
  if (typeof o['schedulerType'] !== 'string') str(o, 'schedulerType', 0);
  if (typeof o['priority'] !== 'number') num(o, 'priority', 2);
  res(o, 'proxyPorts', 0, decodeProxyPortConfig);
}
export function decodeAllocationWaitingResponse(o: Raw): void {}
export function decodeArchiveExperimentResponse(o: Raw): void {}
export function decodeArchiveExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeArchiveModelResponse(o: Raw): void {}
export function decodeArchiveProjectResponse(o: Raw): void {}
export function decodeArchiveWorkspaceResponse(o: Raw): void {}
export function decodeAssignRolesResponse(o: Raw): void {}
export function decodeAwsCustomTag(o: Raw): void {
  if (typeof o['key'] !== 'string') str(o, 'key', 1);
  if (typeof o['value'] !== 'string') str(o, 'value', 1);
}
export function decodeBindRPToWorkspaceResponse(o: Raw): void {}
export function decodeCancelExperimentResponse(o: Raw): void {}
export function decodeCancelExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeCheckpoint(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 2);
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 1);
  if (typeof o['reportTime'] !== 'string') str(o, 'reportTime', 4);
  map(o, 'resources', 1, i64);
  obj(o, 'metadata', 5);
  enu(o, 'state', 1, CheckpointState);
  ref(o, 'training', 5, decodeCheckpointTrainingMetadata);
}
export function decodeCheckpointTrainingMetadata(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 4);
  if (typeof o['experimentId'] !== 'number') num(o, 'experimentId', 4);
  obj(o, 'experimentConfig', 4);
  obj(o, 'hparams', 4);
  ref(o, 'trainingMetrics', 4, decodeMetrics);
  ref(o, 'validationMetrics', 4, decodeMetrics);
  if (typeof o['searcherMetric'] !== 'number') rea(o, 'searcherMetric', 4);
}
export function decodeCheckpointWorkload(o: Raw): void {
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 0);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, CheckpointState);
  map(o, 'resources', 0, i64);
  if (typeof o['totalBatches'] !== 'number') num(o, 'totalBatches', 1);
  obj(o, 'metadata', 4);
}
export function decodeCheckpointsRemoveFilesResponse(o: Raw): void {}
export function decodeCommand(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeComparableTrial(o: Raw): void {
  ref(o, 'trial', 5, decodeTrial);
  res(o, 'metrics', 1, decodeDownsampledMetrics);
}
export function decodeCompareTrialsResponse(o: Raw): void {
  res(o, 'trials', 1, decodeComparableTrial);
}
export function decodeCompleteTrialSearcherValidationResponse(o: Raw): void {}
export function decodeContainer(o: Raw): void {
  if (typeof o['parent'] !== 'string') str(o, 'parent', 0);
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  enu(o, 'state', 1, ContainerState);
  res(o, 'devices', 0, decodeDevice);
}
export function decodeCreateExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 5, decodeExperiment);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeCreateGroupResponse(o: Raw): void {
  ref(o, 'group', 5, decodeGroupDetails);
}
export function decodeCreateTrialResponse(o: Raw): void {
  ref(o, 'trial', 5, decodeTrial);
}
export function decodeCurrentUserResponse(o: Raw): void {
  ref(o, 'user', 5, decodeUser);
}
export function decodeDataPoint(o: Raw): void {
  if (typeof o['batches'] !== 'number') num(o, 'batches', 1);
  met(o, 'values', 4, false);
  if (typeof o['time'] !== 'string') str(o, 'time', 5);
  if (typeof o['epoch'] !== 'number') num(o, 'epoch', 2);
}
export function decodeDeleteCheckpointsResponse(o: Raw): void {}
export function decodeDeleteExperimentResponse(o: Raw): void {}
export function decodeDeleteExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeDeleteGroupResponse(o: Raw): void {}
export function decodeDeleteModelResponse(o: Raw): void {}
export function decodeDeleteModelVersionResponse(o: Raw): void {}
export function decodeDeleteProjectResponse(o: Raw): void {
  if (typeof o['completed'] !== 'boolean') boo(o, 'completed', 1);
}
export function decodeDeleteTemplateResponse(o: Raw): void {}
export function decodeDeleteWebhookResponse(o: Raw): void {}
export function decodeDeleteWorkspaceResponse(o: Raw): void {
  if (typeof o['completed'] !== 'boolean') boo(o, 'completed', 1);
}
export function decodeDevice(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 0);
  if (typeof o['brand'] !== 'string') str(o, 'brand', 0);
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 0);
  enu(o, 'type', 0, DeviceType);
}
export function decodeDisableAgentResponse(o: Raw): void {
  ref(o, 'agent', 4, decodeAgent);
}
export function decodeDisableSlotResponse(o: Raw): void {
  ref(o, 'slot', 4, decodeSlot);
}
export function decodeDownsampledMetrics(o: Raw): void {
  res(o, 'data', 1, decodeDataPoint);
  enu(o, 'type', 1, MetricType);
  if (typeof o['group'] !== 'string') str(o, 'group', 1);
}
export function decodeEnableAgentResponse(o: Raw): void {
  ref(o, 'agent', 4, decodeAgent);
}
export function decodeEnableSlotResponse(o: Raw): void {
  ref(o, 'slot', 4, decodeSlot);
}
export function decodeExpMetricNamesResponse(o: Raw): void {
  lis(o, 'searcherMetrics', 0, str);
  lis(o, 'trainingMetrics', 0, str);
  lis(o, 'validationMetrics', 0, str);
  res(o, 'metricNames', 0, decodeMetricIdentifier);
}
export function decodeExperiment(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
  lis(o, 'labels', 0, str);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, ExperimentState);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['numTrials'] !== 'number') num(o, 'numTrials', 1);
  lis(o, 'trialIds', 0, num);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 0);
  if (typeof o['searcherType'] !== 'string') str(o, 'searcherType', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['notes'] !== 'string') str(o, 'notes', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['forkedFrom'] !== 'number') num(o, 'forkedFrom', 4);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 4);
  if (typeof o['projectId'] !== 'number') num(o, 'projectId', 1);
  if (typeof o['projectName'] !== 'string') str(o, 'projectName', 0);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 0);
  if (typeof o['workspaceName'] !== 'string') str(o, 'workspaceName', 0);
  if (typeof o['parentArchived'] !== 'boolean') boo(o, 'parentArchived', 0);
  obj(o, 'config', 5);
  if (typeof o['originalConfig'] !== 'string') str(o, 'originalConfig', 1);
  if (typeof o['projectOwnerId'] !== 'number') num(o, 'projectOwnerId', 1);
  i64(o, 'checkpointSize', 0);
  if (typeof o['checkpointCount'] !== 'number') num(o, 'checkpointCount', 0);
  if (typeof o['bestTrialSearcherMetric'] !== 'number') rea(o, 'bestTrialSearcherMetric', 2);
  if (typeof o['bestTrialId'] !== 'number') num(o, 'bestTrialId', 2);
  if (typeof o['unmanaged'] !== 'boolean') boo(o, 'unmanaged', 0);
  if (typeof o['duration'] !== 'number') num(o, 'duration', 2);
}
export function decodeExperimentActionResult(o: Raw): void {
  if (typeof o['error'] !== 'string') str(o, 'error', 1);
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
}
export function decodeExperimentInactive(o: Raw): void {
  enu(o, 'experimentState', 1, ExperimentState);
}
export function decodeExperimentSimulation(o: Raw): void {
  obj(o, 'config', 4);
  if (typeof o['seed'] !== 'number') num(o, 'seed', 0);
  res(o, 'trials', 0, decodeTrialSimulation);
}
export function decodeFileNode(o: Raw): void {
  if (typeof o['path'] !== 'string') str(o, 'path', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  if (typeof o['modifiedTime'] !== 'string') str(o, 'modifiedTime', 4);
  if (typeof o['contentLength'] !== 'number') num(o, 'contentLength', 0);
  if (typeof o['isDir'] !== 'boolean') boo(o, 'isDir', 0);
  if (typeof o['contentType'] !== 'string') str(o, 'contentType', 0);
  res(o, 'files', 0, decodeFileNode);
}
export function decodeGetActiveTasksCountResponse(o: Raw): void {
  if (typeof o['commands'] !== 'number') num(o, 'commands', 1);
  if (typeof o['notebooks'] !== 'number') num(o, 'notebooks', 1);
  if (typeof o['shells'] !== 'number') num(o, 'shells', 1);
  if (typeof o['tensorboards'] !== 'number') num(o, 'tensorboards', 1);
}
export function decodeGetAgentResponse(o: Raw): void {
  ref(o, 'agent', 5, decodeAgent);
}
export function decodeGetAgentsResponse(o: Raw): void {
  res(o, 'agents', 1, decodeAgent);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetBestSearcherValidationMetricResponse(o: Raw): void {
  if (typeof o['metric'] !== 'number') rea(o, 'metric', 0);
}
export function decodeGetCheckpointResponse(o: Raw): void {
  ref(o, 'checkpoint', 5, decodeCheckpoint);
}
export function decodeGetCommandResponse(o: Raw): void {
  ref(o, 'command', 5, decodeCommand);
  obj(o, 'config', 5);
}
export function decodeGetCommandsResponse(o: Raw): void {
  res(o, 'commands', 1, decodeCommand);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetCurrentTrialSearcherOperationResponse(o: Raw): void {
  ref(o, 'op', 4, decodeTrialOperation);
  if (typeof o['completed'] !== 'boolean') boo(o, 'completed', 0);
}
export function decodeGetExperimentCheckpointsResponse(o: Raw): void {
  res(o, 'checkpoints', 1, decodeCheckpoint);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetExperimentLabelsResponse(o: Raw): void {
  lis(o, 'labels', 0, str);
}
export function decodeGetExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 5, decodeExperiment);
  ref(o, 'jobSummary', 4, decodeJobSummary);
}
export function decodeGetExperimentTrialsResponse(o: Raw): void {
  res(o, 'trials', 1, decodeTrial);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetExperimentValidationHistoryResponse(o: Raw): void {
  res(o, 'validationHistory', 0, decodeValidationHistoryEntry);
}
export function decodeGetExperimentsResponse(o: Raw): void {
  res(o, 'experiments', 1, decodeExperiment);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetGroupResponse(o: Raw): void {
  ref(o, 'group', 5, decodeGroupDetails);
}
export function decodeGetGroupsAndUsersAssignedToWorkspaceResponse(o: Raw): void {
  res(o, 'groups', 1, decodeGroupDetails);
  res(o, 'usersAssignedDirectly', 1, decodeUser);
  res(o, 'assignments', 1, decodeRoleWithAssignments);
}
export function decodeGetGroupsResponse(o: Raw): void {
  res(o, 'groups', 0, decodeGroupSearchResult);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetJobQueueStatsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRPQueueStat);
}
export function decodeGetJobsResponse(o: Raw): void {
  ref(o, 'pagination', 5, decodePagination);
  res(o, 'jobs', 1, decodeJob);
}
export function decodeGetJobsV2Response(o: Raw): void {
  ref(o, 'pagination', 5, decodePagination);
  res(o, 'jobs', 1, decodeRBACJob);
}
export function decodeGetMasterConfigResponse(o: Raw): void {
  obj(o, 'config', 5);
}
export function decodeGetMasterResponse(o: Raw): void {
  if (typeof o['version'] !== 'string') str(o, 'version', 1);
  if (typeof o['masterId'] !== 'string') str(o, 'masterId', 1);
  if (typeof o['clusterId'] !== 'string') str(o, 'clusterId', 1);
  if (typeof o['clusterName'] !== 'string') str(o, 'clusterName', 1);
  if (typeof o['telemetryEnabled'] !== 'boolean') boo(o, 'telemetryEnabled', 0);
  res(o, 'ssoProviders', 0, decodeSSOProvider);
  if (typeof o['externalLoginUri'] !== 'string') str(o, 'externalLoginUri', 0);
  if (typeof o['externalLogoutUri'] !== 'string') str(o, 'externalLogoutUri', 0);
  if (typeof o['branding'] !== 'string') str(o, 'branding', 0);
  if (typeof o['rbacEnabled'] !== 'boolean') boo(o, 'rbacEnabled', 0);
  enu(o, 'product', 0, GetMasterResponseProduct);
  lis(o, 'featureSwitches', 0, str);
  if (typeof o['userManagementEnabled'] !== 'boolean') boo(o, 'userManagementEnabled', 0);
  if (typeof o['strictJobQueueControl'] !== 'boolean') boo(o, 'strictJobQueueControl', 1);
}
export function decodeGetMeResponse(o: Raw): void {
  ref(o, 'user', 5, decodeUser);
}
export function decodeGetMetricsResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetModelDefFileResponse(o: Raw): void {
  if (typeof o['file'] !== 'string') str(o, 'file', 0);
}
export function decodeGetModelDefResponse(o: Raw): void {
  if (typeof o['b64Tgz'] !== 'string') str(o, 'b64Tgz', 1);
}
export function decodeGetModelDefTreeResponse(o: Raw): void {
  res(o, 'files', 0, decodeFileNode);
}
export function decodeGetModelLabelsResponse(o: Raw): void {
  lis(o, 'labels', 1, str);
}
export function decodeGetModelResponse(o: Raw): void {
  ref(o, 'model', 5, decodeModel);
}
export function decodeGetModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 5, decodeModelVersion);
}
export function decodeGetModelVersionsResponse(o: Raw): void {
  ref(o, 'model', 5, decodeModel);
  res(o, 'modelVersions', 1, decodeModelVersion);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetModelsResponse(o: Raw): void {
  res(o, 'models', 1, decodeModel);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetNotebookResponse(o: Raw): void {
  ref(o, 'notebook', 5, decodeNotebook);
  obj(o, 'config', 5);
}
export function decodeGetNotebooksResponse(o: Raw): void {
  res(o, 'notebooks', 1, decodeNotebook);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetPermissionsSummaryResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRole);
  res(o, 'assignments', 1, decodeRoleAssignmentSummary);
}
export function decodeGetProjectColumnsResponse(o: Raw): void {
  res(o, 'columns', 1, decodeProjectColumn);
}
export function decodeGetProjectNumericMetricsRangeResponse(o: Raw): void {
  res(o, 'ranges', 0, decodeMetricsRange);
}
export function decodeGetProjectResponse(o: Raw): void {
  ref(o, 'project', 5, decodeProject);
}
export function decodeGetProjectsByUserActivityResponse(o: Raw): void {
  res(o, 'projects', 0, decodeProject);
}
export function decodeGetResourcePoolsResponse(o: Raw): void {
  res(o, 'resourcePools', 0, decodeResourcePool);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetRolesAssignedToGroupResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRole);
  res(o, 'assignments', 1, decodeRoleAssignmentSummary);
}
export function decodeGetRolesAssignedToUserResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRoleWithAssignments);
}
export function decodeGetRolesByIDResponse(o: Raw): void {
  res(o, 'roles', 0, decodeRoleWithAssignments);
}
export function decodeGetSearcherEventsResponse(o: Raw): void {
  res(o, 'searcherEvents', 0, decodeSearcherEvent);
}
export function decodeGetShellResponse(o: Raw): void {
  ref(o, 'shell', 5, decodeShell);
  obj(o, 'config', 5);
}
export function decodeGetShellsResponse(o: Raw): void {
  res(o, 'shells', 1, decodeShell);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetSlotResponse(o: Raw): void {
  ref(o, 'slot', 4, decodeSlot);
}
export function decodeGetSlotsResponse(o: Raw): void {
  res(o, 'slots', 0, decodeSlot);
}
export function decodeGetTaskResponse(o: Raw): void {
  ref(o, 'task', 5, decodeTask);
}
export function decodeGetTasksResponse(o: Raw): void {
  map(o, 'allocationIdToSummary', 0, of(decodeAllocationSummary));
}
export function decodeGetTelemetryResponse(o: Raw): void {
  if (typeof o['enabled'] !== 'boolean') boo(o, 'enabled', 1);
  if (typeof o['segmentKey'] !== 'string') str(o, 'segmentKey', 0);
}
export function decodeGetTemplateResponse(o: Raw): void {
  ref(o, 'template', 5, decodeTemplate);
}
export function decodeGetTemplatesResponse(o: Raw): void {
  res(o, 'templates', 1, decodeTemplate);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetTensorboardResponse(o: Raw): void {
  ref(o, 'tensorboard', 5, decodeTensorboard);
  obj(o, 'config', 5);
}
export function decodeGetTensorboardsResponse(o: Raw): void {
  res(o, 'tensorboards', 1, decodeTensorboard);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetTrainingMetricsResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetTrialCheckpointsResponse(o: Raw): void {
  res(o, 'checkpoints', 1, decodeCheckpoint);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetTrialMetricsBySourceInfoCheckpointResponse(o: Raw): void {
  res(o, 'data', 1, decodeTrialSourceInfoMetric);
}
export function decodeGetTrialProfilerAvailableSeriesResponse(o: Raw): void {
  res(o, 'labels', 1, decodeTrialProfilerMetricLabels);
}
export function decodeGetTrialProfilerMetricsResponse(o: Raw): void {
  ref(o, 'batch', 5, decodeTrialProfilerMetricsBatch);
}
export function decodeGetTrialResponse(o: Raw): void {
  ref(o, 'trial', 5, decodeTrial);
}
export function decodeGetTrialSourceInfoMetricsByModelVersionResponse(o: Raw): void {
  res(o, 'data', 1, decodeTrialSourceInfoMetric);
}
export function decodeGetTrialWorkloadsResponse(o: Raw): void {
  res(o, 'workloads', 1, decodeWorkloadContainer);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetUserByUsernameResponse(o: Raw): void {
  ref(o, 'user', 5, decodeUser);
}
export function decodeGetUserResponse(o: Raw): void {
  ref(o, 'user', 5, decodeUser);
}
export function decodeGetUserSettingResponse(o: Raw): void {
  res(o, 'settings', 1, decodeUserWebSetting);
}
export function decodeGetUsersResponse(o: Raw): void {
  res(o, 'users', 0, decodeUser);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeGetValidationMetricsResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetWebhooksResponse(o: Raw): void {
  res(o, 'webhooks', 1, decodeWebhook);
}
export function decodeGetWorkspaceProjectsResponse(o: Raw): void {
  res(o, 'projects', 1, decodeProject);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGetWorkspaceResponse(o: Raw): void {
  ref(o, 'workspace', 5, decodeWorkspace);
}
export function decodeGetWorkspacesResponse(o: Raw): void {
  res(o, 'workspaces', 1, decodeWorkspace);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeGroup(o: Raw): void {
  if (typeof o['groupId'] !== 'number') num(o, 'groupId', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
}
export function decodeGroupDetails(o: Raw): void {
  if (typeof o['groupId'] !== 'number') num(o, 'groupId', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  res(o, 'users', 0, decodeUser);
}
export function decodeGroupRoleAssignment(o: Raw): void {
  if (typeof o['groupId'] !== 'number') num(o, 'groupId', 1);
  ref(o, 'roleAssignment', 5, decodeRoleAssignment);
}
export function decodeGroupSearchResult(o: Raw): void {
  ref(o, 'group', 5, decodeGroup);
  if (typeof o['numMembers'] !== 'number') num(o, 'numMembers', 1);
}
export function decodeIdleNotebookResponse(o: Raw): void {}
export function decodeInitialOperations(o: Raw): void {
  if (typeof o['placeholder'] !== 'number') num(o, 'placeholder', 0);
}
export function decodeJob(o: Raw): void {
  ref(o, 'summary', 4, decodeJobSummary);
  enu(o, 'type', 1, JobType);
  if (typeof o['submissionTime'] !== 'string') str(o, 'submissionTime', 5);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['isPreemptible'] !== 'boolean') boo(o, 'isPreemptible', 1);
  if (typeof o['priority'] !== 'number') num(o, 'priority', 0);
  if (typeof o['weight'] !== 'number') rea(o, 'weight', 0);
  if (typeof o['entityId'] !== 'string') str(o, 'entityId', 1);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['requestedSlots'] !== 'number') num(o, 'requestedSlots', 1);
  if (typeof o['allocatedSlots'] !== 'number') num(o, 'allocatedSlots', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 0);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeJobSummary(o: Raw): void {
  enu(o, 'state', 1, JobState);
  if (typeof o['jobsAhead'] !== 'number') num(o, 'jobsAhead', 1);
}
export function decodeK8PriorityClass(o: Raw): void {
  if (typeof o['priorityClass'] !== 'string') str(o, 'priorityClass', 0);
  if (typeof o['priorityValue'] !== 'number') num(o, 'priorityValue', 0);
}
export function decodeKillCommandResponse(o: Raw): void {
  ref(o, 'command', 4, decodeCommand);
}
export function decodeKillExperimentResponse(o: Raw): void {}
export function decodeKillExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeKillNotebookResponse(o: Raw): void {
  ref(o, 'notebook', 4, decodeNotebook);
}
export function decodeKillShellResponse(o: Raw): void {
  ref(o, 'shell', 4, decodeShell);
}
export function decodeKillTensorboardResponse(o: Raw): void {
  ref(o, 'tensorboard', 4, decodeTensorboard);
}
export function decodeKillTrialResponse(o: Raw): void {}
export function decodeLaunchCommandResponse(o: Raw): void {
  ref(o, 'command', 5, decodeCommand);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLaunchNotebookResponse(o: Raw): void {
  ref(o, 'notebook', 5, decodeNotebook);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLaunchShellResponse(o: Raw): void {
  ref(o, 'shell', 5, decodeShell);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLaunchTensorboardResponse(o: Raw): void {
  ref(o, 'tensorboard', 5, decodeTensorboard);
  obj(o, 'config', 5);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeLimitedJob(o: Raw): void {
  ref(o, 'summary', 4, decodeJobSummary);
  enu(o, 'type', 1, JobType);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['isPreemptible'] !== 'boolean') boo(o, 'isPreemptible', 1);
  if (typeof o['priority'] !== 'number') num(o, 'priority', 0);
  if (typeof o['weight'] !== 'number') rea(o, 'weight', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['requestedSlots'] !== 'number') num(o, 'requestedSlots', 1);
  if (typeof o['allocatedSlots'] !== 'number') num(o, 'allocatedSlots', 1);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 0);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeListRPsBoundToWorkspaceResponse(o: Raw): void {
  lis(o, 'resourcePools', 0, str);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeListRolesResponse(o: Raw): void {
  res(o, 'roles', 1, decodeRole);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeListWorkspacesBoundToRPResponse(o: Raw): void {
  lis(o, 'workspaceIds', 0, num);
  ref(o, 'pagination', 4, decodePagination);
}
export function decodeLogEntry(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['message'] !== 'string') str(o, 'message', 1);
  if (typeof o['timestamp'] !== 'string') str(o, 'timestamp', 5);
  enu(o, 'level', 1, LogLevel);
}
export function decodeLoginResponse(o: Raw): void {
  if (typeof o['token'] !== 'string') str(o, 'token', 1);
  ref(o, 'user', 5, decodeUser);
}
export function decodeLogoutResponse(o: Raw): void {}
export function decodeMarkAllocationResourcesDaemonResponse(o: Raw): void {}
export function decodeMasterLogsResponse(o: Raw): void {
  ref(o, 'logEntry', 5, decodeLogEntry);
}
export function decodeMetricBatchesResponse(o: Raw): void {
  lis(o, 'batches', 0, num);
}
export function decodeMetricIdentifier(o: Raw): void {
  if (typeof o['group'] !== 'string') str(o, 'group', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
}
export function decodeMetrics(o: Raw): void {
  met(o, 'avgMetrics', 5, false);
  met(o, 'batchMetrics', 0, true);
}
export function decodeMetricsRange(o: Raw): void {
  if (typeof o['metricsName'] !== 'string') str(o, 'metricsName', 1);
  if (typeof o['min'] !== 'number') rea(o, 'min', 1);
  if (typeof o['max'] !== 'number') rea(o, 'max', 1);
}
export function decodeMetricsReport(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 5);
  met(o, 'metrics', 5, false);
  if (typeof o['totalBatches'] !== 'number') num(o, 'totalBatches', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['trialRunId'] !== 'number') num(o, 'trialRunId', 1);
}
export function decodeMetricsWorkload(o: Raw): void {
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  ref(o, 'metrics', 5, decodeMetrics);
  if (typeof o['numInputs'] !== 'number') num(o, 'numInputs', 1);
  if (typeof o['totalBatches'] !== 'number') num(o, 'totalBatches', 1);
}
export function decodeModel(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
  obj(o, 'metadata', 5);
  if (typeof o['creationTime'] !== 'string') str(o, 'creationTime', 5);
  if (typeof o['lastUpdatedTime'] !== 'string') str(o, 'lastUpdatedTime', 5);
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['numVersions'] !== 'number') num(o, 'numVersions', 1);
  lis(o, 'labels', 0, str);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['notes'] !== 'string') str(o, 'notes', 0);
}
export function decodeModelVersion(o: Raw): void {
  ref(o, 'model', 5, decodeModel);
  ref(o, 'checkpoint', 5, decodeCheckpoint);
  if (typeof o['version'] !== 'number') num(o, 'version', 1);
  if (typeof o['creationTime'] !== 'string') str(o, 'creationTime', 5);
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  obj(o, 'metadata', 4);
  if (typeof o['lastUpdatedTime'] !== 'string') str(o, 'lastUpdatedTime', 5);
  if (typeof o['comment'] !== 'string') str(o, 'comment', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  lis(o, 'labels', 0, str);
  if (typeof o['notes'] !== 'string') str(o, 'notes', 0);
}
export function decodeMoveExperimentResponse(o: Raw): void {}
export function decodeMoveExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeMoveModelResponse(o: Raw): void {}
export function decodeMoveProjectResponse(o: Raw): void {}
export function decodeNote(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['contents'] !== 'string') str(o, 'contents', 1);
}
export function decodeNotebook(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['serviceAddress'] !== 'string') str(o, 'serviceAddress', 0);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeNotifyContainerRunningResponse(o: Raw): void {
  lis(o, 'data', 1, obj);
}
export function decodeOverwriteRPWorkspaceBindingsResponse(o: Raw): void {}
export function decodePagination(o: Raw): void {
  if (typeof o['offset'] !== 'number') num(o, 'offset', 0);
  if (typeof o['limit'] !== 'number') num(o, 'limit', 0);
  if (typeof o['startIndex'] !== 'number') num(o, 'startIndex', 0);
  if (typeof o['endIndex'] !== 'number') num(o, 'endIndex', 0);
  if (typeof o['total'] !== 'number') num(o, 'total', 0);
}
export function decodePatchCheckpointsResponse(o: Raw): void {}
export function decodePatchExperimentResponse(o: Raw): void {
  ref(o, 'experiment', 4, decodeExperiment);
}
export function decodePatchMasterConfigResponse(o: Raw): void {
  obj(o, 'config', 5);
}
export function decodePatchModelResponse(o: Raw): void {
  ref(o, 'model', 5, decodeModel);
}
export function decodePatchModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 5, decodeModelVersion);
}
export function decodePatchProjectResponse(o: Raw): void {
  ref(o, 'project', 5, decodeProject);
}
export function decodePatchTemplateConfigResponse(o: Raw): void {
  ref(o, 'template', 5, decodeTemplate);
}
export function decodePatchUserResponse(o: Raw): void {
  ref(o, 'user', 5, decodeUser);
}
export function decodePatchWorkspaceResponse(o: Raw): void {
  ref(o, 'workspace', 5, decodeWorkspace);
}
export function decodePauseExperimentResponse(o: Raw): void {}
export function decodePauseExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodePermission(o: Raw): void {
  enu(o, 'id', 1, PermissionType);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  ref(o, 'scopeTypeMask', 4, decodeScopeTypeMask);
}
export function decodePinWorkspaceResponse(o: Raw): void {}
export function decodePostAllocationProxyAddressResponse(o: Raw): void {}
export function decodePostCheckpointMetadataResponse(o: Raw): void {
  ref(o, 'checkpoint', 4, decodeCheckpoint);
}
export function decodePostModelResponse(o: Raw): void {
  ref(o, 'model', 5, decodeModel);
}
export function decodePostModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 5, decodeModelVersion);
}
export function decodePostProjectResponse(o: Raw): void {
  ref(o, 'project', 5, decodeProject);
}
export function decodePostSearcherOperationsResponse(o: Raw): void {}
export function decodePostTemplateResponse(o: Raw): void {
  ref(o, 'template', 5, decodeTemplate);
}
export function decodePostTrialProfilerMetricsBatchResponse(o: Raw): void {}
export function decodePostTrialRunnerMetadataResponse(o: Raw): void {}
export function decodePostUserActivityResponse(o: Raw): void {}
export function decodePostUserResponse(o: Raw): void {
  ref(o, 'user', 4, decodeUser);
}
export function decodePostUserSettingResponse(o: Raw): void {}
export function decodePostWebhookResponse(o: Raw): void {
  ref(o, 'webhook', 5, decodeWebhook);
}
export function decodePostWorkspaceResponse(o: Raw): void {
  ref(o, 'workspace', 5, decodeWorkspace);
}
export function decodePreviewHPSearchResponse(o: Raw): void {
  ref(o, 'simulation', 4, decodeExperimentSimulation);
}
export function decodeProject(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
  if (typeof o['lastExperimentStartedAt'] !== 'string') str(o, 'lastExperimentStartedAt', 4);
  res(o, 'notes', 1, decodeNote);
  if (typeof o['numExperiments'] !== 'number') num(o, 'numExperiments', 1);
  if (typeof o['numActiveExperiments'] !== 'number') num(o, 'numActiveExperiments', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['immutable'] !== 'boolean') boo(o, 'immutable', 1);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 1);
  if (typeof o['workspaceName'] !== 'string') str(o, 'workspaceName', 0);
  enu(o, 'state', 1, WorkspaceState);
  if (typeof o['errorMessage'] !== 'string') str(o, 'errorMessage', 1);
}
export function decodeProjectColumn(o: Raw): void {
  if (typeof o['column'] !== 'string') str(o, 'column', 1);
  enu(o, 'location', 1, LocationType);
  enu(o, 'type', 1, ColumnType);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
}
export function decodeProxyPortConfig(o: Raw): void {
  if (typeof o['serviceId'] !== 'string') str(o, 'serviceId', 0);
  if (typeof o['port'] !== 'number') num(o, 'port', 0);
  if (typeof o['proxyTcp'] !== 'boolean') boo(o, 'proxyTcp', 0);
  if (typeof o['unauthenticated'] !== 'boolean') boo(o, 'unauthenticated', 0);
}
export function decodePutProjectNotesResponse(o: Raw): void {
  res(o, 'notes', 1, decodeNote);
}
export function decodePutTemplateResponse(o: Raw): void {
  ref(o, 'template', 4, decodeTemplate);
}
export function decodeQueueStats(o: Raw): void {
  if (typeof o['queuedCount'] !== 'number') num(o, 'queuedCount', 1);
  if (typeof o['scheduledCount'] !== 'number') num(o, 'scheduledCount', 1);
}
export function decodeRBACJob(o: Raw): void {
  ref(o, 'full', 2, decodeJob);
  ref(o, 'limited', 2, decodeLimitedJob);
}
export function decodeRPQueueStat(o: Raw): void {
  ref(o, 'stats', 5, decodeQueueStats);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  res(o, 'aggregates', 0, decodeAggregateQueueStats);
}
export function decodeRemoveAssignmentsResponse(o: Raw): void {}
export function decodeRendezvousInfo(o: Raw): void {
  lis(o, 'addresses', 1, str);
  if (typeof o['rank'] !== 'number') num(o, 'rank', 1);
  lis(o, 'slots', 1, num);
}
export function decodeReportCheckpointResponse(o: Raw): void {}
export function decodeReportTrialMetricsResponse(o: Raw): void {}
export function decodeReportTrialProgressResponse(o: Raw): void {}
export function decodeReportTrialSearcherEarlyExitResponse(o: Raw): void {}
export function decodeReportTrialSourceInfoResponse(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  if (typeof o['checkpointUuid'] !== 'string') str(o, 'checkpointUuid', 1);
}
export function decodeReportTrialTrainingMetricsResponse(o: Raw): void {}
export function decodeReportTrialValidationMetricsResponse(o: Raw): void {}
export function decodeResetUserSettingResponse(o: Raw): void {}
export function decodeResourceAllocationAggregatedEntry(o: Raw): void {
  if (typeof o['periodStart'] !== 'string') str(o, 'periodStart', 1);
  enu(o, 'period', 1, ResourceAllocationAggregationPeriod);
  if (typeof o['seconds'] !== 'number') rea(o, 'seconds', 1);
  map(o, 'byUsername', 1, rea);
  map(o, 'byExperimentLabel', 1, rea);
  map(o, 'byResourcePool', 1, rea);
  map(o, 'byAgentLabel', 1, rea);
}
export function decodeResourceAllocationAggregatedResponse(o: Raw): void {
  res(o, 'resourceEntries', 1, decodeResourceAllocationAggregatedEntry);
}
export function decodeResourceAllocationRawEntry(o: Raw): void {
  if (typeof o['kind'] !== 'string') str(o, 'kind', 0);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 4);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  if (typeof o['experimentId'] !== 'number') num(o, 'experimentId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  lis(o, 'labels', 0, str);
  if (typeof o['seconds'] !== 'number') rea(o, 'seconds', 0);
  if (typeof o['slots'] !== 'number') num(o, 'slots', 0);
}
export function decodeResourceAllocationRawResponse(o: Raw): void {
  res(o, 'resourceEntries', 0, decodeResourceAllocationRawEntry);
}
export function decodeResourcePool(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'type', 1, ResourcePoolType);
  if (typeof o['numAgents'] !== 'number') num(o, 'numAgents', 1);
  if (typeof o['slotsAvailable'] !== 'number') num(o, 'slotsAvailable', 1);
  if (typeof o['slotsUsed'] !== 'number') num(o, 'slotsUsed', 1);
  enu(o, 'slotType', 1, DeviceType);
  if (typeof o['auxContainerCapacity'] !== 'number') num(o, 'auxContainerCapacity', 1);
  if (typeof o['auxContainersRunning'] !== 'number') num(o, 'auxContainersRunning', 1);
  if (typeof o['defaultComputePool'] !== 'boolean') boo(o, 'defaultComputePool', 1);
  if (typeof o['defaultAuxPool'] !== 'boolean') boo(o, 'defaultAuxPool', 1);
  if (typeof o['preemptible'] !== 'boolean') boo(o, 'preemptible', 1);
  if (typeof o['minAgents'] !== 'number') num(o, 'minAgents', 1);
  if (typeof o['maxAgents'] !== 'number') num(o, 'maxAgents', 1);
  if (typeof o['slotsPerAgent'] !== 'number') num(o, 'slotsPerAgent', 0);
  if (typeof o['auxContainerCapacityPerAgent'] !== 'number') num(o, 'auxContainerCapacityPerAgent', 1);
  enu(o, 'schedulerType', 1, SchedulerType);
  enu(o, 'schedulerFittingPolicy', 1, FittingPolicy);
  if (typeof o['location'] !== 'string') str(o, 'location', 1);
  if (typeof o['imageId'] !== 'string') str(o, 'imageId', 1);
  if (typeof o['instanceType'] !== 'string') str(o, 'instanceType', 1);
  if (typeof o['masterUrl'] !== 'string') str(o, 'masterUrl', 1);
  if (typeof o['masterCertName'] !== 'string') str(o, 'masterCertName', 1);
  if (typeof o['startupScript'] !== 'string') str(o, 'startupScript', 1);
  if (typeof o['containerStartupScript'] !== 'string') str(o, 'containerStartupScript', 1);
  if (typeof o['agentDockerNetwork'] !== 'string') str(o, 'agentDockerNetwork', 1);
  if (typeof o['agentDockerRuntime'] !== 'string') str(o, 'agentDockerRuntime', 1);
  if (typeof o['agentDockerImage'] !== 'string') str(o, 'agentDockerImage', 1);
  if (typeof o['agentFluentImage'] !== 'string') str(o, 'agentFluentImage', 1);
  if (typeof o['maxIdleAgentPeriod'] !== 'number') rea(o, 'maxIdleAgentPeriod', 1);
  if (typeof o['maxAgentStartingPeriod'] !== 'number') rea(o, 'maxAgentStartingPeriod', 1);
  ref(o, 'details', 5, decodeResourcePoolDetail);
  if (typeof o['accelerator'] !== 'string') str(o, 'accelerator', 0);
  ref(o, 'stats', 4, decodeQueueStats);
}
export function decodeResourcePoolAwsDetail(o: Raw): void {
  if (typeof o['region'] !== 'string') str(o, 'region', 1);
  if (typeof o['rootVolumeSize'] !== 'number') num(o, 'rootVolumeSize', 1);
  if (typeof o['imageId'] !== 'string') str(o, 'imageId', 1);
  if (typeof o['tagKey'] !== 'string') str(o, 'tagKey', 1);
  if (typeof o['tagValue'] !== 'string') str(o, 'tagValue', 1);
  if (typeof o['instanceName'] !== 'string') str(o, 'instanceName', 1);
  if (typeof o['sshKeyName'] !== 'string') str(o, 'sshKeyName', 1);
  if (typeof o['publicIp'] !== 'boolean') boo(o, 'publicIp', 1);
  if (typeof o['subnetId'] !== 'string') str(o, 'subnetId', 0);
  if (typeof o['securityGroupId'] !== 'string') str(o, 'securityGroupId', 1);
  if (typeof o['iamInstanceProfileArn'] !== 'string') str(o, 'iamInstanceProfileArn', 1);
  if (typeof o['instanceType'] !== 'string') str(o, 'instanceType', 0);
  if (typeof o['logGroup'] !== 'string') str(o, 'logGroup', 0);
  if (typeof o['logStream'] !== 'string') str(o, 'logStream', 0);
  if (typeof o['spotEnabled'] !== 'boolean') boo(o, 'spotEnabled', 1);
  if (typeof o['spotMaxPrice'] !== 'string') str(o, 'spotMaxPrice', 0);
  res(o, 'customTags', 0, decodeAwsCustomTag);
}
export function decodeResourcePoolDetail(o: Raw): void {
  ref(o, 'aws', 4, decodeResourcePoolAwsDetail);
  ref(o, 'gcp', 4, decodeResourcePoolGcpDetail);
  ref(o, 'priorityScheduler', 4, decodeResourcePoolPrioritySchedulerDetail);
}
export function decodeResourcePoolGcpDetail(o: Raw): void {
  if (typeof o['project'] !== 'string') str(o, 'project', 1);
  if (typeof o['zone'] !== 'string') str(o, 'zone', 1);
  if (typeof o['bootDiskSize'] !== 'number') num(o, 'bootDiskSize', 1);
  if (typeof o['bootDiskSourceImage'] !== 'string') str(o, 'bootDiskSourceImage', 1);
  if (typeof o['labelKey'] !== 'string') str(o, 'labelKey', 1);
  if (typeof o['labelValue'] !== 'string') str(o, 'labelValue', 1);
  if (typeof o['namePrefix'] !== 'string') str(o, 'namePrefix', 1);
  if (typeof o['network'] !== 'string') str(o, 'network', 1);
  if (typeof o['subnetwork'] !== 'string') str(o, 'subnetwork', 0);
  if (typeof o['externalIp'] !== 'boolean') boo(o, 'externalIp', 1);
  lis(o, 'networkTags', 0, str);
  if (typeof o['serviceAccountEmail'] !== 'string') str(o, 'serviceAccountEmail', 1);
  lis(o, 'serviceAccountScopes', 1, str);
  if (typeof o['machineType'] !== 'string') str(o, 'machineType', 1);
  if (typeof o['gpuType'] !== 'string') str(o, 'gpuType', 1);
  if (typeof o['gpuNum'] !== 'number') num(o, 'gpuNum', 1);
  if (typeof o['preemptible'] !== 'boolean') boo(o, 'preemptible', 1);
  if (typeof o['operationTimeoutPeriod'] !== 'number') rea(o, 'operationTimeoutPeriod', 1);
}
export function decodeResourcePoolPrioritySchedulerDetail(o: Raw): void {
  if (typeof o['preemption'] !== 'boolean') boo(o, 'preemption', 1);
  if (typeof o['defaultPriority'] !== 'number') num(o, 'defaultPriority', 1);
  res(o, 'k8Priorities', 0, decodeK8PriorityClass);
}
export function decodeResourcesFailure(o: Raw): void {
  enu(o, 'failureType', 0, FailureType);
  if (typeof o['errMsg'] !== 'string') str(o, 'errMsg', 0);
  if (typeof o['exitCode'] !== 'number') num(o, 'exitCode', 2);
}
export function decodeResourcesStarted(o: Raw): void {
  res(o, 'addresses', 0, decodeAddress);
  if (typeof o['nativeResourcesId'] !== 'string') str(o, 'nativeResourcesId', 0);
}
export function decodeResourcesStopped(o: Raw): void {
  ref(o, 'failure', 4, decodeResourcesFailure);
}
export function decodeResourcesSummary(o: Raw): void {
  if (typeof o['resourcesId'] !== 'string') str(o, 'resourcesId', 0);
  if (typeof o['resourcesType'] !== 'string') str(o, 'resourcesType', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 0);
  map(o, 'agentDevices', 0, of(decodeResourcesSummaryDevices));
  if (typeof o['containerId'] !== 'string') str(o, 'containerId', 2);
  ref(o, 'started', 2, decodeResourcesStarted);
  ref(o, 'exited', 2, decodeResourcesStopped);
}
export function decodeResourcesSummaryDevices(o: Raw): void {
  res(o, 'devices', 0, decodeDevice);
}
export function decodeRole(o: Raw): void {
  if (typeof o['roleId'] !== 'number') num(o, 'roleId', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  res(o, 'permissions', 0, decodePermission);
  ref(o, 'scopeTypeMask', 4, decodeScopeTypeMask);
}
export function decodeRoleAssignment(o: Raw): void {
  ref(o, 'role', 5, decodeRole);
  if (typeof o['scopeWorkspaceId'] !== 'number') num(o, 'scopeWorkspaceId', 2);
  if (typeof o['scopeCluster'] !== 'boolean') boo(o, 'scopeCluster', 0);
}
export function decodeRoleAssignmentSummary(o: Raw): void {
  if (typeof o['roleId'] !== 'number') num(o, 'roleId', 1);
  lis(o, 'scopeWorkspaceIds', 0, num);
  if (typeof o['scopeCluster'] !== 'boolean') boo(o, 'scopeCluster', 0);
}
export function decodeRoleWithAssignments(o: Raw): void {
  ref(o, 'role', 4, decodeRole);
  res(o, 'groupRoleAssignments', 0, decodeGroupRoleAssignment);
  res(o, 'userRoleAssignments', 0, decodeUserRoleAssignment);
}
export function decodeRunnableOperation(o: Raw): void {
  enu(o, 'type', 0, RunnableType);
  i64(o, 'length', 0);
}
export function decodeSSOProvider(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['ssoUrl'] !== 'string') str(o, 'ssoUrl', 1);
}
export function decodeScopeTypeMask(o: Raw): void {
  if (typeof o['cluster'] !== 'boolean') boo(o, 'cluster', 0);
  if (typeof o['workspace'] !== 'boolean') boo(o, 'workspace', 0);
}
export function decodeSearchExperimentExperiment(o: Raw): void {
  ref(o, 'experiment', 5, decodeExperiment);
  ref(o, 'bestTrial', 4, decodeTrial);
}
export function decodeSearchExperimentsResponse(o: Raw): void {
  res(o, 'experiments', 1, decodeSearchExperimentExperiment);
  ref(o, 'pagination', 5, decodePagination);
}
export function decodeSearchRolesAssignableToScopeResponse(o: Raw): void {
  ref(o, 'pagination', 4, decodePagination);
  res(o, 'roles', 0, decodeRole);
}
export function decodeSearcherEvent(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  ref(o, 'initialOperations', 2, decodeInitialOperations);
  ref(o, 'trialCreated', 2, decodeTrialCreated);
  ref(o, 'validationCompleted', 2, decodeValidationCompleted);
  ref(o, 'trialClosed', 2, decodeTrialClosed);
  ref(o, 'trialExitedEarly', 2, decodeTrialExitedEarly);
  ref(o, 'trialProgress', 2, decodeTrialProgress);
  ref(o, 'experimentInactive', 2, decodeExperimentInactive);
}
export function decodeSetCommandPriorityResponse(o: Raw): void {
  ref(o, 'command', 4, decodeCommand);
}
export function decodeSetNotebookPriorityResponse(o: Raw): void {
  ref(o, 'notebook', 4, decodeNotebook);
}
export function decodeSetShellPriorityResponse(o: Raw): void {
  ref(o, 'shell', 4, decodeShell);
}
export function decodeSetTensorboardPriorityResponse(o: Raw): void {
  ref(o, 'tensorboard', 4, decodeTensorboard);
}
export function decodeSetUserPasswordResponse(o: Raw): void {
  ref(o, 'user', 4, decodeUser);
}
export function decodeShell(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['privateKey'] !== 'string') str(o, 'privateKey', 0);
  if (typeof o['publicKey'] !== 'string') str(o, 'publicKey', 0);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  lis(o, 'addresses', 0, obj);
  obj(o, 'agentUserGroup', 4);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeSlot(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 0);
  ref(o, 'device', 4, decodeDevice);
  if (typeof o['enabled'] !== 'boolean') boo(o, 'enabled', 0);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['draining'] !== 'boolean') boo(o, 'draining', 0);
}
export function decodeTask(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 1);
  enu(o, 'taskType', 1, TaskType);
  res(o, 'allocations', 1, decodeAllocation);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 2);
}
export function decodeTaskLogsFieldsResponse(o: Raw): void {
  lis(o, 'allocationIds', 0, str);
  lis(o, 'agentIds', 0, str);
  lis(o, 'containerIds', 0, str);
  lis(o, 'rankIds', 0, num);
  lis(o, 'stdtypes', 0, str);
  lis(o, 'sources', 0, str);
}
export function decodeTaskLogsResponse(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['timestamp'] !== 'string') str(o, 'timestamp', 5);
  if (typeof o['message'] !== 'string') str(o, 'message', 1);
  enu(o, 'level', 1, LogLevel);
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 1);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 2);
  if (typeof o['agentId'] !== 'string') str(o, 'agentId', 2);
  if (typeof o['containerId'] !== 'string') str(o, 'containerId', 2);
  if (typeof o['rankId'] !== 'number') num(o, 'rankId', 2);
  if (typeof o['log'] !== 'string') str(o, 'log', 1);
  if (typeof o['source'] !== 'string') str(o, 'source', 2);
  if (typeof o['stdtype'] !== 'string') str(o, 'stdtype', 2);
}
export function decodeTemplate(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  obj(o, 'config', 5);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeTensorboard(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  ref(o, 'container', 4, decodeContainer);
  lis(o, 'experimentIds', 0, num);
  lis(o, 'trialIds', 0, num);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['serviceAddress'] !== 'string') str(o, 'serviceAddress', 0);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['exitStatus'] !== 'string') str(o, 'exitStatus', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  if (typeof o['workspaceId'] !== 'number') num(o, 'workspaceId', 1);
}
export function decodeTestWebhookResponse(o: Raw): void {
  if (typeof o['completed'] !== 'boolean') boo(o, 'completed', 1);
}
export function decodeTrial(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['experimentId'] !== 'number') num(o, 'experimentId', 1);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, TrialState);
  if (typeof o['restarts'] !== 'number') num(o, 'restarts', 1);
  obj(o, 'hparams', 5);
  if (typeof o['totalBatchesProcessed'] !== 'number') num(o, 'totalBatchesProcessed', 1);
  ref(o, 'bestValidation', 4, decodeMetricsWorkload);
  ref(o, 'latestValidation', 4, decodeMetricsWorkload);
  ref(o, 'bestCheckpoint', 4, decodeCheckpointWorkload);
  if (typeof o['runnerState'] !== 'string') str(o, 'runnerState', 0);
  if (typeof o['wallClockTime'] !== 'number') rea(o, 'wallClockTime', 0);
  if (typeof o['warmStartCheckpointUuid'] !== 'string') str(o, 'warmStartCheckpointUuid', 0);
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  i64(o, 'totalCheckpointSize', 0);
  if (typeof o['checkpointCount'] !== 'number') num(o, 'checkpointCount', 0);
  met(o, 'summaryMetrics', 4, false);
}
export function decodeTrialClosed(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
}
export function decodeTrialCreated(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
}
export function decodeTrialExitedEarly(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
  enu(o, 'exitedReason', 1, TrialExitedEarlyExitedReason);
}
export function decodeTrialLogsFieldsResponse(o: Raw): void {
  lis(o, 'agentIds', 0, str);
  lis(o, 'containerIds', 0, str);
  lis(o, 'rankIds', 0, num);
  lis(o, 'stdtypes', 0, str);
  lis(o, 'sources', 0, str);
}
export function decodeTrialLogsResponse(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['timestamp'] !== 'string') str(o, 'timestamp', 5);
  if (typeof o['message'] !== 'string') str(o, 'message', 1);
  enu(o, 'level', 1, LogLevel);
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  if (typeof o['agentId'] !== 'string') str(o, 'agentId', 2);
  if (typeof o['containerId'] !== 'string') str(o, 'containerId', 2);
  if (typeof o['rankId'] !== 'number') num(o, 'rankId', 2);
  if (typeof o['log'] !== 'string') str(o, 'log', 2);
  if (typeof o['source'] !== 'string') str(o, 'source', 2);
  if (typeof o['stdtype'] !== 'string') str(o, 'stdtype', 2);
}
export function decodeTrialOperation(o: Raw): void {
  ref(o, 'validateAfter', 2, decodeValidateAfterOperation);
}
export function decodeTrialProfilerMetricLabels(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['agentId'] !== 'string') str(o, 'agentId', 0);
  if (typeof o['gpuUuid'] !== 'string') str(o, 'gpuUuid', 0);
  enu(o, 'metricType', 0, TrialProfilerMetricLabelsProfilerMetricType);
}
export function decodeTrialProfilerMetricsBatch(o: Raw): void {
  lis(o, 'values', 1, rea);
  lis(o, 'batches', 1, num);
  lis(o, 'timestamps', 1, str);
  ref(o, 'labels', 5, decodeTrialProfilerMetricLabels);
}
export function decodeTrialProgress(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
  if (typeof o['partialUnits'] !== 'number') rea(o, 'partialUnits', 1);
}
export function decodeTrialSimulation(o: Raw): void {
  res(o, 'operations', 0, decodeRunnableOperation);
  if (typeof o['occurrences'] !== 'number') num(o, 'occurrences', 0);
}
export function decodeTrialSourceInfoMetric(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  enu(o, 'trialSourceInfoType', 1, TrialSourceInfoType);
  res(o, 'metricReports', 0, decodeMetricsReport);
}
export function decodeTrialsSampleResponse(o: Raw): void {
  res(o, 'trials', 1, decodeTrialsSampleResponseTrial);
  lis(o, 'promotedTrials', 1, num);
  lis(o, 'demotedTrials', 1, num);
}
export function decodeTrialsSampleResponseTrial(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  obj(o, 'hparams', 5);
  res(o, 'data', 1, decodeDataPoint);
}
export function decodeTrialsSnapshotResponse(o: Raw): void {
  res(o, 'trials', 1, decodeTrialsSnapshotResponseTrial);
}
export function decodeTrialsSnapshotResponseTrial(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  obj(o, 'hparams', 5);
  if (typeof o['metric'] !== 'number') rea(o, 'metric', 1);
  if (typeof o['batchesProcessed'] !== 'number') num(o, 'batchesProcessed', 1);
}
export function decodeTrigger(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 0);
  enu(o, 'triggerType', 0, TriggerType);
  obj(o, 'condition', 4);
  if (typeof o['webhookId'] !== 'number') num(o, 'webhookId', 0);
}
export function decodeUnarchiveExperimentResponse(o: Raw): void {}
export function decodeUnarchiveExperimentsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodeUnarchiveModelResponse(o: Raw): void {}
export function decodeUnarchiveProjectResponse(o: Raw): void {}
export function decodeUnarchiveWorkspaceResponse(o: Raw): void {}
export function decodeUnbindRPFromWorkspaceResponse(o: Raw): void {}
export function decodeUnpinWorkspaceResponse(o: Raw): void {}
export function decodeUpdateGroupResponse(o: Raw): void {
  ref(o, 'group', 5, decodeGroupDetails);
}
export function decodeUpdateJobQueueResponse(o: Raw): void {}
export function decodeUser(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['admin'] !== 'boolean') boo(o, 'admin', 1);
  if (typeof o['active'] !== 'boolean') boo(o, 'active', 1);
  ref(o, 'agentUserGroup', 4, decodeAgentUserGroup);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['modifiedAt'] !== 'string') str(o, 'modifiedAt', 4);
  if (typeof o['remote'] !== 'boolean') boo(o, 'remote', 0);
}
export function decodeUserRoleAssignment(o: Raw): void {
  if (typeof o['userId'] !== 'number') num(o, 'userId', 1);
  ref(o, 'roleAssignment', 5, decodeRoleAssignment);
}
export function decodeUserWebSetting(o: Raw): void {
  if (typeof o['key'] !== 'string') str(o, 'key', 1);
  if (typeof o['storagePath'] !== 'string') str(o, 'storagePath', 0);
  if (typeof o['value'] !== 'string') str(o, 'value', 0);
}
export function decodeValidateAfterOperation(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 0);
  i64(o, 'length', 0);
}
export function decodeValidationCompleted(o: Raw): void {
  if (typeof o['requestId'] !== 'string') str(o, 'requestId', 1);
  fre(o, 'metric', 5);
  i64(o, 'validateAfterLength', 1);
}
export function decodeValidationHistoryEntry(o: Raw): void {
  if (typeof o['trialId'] !== 'number') num(o, 'trialId', 1);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 5);
  if (typeof o['searcherMetric'] !== 'number') rea(o, 'searcherMetric', 1);
}
export function decodeWebhook(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 0);
  if (typeof o['url'] !== 'string') str(o, 'url', 1);
  res(o, 'triggers', 0, decodeTrigger);
  enu(o, 'webhookType', 1, WebhookType);
}
export function decodeWorkloadContainer(o: Raw): void {
  ref(o, 'training', 2, decodeMetricsWorkload);
  ref(o, 'validation', 2, decodeMetricsWorkload);
  ref(o, 'checkpoint', 2, decodeCheckpointWorkload);
}
export function decodeWorkspace(o: Raw): void {
  if (typeof o['id'] !== 'number') num(o, 'id', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['immutable'] !== 'boolean') boo(o, 'immutable', 1);
  if (typeof o['numProjects'] !== 'number') num(o, 'numProjects', 1);
  if (typeof o['pinned'] !== 'boolean') boo(o, 'pinned', 1);
  if (typeof o['userId'] !== 'number') num(o, 'userId', 1);
  if (typeof o['numExperiments'] !== 'number') num(o, 'numExperiments', 1);
  enu(o, 'state', 1, WorkspaceState);
  if (typeof o['errorMessage'] !== 'string') str(o, 'errorMessage', 1);
  ref(o, 'agentUserGroup', 2, decodeAgentUserGroup);
  obj(o, 'checkpointStorageConfig', 2);
  if (typeof o['pinnedAt'] !== 'string') str(o, 'pinnedAt', 2);
  if (typeof o['defaultComputePool'] !== 'string') str(o, 'defaultComputePool', 0);
  if (typeof o['defaultAuxPool'] !== 'string') str(o, 'defaultAuxPool', 0);
}
