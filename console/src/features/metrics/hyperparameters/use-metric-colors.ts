import { useChartTheme } from '@trainyard/ui/charts/chart-theme';
import { valueColors } from '@trainyard/ui/charts/color/color-by';
import { useMemo } from 'react';
import type { Measured } from './use-measured-trials';

/** Returns the colors of trials and one legend for all charts of them. */
export function useMetricColors({ metric, trials }: Measured) {
  const theme = useChartTheme();
  const colorBy = useMemo(() => ({ label: metric.name }), [metric.name]);
  const { legend } = useMemo(
    () =>
      valueColors(
        trials.map(({ value }) => value),
        { by: colorBy, theme },
      ),
    [trials, colorBy, theme],
  );
  return { colorBy, legend };
}
