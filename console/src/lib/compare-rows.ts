import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import { maskSecrets } from '@trainyard/sdk/mask';
import { isObject, nameTogether } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { formatPercent, formatRounded } from '@trainyard/ui/lib/format';
import { runtimeConfig } from './config/runtime-config';

/** A row of a comparison: a text for each experiment; undefined where the experiment has no value. */
export type CompareRow = {
  kind: 'Metrics' | 'Hyperparameters' | 'Environment' | 'Cost' | 'Config';
  name: string;
  values: (string | undefined)[];
  /** the same as numbers where they are rounded for reading */
  numbers?: readonly number[];
  differs: boolean;
  /** the kind of the values: last, min or max */
  note?: string;
  /** the best of the numbers, if the direction is known */
  best?: number | undefined;
};

type Compared = Pick<Experiment, 'config'> & {
  /** of one trial; in place of the ranges of the config */
  hparams?: Record<string, unknown> | null | undefined;
};

type Path = readonly string[];
/** A text at its path; a key may contain dots. */
type Entry = { path: Path; text: string };

/** Every value of a config at its path; an empty object stays a value. */
function flatten(value: unknown, path: Path = []): Entry[] {
  if (!isObject(value) || Object.keys(value).length === 0)
    return path.length === 0 ? [] : [{ path, text: hyperparameterText(value) }];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]));
}

/** The text of a hyperparameter: its value, else the range of the search. */
function spaceText(entry: Record<string, unknown>): string {
  if ('val' in entry) return hyperparameterText(entry.val);
  if (Array.isArray(entry.vals)) return entry.vals.map(hyperparameterText).join(', ');
  if ('minval' in entry) {
    // the ends of this type are exponents, as in the list
    const base = entry.type === 'log' ? `${entry.base ?? 10}^` : '';
    return `${base}${entry.minval} – ${base}${entry.maxval} (${entry.type})`;
  }
  return hyperparameterText(entry);
}

/** Hyperparameters at their paths; those in a group have no type of their own. */
function spaces(value: unknown, path: Path): Entry[] {
  if (!isObject(value)) return [{ path, text: hyperparameterText(value) }];
  if (typeof value.type === 'string') return [{ path, text: spaceText(value) }];
  return Object.entries(value).flatMap(([key, inner]) => spaces(inner, [...path, key]));
}

function hyperparametersOf({ hyperparameters }: Record<string, unknown>): Entry[] {
  const all = isObject(hyperparameters) ? Object.entries(hyperparameters) : [];
  return all.flatMap(([name, value]) => spaces(value, [name]));
}

function configOf(config: Record<string, unknown>): Entry[] {
  const { hyperparameters: _, ...rest } = config;
  return flatten(rest);
}

function rowsOf(kind: CompareRow['kind'], entries: readonly (readonly Entry[])[]): CompareRow[] {
  const columns = nameTogether(entries);
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  return [...names]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      const values = columns.map((column) => column.get(name)?.text);
      return { kind, name, values, differs: values.some((value) => value !== values[0]) };
    });
}

/** parts of a config that say where a trial runs, and in which image */
const environmentKeys = ['environment', 'resources'];

const isOfEnvironment = ({ path: [key = ''] }: Entry) => environmentKeys.includes(key);

type Column = { hyperparameters: Entry[]; environment: Entry[]; config: Entry[] };

// cached, because this runs again with each chunk of experiments that loads
const columns = new WeakMap<object, Column>();

/** Reads a config once, or what takes the place of a part of it. */
function columnBy(source: object, configOfSource: object): Column {
  const cachedColumn = columns.get(source);
  if (cachedColumn) return cachedColumn;
  const masked: unknown = maskSecrets(runtimeConfig(configOfSource));
  const read = isObject(masked) ? masked : {};
  const all = configOf(read);
  const column = {
    hyperparameters: hyperparametersOf(read),
    environment: all.filter(isOfEnvironment),
    config: all.filter((entry) => !isOfEnvironment(entry)),
  };
  columns.set(source, column);
  return column;
}

function columnOf({ config, hparams }: Compared): Column {
  const column = columnBy(config ?? {}, config ?? {});
  if (!hparams) return column;
  const { hyperparameters } = columnBy(hparams, { hyperparameters: hparams });
  return { ...column, hyperparameters };
}

/** Hyperparameters and configs side by side, in the order of the experiments; secrets are masked. */
export function compareRows(experiments: readonly Compared[]): CompareRow[] {
  const all = experiments.map(columnOf);
  return [
    ...rowsOf(
      'Hyperparameters',
      all.map(({ hyperparameters }) => hyperparameters),
    ),
    ...rowsOf(
      'Environment',
      all.map(({ environment }) => environment),
    ),
    ...rowsOf(
      'Config',
      all.map(({ config }) => config),
    ),
  ];
}

/** Converts a value to a number; NaN where it is not one. */
export const numberOf = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/**
 * Formats the difference to the value of the base: `+0.02 (+10.0%)`. Undefined where they are equal or
 * one of them is not a number; without a percentage where the base is 0.
 */
export function deltaText(value: number, base: number): string {
  const difference = value - base;
  if (!Number.isFinite(difference) || difference === 0) return '';
  const plain = signed(difference, formatRounded(difference, 4));
  if (base === 0) return plain;
  const share = difference / Math.abs(base);
  return `${plain} (${signed(share, formatPercent(share, 1))})`;
}
