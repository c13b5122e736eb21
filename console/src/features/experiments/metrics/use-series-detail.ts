import { useQuery } from '@tanstack/react-query';
import { type Metric, type MetricPair, parseMetricKey } from '@trainyard/sdk/model';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { useMemo } from 'react';
import {
  detailQuery,
  hasPointsAround,
  withDetail,
} from '~/components/metrics/detail/series-detail';
import { type Detail, pointsOfDetail } from '~/components/metrics/detail/use-detail-range';
import { isMetricAxis, type MetricGroups, type SeriesAxis } from '~/components/metrics/series-axis';
import { partOfCurvesQuery } from '~/data/experiments/part-of-curves';
import { requestedPoints } from './series-requests';
import { pairSeries } from './trial-series';

type DetailInput = {
  /** the part of the axis that is zoomed */
  detail: Detail | undefined;
  trialId: number;
  pair: MetricPair;
  axis: SeriesAxis;
  /** what is known of the whole, and the lines it makes */
  groups: MetricGroups;
  series: Series[];
  isLive: boolean;
};

/** Refetches the zoomed range of a chart at full resolution if the master downsampled its lines. */
export function useSeriesDetail(input: DetailInput): Series[] {
  const { detail, trialId, pair, axis, groups: allGroups, series, isLive } = input;
  const part = useMemo(() => {
    const isThinned = allGroups.some(({ data }) => data.length >= requestedPoints());
    if (!detail || !isThinned || !hasPointsAround(series, detail.range)) return undefined;
    return detailQuery({ axis: axis.x, range: detail.range, start: axis.start }, allGroups);
  }, [detail, axis, allGroups, series]);
  const { data: curves } = useQuery({
    ...partOfCurvesQuery([trialId], {
      metrics: withAxis(pair.metrics, axis),
      part: part ?? {},
      maxDatapoints: pointsOfDetail(detail, requestedPoints()),
      isLive,
    }),
    enabled: part !== undefined,
  });
  const groups = curves?.find((curve) => curve.trialId === trialId)?.metrics;
  return useMemo(() => {
    if (!groups || !detail || !part) return series;
    return withDetail(series, { finer: pairSeries(pair, groups, axis), range: detail.range });
  }, [groups, detail, part, series, pair, axis]);
}

/** Adds the metric of the x axis, so that it is requested at the same resolution. */
export function withAxis(
  metrics: readonly Metric[],
  { x }: Pick<SeriesAxis, 'x'>,
): readonly Metric[] {
  const over = isMetricAxis(x) ? parseMetricKey(x) : undefined;
  return over ? [...metrics, over] : metrics;
}
