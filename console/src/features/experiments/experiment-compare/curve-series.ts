import type { Metric } from '@trainyard/sdk/model';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { dashOf, seriesVariable } from '@trainyard/ui/lib/colors';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import type { Curve } from '~/data/experiments/metrics';
import type { ComparedItem } from './compared-item';

type Compared = Pick<ComparedItem, 'id' | 'name' | 'startTime' | 'label'>;

/** The x axis of all charts: batches, seconds since 1970, or seconds since the start. */
export type CompareAxis = 'batches' | 'time' | 'elapsed';

type Curves = {
  metric: Metric;
  x: CompareAxis;
  places: ColorPlaces;
  /** the one that the others are compared with: its line is wider */
  base?: number | undefined;
  /** trials by experiment */
  best: ReadonlyMap<number, { trialId: number } | undefined>;
  curves: readonly Curve[];
};

/** Returns a line for each experiment, in its color in this comparison. */
export function curveSeries(
  experiments: readonly Compared[],
  { metric, x: axis, places, base, best, curves }: Curves,
): Series[] {
  const byTrial = new Map(curves.map(({ trialId, metrics }) => [trialId, metrics]));
  return experiments.map(({ id, name, label, startTime }) => ({
    id: String(id),
    name: nameOf({ id, name: label ?? `${name} (${id})` }, base),
    color: seriesVariable(places.get(id) ?? id - 1),
    dash: dashOf(places.get(id) ?? 0),
    ...(id === base ? { isWide: true } : {}),
    points: (byTrial.get(best.get(id)?.trialId ?? 0) ?? [])
      .filter(({ group }) => group === metric.group)
      .flatMap(({ data }) => data)
      .flatMap(({ batches, values, time }) => {
        const y = values?.[metric.name];
        const x = xOf({ axis, batches, time, startTime });
        return typeof y === 'number' && !Number.isNaN(x) ? [{ x, y }] : [];
      })
      .sort((one, other) => one.x - other.x),
  }));
}

/** The name of a line in legends, tooltips and the table of its chart. */
const nameOf = ({ id, name }: { id: number; name: string }, base: number | undefined) =>
  id === base ? `Base: ${name}` : name;

type Where = { axis: CompareAxis; batches: number; time: string | null; startTime: string | null };

/** Returns NaN where a point has no such value. */
function xOf({ axis, batches, time, startTime }: Where): number {
  if (axis === 'batches') return batches;
  const at = Date.parse(time ?? '') / 1000;
  return axis === 'time' ? at : at - Date.parse(startTime ?? '') / 1000;
}
