import type { Experiment } from '@trainyard/sdk/types';
import type { ChartTheme } from '@trainyard/ui/charts/chart-theme';
import { valueColors } from '@trainyard/ui/charts/color/color-by';
import type { ChartLegend } from '@trainyard/ui/charts/color/legend';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { formatPlain } from '@trainyard/ui/lib/format';
import {
  hyperparameterDimension,
  placeOf,
  variedHyperparameters,
} from './hyperparameters/trial-dimensions';
import type { CurveTrial } from './learning-curve-series';

/** The color of trials without the hyperparameter. */
const noColor = '--off';

/** Colors of curves and their legend; `colorOf` returns a CSS variable or a color. */
export type CurveColors = { colorOf: (trialId: string) => string; legend: ChartLegend };

/**
 * Colors trials by a hyperparameter: numbers by a scale, which is logarithmic where the search is, and
 * words by a color each. Undefined for a name that the search does not vary.
 */
export function curveColors(
  name: string,
  {
    experiment,
    trials,
    theme,
  }: {
    experiment: Pick<Experiment, 'config'>;
    trials: readonly CurveTrial[];
    theme: ChartTheme;
  },
): CurveColors | undefined {
  const varied = variedHyperparameters(experiment).find((each) => each.name === name);
  if (!varied) return undefined;
  const dimension = hyperparameterDimension(varied, trials);
  const places = new Map(
    trials.flatMap((trial) => {
      const place = placeOf(trial, dimension);
      return place === undefined ? [] : [[String(trial.trialId), place] as const];
    }),
  );
  if (dimension.kind === 'category') {
    const used = [...new Set(places.values())].toSorted((one, other) => one - other);
    return {
      colorOf: (id) => {
        const place = places.get(id);
        return place === undefined ? noColor : seriesVariable(place);
      },
      legend: {
        kind: 'series',
        items: used.map((place) => ({
          name: `${name} ${dimension.names[place]}`,
          color: seriesVariable(place),
        })),
      },
    };
  }
  const isLog = dimension.scale === 'log' && [...places.values()].every((value) => value > 0);
  const onScale = (value: number) => (isLog ? Math.log10(value) : value);
  const scale = valueColors([...places.values()].map(onScale), { by: { label: name }, theme });
  const [from, to] = scale.range.map((value) => formatPlain(isLog ? 10 ** value : value));
  return {
    colorOf: (id) => {
      const value = places.get(id);
      return value === undefined ? noColor : scale.colorOf(onScale(value));
    },
    legend: { ...scale.legend, from: from ?? '', to: to ?? '' },
  };
}

/** The same lines in other colors; dashes, which tell equal colors apart, are left out. */
export const recoloredSeries = (
  series: readonly Series[],
  { colorOf }: Pick<CurveColors, 'colorOf'>,
): Series[] => series.map((one) => ({ ...one, color: colorOf(one.id), dash: [] }));
