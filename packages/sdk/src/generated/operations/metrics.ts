// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeCompareTrialsResponse, decodeExpMetricNamesResponse, decodeGetMetricsResponse, decodeGetTrainingMetricsResponse, decodeGetValidationMetricsResponse, decodeMetricBatchesResponse, decodeTrialsSampleResponse, decodeTrialsSnapshotResponse } from '../decoders/metrics';

export const compareTrials: Operation<'compareTrials'> = { id: 'compareTrials', method: 'GET', path: '/api/v1/trials/time-series', required: '', shows: ["trial {trialIds}"], decode: decodeCompareTrialsResponse };
export const getMetrics: Operation<'getMetrics'> = { id: 'getMetrics', method: 'GET', path: '/api/v1/trials/metrics/trial_metrics', required: '', stream: true, shows: ["metric {trialIds}"], decode: decodeGetMetricsResponse };
export const getTrainingMetrics: Operation<'getTrainingMetrics'> = { id: 'getTrainingMetrics', method: 'GET', path: '/api/v1/trials/metrics/training_metrics', required: '', stream: true, shows: ["metric {trialIds}"], decode: decodeGetTrainingMetricsResponse };
export const getValidationMetrics: Operation<'getValidationMetrics'> = { id: 'getValidationMetrics', method: 'GET', path: '/api/v1/trials/metrics/validation_metrics', required: '', stream: true, shows: ["metric {trialIds}"], decode: decodeGetValidationMetricsResponse };
export const expMetricNames: Operation<'expMetricNames'> = { id: 'expMetricNames', method: 'GET', path: '/api/v1/experiments/metrics-stream/metric-names', required: '', stream: true, shows: ["metric"], decode: decodeExpMetricNamesResponse };
export const metricBatches: Operation<'metricBatches'> = { id: 'metricBatches', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/batches', required: 'experimentId metricName', stream: true, shows: ["metric"], decode: decodeMetricBatchesResponse };
export const trialsSnapshot: Operation<'trialsSnapshot'> = { id: 'trialsSnapshot', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/trials-snapshot', required: 'experimentId metricName batchesProcessed', stream: true, shows: ["metric"], decode: decodeTrialsSnapshotResponse };
export const trialsSample: Operation<'trialsSample'> = { id: 'trialsSample', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/trials-sample', required: 'experimentId metricName', stream: true, shows: ["metric"], decode: decodeTrialsSampleResponse };
