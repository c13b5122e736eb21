import { formatMetric } from '../../lib/format';
import { type Better, extentOf, type OutlierMode, rangeFor } from '../axes/extent';
import type { ChartTheme } from '../chart-theme';
import type { Range } from '../lines/series';
import { colorScale, scaleStep } from './color-scale';
import type { ChartLegend } from './legend';

/** The metric that colors show. */
export type ColorBy = {
  label: string;
  /** which values are good: they are bright; without it high ones are */
  better?: Better | undefined;
};

export type ValueColors = {
  range: Range;
  colors: readonly string[];
  colorOf: (value: number) => string;
  stepOf: (value: number) => number;
  legend: ChartLegend & { kind: 'scale' };
};

type ValueColorOptions = {
  by: ColorBy;
  theme: ChartTheme;
  /** outliers that are left out share the color of the end of the scale */
  outliers?: OutlierMode;
};

/** The colors of values, from the lowest to the highest one; bright is good. */
export function valueColors(
  values: readonly number[],
  { by: { label, better }, theme, outliers = 'shown' }: ValueColorOptions,
): ValueColors {
  const all = extentOf(values) ?? [0, 1];
  const range = rangeFor(outliers, { values, all, scale: 'linear', better });
  const scale = colorScale(theme.color);
  const colors = better === 'low' ? scale.toReversed() : scale;
  const stepOf = (value: number) => scaleStep(value, range);
  return {
    range,
    colors,
    stepOf,
    colorOf: (value) => colors[stepOf(value)] ?? theme.color('--off'),
    legend: {
      kind: 'scale',
      title: label,
      colors,
      from: `${all[0] < range[0] ? '≤ ' : ''}${formatMetric(range[0])}`,
      to: `${all[1] > range[1] ? '≥ ' : ''}${formatMetric(range[1])}`,
    },
  };
}
