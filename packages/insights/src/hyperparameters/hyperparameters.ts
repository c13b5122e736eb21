import {
  type HyperparameterValue,
  hyperparameterValues,
  searchedHyperparameters,
} from '@trainyard/sdk/model';

let collator: Intl.Collator | undefined;

function byName(a: HyperparameterValue, b: HyperparameterValue): number {
  // not before it is needed: the rules of a language take milliseconds to load
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a.name, b.name);
}

/** one row per hyperparameter by name; nested ones get dotted names, an empty object stays a value */
export function hyperparameterRows(hparams: Record<string, unknown> | null): HyperparameterValue[] {
  return hyperparameterValues(hparams).sort(byName);
}

/** text, numbers and booleans as they are, everything else as indented JSON */
export function hyperparameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? '';
}

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
