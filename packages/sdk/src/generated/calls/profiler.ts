// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call, StreamCall } from '../../client/call';
import * as operations from '../operations/profiler';

/**
 * Stream profiler values of a trial. `GET /api/v1/trials/{trialId}/profiler/metrics`
 *
 * Answers the values of the series that fit the labels, in batches of up to 100. With `follow` it
 * looks for more every five seconds and ends once the trial has.
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
 * @throws ApiError 500: The stream fails midway, or a query key puts a dot under a plain
 * parameter.
 */
export const getTrialProfilerMetrics: StreamCall<'getTrialProfilerMetrics'> = (client, args, options) =>
  client.stream(operations.getTrialProfilerMetrics, args, options);

/**
 * Stream profiler series of a trial. `GET /api/v1/trials/{trialId}/profiler/available_series`
 *
 * Answers the labels of every series the trial has sent. With `follow` they come again every 15
 * seconds until the trial has ended.
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
 * @throws ApiError 500: The stream fails midway, or a query key puts a dot under a plain
 * parameter.
 */
export const getTrialProfilerAvailableSeries: StreamCall<'getTrialProfilerAvailableSeries'> = (client, args, options) =>
  client.stream(operations.getTrialProfilerAvailableSeries, args, options);

/**
 * Report profiler values. `POST /api/v1/trials/profiler/metrics`
 *
 * Stores batches of values, each with the labels of its series; sent by the runner. The lists of
 * values, batches and times of a batch belong together by position.
 *
 * Who may: any; with roles: VIEW_EXPERIMENT_METADATA (404) then UPDATE_EXPERIMENT (403).
 * When no clear answer comes it is not sent again, for it may have happened.
 * Changes: metric.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body does not parse.
 * @throws ApiError 401: No credential is sent, or it is forged, expired or signed out.
 * @throws ApiError 403: The user of the session is inactive or, under role-based access, lacks
 * UPDATE_EXPERIMENT.
 * @throws ApiError 404: The trial is missing or hidden from the caller.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const postTrialProfilerMetricsBatch: Call<'postTrialProfilerMetricsBatch'> = (client, args, options) =>
  client.call(operations.postTrialProfilerMetricsBatch, args, options);
