import { useQueries } from '@tanstack/react-query';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import type { Formula } from '~/components/metrics/board/formula';
import { useCurvesDetail } from '~/components/metrics/detail/use-curves-detail';
import { type Curve, combinedCurves, curvesQuery } from '~/data/experiments/metrics';
import { CurveChart, drawnBy } from '../curve-chart';
import { metricPoints } from '../trial-series';

type Props = Omit<
  ComponentProps<typeof CurveChart>,
  'formula' | 'groupsOf' | 'control' | 'isLoading'
> & {
  formula: Formula;
  isLive: boolean;
};

const batchAxis = { x: 'batches', start: 0 } as const;

/** The curves of several metrics of the trials of a search, or of what is computed from them. */
export default function FormulaCurves({ formula, isLive, curves, ...props }: Props) {
  const { metrics } = formula;
  const trialIds = useMemo(() => curves.trials.map(({ trialId }) => trialId), [curves.trials]);
  const { curvesOfMetrics, failed, isPending } = useQueries({
    queries: metrics.map((metric) => curvesQuery(trialIds, { metric, isLive })),
    combine: combinedCurves,
  });
  const byMetric = useMemo(
    () => curvesOfMetrics.map((all) => new Map(all?.map((each) => [each.trialId, each.metrics]))),
    [curvesOfMetrics],
  );
  const { chosen, isShown } = props;
  const drawnTrials = useMemo(() => {
    const isDrawn = drawnBy({ chosen, isShown });
    return trialIds.filter(isDrawn).map((trialId) => ({ trialId, start: 0 }));
  }, [trialIds, chosen, isShown]);
  const { withFiner, onDetail } = useCurvesDetail({
    ...{ trials: drawnTrials, metrics, curvesOfMetrics, isLive },
    x: 'batches',
  });
  const series = useMemo(() => {
    // the names and colors that the trials have in the chart of the search
    const lines = metrics.map((metric, at) => {
      const linesOf = (all: readonly Curve[] | undefined) => {
        const groups = new Map(all?.map((each) => [each.trialId, each.metrics]));
        return curves.series.map(
          (one): Series => ({
            ...one,
            points: metricPoints(groups.get(Number(one.id)) ?? [], metric, batchAxis),
          }),
        );
      };
      return withFiner(linesOf(curvesOfMetrics[at]), linesOf);
    });
    return formula.compute((metric) => lines[metrics.indexOf(metric)] ?? [], {});
  }, [formula, metrics, curves.series, curvesOfMetrics, withFiner]);
  const groupsOf = useCallback(
    (trialId: number) => byMetric.flatMap((groups) => groups.get(trialId) ?? []),
    [byMetric],
  );
  const computed = useMemo(() => ({ ...curves, series }), [curves, series]);
  if (failed) return <FailedQuery title={`Unable to fetch ${formula.title}`} query={failed} />;
  return (
    <CurveChart
      {...props}
      {...{ formula, groupsOf, onDetail }}
      curves={computed}
      isLoading={isPending}
    />
  );
}
