import { formatMetric, formatPlain } from '../../lib/format';
import type { Scale } from '../lines/series';
import { type Axis, categoryAxis, roundAxis, valueTexts } from './axis';
import { type Better, extentOf, isPlottable, type OutlierMode, rangeFor } from './extent';

/**
 * One parameter or metric: numbers, or words given by their index in `names`. Numbers that were
 * measured, not chosen, may have outliers, but not among the good ones.
 */
export type Dimension = { id: string; label: string } & (
  | { kind: 'number'; scale: Scale; isMeasured?: boolean; better?: Better | undefined }
  | { kind: 'category'; names: readonly string[] }
);

/** Returns true if the axis of the dimension can show the value. */
export function hasPlace(dimension: Dimension, value: number | undefined): value is number {
  if (value === undefined || !isPlottable(value)) return false;
  return dimension.kind === 'category' || dimension.scale === 'linear' || value > 0;
}

/** The text of a value; beside its axis, with the digits in which neighbors there differ. */
export function dimensionText(dimension: Dimension, value: number, axis?: Axis): string {
  // points beside each other have places around that of their word
  if (dimension.kind === 'category') return dimension.names[Math.round(value)] ?? '';
  const format = dimension.isMeasured ? formatMetric : formatPlain;
  return (axis ? valueTexts(axis, format) : format)(value);
}

type AxisOptions = { values: Iterable<number>; count?: number; outliers?: OutlierMode };

/** Returns an axis that shows the values, or every word; it may leave out measured outliers. */
export function dimensionAxis(
  dimension: Dimension,
  { values, count, outliers = 'shown' }: AxisOptions,
): Axis {
  if (dimension.kind === 'category') return categoryAxis(dimension.names);
  const usable = Array.from(values).filter((value) => hasPlace(dimension, value));
  const all = extentOf(usable);
  const mode = dimension.isMeasured ? outliers : 'shown';
  const range = all && rangeFor(mode, { ...dimension, values: usable, all });
  return roundAxis(range, dimension.scale, count);
}
