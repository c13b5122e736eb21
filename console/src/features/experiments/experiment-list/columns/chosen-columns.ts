import { varyingHyperparameters } from '@trainyard/insights/hyperparameters/varying';
import type { ColumnPosition } from '@trainyard/ui/table/columns/column-state';
import { columnStarts, menuWidth } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { fieldOf, figureWidth } from '~/features/experiments/base/fields';
import { firstColumns } from './column-layout';
import { dynamicColumn } from './dynamic-columns';

/** the maximum number of hyperparameters that show by themselves */
const maxChosen = 3;
/** where only one of both fits, a hyperparameter that varies says more */
const leftOut = 'searcherType';
/** before the columns that say how a row was run */
const nextId = 'numTrials';

const widthOf = ({ id, width = fieldOf(id)?.width }: ColumnPosition) =>
  width === undefined ? {} : { width };

const totalOf = (columns: readonly ColumnPosition[]) =>
  (columnStarts(columns.map(widthOf)).at(-1) ?? 0) + menuWidth;

/** The column of a hyperparameter, as wide as its longest value. */
function hyperparameterColumn(name: string, rows: readonly ExperimentRow[]): ColumnPosition {
  const id = `hp.${name}`;
  const column = dynamicColumn(id);
  const lengths = rows.map((row) => String(column?.cell?.(row) ?? '').length);
  // letters of a head are smaller than digits
  const longest = Math.max(6.5 * name.length, ...lengths.map((length) => 7.5 * length));
  return { id, width: Math.min(figureWidth, Math.max(64, 20 + Math.ceil(longest))) };
}

/**
 * The columns of a list that nobody has arranged: those at first, and the hyperparameters in which
 * its rows differ, as far as all of them fit into a width in pixels.
 */
export function chosenColumns(
  rows: readonly ExperimentRow[],
  width: number,
): readonly ColumnPosition[] {
  const chosen = varyingHyperparameters(rows.map(({ experiment }) => experiment.config)).map(
    (name) => hyperparameterColumn(name, rows),
  );
  const beside = fitting(chosen, width - totalOf(firstColumns)).slice(0, maxChosen);
  if (beside.length > 0) return withColumns(firstColumns, beside);
  const narrow = firstColumns.filter(({ id }) => id !== leftOut);
  const instead = fitting(chosen, width - totalOf(narrow)).slice(0, 1);
  return instead.length > 0 ? withColumns(narrow, instead) : firstColumns;
}

/** The first columns that fit into a width together; one that is too wide is left out. */
function fitting(columns: readonly ColumnPosition[], width: number): ColumnPosition[] {
  let left = width;
  return columns.filter(({ width: own = 0 }) => {
    if (own > left) return false;
    left -= own;
    return true;
  });
}

const withColumns = (columns: readonly ColumnPosition[], more: readonly ColumnPosition[]) =>
  columns.flatMap((column) => (column.id === nextId ? [...more, column] : [column]));
