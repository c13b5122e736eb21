// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, enumName, integer, list, message, messages, metrics, number, object, string, type Raw } from '../../decode/fields';
import { MetricType } from './common';
import { decodeTrial } from './trials';

export function decodeComparableTrial(raw: Raw): void {
  message(raw, 'trial', 1, decodeTrial);
  messages(raw, 'metrics', 1, decodeDownsampledMetrics);
}
export function decodeCompareTrialsResponse(raw: Raw): void {
  messages(raw, 'trials', 1, decodeComparableTrial);
}
export function decodeDataPoint(raw: Raw): void {
  integer(raw, 'batches', 1);
  metrics(raw, 'values', 4, false);
  if (typeof raw['time'] !== 'string') string(raw, 'time', 5);
  integer(raw, 'epoch', 2);
}
export function decodeDownsampledMetrics(raw: Raw): void {
  messages(raw, 'data', 1, decodeDataPoint);
  enumName(raw, 'type', 1, MetricType);
  if (typeof raw['group'] !== 'string') string(raw, 'group', 1);
}
export function decodeExpMetricNamesResponse(raw: Raw): void {
  list(raw, 'searcherMetrics', 0, string);
  list(raw, 'trainingMetrics', 0, string);
  list(raw, 'validationMetrics', 0, string);
  messages(raw, 'metricNames', 0, decodeMetricIdentifier);
}
export function decodeGetMetricsResponse(raw: Raw): void {
  messages(raw, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetTrainingMetricsResponse(raw: Raw): void {
  messages(raw, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetValidationMetricsResponse(raw: Raw): void {
  messages(raw, 'metrics', 1, decodeMetricsReport);
}
export function decodeMetricBatchesResponse(raw: Raw): void {
  list(raw, 'batches', 0, integer);
}
export function decodeMetricIdentifier(raw: Raw): void {
  if (typeof raw['group'] !== 'string') string(raw, 'group', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
}
export function decodeMetrics(raw: Raw): void {
  metrics(raw, 'avgMetrics', 5, false);
  metrics(raw, 'batchMetrics', 0, true);
}
export function decodeMetricsReport(raw: Raw): void {
  integer(raw, 'trialId', 1);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 5);
  metrics(raw, 'metrics', 5, false);
  integer(raw, 'totalBatches', 1);
  if (typeof raw['archived'] !== 'boolean') boolean(raw, 'archived', 1);
  integer(raw, 'id', 1);
  integer(raw, 'trialRunId', 1);
}
export function decodeTrialsSampleResponse(raw: Raw): void {
  messages(raw, 'trials', 1, decodeTrialsSampleResponseTrial);
  list(raw, 'promotedTrials', 1, integer);
  list(raw, 'demotedTrials', 1, integer);
}
export function decodeTrialsSampleResponseTrial(raw: Raw): void {
  integer(raw, 'trialId', 1);
  object(raw, 'hparams', 5);
  messages(raw, 'data', 1, decodeDataPoint);
}
export function decodeTrialsSnapshotResponse(raw: Raw): void {
  messages(raw, 'trials', 1, decodeTrialsSnapshotResponseTrial);
}
export function decodeTrialsSnapshotResponseTrial(raw: Raw): void {
  integer(raw, 'trialId', 1);
  object(raw, 'hparams', 5);
  if (typeof raw['metric'] !== 'number') number(raw, 'metric', 1);
  integer(raw, 'batchesProcessed', 1);
}
