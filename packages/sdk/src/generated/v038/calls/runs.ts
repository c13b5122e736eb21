// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/runs';

/**
 * Search runs. `POST /api/v1/runs`
 *
 * Lists runs that fit a filter, with sorting and paging; filter and sort are written as in
 * `searchExperiments`, with locations of runs besides.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The sort or the filter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No project has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const searchRuns: Call<'searchRuns'> = (client, args, options) =>
  at038(client).call(operations.searchRuns, args, options);

/**
 * Move runs to another project. `POST /api/v1/runs/move`
 *
 * Moves runs with their experiments; a run of an experiment with several is refused or, with
 * `skipMultitrial`, left where it is.
 *
 * Who may: owner or admin; with roles: DELETE_EXPERIMENT at the source, CREATE_EXPERIMENT at the
 * destination.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, project, workspace, column, label, job.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: The destination does not exist, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const moveRuns: Call<'moveRuns'> = (client, args, options) =>
  at038(client).call(operations.moveRuns, args, options);

/**
 * Kill runs. `POST /api/v1/runs/kill`
 *
 * Kills the named runs, or all that match the filter, and answers an entry for each.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial, experiment, project, task, allocation, log.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const killRuns: Call<'killRuns'> = (client, args, options) =>
  at038(client).call(operations.killRuns, args, options);

/**
 * Delete runs. `POST /api/v1/runs/delete`
 *
 * Deletes ended runs with their checkpoints and logs and answers an entry for each.
 *
 * Who may: owner or admin; with roles: DELETE_EXPERIMENT.
 * When no clear answer comes it is sent again; if that is refused with `200 not found`, the first
 * one had worked.
 * Changes: trial, experiment, column, project, workspace, checkpoint, metric, job, task,
 * allocation, log, usage, label, code.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteRuns: Call<'deleteRuns'> = (client, args, options) =>
  at038(client).call(operations.deleteRuns, args, options);

/**
 * Archive runs. `POST /api/v1/runs/archive`
 *
 * Archives ended runs and answers an entry for each.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const archiveRuns: Call<'archiveRuns'> = (client, args, options) =>
  at038(client).call(operations.archiveRuns, args, options);

/**
 * Unarchive runs. `POST /api/v1/runs/unarchive`
 *
 * Takes runs out of the archive and answers an entry for each.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const unarchiveRuns: Call<'unarchiveRuns'> = (client, args, options) =>
  at038(client).call(operations.unarchiveRuns, args, options);

/**
 * Pause runs. `POST /api/v1/runs/pause`
 *
 * Pauses the experiments of the named runs; a run of an experiment with several is an error of its
 * entry.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial, experiment, project, allocation, log.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const pauseRuns: Call<'pauseRuns'> = (client, args, options) =>
  at038(client).call(operations.pauseRuns, args, options);

/**
 * Resume runs. `POST /api/v1/runs/resume`
 *
 * Activates the paused experiments of the named runs; a run of an experiment with several is an
 * error of its entry.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial, experiment, project, job, task, log, pool.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const resumeRuns: Call<'resumeRuns'> = (client, args, options) =>
  at038(client).call(operations.resumeRuns, args, options);

/**
 * Get the metadata of a run. `GET /api/v1/runs/{runId}/metadata`
 *
 * Answers the free object that was stored with the run; empty without any.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No run has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getRunMetadata: Call<'getRunMetadata'> = (client, args, options) =>
  at038(client).call(operations.getRunMetadata, args, options);

/**
 * Set the metadata of a run. `POST /api/v1/runs/{runId}/metadata`
 *
 * Stores a free object with the run in place of the one before and answers it. Keys have at most
 * 50 characters and depth is limited.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial, column.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The object breaks a limit; the text says which.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No run has this number, the caller may not see it, or the body has no
 * metadata.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postRunMetadata: Call<'postRunMetadata'> = (client, args, options) =>
  at038(client).call(operations.postRunMetadata, args, options);

/**
 * List values of a metadata key. `GET /api/v1/projects/{projectId}/metadata/{key}`
 *
 * Lists the texts that the runs of a project have under one key of their metadata, for a filter to
 * offer.
 *
 * Who may: any; with roles: VIEW_PROJECT.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No project has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getMetadataValues: Call<'getMetadataValues'> = (client, args, options) =>
  at038(client).call(operations.getMetadataValues, args, options);
