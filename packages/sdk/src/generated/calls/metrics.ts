// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call, StreamCall } from '../../client/call';
import * as operations from '../operations/metrics';

/**
 * Get time series of trials. `GET /api/v1/trials/time-series`
 *
 * Answers downsampled metrics of several trials, by trial and metric group; groups without data
 * are left out, and a metric missing at a batch is null there. More points than asked for are
 * thinned out at random with a fixed seed. Name metrics either by `metricNames` or by `metricIds`,
 * not both. Trials come shortened, with their stored state.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or both `group` and `metricType` are given:
 * `cannot specify both legacy and new metric group`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: A trial is missing or hidden.
 * @throws ApiError 500: Both `metricNames` and `metricIds` are given, a metric id is not
 * `<group>.<name>`, the filter names an unknown column, or a query key puts a dot under a plain
 * parameter.
 */
export const compareTrials: Call<'compareTrials'> = (client, args, options) =>
  client.call(operations.compareTrials, args, options);

/**
 * Stream metric reports of a group. `GET /api/v1/trials/metrics/trial_metrics`
 *
 * Answers every report of one metric group. Streams up to 1,000 reports per line, by trial and
 * then batches, and ends after the last. Errors come in the stream shape.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or no trial is named: `must specify at least
 * one trialId`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: A trial is missing or hidden.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 */
export const getMetrics: StreamCall<'getMetrics'> = (client, args, options) =>
  client.stream(operations.getMetrics, args, options);

/**
 * Stream training metric reports. `GET /api/v1/trials/metrics/training_metrics`
 *
 * Answers every training report of the trials. Streams up to 1,000 reports per line, by trial and
 * then batches, and ends after the last. Errors come in the stream shape.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or no trial is named: `must specify at least
 * one trialId`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: A trial is missing or hidden.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 */
export const getTrainingMetrics: StreamCall<'getTrainingMetrics'> = (client, args, options) =>
  client.stream(operations.getTrainingMetrics, args, options);

/**
 * Stream validation metric reports. `GET /api/v1/trials/metrics/validation_metrics`
 *
 * Answers every validation report of the trials. Streams up to 1,000 reports per line, by trial
 * and then batches, and ends after the last. Errors come in the stream shape.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or no trial is named: `must specify at least
 * one trialId`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: A trial is missing or hidden.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 */
export const getValidationMetrics: StreamCall<'getValidationMetrics'> = (client, args, options) =>
  client.stream(operations.getValidationMetrics, args, options);

/**
 * Stream names of metrics. `GET /api/v1/experiments/metrics-stream/metric-names`
 *
 * Answers the metrics known of the experiments, names sorted within each group; later messages
 * hold only additions and may be empty. A message comes at once and then once per period, until
 * all experiments have ended.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value does not parse, or no experiment is named: `must specify at
 * least one experiment id`.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: An experiment is missing or hidden.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 */
export const expMetricNames: StreamCall<'expMetricNames'> = (client, args, options) =>
  client.stream(operations.expMetricNames, args, options);

/**
 * Stream batches at which a metric was reported. `GET /api/v1/experiments/{experimentId}/metrics-stream/batches`
 *
 * Answers the batch numbers at which any trial reported the metric; each message holds only new
 * ones. A message comes at once and then once per period, until the experiment has ended.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: No metric name or no group is given, both `group` and `metricType` are, or
 * a value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 */
export const metricBatches: StreamCall<'metricBatches'> = (client, args, options) =>
  client.stream(operations.metricBatches, args, options);

/**
 * Stream a metric of all trials at a batch. `GET /api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot`
 *
 * Answers what each trial measured near one batch number, with its hyperparameters; each message
 * holds the measurements made since the last. `group` is ignored here, so `metricType` has to be
 * set. A message comes at once and then once per period, until the experiment has ended.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: No metric name is given, `metricType` is unset (`must specify a metric
 * group`), the margin is above 100, or a value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: A query key puts a dot under a plain parameter.
 */
export const trialsSnapshot: StreamCall<'trialsSnapshot'> = (client, args, options) =>
  client.stream(operations.trialsSnapshot, args, options);

/**
 * Stream time series of the best trials. `GET /api/v1/experiments/{experimentId}/metrics-stream/trials-sample`
 *
 * Answers the metric of the leading trials: ranked by best value for random, grid and custom
 * searches, by length of training for halving ones. Hyperparameters come only when a trial enters
 * the set, and `promotedTrials` and `demotedTrials` name who entered and left. A message comes at
 * once and then once per period, until the experiment has ended. A single-trial experiment answers
 * 500.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then VIEW_EXPERIMENT_ARTIFACTS (403).
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: No metric name or no metric group is given (`must specify a metric
 * group`), or a value does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * VIEW_EXPERIMENT_ARTIFACTS.
 * @throws ApiError 404: The experiment is missing or hidden from the caller.
 * @throws ApiError 500: The searcher is single, or a query key puts a dot under a plain parameter.
 */
export const trialsSample: StreamCall<'trialsSample'> = (client, args, options) =>
  client.stream(operations.trialsSample, args, options);
