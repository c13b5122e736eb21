// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { ref, str, type Raw } from '../../../decode/fields';
import { decodeUser } from './users';

export function decodeCurrentUserResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodeGetMeResponse(o: Raw): void {
  ref(o, 'user', 1, decodeUser);
}
export function decodeLoginResponse(o: Raw): void {
  if (typeof o['token'] !== 'string') str(o, 'token', 1);
  ref(o, 'user', 1, decodeUser);
}
