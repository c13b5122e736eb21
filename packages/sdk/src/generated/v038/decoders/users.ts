// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, integer, message, messages, string, type Raw } from '../../../decode/fields';
import { decodeAgentUserGroup, decodePagination } from '../../decoders/common';

export function decodeGetUserByUsernameResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeGetUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodePatchUsersResponse(raw: Raw): void {
  messages(raw, 'results', 1, decodeUserActionResult);
}
export function decodeGetUsersResponse(raw: Raw): void {
  messages(raw, 'users', 0, decodeUser);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodePostUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeSetUserPasswordResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeUser(raw: Raw): void {
  integer(raw, 'id', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 1);
  if (typeof raw['admin'] !== 'boolean') boolean(raw, 'admin', 1);
  if (typeof raw['active'] !== 'boolean') boolean(raw, 'active', 1);
  message(raw, 'agentUserGroup', 4, decodeAgentUserGroup);
  if (typeof raw['displayName'] !== 'string') string(raw, 'displayName', 0);
  if (typeof raw['modifiedAt'] !== 'string') string(raw, 'modifiedAt', 4);
  if (typeof raw['remote'] !== 'boolean') boolean(raw, 'remote', 0);
  if (typeof raw['lastAuthAt'] !== 'string') string(raw, 'lastAuthAt', 2);
}
export function decodeUserActionResult(raw: Raw): void {
  if (typeof raw['error'] !== 'string') string(raw, 'error', 1);
  integer(raw, 'id', 1);
}
export function decodeAssignMultipleGroupsResponse(raw: Raw): void {}
