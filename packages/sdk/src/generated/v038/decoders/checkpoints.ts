// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, integer, integer64, map, message, messages, object, string, type Raw } from '../../../decode/fields';
import { CheckpointState, decodePagination } from '../../decoders/common';
import { decodeCheckpointTrainingMetadata } from './common-composed';

export function decodeCheckpoint(raw: Raw): void {
  if (typeof raw['taskId'] !== 'string') string(raw, 'taskId', 0);
  if (typeof raw['allocationId'] !== 'string') string(raw, 'allocationId', 2);
  if (typeof raw['uuid'] !== 'string') string(raw, 'uuid', 1);
  if (typeof raw['reportTime'] !== 'string') string(raw, 'reportTime', 4);
  map(raw, 'resources', 1, integer64);
  object(raw, 'metadata', 5);
  enumName(raw, 'state', 1, CheckpointState);
  message(raw, 'training', 1, decodeCheckpointTrainingMetadata);
  integer(raw, 'storageId', 2);
}
export function decodeGetCheckpointResponse(raw: Raw): void {
  message(raw, 'checkpoint', 1, decodeCheckpoint);
}
export function decodeGetExperimentCheckpointsResponse(raw: Raw): void {
  messages(raw, 'checkpoints', 1, decodeCheckpoint);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetTrialCheckpointsResponse(raw: Raw): void {
  messages(raw, 'checkpoints', 1, decodeCheckpoint);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePostCheckpointMetadataResponse(raw: Raw): void {
  message(raw, 'checkpoint', 1, decodeCheckpoint);
}
