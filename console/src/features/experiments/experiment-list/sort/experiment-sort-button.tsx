import { Button } from '@trainyard/ui/base/button';
import { Popover, PopoverTrigger } from '@trainyard/ui/base/popover';
import type { SortEntry } from '@trainyard/ui/table/sort/sort';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fieldTitle } from '~/features/experiments/base/fields';
import { ColumnTitle } from '~/features/experiments/experiment-list/columns/dynamic-columns';

const load = () => import('./experiment-sort-form');
const ExperimentSortForm = lazy(() =>
  load().then((module) => ({ default: module.ExperimentSortForm })),
);

type Props = {
  projectId: number;
  sort: readonly SortEntry[];
  /** the sort that the page applies in place of the master's order */
  ranked: SortEntry | undefined;
  onSortChange: (sort: SortEntry[]) => void;
};

/**
 * Opens the sort form, for lists without headers and for hidden columns. Shows the title of the
 * column that the visible rows are sorted by.
 */
export function ExperimentSortButton({ projectId, sort, ranked, onSortChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = sort;
  const by = ranked ?? first;
  const Arrow = by?.desc ? ArrowDown : ArrowUp;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <Button onPointerEnter={() => void load()}>
          <ArrowDownUp aria-hidden className="size-3.5" />
          <span className="phone:sr-only">Sort</span>
          {by ? (
            <>
              <span className="max-w-40 truncate font-normal text-faint phone:text-text">
                {fieldTitle(by.id) ?? <ColumnTitle id={by.id} />}
                {ranked || others.length === 0 ? '' : ` +${others.length}`}
              </span>
              <Arrow aria-hidden className="size-3 text-faint" />
            </>
          ) : null}
        </Button>
      </PopoverTrigger>
      {isOpen ? (
        <Suspense>
          <ExperimentSortForm
            projectId={projectId}
            sort={sort}
            onSortChange={onSortChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </Popover>
  );
}
