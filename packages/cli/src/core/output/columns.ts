import { formatCount, formatMetric, formatPercent, formatPlain } from '@trainyard/insights/figures';
import { stateOf, valueAtName } from '@trainyard/sdk/model';
import type { ExperimentState } from '@trainyard/sdk/types';
import { UsageError } from '../option-values';
import { broadStates, runStates, type StateNames } from './state-names';

export type Tone = 'good' | 'bad' | 'busy' | 'dim';

/** A field of a row: its value for machines, and its text for people. */
export type Column<Row> = {
  /** name in --columns, CSV headers and --where */
  key: string;
  /** column header in a table; the key by default */
  header?: string;
  value: (row: Row) => unknown;
  /** text in tables; the value as text by default */
  show?: (row: Row) => string;
  align?: 'right';
  tone?: (row: Row) => Tone | undefined;
  /** of a state: the only names that --where compares with = and != */
  states?: StateNames;
  /** further values of a row that --where compares */
  alsoFits?: (row: Row) => readonly string[];
  /** sentences, continued on further lines where a terminal has no room; others are cut */
  isWrapped?: true;
  /** only on request, with --columns */
  isExtra?: true;
  /** left out before others where a terminal has no room for all */
  isMinor?: true;
  /** a path into the row, named with --columns */
  isPath?: true;
};

/**
 * The columns to show: those of the table, or the requested ones, by their name or their header.
 * Other names are paths into the row, as in JSON.
 */
export function chooseColumns<Row>(
  columns: readonly Column<Row>[],
  names: string[] | undefined,
): Column<Row>[] {
  if (!names) return columns.filter((column) => !column.isExtra);
  return names.map((name) => {
    if (name === '') throw new UsageError('--columns takes names with commas between them.');
    return (
      columns.find((column) => column.key === name) ??
      columns.find((column) => column.header?.toLowerCase() === name.toLowerCase()) ??
      pathColumn<Row>(name)
    );
  });
}

const pathColumn = <Row>(path: string): Column<Row> => ({
  key: path,
  value: (row) => valueAtName(row, path),
  isPath: true,
});

/**
 * Rejects a column that none of these rows has; without rows rejects nothing.
 * @throws UsageError with the existing names
 */
export function refuseUnknownColumns<Row>(
  chosen: readonly Column<Row>[],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const isThere = (path: string) =>
    rows.some((row) => Object.keys(row ?? {}).some((key) => `${path}.`.startsWith(`${key}.`)));
  const unknown = chosen.find(({ key, isPath }) => isPath && !isThere(key));
  if (!unknown || rows.length === 0) return;
  const fields = rows.slice(0, 1).flatMap((row) => Object.keys(row ?? {}));
  const names = [...new Set([...columns.map(({ key }) => key), ...fields])];
  throw new UsageError(`There is no column "${unknown.key}"; there are ${names.join(', ')}.`);
}

/** A value as one line of text: empty for an unset value, JSON for objects and lists. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type More<Row> = Omit<Column<Row>, 'key' | 'header' | 'value'>;

/** A field with its wire value: `field<User>('username', 'Name')`. */
export const field = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
  more: More<Row> = {},
): Column<Row> => ({ key, header, value: (row) => row[key], ...more });

/** A right-aligned number. */
export const numberField = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
  more: More<Row> = {},
): Column<Row> => field(key, header, { align: 'right', ...more });

/** A count: with thousands separators in tables, as in the console. */
export const countField = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
  more: More<Row> = {},
): Column<Row> => numberField(key, header, { show: (row) => countText(row[key]), ...more });

/** A measured figure: all digits for machines, and in tables those of the console. */
export const metricField = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
  more: More<Row> = {},
): Column<Row> => numberField(key, header, { show: (row) => metricText(row[key]), ...more });

const figureText = (value: unknown, format: (value: number) => string): string =>
  typeof value === 'number' ? format(value) : textOf(value);

/** A count as in the console; other values as text. */
export const countText = (value: unknown): string => figureText(value, formatCount);

/** A chosen value as in the console; other values as text. */
export const chosenText = (value: unknown): string => figureText(value, formatPlain);

/** A measured figure as in the console; other values as text. */
export const metricText = (value: unknown): string => figureText(value, formatMetric);

/** A time: RFC 3339 for machines, `2026-11-20 09:00:00Z` in tables. */
export const timeField = <Row extends object>(
  key: keyof Row & string,
  header: string = key,
  more: More<Row> = {},
): Column<Row> => field(key, header, { show: (row) => timeText(row[key]), ...more });

/** The same column, only on request. */
export const extra = <Row>(column: Column<Row>): Column<Row> => ({ ...column, isExtra: true });

/** A state: the wire's `STATE_PAUSED` for machines, `PAUSED` and a color for people. */
export const stateField = <Row extends { state: `STATE_${string}` }>(
  states: StateNames,
): Column<Row> => ({
  key: 'state',
  header: 'State',
  states,
  value: ({ state }) => state,
  show: ({ state }) => stateOf(state),
  tone: ({ state }) => tones[stateOf(state)],
});

/** The state of an experiment or a trial; `ACTIVE` fits all states in which it has work to do. */
export const runStateField = <Row extends { state: ExperimentState }>(): Column<Row> => ({
  ...stateField<Row>(runStates),
  alsoFits: ({ state }) => broadStates(state),
});

/** A value computed from the row. */
export const computed = <Row>(
  key: string,
  header: string,
  value: (row: Row) => unknown,
  more: More<Row> = {},
): Column<Row> => ({ key, header, value, ...more });

const tones: Record<string, Tone> = {
  COMPLETED: 'good',
  RUNNING: 'busy',
  ACTIVE: 'busy',
  ERROR: 'bad',
  DELETE_FAILED: 'bad',
  CANCELED: 'dim',
  TERMINATED: 'dim',
  PAUSED: 'dim',
};

/** A wire time, as in tables; empty for an unset one, which Go writes as year 1. */
function timeText(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.startsWith('0001-')) return '';
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

/** Formats `0.25` as `25%`; empty without progress. */
export const percentText = (share: number | null | undefined): string =>
  share === null || share === undefined ? '' : formatPercent(share, 0);
