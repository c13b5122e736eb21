// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, integer, list, message, messages, object, string, type Raw } from '../../decode/fields';
import { decodeCheckpoint } from './checkpoints';
import { decodePagination } from './common';

export function decodeArchiveModelResponse(raw: Raw): void {}
export function decodeDeleteModelResponse(raw: Raw): void {}
export function decodeDeleteModelVersionResponse(raw: Raw): void {}
export function decodeGetModelLabelsResponse(raw: Raw): void {
  list(raw, 'labels', 1, string);
}
export function decodeGetModelResponse(raw: Raw): void {
  message(raw, 'model', 1, decodeModel);
}
export function decodeGetModelVersionResponse(raw: Raw): void {
  message(raw, 'modelVersion', 1, decodeModelVersion);
}
export function decodeGetModelVersionsResponse(raw: Raw): void {
  message(raw, 'model', 1, decodeModel);
  messages(raw, 'modelVersions', 1, decodeModelVersion);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetModelsResponse(raw: Raw): void {
  messages(raw, 'models', 1, decodeModel);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeModel(raw: Raw): void {
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 0);
  object(raw, 'metadata', 5);
  if (typeof raw['creationTime'] !== 'string') string(raw, 'creationTime', 5);
  if (typeof raw['lastUpdatedTime'] !== 'string') string(raw, 'lastUpdatedTime', 5);
  integer(raw, 'id', 1);
  integer(raw, 'numVersions', 1);
  list(raw, 'labels', 0, string);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  integer(raw, 'workspaceId', 1);
  integer(raw, 'userId', 1);
  if (typeof raw['archived'] !== 'boolean') boolean(raw, 'archived', 1);
  if (typeof raw['notes'] !== 'string') string(raw, 'notes', 0);
}
export function decodeModelVersion(raw: Raw): void {
  message(raw, 'model', 1, decodeModel);
  message(raw, 'checkpoint', 1, decodeCheckpoint);
  integer(raw, 'version', 1);
  if (typeof raw['creationTime'] !== 'string') string(raw, 'creationTime', 5);
  integer(raw, 'id', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
  object(raw, 'metadata', 4);
  if (typeof raw['lastUpdatedTime'] !== 'string') string(raw, 'lastUpdatedTime', 5);
  if (typeof raw['comment'] !== 'string') string(raw, 'comment', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 0);
  integer(raw, 'userId', 0);
  list(raw, 'labels', 0, string);
  if (typeof raw['notes'] !== 'string') string(raw, 'notes', 0);
}
export function decodeMoveModelResponse(raw: Raw): void {}
export function decodePatchModelResponse(raw: Raw): void {
  message(raw, 'model', 1, decodeModel);
}
export function decodePatchModelVersionResponse(raw: Raw): void {
  message(raw, 'modelVersion', 1, decodeModelVersion);
}
export function decodePostModelResponse(raw: Raw): void {
  message(raw, 'model', 1, decodeModel);
}
export function decodePostModelVersionResponse(raw: Raw): void {
  message(raw, 'modelVersion', 1, decodeModelVersion);
}
export function decodeUnarchiveModelResponse(raw: Raw): void {}
