// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { message, string, type Raw } from '../../decode/fields';
import { decodeUser } from './users';

export function decodeCurrentUserResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeGetMeResponse(raw: Raw): void {
  message(raw, 'user', 1, decodeUser);
}
export function decodeLoginResponse(raw: Raw): void {
  if (typeof raw['token'] !== 'string') string(raw, 'token', 1);
  message(raw, 'user', 1, decodeUser);
}
export function decodeLogoutResponse(raw: Raw): void {}
