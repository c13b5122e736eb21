// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, enu, int, lis, met, obj, rea, ref, res, str, type Raw } from '../../../decode/fields';
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
  if (typeof o['epoch'] !== 'number') rea(o, 'epoch', 2);
}
export function decodeDownsampledMetrics(o: Raw): void {
  res(o, 'data', 1, decodeDataPoint);
  enu(o, 'type', 1, MetricType);
  if (typeof o['group'] !== 'string') str(o, 'group', 1);
}
export function decodeGetTrialMetricsByCheckpointResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
}
export function decodeGetTrialMetricsByModelVersionResponse(o: Raw): void {
  res(o, 'metrics', 1, decodeMetricsReport);
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
export function decodeMetricsReport(o: Raw): void {
  int(o, 'trialId', 1);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 5);
  met(o, 'metrics', 5, false);
  int(o, 'totalBatches', 1);
  if (typeof o['archived'] !== 'boolean') boo(o, 'archived', 1);
  int(o, 'id', 1);
  int(o, 'trialRunId', 1);
  if (typeof o['group'] !== 'string') str(o, 'group', 1);
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
