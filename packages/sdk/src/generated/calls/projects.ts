// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/projects';

/**
 * List the projects of a workspace. `GET /api/v1/workspaces/{workspaceId}/projects`
 *
 * Lists the projects of one workspace, or of all with id 0. The rows leave `workspaceName` empty,
 * and the `archived` filter looks at the own flag of each project only.
 *
 * Who may: any; with roles: VIEW_WORKSPACE (404); rows filtered by VIEW_PROJECT.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or a query value has the wrong type,
 * or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The limit is negative.
 */
export const getWorkspaceProjects: Call<'getWorkspaceProjects'> = (client, args, options) =>
  client.call(operations.getWorkspaceProjects, args, options);

/**
 * Create a project. `POST /api/v1/workspaces/{workspaceId}/projects`
 *
 * Creates a project in a workspace. The name takes 1 to 80 characters and must be new in the
 * workspace, case-sensitive. The answer does not fill in counts.
 *
 * Who may: any; with roles: VIEW_WORKSPACE (404) then CREATE_PROJECT (403).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: project, workspace.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not create projects there, where role-based access is on;
 * also for the session of a deactivated user.
 * @throws ApiError 404: The workspace does not exist or is hidden from the caller (`workspace
 * '<id>' not found`).
 * @throws ApiError 500: The workspace is immutable or archived, or the name is empty, too long or
 * taken (text of the database).
 */
export const postProject: Call<'postProject'> = (client, args, options) =>
  client.call(operations.postProject, args, options);

/**
 * Get a project. `GET /api/v1/projects/{projectId}`
 *
 * Returns one project with its notes and numbers of experiments. `archived` is true as well when
 * only its workspace is archived.
 *
 * Who may: any; with roles: VIEW_PROJECT.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getProject: Call<'getProject'> = (client, args, options) =>
  client.call(operations.getProject, args, options);

/**
 * Change a project. `PATCH /api/v1/projects/{projectId}`
 *
 * Changes the name or description of a project; fields left out stay. Archived projects and
 * project 1 cannot be changed.
 *
 * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
 * then UPDATE_PROJECT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
 * administrator; also for the session of a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The project is archived or immutable, or the name is empty, too long or
 * taken.
 */
export const patchProject: Call<'patchProject'> = (client, args, options) =>
  client.call(operations.patchProject, args, options);

/**
 * Delete a project. `DELETE /api/v1/projects/{projectId}`
 *
 * Deletes a project with all its experiments. Without experiments it is gone at once (`completed`
 * true); else the work goes on in the background, and a failure shows in its state.
 *
 * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
 * then DELETE_PROJECT (403).
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: project, workspace, experiment, label, column, trial, job, task, allocation, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
 * administrator; also for the session of a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The project is immutable.
 */
export const deleteProject: Call<'deleteProject'> = (client, args, options) =>
  client.call(operations.deleteProject, args, options);

/**
 * List the columns of a project. `GET /api/v1/projects/{projectId}/columns`
 *
 * Returns every column the experiment list of a project can show, sort and filter by: the fixed
 * ones, training metrics, hyperparameters and validation metrics. Only the fixed columns carry a
 * display name. A project with hyperparameters also yields one column named `hp.` that means
 * nothing.
 *
 * Who may: any; with roles: VIEW_PROJECT (404); columns come from experiments with
 * VIEW_EXPERIMENT_METADATA, validation metrics from those with VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getProjectColumns: Call<'getProjectColumns'> = (client, args, options) =>
  client.call(operations.getProjectColumns, args, options);

/**
 * List the metric ranges of a project. `GET /api/v1/projects/{projectId}/experiments/metric-ranges`
 *
 * Returns the lowest and highest value of every numeric metric, taken over the best trial of each
 * experiment, in any order. A single NaN or infinite metric is enough to fail the call.
 *
 * Who may: any; with roles: VIEW_PROJECT.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: A best trial of the project has a metric that is NaN or infinite.
 */
export const getProjectNumericMetricsRange: Call<'getProjectNumericMetricsRange'> = (client, args, options) =>
  client.call(operations.getProjectNumericMetricsRange, args, options);

/**
 * Add a note to a project. `POST /api/v1/projects/{projectId}/notes`
 *
 * Appends one note and returns all notes of the project. Archived projects take notes too, and
 * there is no length limit.
 *
 * Who may: any; with roles: VIEW_PROJECT (404) then UPDATE_PROJECT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the project, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const addProjectNote: Call<'addProjectNote'> = (client, args, options) =>
  client.call(operations.addProjectNote, args, options);

/**
 * Replace the notes of a project. `PUT /api/v1/projects/{projectId}/notes`
 *
 * Replaces all notes by the list sent and returns it; an empty list removes them all. The last
 * writer wins.
 *
 * Who may: any; with roles: VIEW_PROJECT (404) then UPDATE_PROJECT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not edit the project, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const putProjectNotes: Call<'putProjectNotes'> = (client, args, options) =>
  client.call(operations.putProjectNotes, args, options);

/**
 * Archive a project. `POST /api/v1/projects/{projectId}/archive`
 *
 * Archives a project; its experiments then count as archived through their parent. Not possible
 * while the workspace is archived.
 *
 * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
 * then UPDATE_PROJECT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
 * administrator; also for the session of a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The project is immutable (`error archiving project (1): not found`) or its
 * workspace is archived.
 */
export const archiveProject: Call<'archiveProject'> = (client, args, options) =>
  client.call(operations.archiveProject, args, options);

/**
 * Unarchive a project. `POST /api/v1/projects/{projectId}/unarchive`
 *
 * Brings an archived project back. Not possible while the workspace is archived.
 *
 * Who may: owner of the project, owner of its workspace, or admin; with roles: VIEW_PROJECT (404)
 * then UPDATE_PROJECT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: project.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller owns neither the project nor its workspace and is not an
 * administrator; also for the session of a deactivated user.
 * @throws ApiError 404: The project does not exist or is hidden from the caller (`project '<id>'
 * not found`).
 * @throws ApiError 500: The project is immutable or its workspace is archived.
 */
export const unarchiveProject: Call<'unarchiveProject'> = (client, args, options) =>
  client.call(operations.unarchiveProject, args, options);

/**
 * Move a project. `POST /api/v1/projects/{projectId}/move`
 *
 * Moves a project with its experiments to another workspace. Neither the project nor either
 * workspace may be archived or immutable.
 *
 * Who may: owner or admin; with roles: VIEW_PROJECT and VIEW_WORKSPACE on both (404);
 * DELETE_PROJECT at the source and CREATE_PROJECT at the destination (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: project, workspace, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id in the path is not an integer, or the body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller does not own the project and is not an administrator, or lacks
 * the rights on either workspace; also for the session of a deactivated user.
 * @throws ApiError 404: The project or the destination workspace does not exist or is hidden from
 * the caller.
 * @throws ApiError 500: The destination, the source workspace or the project is archived or
 * immutable.
 */
export const moveProject: Call<'moveProject'> = (client, args, options) =>
  client.call(operations.moveProject, args, options);

/**
 * List my recent projects. `GET /api/v1/user/projects/activity`
 *
 * Returns the projects the signed-in user opened, latest first, as recorded by `POST
 * /users/activity`. There is no paging beyond the limit; limit 0 returns nothing.
 *
 * Who may: any; with roles: rows filtered by VIEW_PROJECT.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The limit is above 500 (`Bad request: limit is required and must be <=
 * 500`); also for a query value of the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getProjectsByUserActivity: Call<'getProjectsByUserActivity'> = (client, args, options) =>
  client.call(operations.getProjectsByUserActivity, args, options);
