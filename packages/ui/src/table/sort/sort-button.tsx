import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '../../lib/utils';
import { formatSort, type SortEntry } from './sort';
import { sortAfterClick } from './sort-click';

type Props = {
  id: string;
  title: string;
  sort: readonly SortEntry[];
  onSortChange: (sort: string) => void;
  descFirst?: boolean;
  className?: string;
};

/** The name of a column in its head; a click puts the rows in order by it, one more turns them round. */
export function SortButton({ id, title, sort, onSortChange, descFirst = false, className }: Props) {
  const entry = sort.find((one) => one.id === id);
  const Arrow = entry?.desc ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={cn(
        'inline-flex min-h-7 items-center gap-1 [text-align:inherit] hover:text-text',
        entry && 'text-text',
        className,
      )}
      onClick={() => onSortChange(formatSort(sortAfterClick({ sort, id, descFirst, add: false })))}
    >
      {title}
      {entry ? <Arrow aria-hidden className="size-3" strokeWidth={2} /> : null}
    </button>
  );
}
