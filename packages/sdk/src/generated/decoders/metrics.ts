// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, lis, met, obj, rea, ref, res, str, type Raw } from '../../decode/fields';
import { MetricType } from './common';
import { decodeTrial } from './trials';

export function decodeComparableTrial(o: Raw): void {
  ref(o, 'trial', 1, decodeTrial);
  res(o, 'metrics', 1, decodeDownsampledMetrics);
}
export function decodeCompareTrialsResponse(o: Raw): void {
  res(o, 'trials', 1, decodeComparableTrial);
}
export function decodeDataPoint(o: Raw): void {
  int(o, 'batches', 1);
  met(o, 'values', 4, false);
  if (typeof o['time'] !== 'string') str(o, 'time', 5);
  int(o, 'epoch', 2);
}
export function decodeDownsampledMetrics(o: Raw): void {
  res(o, 'data', 1, decodeDataPoint);
  enu(o, 'type', 1, MetricType);
  if (typeof o['group'] !== 'string') str(o, 'group', 1);
}
export function decodeExpMetricNamesResponse(o: Raw): void {
  lis(o, 'searcherMetrics', 0, str);
  lis(o, 'trainingMetrics', 0, str);
  lis(o, 'validationMetrics', 0, str);
  res(o, 'metricNames', 0, decodeMetricIdentifier);
}
export function decodeGetMetricsResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetTrainingMetricsResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetValidationMetricsResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeMetricBatchesResponse(o: Raw): void {
  lis(o, 'batches', 0, int);
}
export function decodeMetricIdentifier(o: Raw): void {
  if (typeof o['group'] !== 'string') str(o, 'group', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
}
export function decodeMetrics(o: Raw): void {
  met(o, 'avgMetrics', 5, false);
  met(o, 'batchMetrics', 0, true);
}
export function decodeMetricsReport(o: Raw): void {
  int(o, 'trialId', 1);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 5);
  met(o, 'metrics', 5, false);
  int(o, 'totalBatches', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  int(o, 'id', 1);
  int(o, 'trialRunId', 1);
}
export function decodeTrialsSampleResponse(o: Raw): void {
  res(o, 'trials', 1, decodeTrialsSampleResponseTrial);
  lis(o, 'promotedTrials', 1, int);
  lis(o, 'demotedTrials', 1, int);
}
export function decodeTrialsSampleResponseTrial(o: Raw): void {
  int(o, 'trialId', 1);
  obj(o, 'hparams', 5);
  res(o, 'data', 1, decodeDataPoint);
}
export function decodeTrialsSnapshotResponse(o: Raw): void {
  res(o, 'trials', 1, decodeTrialsSnapshotResponseTrial);
}
export function decodeTrialsSnapshotResponseTrial(o: Raw): void {
  int(o, 'trialId', 1);
  obj(o, 'hparams', 5);
  if (typeof o['metric'] !== 'number') rea(o, 'metric', 1);
  int(o, 'batchesProcessed', 1);
}
