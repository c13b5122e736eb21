// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/jobs';

/**
 * List the job queue. `GET /api/v1/job-queues`
 *
 * Lists the jobs of one pool in queue order, then by job id. With role-based access on, jobs of
 * workspaces the caller cannot see are left out. Send only pool names read from the list of pools.
 *
 * Who may: any; with roles: rows filtered: VIEW_EXPERIMENT_METADATA or VIEW_NSC.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The pool is unknown (`resource pool <pool> not found`) or the resource
 * manager does not answer; also for a negative limit.
 */
export const getJobs: Call<'getJobs'> = (client, args, options) =>
  client.call(operations.getJobs, args, options);

/**
 * Change the job queue. `POST /api/v1/job-queues`
 *
 * Applies changes in order: moving a job ahead of or behind another, to another pool, or giving it
 * a priority or weight. An unknown job stops the rest at once; other failures are gathered into
 * one message while successful changes stay. Moving between pools works for experiments only.
 *
 * Who may: any; with roles: CONTROL_STRICT_JOB_QUEUE only when strictJobQueueControl.
 * When no clear answer comes it is not sent again, for it may have happened: look for what was
 * sent.
 * Changes: job, experiment, pool, allocation, task, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The cluster has strict queue control and the caller lacks the permission;
 * also for the session of a deactivated user.
 * @throws ApiError 500: A job is unknown (`job <id> not found`), the priority is not 1 to 99, the
 * weight is not above 0, the pool is unknown, unchanged or not changeable, or no action was given.
 */
export const updateJobQueue: Call<'updateJobQueue'> = (client, args, options) =>
  client.call(operations.updateJobQueue, args, options);

/**
 * List the job queue with hidden jobs. `GET /api/v1/job-queues-v2`
 *
 * Lists the jobs of one pool like `GET /job-queues`, but keeps jobs the caller may not see: each
 * row is either `full` or `limited`, the latter without name and owner.
 *
 * Who may: any; with roles: full row with VIEW_EXPERIMENT_METADATA or VIEW_NSC, else the limited
 * row.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The pool is unknown (`resource pool <pool> not found`) or the resource
 * manager does not answer; also for a negative limit.
 */
export const getJobsV2: Call<'getJobsV2'> = (client, args, options) =>
  client.call(operations.getJobsV2, args, options);

/**
 * Get queue statistics. `GET /api/v1/job-queues/stats`
 *
 * Returns, per pool, the jobs queued and scheduled now and the time jobs waited per day over the
 * last 30 days and today. An unknown pool name can stop the resource manager of this version for
 * good: never send a name that was not read from the list of pools.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: A pool is unknown or the resource manager does not answer.
 */
export const getJobQueueStats: Call<'getJobQueueStats'> = (client, args, options) =>
  client.call(operations.getJobQueueStats, args, options);
