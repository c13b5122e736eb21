import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import type { SortLinesProps } from './experiment-sort-lines';
import { sortColumns } from './sort-columns';

const ExperimentSortLines = lazy(() =>
  import('./experiment-sort-lines').then((module) => ({ default: module.ExperimentSortLines })),
);

/** Sorts also where there are no headers to click, and by what has no column. */
export function ExperimentSortMenu(props: SortLinesProps) {
  const { sort } = props;
  const first = sort[0] ?? { id: 'startTime', desc: true };
  const current = sortColumns.find(({ id }) => id === first.id);
  const Arrow = first.desc ? ArrowDown : ArrowUp;
  const others = sort.length > 1 ? ` +${sort.length - 1}` : '';
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger>
        <Button>
          <ArrowDownUp aria-hidden className="size-3.5" />
          <span className="phone:sr-only">Sort</span>
          <span className="font-normal text-faint phone:text-text">
            {current?.label}
            {others}
          </span>
          <Arrow aria-hidden className="size-3 text-faint" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <Suspense>
          <ExperimentSortLines {...props} />
        </Suspense>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
