import { type Hyperparameter, hyperparameters, hyperparameterValues } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import type { Source } from '~/features/experiment-forms/copy/source-config';

export const hyperparameterTypes = ['categorical', 'const', 'double', 'int', 'log'] as const;
export type HyperparameterType = (typeof hyperparameterTypes)[number];

/** One line of the second page; what is typed stays as it is typed. */
export type SpaceRow = {
  name: string;
  type: HyperparameterType;
  current: string;
  min: string;
  max: string;
  gridCount: string;
  /** the value in the source, for entries that stay unchanged */
  source: Hyperparameter;
  /** how `current` read at first, and what it stood for */
  first: { text: string; value: unknown };
};

export type SpaceErrors = Partial<Record<'current' | 'min' | 'max' | 'gridCount', string>>;

/** The hyperparameters of a config; with a trial, its values are shown as current. */
export function spaceRows({ config }: Pick<Source, 'config'>, trial?: Pick<Trial, 'hparams'>) {
  const ofTrial = new Map(
    hyperparameterValues(trial?.hparams).map(({ name, value }) => [name, value]),
  );
  return hyperparameters(config).map(({ name, hyperparameter }): SpaceRow => {
    const own = hyperparameter.type === 'const' ? hyperparameter.val : undefined;
    const value = ofTrial.has(name) ? ofTrial.get(name) : own;
    const current = value === undefined ? '' : textOf(value);
    return {
      name,
      type: hyperparameter.type,
      current,
      min: 'minval' in hyperparameter ? String(hyperparameter.minval) : '',
      max: 'maxval' in hyperparameter ? String(hyperparameter.maxval) : '',
      gridCount: 'count' in hyperparameter ? String(hyperparameter.count) : '',
      source: hyperparameter,
      first: { text: current, value },
    };
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** An unchanged value keeps its type: the text "5" does not turn into a number. */
function currentValue({ current, first }: SpaceRow): unknown {
  if (current === first.text && first.value !== undefined) return first.value;
  try {
    return JSON.parse(current);
  } catch {
    return current;
  }
}

export const isRange = ({ type }: Pick<SpaceRow, 'type'>) =>
  type === 'double' || type === 'int' || type === 'log';

/** How the row is written; `isGrid`: with the steps a grid takes. */
export function toHyperparameter(row: SpaceRow, isGrid: boolean): unknown {
  const { type, source } = row;
  if (type === 'categorical') return source;
  if (type === 'const') return { type, val: currentValue(row) };
  return {
    type,
    minval: Number(row.min),
    maxval: Number(row.max),
    ...(type === 'log' ? { base: baseOf(row) } : {}),
    ...(isGrid ? { count: Number(row.gridCount) } : {}),
  };
}

export const baseOf = ({ source }: SpaceRow): number => (source.type === 'log' ? source.base : 10);

/** Not an error: the row goes along as it is. */
export const categoricalNote = 'Categorical hyperparameters are not currently supported.';

export function rowErrors(row: SpaceRow, isGrid: boolean): SpaceErrors {
  if (row.type === 'categorical') return {};
  if (row.type === 'const')
    return row.current.trim() === '' && row.first.value !== ''
      ? { current: 'Current value is required.' }
      : {};
  const min = boundError('Minimum', row.min, row.type);
  const max = boundError('Maximum', row.max, row.type) ?? orderError(row, min);
  const gridCount = isGrid ? countError(row.gridCount) : undefined;
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(gridCount === undefined ? {} : { gridCount }),
  };
}

function boundError(which: string, typed: string, type: HyperparameterType): string | undefined {
  if (typed.trim() === '') return `${which} value is required.`;
  const number = Number(typed);
  if (!Number.isFinite(number)) return `${which} value must be a number.`;
  return type === 'int' && !Number.isInteger(number)
    ? `${which} value must be a whole number.`
    : undefined;
}

const orderError = ({ min, max }: SpaceRow, minError: string | undefined) =>
  minError === undefined && Number(max) <= Number(min)
    ? 'Maximum value must be above the minimum value.'
    : undefined;

function countError(typed: string): string | undefined {
  if (typed.trim() === '') return 'Grid count is required.';
  const number = Number(typed);
  if (!Number.isFinite(number)) return 'Grid count must be a number.';
  if (number < 1) return 'Grid count must be at least 1.';
  return Number.isInteger(number) ? undefined : 'Grid count must be a whole number.';
}

/** Whether everything in the rows can be sent. */
export const isSpaceValid = (rows: readonly SpaceRow[], isGrid: boolean): boolean =>
  rows.every((row) => Object.keys(rowErrors(row, isGrid)).length === 0);
