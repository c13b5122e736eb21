import { searchedHyperparameters } from '@trainyard/sdk/model';
import { hyperparameterRows } from './hyperparameter-rows';

type WithHparams = { hparams: Record<string, unknown> | null };

const valuesOf = ({ hparams }: WithHparams) =>
  new Map(hyperparameterRows(hparams).map(({ name, value }) => [name, value]));

/** names whose values differ among the trials; all of them when there is only one trial */
export function differingHyperparameters(trials: readonly WithHparams[]): string[] {
  const all = trials.map(valuesOf);
  const names = new Set(all.flatMap((values) => [...values.keys()]));
  if (all.length === 1) return [...names];
  return [...names].filter(
    (name) => new Set(all.map((values) => JSON.stringify(values.get(name)))).size > 1,
  );
}

/** one hyperparameter of a trial by its dotted name */
export const hyperparameterOf = ({ hparams }: WithHparams, name: string): unknown =>
  valuesOf({ hparams }).get(name);

/** whether a column is aligned as numbers: one value of another kind makes it a column of words */
export const isNumeric = (trials: readonly WithHparams[], name: string): boolean =>
  trials
    .map((trial) => hyperparameterOf(trial, name))
    .every((value) => value === undefined || typeof value === 'number');

type Searched = { config: Record<string, unknown> | null; searcherType: string };

/** names worth a column: what the search varies; of a custom one, what differs among its trials */
export function hyperparameterNames(
  { config, searcherType }: Searched,
  trials: readonly WithHparams[],
): string[] {
  const searched = searcherType === 'custom' ? [] : searchedHyperparameters(config);
  return searched.length > 0 ? searched : differingHyperparameters(trials);
}
