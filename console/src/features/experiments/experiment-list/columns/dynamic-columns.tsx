import { isObject, ownValue, shownHyperparameter, valueAtName } from '@trainyard/sdk/model';
import { formatMetric, formatPlain } from '@trainyard/ui/lib/format';
import type { CellValue, DataColumn } from '@trainyard/ui/table/grid/columns';
import { supports } from '~/app/abilities';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { fieldOf, figureWidth } from '~/features/experiments/base/fields';
import { summaryNameOf } from '~/lib/metrics/summary-groups';
import { experimentColumns } from './columns';
import { type Derived, derivedOf } from './derived';
import { expressionRules, readDerived } from './derived-expression';
import { type Smoothed, type SmoothedValues, smoothedOf } from './smoothed';
import { figureOf, isMastersFigure, type MetricColumn, metricColumn } from './statistics';

type Column = DataColumn<ExperimentRow>;

const inside = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const toCell = (value: unknown): CellValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CellValue); // JSON holds nothing else

/** The value of a hyperparameter, or the range that is searched. */
function hyperparameterValue({ experiment: { config } }: ExperimentRow, name: string): CellValue {
  const all = inside(config, 'hyperparameters');
  const entry = valueAtName(all, name);
  const cellOf = (value: unknown) => toCell(shownHyperparameter(name.split('.'), value));
  if (!isObject(entry)) return cellOf(entry);
  if ('val' in entry) return cellOf(entry.val);
  if (Array.isArray(entry.vals)) return entry.vals.map(cellOf).join(', ');
  if ('minval' in entry) {
    const base = entry.type === 'log' ? `${entry.base ?? 10}^` : '';
    return `${base}${entry.minval} – ${base}${entry.maxval}`;
  }
  return toCell(entry);
}

/** A value of the metadata of a run, by its path. */
const metadataValue = ({ run }: ExperimentRow, path: string): CellValue =>
  toCell(valueAtName(run?.metadata, path));

/** A figure of the best trial's summary of a metric. */
function summaryValue({ bestTrial }: ExperimentRow, column: MetricColumn): CellValue {
  const metrics = inside(bestTrial?.summaryMetrics, summaryNameOf(column.group));
  const figures = inside(metrics, column.metric);
  return isObject(figures) ? toCell(figureOf(figures, column.statistic)) : undefined;
}

const validationValue = ({ bestTrial }: ExperimentRow, name: string): CellValue =>
  toCell(inside(bestTrial?.bestValidation?.metrics?.avgMetrics, name));

/** The text of a hyperparameter. Booleans are written as in the config: "true" or "false". */
const chosenText = (value: CellValue): string =>
  typeof value === 'number' ? formatPlain(value) : String(value ?? '');

const measuredText = (value: CellValue): string =>
  typeof value === 'number' ? formatMetric(value) : String(value ?? '');

const fixedColumns = new Map(experimentColumns().map((each) => [each.id, each]));

/** A column computed from others; a faulty expression marks its header and holds no values. */
function derivedColumn(id: string, { name, expression }: Derived): Column {
  const read = readDerived(expression);
  if (!read.ok) {
    const fault = `${expression} cannot be read: ${expressionRules(expression)}`;
    return {
      id,
      title: name,
      width: figureWidth,
      isUnsortable: true,
      fault,
      value: () => undefined,
    };
  }
  const sources = new Map<string, Column | undefined>();
  const sourceOf = (source: string) => {
    if (!sources.has(source))
      sources.set(source, fixedColumns.get(source) ?? dynamicColumn(source));
    return sources.get(source);
  };
  const value = (row: ExperimentRow) =>
    read.evaluate((source) => {
      const operand = sourceOf(source)?.value(row);
      return typeof operand === 'number' ? operand : undefined;
    });
  return {
    id,
    title: name,
    kind: 'number',
    width: figureWidth,
    isEnd: true,
    hint: `${expression}. Computed here; ${rankedHere}`,
    value,
    cell: (row) => formatMetric(value(row)),
  };
}

const metricTitle = ({ group, metric, statistic }: MetricColumn): string => {
  if (statistic === 'best') return metric;
  return group === 'validation' && !supports('metricStatistics')
    ? `${metric} (${statistic})`
    : `${metric} (${group}, ${statistic})`;
};

const rankedHere = 'sorting ranks the rows read for it.';

const textSorted = 'The master sorts these as text: 10 comes before 9';

function metricCells(column: MetricColumn) {
  const isBest = column.statistic === 'best';
  const value = (row: ExperimentRow) =>
    isBest ? validationValue(row, column.metric) : summaryValue(row, column);
  const hint = isMastersFigure(column)
    ? !supports('metricStatistics') && textSorted
    : `Of the best trial, from its summary; ${rankedHere}`;
  return {
    title: metricTitle(column),
    group: groupOf(column.group, isBest ? column.metric : `${column.metric} (${column.statistic})`),
    kind: 'number' as const,
    value,
    ...(isBest || !hint ? {} : { hint }),
  };
}

type OfTrials = SmoothedValues[string] | undefined;

/** A column whose values are read apart from the rows; it is empty where they are not. */
const smoothedColumn = (id: string, { metric, weight }: Smoothed, values: OfTrials): Column => {
  const value = ({ bestTrial }: ExperimentRow) => bestTrial && values?.get(bestTrial.id);
  return {
    id,
    title: `${metric} (smoothed ${weight})`,
    kind: 'number',
    width: 140,
    isEnd: true,
    hint: `Last value of the best trial’s curve, smoothed by ${weight} over its sampled points; ${rankedHere}`,
    value,
    cell: (row) => formatMetric(value(row)),
  };
};

const groupTitles: Record<string, string> = {
  hp: 'Hyperparameters',
  metadata: 'Metadata',
  training: 'Training',
  validation: 'Validation',
};

const groupOf = (name: string, head: string): NonNullable<Column['group']> => ({
  title: ownValue(groupTitles, name) ?? name,
  head,
});

/** A column whose id holds its whole definition: `hp.lr`, `validation.loss`, `training.loss.min`. */
export function dynamicColumn(id: string, read: SmoothedValues = {}): Column | undefined {
  const derived = derivedOf(id);
  if (derived) return derivedColumn(id, derived);
  const smoothed = smoothedOf(id);
  if (smoothed) return smoothedColumn(id, smoothed, read[id]);
  const [, place, name] = /^(hp|metadata)\.(.+)$/s.exec(id) ?? [];
  const metric = metricColumn(id);
  if (name === undefined && metric === undefined) return undefined;
  const cells = metric
    ? metricCells(metric)
    : {
        title: name ?? '',
        group: groupOf(place ?? '', name ?? ''),
        kind: 'other' as const,
        value: (row: ExperimentRow) =>
          place === 'hp' ? hyperparameterValue(row, name ?? '') : metadataValue(row, name ?? ''),
      };
  return {
    id,
    width: figureWidth,
    isEnd: true,
    ...cells,
    cell: (row) => (metric ? measuredText : chosenText)(cells.value(row)),
  };
}

/** The title of a column where people choose it; an unknown column is called by its id. */
export const titleOf = (id: string): string => (fieldOf(id) ?? dynamicColumn(id))?.title ?? id;

/** The same as a part of a page, which comes with these columns. */
export const ColumnTitle = ({ id }: { id: string }) => titleOf(id);
