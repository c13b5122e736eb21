// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, map, message, messageOf, messages, string, type Raw } from '../../decode/fields';
import { TaskState, decodeDevice } from './common';

export const FailureType = /*#__PURE__*/ enumTable('FAILURE_TYPE_UNSPECIFIED FAILURE_TYPE_RESOURCES_FAILED FAILURE_TYPE_RESOURCES_ABORTED FAILURE_TYPE_RESOURCES_MISSING FAILURE_TYPE_TASK_ABORTED FAILURE_TYPE_TASK_ERROR FAILURE_TYPE_AGENT_FAILED FAILURE_TYPE_AGENT_ERROR FAILURE_TYPE_RESTORE_ERROR FAILURE_TYPE_UNKNOWN_ERROR');
export const TaskType = /*#__PURE__*/ enumTable('TASK_TYPE_UNSPECIFIED TASK_TYPE_TRIAL TASK_TYPE_NOTEBOOK TASK_TYPE_SHELL TASK_TYPE_COMMAND TASK_TYPE_TENSORBOARD TASK_TYPE_CHECKPOINT_GC');
export function decodeAddress(raw: Raw): void {
  if (typeof raw['containerIp'] !== 'string') string(raw, 'containerIp', 0);
  integer(raw, 'containerPort', 0);
  if (typeof raw['hostIp'] !== 'string') string(raw, 'hostIp', 0);
  integer(raw, 'hostPort', 0);
}
export function decodeAllocation(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 1);
  enumName(raw, 'state', 1, TaskState);
  if (typeof raw['isReady'] !== 'boolean') boolean(raw, 'isReady', 1);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 0);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 0);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 1);
}
export function decodeAllocationSummary(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 0);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 0);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
  if (typeof raw['registeredTime'] !== 'string') string(raw, 'registeredTime', 4);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 0);
  integer(raw, 'slotsNeeded', 0);
  messages(raw, 'resources', 0, decodeResourcesSummary);
  if (typeof raw['schedulerType'] !== 'string') string(raw, 'schedulerType', 0);
  integer(raw, 'priority', 2);
  messages(raw, 'proxyPorts', 0, decodeProxyPortConfig);
}
export function decodeGetActiveTasksCountResponse(raw: Raw): void {
  integer(raw, 'commands', 1);
  integer(raw, 'notebooks', 1);
  integer(raw, 'shells', 1);
  integer(raw, 'tensorboards', 1);
}
export function decodeGetTaskResponse(raw: Raw): void {
  message(raw, 'task', 1, decodeTask);
}
export function decodeGetTasksResponse(raw: Raw): void {
  map(raw, 'allocationIdToSummary', 0, messageOf(decodeAllocationSummary));
}
export function decodeProxyPortConfig(raw: Raw): void {
  if (typeof raw['serviceId'] !== 'string') string(raw, 'serviceId', 0);
  integer(raw, 'port', 0);
  if (typeof raw['proxyTcp'] !== 'boolean') boolean(raw, 'proxyTcp', 0);
  if (typeof raw['unauthenticated'] !== 'boolean') boolean(raw, 'unauthenticated', 0);
}
export function decodeResourcesFailure(raw: Raw): void {
  enumName(raw, 'failureType', 0, FailureType);
  if (typeof raw['errMsg'] !== 'string') string(raw, 'errMsg', 0);
  integer(raw, 'exitCode', 2);
}
export function decodeResourcesStarted(raw: Raw): void {
  messages(raw, 'addresses', 0, decodeAddress);
  if (typeof raw['nativeResourcesId'] !== 'string') string(raw, 'nativeResourcesId', 0);
}
export function decodeResourcesStopped(raw: Raw): void {
  message(raw, 'failure', 4, decodeResourcesFailure);
}
export function decodeResourcesSummary(raw: Raw): void {
  if (typeof raw['resourcesId'] !== 'string') string(raw, 'resourcesId', 0);
  if (typeof raw['resourcesType'] !== 'string') string(raw, 'resourcesType', 0);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 0);
  map(raw, 'agentDevices', 0, messageOf(decodeResourcesSummaryDevices));
  if (typeof raw['containerId'] !== 'string') string(raw, 'containerId', 2);
  message(raw, 'started', 2, decodeResourcesStarted);
  message(raw, 'exited', 2, decodeResourcesStopped);
}
export function decodeResourcesSummaryDevices(raw: Raw): void {
  messages(raw, 'devices', 0, decodeDevice);
}
export function decodeTask(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 1);
  enumName(raw, 'taskType', 1, TaskType);
  messages(raw, 'allocations', 1, decodeAllocation);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 2);
}
