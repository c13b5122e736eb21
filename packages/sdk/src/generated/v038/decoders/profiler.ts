// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, int, lis, rea, ref, res, str, table, type Raw } from '../../../decode/fields';

export const TrialProfilerMetricLabelsProfilerMetricType = /*#__PURE__*/ table('PROFILER_METRIC_TYPE_UNSPECIFIED PROFILER_METRIC_TYPE_SYSTEM PROFILER_METRIC_TYPE_TIMING PROFILER_METRIC_TYPE_MISC');
export function decodeGetTrialProfilerAvailableSeriesResponse(o: Raw): void {
  res(o, 'labels', 1, decodeTrialProfilerMetricLabels);
}
export function decodeGetTrialProfilerMetricsResponse(o: Raw): void {
  ref(o, 'batch', 5, decodeTrialProfilerMetricsBatch);
}
export function decodePostTrialProfilerMetricsBatchResponse(o: Raw): void {}
export function decodeTrialProfilerMetricLabels(o: Raw): void {
  int(o, 'trialId', 1);
  if (typeof o['name'] !== 'string') str(o, 'name', 1);
  if (typeof o['agentId'] !== 'string') str(o, 'agentId', 0);
  if (typeof o['gpuUuid'] !== 'string') str(o, 'gpuUuid', 0);
  enu(o, 'metricType', 0, TrialProfilerMetricLabelsProfilerMetricType);
}
export function decodeTrialProfilerMetricsBatch(o: Raw): void {
  lis(o, 'values', 1, rea);
  lis(o, 'batches', 1, int);
  lis(o, 'timestamps', 1, str);
  ref(o, 'labels', 5, decodeTrialProfilerMetricLabels);
}
