import { useMemo } from 'react';
import { useTextFilter } from '~/components/metrics/use-text-filter';
import { type NamedRow, rowKey, rowTexts } from './row-names';

type Options = {
  /** also rows that are the same in all */
  isAll: boolean;
  /** a text or a regular expression */
  filter: string;
  /** the keys of rows that are left out */
  leftOut: readonly string[];
};

type Found<Row> = ReturnType<typeof useTextFilter<Row>> & {
  /** rows that are left out of those that differ, or of all */
  leftOutRows: readonly Row[];
};

/** The rows of a comparison that its filter finds, without those that are left out. */
export function useFoundRows<Row extends NamedRow & { differs: boolean }>(
  rows: readonly Row[],
  { isAll, filter, leftOut }: Options,
): Found<Row> {
  const { keptRows, leftOutRows } = useMemo(() => {
    const keys = new Set(leftOut);
    const chosen = rows.filter(({ differs }) => isAll || differs);
    return {
      keptRows: chosen.filter((row) => !keys.has(rowKey(row))),
      leftOutRows: chosen.filter((row) => keys.has(rowKey(row))),
    };
  }, [rows, isAll, leftOut]);
  const texts = useMemo(() => keptRows.map(rowTexts), [keptRows]);
  return { ...useTextFilter(keptRows, { texts, filter }), leftOutRows };
}
