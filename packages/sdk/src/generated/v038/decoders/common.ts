// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, i64, int, map, obj, res, str, table, type Raw } from '../../../decode/fields';

export const CheckpointState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ACTIVE STATE_COMPLETED STATE_ERROR STATE_DELETED STATE_PARTIALLY_DELETED');
export const ContainerState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_ASSIGNED STATE_PULLING STATE_STARTING STATE_RUNNING STATE_TERMINATED');
export const DeviceType = /*#__PURE__*/ table('TYPE_UNSPECIFIED TYPE_CPU TYPE_CUDA TYPE_ROCM');
export const JobState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_QUEUED STATE_SCHEDULED STATE_SCHEDULED_BACKFILLED');
export const LaunchWarning = /*#__PURE__*/ table('LAUNCH_WARNING_UNSPECIFIED LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED');
export const LogLevel = /*#__PURE__*/ table('LOG_LEVEL_UNSPECIFIED LOG_LEVEL_TRACE LOG_LEVEL_DEBUG LOG_LEVEL_INFO LOG_LEVEL_WARNING LOG_LEVEL_ERROR LOG_LEVEL_CRITICAL');
export const MetricType = /*#__PURE__*/ table('METRIC_TYPE_UNSPECIFIED METRIC_TYPE_TRAINING METRIC_TYPE_VALIDATION METRIC_TYPE_PROFILING');
export const TaskState = /*#__PURE__*/ table('STATE_UNSPECIFIED STATE_PULLING STATE_STARTING STATE_RUNNING STATE_TERMINATED STATE_TERMINATING STATE_WAITING STATE_QUEUED', 'STATE_QUEUED', [0, 3, 4, 5, 6, 7, 9, 8]);
export const WorkspaceState = /*#__PURE__*/ table('WORKSPACE_STATE_UNSPECIFIED WORKSPACE_STATE_DELETING WORKSPACE_STATE_DELETE_FAILED WORKSPACE_STATE_DELETED');
export function decodeAgentUserGroup(o: Raw): void {
  int(o, 'agentUid', 2);
  int(o, 'agentGid', 2);
  if (typeof o['agentUser'] !== 'string') str(o, 'agentUser', 2);
  if (typeof o['agentGroup'] !== 'string') str(o, 'agentGroup', 2);
}
export function decodeCheckpointWorkload(o: Raw): void {
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 0);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  enu(o, 'state', 1, CheckpointState);
  map(o, 'resources', 0, i64);
  int(o, 'totalBatches', 1);
  obj(o, 'metadata', 4);
}
export function decodeContainer(o: Raw): void {
  if (typeof o['parent'] !== 'string') str(o, 'parent', 0);
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  enu(o, 'state', 1, ContainerState);
  res(o, 'devices', 0, decodeDevice);
  if (typeof o['permissionDenied'] !== 'boolean') boo(o, 'permissionDenied', 0);
}
export function decodeDevice(o: Raw): void {
  int(o, 'id', 0);
  if (typeof o['brand'] !== 'string') str(o, 'brand', 0);
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 0);
  enu(o, 'type', 0, DeviceType);
}
export function decodePagination(o: Raw): void {
  int(o, 'offset', 0);
  int(o, 'limit', 0);
  int(o, 'startIndex', 0);
  int(o, 'endIndex', 0);
  int(o, 'total', 0);
}
export function decodeQueueStats(o: Raw): void {
  int(o, 'queuedCount', 1);
  int(o, 'scheduledCount', 1);
}
