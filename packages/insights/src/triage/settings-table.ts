import { hyperparameterText } from '../hyperparameters/hyperparameters';

/** A value of a setting. Other values than numbers are compared as text. */
export type SettingValue = number | string;

/** The settings of a run by name; a missing one has no value. */
export type Settings = Readonly<Record<string, unknown>>;

/** One setting of all runs. */
export type SettingColumn = {
  name: string;
  /** per run the index of its value, or -1 without one */
  codes: Int32Array;
  /** each value once: the numbers first, in ascending order */
  values: readonly SettingValue[];
  /** how many of the values are numbers */
  numberCount: number;
};

const settingValue = (value: unknown): SettingValue | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return hyperparameterText(value);
};

const byNumber = (one: SettingValue, other: SettingValue): number => {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1;
  return typeof other === 'number' ? 1 : 0;
};

/** The settings that differ among the runs, in the order in which they first occur. */
export function settingColumns(runs: readonly Settings[]): SettingColumn[] {
  const names = new Set(runs.flatMap((settings) => Object.keys(settings)));
  return [...names].map((name) => toColumn(name, runs)).filter(({ codes }) => isVaried(codes));
}

function toColumn(name: string, runs: readonly Settings[]): SettingColumn {
  const own = runs.map((settings) =>
    Object.hasOwn(settings, name) ? settingValue(settings[name]) : undefined,
  );
  const values = [...new Set(own)].filter((value) => value !== undefined).sort(byNumber);
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = Int32Array.from(own, (value) =>
    value === undefined ? -1 : (codeOf.get(value) ?? -1),
  );
  return {
    name,
    codes,
    values,
    numberCount: values.filter((value) => typeof value === 'number').length,
  };
}

const isVaried = (codes: Int32Array): boolean => codes.some((code) => code !== codes[0]);
