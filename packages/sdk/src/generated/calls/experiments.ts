// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/experiments';

/**
 * Create an experiment. `POST /api/v1/experiments`
 *
 * Takes the configuration as YAML or JSON text and adds an experiment, which starts paused unless
 * `activate` is true; trials may exist before it first runs. With `parentId` the code of the
 * parent is used and `modelDefinition` is ignored. `projectId` 0 or 1 falls back to the workspace
 * and project named in the configuration, else to Uncategorized. `validateOnly` checks the
 * configuration and answers an all-default experiment with a null config.
 *
 * Who may: any; with roles: VIEW_PROJECT on the project (404), CREATE_EXPERIMENT (403); fork:
 * VIEW_EXPERIMENT_METADATA on the parent; activate: UPDATE_EXPERIMENT; template: VIEW_TEMPLATES
 * (400).
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: experiment, label, column, project, workspace, job, task, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body is not JSON, or the template does not exist (`temlpate 'x' not
 * found`, spelt so).
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * CREATE_EXPERIMENT in the target workspace.
 * @throws ApiError 404: The parent experiment or the project is missing or hidden.
 * @throws ApiError 500: The configuration is invalid or has no entrypoint, the pool is not
 * available, too many slots are asked for, only one of workspace and project is named, or the
 * parent is in an archived project or workspace.
 */
export const createExperiment: Call<'createExperiment'> = (client, args, options) =>
  client.call(operations.createExperiment, args, options);

/**
 * List experiments. `GET /api/v1/experiments`
 *
 * Lists experiments that meet every filter given; an empty text filter counts as none. Rows carry
 * no trial ids, no original configuration, and `omitted` in place of notes. `archived=false`
 * without a project also leaves out what is in archived projects or workspaces. Sorted descending,
 * nulls come last.
 *
 * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
 * VIEW_PROJECT (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, such as `99 is not a valid
 * apiv1.GetExperimentsRequest_SortBy`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The project in `projectId` is missing or hidden.
 * @throws ApiError 500: `states` holds a name that is never stored (queued, pulling, starting,
 * running, deleted or unspecified), or a query key puts a dot under a plain parameter.
 */
export const getExperiments: Call<'getExperiments'> = (client, args, options) =>
  client.call(operations.getExperiments, args, options);

/**
 * Delete several experiments. `DELETE /api/v1/experiments/delete`
 *
 * Starts the deletion of each finished experiment with its checkpoints. Owners are not checked
 * while role-based access is off. Answers one result per experiment with HTTP 200 even if all
 * fail; an empty `error` means done, and the order is not that of the request. When `filters` is
 * present the ids are ignored and only matches are listed, by default finished ones.
 *
 * Who may: any (no owner check); with roles: DELETE_EXPERIMENT per experiment.
 * When no clear answer comes it is sent again; if that is refused with `200 not found` or `200
 * STATE_DELETING`, the first one had worked.
 * Changes: experiment, code, label, column, project, workspace, trial, checkpoint, metric, job,
 * task, allocation, log, usage.
 * Masters: 0.23.4 and 0.38.1, there `DELETE /api/v1/projects/{projectId}/experiments/delete`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given, or filters are given,
 * which the master cannot handle here.
 */
export const deleteExperiments: Call<'deleteExperiments'> = (client, args, options) =>
  client.call(operations.deleteExperiments, args, options);

/**
 * Get one experiment. `GET /api/v1/experiments/{experimentId}`
 *
 * Answers the experiment in full, with its notes, trial ids and the configuration as submitted.
 * `jobSummary` is filled only while the experiment is queued or running; it is null as soon as it
 * pauses or stops.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The resource manager does not answer.
 */
export const getExperiment: Call<'getExperiment'> = (client, args, options) =>
  client.call(operations.getExperiment, args, options);

/**
 * Edit an experiment. `PATCH /api/v1/experiments/{experimentId}`
 *
 * Changes the fields sent and leaves the rest; `labels` replaces the whole list, without
 * duplicates. Finished and archived experiments may be edited too. Setting weight or priority of a
 * live experiment puts name, labels and description back to what the scheduler holds, so send them
 * again afterwards. `checkpointStorage` starts a clean-up that, for an experiment without
 * checkpoints to delete, wipes the whole shared storage folder: send it only on explicit request.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404), UPDATE_EXPERIMENT_METADATA (403);
 * resources, checkpointStorage: also UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, checkpoint, trial, label, usage, job, allocation, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The name is blank, or the body or the id does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT_METADATA, or UPDATE_EXPERIMENT for resources and checkpoint storage.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const patchExperiment: Call<'patchExperiment'> = (client, args, options) =>
  client.call(operations.patchExperiment, args, options);

/**
 * Delete an experiment. `DELETE /api/v1/experiments/{experimentId}`
 *
 * Starts the deletion of a finished experiment, its trials and checkpoints; one without
 * checkpoints is gone at once. A deletion that failed may be tried again.
 *
 * Who may: owner or admin; with roles: VIEW_EXPERIMENT_METADATA (404) then DELETE_EXPERIMENT
 * (403).
 * When no clear answer comes it is sent again; if that is refused with `404 not found` or `400
 * STATE_DELETING`, the first one had worked.
 * Changes: experiment, code, label, column, project, workspace, trial, checkpoint, metric, job,
 * task, allocation, log, usage.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The experiment is not finished, is being deleted, or has checkpoints
 * registered as model versions.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The caller is neither owner nor administrator (`non admin users may not
 * delete other user's experiments`) or, under role-based access, lacks DELETE_EXPERIMENT.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteExperiment: Call<'deleteExperiment'> = (client, args, options) =>
  client.call(operations.deleteExperiment, args, options);

/**
 * Download the model code. `GET /api/v1/experiments/{experimentId}/model_def`
 *
 * Answers the code that the experiment runs as one gzipped tar archive in base64.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getModelDef: Call<'getModelDef'> = (client, args, options) =>
  client.call(operations.getModelDef, args, options);

/**
 * List the model code files. `GET /api/v1/experiments/{experimentId}/file_tree`
 *
 * Answers files and folders of the code as a tree; folders nest their content in `files`.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getModelDefTree: Call<'getModelDefTree'> = (client, args, options) =>
  client.call(operations.getModelDefTree, args, options);

/**
 * Read one model code file. `POST /api/v1/experiments/{experimentId}/file`
 *
 * Answers the bytes of one file, in base64. The body names it by its path inside the code; a
 * folder or an unknown path gives 500 with `file does not exist`.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The path is unknown or names a folder.
 */
export const getModelDefFile: Call<'getModelDefFile'> = (client, args, options) =>
  client.call(operations.getModelDefFile, args, options);

/**
 * List experiment labels. `GET /api/v1/experiment/labels`
 *
 * Answers every label in use, most used first. Equal sets of labels count once, and ties come in
 * any order.
 *
 * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
 * VIEW_PROJECT (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The project is missing or hidden.
 * @throws ApiError 500: A query key puts a dot under a plain parameter, such as `projectId.x`.
 */
export const getExperimentLabels: Call<'getExperimentLabels'> = (client, args, options) =>
  client.call(operations.getExperimentLabels, args, options);

/**
 * Get the history of best validations. `GET /api/v1/experiments/{experimentId}/validation-history`
 *
 * Answers each validation that beat all earlier ones, oldest first. Values are of single
 * precision, so they may differ in late digits from those of trials and checkpoints.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getExperimentValidationHistory: Call<'getExperimentValidationHistory'> = (client, args, options) =>
  client.call(operations.getExperimentValidationHistory, args, options);

/**
 * Activate an experiment. `POST /api/v1/experiments/{experimentId}/activate`
 *
 * Sets a paused experiment going again; one that is already active is left alone. It first shows
 * as queued.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, trial, job, task, project, log, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number, or the experiment has ended or is
 * archived: `experiment in terminal state`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The experiment is being stopped: `failed passing request to experiment
 * actor: ...`.
 */
export const activateExperiment: Call<'activateExperiment'> = (client, args, options) =>
  client.call(operations.activateExperiment, args, options);

/**
 * Activate several experiments. `POST /api/v1/experiments/activate`
 *
 * Resumes each paused experiment; archived ones are reported as not found. Answers one result per
 * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
 * that of the request. When `filters` is present the ids are ignored and only matches are listed,
 * by default paused ones.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
 * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
 * near`, the first one had worked.
 * Changes: experiment, trial, job, task, project, log, pool.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/activate`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
 * nothing.
 */
export const activateExperiments: Call<'activateExperiments'> = (client, args, options) =>
  client.call(operations.activateExperiments, args, options);

/**
 * Pause an experiment. `POST /api/v1/experiments/{experimentId}/pause`
 *
 * Asks the running trials to save a checkpoint and release their slots. The state reads paused at
 * once, while containers need some seconds more. A paused experiment does not change.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, trial, job, task, allocation, project, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number, or the experiment has ended
 * (`experiment in terminal state`) or is being stopped.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing, archived, or may not be changed by the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const pauseExperiment: Call<'pauseExperiment'> = (client, args, options) =>
  client.call(operations.pauseExperiment, args, options);

/**
 * Pause several experiments. `POST /api/v1/experiments/pause`
 *
 * Pauses each active experiment; archived ones are reported as not found. Answers one result per
 * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
 * that of the request. When `filters` is present the ids are ignored and only matches are listed,
 * by default active ones.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
 * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
 * near`, the first one had worked.
 * Changes: experiment, trial, job, task, allocation, project, log.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/pause`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
 * nothing.
 */
export const pauseExperiments: Call<'pauseExperiments'> = (client, args, options) =>
  client.call(operations.pauseExperiments, args, options);

/**
 * Cancel an experiment. `POST /api/v1/experiments/{experimentId}/cancel`
 *
 * Stops the experiment after a last checkpoint of each trial; it ends as canceled. Experiments
 * that are stopping or have ended answer 200 and stay as they are.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, trial, job, task, allocation, project, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing, archived, or may not be changed by the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const cancelExperiment: Call<'cancelExperiment'> = (client, args, options) =>
  client.call(operations.cancelExperiment, args, options);

/**
 * Cancel several experiments. `POST /api/v1/experiments/cancel`
 *
 * Cancels each experiment; archived ones are reported as not found. Answers one result per
 * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
 * that of the request. When `filters` is present the ids are ignored and only matches are listed,
 * by default unfinished ones.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
 * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
 * near`, the first one had worked.
 * Changes: experiment, trial, job, task, allocation, project, log.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/cancel`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
 * nothing.
 */
export const cancelExperiments: Call<'cancelExperiments'> = (client, args, options) =>
  client.call(operations.cancelExperiments, args, options);

/**
 * Kill an experiment. `POST /api/v1/experiments/{experimentId}/kill`
 *
 * Ends the experiment at once, without a last checkpoint; it ends as canceled. A cancellation
 * under way turns into a kill, and one that has ended does not change.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, trial, job, task, allocation, project, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number, or the experiment is completing or
 * failing already.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing, archived, or may not be changed by the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const killExperiment: Call<'killExperiment'> = (client, args, options) =>
  client.call(operations.killExperiment, args, options);

/**
 * Kill several experiments. `POST /api/v1/experiments/kill`
 *
 * Kills each experiment; archived ones are reported as not found. Answers one result per
 * experiment with HTTP 200 even if all fail; an empty `error` means done, and the order is not
 * that of the request. When `filters` is present the ids are ignored and only matches are listed,
 * by default unfinished ones.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT per experiment.
 * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
 * near`, the first one had worked.
 * Changes: experiment, trial, job, task, allocation, project, log.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/kill`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given, or the filters match
 * nothing.
 */
export const killExperiments: Call<'killExperiments'> = (client, args, options) =>
  client.call(operations.killExperiments, args, options);

/**
 * Archive an experiment. `POST /api/v1/experiments/{experimentId}/archive`
 *
 * Hides a finished experiment from the usual lists. The project and its own archive flag are not
 * looked at.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again; if that is refused with `400 Experiment is already
 * archived`, the first one had worked.
 * Changes: experiment.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The experiment is not finished (`Experiment is not in terminal state.`) or
 * is archived already.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing or may not be changed by the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const archiveExperiment: Call<'archiveExperiment'> = (client, args, options) =>
  client.call(operations.archiveExperiment, args, options);

/**
 * Archive several experiments. `POST /api/v1/experiments/archive`
 *
 * Archives each experiment that has finished. Answers one result per experiment with HTTP 200 even
 * if all fail; an empty `error` means done, and the order is not that of the request. When
 * `filters` is present the ids are ignored and only matches are listed, by default finished ones;
 * filters without a match give an empty list.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA per experiment.
 * When no clear answer comes it is sent again; if that is refused with `200 Experiment is already
 * archived`, the first one had worked.
 * Changes: experiment.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/archive`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given.
 */
export const archiveExperiments: Call<'archiveExperiments'> = (client, args, options) =>
  client.call(operations.archiveExperiments, args, options);

/**
 * Unarchive an experiment. `POST /api/v1/experiments/{experimentId}/unarchive`
 *
 * Brings an archived experiment back into the usual lists.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again; if that is refused with `400 Experiment is not
 * archived`, the first one had worked.
 * Changes: experiment.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The experiment is not archived: `Experiment is not archived.`
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing or may not be changed by the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const unarchiveExperiment: Call<'unarchiveExperiment'> = (client, args, options) =>
  client.call(operations.unarchiveExperiment, args, options);

/**
 * Unarchive several experiments. `POST /api/v1/experiments/unarchive`
 *
 * Brings back each archived experiment. Answers one result per experiment with HTTP 200 even if
 * all fail; an empty `error` means done, and the order is not that of the request. When `filters`
 * is present the ids are ignored and only matches are listed, by default finished ones.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT_METADATA per experiment.
 * When no clear answer comes it is sent again; if that is refused with `200 Experiment is not
 * archived`, the first one had worked.
 * Changes: experiment.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/unarchive`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The list of ids is empty and no filters are given, or filters are given,
 * which the master cannot handle here.
 */
export const unarchiveExperiments: Call<'unarchiveExperiments'> = (client, args, options) =>
  client.call(operations.unarchiveExperiments, args, options);

/**
 * Move an experiment. `POST /api/v1/experiments/{experimentId}/move`
 *
 * Puts the experiment into another project. Its state does not matter; moving it to where it is
 * does nothing.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA and DELETE_EXPERIMENT at the source (404),
 * VIEW_PROJECT on both (404), CREATE_EXPERIMENT at the destination (403).
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: experiment, label, column, project, workspace, job.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * CREATE_EXPERIMENT at the destination.
 * @throws ApiError 404: The experiment or the destination project is missing or hidden.
 * @throws ApiError 500: The experiment, its project or the destination is archived.
 */
export const moveExperiment: Call<'moveExperiment'> = (client, args, options) =>
  client.call(operations.moveExperiment, args, options);

/**
 * Move several experiments. `POST /api/v1/experiments/move`
 *
 * Puts each experiment into the destination project, which is checked before any of them. Answers
 * one result per experiment with HTTP 200 even if all fail; an empty `error` means done, and the
 * order is not that of the request. When `filters` is present the ids are ignored and only matches
 * are listed, by default all that match.
 *
 * Who may: any; with roles: VIEW_PROJECT (404) and CREATE_EXPERIMENT (403) at the destination;
 * VIEW_EXPERIMENT_METADATA and DELETE_EXPERIMENT per experiment.
 * When no clear answer comes it is sent again; if that is refused with `500 syntax error at or
 * near`, the first one had worked.
 * Changes: experiment, label, column, project, workspace, job.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/projects/{projectId}/experiments/move`.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * CREATE_EXPERIMENT at the destination.
 * @throws ApiError 404: The destination project is missing or hidden.
 * @throws ApiError 500: The list of ids is empty and no filters are given, the filters hold more
 * than `projectId`, or the destination is archived.
 */
export const moveExperiments: Call<'moveExperiments'> = (client, args, options) =>
  client.call(operations.moveExperiments, args, options);

/**
 * Search experiments. `GET /api/v1/experiments-search`
 *
 * Lists experiments with their best trial, filtered and sorted by metrics, hyperparameters or any
 * column. Archived experiments show up unless a `filter` is sent, and with one only if it sets
 * `showArchived`. Rows look like those of the plain list, and the best trial shows its stored
 * state, so STATE_ACTIVE may appear there.
 *
 * Who may: any; with roles: rows filtered by VIEW_EXPERIMENT_METADATA; with projectId also
 * VIEW_PROJECT (404).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1, there `POST /api/v1/experiments-search`.
 *
 * @throws ApiError 400: The sort is malformed, names an unknown column or a training metric
 * without a statistic, or a query value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The project is missing or hidden.
 * @throws ApiError 500: The filter is not JSON, or holds an unknown operator, conjunction or
 * column, or `contains` on a column that is not text.
 */
export const searchExperiments: Call<'searchExperiments'> = (client, args, options) =>
  client.call(operations.searchExperiments, args, options);
