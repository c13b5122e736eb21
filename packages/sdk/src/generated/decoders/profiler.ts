// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumTable, integer, list, message, messages, number, string, type Raw } from '../../decode/fields';

export const TrialProfilerMetricLabelsProfilerMetricType = /*#__PURE__*/ enumTable('PROFILER_METRIC_TYPE_UNSPECIFIED PROFILER_METRIC_TYPE_SYSTEM PROFILER_METRIC_TYPE_TIMING PROFILER_METRIC_TYPE_MISC');
export function decodeGetTrialProfilerAvailableSeriesResponse(raw: Raw): void {
  messages(raw, 'labels', 1, decodeTrialProfilerMetricLabels);
}
export function decodeGetTrialProfilerMetricsResponse(raw: Raw): void {
  message(raw, 'batch', 5, decodeTrialProfilerMetricsBatch);
}
export function decodePostTrialProfilerMetricsBatchResponse(raw: Raw): void {}
export function decodeTrialProfilerMetricLabels(raw: Raw): void {
  integer(raw, 'trialId', 1);
  if (typeof raw['name'] !== 'string') string(raw, 'name', 1);
  if (typeof raw['agentId'] !== 'string') string(raw, 'agentId', 0);
  if (typeof raw['gpuUuid'] !== 'string') string(raw, 'gpuUuid', 0);
  enumName(raw, 'metricType', 0, TrialProfilerMetricLabelsProfilerMetricType);
}
export function decodeTrialProfilerMetricsBatch(raw: Raw): void {
  list(raw, 'values', 1, number);
  list(raw, 'batches', 1, integer);
  list(raw, 'timestamps', 1, string);
  message(raw, 'labels', 5, decodeTrialProfilerMetricLabels);
}
