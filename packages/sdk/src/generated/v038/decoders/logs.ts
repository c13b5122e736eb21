// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, i64, int, lis, res, str, type Raw } from '../../../decode/fields';
import { LogLevel } from './common';
import { decodeExperimentActionResult } from './experiments';

export function decodeTaskLogsFieldsResponse(o: Raw): void {
  lis(o, 'allocationIds', 0, str);
  lis(o, 'agentIds', 0, str);
  lis(o, 'containerIds', 0, str);
  lis(o, 'rankIds', 0, int);
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
  int(o, 'rankId', 2);
  if (typeof o['log'] !== 'string') str(o, 'log', 1);
  if (typeof o['source'] !== 'string') str(o, 'source', 2);
  if (typeof o['stdtype'] !== 'string') str(o, 'stdtype', 2);
}
export function decodeTrialLogsFieldsResponse(o: Raw): void {
  lis(o, 'agentIds', 0, str);
  lis(o, 'containerIds', 0, str);
  lis(o, 'rankIds', 0, int);
  lis(o, 'stdtypes', 0, str);
  lis(o, 'sources', 0, str);
}
export function decodeTrialLogsResponse(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['timestamp'] !== 'string') str(o, 'timestamp', 5);
  if (typeof o['message'] !== 'string') str(o, 'message', 1);
  enu(o, 'level', 1, LogLevel);
  int(o, 'trialId', 1);
  if (typeof o['agentId'] !== 'string') str(o, 'agentId', 2);
  if (typeof o['containerId'] !== 'string') str(o, 'containerId', 2);
  int(o, 'rankId', 2);
  if (typeof o['log'] !== 'string') str(o, 'log', 2);
  if (typeof o['source'] !== 'string') str(o, 'source', 2);
  if (typeof o['stdtype'] !== 'string') str(o, 'stdtype', 2);
}
export function decodeCleanupLogsResponse(o: Raw): void {
  i64(o, 'removedCount', 1);
}
export function decodeGetTrialRemainingLogRetentionDaysResponse(o: Raw): void {
  int(o, 'remainingDays', 2);
}
export function decodePostTaskLogsResponse(o: Raw): void {}
export function decodePutExperimentRetainLogsResponse(o: Raw): void {}
export function decodePutExperimentsRetainLogsResponse(o: Raw): void {
  res(o, 'results', 1, decodeExperimentActionResult);
}
export function decodePutTrialRetainLogsResponse(o: Raw): void {}
