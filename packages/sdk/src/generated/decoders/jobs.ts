// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, rea, ref, res, str, table, type Raw } from '../../decode/fields';
import { JobState, decodePagination, decodeQueueStats } from './common';

export const JobType = /*#__PURE__*/ table('TYPE_UNSPECIFIED TYPE_EXPERIMENT TYPE_NOTEBOOK TYPE_TENSORBOARD TYPE_SHELL TYPE_COMMAND TYPE_CHECKPOINT_GC');
export function decodeAggregateQueueStats(o: Raw): void {
  if (typeof o['periodStart'] !== 'string') str(o, 'periodStart', 1);
  if (typeof o['seconds'] !== 'number') rea(o, 'seconds', 1);
}
export function decodeGetJobQueueStatsResponse(o: Raw): void {
  res(o, 'results', 1, decodeRPQueueStat);
}
export function decodeGetJobsResponse(o: Raw): void {
  ref(o, 'pagination', 1, decodePagination);
  res(o, 'jobs', 1, decodeJob);
}
export function decodeGetJobsV2Response(o: Raw): void {
  ref(o, 'pagination', 1, decodePagination);
  res(o, 'jobs', 1, decodeRBACJob);
}
export function decodeJob(o: Raw): void {
  ref(o, 'summary', 4, decodeJobSummary);
  enu(o, 'type', 1, JobType);
  if (typeof o['submissionTime'] !== 'string') str(o, 'submissionTime', 5);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  int(o, 'userId', 0);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['isPreemptible'] !== 'boolean') boo(o, 'isPreemptible', 1);
  int(o, 'priority', 0);
  if (typeof o['weight'] !== 'number') rea(o, 'weight', 0);
  if (typeof o['entityId'] !== 'string') str(o, 'entityId', 1);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'requestedSlots', 1);
  int(o, 'allocatedSlots', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 0);
  int(o, 'workspaceId', 1);
}
export function decodeJobSummary(o: Raw): void {
  enu(o, 'state', 1, JobState);
  int(o, 'jobsAhead', 1);
}
export function decodeLimitedJob(o: Raw): void {
  ref(o, 'summary', 4, decodeJobSummary);
  enu(o, 'type', 1, JobType);
  if (typeof o['resourcePool'] !== 'string') str(o, 'resourcePool', 1);
  if (typeof o['isPreemptible'] !== 'boolean') boo(o, 'isPreemptible', 1);
  int(o, 'priority', 0);
  if (typeof o['weight'] !== 'number') rea(o, 'weight', 0);
  if (typeof o['jobId'] !== 'string') str(o, 'jobId', 1);
  int(o, 'requestedSlots', 1);
  int(o, 'allocatedSlots', 1);
  if (typeof o['progress'] !== 'number') rea(o, 'progress', 0);
  int(o, 'workspaceId', 1);
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
export function decodeUpdateJobQueueResponse(o: Raw): void {}
