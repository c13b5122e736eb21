import { type KeyboardEvent, useRef, useState } from 'react';
import { keyOf } from '../../lib/keys';

type Props = {
  /** label of the field */
  label: string;
  value: string;
  /** `base` is the text when the edit started */
  save: (value: string, base: string) => Promise<unknown>;
  maxLength?: number | undefined;
  isRequired?: boolean | undefined;
  onDone: () => void;
};

/** A cell in edit mode: Enter or leaving the field saves the text, Escape cancels. */
export function CellEditor({ label, value, save, maxLength, isRequired, onDone }: Props) {
  const isOver = useRef(false);
  const [base] = useState(value);

  function end(typed: string | undefined) {
    if (isOver.current) return;
    isOver.current = true;
    const next = typed?.trim();
    const isChanged = next !== undefined && next !== base;
    // the caller that saves the text reports errors
    if (isChanged && !(isRequired && next === '')) void save(next, base).catch(() => undefined);
    onDone();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // the field handles arrows, Space and other keys while the user types
    event.stopPropagation();
    const key = keyOf(event);
    if (key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    end(key === 'Enter' ? event.currentTarget.value : undefined);
  }

  return (
    <input
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: the user has opened the field in order to type here
      autoFocus
      autoComplete="off"
      maxLength={maxLength}
      defaultValue={base}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => end(event.currentTarget.value)}
      data-own-escape
      onKeyDown={onKeyDown}
      className="-mx-1.5 h-6 w-full min-w-0 rounded-sm border border-accent bg-raised px-1.5"
    />
  );
}
