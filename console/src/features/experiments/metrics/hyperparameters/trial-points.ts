import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import { useChartTheme } from '@trainyard/ui/charts/chart-theme';
import { type ColorBy, valueColors } from '@trainyard/ui/charts/color/color-by';
import type { ChartLegend } from '@trainyard/ui/charts/color/legend';
import type { ScatterPoint } from '@trainyard/ui/charts/scatter/scatter-plot';
import { colorVariableOf } from '@trainyard/ui/lib/colors';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { useMemo } from 'react';
import { metricLabel } from '~/components/metrics/metric-label';
import type { ChosenTrials } from '../chosen-trials';
import type { HyperparameterSearch } from './search';
import { placeOf } from './trial-dimensions';
import type { Measured } from './use-measured-trials';

export type PointChoice = { chosen: ReadonlySet<string>; onChoose: (...ids: string[]) => void };

/** the choice of trials as points of a picture know it: by their id as text */
export function usePointChoice({ chosen, onToggle }: ChosenTrials): PointChoice {
  const ids = useMemo(() => new Set([...chosen].map(String)), [chosen]);
  return { chosen: ids, onChoose: (...points: string[]) => onToggle(...points.map(Number)) };
}

/** Returns the colors of trials, and one legend for all charts of them with its range. */
export function useMetricColors({ metric, better, trials }: Measured) {
  const theme = useChartTheme();
  const { outliers } = usePreferences();
  const colorBy = useMemo(() => ({ label: metricLabel(metric), better }), [metric, better]);
  const { legend, range } = useMemo(
    () =>
      valueColors(
        trials.map(({ value }) => value),
        { by: colorBy, theme, outliers },
      ),
    [trials, colorBy, theme, outliers],
  );
  return { colorBy, legend, range };
}

export type TrialColors = {
  colorBy?: ColorBy;
  /** none where each trial has its own color: the table names them */
  legend?: ChartLegend & { kind: 'scale' };
  /** the variable of the color of a trial, by its id */
  variableOf?: (id: string) => string;
};

const variableOf = (id: string) => colorVariableOf(Number(id));

/** Returns the colors of lines and points: by the metric, or by trial. */
export function useTrialColors(
  measured: Measured,
  color: HyperparameterSearch['color'],
): TrialColors {
  const { colorBy, legend } = useMetricColors(measured);
  return color === 'trial' ? { variableOf } : { colorBy, legend };
}

/** each trial as a point: its position on two dimensions, and its metric as color */
export const trialPoints = (
  { trials, metricDimension }: Measured,
  { x, y }: { x: Dimension; y: Dimension },
): ScatterPoint[] =>
  trials.map((trial) => {
    const at = (dimension: Dimension) =>
      dimension.id === metricDimension.id ? trial.value : placeOf(trial, dimension);
    return {
      id: String(trial.trialId),
      name: `trial ${trial.trialId}`,
      x: at(x),
      y: at(y),
      value: trial.value,
    };
  });
