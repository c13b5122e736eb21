import type { Scale } from '@trainyard/ui/charts/lines/series';

type Styled = {
  scale: Scale;
  smoothing: number;
  smoothingBy: 'points' | 'time';
  outliers: 'shown' | 'left-out';
};

/** Returns the props of a line chart that follow from the link: its scale, smoothing and outliers. */
export const chartStyle = ({ scale, smoothing, smoothingBy, outliers }: Styled) => ({
  scale,
  smoothing,
  smoothingKind: smoothingBy,
  ignoresOutliers: outliers === 'left-out',
});
