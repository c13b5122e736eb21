import type { Scale } from '../lines/series';
import { type Axis, categoryAxis, roundAxis } from './axis';
import { extentOf } from './extent';
import { formatValue } from './format-value';

/** One parameter or metric: numbers, or words given by their index in `names`. */
export type Dimension = { id: string; label: string } & (
  | { kind: 'number'; scale: Scale }
  | { kind: 'category'; names: readonly string[] }
);

/** Returns true if the axis of the dimension can show the value. */
export function hasPlace(dimension: Dimension, value: number | undefined): value is number {
  if (value === undefined || !Number.isFinite(value)) return false;
  return dimension.kind === 'category' || dimension.scale === 'linear' || value > 0;
}

export const dimensionText = (dimension: Dimension, value: number): string =>
  dimension.kind === 'category' ? (dimension.names[value] ?? '') : formatValue(value);

/** Returns an axis that shows all of the values, or every word. */
export function dimensionAxis(
  dimension: Dimension,
  { values, count }: { values: Iterable<number>; count?: number },
): Axis {
  if (dimension.kind === 'category') return categoryAxis(dimension.names);
  const usable = Array.from(values).filter((value) => hasPlace(dimension, value));
  return roundAxis(extentOf(usable), dimension.scale, count);
}
