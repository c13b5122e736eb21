// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, ref, res, str, table, type Raw } from '../../../decode/fields';
import { decodePagination } from '../../decoders/common';

export const TokenType = /*#__PURE__*/ table('TOKEN_TYPE_UNSPECIFIED TOKEN_TYPE_USER_SESSION TOKEN_TYPE_ACCESS_TOKEN');
export function decodeGetAccessTokensResponse(o: Raw): void {
  res(o, 'tokenInfo', 1, decodeTokenInfo);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodePatchAccessTokenResponse(o: Raw): void {
  ref(o, 'tokenInfo', 1, decodeTokenInfo);
}
export function decodePostAccessTokenResponse(o: Raw): void {
  if (typeof o['token'] !== 'string') str(o, 'token', 0);
  int(o, 'tokenId', 0);
}
export function decodeTokenInfo(o: Raw): void {
  int(o, 'id', 1);
  int(o, 'userId', 1);
  if (typeof o['expiry'] !== 'string') str(o, 'expiry', 4);
  if (typeof o['createdAt'] !== 'string') str(o, 'createdAt', 4);
  enu(o, 'tokenType', 0, TokenType);
  if (typeof o['revoked'] !== 'boolean') boo(o, 'revoked', 0);
  if (typeof o['description'] !== 'string') str(o, 'description', 0);
}
