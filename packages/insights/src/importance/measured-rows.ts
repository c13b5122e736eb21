import {
  type Hyperparameter,
  hyperparameters,
  maxBatches,
  searcherMetric,
  searcherName,
  shownHyperparameterValues,
  smallerIsBetter,
} from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { hyperparameterNames, hyperparameterText } from '../hyperparameters/hyperparameters';
import type { Feature } from './regression-tree';

/** The hyperparameters of trials and their measurements, in the same order. */
export type MeasuredRows = {
  features: Feature[];
  target: number[];
  trialIds: number[];
};

type Searched = Pick<Experiment, 'config' | 'searcherType'>;

type Measured = { trial: Trial; value: number };

/**
 * The best validation of the searcher's metric for each trial that trained to the full length.
 * Leaves out a trial without the metric, and one that ended earlier: a search stops trials because
 * they are worse, so what they reached by then is not the effect of their hyperparameters.
 */
export function bestOfTrials(experiment: Searched, trials: readonly Trial[]): Measured[] {
  const { config } = experiment;
  const metric = searcherMetric(config) ?? '';
  return atFullLength(experiment, trials).flatMap((trial) => {
    const value = trial.bestValidation?.metrics?.avgMetrics?.[metric];
    return value === undefined ? [] : [{ trial, value: measuredValue(value, config) }];
  });
}

/** Returns the measurements at one rung, including those of trials that failed later. */
export const atRung = (
  { config }: Searched,
  trials: readonly Trial[],
  values: ReadonlyMap<number, number>,
): Measured[] =>
  trials.flatMap((trial) => {
    const value = values.get(trial.id);
    return value === undefined ? [] : [{ trial, value: measuredValue(value, config) }];
  });

/** A metric that is not a number is worse than any other: its trial diverged. */
export function measuredValue(value: unknown, config: Experiment['config']): number {
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  return smallerIsBetter(config) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** validations end a little before or after the length of a config in other units */
const nearlyFull = 0.95;

/**
 * Completed trials that trained as long as the longest one, by the length that the config gives
 * each. In a random or grid search without a length in the config the code decides when it is done.
 */
function atFullLength({ config }: Searched, trials: readonly Trial[]): Trial[] {
  const completed = trials.filter(({ state }) => state === 'STATE_COMPLETED');
  // the batch size may be searched
  const full = completed.map(({ hparams }) => maxBatches({ ...config, hyperparameters: hparams }));
  const isFree = ['random', 'grid'].includes(searcherName(config) ?? '');
  if (isFree && full.some((batches) => batches === undefined)) return completed;
  const shares = completed.map(
    ({ totalBatchesProcessed }, at) => totalBatchesProcessed / (full[at] ?? 1),
  );
  const longest = Math.max(0, ...shares);
  return completed.filter((_, at) => (shares[at] ?? 0) >= nearlyFull * longest);
}

/** Builds a table for training. Leaves out hyperparameters with the same value in all rows. */
export function measuredRows(experiment: Searched, measured: readonly Measured[]): MeasuredRows {
  const trials = measured.map(({ trial }) => trial);
  const columns = trials.map(
    ({ hparams }) =>
      new Map(shownHyperparameterValues(hparams).map(({ name, value }) => [name, value])),
  );
  const types = new Map(
    hyperparameters(experiment.config).map(({ name, hyperparameter }) => [
      name,
      hyperparameter.type,
    ]),
  );
  const features = hyperparameterNames(experiment, trials).flatMap((name) => {
    const values = columns.map((column) => column.get(name));
    return new Set(values.map(hyperparameterText)).size > 1
      ? [featureOf({ name, values, types })]
      : [];
  });
  return {
    features,
    target: measured.map(({ value }) => value),
    trialIds: trials.map(({ id }) => id),
  };
}

type Column = {
  name: string;
  values: readonly unknown[];
  types: ReadonlyMap<string, Hyperparameter['type']>;
};

function featureOf({ name, values, types }: Column): Feature {
  if (values.every((value) => value === undefined || typeof value === 'number')) {
    const numbers = values.map((value) => Number(value ?? Number.NaN));
    return { name, kind: 'number', values: numbers, isLog: isLog(types.get(name), numbers) };
  }
  const words = [...new Set(values.map(hyperparameterText))];
  return {
    name,
    kind: 'word',
    values: values.map((value) => words.indexOf(hyperparameterText(value))),
    words,
  };
}

/** numbers from a list that span as much are compared by their ratio */
const ratioOfLog = 100;

function isLog(type: Hyperparameter['type'] | undefined, values: readonly number[]): boolean {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  if (low <= 0) return false;
  return type === 'log' || (type !== 'double' && type !== 'int' && high / low >= ratioOfLog);
}
