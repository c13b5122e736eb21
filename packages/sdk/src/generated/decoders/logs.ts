// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, integer, list, string, type Raw } from '../../decode/fields';
import { LogLevel } from './common';

export function decodeTaskLogsFieldsResponse(raw: Raw): void {
  list(raw, 'allocationIds', 0, string);
  list(raw, 'agentIds', 0, string);
  list(raw, 'containerIds', 0, string);
  list(raw, 'rankIds', 0, integer);
  list(raw, 'stdtypes', 0, string);
  list(raw, 'sources', 0, string);
}
export function decodeTaskLogsResponse(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['timestamp'] !== 'string') string(raw, 'timestamp', 5);
  if (typeof raw['message'] !== 'string') string(raw, 'message', 1);
  enumName(raw, 'level', 1, LogLevel);
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 1);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 2);
  if (typeof raw['agentId'] !== 'string') string(raw, 'agentId', 2);
  if (typeof raw['containerId'] !== 'string') string(raw, 'containerId', 2);
  integer(raw, 'rankId', 2);
  if (typeof raw['log'] !== 'string') string(raw, 'log', 1);
  if (typeof raw['source'] !== 'string') string(raw, 'source', 2);
  if (typeof raw['stdtype'] !== 'string') string(raw, 'stdtype', 2);
}
export function decodeTrialLogsFieldsResponse(raw: Raw): void {
  list(raw, 'agentIds', 0, string);
  list(raw, 'containerIds', 0, string);
  list(raw, 'rankIds', 0, integer);
  list(raw, 'stdtypes', 0, string);
  list(raw, 'sources', 0, string);
}
export function decodeTrialLogsResponse(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['timestamp'] !== 'string') string(raw, 'timestamp', 5);
  if (typeof raw['message'] !== 'string') string(raw, 'message', 1);
  enumName(raw, 'level', 1, LogLevel);
  integer(raw, 'trialId', 1);
  if (typeof raw['agentId'] !== 'string') string(raw, 'agentId', 2);
  if (typeof raw['containerId'] !== 'string') string(raw, 'containerId', 2);
  integer(raw, 'rankId', 2);
  if (typeof raw['log'] !== 'string') string(raw, 'log', 2);
  if (typeof raw['source'] !== 'string') string(raw, 'source', 2);
  if (typeof raw['stdtype'] !== 'string') string(raw, 'stdtype', 2);
}
