import type { SortEntry } from '~/components/data-table/sort';
import { sortWords } from '~/components/data-table/sort-words';
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '~/components/ui/dropdown-menu';
import { sortColumns } from './sort-columns';

export type SortLinesProps = {
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
};

/** The lines of the menu that sorts. */
export function ExperimentSortLines({ sort, onSortChange }: SortLinesProps) {
  const first = sort[0] ?? { id: 'startTime', desc: true };
  const words = sortWords[sortColumns.find(({ id }) => id === first.id)?.kind ?? 'other'];
  return (
    <>
      <DropdownMenuRadioGroup
        aria-label="Direction"
        value={first.desc ? 'desc' : 'asc'}
        onValueChange={(direction) =>
          onSortChange([{ id: first.id, desc: direction === 'desc' }, ...sort.slice(1)])
        }
      >
        <DropdownMenuRadioItem value="asc">{words.asc}</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="desc">{words.desc}</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Sort by</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        aria-label="Sort by"
        value={first.id}
        onValueChange={(id) => onSortChange([{ id, desc: first.desc }])}
      >
        {sortColumns.map(({ id, label }) => (
          <DropdownMenuRadioItem key={id} value={id}>
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
