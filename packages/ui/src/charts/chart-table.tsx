import { useState } from 'react';
import { Button } from '../base/button';
import { formatMetric, missing } from '../lib/format';
import type { Cell, ChartTableColumn, ChartTableData } from './accessible-table';

const rowsAtOnce = 200;

const cell = 'border-b px-2.5 py-1 text-right num whitespace-nowrap';

function cellText(value: Cell, column: ChartTableColumn | undefined): string {
  if (value === undefined) return missing;
  return typeof value === 'number' ? (column?.format ?? formatMetric)(value) : value;
}

/** The same numbers as text, for reading, copying and screen readers. */
export function ChartTable({ caption, table }: { caption: string; table: ChartTableData }) {
  const { columns, rows } = table;
  const [limit, setLimit] = useState(rowsAtOnce);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
    <section className="h-full overflow-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-bg text-xs text-faint">
          <tr>
            {columns.map(({ title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
              <th key={index} scope="col" className={`${cell} font-medium`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map(([head, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
            <tr key={row}>
              <th scope="row" className={`${cell} font-normal text-muted`}>
                {cellText(head, columns[0])}
              </th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their position
                <td key={index} className={cell}>
                  {cellText(value, columns[index + 1])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > limit ? (
        <Button variant="quiet" className="m-2" onClick={() => setLimit(limit + rowsAtOnce)}>
          Show more of {rows.length} rows
        </Button>
      ) : null}
    </section>
  );
}
