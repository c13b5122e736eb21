import { pointsEach } from '~/data/experiments/metrics';
import { type MetricGroups, type StandardAxis, xOf } from '../series-axis';
import { detailQuery } from './series-detail';

/** the maximum number of curves of which a zoom reads finer points */
const maxCurves = 50;

/** A trial with a curve, the start of its elapsed time in seconds, and its known points. */
export type KnownCurve = { trialId: number; start: number; groups: MetricGroups };

/** An axis that several curves share. */
export type CurvesAxis = Exclude<StandardAxis, 'epoch'>;

type Part = { x: CurvesAxis; range: readonly [number, number] };

/**
 * The one request for a part of the axis of several curves: of those that the master downsampled
 * and that have points there. Undefined where there is nothing finer to read, or where the curves
 * are too many.
 */
export function curvesDetail(curves: readonly KnownCurve[], { x, range }: Part) {
  if (curves.length > maxCurves) return undefined;
  const thinned = curves.flatMap((curve) => {
    const batches = batchesAround(curve, { x, range });
    const isThinned = curve.groups.some(({ data }) => data.length >= pointsEach);
    return batches && isThinned ? { trialId: curve.trialId, batches } : [];
  });
  const trialIds = thinned.map(({ trialId }) => trialId);
  if (trialIds.length === 0) return undefined;
  // each trial has a start of its own, so elapsed time is none that the master cuts by
  const cut =
    x === 'elapsed'
      ? {
          axis: 'batches' as const,
          range: [
            Math.min(...thinned.map(({ batches: [from] }) => from)),
            Math.max(...thinned.map(({ batches: [, to] }) => to)),
          ] as const,
        }
      : { axis: x, range };
  const part = detailQuery({ ...cut, start: 0 }, []);
  return part && { trialIds, part };
}

/** The batches of the known points next to the ends of a range; undefined where it has no part of the curve. */
function batchesAround({ groups, start }: KnownCurve, { x, range: [from, to] }: Part) {
  const place = xOf(groups, { x, start });
  let low: number | undefined;
  let high: number | undefined;
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of groups.flatMap(({ data }) => data)) {
    const at = place(point);
    if (at === undefined) continue;
    first = Math.min(first, point.batches);
    last = Math.max(last, point.batches);
    if (at <= from) low = Math.max(low ?? point.batches, point.batches);
    if (at >= to) high = Math.min(high ?? point.batches, point.batches);
  }
  // all of it is before the range, or after it
  const isOutside = low === last || high === first || first > last;
  return isOutside ? undefined : ([low ?? first, high ?? last] as const);
}
