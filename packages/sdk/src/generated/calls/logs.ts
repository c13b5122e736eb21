// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { StreamCall } from '../../client/call';
import * as operations from '../operations/logs';

/**
 * Stream log lines of a trial. `GET /api/v1/trials/{trialId}/logs`
 *
 * Answers the lines that meet every filter, one per message; while following the limit is ignored,
 * and a negative one gives nothing. With `follow` the stream goes on until the task has been over
 * for five seconds. Descending order repeats entries past 1,000, and errors come in the stream
 * shape.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id or a query value does not parse, such as `LOUD is not a valid
 * logv1.LogLevel`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The trial is missing or hidden from the caller.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 * @deprecated by the master
 */
export const trialLogs: StreamCall<'trialLogs'> = (client, args, options) =>
  client.stream(operations.trialLogs, args, options);

/**
 * Stream log filter values of a trial. `GET /api/v1/trials/{trialId}/logs/fields`
 *
 * Answers the distinct values of each field that the log filters take. With `follow` they come
 * again every five seconds until the trial has ended.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or a query value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The trial is missing or hidden from the caller.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 * @deprecated by the master
 */
export const trialLogsFields: StreamCall<'trialLogsFields'> = (client, args, options) =>
  client.stream(operations.trialLogsFields, args, options);

/**
 * Stream log lines of a task. `GET /api/v1/tasks/{taskId}/logs`
 *
 * Answers the lines that meet every filter, one per message. A missing task is reported as 500,
 * not 404, because the stream collects its errors. With `follow` the stream goes on until the task
 * has been over for five seconds. Descending order repeats entries past 1,000, and errors come in
 * the stream shape.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then
 * VIEW_EXPERIMENT_ARTIFACTS (403); of an interactive task: VIEW_NSC (404); checkpoint GC: none.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The limit is negative (`Limit must be >= 0`), is given while following
 * (`Limit cannot be specified when following`), or a query value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS (tasks of trials).
 * @throws ApiError 500: The task is missing or hidden, or a query key puts a dot under a plain
 * parameter.
 * @throws ApiError 501: `taskId` is empty or holds a slash, so that no route matches.
 */
export const taskLogs: StreamCall<'taskLogs'> = (client, args, options) =>
  client.stream(operations.taskLogs, args, options);

/**
 * Stream log filter values of a task. `GET /api/v1/tasks/{taskId}/logs/fields`
 *
 * Answers the distinct values of each field that the log filters take. With `follow` they come
 * again every five seconds until the task has ended.
 *
 * Who may: any; with roles: of a trial: VIEW_EXPERIMENT_METADATA (404) then
 * VIEW_EXPERIMENT_ARTIFACTS (403); of an interactive task: VIEW_NSC (404); checkpoint GC: none.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS (tasks of trials).
 * @throws ApiError 404: The task is missing or hidden.
 * @throws ApiError 500: A query key puts a dot under a plain parameter, or reading fails midway.
 * @throws ApiError 501: `taskId` is empty or holds a slash, so that no route matches.
 */
export const taskLogsFields: StreamCall<'taskLogsFields'> = (client, args, options) =>
  client.stream(operations.taskLogsFields, args, options);
