// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/tokens';

/**
 * Create an access token. `POST /api/v1/tokens`
 *
 * Creates a token for a user that lives longer than a session. Only this answer has its text;
 * signing out does not end it.
 *
 * Who may: admin; with roles: CREATE_TOKEN; CREATE_OTHER_TOKEN for others.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: token.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The lifespan is no Go duration or longer than allowed.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not create this token.
 * @throws ApiError 404: No user has this number.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postAccessToken: Call<'postAccessToken'> = (client, args, options) =>
  at038(client).call(operations.postAccessToken, args, options);

/**
 * List access tokens. `GET /api/v1/tokens`
 *
 * Lists tokens without their text, those that are expired or revoked only when asked for. Without
 * the permission to see others it must be asked for one's own.
 *
 * Who may: admin for others; with roles: VIEW_OTHER_TOKENS for others.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not see the tokens of others.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getAccessTokens: Call<'getAccessTokens'> = (client, args, options) =>
  at038(client).call(operations.getAccessTokens, args, options);

/**
 * Describe or revoke an access token. `PATCH /api/v1/tokens/{tokenId}`
 *
 * Changes the description of a token or revokes it for good; a revoked one cannot be changed any
 * more.
 *
 * Who may: admin for others; with roles: UPDATE_TOKEN for others.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: token.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No token has this number.
 * @throws ApiError 500: The token is revoked or expired.
 */
export const patchAccessToken: Call<'patchAccessToken'> = (client, args, options) =>
  at038(client).call(operations.patchAccessToken, args, options);
