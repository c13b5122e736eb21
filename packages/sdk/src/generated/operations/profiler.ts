// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeGetTrialProfilerAvailableSeriesResponse, decodeGetTrialProfilerMetricsResponse, decodePostTrialProfilerMetricsBatchResponse } from '../decoders/profiler';

export const getTrialProfilerMetrics: Operation<'getTrialProfilerMetrics'> = { id: 'getTrialProfilerMetrics', method: 'GET', path: '/api/v1/trials/{trialId}/profiler/metrics', required: 'trialId', formerNames: { labelsTrialId: 'trialId' }, stream: true, shows: ["metric {trialId}"], decode: decodeGetTrialProfilerMetricsResponse };
export const getTrialProfilerAvailableSeries: Operation<'getTrialProfilerAvailableSeries'> = { id: 'getTrialProfilerAvailableSeries', method: 'GET', path: '/api/v1/trials/{trialId}/profiler/available_series', required: 'trialId', stream: true, shows: ["metric {trialId}"], decode: decodeGetTrialProfilerAvailableSeriesResponse };
export const postTrialProfilerMetricsBatch: Operation<'postTrialProfilerMetricsBatch'> = { id: 'postTrialProfilerMetricsBatch', method: 'POST', path: '/api/v1/trials/profiler/metrics', required: 'body', retry: 'unsafe', changes: ["metric"], decode: decodePostTrialProfilerMetricsBatchResponse };
