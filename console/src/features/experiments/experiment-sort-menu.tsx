import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import type { SortEntry } from '~/components/data-table/sort';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';

type Kind = 'text' | 'number' | 'date' | 'other';

const columns: { id: string; label: string; kind: Kind }[] = [
  { id: 'startTime', label: 'Started', kind: 'date' },
  { id: 'name', label: 'Name', kind: 'text' },
  { id: 'id', label: 'ID', kind: 'number' },
  { id: 'state', label: 'State', kind: 'other' },
  { id: 'progress', label: 'Progress', kind: 'number' },
  { id: 'searcherMetricsVal', label: 'Searcher metric', kind: 'number' },
  { id: 'numTrials', label: 'Trials', kind: 'number' },
  { id: 'duration', label: 'Duration', kind: 'number' },
  { id: 'searcherType', label: 'Searcher', kind: 'text' },
  { id: 'user', label: 'User', kind: 'text' },
  { id: 'resourcePool', label: 'Pool', kind: 'text' },
  { id: 'forkedFrom', label: 'Forked from', kind: 'number' },
  { id: 'endTime', label: 'Ended', kind: 'date' },
  { id: 'checkpointCount', label: 'Checkpoints', kind: 'number' },
  { id: 'checkpointSize', label: 'Checkpoint size', kind: 'number' },
];

const directions: Record<Kind, { asc: string; desc: string }> = {
  text: { asc: 'A → Z', desc: 'Z → A' },
  number: { asc: '0 → 9', desc: '9 → 0' },
  date: { asc: 'Oldest → Newest', desc: 'Newest → Oldest' },
  other: { asc: 'Ascending', desc: 'Descending' },
};

type Props = { sort: readonly SortEntry[]; onSortChange: (sort: SortEntry[]) => void };

/** Sorts also where there are no headers to click, and by what has no column. */
export function ExperimentSortMenu({ sort, onSortChange }: Props) {
  const first = sort[0] ?? { id: 'startTime', desc: true };
  const current = columns.find(({ id }) => id === first.id);
  const words = directions[current?.kind ?? 'other'];
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
          {columns.map(({ id, label }) => (
            <DropdownMenuRadioItem key={id} value={id}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
