// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/tasks';

/**
 * Start a task of any kind. `POST /api/v1/generic-tasks`
 *
 * Starts a task that is neither trial nor notebook: an entrypoint, its code and resources.
 * Pausable unless `noPause` is set; a child ends with its parent.
 *
 * Who may: any; with roles: CREATE_GENERIC_TASK.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: task, job.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The configuration cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No project has this id.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const createGenericTask: Call<'createGenericTask'> = (client, args, options) =>
  at038(client).call(operations.createGenericTask, args, options);

/**
 * Download the code of a task. `GET /api/v1/tasks/{taskId}/context_directory`
 *
 * Answers the directory the task was started with, as base64 of a gzipped tar.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No task has this id, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTaskContextDirectory: Call<'getTaskContextDirectory'> = (client, args, options) =>
  at038(client).call(operations.getTaskContextDirectory, args, options);

/**
 * Get one allocation. `GET /api/v1/allocations/{allocationId}`
 *
 * Answers one start of a task: its state, slots, times and why it ended.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No allocation has this id.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getAllocation: Call<'getAllocation'> = (client, args, options) =>
  at038(client).call(operations.getAllocation, args, options);

/**
 * Get the accelerators of a task. `GET /api/v1/tasks/{taskId}/acceleratorData`
 *
 * Lists which accelerators the containers of the task were given.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No task has this id, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTaskAcceleratorData: Call<'getTaskAcceleratorData'> = (client, args, options) =>
  at038(client).call(operations.getTaskAcceleratorData, args, options);

/**
 * Get the configuration of a task. `GET /api/v1/tasks/{taskId}/config`
 *
 * Answers the configuration a generic task was started with, as JSON text.
 *
 * Who may: any; with roles: VIEW_NSC.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No task has this id, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getGenericTaskConfig: Call<'getGenericTaskConfig'> = (client, args, options) =>
  at038(client).call(operations.getGenericTaskConfig, args, options);

/**
 * Kill a generic task. `POST /api/v1/tasks/{taskId}/kill`
 *
 * Ends the task and its children at once, or the whole tree from its root.
 *
 * Who may: any; with roles: UPDATE_NSC.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: task, allocation.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: The task is unknown, or has no allocation that runs.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const killGenericTask: Call<'killGenericTask'> = (client, args, options) =>
  at038(client).call(operations.killGenericTask, args, options);

/**
 * Pause a generic task. `POST /api/v1/tasks/{taskId}/pause`
 *
 * Stops the containers of the task and of its children; they can be started again later.
 *
 * Who may: any; with roles: UPDATE_NSC.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: task, allocation.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The task cannot be paused, or is not active.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No task has this id, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const pauseGenericTask: Call<'pauseGenericTask'> = (client, args, options) =>
  at038(client).call(operations.pauseGenericTask, args, options);

/**
 * Resume a generic task. `POST /api/v1/tasks/{taskId}/unpause`
 *
 * Starts a paused task and its paused children again.
 *
 * Who may: any; with roles: UPDATE_NSC.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: task.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The task is not paused.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No task has this id, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const unpauseGenericTask: Call<'unpauseGenericTask'> = (client, args, options) =>
  at038(client).call(operations.unpauseGenericTask, args, options);
