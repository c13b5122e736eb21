import type { Experiment, Trial } from '@trainyard/sdk/types';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import {
  ariaSort,
  formatSort,
  parseSort,
  type SortEntry,
  sortAfterClick,
} from '~/components/data-table/sort';
import { ScrollRegion } from '~/components/page/scroll-region';
import { cn } from '~/lib/cn';
import { isTrialSortKey, trialSortBy } from './search';
import { type TrialColumn, trialColumns } from './trials-table-columns';

type Props = {
  experiment: Experiment;
  trials: readonly Trial[];
  sort: string;
  onSortChange: (sort: string) => void;
};

const sortKeys = new Set(Object.keys(trialSortBy));

/** The table itself: one page of trials, headers that sort on the server. */
export function TrialsTableGrid({ experiment, trials, sort, onSortChange }: Props) {
  const columns = useMemo(() => trialColumns(experiment, trials), [experiment, trials]);
  const entries = parseSort(sort, sortKeys) ?? [];
  return (
    <ScrollRegion label="Trials" className="-mx-6 overflow-x-auto -outline-offset-2 narrow:-mx-4">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">Trials</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={entries}
                onSortChange={onSortChange}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {trials.map((trial) => (
            <tr key={trial.id} className="group/row">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cn(
                    'num h-[34px] max-w-60 truncate border-b px-2.5 whitespace-nowrap first:pl-6 last:pr-6 group-hover/row:bg-hover narrow:first:pl-4',
                    column.isEnd && 'text-right',
                  )}
                >
                  {column.cell(trial)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type HeadProps = {
  column: TrialColumn;
  sort: readonly SortEntry[];
  onSortChange: (sort: string) => void;
};

function HeadCell({ column, sort, onSortChange }: HeadProps) {
  const { title, sort: id, isEnd = false, isDescFirst: descFirst = false } = column;
  const entry = sort.find((one) => one.id === id);
  const Arrow = entry?.desc ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={id && ariaSort(sort, id)}
      className={cn(
        'h-[30px] border-y px-2.5 text-xs font-medium whitespace-nowrap text-faint first:pl-6 last:pr-6 narrow:first:pl-4',
        isEnd ? 'text-right' : 'text-left',
      )}
    >
      {id && isTrialSortKey(id) ? (
        <button
          type="button"
          className={cn('inline-flex h-7 items-center gap-1 hover:text-text', entry && 'text-text')}
          onClick={() =>
            onSortChange(formatSort(sortAfterClick({ sort, id, descFirst, add: false })))
          }
        >
          {title}
          {entry ? <Arrow aria-hidden className="size-3" strokeWidth={2} /> : null}
        </button>
      ) : (
        <span title={title} className="font-mono">
          {title}
        </span>
      )}
    </th>
  );
}
