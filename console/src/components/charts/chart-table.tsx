import { useMemo, useState } from 'react';
import { Button } from '~/components/ui/button';
import { formatValue } from './format-value';
import type { Series } from './series';
import { tableRows } from './table-rows';

type Props = {
  caption: string;
  xLabel: string;
  series: readonly Series[];
  formatX: (x: number) => string;
};

const rowsAtOnce = 200;

const cell = 'border-b px-2.5 py-1 text-right num whitespace-nowrap';

/** the same numbers as text, for reading, copying and screen readers */
export function ChartTable({ caption, xLabel, series, formatX }: Props) {
  const rows = useMemo(() => tableRows(series), [series]);
  const [limit, setLimit] = useState(rowsAtOnce);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="h-full overflow-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-bg text-xs text-faint">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {xLabel}
            </th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map(({ x, values }) => (
            <tr key={x}>
              <th scope="row" className={`${cell} font-normal text-muted`}>
                {formatX(x)}
              </th>
              {values.map((value, index) => (
                <td key={series[index]?.id} className={cell}>
                  {value === undefined ? '–' : formatValue(value)}
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
