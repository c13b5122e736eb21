import { compareWords } from '@trainyard/ui/lib/compare-words';
import type { CellValue, DataColumn } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/data/experiments/experiments';

type Ranking = { by: Pick<DataColumn<ExperimentRow>, 'value'>; desc: boolean };

const isNotFoundOrForbidden = (value: CellValue) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

function inOrder(one: CellValue, other: CellValue): number {
  if (typeof one !== 'number' || typeof other !== 'number')
    return compareWords(String(one), String(other));
  // the difference of two infinities is NaN
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Sorts rows by one column; those without a value, or with NaN, come last in both directions. */
export function rankRows(rows: readonly ExperimentRow[], { by, desc }: Ranking): ExperimentRow[] {
  const ranked: [CellValue, ExperimentRow][] = [];
  const missing: ExperimentRow[] = [];
  for (const row of rows) {
    const value = by.value(row);
    if (isNotFoundOrForbidden(value)) missing.push(row);
    else ranked.push([value, row]);
  }
  const sign = desc ? -1 : 1;
  ranked.sort(([one], [other]) => sign * inOrder(one, other));
  return [...ranked.map(([, row]) => row), ...missing];
}
