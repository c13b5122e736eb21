// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { integer, list, message, messages, object, string, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';
import { decodeModel } from '../../decoders/models';
import { decodeCheckpoint } from './checkpoints';

export function decodeGetModelVersionResponse(raw: Raw): void {
  message(raw, 'modelVersion', 1, decodeModelVersion);
}
export function decodeGetModelVersionsResponse(raw: Raw): void {
  message(raw, 'model', 1, decodeModel);
  messages(raw, 'modelVersions', 1, decodeModelVersion);
  message(raw, 'pagination', 1, decodePagination);
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
export function decodePatchModelVersionResponse(raw: Raw): void {
  message(raw, 'modelVersion', 1, decodeModelVersion);
}
export function decodePostModelVersionResponse(raw: Raw): void {
  message(raw, 'modelVersion', 1, decodeModelVersion);
}
