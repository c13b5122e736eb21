import { useQuery } from '@tanstack/react-query';
import { type Metric, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { useChartTheme } from '@trainyard/ui/charts/chart-theme';
import { useMemo } from 'react';
import { curveColors, recoloredSeries } from './curve-colors';
import type { LearningCurveSearch } from './learning-curve-search';
import { curveSeries, curveTrials, type Ranking } from './learning-curve-series';
import { searchCurvesQuery } from './queries';

/** the searcher's own metric has a better side, of others only the newest value says something */
function rankingOf({ config }: Experiment, { group, name }: Metric): Ranking {
  if (group !== 'validation' || name !== searcherMetric(config)) return 'last';
  return smallerIsBetter(config) ? 'smallest' : 'largest';
}

type Input = {
  metric: Metric;
  isLive: boolean;
  search: Pick<LearningCurveSearch, 'trials' | 'color'>;
};

/** The best trials of a search, best first, and their curves of one metric. */
export function useCurves(experiment: Experiment, { metric, isLive, search }: Input) {
  const options = { metric, maxTrials: search.trials, isLive };
  const sample = useQuery(searchCurvesQuery(experiment.id, options));
  const ranking = rankingOf(experiment, metric);
  const trials = useMemo(
    () => (sample.data ? curveTrials(sample.data, { metric, ranking }) : []),
    [sample.data, metric, ranking],
  );
  const theme = useChartTheme();
  const colors = useMemo(
    () => curveColors(search.color, { experiment, trials, theme }),
    [search.color, experiment, trials, theme],
  );
  const series = useMemo(() => {
    const own = curveSeries(trials);
    return colors ? recoloredSeries(own, colors) : own;
  }, [trials, colors]);
  return {
    sample,
    ranking,
    trials,
    series,
    colors,
    /** heads the value that ranks the trials */
    valueTitle: `${ranking === 'last' ? 'Last' : 'Best'} ${metric.name}`,
    hasPoints: series.some(({ points }) => points.length > 0),
  };
}

export type Curves = ReturnType<typeof useCurves>;
