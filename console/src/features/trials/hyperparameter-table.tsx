import {
  hyperparameterRows,
  hyperparameterText,
} from '@trainyard/insights/hyperparameters/hyperparameter-rows';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';

type Props = { hparams: Record<string, unknown> | null };

const head = 'h-[30px] border-b px-2.5 text-left text-xs font-medium text-faint first:pl-0';
const cell = 'border-b px-2.5 py-1.5 align-top first:pl-0';

/** The hyperparameters of the trial. */
export function HyperparameterTable({ hparams }: Props) {
  const [isDesc, setIsDesc] = useState(false);
  const sorted = hyperparameterRows(hparams);
  const rows = isDesc ? sorted.reverse() : sorted;
  const Arrow = isDesc ? ArrowDown : ArrowUp;
  if (rows.length === 0) return <EmptyState title="This trial has no hyperparameters" />;
  return (
    <table className="w-full max-w-180 table-fixed">
      <caption className="sr-only">Hyperparameters</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className={`${head} w-2/5`}
            aria-sort={isDesc ? 'descending' : 'ascending'}
          >
            <button
              type="button"
              className="inline-flex items-center gap-1 text-text"
              onClick={() => setIsDesc(!isDesc)}
            >
              Hyperparameter
              <Arrow aria-hidden className="size-3" strokeWidth={2} />
            </button>
          </th>
          <th scope="col" className={head}>
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="hover:bg-hover">
            <th scope="row" className={`${cell} text-left font-mono text-sm font-normal break-all`}>
              {name}
            </th>
            <td className={`${cell} num font-mono text-sm break-all whitespace-pre-wrap`}>
              {hyperparameterText(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
