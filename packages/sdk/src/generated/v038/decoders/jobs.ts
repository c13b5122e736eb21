// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, message, messages, number, string, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { decodeJobSummary } from '../../decoders/jobs';

export const JobType = /*#__PURE__*/ enumTable('TYPE_UNSPECIFIED TYPE_EXPERIMENT TYPE_NOTEBOOK TYPE_TENSORBOARD TYPE_SHELL TYPE_COMMAND TYPE_CHECKPOINT_GC TYPE_EXTERNAL TYPE_GENERIC');
export function decodeGetJobsResponse(raw: Raw): void {
  message(raw, 'pagination', 1, decodePagination);
  messages(raw, 'jobs', 1, decodeJob);
}
export function decodeGetJobsV2Response(raw: Raw): void {
  message(raw, 'pagination', 1, decodePagination);
  messages(raw, 'jobs', 1, decodeRBACJob);
}
export function decodeJob(raw: Raw): void {
  message(raw, 'summary', 4, decodeJobSummary);
  enumName(raw, 'type', 1, JobType);
  if (typeof raw['submissionTime'] !== 'string') string(raw, 'submissionTime', 5);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  integer(raw, 'userId', 0);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['isPreemptible'] !== 'boolean') boolean(raw, 'isPreemptible', 1);
  integer(raw, 'priority', 0);
  if (typeof raw['weight'] !== 'number') number(raw, 'weight', 0);
  if (typeof raw['entityId'] !== 'string') string(raw, 'entityId', 1);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'requestedSlots', 1);
  integer(raw, 'allocatedSlots', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['progress'] !== 'number') number(raw, 'progress', 0);
  integer(raw, 'workspaceId', 1);
}
export function decodeLimitedJob(raw: Raw): void {
  message(raw, 'summary', 4, decodeJobSummary);
  enumName(raw, 'type', 1, JobType);
  if (typeof raw['resourcePool'] !== 'string') string(raw, 'resourcePool', 1);
  if (typeof raw['isPreemptible'] !== 'boolean') boolean(raw, 'isPreemptible', 1);
  integer(raw, 'priority', 0);
  if (typeof raw['weight'] !== 'number') number(raw, 'weight', 0);
  if (typeof raw['jobId'] !== 'string') string(raw, 'jobId', 1);
  integer(raw, 'requestedSlots', 1);
  integer(raw, 'allocatedSlots', 1);
  if (typeof raw['progress'] !== 'number') number(raw, 'progress', 0);
  integer(raw, 'workspaceId', 1);
}
export function decodeRBACJob(raw: Raw): void {
  message(raw, 'full', 2, decodeJob);
  message(raw, 'limited', 2, decodeLimitedJob);
}
