// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/trials';

/**
 * List trials of an experiment. `GET /api/v1/experiments/{experimentId}/trials`
 *
 * Lists the trials of an experiment with best and latest validation, best checkpoint and summary
 * metrics. Sorting by a validation metric follows its sign, so that ascending puts better trials
 * first. Nulls come last ascending and first descending.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The id or a query value does not parse, such as `99 is not a valid
 * apiv1.GetExperimentTrialsRequest_SortBy`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: `states` holds a name that is never stored (queued, pulling, starting,
 * running, deleted or unspecified), or a query key puts a dot under a plain parameter.
 */
export const getExperimentTrials: Call<'getExperimentTrials'> = (client, args, options) =>
  client.call(operations.getExperimentTrials, args, options);

/**
 * Get one trial. `GET /api/v1/trials/{trialId}`
 *
 * Answers one trial in full. Its best checkpoint comes without metadata here, and the number of
 * restarts never exceeds what the configuration allows.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The trial is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTrial: Call<'getTrial'> = (client, args, options) =>
  client.call(operations.getTrial, args, options);

/**
 * List workloads of a trial. `GET /api/v1/trials/{trialId}/workloads`
 *
 * Lists what the trial did, one row per validation, checkpoint or training span. Training rows
 * come only without a filter, checkpoint rows unless the filter is for validations, and validation
 * rows always; so the two checkpoint filters give the same rows. Without a limit all rows come,
 * and the limit is then echoed as -1.
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
 * @throws ApiError 500: A query key puts a dot under a plain parameter, such as `group.x`.
 */
export const getTrialWorkloads: Call<'getTrialWorkloads'> = (client, args, options) =>
  client.call(operations.getTrialWorkloads, args, options);

/**
 * Kill a trial. `POST /api/v1/trials/{trialId}/kill`
 *
 * Ends one trial at once without a last checkpoint; the experiment goes on with its others.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is sent again; if that is refused with `404 actor '/experiments/`,
 * the first one had worked.
 * Changes: trial, experiment, project, task, allocation, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `trialId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden, or has ended: `actor
 * '/experiments/<experiment>/<request>' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const killTrial: Call<'killTrial'> = (client, args, options) =>
  client.call(operations.killTrial, args, options);
