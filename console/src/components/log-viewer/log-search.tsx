import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '~/components/ui/icon-button';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** how many loaded rows match, and which of them is current, counted from 1 (0: none yet) */
  matches: number;
  current: number;
  onStep: (step: 1 | -1) => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

const count = (value: number) => value.toLocaleString('en');

/** Search among the loaded lines: Enter and Shift+Enter go to the next and the one before. */
export function LogSearch({ value, onChange, matches, current, onStep, inputRef }: Props) {
  return (
    <search className="flex h-7 min-w-40 flex-[0_1_360px] items-center gap-1.5 rounded-md border border-line bg-raised pl-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Search aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <input
        ref={inputRef}
        type="text"
        value={value}
        placeholder="Search Logs..."
        aria-label="Search the loaded lines"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onChange('');
        }}
        className="min-w-0 flex-1 bg-transparent outline-none"
      />
      {value === '' ? null : (
        <>
          <output className="num text-sm whitespace-nowrap text-faint">
            {matches === 0 ? 'No match' : `${count(current)} of ${count(matches)}`}
          </output>
          <span className="flex">
            <IconButton
              label="Previous match"
              shortcut="⇧⏎"
              disabled={matches === 0}
              onClick={() => onStep(-1)}
            >
              <ChevronUp className="size-4" />
            </IconButton>
            <IconButton
              label="Next match"
              shortcut="⏎"
              disabled={matches === 0}
              onClick={() => onStep(1)}
            >
              <ChevronDown className="size-4" />
            </IconButton>
          </span>
        </>
      )}
    </search>
  );
}
