// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, int, lis, obj, ref, res, str, type Raw } from '../../decode/fields';
import { decodeCheckpoint } from './checkpoints';
import { decodePagination } from './common';

export function decodeArchiveModelResponse(o: Raw): void {}
export function decodeDeleteModelResponse(o: Raw): void {}
export function decodeDeleteModelVersionResponse(o: Raw): void {}
export function decodeGetModelLabelsResponse(o: Raw): void {
  lis(o, 'labels', 1, str);
}
export function decodeGetModelResponse(o: Raw): void {
  ref(o, 'model', 1, decodeModel);
}
export function decodeGetModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 1, decodeModelVersion);
}
export function decodeGetModelVersionsResponse(o: Raw): void {
  ref(o, 'model', 1, decodeModel);
  res(o, 'modelVersions', 1, decodeModelVersion);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetModelsResponse(o: Raw): void {
  res(o, 'models', 1, decodeModel);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeModel(o: Raw): void {
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
  obj(o, 'metadata', 5);
  if (typeof o['creationTime'] !== 'string') str(o, 'creationTime', 5);
  if (typeof o['lastUpdatedTime'] !== 'string') str(o, 'lastUpdatedTime', 5);
  int(o, 'id', 1);
  int(o, 'numVersions', 1);
  lis(o, 'labels', 0, str);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  int(o, 'workspaceId', 1);
  int(o, 'userId', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  if (typeof o['notes'] !== 'string') str(o, 'notes', 0);
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
export function decodeMoveModelResponse(o: Raw): void {}
export function decodePatchModelResponse(o: Raw): void {
  ref(o, 'model', 1, decodeModel);
}
export function decodePatchModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 1, decodeModelVersion);
}
export function decodePostModelResponse(o: Raw): void {
  ref(o, 'model', 1, decodeModel);
}
export function decodePostModelVersionResponse(o: Raw): void {
  ref(o, 'modelVersion', 1, decodeModelVersion);
}
export function decodeUnarchiveModelResponse(o: Raw): void {}
