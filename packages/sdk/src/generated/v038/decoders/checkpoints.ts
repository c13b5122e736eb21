// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, i64, int, map, obj, ref, res, str, type Raw } from '../../../decode/fields';
import { CheckpointState, decodePagination } from '../../decoders/common';
import { decodeCheckpointTrainingMetadata } from './common-composed';

export function decodeCheckpoint(o: Raw): void {
  if (typeof o['taskId'] !== 'string') str(o, 'taskId', 0);
  if (typeof o['allocationId'] !== 'string') str(o, 'allocationId', 2);
  if (typeof o['uuid'] !== 'string') str(o, 'uuid', 1);
  if (typeof o['reportTime'] !== 'string') str(o, 'reportTime', 4);
  map(o, 'resources', 1, i64);
  obj(o, 'metadata', 5);
  enu(o, 'state', 1, CheckpointState);
  ref(o, 'training', 1, decodeCheckpointTrainingMetadata);
  int(o, 'storageId', 2);
}
export function decodeGetCheckpointResponse(o: Raw): void {
  ref(o, 'checkpoint', 1, decodeCheckpoint);
}
export function decodeGetExperimentCheckpointsResponse(o: Raw): void {
  res(o, 'checkpoints', 1, decodeCheckpoint);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetTrialCheckpointsResponse(o: Raw): void {
  res(o, 'checkpoints', 1, decodeCheckpoint);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePostCheckpointMetadataResponse(o: Raw): void {
  ref(o, 'checkpoint', 1, decodeCheckpoint);
}
