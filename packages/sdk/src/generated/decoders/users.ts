// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, integer, message, messages, string, type Raw } from '../../decode/fields';
import { decodeAgentUserGroup, decodePagination } from './common';

export function decodeGetUserByUsernameResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeGetUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeGetUserSettingResponse(raw: Raw): void {
  messages(raw, 'settings', 1, decodeUserWebSetting);
}
export function decodeGetUsersResponse(raw: Raw): void {
  messages(raw, 'users', 0, decodeUser);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodePostUserActivityResponse(raw: Raw): void {}
export function decodePostUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodePostUserSettingResponse(raw: Raw): void {}
export function decodeResetUserSettingResponse(raw: Raw): void {}
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
}
export function decodeUserWebSetting(raw: Raw): void {
  if (typeof raw['key'] !== 'string') string(raw, 'key', 1);
  if (typeof raw['storagePath'] !== 'string') string(raw, 'storagePath', 0);
  if (typeof raw['value'] !== 'string') string(raw, 'value', 0);
}
