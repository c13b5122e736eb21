// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, ens, enu, int, lis, ref, res, str, table, type Raw } from '../../../decode/fields';
import { LaunchWarning, TaskState } from '../../decoders/common';

export const GenericTaskState = /*#__PURE__*/ table('GENERIC_TASK_STATE_UNSPECIFIED GENERIC_TASK_STATE_ACTIVE GENERIC_TASK_STATE_CANCELED GENERIC_TASK_STATE_COMPLETED GENERIC_TASK_STATE_ERROR GENERIC_TASK_STATE_PAUSED GENERIC_TASK_STATE_STOPPING_PAUSED GENERIC_TASK_STATE_STOPPING_CANCELED GENERIC_TASK_STATE_STOPPING_COMPLETED GENERIC_TASK_STATE_STOPPING_ERROR');
export const TaskType = /*#__PURE__*/ table('TASK_TYPE_UNSPECIFIED TASK_TYPE_TRIAL TASK_TYPE_NOTEBOOK TASK_TYPE_SHELL TASK_TYPE_COMMAND TASK_TYPE_TENSORBOARD TASK_TYPE_CHECKPOINT_GC TASK_TYPE_GENERIC');
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
export function decodeGetTaskResponse(o: Raw): void {
  ref(o, 'task', 1, decodeTask);
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
