// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/workspaces';

/**
 * Get a workspace. `GET /api/v1/workspaces/{workspaceId}`
 *
 * Returns one workspace. Only this call fills `checkpointStorageConfig`, with secrets masked;
 * `pinnedAt` comes in the list only.
 *
 * Who may: any; with roles: VIEW_WORKSPACE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getWorkspace: Call<'getWorkspace'> = (client, args, options) =>
  client.call(operations.getWorkspace, args, options);

/**
 * Change a workspace. `PATCH /api/v1/workspaces/{workspaceId}`
 *
 * Changes only the fields that are sent. An empty storage configuration object clears it; default
 * pools can be replaced but not cleared. Archived workspaces and workspace 1 cannot be changed.
 *
 * Who may: owner or admin (name, checkpointStorageConfig); agentUserGroup: admin; default pools:
 * any; with roles: VIEW_WORKSPACE (404); name: UPDATE_WORKSPACE; agentUserGroup:
 * SET_WORKSPACE_AGENT_USER_GROUP; checkpointStorageConfig:
 * SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG; default pools: none in 0.23,
 * SET_WORKSPACE_DEFAULT_RESOURCE_POOL in 0.38.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: workspace, project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The name is empty, blank or longer than 80 bytes, or the storage
 * configuration is incomplete; also for a path id that is not an integer or a body that cannot be
 * decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller neither owns the workspace nor is an administrator, or may not
 * change this field; also for the session of a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 409: Another workspace has this name.
 * @throws ApiError 500: The workspace is archived or immutable.
 */
export const patchWorkspace: Call<'patchWorkspace'> = (client, args, options) =>
  client.call(operations.patchWorkspace, args, options);

/**
 * Delete a workspace. `DELETE /api/v1/workspaces/{workspaceId}`
 *
 * Deletes a workspace with everything in it and stops its interactive tasks. Without projects it
 * is gone at once (`completed` true); else the work goes on in the background, and a failure shows
 * in its state. Models in it make the deletion fail.
 *
 * Who may: owner or admin; with roles: VIEW_WORKSPACE (404) then DELETE_WORKSPACE (403).
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: workspace, project, experiment, trial, job, task, allocation, log, policy, namespace,
 * role, permission.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller neither owns the workspace nor is an administrator; also for
 * the session of a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The workspace is immutable or still holds models.
 */
export const deleteWorkspace: Call<'deleteWorkspace'> = (client, args, options) =>
  client.call(operations.deleteWorkspace, args, options);

/**
 * List workspaces. `GET /api/v1/workspaces`
 *
 * Lists the workspaces the caller may see. Rows come by id unless sorted. Each row tells whether
 * and when the caller pinned it.
 *
 * Who may: any; with roles: rows filtered by VIEW_WORKSPACE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The limit is negative.
 */
export const getWorkspaces: Call<'getWorkspaces'> = (client, args, options) =>
  client.call(operations.getWorkspaces, args, options);

/**
 * Create a workspace. `POST /api/v1/workspaces`
 *
 * Creates a workspace and pins it for its creator. The name takes 1 to 80 bytes, is not trimmed
 * and must be new. Default pools are stored unchecked; with role-based access on, the creator
 * becomes its administrator.
 *
 * Who may: any; agentUserGroup: admin; with roles: CREATE_WORKSPACE; agentUserGroup:
 * SET_WORKSPACE_AGENT_USER_GROUP.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: workspace, namespace, role, permission.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The name is empty, blank or longer than 80 bytes, or the storage
 * configuration is incomplete; also for a body that cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not create workspaces, or may not set an agent user group;
 * also for the session of a deactivated user.
 * @throws ApiError 409: A workspace of this name exists (`avoid names equal to other workspaces
 * (case-insensitive)`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postWorkspace: Call<'postWorkspace'> = (client, args, options) =>
  client.call(operations.postWorkspace, args, options);

/**
 * Archive a workspace. `POST /api/v1/workspaces/{workspaceId}/archive`
 *
 * Archives a workspace; its projects and experiments count as archived too, though their own flags
 * stay. Repeating it does no harm.
 *
 * Who may: owner or admin; with roles: VIEW_WORKSPACE (404) then UPDATE_WORKSPACE (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: workspace, project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller neither owns the workspace nor is an administrator; also for
 * the session of a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The workspace is immutable (`error archiving workspace (1): not found`).
 */
export const archiveWorkspace: Call<'archiveWorkspace'> = (client, args, options) =>
  client.call(operations.archiveWorkspace, args, options);

/**
 * Unarchive a workspace. `POST /api/v1/workspaces/{workspaceId}/unarchive`
 *
 * Brings an archived workspace back; projects that were archived themselves stay archived.
 * Repeating it does no harm.
 *
 * Who may: owner or admin; with roles: VIEW_WORKSPACE (404) then UPDATE_WORKSPACE (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: workspace, project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller neither owns the workspace nor is an administrator; also for
 * the session of a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The workspace is immutable.
 */
export const unarchiveWorkspace: Call<'unarchiveWorkspace'> = (client, args, options) =>
  client.call(operations.unarchiveWorkspace, args, options);

/**
 * Pin a workspace. `POST /api/v1/workspaces/{workspaceId}/pin`
 *
 * Puts a workspace into the sidebar of the signed-in user; others are not affected. Pinning twice
 * is an error.
 *
 * Who may: any; with roles: VIEW_WORKSPACE (404).
 * When no clear answer comes it is sent again; if that is refused with `500 duplicate key`, the
 * first one had worked.
 * Changes: workspace.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The workspace is pinned already (text of the database).
 */
export const pinWorkspace: Call<'pinWorkspace'> = (client, args, options) =>
  client.call(operations.pinWorkspace, args, options);

/**
 * Unpin a workspace. `POST /api/v1/workspaces/{workspaceId}/unpin`
 *
 * Takes a workspace out of the sidebar of the signed-in user.
 *
 * Who may: any; with roles: VIEW_WORKSPACE (404).
 * When no clear answer comes it is sent again; if that is refused with `500 not found`, the first
 * one had worked.
 * Changes: workspace.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The workspace is not pinned (`error un-pinning workspace (<id>): not
 * found`).
 */
export const unpinWorkspace: Call<'unpinWorkspace'> = (client, args, options) =>
  client.call(operations.unpinWorkspace, args, options);
