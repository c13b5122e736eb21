import { useQueryClient } from '@tanstack/react-query';
import { Input } from '@trainyard/ui/base/input';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cancelUnseen } from '~/app/load-query';
import { type ExperimentListSearch, firstBlock } from '~/features/experiments/list-search';
import { experimentQueries } from '~/features/experiments/queries';
import { usePins } from './rows/pins';

// a pause in typing; with it, the answer and its rows are there in 300 ms
const settleMs = 100;

// a shorter one, after which the rows are asked for already
const askAheadMs = 30;

type Props = {
  projectId: number;
  /** as the link has it */
  search: ExperimentListSearch;
  onNameChange: (name: string) => void;
};

/** Searches as one types, once the typing rests; Enter does not wait. */
export function ExperimentNameSearch({ projectId, search, onNameChange }: Props) {
  const { name } = search;
  const ahead = useRowsAhead(projectId, search);
  const [draft, setDraft] = useState(name);
  const [shown, setShown] = useState(name);
  const [applied, setApplied] = useState(name);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  // the link changed by other means than typing here: back, clear, a pasted address
  if (name !== shown) {
    setShown(name);
    setApplied(name);
    if (name !== applied) setDraft(name);
  }

  function apply(next: string) {
    timers.current.forEach(clearTimeout);
    ahead.keep();
    setApplied(next.trim());
    onNameChange(next.trim());
  }

  function type(next: string) {
    setDraft(next);
    timers.current.forEach(clearTimeout);
    timers.current = [
      setTimeout(() => ahead.ask(next.trim()), askAheadMs),
      setTimeout(() => apply(next), settleMs),
    ];
  }

  return (
    <span className="relative min-w-32 flex-[0_1_240px]">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1.5 left-2 size-4 text-faint"
        strokeWidth={1.5}
      />
      <Input
        type="search"
        aria-label="Search by name"
        placeholder="Search by name"
        value={draft}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(draft);
          if (event.key !== 'Escape') return;
          setDraft('');
          apply('');
        }}
        className="h-7! border-line! pr-1! pl-7.5! [&:placeholder-shown::-webkit-search-cancel-button]:hidden"
      />
    </span>
  );
}

/** Asks for the first rows of a name that is being typed, one name at a time. */
function useRowsAhead(projectId: number, search: ExperimentListSearch) {
  const queryClient = useQueryClient();
  const pins = usePins(projectId);
  const asked = useRef<ReturnType<typeof experimentQueries.search>>(undefined);
  return {
    ask: (name: string) => {
      // pages are asked for once it is known which pinned rows match
      if (name === search.name || search.pageSize > 0) return;
      if (asked.current) void cancelUnseen(queryClient, asked.current);
      const first = firstBlock({ ...search, name, page: 0 });
      const without = pins.length > 0 && { without: pins };
      asked.current = experimentQueries.search(projectId, { ...first, ...without });
      void queryClient.prefetchQuery(asked.current);
    },
    /** The link has the name now: its page waits for the rows. */
    keep: () => {
      asked.current = undefined;
    },
  };
}
