// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, enumTable, integer, message, messages, string, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';

export const TokenType = /*#__PURE__*/ enumTable('TOKEN_TYPE_UNSPECIFIED TOKEN_TYPE_USER_SESSION TOKEN_TYPE_ACCESS_TOKEN');
export function decodeGetAccessTokensResponse(raw: Raw): void {
  messages(raw, 'tokenInfo', 1, decodeTokenInfo);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodePatchAccessTokenResponse(raw: Raw): void {
  message(raw, 'tokenInfo', 1, decodeTokenInfo);
}
export function decodePostAccessTokenResponse(raw: Raw): void {
  if (typeof raw['token'] !== 'string') string(raw, 'token', 0);
  integer(raw, 'tokenId', 0);
}
export function decodeTokenInfo(raw: Raw): void {
  integer(raw, 'id', 1);
  integer(raw, 'userId', 1);
  if (typeof raw['expiry'] !== 'string') string(raw, 'expiry', 4);
  if (typeof raw['createdAt'] !== 'string') string(raw, 'createdAt', 4);
  enumName(raw, 'tokenType', 0, TokenType);
  if (typeof raw['revoked'] !== 'boolean') boolean(raw, 'revoked', 0);
  if (typeof raw['description'] !== 'string') string(raw, 'description', 0);
}
