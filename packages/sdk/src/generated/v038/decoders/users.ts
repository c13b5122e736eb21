// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, int, ref, res, str, type Raw } from '../../../decode/fields';
import { decodeAgentUserGroup, decodePagination } from '../../decoders/common';

export function decodeGetUserByUsernameResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodeGetUserResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodePatchUsersResponse(o: Raw): void {
  res(o, 'results', 1, decodeUserActionResult);
}
export function decodeGetUsersResponse(o: Raw): void {
  res(o, 'users', 0, decodeUser);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePatchUserResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodePostUserResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodeSetUserPasswordResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodeUser(o: Raw): void {
  int(o, 'id', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 1);
  if (typeof o['admin'] !== 'boolean') boo(o, 'admin', 1);
  if (typeof o['active'] !== 'boolean') boo(o, 'active', 1);
  ref(o, 'agentUserGroup', 4, decodeAgentUserGroup);
  if (typeof o['displayName'] !== 'string') str(o, 'displayName', 0);
  if (typeof o['modifiedAt'] !== 'string') str(o, 'modifiedAt', 4);
  if (typeof o['remote'] !== 'boolean') boo(o, 'remote', 0);
  if (typeof o['lastAuthAt'] !== 'string') str(o, 'lastAuthAt', 2);
}
export function decodeUserActionResult(o: Raw): void {
  if (typeof o['error'] !== 'string') str(o, 'error', 1);
  int(o, 'id', 1);
}
export function decodeAssignMultipleGroupsResponse(o: Raw): void {}
