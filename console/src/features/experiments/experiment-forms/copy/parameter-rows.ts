import {
  type Hyperparameter,
  type HyperparameterPath,
  hyperparameters,
  isObject,
  nameTogether,
  ownValue,
  shownHyperparameter,
} from '@trainyard/sdk/model';
import { readYaml, setInYaml } from '@trainyard/sdk/yaml';
import { errorOf } from '~/lib/form-schema';
import { bound, gridCount, type HyperparameterType, number } from '../search/search-space';
import { type FreeObject, objectOf, text } from './source-config';

/** The fields of a row: `value` of a constant, `vals` of a choice, the others of a range. */
export const parameterFields = ['value', 'min', 'max', 'base', 'count', 'vals'] as const;
export type ParameterField = (typeof parameterFields)[number];

type Typed = { type: HyperparameterType } & Record<ParameterField, string>;

/** The typed fields of a row; others show the value of the config. */
export type ParameterEdit = Partial<Typed> & { path: string[] };

export type ParameterErrors = Partial<Record<ParameterField, string>>;

/** One hyperparameter of the form. */
export type ParameterRow = HyperparameterPath & {
  /** the hyperparameter in the source; undefined if the source has none of this name */
  source: Hyperparameter | undefined;
  /** the hyperparameter in the config text, without the input of this row */
  current: Hyperparameter;
  /** a value without a type, such as `lr: 0.1` */
  isPlain: boolean;
  typed: Typed;
  /** the hyperparameters that result, several where the field of a constant lists values */
  results: readonly Hyperparameter[];
  errors: ParameterErrors;
  isChanged: boolean;
};

/** Compares values of JSON. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isAt = (path: readonly string[]) => (edit: ParameterEdit) => isEqual(edit.path, path);

type Options = {
  /** what is typed */
  edits: readonly ParameterEdit[];
  /** a constant may list several values, one for each experiment */
  canList: boolean;
};

/** The hyperparameters of a config as rows, next to those of its source. */
export function parameterRows(
  source: FreeObject,
  config: FreeObject,
  { edits, canList }: Options,
): ParameterRow[] {
  const isGrid = text(objectOf(config.searcher).name) === 'grid';
  const [named = new Map(), before = new Map()] = nameTogether([
    hyperparameters(config),
    hyperparameters(source),
  ]);
  return [...named].map(([name, { path, hyperparameter: current }]): ParameterRow => {
    const typed = { ...typedOf(current), ...edits.find(isAt(path)) };
    const errors: ParameterErrors = {};
    const results = resultsOf(typed, {
      current,
      // the names of the experiments would show the values of a secret
      canList: canList && !isSecret(path, current),
      isGrid,
      errors,
    });
    const ofSource: Hyperparameter | undefined = before.get(name)?.hyperparameter;
    return {
      path,
      name,
      source: ofSource,
      current,
      isPlain: isPlainAt(config, path),
      typed,
      results,
      errors,
      isChanged: results.length !== 1 || !isEqual(results[0], ofSource),
    };
  });
}

/** True if the value of a constant is masked where configs are shown. */
export const isSecret = (path: readonly string[], hyperparameter: Hyperparameter): boolean =>
  hyperparameter.type === 'const' &&
  !isEqual(shownHyperparameter(path, hyperparameter.val), hyperparameter.val);

/** The fields of a hyperparameter as texts. */
function typedOf(hyperparameter: Hyperparameter): Typed {
  const { type } = hyperparameter;
  const fields: Typed = { type, value: '', min: '', max: '', base: '', count: '', vals: '' };
  if (type === 'const') return { ...fields, value: valueText(hyperparameter.val) };
  if (type === 'categorical')
    return { ...fields, vals: hyperparameter.vals.map(itemText).join(', ') };
  return {
    ...fields,
    min: String(hyperparameter.minval),
    max: String(hyperparameter.maxval),
    base: type === 'log' ? String(hyperparameter.base) : '',
    count: String(hyperparameter.count ?? ''),
  };
}

/** The text of a value in its field: texts unquoted, other values as JSON. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A value in a list of YAML; a text that would be read as another value is quoted. */
function itemText(value: unknown): string {
  if (typeof value !== 'string') return valueText(value);
  const isPlain = isEqual(readList(value), [value]) && value.trim() === value;
  return isPlain ? value : JSON.stringify(value);
}

/** The items of a list of YAML without its brackets; undefined if it cannot be read. */
function readList(typed: string): unknown[] | undefined {
  try {
    const list = readYaml(`[${typed}]`);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

type Reading = {
  current: Hyperparameter;
  canList: boolean;
  isGrid: boolean;
  /** filled with the errors of the fields */
  errors: ParameterErrors;
};

function resultsOf(typed: Typed, { errors, ...reading }: Reading): Hyperparameter[] {
  const { current, isGrid } = reading;
  // values of the source count as they are, also those that a form would refuse
  if (isEqual(typedOf(current), pick(typed))) return [current];
  if (typed.type === 'const') {
    const old = current.type === 'const' ? current.val : null;
    const values = constants(typed.value, old, reading.canList);
    if (typeof values !== 'string') return values.map((val) => ({ type: 'const', val }));
    errors.value = values;
    return [];
  }
  if (typed.type === 'categorical') {
    const vals = readList(typed.vals);
    if (vals && vals.length > 0) return [{ type: 'categorical', vals }];
    errors.vals = vals ? 'Values are required.' : 'Values must be a list, such as 16, 32.';
    return [];
  }
  Object.assign(errors, rangeErrors(typed, isGrid));
  if (Object.values(errors).some((error) => error !== undefined)) return [];
  const range = {
    minval: Number(typed.min),
    maxval: Number(typed.max),
    ...(typed.count.trim() === '' ? {} : { count: Number(typed.count) }),
  };
  if (typed.type !== 'log') return [{ type: typed.type, ...range }];
  return [{ type: 'log', base: Number(typed.base), ...range }];
}

const pick = ({ type, value, min, max, base, count, vals }: Typed): Typed => ({
  ...{ type, value, min, max, base, count, vals },
});

function rangeErrors({ type, min, max, base, count }: Typed, isGrid: boolean): ParameterErrors {
  const errors = {
    min: errorOf(bound('Minimum value', type), min),
    max: errorOf(bound('Maximum value', type), max),
    base: type === 'log' ? errorOf(number('Base'), base) : undefined,
    count: isGrid || count.trim() !== '' ? errorOf(gridCount, count) : undefined,
  };
  const isBelow = !errors.min && !errors.max && Number(max) <= Number(min);
  const below = isBelow ? { max: 'Maximum value must be above the minimum value.' } : {};
  const faults = Object.entries({ ...errors, ...below }).filter(([, error]) => error);
  return Object.fromEntries(faults);
}

const kinds = {
  number: 'Value must be a number.',
  boolean: 'Value must be true or false.',
  list: 'Value must be a list, such as [64, 128].',
  object: 'Value must be an object, such as {a: 1}.',
};

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list';
  if (isObject(value)) return 'object';
  if (typeof value === 'bigint') return 'number';
  return typeof value;
};

/**
 * Parses the input for a constant by the YAML rules of the master; a number stays a number, and a
 * text stays a text. Commas separate several values; a text is only split if the old one has no
 * comma.
 * @returns the values, or the error of the field
 */
function constants(typed: string, old: unknown, canList: boolean): unknown[] | string {
  if (typeof old === 'string') {
    if (typed.trim() === '' && old !== '') return 'Value is required.';
    const isSplit = canList && typed.includes(',') && !old.includes(',');
    return isSplit ? onceEach(typed.split(',').map((item) => item.trim())) : [typed];
  }
  if (typed.trim() === '') return 'Value is required.';
  const values = readList(typed.replace(/,\s*$/, ''));
  if (!values || values.length === 0) return 'Value cannot be read.';
  const kind = kindOf(old);
  if (kind in kinds && values.some((value) => kindOf(value) !== kind))
    return kinds[kind as keyof typeof kinds]; // checked by `in`
  if (values.length > 1 && !canList) return 'Value must be one value.';
  return onceEach(values);
}

function onceEach(values: unknown[]): unknown[] | string {
  const filledValues = values.filter((value) => value !== '');
  const isOnce =
    new Set(filledValues.map((value) => JSON.stringify(value))).size === filledValues.length;
  return isOnce ? filledValues : 'A value is listed twice.';
}

const entryAt = (config: FreeObject, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (entry, key) => (isObject(entry) ? ownValue(entry, key) : undefined),
    config.hyperparameters,
  );

function isPlainAt(config: FreeObject, path: readonly string[]): boolean {
  const entry = entryAt(config, path);
  return !isObject(entry) || typeof entry.type !== 'string';
}

/** The text with another value of one hyperparameter; only the keys that differ change. */
export function withParameter(
  config: string,
  { path, current, isPlain }: Pick<ParameterRow, 'path' | 'current' | 'isPlain'>,
  next: Hyperparameter,
): string {
  if (isEqual(current, next)) return config;
  const at = ['hyperparameters', ...path] as const;
  if (isPlain) return setInYaml(config, at, next.type === 'const' ? next.val : next);
  if (current.type !== next.type) return setInYaml(config, at, next);
  const keys = new Set([...Object.keys(current), ...Object.keys(next)]);
  return [...keys].reduce((changed, key) => {
    const [before, after] = [ownValue(current, key), ownValue(next, key)];
    return isEqual(before, after) ? changed : setInYaml(changed, [...at, key], after);
  }, config);
}

/** The edits after a change of one row. */
export const withEdit = (edits: readonly ParameterEdit[], edit: ParameterEdit): ParameterEdit[] => {
  const sameEdit = edits.find(isAt(edit.path));
  return sameEdit
    ? edits.map((each) => (each === sameEdit ? { ...each, ...edit } : each))
    : [...edits, edit];
};

/** The edits after a row is set back to its source. */
export function withoutEdit(
  edits: readonly ParameterEdit[],
  { path, current, source }: Pick<ParameterRow, 'path' | 'current' | 'source'>,
): ParameterEdit[] {
  const others = edits.filter((edit) => !isAt(path)(edit));
  if (source === undefined || isEqual(current, source)) return others;
  return [...others, { path: [...path], ...typedOf(source) }];
}
