import { usePendingChanges } from '@trainyard/ui/hooks/use-pending-changes';
import { truncate } from '@trainyard/ui/lib/format';
import { keyOf } from '@trainyard/ui/lib/keys';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { type KeyboardEvent, useRef, useState } from 'react';

type Props = {
  /** names the field for screen readers */
  label: string;
  value: string;
  /**
   * Saves a text; `base` is the text when the edit started. `value` has the result when it resolves;
   * rejects if it could not be saved.
   */
  onSave: (value: string, base: string) => Promise<unknown>;
  disabled?: boolean;
  placeholder?: string;
  /** whether the value may be empty */
  isRequired?: boolean;
  /** shows the field at first, for an entity without a text */
  isOpenAtFirst?: boolean;
  className?: string;
};

const longFrom = 45;
const shortenedTo = 50;

/**
 * Plain text that becomes a field on a click. Enter or blur saves a change, Escape discards it. After
 * a failure, a click shows what was typed.
 */
export function InlineEdit(props: Props) {
  const { label, value, onSave, disabled = false, placeholder = '', className } = props;
  /** the text when the edit started; undefined outside of an edit */
  const [base, setBase] = useState(props.isOpenAtFirst ? value : undefined);
  const { current: currentText, run } = usePendingChanges(value, (_, next: string) => next);
  /** a text that could not be saved, with which the next edit begins */
  const [refused, setRefused] = useState<string>();
  const isReverting = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  function leave(typed: string) {
    setBase(undefined);
    setRefused(undefined);
    const next = typed.trim();
    if (isReverting.current || base === undefined || next === base) return;
    if (props.isRequired && next === '') return;
    // the caller reports a failure
    run(next, () => onSave(next, base)).catch(() => setRefused(next));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const key = keyOf(event);
    if (key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    isReverting.current = key === 'Escape';
    event.currentTarget.blur();
    // once the text is there again
    requestAnimationFrame(() => button.current?.focus());
  }

  if (base !== undefined) {
    return (
      <input
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: the user clicked to edit the text
        autoFocus
        autoComplete="off"
        defaultValue={refused ?? base}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => leave(event.currentTarget.value)}
        data-own-escape
        onKeyDown={onKeyDown}
        className={cn(
          '-mx-1.5 h-7 w-full min-w-0 rounded-sm border border-line-strong bg-raised px-1.5',
          className,
        )}
      />
    );
  }
  const text =
    currentText.length >= longFrom
      ? truncate(displayText(currentText), shortenedTo, '…')
      : displayText(currentText);
  if (disabled) return <span className={cn('truncate', className)}>{text}</span>;
  return (
    <button
      ref={button}
      type="button"
      aria-label={displayText(`${label}: ${currentText || placeholder}`)}
      title={displayText(currentText)}
      onClick={() => {
        isReverting.current = false;
        setBase(currentText);
      }}
      className={cn(
        '-mx-1.5 min-h-6 min-w-6 max-w-full cursor-text truncate rounded-sm px-1.5 text-left hover:bg-hover',
        currentText === '' && 'text-faint',
        className,
      )}
    >
      {text || placeholder}
    </button>
  );
}
