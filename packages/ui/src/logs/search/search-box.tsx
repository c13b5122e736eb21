import { ChevronDown, ChevronUp, ListFilter, Regex, Search, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../base/icon-button';
import { Spinner } from '../../base/spinner';
import { useDebounced } from '../../hooks/use-debounced';
import { formatCount, toPercent } from '../../lib/format';
import { keyOf } from '../../lib/keys';
import type { SearchState } from './log-search';

type Props = {
  value: string;
  regex: boolean;
  onChange: (change: { find?: string; regex?: boolean }) => void;
  state: SearchState;
  /** number of the current match, counted from 1 (0: none yet) */
  current: number;
  /** the share of the log that was read for it, 0 to 1 */
  share: number;
  onStep: (step: 1 | -1) => void;
  onStop: () => void;
  /** shows only the matching lines, where the log supports filters */
  onOnly?: ((text: string, isPattern: boolean) => void) | undefined;
  /** the reason why it cannot be filtered by an expression; absent where it never can */
  patternProblem?: ((pattern: string) => string | undefined) | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Search in the whole log: Enter and Shift+Enter go to the next and the previous match. */
export function SearchBox(props: Props) {
  const { regex, onChange, state, onStep, inputRef } = props;
  const [typed, type] = useDebounced(props.value, (find) => onChange({ find }));
  return (
    <search
      // the same width with a text as without one: else filters would wrap, and the log would move
      className="flex h-7 max-w-[360px] min-w-40 flex-[1_1_240px] phone:flex-[1_1_160px] items-center gap-1 rounded-md border border-line bg-raised pl-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent"
    >
      <Search aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
      <input
        ref={inputRef}
        type="text"
        value={typed}
        placeholder="Search Logs..."
        aria-label="Search the whole log"
        aria-invalid={state.error !== undefined}
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const key = keyOf(event);
          if (key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          if (key === 'Escape') type('');
        }}
        className="min-w-0 flex-1 bg-transparent outline-none"
      />
      {props.value === '' ? null : <Result {...props} />}
      <IconButton
        label="Regular expression"
        aria-pressed={regex}
        className="aria-pressed:bg-hover aria-pressed:text-accent"
        onClick={() => onChange({ regex: !regex })}
      >
        <Regex className="size-4" strokeWidth={1.5} />
      </IconButton>
    </search>
  );
}

function Result(props: Props) {
  const { state, current, share, onStep, onStop } = props;
  const { hits, isDone, error } = state;
  return (
    <>
      {isDone ? null : <Spinner label="Searching" className="size-3.5" />}
      <output
        className={`num max-w-60 truncate text-sm ${error === undefined ? 'text-faint' : 'text-bad'}`}
        title={error === undefined ? undefined : wordsOf(error)}
      >
        {resultText({ state, current, share })}
      </output>
      {isDone ? null : (
        <IconButton label="Stop searching" onClick={onStop}>
          <Square className="size-3.5" strokeWidth={1.5} />
        </IconButton>
      )}
      {hits.count > 0 ? <OnlyButton {...props} /> : null}
      <span className="flex">
        <IconButton
          label="Previous match"
          shortcut="B"
          disabled={hits.count === 0}
          onClick={() => onStep(-1)}
        >
          <ChevronUp className="size-4" />
        </IconButton>
        <IconButton
          label="Next match"
          shortcut="N"
          disabled={hits.count === 0}
          onClick={() => onStep(1)}
        >
          <ChevronDown className="size-4" />
        </IconButton>
      </span>
    </>
  );
}

function OnlyButton({ value, regex, onOnly, patternProblem }: Props) {
  if (!onOnly || (regex && !patternProblem)) return null;
  const problem = regex ? patternProblem?.(value) : undefined;
  return (
    <IconButton
      label={problem ?? 'Show matching lines only'}
      aria-disabled={problem === undefined ? undefined : true}
      onClick={() => problem === undefined && onOnly(value, regex)}
    >
      <ListFilter className="size-4" strokeWidth={1.5} />
    </IconButton>
  );
}

type SearchView = Pick<Props, 'state' | 'current' | 'share'>;

function resultText({ state, current, share }: SearchView): string {
  const { hits, isDone, read, error } = state;
  if (error !== undefined) return wordsOf(error);
  const position = `${formatCount(current)} of ${formatCount(hits.count)}`;
  if (!isDone && read > 0) return `${position}, ${Math.floor(toPercent(share))}% read`;
  if (hits.count === 0) return isDone ? 'No match' : '';
  return position;
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Unknown error encountered.';
