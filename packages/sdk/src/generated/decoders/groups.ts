// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { int, ref, res, str, type Raw } from '../../decode/fields';
import { decodePagination } from './common';
import { decodeGroupDetails } from './common-composed';

export function decodeCreateGroupResponse(o: Raw): void {
  ref(o, 'group', 1, decodeGroupDetails);
}
export function decodeDeleteGroupResponse(o: Raw): void {}
export function decodeGetGroupResponse(o: Raw): void {
  ref(o, 'group', 1, decodeGroupDetails);
}
export function decodeGetGroupsResponse(o: Raw): void {
  res(o, 'groups', 0, decodeGroupSearchResult);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGroup(o: Raw): void {
  int(o, 'groupId', 0);
  if (typeof o['name'] !== 'string') str(o, 'name', 0);
}
export function decodeGroupSearchResult(o: Raw): void {
  ref(o, 'group', 1, decodeGroup);
  int(o, 'numMembers', 1);
}
export function decodeUpdateGroupResponse(o: Raw): void {
  ref(o, 'group', 1, decodeGroupDetails);
}
