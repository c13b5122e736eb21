// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { integer, message, messages, string, type Raw } from '../../decode/fields';
import { decodePagination } from './common';
import { decodeGroupDetails } from './common-composed';

export function decodeCreateGroupResponse(raw: Raw): void {
  message(raw, 'group', 1, decodeGroupDetails);
}
export function decodeDeleteGroupResponse(raw: Raw): void {}
export function decodeGetGroupResponse(raw: Raw): void {
  message(raw, 'group', 1, decodeGroupDetails);
}
export function decodeGetGroupsResponse(raw: Raw): void {
  messages(raw, 'groups', 0, decodeGroupSearchResult);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGroup(raw: Raw): void {
  integer(raw, 'groupId', 0);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
}
export function decodeGroupSearchResult(raw: Raw): void {
  message(raw, 'group', 1, decodeGroup);
  integer(raw, 'numMembers', 1);
}
export function decodeUpdateGroupResponse(raw: Raw): void {
  message(raw, 'group', 1, decodeGroupDetails);
}
