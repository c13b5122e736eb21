// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/resource-pools';

/**
 * List resource pools. `GET /api/v1/resource-pools`
 *
 * Lists the pools in the order of the master configuration. With role-based access on, a bound
 * pool shows only to people who may view one of its workspaces.
 *
 * Who may: any; with roles: rows filtered: unbound pools and pools bound to a workspace with
 * VIEW_WORKSPACE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The resource manager does not answer; also for a negative limit.
 */
export const getResourcePools: Call<'getResourcePools'> = (client, args, options) =>
  client.call(operations.getResourcePools, args, options);

/**
 * Bind a pool to workspaces. `POST /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
 *
 * Reserves a pool for workspaces, in addition to those it is bound to already; ids and names are
 * added up. Default pools cannot be bound, and an empty set does nothing. All refusals, missing
 * rights too, are answered with 500.
 *
 * Who may: admin (500); with roles: admin (0.23); MODIFY_RP_WORKSPACE_BINDINGS (0.38).
 * When no clear answer comes it is sent again; if that is refused with `500 duplicate key`, the
 * first one had worked.
 * Changes: pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: A default pool (`default resource pool <pool> cannot be bound to any
 * workspace`), an unknown pool or workspace, a workspace bound already, or a caller who is no
 * administrator.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const bindRPToWorkspace: Call<'bindRPToWorkspace'> = (client, args, options) =>
  client.call(operations.bindRPToWorkspace, args, options);

/**
 * Unbind a pool from workspaces. `DELETE /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
 *
 * Removes bindings of a pool; ids and names are added up. Once the last binding is gone the pool
 * is open to all workspaces again.
 *
 * Who may: admin (500); with roles: admin (0.23); MODIFY_RP_WORKSPACE_BINDINGS (0.38).
 * When no clear answer comes it is sent again; if that is refused with `500 binding doesn't
 * exist`, the first one had worked.
 * Changes: pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: A named workspace is not bound (`binding doesn't exist`), the pool or a
 * workspace is unknown, or the caller is not an administrator.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const unbindRPFromWorkspace: Call<'unbindRPFromWorkspace'> = (client, args, options) =>
  client.call(operations.unbindRPFromWorkspace, args, options);

/**
 * Replace the bindings of a pool. `PUT /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
 *
 * Binds a pool to exactly the named workspaces. An empty set does not clear the bindings: use the
 * delete call for that.
 *
 * Who may: admin (500); with roles: admin (0.23); MODIFY_RP_WORKSPACE_BINDINGS (0.38).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: A default pool, an unknown pool or workspace, or a caller who is not an
 * administrator.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const overwriteRPWorkspaceBindings: Call<'overwriteRPWorkspaceBindings'> = (client, args, options) =>
  client.call(operations.overwriteRPWorkspaceBindings, args, options);

/**
 * List workspaces bound to a pool. `GET /api/v1/resource-pools/{resourcePoolName}/workspace-bindings`
 *
 * Lists the ids of the workspaces a pool is reserved for; the list is empty for a pool that is
 * open to all.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The pool is unknown (`pool with name <pool> doesn't exist in config`).
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const listWorkspacesBoundToRP: Call<'listWorkspacesBoundToRP'> = (client, args, options) =>
  client.call(operations.listWorkspacesBoundToRP, args, options);

/**
 * List pools a workspace may use. `GET /api/v1/workspaces/{workspaceId}/available-resource-pools`
 *
 * Lists the names of the pools bound to a workspace and of those bound to none. Without role-based
 * access an unknown workspace is not refused: it gets the unbound pools.
 *
 * Who may: any; with roles: VIEW_WORKSPACE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or a query value has the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not view the workspace, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const listRPsBoundToWorkspace: Call<'listRPsBoundToWorkspace'> = (client, args, options) =>
  client.call(operations.listRPsBoundToWorkspace, args, options);
