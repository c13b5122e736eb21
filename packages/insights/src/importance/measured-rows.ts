import { searcherMetric, shownHyperparameterValues } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { hyperparameterNames, hyperparameterText } from '../hyperparameters/hyperparameters';
import type { Feature } from './regression-tree';

/** The hyperparameters of trials and their measurements, in the same order. */
export type MeasuredRows = { features: Feature[]; target: number[] };

type Measured = { trial: Trial; value: number };

/**
 * The best validation of the searcher's metric for each trial that trained to the full length: the
 * completed ones. Leaves out a trial without the metric, or with a value that is not a number.
 */
export function bestOfTrials({ config }: Experiment, trials: readonly Trial[]): Measured[] {
  const metric = searcherMetric(config) ?? '';
  return trials.flatMap((trial) => {
    const value = Number(trial.bestValidation?.metrics?.avgMetrics?.[metric] ?? Number.NaN);
    return trial.state === 'STATE_COMPLETED' && Number.isFinite(value) ? [{ trial, value }] : [];
  });
}

/** Returns the measurements at one rung, including those of trials that failed later. */
export const atRung = (trials: readonly Trial[], values: ReadonlyMap<number, number>): Measured[] =>
  trials.flatMap((trial) => {
    const value = values.get(trial.id) ?? Number.NaN;
    return Number.isFinite(value) ? [{ trial, value }] : [];
  });

/** Builds a table for training. Leaves out hyperparameters with the same value in all rows. */
export function measuredRows(experiment: Experiment, measured: readonly Measured[]): MeasuredRows {
  const trials = measured.map(({ trial }) => trial);
  const columns = trials.map(
    ({ hparams }) =>
      new Map(shownHyperparameterValues(hparams).map(({ name, value }) => [name, value])),
  );
  const features = hyperparameterNames(experiment, trials).flatMap((name) => {
    const values = columns.map((column) => column.get(name));
    return new Set(values.map(hyperparameterText)).size > 1 ? [featureOf(name, values)] : [];
  });
  return { features, target: measured.map(({ value }) => value) };
}

function featureOf(name: string, values: readonly unknown[]): Feature {
  if (values.every((value) => value === undefined || typeof value === 'number'))
    return { name, kind: 'number', values: values.map((value) => Number(value ?? Number.NaN)) };
  const words = [...new Set(values.map(hyperparameterText))];
  return {
    name,
    kind: 'word',
    values: values.map((value) => words.indexOf(hyperparameterText(value))),
  };
}
