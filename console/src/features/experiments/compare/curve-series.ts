import type { Metric } from '@trainyard/sdk/model';
import type { DownsampledMetrics, Experiment } from '@trainyard/sdk/types';
import type { Series } from '~/components/charts/series';
import { colorVariableOf, dashOf, paletteSize } from '~/lib/colors';

/** What a trial has measured. */
export type Curve = {
  trialId: number;
  metrics: readonly Pick<DownsampledMetrics, 'group' | 'data'>[];
};

type Compared = Pick<Experiment, 'id' | 'name'>;

type Curves = {
  metric: Metric;
  /** trials by experiment */
  best: ReadonlyMap<number, number> | undefined;
  curves: readonly Curve[];
};

/** A line for each experiment, in the colour it has on every page. */
export function curveSeries(
  experiments: readonly Compared[],
  { metric, best, curves }: Curves,
): Series[] {
  const colors = experiments.map(({ id }) => colorVariableOf(id));
  return experiments.map(({ id, name }, at) => ({
    id: String(id),
    name: `${name} (${id})`,
    color: colorVariableOf(id),
    dash: dashOf(paletteSize * colors.slice(0, at).filter((each) => each === colors[at]).length),
    points: curves
      .filter(({ trialId }) => trialId === best?.get(id))
      .flatMap(({ metrics }) => metrics)
      .filter(({ group }) => group === metric.group)
      .flatMap(({ data }) => data)
      .flatMap(({ batches, values }) => {
        const y = values?.[metric.name];
        return typeof y === 'number' ? [{ x: batches, y }] : [];
      })
      .sort((one, other) => one.x - other.x),
  }));
}
