// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumTable, integer, integer64, map, messages, object, string, type Raw } from '../../decode/fields';

export const CheckpointState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_ACTIVE STATE_COMPLETED STATE_ERROR STATE_DELETED STATE_PARTIALLY_DELETED');
export const ContainerState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_ASSIGNED STATE_PULLING STATE_STARTING STATE_RUNNING STATE_TERMINATED');
export const DeviceType = /*#__PURE__*/ enumTable('TYPE_UNSPECIFIED TYPE_CPU TYPE_CUDA TYPE_ROCM');
export const JobState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_QUEUED STATE_SCHEDULED STATE_SCHEDULED_BACKFILLED');
export const LaunchWarning = /*#__PURE__*/ enumTable('LAUNCH_WARNING_UNSPECIFIED LAUNCH_WARNING_CURRENT_SLOTS_EXCEEDED');
export const LogLevel = /*#__PURE__*/ enumTable('LOG_LEVEL_UNSPECIFIED LOG_LEVEL_TRACE LOG_LEVEL_DEBUG LOG_LEVEL_INFO LOG_LEVEL_WARNING LOG_LEVEL_ERROR LOG_LEVEL_CRITICAL');
export const MetricType = /*#__PURE__*/ enumTable('METRIC_TYPE_UNSPECIFIED METRIC_TYPE_TRAINING METRIC_TYPE_VALIDATION');
export const TaskState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_PULLING STATE_STARTING STATE_RUNNING STATE_TERMINATED STATE_TERMINATING STATE_WAITING STATE_QUEUED', 'STATE_QUEUED', [0, 3, 4, 5, 6, 7, 9, 8]);
export const WorkspaceState = /*#__PURE__*/ enumTable('WORKSPACE_STATE_UNSPECIFIED WORKSPACE_STATE_DELETING WORKSPACE_STATE_DELETE_FAILED WORKSPACE_STATE_DELETED');
export function decodeAgentUserGroup(raw: Raw): void {
  integer(raw, 'agentUid', 2);
  integer(raw, 'agentGid', 2);
  if (typeof raw['agentUser'] !== 'string') string(raw, 'agentUser', 2);
  if (typeof raw['agentGroup'] !== 'string') string(raw, 'agentGroup', 2);
}
export function decodeCheckpointWorkload(raw: Raw): void {
  if (typeof raw['uuid'] !== 'string') string(raw, 'uuid', 0);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 4);
  enumName(raw, 'state', 1, CheckpointState);
  map(raw, 'resources', 0, integer64);
  integer(raw, 'totalBatches', 1);
  object(raw, 'metadata', 4);
}
export function decodeContainer(raw: Raw): void {
  if (typeof raw['parent'] !== 'string') string(raw, 'parent', 0);
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  enumName(raw, 'state', 1, ContainerState);
  messages(raw, 'devices', 0, decodeDevice);
}
export function decodeDevice(raw: Raw): void {
  integer(raw, 'id', 0);
  if (typeof raw['brand'] !== 'string') string(raw, 'brand', 0);
  if (typeof raw['uuid'] !== 'string') string(raw, 'uuid', 0);
  enumName(raw, 'type', 0, DeviceType);
}
export function decodePagination(raw: Raw): void {
  integer(raw, 'offset', 0);
  integer(raw, 'limit', 0);
  integer(raw, 'startIndex', 0);
  integer(raw, 'endIndex', 0);
  integer(raw, 'total', 0);
}
export function decodeQueueStats(raw: Raw): void {
  integer(raw, 'queuedCount', 1);
  integer(raw, 'scheduledCount', 1);
}
