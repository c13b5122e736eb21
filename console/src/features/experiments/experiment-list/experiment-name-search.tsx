import { Input } from '@trainyard/ui/base/input';
import { useTypedText } from '@trainyard/ui/hooks/use-typed-text';
import { keyOf } from '@trainyard/ui/lib/keys';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { useRowsAhead } from './rows/use-rows-ahead';

// a pause in typing; with it, the answer and its rows are there in 300 ms
const settleMs = 100;

// a shorter one, after which the rows are requested already
const prefetchMs = 30;

type Props = {
  projectId: number;
  /** as the link has it */
  search: ExperimentListSearch;
  onNameChange: (name: string) => void;
};

/** Searches while the user types, after a debounce; Enter searches immediately. */
export function ExperimentNameSearch({ projectId, search, onNameChange }: Props) {
  const { name } = search;
  const ahead = useRowsAhead(projectId, search);
  const { typed, setTyped, report } = useTypedText(name);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function apply(next: string) {
    timers.current.forEach(clearTimeout);
    ahead.keep();
    report(next.trim());
    onNameChange(next.trim());
  }

  function prefetch(next: string) {
    if (next !== name) ahead.prefetch({ name: next });
  }

  function type(next: string) {
    setTyped(next);
    timers.current.forEach(clearTimeout);
    timers.current = [
      setTimeout(() => prefetch(next.trim()), prefetchMs),
      setTimeout(() => apply(next), settleMs),
    ];
  }

  return (
    <span className="relative max-w-60 min-w-32 flex-[1_1_150px] phone:basis-60">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1.5 left-2 size-4 text-faint"
        strokeWidth={1.5}
      />
      <Input
        type="search"
        aria-label="Search by name"
        placeholder="Search by name"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const key = keyOf(event);
          if (key === 'Enter') apply(typed);
          if (key !== 'Escape') return;
          setTyped('');
          apply('');
        }}
        className="h-7! border-line! pr-1! pl-7.5! [&:placeholder-shown::-webkit-search-cancel-button]:hidden"
      />
    </span>
  );
}
