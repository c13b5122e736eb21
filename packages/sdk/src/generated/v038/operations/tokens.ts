// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetAccessTokensResponse, decodePatchAccessTokenResponse, decodePostAccessTokenResponse } from '../decoders/tokens';

export const postAccessToken: Operation<'postAccessToken'> = { id: 'postAccessToken', method: 'POST', path: '/api/v1/tokens', required: 'body', retry: 'unsafe', changes: ["token"], since: '0.38.1', decode: decodePostAccessTokenResponse };
export const getAccessTokens: Operation<'getAccessTokens'> = { id: 'getAccessTokens', method: 'GET', path: '/api/v1/tokens', required: '', shows: ["token"], since: '0.38.1', decode: decodeGetAccessTokensResponse };
export const patchAccessToken: Operation<'patchAccessToken'> = { id: 'patchAccessToken', method: 'PATCH', path: '/api/v1/tokens/{tokenId}', required: 'tokenId body', retry: 'idempotent', changes: ["token"], since: '0.38.1', decode: decodePatchAccessTokenResponse };
