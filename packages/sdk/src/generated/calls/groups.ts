// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/groups';

/**
 * Get a group. `GET /api/v1/groups/{groupId}`
 *
 * Returns a group with its members. With role-based access on, only members and people who may
 * assign roles can read it.
 *
 * Who may: any; with roles: member of the group, or ASSIGN_ROLES in any scope.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No group has this id, or it is a personal group, or it is hidden from the
 * caller.
 * @throws ApiError 500: The database failed (`internal server error`).
 */
export const getGroup: Call<'getGroup'> = (client, args, options) =>
  client.call(operations.getGroup, args, options);

/**
 * Change a group. `PUT /api/v1/groups/{groupId}`
 *
 * Renames a group and adds or removes members in one step: all changes are made or none. An empty
 * name keeps the old one. Removing succeeds when at least one of the named users is a member.
 *
 * Who may: admin; with roles: UPDATE_GROUP.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: group, *.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The name holds the suffix reserved for personal groups; also for a path id
 * that is not an integer or a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit groups; also for the session of a deactivated
 * user.
 * @throws ApiError 404: The group or an added user does not exist, or none of the users to remove
 * is a member.
 * @throws ApiError 409: The name is taken, or a user to add is a member already.
 * @throws ApiError 500: The database failed (`internal server error`).
 */
export const updateGroup: Call<'updateGroup'> = (client, args, options) =>
  client.call(operations.updateGroup, args, options);

/**
 * Delete a group. `DELETE /api/v1/groups/{groupId}`
 *
 * Deletes a group; the users in it stay. Personal groups cannot be deleted.
 *
 * Who may: admin; with roles: UPDATE_GROUP.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: *.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit groups; also for the session of a deactivated
 * user.
 * @throws ApiError 404: No group has this id, or it is a personal group.
 * @throws ApiError 500: The database failed (`internal server error`).
 */
export const deleteGroup: Call<'deleteGroup'> = (client, args, options) =>
  client.call(operations.deleteGroup, args, options);

/**
 * Search groups. `POST /api/v1/groups/search`
 *
 * Lists groups by id with their number of members, filtered by exact name and by a member. A limit
 * between 1 and 500 is required. With role-based access on, people who may not assign roles see
 * only their own groups.
 *
 * Who may: any; with roles: all with ASSIGN_ROLES in any scope; else one's own groups.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The limit is missing or above 500 (`Bad request: limit is required and
 * must be <= 500`); also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The database failed (`internal server error`).
 */
export const getGroups: Call<'getGroups'> = (client, args, options) =>
  client.call(operations.getGroups, args, options);

/**
 * Create a group. `POST /api/v1/groups`
 *
 * Creates a group, with members if any are named; for administrators only. Nothing is created when
 * one of the users is unknown.
 *
 * Who may: admin; with roles: UPDATE_GROUP.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: group.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The name holds the suffix reserved for personal groups; also for a body
 * that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit groups (`user does not have permission`); also for
 * the session of a deactivated user.
 * @throws ApiError 404: A user in `addUsers` does not exist.
 * @throws ApiError 409: A group of this name exists already.
 * @throws ApiError 500: The database failed (`internal server error`).
 */
export const createGroup: Call<'createGroup'> = (client, args, options) =>
  client.call(operations.createGroup, args, options);
