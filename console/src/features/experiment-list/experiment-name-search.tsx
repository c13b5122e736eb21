import { Input } from '@trainyard/ui/base/input';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

// a pause in typing; with it, the answer and its rows are there in 300 ms
const settleMs = 100;

type ExperimentNameSearchProps = { name: string; onNameChange: (name: string) => void };

/** Searches as one types, once the typing rests; Enter does not wait. */
export function ExperimentNameSearch({ name, onNameChange }: ExperimentNameSearchProps) {
  const [draft, setDraft] = useState(name);
  const [applied, setApplied] = useState(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // the link changed by other means than typing here: back, clear, a pasted address
  if (name !== applied) {
    setApplied(name);
    setDraft(name);
  }

  function apply(next: string) {
    clearTimeout(timer.current);
    setApplied(next.trim());
    onNameChange(next.trim());
  }

  function type(next: string) {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), settleMs);
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
          if (event.key === 'Escape') apply('');
        }}
        className="h-7! border-line! pr-1! pl-7.5! [&:placeholder-shown::-webkit-search-cancel-button]:hidden"
      />
    </span>
  );
}
