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

/** columns whose values say what a row is, not how it went */
const groupedFields = [
  'name',
  'state',
  'searcherType',
  'user',
  'resourcePool',
  'forkedFrom',
  'tags',
];

function valueIn(row: ExperimentRow, by: string, columns: Columns): unknown {
  if (by.startsWith(hparamPrefix))
    return hyperparameterOf(hparamsOf(row), by.slice(hparamPrefix.length));
  const column = columns.find(({ id }) => id === by);
  return column?.exportValue?.(row) ?? column?.value(row);
}

/**
 * Hyperparameters of the drawn trials and fields of the rows by which the rows can be grouped: more
 * than one group, and fewer groups than rows.
 */
export function groupChoices(rows: readonly ExperimentRow[], columns: Columns) {
  const hparams = differingHyperparameters(rows.map(hparamsOf)).map((name) => ({
    value: `${hparamPrefix}${name}`,
    label: name,
  }));
  const fields = columns
    .filter(({ id }) => groupedFields.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }));
  return [...hparams, ...fields].filter(({ value }) => {
    const count = new Set(rows.map((row) => JSON.stringify(valueIn(row, value, columns)))).size;
    return count > 1 && count < rows.length;
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

function compareNames(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? one.localeCompare(other, 'en') : difference;
}

/** The rows in groups: by name, numbers by size; groups of seeds in the order of the rows. */
export function groupRows(
  rows: readonly ExperimentRow[],
  by: string,
  columns: Columns,
): RowGroup[] {
  if (by === bySeeds) return groupBySeeds(rows);
  // by the whole value: names have fewer digits
  const groups = new Map<string, RowGroup>();
  for (const row of rows) {
    const value = valueIn(row, by, columns);
    const key = JSON.stringify(value) ?? '';
    const group = groups.get(key) ?? { id: row.id, name: textOf(value), rowIds: [] };
    group.rowIds.push(row.id);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => compareNames(one.name, other.name));
}

/** The place of each row's color: that of its group. */
export const placesOfGroups = (groups: readonly RowGroup[]): ReadonlyMap<number, number> =>
  new Map(groups.flatMap(({ rowIds }, place) => rowIds.map((id) => [id, place] as const)));

/** One line for each group: the mean of its curves, with a band for their spread. */
export const meanSeries =
  (groups: readonly RowGroup[], spread: Spread) =>
  (series: readonly Series[]): Series[] =>
    groups.flatMap(({ id, name, rowIds }, place) => {
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
    });
