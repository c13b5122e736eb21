import { valuesText as searchedText } from '@trainyard/insights/advice/advice-text';
import {
  type Hyperparameter,
  type HyperparameterPath,
  hyperparameters,
  hyperparameterValues,
  type NamedHyperparameter,
} from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { formatPlain } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { Source } from '~/features/experiments/experiment-forms/copy/source-config';
import { errorOf, errorsOf } from '~/lib/form-schema';
import { z } from '~/lib/zod';

export const hyperparameterTypes = ['categorical', 'const', 'double', 'int', 'log'] as const;
export type HyperparameterType = (typeof hyperparameterTypes)[number];

export const typeLabels: Record<HyperparameterType, string> = {
  categorical: 'Categorical',
  const: 'Constant',
  double: 'Double',
  int: 'Int',
  log: 'Log',
};

/** A row of the second page. Fields hold the text that the user typed. */
export type SpaceRow = HyperparameterPath & {
  type: HyperparameterType;
  current: string;
  min: string;
  max: string;
  gridCount: string;
  /** the value in the source, for entries that stay unchanged */
  source: Hyperparameter;
  /** what the source searches, where it was narrowed */
  before?: Hyperparameter;
  /** the first text of `current`, and the value that it represented */
  first: { text: string; value: unknown };
};

const typedRow = z.object({
  type: z.enum(hyperparameterTypes),
  current: z.string(),
  min: z.string(),
  max: z.string(),
  gridCount: z.string(),
});

const storedRow = z.catchall(typedRow, z.unknown());

/** Returns true for a stored state of a row: only what is typed differs. */
function isStateOf(row: SpaceRow, stored: unknown): boolean {
  const storedValues = storedRow.safeParse(stored).data;
  const same = { ...row, ...storedValues, ...typedRow.parse(row) };
  return storedValues !== undefined && JSON.stringify(same) === JSON.stringify(row);
}

/** The rows of the form, of which these are the first state. */
export const rowsOf = (first: readonly SpaceRow[]) =>
  z.custom<SpaceRow[]>(
    (rows) =>
      Array.isArray(rows) &&
      rows.length === first.length &&
      first.every((row, index) => isStateOf(row, rows[index])),
  );

export type SpaceErrors = Partial<Record<'current' | 'min' | 'max' | 'gridCount', string>>;

type SpaceOptions = {
  /** its values are shown as current */
  trial?: Pick<Trial, 'hparams'> | undefined;
  /** replace those of the config */
  ranges?: readonly NamedHyperparameter[];
};

/** The hyperparameters of a config. */
export function spaceRows(
  { config }: Pick<Source, 'config'>,
  { trial, ranges = [] }: SpaceOptions = {},
) {
  const ofTrial = new Map(
    hyperparameterValues(trial?.hparams).map(({ name, value }) => [name, value]),
  );
  return hyperparameters(config).map(({ path, name, hyperparameter: before }): SpaceRow => {
    const narrower = ranges.find((range) => range.name === name);
    const hyperparameter = narrower?.hyperparameter ?? before;
    const own = hyperparameter.type === 'const' ? hyperparameter.val : undefined;
    const value = ofTrial.has(name) ? ofTrial.get(name) : own;
    const current = value === undefined ? '' : textOf(value);
    return {
      path,
      name,
      type: hyperparameter.type,
      current,
      min: 'minval' in hyperparameter ? String(hyperparameter.minval) : '',
      max: 'maxval' in hyperparameter ? String(hyperparameter.maxval) : '',
      gridCount: 'count' in hyperparameter ? String(hyperparameter.count) : '',
      source: hyperparameter,
      ...(narrower && { before }),
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

/** Returns the config of the row; with `isGrid`, including the steps of a grid. */
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

/** The values of a range whose bounds are exponents; undefined for other rows, and without bounds. */
export function valuesText(row: SpaceRow): string | undefined {
  const bounds = [row.min, row.max];
  if (row.type !== 'log' || bounds.some((typed) => typed.trim() === '')) return undefined;
  const values = bounds.map((typed) => baseOf(row) ** Number(typed));
  if (!values.every(Number.isFinite)) return undefined;
  return `Values from ${values.map((value) => formatPlain(value)).join(' to ')}.`;
}

/** Names the values that the source searches, of a row that was narrowed. */
export const beforeText = ({ before }: SpaceRow): string | undefined =>
  before && `The source searches ${displayText(searchedText(before))}.`;

/** Not an error: the row is sent unchanged. */
export const categoricalNote = 'Categorical hyperparameters are not currently supported.';

/** A typed number; `label` begins each error. */
export const number = (label: string) =>
  z.string().check(
    z.refine((typed) => typed.trim() !== '', `${label} is required.`),
    z.refine((typed) => Number.isFinite(Number(typed)), `${label} must be a number.`),
  );

const isInteger = (typed: string) => Number.isInteger(Number(typed));

/** A bound of a range; `label` begins each error. */
export const bound = (label: string, type: HyperparameterType) =>
  number(label).check(
    z.refine((typed) => type !== 'int' || isInteger(typed), `${label} must be a whole number.`),
  );

/** The number of points of a range in a grid. */
export const gridCount = number('Grid count').check(
  z.refine((typed) => Number(typed) >= 1, 'Grid count must be at least 1.'),
  z.refine(isInteger, 'Grid count must be a whole number.'),
);

const filled = z
  .string()
  .check(z.refine((typed) => typed.trim() !== '', 'Current value is required.'));

function rowSchema({ type, first }: SpaceRow, isGrid: boolean) {
  if (type === 'categorical') return z.object({});
  if (type === 'const') return z.object({ current: first.value === '' ? z.string() : filled });
  const min = bound('Minimum value', type);
  return z
    .object({
      min,
      max: bound('Maximum value', type),
      gridCount: isGrid ? gridCount : z.string(),
    })
    .check(
      z.refine((row) => errorOf(min, row.min) !== undefined || Number(row.max) > Number(row.min), {
        error: 'Maximum value must be above the minimum value.',
        path: ['max'],
      }),
    );
}

/** The errors of a row, by its fields. */
export const rowErrors = (row: SpaceRow, isGrid: boolean): SpaceErrors =>
  errorsOf(rowSchema(row, isGrid), row);

/** True if all values in the rows are valid. */
export const isSpaceValid = (rows: readonly SpaceRow[], isGrid: boolean): boolean =>
  rows.every((row) => Object.keys(rowErrors(row, isGrid)).length === 0);
