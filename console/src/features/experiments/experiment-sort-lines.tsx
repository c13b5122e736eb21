import type { SortEntry } from '~/components/data-table/sort';
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '~/components/ui/dropdown-menu';
import { type SortKind, sortColumns } from './sort-columns';

const directions: Record<SortKind, { asc: string; desc: string }> = {
  text: { asc: 'A → Z', desc: 'Z → A' },
  number: { asc: '0 → 9', desc: '9 → 0' },
  date: { asc: 'Oldest → Newest', desc: 'Newest → Oldest' },
  other: { asc: 'Ascending', desc: 'Descending' },
};

export type SortLinesProps = {
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
};

/** The lines of the menu that sorts. */
export function ExperimentSortLines({ sort, onSortChange }: SortLinesProps) {
  const first = sort[0] ?? { id: 'startTime', desc: true };
  const words = directions[sortColumns.find(({ id }) => id === first.id)?.kind ?? 'other'];
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
