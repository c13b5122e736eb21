// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, ens, enu, int, lis, map, of, ref, res, str, table, type Raw } from '../../../decode/fields';
import { LaunchWarning, TaskState, decodeDevice } from './common';

export const FailureType = /*#__PURE__*/ table('FAILURE_TYPE_UNSPECIFIED FAILURE_TYPE_RESOURCES_FAILED FAILURE_TYPE_RESOURCES_ABORTED FAILURE_TYPE_RESOURCES_MISSING FAILURE_TYPE_TASK_ABORTED FAILURE_TYPE_TASK_ERROR FAILURE_TYPE_AGENT_FAILED FAILURE_TYPE_AGENT_ERROR FAILURE_TYPE_RESTORE_ERROR FAILURE_TYPE_UNKNOWN_ERROR');
export const GenericTaskState = /*#__PURE__*/ table('GENERIC_TASK_STATE_UNSPECIFIED GENERIC_TASK_STATE_ACTIVE GENERIC_TASK_STATE_CANCELED GENERIC_TASK_STATE_COMPLETED GENERIC_TASK_STATE_ERROR GENERIC_TASK_STATE_PAUSED GENERIC_TASK_STATE_STOPPING_PAUSED GENERIC_TASK_STATE_STOPPING_CANCELED GENERIC_TASK_STATE_STOPPING_COMPLETED GENERIC_TASK_STATE_STOPPING_ERROR');
export const TaskType = /*#__PURE__*/ table('TASK_TYPE_UNSPECIFIED TASK_TYPE_TRIAL TASK_TYPE_NOTEBOOK TASK_TYPE_SHELL TASK_TYPE_COMMAND TASK_TYPE_TENSORBOARD TASK_TYPE_CHECKPOINT_GC TASK_TYPE_GENERIC');
export function decodeAddress(o: Raw): void {
  if (typeof o['containerIp'] !== 'string') str(o, 'containerIp', 0);
  int(o, 'containerPort', 0);
  if (typeof o['hostIp'] !== 'string') str(o, 'hostIp', 0);
  int(o, 'hostPort', 0);
}
export function decodeAllocation(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 1);
  enu(o, 'state', 1, TaskState);
  if (typeof o['isReady'] !== 'boolean') boo(o, 'isReady', 2);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 2);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 2);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 1);
  int(o, 'slots', 1);
  if (typeof o['exitReason'] !== 'string') str(o, 'exitReason', 2);
  int(o, 'statusCode', 2);
}
export function decodeCreateGenericTaskResponse(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 1);
  lis(o, 'warnings', 0, ens(LaunchWarning));
}
export function decodeGetAllocationResponse(o: Raw): void {
  ref(o, 'allocation', 1, decodeAllocation);
}
export function decodeGetGenericTaskConfigResponse(o: Raw): void {
  if (typeof o['config'] !== 'string') str(o, 'config', 1);
}
export function decodeGetTaskAcceleratorDataResponse(o: Raw): void {
  res(o, 'acceleratorData', 1, decodeAcceleratorData);
}
export function decodeGetTaskContextDirectoryResponse(o: Raw): void {
  if (typeof o['b64Tgz'] !== 'string') str(o, 'b64Tgz', 1);
}
export function decodeKillGenericTaskResponse(o: Raw): void {}
export function decodePauseGenericTaskResponse(o: Raw): void {}
export function decodeAllocationSummary(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  if (typeof o['registeredTime'] !== 'string') str(o, 'registeredTime', 4);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 0);
  int(o, 'slotsNeeded', 0);
  res(o, 'resources', 0, decodeResourcesSummary);
  if (typeof o['schedulerType'] !== 'string') str(o, 'schedulerType', 0);
  int(o, 'priority', 2);
  res(o, 'proxyPorts', 0, decodeProxyPortConfig);
}
export function decodeGetActiveTasksCountResponse(o: Raw): void {
  int(o, 'commands', 1);
  int(o, 'notebooks', 1);
  int(o, 'shells', 1);
  int(o, 'tensorboards', 1);
}
export function decodeGetTaskResponse(o: Raw): void {
  ref(o, 'task', 1, decodeTask);
}
export function decodeGetTasksResponse(o: Raw): void {
  map(o, 'allocationIdToSummary', 0, of(decodeAllocationSummary));
}
export function decodeProxyPortConfig(o: Raw): void {
  if (typeof o['serviceId'] !== 'string') str(o, 'serviceId', 0);
  int(o, 'port', 0);
  if (typeof o['proxyTcp'] !== 'boolean') boo(o, 'proxyTcp', 0);
  if (typeof o['unauthenticated'] !== 'boolean') boo(o, 'unauthenticated', 0);
}
export function decodeResourcesFailure(o: Raw): void {
  enu(o, 'failureType', 0, FailureType);
  if (typeof o['errMsg'] !== 'string') str(o, 'errMsg', 0);
  int(o, 'exitCode', 2);
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
export function decodeTask(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 1);
  enu(o, 'taskType', 1, TaskType);
  res(o, 'allocations', 1, decodeAllocation);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 5);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 2);
  if (typeof o['config'] !== 'string') str(o, 'config', 2);
  if (typeof o['parentId'] !== 'string') str(o, 'parentId', 2);
  enu(o, 'taskState', 2, GenericTaskState);
  if (typeof o['forkedFrom'] !== 'string') str(o, 'forkedFrom', 2);
  if (typeof o['noPause'] !== 'boolean') boo(o, 'noPause', 2);
}
export function decodeUnpauseGenericTaskResponse(o: Raw): void {}
export function decodeAcceleratorData(o: Raw): void {
  if (typeof o['containerId'] !== 'string') str(o, 'containerId', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 0);
  if (typeof o['nodeName'] !== 'string') str(o, 'nodeName', 0);
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  if (typeof o['acceleratorType'] !== 'string') str(o, 'acceleratorType', 0);
  lis(o, 'acceleratorUuids', 0, str);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 0);
}
