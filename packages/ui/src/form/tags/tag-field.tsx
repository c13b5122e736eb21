import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { menuItem } from '../../base/menu-styles';
import { keyOf } from '../../lib/keys';
import { readTags, type TagChange } from './tag-text';

type Props = {
  /** the word for one item */
  noun: string;
  tags: readonly string[];
  /** the tag to edit */
  replaced: string | undefined;
  suggest: (() => Promise<readonly string[]>) | undefined;
  onChange: (change: TagChange) => void;
  /** `hasFocus`: the field had the focus, which needs a new place */
  onClose: (hasFocus: boolean) => void;
};

const atMost = 8;

/**
 * The field for a tag. Enter and leaving the field add it; a comma does too, and keeps the field open
 * for the next one. Backspace in an empty field removes the last tag.
 */
export function TagField({ noun, tags, replaced, suggest, onChange, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState(replaced ?? '');
  const [error, setError] = useState<string>();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const isOver = useRef(false);

  useEffect(() => {
    let isGone = false;
    // without suggestions the user can still type any tag
    suggest?.().then(
      (found) => isGone || setSuggestions(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [suggest]);

  const start = text.trim().toLowerCase();
  const offered = suggestions
    .filter((tag) => !tags.includes(tag) && start !== '' && tag.toLowerCase().includes(start))
    .slice(0, atMost);

  /** Returns true if the tag was accepted. */
  function add(typed: string): boolean {
    const read = readTags({ tags, replaced, typed });
    if ('error' in read) {
      setError(read.error);
      return false;
    }
    if (read.added.length > 0) onChange(read);
    return true;
  }
  function close(hasFocus: boolean) {
    isOver.current = true;
    onClose(hasFocus);
  }
  function enter(typed: string) {
    if (!add(typed)) return;
    // a comma asks for the next tag
    if (typed.includes(',')) {
      setText('');
      setActive(-1);
    } else close(true);
  }
  function type(next: string) {
    setError(undefined);
    setActive(-1);
    if (next.includes(',')) enter(next);
    else setText(next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const key = keyOf(event);
    const last = tags.at(-1);
    const steps: Record<string, number> = {
      ArrowDown: Math.min(offered.length - 1, active + 1),
      ArrowUp: Math.max(-1, active - 1),
    };
    const step = steps[key];
    if (step !== undefined) setActive(step);
    else if (key === 'Enter') enter(offered[active] ?? text);
    else if (key === 'Escape') close(true);
    else if (key === 'Backspace' && text === '' && replaced === undefined && last)
      onChange({ added: [], removed: [last] });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="relative">
      <input
        role="combobox"
        aria-label={
          replaced === undefined
            ? `New ${noun}`
            : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${replaced}`
        }
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the user has clicked in order to type here
        autoFocus
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        data-own-escape
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (isOver.current) return;
          add(text);
          close(false);
        }}
        className="h-5 w-32 rounded-sm border border-line-strong bg-raised px-1.5 text-xs aria-invalid:border-bad"
      />
      {error ? (
        <span
          id={`${id}-error`}
          role="alert"
          className="absolute top-full left-0 z-30 mt-1 rounded-md border border-line-strong bg-raised px-2 py-1 text-xs whitespace-nowrap text-bad shadow-float"
        >
          {error}
        </span>
      ) : null}
      {error || offered.length === 0 ? null : (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Known names"
          className="absolute top-full left-0 z-30 mt-1 min-w-40 rounded-lg border border-line-strong bg-raised p-1 shadow-float"
        >
          {offered.map((tag, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles keys
            <div
              key={tag}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => enter(tag)}
              className={menuItem}
            >
              <span className="max-w-60 truncate">{tag}</span>
            </div>
          ))}
        </div>
      )}
    </span>
  );
}
