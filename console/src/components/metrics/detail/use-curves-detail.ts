import { useQuery } from '@tanstack/react-query';
import type { Metric } from '@trainyard/sdk/model';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { useMemo } from 'react';
import { type Curve, pointsEach } from '~/data/experiments/metrics';
import { partOfCurvesQuery } from '~/data/experiments/part-of-curves';
import { type CurvesAxis, curvesDetail, type KnownCurve } from './curves-detail';
import { withDetail } from './series-detail';
import { pointsOfDetail, useDetailRange } from './use-detail-range';

type Input = {
  /** those that have a line */
  trials: readonly Omit<KnownCurve, 'groups'>[];
  /** the metrics of a chart, and the points of each of their curves */
  metrics: readonly Metric[];
  curvesOfMetrics: readonly (Curve[] | undefined)[];
  x: CurvesAxis;
  isLive: boolean;
};

/**
 * Reads finer points of a few curves in the zoomed range of their chart. Returns what adds them to
 * the lines that their points make.
 */
export function useCurvesDetail({ trials, metrics, curvesOfMetrics, x, isLive }: Input) {
  const { detail, onDetail } = useDetailRange();
  const range = detail?.range;
  const request = useMemo(() => {
    if (!range) return undefined;
    const curves = trials.map((trial) => ({
      ...trial,
      groups: curvesOfMetrics.flatMap(
        (each) => each?.find(({ trialId }) => trialId === trial.trialId)?.metrics ?? [],
      ),
    }));
    return curvesDetail(curves, { x, range });
  }, [range, trials, curvesOfMetrics, x]);
  const { data: finer } = useQuery({
    ...partOfCurvesQuery(request?.trialIds ?? [], {
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
