// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/users';

/**
 * Activate or deactivate several users. `PATCH /api/v1/users`
 *
 * Sets the active flag of the named users, or of all that match the filters, and answers an entry
 * for each.
 *
 * Who may: admin; with roles: ADMINISTRATE_USER.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: user.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const patchUsers: Call<'patchUsers'> = (client, args, options) =>
  at038(client).call(operations.patchUsers, args, options);

/**
 * Change the groups of several users. `PATCH /api/v1/users/assignments`
 *
 * Adds every named user to every group of one list and takes them out of those of the other.
 *
 * Who may: admin; with roles: UPDATE_GROUP.
 * When no clear answer comes it is sent again; if that is refused with `409 row already exists`,
 * the first one had worked.
 * Changes: *.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: One of the users or groups does not exist.
 * @throws ApiError 409: A user is in one of the groups already.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const assignMultipleGroups: Call<'assignMultipleGroups'> = (client, args, options) =>
  at038(client).call(operations.assignMultipleGroups, args, options);
