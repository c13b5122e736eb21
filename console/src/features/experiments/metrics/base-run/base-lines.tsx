import { useQuery } from '@tanstack/react-query';
import { metricKey } from '@trainyard/sdk/model';
import { useEffect, useMemo } from 'react';
import type { MetricGroups } from '~/components/metrics/series-axis';
import { isTrialLive } from '~/data/experiments/trials';
import { seriesQuery } from '../queries';
import { pairSeries } from '../trial-series';
import { useSeriesDetail, withAxis } from '../use-series-detail';
import type { BaseChart } from './base-run';
import { baseSeries } from './base-series';

const noGroups: MetricGroups = [];

/** Requests the curves of the base run for a chart; draws nothing itself. */
export function BaseLines({ base, pair, formula, x, detail, onLines }: BaseChart) {
  const { experiment, trial } = base;
  const isLive = isTrialLive(trial);
  const { data: groups = noGroups } = useQuery(
    seriesQuery(trial.id, { metrics: withAxis(pair.metrics, { x }), isLive }),
  );
  // time since its own start
  const axis = useMemo(
    () => ({ x, start: Date.parse(trial.startTime ?? '') / 1000 || 0 }),
    [x, trial.startTime],
  );
  const series = useMemo(() => pairSeries(pair, groups, axis), [pair, groups, axis]);
  const detailed = useSeriesDetail({
    ...{ detail, trialId: trial.id, pair, axis, groups, series, isLive },
  });
  useEffect(() => {
    const lines = formula
      ? formula.compute((metric) => detailed.filter(({ id }) => id === metricKey(metric)), {
          isOfOneRun: true,
        })
      : detailed;
    onLines(baseSeries(lines, experiment));
    return () => onLines([]);
  }, [detailed, formula, experiment, onLines]);
  return null;
}
