// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/auth';

/**
 * Sign in. `POST /api/v1/auth/login`
 *
 * Checks a username and password and opens a session. The answer carries the token for the
 * `Authorization: Bearer` header, and the same token is set as the cookie `auth`. Usernames are
 * compared exactly, upper and lower case included. The client hashes a password that comes without
 * `isHashed`. With it the password is sent as it is: already hashed, as `hashPassword` makes it
 * (lower-case hex SHA-512 of the fixed salt followed by the password). An empty password is sent
 * as an empty string.
 *
 * Who may: public; with roles: public.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: user.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The username is empty (`missing argument: username`), or the cluster uses
 * external sessions; also for a body that cannot be decoded.
 * @throws ApiError 401: No such user, or the password is wrong (`invalid credentials`).
 * @throws ApiError 403: The password is right but the user is deactivated (`user is not active`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const login: Call<'login'> = (client, args, options) =>
  client.call(operations.login, args, options);

/**
 * Get the signed-in user. `GET /api/v1/auth/user`
 *
 * Returns the user whose token was sent. The answer equals that of `GET /me`; `modifiedAt` is not
 * filled in here.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const currentUser: Call<'currentUser'> = (client, args, options) =>
  client.call(operations.currentUser, args, options);

/**
 * Sign out. `POST /api/v1/auth/logout`
 *
 * Ends the session of the token that was sent. The cookie that clears `auth` is set without a
 * path, so a browser may keep its copy: clients should drop it themselves.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again; if that is refused with `401 invalid credentials`,
 * the first one had worked.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The token belongs to an allocation (`cannot manually logout of an
 * allocation session`).
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const logout: Call<'logout'> = (client, args, options) =>
  client.call(operations.logout, args, options);

/**
 * Get my own user. `GET /api/v1/me`
 *
 * Returns the user whose token was sent, the quickest way to test whether a stored token is still
 * good. `modifiedAt` is not filled in here.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getMe: Call<'getMe'> = (client, args, options) =>
  client.call(operations.getMe, args, options);
