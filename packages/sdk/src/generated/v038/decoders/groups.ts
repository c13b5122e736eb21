// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { ref, type Raw } from '../../../decode/fields';
import { decodeGroupDetails } from './common-composed';

export function decodeCreateGroupResponse(o: Raw): void {
  ref(o, 'group', 1, decodeGroupDetails);
}
export function decodeGetGroupResponse(o: Raw): void {
  ref(o, 'group', 1, decodeGroupDetails);
}
export function decodeUpdateGroupResponse(o: Raw): void {
  ref(o, 'group', 1, decodeGroupDetails);
}
