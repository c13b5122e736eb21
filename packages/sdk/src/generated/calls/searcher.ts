// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/searcher';

/**
 * Get the best searcher metric. `GET /api/v1/experiments/{experimentId}/searcher/best_searcher_validation_metric`
 *
 * Answers the best value that any trial reached for the metric the searcher optimizes. It is of
 * single precision, so do not compare it for equality with values of trials.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden, or has no validation yet: `no
 * validations for experiment`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getBestSearcherValidationMetric: Call<'getBestSearcherValidationMetric'> = (client, args, options) =>
  client.call(operations.getBestSearcherValidationMetric, args, options);

/**
 * Preview a hyperparameter search. `POST /api/v1/preview-hp-search`
 *
 * Runs the searcher of a configuration without training and answers which trials it would create,
 * grouped by equal sequences of steps. Unlike creating an experiment, `config` is an object here,
 * and equal seeds give equal results.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The configuration is text instead of an object, is invalid, or has no
 * searcher: `invalid experiment configuration; missing searcher`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 500: The searcher is one that is no longer run: adaptive, adaptive_simple or
 * sync_halving.
 */
export const previewHPSearch: Call<'previewHPSearch'> = (client, args, options) =>
  client.call(operations.previewHPSearch, args, options);

/**
 * Get the current searcher operation of a trial. `GET /api/v1/trials/{trialId}/searcher/operation`
 *
 * Answers up to which length the trial has to train before its next validation. `completed` says
 * whether the trial has reported that validation already.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: up to 0.23.4.
 *
 * @throws ApiError 400: `trialId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live:
 * `actor '/experiments/2418' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getCurrentTrialSearcherOperation: Call<'getCurrentTrialSearcherOperation'> = (client, args, options) =>
  client.call(operations.getCurrentTrialSearcherOperation, args, options);

/**
 * Complete a searcher operation. `POST /api/v1/trials/{trialId}/searcher/completed_operation`
 *
 * Reports the validation that ends the current operation of the trial, with its searcher metric,
 * so that the searcher may decide what comes next. The body is the completed operation itself, not
 * wrapped.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: trial, experiment.
 * Masters: up to 0.23.4.
 *
 * @throws ApiError 400: `trialId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden, or its experiment is no longer live:
 * `actor '/experiments/2418' not found`.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const completeTrialSearcherValidation: Call<'completeTrialSearcherValidation'> = (client, args, options) =>
  client.call(operations.completeTrialSearcherValidation, args, options);

/**
 * Wait for events of a custom searcher. `GET /api/v1/experiments/{experimentId}/searcher_events`
 *
 * Holds the connection for up to 60 seconds until there are events for the custom searcher, then
 * answers them, or an empty list. An experiment that is not active answers one event with id -1
 * that names its state.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: up to 0.23.4.
 *
 * @throws ApiError 400: `experimentId` is not a whole number.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The experiment does not run a custom search.
 */
export const getSearcherEvents: Call<'getSearcherEvents'> = (client, args, options) =>
  client.call(operations.getSearcherEvents, args, options);

/**
 * Send operations of a custom searcher. `POST /api/v1/experiments/{experimentId}/searcher_operations`
 *
 * Hands the operations that a custom searcher chose to the experiment, in order, and marks the
 * event that triggered them as handled. An empty list only marks the event.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: experiment, trial.
 * Masters: up to 0.23.4.
 *
 * @throws ApiError 400: `experimentId` is not a whole number, or the body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The experiment is missing, hidden or no longer live.
 * @throws ApiError 500: The experiment does not run a custom search, or the event is not the one
 * waited for.
 */
export const postSearcherOperations: Call<'postSearcherOperations'> = (client, args, options) =>
  client.call(operations.postSearcherOperations, args, options);
