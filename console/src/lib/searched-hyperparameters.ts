import { hyperparameterRows } from './hyperparameters';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ type: 'log', minval: … }` is one hyperparameter, any other object holds some */
const isSpace = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.type === 'string';

function spaces(config: Record<string, unknown>, prefix = ''): { name: string; type: unknown }[] {
  return Object.entries(config).flatMap(([key, value]) => {
    if (isSpace(value)) return [{ name: prefix + key, type: value.type }];
    return isObject(value) ? spaces(value, `${prefix}${key}.`) : [];
  });
}

/** dotted names of what the search varies; constants are the same in every trial */
function searchedHyperparameters(config: Record<string, unknown> | null): string[] {
  const hyperparameters = config?.hyperparameters;
  if (!isObject(hyperparameters)) return [];
  return spaces(hyperparameters)
    .filter(({ type }) => type !== 'const')
    .map(({ name }) => name);
}

type WithHparams = { hparams: Record<string, unknown> | null };

const valuesOf = ({ hparams }: WithHparams) =>
  new Map(hyperparameterRows(hparams).map(({ name, value }) => [name, value]));

/** names whose values differ among the trials; all of them when there is only one trial */
function differingHyperparameters(trials: readonly WithHparams[]): string[] {
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

/** numbers stand at the end of a column, words at its start; those of mixed kinds count as words */
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
