import { groupBy } from '@trainyard/insights/group-by';
import {
  differingHyperparameters,
  hyperparameterOf,
  hyperparameterText,
} from '@trainyard/insights/hyperparameters/hyperparameters';
import {
  isSeedLike,
  meanOfCurves,
  type Spread,
  seedGroups,
} from '@trainyard/insights/seeds/seed-groups';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { dashOf, seriesVariable } from '@trainyard/ui/lib/colors';
import { formatDateTime } from '@trainyard/ui/lib/duration';
import { formatPlain, missing } from '@trainyard/ui/lib/format';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/data/experiments/experiments';

/** Rows of the board with one color. */
export type RowGroup = {
  /** the first of its rows, which represents the group */
  id: number;
  name: string;
  rowIds: number[];
};

/** `by` of a board whose rows are not grouped. */
export const everyRow = '';
/** `by` of rows that differ in seeds alone. */
export const bySeeds = 'seeds';

const hparamPrefix = 'hp.';

const hparamsOf = ({ bestTrial }: ExperimentRow) => ({ hparams: bestTrial?.hparams ?? null });

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return missing;
  return typeof value === 'number' ? formatPlain(value) : hyperparameterText(value);
};

type Columns = readonly DataColumn<ExperimentRow>[];

/** columns by which no rows are grouped: an id is of one row */
const idColumns = ['id', 'externalExperimentId', 'externalTrialId'];

const isDate = ({ kind }: DataColumn<ExperimentRow>) => kind === 'date';

function valueIn(row: ExperimentRow, by: string, columns: Columns): unknown {
  if (by.startsWith(hparamPrefix))
    return hyperparameterOf(hparamsOf(row), by.slice(hparamPrefix.length));
  const column = columns.find(({ id }) => id === by);
  if (!column) return undefined;
  const value = column.value(row);
  if (isDate(column)) return typeof value === 'string' ? formatDateTime(value).slice(0, 10) : null;
  return typeof value === 'number' ? value : (column.exportValue?.(row) ?? value);
}

/** The text of a number as its column has it, such as a duration or a size. */
function numberText(row: ExperimentRow, by: string, columns: Columns): string {
  const column = columns.find(({ id }) => id === by);
  const cell = column?.screenValue?.(row) ?? column?.cell?.(row);
  return typeof cell === 'string' ? cell : textOf(valueIn(row, by, columns));
}

/** the maximum number of groups of one number each; more numbers are grouped by ranges */
const maxNumbers = 8;
/** the number of ranges, with about as many rows in each */
const ranges = 4;

type Keyed = { row: ExperimentRow; value: unknown };

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/** The numbers at which ranges begin; none where numbers are so few that each has a group. */
function rangeStarts(values: readonly unknown[]): readonly number[] {
  const numbers = values.filter(isNumber).sort((one, other) => one - other);
  const different = new Set(numbers).size;
  const isFew = different <= maxNumbers && different < numbers.length;
  const isMixed = values.some((value) => value !== undefined && value !== null && !isNumber(value));
  if (isFew || isMixed || different <= ranges) return [];
  const starts = Array.from(
    { length: ranges },
    (_, place) => numbers[Math.floor((place * numbers.length) / ranges)] ?? Number.NaN,
  );
  return [...new Set(starts)];
}

/** Rows with the same value, or with numbers of the same range; each group by its key. */
function groupsByKey(rows: readonly ExperimentRow[], by: string, columns: Columns) {
  const keyed: Keyed[] = rows.map((row) => ({ row, value: valueIn(row, by, columns) }));
  const starts = rangeStarts(keyed.map(({ value }) => value));
  return groupBy(keyed, ({ value }) => {
    const isRanged = starts.length > 0 && isNumber(value);
    return isRanged
      ? `range ${starts.findLastIndex((start) => value >= start)}`
      : // by the whole value: names have fewer digits
        JSON.stringify(value ?? null);
  });
}

/**
 * Hyperparameters of the drawn trials and columns by which the rows can be grouped: more than one
 * group, and fewer groups than rows.
 */
export function groupChoices(rows: readonly ExperimentRow[], columns: Columns) {
  const hparams = differingHyperparameters(rows.map(hparamsOf)).map((name) => ({
    value: `${hparamPrefix}${name}`,
    label: name,
  }));
  const fields = columns
    .filter(({ id }) => !idColumns.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }));
  return [...hparams, ...fields].filter(({ value }) => {
    const { size } = groupsByKey(rows, value, columns);
    return size > 1 && size < rows.length;
  });
}

/** Rows with the same hyperparameters apart from seeds; named by those that other groups have otherwise. */
function groupBySeeds(rows: readonly ExperimentRow[]): RowGroup[] {
  const differing = differingHyperparameters(rows.map(hparamsOf));
  const leftOut = new Set(differing.filter(isSeedLike));
  const trials = rows.map((row) => ({
    trialId: row.id,
    ...hparamsOf(row),
    points: [],
    value: undefined,
  }));
  return seedGroups(trials, leftOut).map(({ trials: members, shared, id }) => {
    const rowIds = members.map(({ trialId }) => trialId);
    const named = shared.filter(({ name }) => differing.includes(name));
    return {
      id: rowIds[0] ?? id,
      name: named.map(({ name, value }) => `${name} ${textOf(value)}`).join(', ') || 'All alike',
      rowIds,
    };
  });
}

type Ordered = { name: string; low: number | undefined };

/** Rows without a number come first, then numbers by size. */
function compareGroups(one: Ordered, other: Ordered): number {
  if (one.low === undefined && other.low === undefined)
    return one.name.localeCompare(other.name, 'en');
  return (one.low ?? -Infinity) - (other.low ?? -Infinity);
}

/** The rows in groups: by name, numbers by size; groups of seeds in the order of the rows. */
export function groupRows(
  rows: readonly ExperimentRow[],
  by: string,
  columns: Columns,
): RowGroup[] {
  if (by === bySeeds) return groupBySeeds(rows);
  const groups = [...groupsByKey(rows, by, columns).values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const numbers = members.filter(({ value }) => isNumber(value));
    const sorted = numbers.toSorted((one, other) => Number(one.value) - Number(other.value));
    const ends = [sorted[0], sorted.at(-1)].flatMap((each) =>
      each ? numberText(each.row, by, columns) : [],
    );
    return {
      id: first.row.id,
      // a number that all members have is one end, not two
      name: [...new Set(ends)].join(' to ') || textOf(first.value),
      rowIds: members.map(({ row }) => row.id),
      low: isNumber(sorted[0]?.value) ? sorted[0].value : undefined,
    };
  });
  return groups
    .sort((one, other) => compareGroups(one, other))
    .map(({ id, name, rowIds }) => ({ id, name, rowIds }));
}

/** The place of each row's color: that of its group. */
export const placesOfGroups = (groups: readonly RowGroup[]): ReadonlyMap<number, number> =>
  new Map(groups.flatMap(({ rowIds }, place) => rowIds.map((id) => [id, place] as const)));

/**
 * One line for each group: the mean of its curves, with a band for their spread. The line of the base
 * is there as well, in place of the mean of a group that has no other row.
 */
export const meanSeries =
  (groups: readonly RowGroup[], spread: Spread, base?: number) =>
  (series: readonly Series[]): Series[] => [
    ...groups.flatMap(({ id, name, rowIds }, place) => {
      if (id === base) return [];
      const ids = new Set(rowIds.map(String));
      const curves = series.filter((each) => ids.has(each.id) && each.points.length > 0);
      if (curves.length === 0) return [];
      return {
        id: String(id),
        name: `${name} (n ${curves.length})`,
        color: seriesVariable(place),
        dash: dashOf(place),
        ...meanOfCurves(
          curves.map(({ points }) => points),
          spread,
        ),
      };
    }),
    ...series.flatMap((line) => (line.id === String(base) ? besideMeans(line) : [])),
  ];

/** In the color of texts, because the mean of its group has the color of the group. */
const besideMeans = (line: Series): Series => ({ ...line, color: '--text', dash: [] });

/** The groups with ids that the base does not have, unless it is alone in its group. */
export const withoutIdOf = (groups: readonly RowGroup[], base: number | undefined): RowGroup[] =>
  groups.map((group) => ({
    ...group,
    id: group.rowIds.find((rowId) => rowId !== base) ?? group.id,
  }));
