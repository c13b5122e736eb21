import { isPlottable } from './axes/extent';
import type { Range, Scale, Series } from './lines/series';

export const noData = 'No data to plot.';

/** Says why a chart of these values has nothing to draw; undefined if it draws at least one. */
export function emptyReason(values: Iterable<number>, scale: Scale): string | undefined {
  let reason = noData;
  for (const value of values) {
    if (isPlottable(value)) {
      if (scale === 'linear' || value > 0) return undefined;
      reason = 'No value is above zero, where a log axis begins.';
    } else if (reason === noData) reason = 'No value is a finite number.';
  }
  return reason;
}

function* valuesIn(series: readonly Series[], range: Range | undefined) {
  for (const { points } of series)
    for (const { x, y } of points) if (!range || (x >= range[0] && x <= range[1])) yield y;
}

/** The same for lines, of which a zoom shows a part. */
export function emptyLinesReason(
  series: readonly Series[],
  { scale, range }: { scale: Scale; range?: Range | undefined },
): string | undefined {
  if (series.length === 0) return 'All lines are hidden.';
  const isZoomedAway = range && valuesIn(series, range).next().done;
  return isZoomedAway
    ? 'No points in this part of the x axis.'
    : emptyReason(valuesIn(series, range), scale);
}

/** Says why none of some points is in a chart of two dimensions. */
export const noPlaceReason =
  'No point has a value on both axes that is a number, and above zero on a log axis.';
