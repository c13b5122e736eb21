import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import {
  type HyperparameterValue,
  hyperparameters,
  nameTogether,
  shownHyperparameter,
  shownHyperparameterValues,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import type { Better } from '@trainyard/ui/charts/axes/extent';
import type { ParallelLine } from '@trainyard/ui/charts/parallel/parallel-layout';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import type { BestTrials } from './best-trials';
import type { ComparedItem } from './compared-item';

type Compared = Pick<Experiment, 'id' | 'name' | 'config'> & Pick<ComparedItem, 'label'>;

/** more axes do not find room side by side */
const maxAxes = 10;
/** numbers that are so many times apart are seen by their logarithms */
const logScaleRatio = 1000;

/** The hyperparameters of its best trial; without one, those that all its trials share. */
function valuesOf({ id, config }: Compared, best: BestTrials): HyperparameterValue[] {
  const trial = best.get(id);
  if (trial) return shownHyperparameterValues(trial.hparams);
  return hyperparameters(config ?? {}).flatMap(({ path, name, hyperparameter }) =>
    hyperparameter.type === 'const'
      ? [{ path, name, value: shownHyperparameter(path, hyperparameter.val) }]
      : [],
  );
}

type Column = { dimension: Dimension; places: (number | undefined)[]; differs: boolean };

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function columnOf(name: string, values: readonly unknown[]): Column {
  const definedValues = values.filter((value) => value !== undefined);
  const texts = values.map((value) =>
    value === undefined ? undefined : hyperparameterText(value),
  );
  const differs = new Set(texts).size > 1;
  const base = { id: name, label: name };
  if (definedValues.every(isNumber)) {
    const isFar =
      Math.min(...definedValues) > 0 &&
      Math.max(...definedValues) / Math.min(...definedValues) >= logScaleRatio;
    return {
      dimension: { ...base, kind: 'number', scale: isFar ? 'log' : 'linear' },
      places: values.map((value) => (isNumber(value) ? value : undefined)),
      differs,
    };
  }
  const names = [...new Set(texts.filter((text) => text !== undefined))].sort();
  const placeOf = new Map(names.map((text, place) => [text, place]));
  return {
    dimension: { ...base, kind: 'category', names },
    places: texts.map((text) => (text === undefined ? undefined : placeOf.get(text))),
    differs,
  };
}

type BestOptions = { best: BestTrials; metric: string; better?: Better | undefined };

/**
 * A line for each experiment over the hyperparameters that differ, or all where none does, and the shown
 * value of the metric (`group|name`) in its best trial. One that has not measured it has no place there.
 */
export function parallelLines(
  experiments: readonly Compared[],
  { best, metric, better }: BestOptions,
) {
  const values = nameTogether(experiments.map((experiment) => valuesOf(experiment, best)));
  const names = [...new Set(values.flatMap((each) => [...each.keys()]))].sort();
  const columns = names.map((name) =>
    columnOf(
      name,
      values.map((each) => each.get(name)?.value),
    ),
  );
  const differing = columns.filter(({ differs }) => differs);
  const visibleDimensions = (differing.length > 0 ? differing : columns).slice(0, maxAxes);
  const metricDimension: Dimension = {
    // the space keeps it apart from hyperparameters, whose names do not begin with one
    id: ` ${metric}`,
    label: metricKeyLabel(metric),
    kind: 'number',
    scale: 'linear',
    isMeasured: true,
    better,
  };
  const lines: ParallelLine[] = experiments.map(({ id, name, label }, at) => ({
    id: String(id),
    name: label ?? `${name} (${id})`,
    values: [
      ...visibleDimensions.map(({ places }) => places[at]),
      best.get(id)?.values.get(metric),
    ],
  }));
  return {
    dimensions: [...visibleDimensions.map(({ dimension }) => dimension), metricDimension],
    lines,
    metricId: metricDimension.id,
    /** of those that differ, how many have no axis */
    left: Math.max(0, differing.length - maxAxes),
  };
}
