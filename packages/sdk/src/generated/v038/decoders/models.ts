// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { int, lis, obj, ref, res, str, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { decodeModel } from '../../decoders/models';
import { decodeCheckpoint } from './checkpoints';

export function decodeGetModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 1, decodeModelVersion);
}
export function decodeGetModelVersionsResponse(o: Raw): void {
  ref(o, 'model', 1, decodeModel);
  res(o, 'modelVersions', 1, decodeModelVersion);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeModelVersion(o: Raw): void {
  ref(o, 'model', 1, decodeModel);
  ref(o, 'checkpoint', 1, decodeCheckpoint);
  int(o, 'version', 1);
  if (typeof o['creationTime'] !== 'string') str(o, 'creationTime', 5);
  int(o, 'id', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
  obj(o, 'metadata', 4);
  if (typeof o['lastUpdatedTime'] !== 'string') str(o, 'lastUpdatedTime', 5);
  if (typeof o['comment'] !== 'string') str(o, 'comment', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 0);
  int(o, 'userId', 0);
  lis(o, 'labels', 0, str);
  if (typeof o['notes'] !== 'string') str(o, 'notes', 0);
}
export function decodePatchModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 1, decodeModelVersion);
}
export function decodePostModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 1, decodeModelVersion);
}
