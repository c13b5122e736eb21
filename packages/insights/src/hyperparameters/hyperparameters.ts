import {
  type HyperparameterValue,
  searchedHyperparameters,
  shownHyperparameterValues,
} from '@trainyard/sdk/model';

let collator: Intl.Collator | undefined;

/** Compares names for sorting: `layer2` is before `layer10`. */
export function compareHyperparameters(
  a: Pick<HyperparameterValue, 'name'>,
  b: Pick<HyperparameterValue, 'name'>,
): number {
  // created on demand: collation rules take milliseconds to load
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a.name, b.name);
}

/**
 * One row per hyperparameter by name, with secrets masked; nested ones have dotted names, and an empty
 * object is a value.
 */
export function hyperparameterRows(hparams: Record<string, unknown> | null): HyperparameterValue[] {
  return shownHyperparameterValues(hparams).sort(compareHyperparameters);
}

/** Formats text, numbers and booleans unchanged, other values as indented JSON. */
export function hyperparameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? '';
}

type WithHparams = { hparams: Record<string, unknown> | null };

const valuesOf = ({ hparams }: WithHparams) =>
  new Map(hyperparameterRows(hparams).map(({ name, value }) => [name, value]));

/** Names whose values differ among the trials; all of them if there is only one trial. */
export function differingHyperparameters(trials: readonly WithHparams[]): string[] {
  const all = trials.map(valuesOf);
  const names = new Set(all.flatMap((values) => [...values.keys()]));
  if (all.length === 1) return [...names];
  return [...names].filter(
    (name) => new Set(all.map((values) => JSON.stringify(values.get(name)))).size > 1,
  );
}

/** Reads one hyperparameter of a trial by its dotted name. */
export const hyperparameterOf = ({ hparams }: WithHparams, name: string): unknown =>
  valuesOf({ hparams }).get(name);

/**
 * Returns true if a column is aligned as numbers: one value of another type makes it a text column.
 */
export const isNumeric = (trials: readonly WithHparams[], name: string): boolean =>
  trials
    .map((trial) => hyperparameterOf(trial, name))
    .every((value) => value === undefined || typeof value === 'number');

type Searched = { config: Record<string, unknown> | null; searcherType: string };

/**
 * Names for columns: the varied ones of a search; for a custom one, those that differ among its
 * trials.
 */
export function hyperparameterNames(
  { config, searcherType }: Searched,
  trials: readonly WithHparams[],
): string[] {
  const searched = searcherType === 'custom' ? [] : searchedHyperparameters(config);
  return searched.length > 0 ? searched : differingHyperparameters(trials);
}
