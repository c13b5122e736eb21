// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/tasks';

/**
 * Count running interactive tasks. `GET /api/v1/tasks/count`
 *
 * Answers how many commands, notebooks, shells and TensorBoards are in state STATE_RUNNING, for
 * the whole cluster.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getActiveTasksCount: Call<'getActiveTasksCount'> = (client, args, options) =>
  client.call(operations.getActiveTasksCount, args, options);

/**
 * Get one task. `GET /api/v1/tasks/{taskId}`
 *
 * Answers the task with its allocations: running ones first, then the latest ended. Times inside
 * allocations are plain text without a time zone, and empty when unset.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then
 * VIEW_EXPERIMENT_ARTIFACTS (403); of an interactive task: VIEW_NSC (404); checkpoint GC: none.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS (tasks of trials).
 * @throws ApiError 404: The task is missing or hidden: `task 'x' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: `taskId` holds a slash or a colon, so that no route matches.
 */
export const getTask: Call<'getTask'> = (client, args, options) =>
  client.call(operations.getTask, args, options);

/**
 * List live allocations. `GET /api/v1/tasks`
 *
 * Answers a summary of every allocation that is queued or runs now, by allocation id. Ended ones
 * are not among them.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTasks: Call<'getTasks'> = (client, args, options) =>
  client.call(operations.getTasks, args, options);
