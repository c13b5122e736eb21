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
  const longest = Math.max(name.length, ...lengths);
  return { id, width: Math.min(figureWidth, Math.max(64, 20 + 8 * longest)) };
}

/**
 * The columns of a list that nobody has arranged: those at first, and the hyperparameters in which
 * its rows differ, as far as all of them fit into a width in pixels.
 */
export function chosenColumns(
  rows: readonly ExperimentRow[],
  width: number,
): readonly ColumnPosition[] {
  const narrow = firstColumns.filter(({ id }) => id !== leftOut);
  // on most screens nothing fits, and nothing is computed
  if (totalOf(narrow) + 64 > width) return firstColumns;
  const chosen = varyingHyperparameters(rows.map(({ experiment }) => experiment.config))
    .slice(0, maxChosen)
    .map((name) => hyperparameterColumn(name, rows));
  const fitting = chosen
    .map((_, at) => chosen.slice(0, chosen.length - at))
    .flatMap((some) => [
      withColumns(firstColumns, some),
      ...(some.length === 1 ? [withColumns(narrow, some)] : []),
    ])
    .find((columns) => totalOf(columns) <= width);
  return fitting ?? firstColumns;
}

const withColumns = (columns: readonly ColumnPosition[], more: readonly ColumnPosition[]) =>
  columns.flatMap((column) => (column.id === nextId ? [...more, column] : [column]));
