import type { CellValue, DataColumn } from '~/components/data-table/columns';
import type { ExperimentRow } from '../../queries';

type Ranking = { by: Pick<DataColumn<ExperimentRow>, 'value'>; desc: boolean };

const byText = new Intl.Collator('en', { numeric: true });

const isMissing = (value: CellValue) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

function inOrder(one: CellValue, other: CellValue): number {
  if (typeof one !== 'number' || typeof other !== 'number')
    return byText.compare(String(one), String(other));
  // of two infinities the difference is no number
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Rows by what they say in one column; those that say nothing, or NaN, stand last either way. */
export function rankRows(rows: readonly ExperimentRow[], { by, desc }: Ranking): ExperimentRow[] {
  const known: [CellValue, ExperimentRow][] = [];
  const missing: ExperimentRow[] = [];
  for (const row of rows) {
    const value = by.value(row);
    if (isMissing(value)) missing.push(row);
    else known.push([value, row]);
  }
  const sign = desc ? -1 : 1;
  known.sort(([one], [other]) => sign * inOrder(one, other));
  return [...known.map(([, row]) => row), ...missing];
}
