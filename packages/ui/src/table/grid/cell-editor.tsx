import { type KeyboardEvent, useRef } from 'react';

type Props = {
  /** names the field */
  label: string;
  value: string;
  save: (value: string) => Promise<unknown>;
  maxLength?: number | undefined;
  isRequired?: boolean | undefined;
  onDone: () => void;
};

/** A cell while it is changed: Enter or leaving keeps the text, Escape takes it back. */
export function CellEditor({ label, value, save, maxLength, isRequired, onDone }: Props) {
  const isOver = useRef(false);

  function end(typed: string | undefined) {
    if (isOver.current) return;
    isOver.current = true;
    const next = typed?.trim();
    const isChanged = next !== undefined && next !== value;
    // the caller that saves the text reports errors
    if (isChanged && !(isRequired && next === '')) void save(next).catch(() => undefined);
    onDone();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // arrows, Space and the rest are the field's while one types
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    end(event.key === 'Enter' ? event.currentTarget.value : undefined);
  }

  return (
    <input
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: whoever made it a field wants to type there
      autoFocus
      autoComplete="off"
      maxLength={maxLength}
      defaultValue={value}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => end(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="-mx-1.5 h-6 w-full min-w-0 rounded-sm border border-accent bg-raised px-1.5"
    />
  );
}
