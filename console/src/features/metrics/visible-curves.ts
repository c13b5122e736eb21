import type { QueryClient } from '@tanstack/react-query';
import { isObject, type Metric, parseMetricKey } from '@trainyard/sdk/model';
import { curvesQuery } from './curve-requests';
import { seriesKey } from './queries';
import { seriesRequests } from './series-requests';

/** How the visible charts request the curves of a trial; undefined without a visible one. */
export function visibleCurves(queryClient: QueryClient, trialId: number) {
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: seriesKey(trialId), type: 'active' });
  const metrics = shown.flatMap(({ queryKey: [, args] }) => requestedMetrics(args));
  const [request] = seriesRequests(metrics);
  return request && curvesQuery(trialId, request);
}

/** The metrics, from the arguments of `metricQueries.series`. */
const requestedMetrics = (args: unknown): Metric[] =>
  isObject(args) && Array.isArray(args.names)
    ? args.names.flatMap((name) => parseMetricKey(String(name)) ?? [])
    : [];
