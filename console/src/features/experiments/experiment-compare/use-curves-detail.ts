import { useQuery } from '@tanstack/react-query';
import type { Metric } from '@trainyard/sdk/model';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { useMemo } from 'react';
import { withDetail } from '~/components/metrics/detail/series-detail';
import { pointsOfDetail, useDetailRange } from '~/components/metrics/detail/use-detail-range';
import { type Curve, pointsEach } from '~/data/experiments/metrics';
import { metricQueries } from '~/features/experiments/metrics/detail-queries';
import type { BestTrials } from './best-trials';
import type { ComparedItem } from './compared-item';
import type { CompareAxis } from './curve-series';
import { curvesDetail } from './curves-detail';

type Input = {
  experiments: readonly ComparedItem[];
  best: BestTrials;
  /** the metrics of a chart, and the points of each of their curves */
  metrics: readonly Metric[];
  curvesOfMetrics: readonly (Curve[] | undefined)[];
  x: CompareAxis;
  isLive: boolean;
};

/**
 * Reads finer points of a few curves in the zoomed range of their chart. Returns what adds them to
 * the lines that their points make.
 */
export function useCurvesDetail(input: Input) {
  const { experiments, best, metrics, curvesOfMetrics, x, isLive } = input;
  const { detail, onDetail } = useDetailRange();
  const range = detail?.range;
  const request = useMemo(() => {
    if (!range) return undefined;
    const curves = experiments.flatMap(({ id, startTime }) => {
      const trialId = best.get(id)?.trialId;
      if (trialId === undefined) return [];
      const groups = curvesOfMetrics.flatMap(
        (each) => each?.find((curve) => curve.trialId === trialId)?.metrics ?? [],
      );
      return { trialId, start: Date.parse(startTime ?? '') / 1000 || 0, groups };
    });
    return curvesDetail(curves, { x, range });
  }, [range, experiments, best, curvesOfMetrics, x]);
  const { data: finer } = useQuery({
    ...metricQueries.detail(request?.trialIds ?? [], {
      metrics,
      part: request?.part ?? {},
      maxDatapoints: pointsOfDetail(detail, pointsEach),
      isLive,
    }),
    enabled: request !== undefined,
  });
  const withFiner = useMemo(
    () => (lines: Series[], linesOf: (curves: readonly Curve[]) => readonly Series[]) =>
      finer && range && request ? withDetail(lines, { finer: linesOf(finer), range }) : lines,
    [finer, range, request],
  );
  return { withFiner, onDetail };
}
