// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { message, type Raw } from '../../../decode/fields';
import { decodeGroupDetails } from './common-composed';

export function decodeCreateGroupResponse(raw: Raw): void {
  message(raw, 'group', 1, decodeGroupDetails);
}
export function decodeGetGroupResponse(raw: Raw): void {
  message(raw, 'group', 1, decodeGroupDetails);
}
export function decodeUpdateGroupResponse(raw: Raw): void {
  message(raw, 'group', 1, decodeGroupDetails);
}
