// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeExpMetricNamesResponse } from '../../decoders/metrics';
import { decodeCompareTrialsResponse, decodeGetMetricsResponse, decodeGetTrainingMetricsResponse, decodeGetTrialMetricsByCheckpointResponse, decodeGetTrialMetricsByModelVersionResponse, decodeGetValidationMetricsResponse, decodeTrialsSampleResponse } from '../decoders/metrics';

export const compareTrials: Operation<'compareTrials'> = { id: 'compareTrials', method: 'GET', path: '/api/v1/trials/time-series', required: '', shows: ["trial {trialIds}"], decode: decodeCompareTrialsResponse };
export const getMetrics: Operation<'getMetrics'> = { id: 'getMetrics', method: 'GET', path: '/api/v1/trials/metrics/trial_metrics', required: '', stream: true, shows: ["metric {trialIds}"], decode: decodeGetMetricsResponse };
export const getTrainingMetrics: Operation<'getTrainingMetrics'> = { id: 'getTrainingMetrics', method: 'GET', path: '/api/v1/trials/metrics/training_metrics', required: '', stream: true, shows: ["metric {trialIds}"], decode: decodeGetTrainingMetricsResponse };
export const getValidationMetrics: Operation<'getValidationMetrics'> = { id: 'getValidationMetrics', method: 'GET', path: '/api/v1/trials/metrics/validation_metrics', required: '', stream: true, shows: ["metric {trialIds}"], decode: decodeGetValidationMetricsResponse };
export const expMetricNames: Operation<'expMetricNames'> = { id: 'expMetricNames', method: 'GET', path: '/api/v1/experiments/metrics-stream/metric-names', required: 'ids', stream: true, shows: ["metric"], decode: decodeExpMetricNamesResponse };
export const trialsSample: Operation<'trialsSample'> = { id: 'trialsSample', method: 'GET', path: '/api/v1/experiments/{experimentId}/metrics-stream/trials-sample', required: 'experimentId metricName', stream: true, shows: ["metric"], decode: decodeTrialsSampleResponse };
export const getTrialMetricsByModelVersion: Operation<'getTrialMetricsByModelVersion'> = { id: 'getTrialMetricsByModelVersion', method: 'GET', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}/metrics', required: 'modelName modelVersionNum', shows: ["model", "metric"], since: '0.38.1', decode: decodeGetTrialMetricsByModelVersionResponse };
export const getTrialMetricsByCheckpoint: Operation<'getTrialMetricsByCheckpoint'> = { id: 'getTrialMetricsByCheckpoint', method: 'GET', path: '/api/v1/checkpoints/{checkpointUuid}/metrics', required: 'checkpointUuid', shows: ["metric"], since: '0.38.1', decode: decodeGetTrialMetricsByCheckpointResponse };
