import { useQuery } from '@tanstack/react-query';
import { type Metric, type MetricPair, parseMetricKey } from '@trainyard/sdk/model';
import type { Range, Series } from '@trainyard/ui/charts/lines/series';
import { useCallback, useMemo, useState } from 'react';
import { isMetricAxis, type MetricGroups, type SeriesAxis } from '~/components/metrics/series-axis';
import { metricQueries } from './detail-queries';
import { detailQuery, withDetail } from './series-detail';
import { requestedPoints } from './series-requests';
import { pairSeries } from './trial-series';

type DetailInput = {
  trialId: number;
  pair: MetricPair;
  axis: SeriesAxis;
  /** what is known of the whole, and the lines it makes */
  groups: MetricGroups;
  series: Series[];
  isLive: boolean;
};

type Detail = { range: Range; columns: number };

/** widths are rounded up to this, so that small resizes reuse the answer */
const columnStep = 256;

/** Refetches the zoomed range of a chart at full resolution if the master downsampled its lines. */
export function useSeriesDetail({
  trialId,
  pair,
  axis,
  groups: allGroups,
  series,
  isLive,
}: DetailInput) {
  const [detail, setDetail] = useState<Detail>();
  const onDetail = useCallback((range: Range | undefined, columns: number) => {
    const pointCount = Math.ceil(columns / columnStep) * columnStep;
    setDetail((now) => {
      if (!range) return undefined;
      const isSame =
        now && now.columns === pointCount && now.range[0] === range[0] && now.range[1] === range[1];
      return isSame ? now : { range, columns: pointCount };
    });
  }, []);
  const part = useMemo(() => {
    const isThinned = allGroups.some(({ data }) => data.length >= requestedPoints());
    if (!detail || !isThinned) return undefined;
    return detailQuery({ axis: axis.x, range: detail.range, start: axis.start }, allGroups);
  }, [detail, axis, allGroups]);
  const { data: groups } = useQuery({
    ...metricQueries.detail(trialId, {
      metrics: withAxis(pair.metrics, axis),
      part: part ?? {},
      maxDatapoints: Math.max(requestedPoints(), (detail?.columns ?? 0) * 2),
      isLive,
    }),
    enabled: part !== undefined,
  });
  const visibleSeries = useMemo(() => {
    if (!groups || !detail || !part) return series;
    return withDetail(series, { finer: pairSeries(pair, groups, axis), range: detail.range });
  }, [groups, detail, part, series, pair, axis]);
  return { series: visibleSeries, onDetail };
}

/** Adds the metric of the x axis, so that it is requested at the same resolution. */
export function withAxis(
  metrics: readonly Metric[],
  { x }: Pick<SeriesAxis, 'x'>,
): readonly Metric[] {
  const over = isMetricAxis(x) ? parseMetricKey(x) : undefined;
  return over ? [...metrics, over] : metrics;
}
