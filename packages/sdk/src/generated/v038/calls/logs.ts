// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/logs';

/**
 * Write lines into task logs. `POST /api/v1/task/logs`
 *
 * Appends lines to the logs of tasks, as a container outside the cluster does. A second call
 * appends them twice.
 *
 * Who may: any; with roles: UPDATE_EXPERIMENT.
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: log.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No task has this id, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postTaskLogs: Call<'postTaskLogs'> = (client, args, options) =>
  at038(client).call(operations.postTaskLogs, args, options);

/**
 * Delete logs past their retention. `POST /api/v1/cleanup_logs`
 *
 * Deletes the lines of all tasks whose retention is over and answers how many these were.
 *
 * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: log.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const cleanupLogs: Call<'cleanupLogs'> = (client, args, options) =>
  at038(client).call(operations.cleanupLogs, args, options);

/**
 * Keep the logs of an experiment. `PUT /api/v1/experiments/{experimentId}/retain_logs`
 *
 * Sets for how many days the logs of all trials of the experiment are kept after their end; -1
 * keeps them without limit.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No experiment has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const putExperimentRetainLogs: Call<'putExperimentRetainLogs'> = (client, args, options) =>
  at038(client).call(operations.putExperimentRetainLogs, args, options);

/**
 * Keep the logs of several experiments. `PUT /api/v1/projects/{projectId}/experiments/retain_logs`
 *
 * Sets for how many days logs are kept, for the named experiments of a project or all that match
 * the filters, and answers an entry for each.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const putExperimentsRetainLogs: Call<'putExperimentsRetainLogs'> = (client, args, options) =>
  at038(client).call(operations.putExperimentsRetainLogs, args, options);

/**
 * Keep the logs of a trial. `PUT /api/v1/trials/{trialId}/retain_logs`
 *
 * Sets for how many days the logs of the trial are kept after its end; -1 keeps them without
 * limit.
 *
 * Who may: owner or admin; with roles: UPDATE_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: trial.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No trial has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const putTrialRetainLogs: Call<'putTrialRetainLogs'> = (client, args, options) =>
  at038(client).call(operations.putTrialRetainLogs, args, options);

/**
 * Ask how long logs are kept. `GET /api/v1/trials/{trialId}/remaining_log_retention_days`
 *
 * Answers for how many more days the logs of the trial are kept; -1 for no limit.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_ARTIFACTS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No trial has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTrialRemainingLogRetentionDays: Call<'getTrialRemainingLogRetentionDays'> = (client, args, options) =>
  at038(client).call(operations.getTrialRemainingLogRetentionDays, args, options);
