import type { OutlierMode } from '@trainyard/ui/charts/axes/extent';
import type { Scale } from '@trainyard/ui/charts/lines/series';

type Styled = {
  scale: Scale;
  smoothing: number;
  smoothingBy: 'points' | 'time';
  outliers?: OutlierMode | undefined;
};

/**
 * Returns the props of a line chart that follow from the link: its scale, smoothing and outliers;
 * `onChange` puts a change that the user makes at the chart into the link.
 */
export const chartStyle = (
  { scale, smoothing, smoothingBy, outliers }: Styled,
  onChange?: (change: { outliers: OutlierMode }) => void,
) => ({
  scale,
  smoothing,
  smoothingKind: smoothingBy,
  outliers,
  onOutliersChange: (outliers: OutlierMode) => onChange?.({ outliers }),
});
