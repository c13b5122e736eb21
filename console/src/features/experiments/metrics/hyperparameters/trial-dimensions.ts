import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import {
  type Hyperparameter,
  hyperparameters,
  type Metric,
  metricKey,
  shownHyperparameter,
  shownHyperparameterValues,
} from '@trainyard/sdk/model';
import type { Experiment, TrialsSnapshotResponse } from '@trainyard/sdk/types';
import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import type { Better } from '@trainyard/ui/charts/axes/extent';
import type { Scale } from '@trainyard/ui/charts/lines/series';
import { metricLabel } from '~/components/metrics/metric-label';

type SnapshotTrial = TrialsSnapshotResponse['trials'][number];

/** a trial with its measurement near the requested batch */
export type MeasuredTrial = {
  trialId: number;
  hparams: Record<string, unknown> | null;
  value: number;
};

type WithHparams = Pick<MeasuredTrial, 'hparams'>;

/** one measurement of each trial, the latest near the batch */
export function measuredTrials(trials: readonly SnapshotTrial[]): MeasuredTrial[] {
  const latest = new Map<number, SnapshotTrial>();
  for (const trial of trials) {
    const cachedValues = latest.get(trial.trialId);
    if (!cachedValues || cachedValues.batchesProcessed <= trial.batchesProcessed)
      latest.set(trial.trialId, trial);
  }
  return [...latest.values()]
    .map(({ trialId, hparams, metric }) => ({ trialId, hparams, value: Number(metric) }))
    .sort((a, b) => a.trialId - b.trialId);
}

/** more do not fit side by side */
export const maxHyperparameters = 10;

/** the hyperparameters that the search varies */
export const variedHyperparameters = ({ config }: Pick<Experiment, 'config'>) =>
  hyperparameters(config).filter(({ hyperparameter }) => hyperparameter.type !== 'const');

/** the selected ones in the order of the config; an empty selection means the first ten */
export function chosenHyperparameters(
  experiment: Pick<Experiment, 'config'>,
  names: readonly string[],
) {
  const varied = variedHyperparameters(experiment);
  const selection = varied.filter(({ name }) => names.includes(name));
  return (selection.length > 0 ? selection : varied).slice(0, maxHyperparameters);
}

const byName = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** The value of a trial by its dotted name; each dimension asks every trial, so that names are read once. */
function valueNamed({ hparams }: WithHparams, name: string): unknown {
  if (!hparams) return undefined;
  const cachedValues = byName.get(hparams);
  if (cachedValues) return cachedValues.get(name);
  const values = new Map(
    shownHyperparameterValues(hparams).map(({ name, value }) => [name, value]),
  );
  byName.set(hparams, values);
  return values.get(name);
}

type Named = { path: readonly string[]; name: string; hyperparameter: Hyperparameter };

/** words of the config in its order, then those that trials have besides */
function categoryNames({ path, name, hyperparameter }: Named, trials: readonly WithHparams[]) {
  const configured =
    hyperparameter.type === 'categorical'
      ? hyperparameter.vals.map((value) => shownHyperparameter(path, value))
      : [];
  const used = trials
    .map((trial) => valueNamed(trial, name))
    .filter((value) => value !== undefined);
  return [...new Set([...configured, ...used].map(hyperparameterText))];
}

/** numbers if all values are numbers; on a log axis if the search samples on one */
export function hyperparameterDimension(entry: Named, trials: readonly WithHparams[]): Dimension {
  const { name, hyperparameter } = entry;
  const isNumeric =
    hyperparameter.type !== 'categorical' &&
    trials.every((trial) => ['number', 'undefined'].includes(typeof valueNamed(trial, name)));
  const base = { id: name, label: name };
  return isNumeric
    ? { ...base, kind: 'number', scale: hyperparameter.type === 'log' ? 'log' : 'linear' }
    : { ...base, kind: 'category', names: categoryNames(entry, trials) };
}

type MetricAxis = { scale: Scale; better: Better | undefined };

export const metricDimension = (metric: Metric, axis: MetricAxis): Dimension => ({
  id: metricKey(metric),
  label: metricLabel(metric),
  kind: 'number',
  ...axis,
  isMeasured: true,
});

/** the position of a trial on a dimension; undefined without that hyperparameter */
export function placeOf(trial: WithHparams, dimension: Dimension): number | undefined {
  const value = valueNamed(trial, dimension.id);
  if (value === undefined) return undefined;
  if (dimension.kind === 'number') return typeof value === 'number' ? value : undefined;
  const place = dimension.names.indexOf(hyperparameterText(value));
  return place < 0 ? undefined : place;
}
