// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, rea, ref, res, str, table, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { decodeJobSummary } from '../../decoders/jobs';

export const JobType = /*#__PURE__*/ table('TYPE_UNSPECIFIED TYPE_EXPERIMENT TYPE_NOTEBOOK TYPE_TENSORBOARD TYPE_SHELL TYPE_COMMAND TYPE_CHECKPOINT_GC TYPE_EXTERNAL TYPE_GENERIC');
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
