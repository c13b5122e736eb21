// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/roles';

/**
 * Get my roles and permissions. `GET /api/v1/permissions/summary`
 *
 * Returns the roles of the signed-in user and where each one applies, those through groups
 * included. There is one assignment entry per role, in no fixed order.
 *
 * Who may: 501 in 0.23; with roles: one's own.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const getPermissionsSummary: Call<'getPermissionsSummary'> = (client, args, options) =>
  client.call(operations.getPermissionsSummary, args, options);

/**
 * List who has a role on a workspace. `GET /api/v1/roles/workspace/{workspaceId}`
 *
 * Returns the groups and users with a role on this very workspace; cluster-wide assignments are
 * left out. Someone with two roles is listed twice. A caller who may not view the workspace gets
 * empty lists, not an error.
 *
 * Who may: 501 in 0.23; with roles: VIEW_WORKSPACE, else an empty answer.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const getGroupsAndUsersAssignedToWorkspace: Call<'getGroupsAndUsersAssignedToWorkspace'> = (client, args, options) =>
  client.call(operations.getGroupsAndUsersAssignedToWorkspace, args, options);

/**
 * Get roles by id. `POST /api/v1/roles/search/by-ids`
 *
 * Returns the named roles with everyone they are assigned to. All ids must exist.
 *
 * Who may: 501 in 0.23; with roles: ASSIGN_ROLES or UPDATE_ROLES in any scope, else only roles
 * assigned to oneself.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not assign or update roles anywhere (`access denied; ...`);
 * also for the session of a deactivated user.
 * @throws ApiError 404: One of the ids is unknown, or the list is empty.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const getRolesByID: Call<'getRolesByID'> = (client, args, options) =>
  client.call(operations.getRolesByID, args, options);

/**
 * List the roles of a user. `GET /api/v1/roles/search/by-user/{userId}`
 *
 * Returns the roles of a user, those through groups included, by role name.
 *
 * Who may: 501 in 0.23; with roles: self, or ASSIGN_ROLES in any scope.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The user id is 0 (`bad request`); also for a path id that is not an
 * integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: Another user was asked for by someone who may not assign roles; also for
 * the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const getRolesAssignedToUser: Call<'getRolesAssignedToUser'> = (client, args, options) =>
  client.call(operations.getRolesAssignedToUser, args, options);

/**
 * List the roles of a group. `GET /api/v1/roles/search/by-group/{groupId}`
 *
 * Returns the roles of a group by role name, with a summary of where each one applies.
 *
 * Who may: 501 in 0.23; with roles: as reading the group.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The group id is 0 (`bad request`); also for a path id that is not an
 * integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The group does not exist or is hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const getRolesAssignedToGroup: Call<'getRolesAssignedToGroup'> = (client, args, options) =>
  client.call(operations.getRolesAssignedToGroup, args, options);

/**
 * List roles that fit a scope. `POST /api/v1/roles/search/by-assignability`
 *
 * Lists roles by name that can be assigned in a scope. With a workspace, roles that hold a
 * cluster-only permission are left out; without one, all roles fit. Limit 0 means 500.
 *
 * Who may: 501 in 0.23; with roles: VIEW_WORKSPACE on the workspace; cluster-wide VIEW_WORKSPACE
 * without one.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not view the workspace, or the whole cluster when none is
 * named; also for the session of a deactivated user.
 * @throws ApiError 500: The limit or the offset is negative.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const searchRolesAssignableToScope: Call<'searchRolesAssignableToScope'> = (client, args, options) =>
  client.call(operations.searchRolesAssignableToScope, args, options);

/**
 * List roles. `POST /api/v1/roles/search`
 *
 * Lists roles by name. People who may neither assign nor update roles see only their own. Limit 0
 * means 500.
 *
 * Who may: 501 in 0.23; with roles: all with ASSIGN_ROLES or UPDATE_ROLES in any scope, else one's
 * own roles.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The limit or the offset is negative.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const listRoles: Call<'listRoles'> = (client, args, options) =>
  client.call(operations.listRoles, args, options);

/**
 * Assign roles. `POST /api/v1/roles/add-assignments`
 *
 * Gives roles to users and groups, each on one workspace or, where none is named, on the whole
 * cluster. All assignments are made or none.
 *
 * Who may: 501 in 0.23 (admin in 0.38); with roles: ASSIGN_ROLES in every named workspace;
 * cluster-wide when any assignment names none.
 * When no clear answer comes it is sent again; if that is refused with `409 row already exists`,
 * the first one had worked.
 * Changes: *.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: Both lists are empty (`must specify at least one group or user
 * assignment`); also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not assign roles in every named scope; also for the session
 * of a deactivated user.
 * @throws ApiError 404: A role, user, group or workspace does not exist, or the group is a
 * personal one.
 * @throws ApiError 409: One of the assignments exists already.
 * @throws ApiError 500: A role with a cluster-only permission is assigned to a workspace.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const assignRoles: Call<'assignRoles'> = (client, args, options) =>
  client.call(operations.assignRoles, args, options);

/**
 * Remove role assignments. `POST /api/v1/roles/remove-assignments`
 *
 * Takes roles away from users and groups, each in exactly the scope named. All assignments are
 * removed or none.
 *
 * Who may: 501 in 0.23 (admin in 0.38); with roles: ASSIGN_ROLES in every named workspace;
 * cluster-wide when any assignment names none.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: *.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: Both lists are empty (`must specify at least one group or user
 * assignment`); also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not assign roles in every named scope; also for the session
 * of a deactivated user.
 * @throws ApiError 404: One of the assignments does not exist.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The master is an open-source 0.23 build, which has no roles.
 */
export const removeAssignments: Call<'removeAssignments'> = (client, args, options) =>
  client.call(operations.removeAssignments, args, options);
