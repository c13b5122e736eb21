import type { CellValue, DataColumn } from '@trainyard/ui/table/grid/columns';
import { fieldOf } from '~/features/experiments/fields';
import type { ExperimentRow } from '~/features/experiments/queries';

type Column = DataColumn<ExperimentRow>;
type State = ExperimentRow['experiment']['state'];

/** Of the numbers of a column in a group: `count` of its rows have one. */
export type Aggregate = { min: number; mean: number; max: number; count: number };

export type RowGroup = {
  /** what its rows have in common, as text; empty where they have nothing there */
  value: string;
  rows: ExperimentRow[];
  /** by state, the most frequent first */
  states: [state: State, count: number][];
  /** by id of column; those without any number are missing */
  aggregates: Record<string, Aggregate>;
};

/** The key of a group: the day of a date, any other value as it is. */
function groupText(value: CellValue, { kind }: Column): string {
  if (value === null || value === undefined) return '';
  return kind === 'date' ? String(value).slice(0, 10) : String(value);
}

/** The mean, least and largest of the numbers; undefined where there are none. */
export function aggregate(values: readonly CellValue[]): Aggregate | undefined {
  const numbers = values.filter((value): value is number => Number.isFinite(value));
  if (numbers.length === 0) return undefined;
  const all = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const value of numbers) {
    all.min = Math.min(all.min, value);
    all.max = Math.max(all.max, value);
    all.sum += value;
  }
  const { min, max, sum } = all;
  return { min, max, mean: sum / numbers.length, count: numbers.length };
}

function statesOf(rows: readonly ExperimentRow[]): RowGroup['states'] {
  const counts = new Map<State, number>();
  for (const { experiment } of rows)
    counts.set(experiment.state, (counts.get(experiment.state) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

const byText = new Intl.Collator('en', { numeric: true });

/** Numbers by size, words by the alphabet, and what has no value at the end. */
function inOrder(one: string, other: string): number {
  if (one === '' || other === '') return one === other ? 0 : one === '' ? 1 : -1;
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? byText.compare(one, other) : difference;
}

type Wanted = { by: Column; columns: readonly Column[] };

/** Rows by what they say in one column, with what the numbers of the others come to. */
export function groupRows(rows: readonly ExperimentRow[], { by, columns }: Wanted): RowGroup[] {
  const groups = new Map<string, ExperimentRow[]>();
  for (const row of rows) {
    const text = groupText(by.value(row), by);
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  return [...groups]
    .sort(([one], [other]) => inOrder(one, other))
    .map(([value, own]) => ({
      value,
      rows: own,
      states: statesOf(own),
      aggregates: Object.fromEntries(
        columns.flatMap((column) => {
          const found = aggregate(own.map(column.value));
          return found ? [[column.id, found]] : [];
        }),
      ),
    }));
}

/** The columns whose numbers are worth a mean: those that hold one at all, the grouped one apart. */
export const numberColumns = (
  columns: readonly Column[],
  rows: readonly ExperimentRow[],
  byId: string,
): Column[] =>
  columns.filter(
    ({ id, value }) =>
      id !== byId &&
      !fieldOf(id)?.isIdentifier &&
      rows.some((row) => typeof value(row) === 'number'),
  );
