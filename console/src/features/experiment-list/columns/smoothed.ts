import { smooth } from '@trainyard/ui/charts/lines/smoothing';
import type { Curve } from '~/features/experiment-compare/curve-series';

/** A column of the last value of a metric after its curve was smoothed; its id says all of it. */
export type Smoothed = { weight: number; group: 'training' | 'validation'; metric: string };

/** By id of column, then by trial: its smoothed last value, undefined where it measured none. */
export type SmoothedValues = Readonly<Record<string, ReadonlyMap<number, number | undefined>>>;

/** Weights that can be chosen; a link may hold any other. */
export const smoothingWeights = [0.6, 0.9] as const;

/** `smoothed.0.6.validation.loss`; undefined for other columns. */
export function smoothedOf(id: string): Smoothed | undefined {
  const [, weight = '', group, metric] =
    /^smoothed\.(0\.\d{1,3})\.(training|validation)\.(.+)$/s.exec(id) ?? [];
  if (metric === undefined) return undefined;
  return { weight: Number(weight), group: group === 'training' ? group : 'validation', metric };
}

export const smoothedId = ({ weight, group, metric }: Smoothed): string =>
  `smoothed.${weight}.${group}.${metric}`;

/**
 * The last value of a curve as the master samples it, each point counting alike, by the average of
 * the charts: exponential, with the bias of its start taken out.
 */
export function smoothedLast(
  { weight, group, metric }: Smoothed,
  curve: Curve,
): number | undefined {
  const points = curve.metrics
    .filter((series) => series.group === group)
    .flatMap(({ data }) => data)
    .flatMap(({ batches, values }) => {
      const y = values?.[metric];
      return typeof y === 'number' ? [{ x: batches, y }] : [];
    })
    .sort((one, other) => one.x - other.x);
  return smooth(points, weight).at(-1)?.y;
}
