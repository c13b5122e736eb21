// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumNameOf, enumTable, integer, list, message, messages, string, type Raw } from '../../../decode/fields';
import { LaunchWarning, TaskState } from '../../decoders/common';

export const GenericTaskState = /*#__PURE__*/ enumTable('GENERIC_TASK_STATE_UNSPECIFIED GENERIC_TASK_STATE_ACTIVE GENERIC_TASK_STATE_CANCELED GENERIC_TASK_STATE_COMPLETED GENERIC_TASK_STATE_ERROR GENERIC_TASK_STATE_PAUSED GENERIC_TASK_STATE_STOPPING_PAUSED GENERIC_TASK_STATE_STOPPING_CANCELED GENERIC_TASK_STATE_STOPPING_COMPLETED GENERIC_TASK_STATE_STOPPING_ERROR');
export const TaskType = /*#__PURE__*/ enumTable('TASK_TYPE_UNSPECIFIED TASK_TYPE_TRIAL TASK_TYPE_NOTEBOOK TASK_TYPE_SHELL TASK_TYPE_COMMAND TASK_TYPE_TENSORBOARD TASK_TYPE_CHECKPOINT_GC TASK_TYPE_GENERIC');
export function decodeAllocation(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 1);
  enumName(raw, 'state', 1, TaskState);
  if (typeof raw['isReady'] !== 'boolean') boolean(raw, 'isReady', 2);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 2);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 2);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 1);
  integer(raw, 'slots', 1);
  if (typeof raw['exitReason'] !== 'string') string(raw, 'exitReason', 2);
  integer(raw, 'statusCode', 2);
}
export function decodeCreateGenericTaskResponse(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 1);
  list(raw, 'warnings', 0, enumNameOf(LaunchWarning));
}
export function decodeGetAllocationResponse(raw: Raw): void {
  message(raw, 'allocation', 1, decodeAllocation);
}
export function decodeGetGenericTaskConfigResponse(raw: Raw): void {
  if (typeof raw['config'] !== 'string') string(raw, 'config', 1);
}
export function decodeGetTaskAcceleratorDataResponse(raw: Raw): void {
  messages(raw, 'acceleratorData', 1, decodeAcceleratorData);
}
export function decodeGetTaskContextDirectoryResponse(raw: Raw): void {
  if (typeof raw['b64Tgz'] !== 'string') string(raw, 'b64Tgz', 1);
}
export function decodeKillGenericTaskResponse(raw: Raw): void {}
export function decodePauseGenericTaskResponse(raw: Raw): void {}
export function decodeGetTaskResponse(raw: Raw): void {
  message(raw, 'task', 1, decodeTask);
}
export function decodeTask(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 1);
  enumName(raw, 'taskType', 1, TaskType);
  messages(raw, 'allocations', 1, decodeAllocation);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 5);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 2);
  if (typeof raw['config'] !== 'string') string(raw, 'config', 2);
  if (typeof raw['parentId'] !== 'string') string(raw, 'parentId', 2);
  enumName(raw, 'taskState', 2, GenericTaskState);
  if (typeof raw['forkedFrom'] !== 'string') string(raw, 'forkedFrom', 2);
  if (typeof raw['noPause'] !== 'boolean') boolean(raw, 'noPause', 2);
}
export function decodeUnpauseGenericTaskResponse(raw: Raw): void {}
export function decodeAcceleratorData(raw: Raw): void {
  if (typeof raw['containerId'] !== 'string') string(raw, 'containerId', 0);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 0);
  if (typeof raw['nodeName'] !== 'string') string(raw, 'nodeName', 0);
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 0);
  if (typeof raw['acceleratorType'] !== 'string') string(raw, 'acceleratorType', 0);
  list(raw, 'acceleratorUuids', 0, string);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 0);
}
