import { Button } from '@trainyard/ui/base/button';
import type { SortEntry } from '@trainyard/ui/table/sort/sort';
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { fieldTitle } from '~/features/experiments/fields';

const load = () => import('./experiment-sort-form');
const ExperimentSortForm = lazy(() =>
  load().then((module) => ({ default: module.ExperimentSortForm })),
);
const ColumnTitle = lazy(() =>
  import('~/features/experiment-list/columns/dynamic-columns').then((module) => ({
    default: module.ColumnTitle,
  })),
);

type Props = {
  projectId: number;
  sort: readonly SortEntry[];
  /** the sort that the page applies in place of the master's order */
  ranked: SortEntry | undefined;
  onSortChange: (sort: SortEntry[]) => void;
};

/** Sorts without headers, and by columns that are hidden. */
export function ExperimentSortButton(props: Props) {
  const [isLoaded, setIsLoaded] = useState(false);
  if (!isLoaded)
    return (
      <SortButton {...props} onPointerEnter={() => void load()} onClick={() => setIsLoaded(true)} />
    );
  return (
    <Suspense fallback={<SortButton {...props} />}>
      <ExperimentSortForm {...props} button={<SortButton {...props} />} />
    </Suspense>
  );
}

/** Shows the title of the column that the visible rows are sorted by. */
function SortButton({
  projectId,
  sort,
  ranked,
  onSortChange,
  ...rest
}: Props & ComponentProps<typeof Button>) {
  const [first, ...others] = sort;
  const by = ranked ?? first;
  const Arrow = by?.desc ? ArrowDown : ArrowUp;
  return (
    <Button aria-haspopup="dialog" {...rest}>
      <ArrowDownUp aria-hidden className="size-3.5" />
      <span className="phone:sr-only">Sort</span>
      <span className="max-w-40 truncate font-normal text-faint phone:text-text">
        {by &&
          (fieldTitle(by.id) ?? (
            <Suspense>
              <ColumnTitle id={by.id} />
            </Suspense>
          ))}
        {ranked || others.length === 0 ? '' : ` +${others.length}`}
      </span>
      {by ? <Arrow aria-hidden className="size-3 text-faint" /> : null}
    </Button>
  );
}
