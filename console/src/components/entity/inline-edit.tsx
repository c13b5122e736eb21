import { truncate } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { type KeyboardEvent, useRef, useState } from 'react';

type Props = {
  /** names the field for screen readers */
  label: string;
  value: string;
  /** rejects if the value could not be saved: the old value is restored */
  onSave: (value: string) => Promise<unknown>;
  disabled?: boolean;
  placeholder?: string;
  /** whether the value may be empty */
  isRequired?: boolean;
  className?: string;
};

const longFrom = 45;
const shortenedTo = 50;

/** Plain text that becomes a field on a click. Enter or blur saves a change, Escape discards it. */
export function InlineEdit(props: Props) {
  const { label, value, onSave, disabled = false, placeholder = '', className } = props;
  const [isEditing, setIsEditing] = useState(false);
  // shown until the saved value arrives in the props
  const [kept, setKept] = useState<{ from: string; to: string }>();
  const isReverting = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const currentText = kept && kept.from === value ? kept.to : value;

  function leave(typed: string) {
    setIsEditing(false);
    const next = typed.trim();
    if (isReverting.current || next === currentText || (props.isRequired && next === '')) return;
    setKept({ from: value, to: next });
    onSave(next).catch(() => setKept(undefined));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    isReverting.current = event.key === 'Escape';
    event.currentTarget.blur();
    // once the text is there again
    requestAnimationFrame(() => button.current?.focus());
  }

  if (isEditing) {
    return (
      <input
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: the click that made it a field wants to type there
        autoFocus
        autoComplete="off"
        defaultValue={currentText}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => leave(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={cn(
          '-mx-1.5 h-7 w-full min-w-0 rounded-sm border border-line-strong bg-raised px-1.5',
          className,
        )}
      />
    );
  }
  const text =
    currentText.length >= longFrom ? truncate(currentText, shortenedTo, '…') : currentText;
  if (disabled) return <span className={cn('truncate', className)}>{text}</span>;
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${label}: ${currentText || placeholder}`}
      title={currentText}
      onClick={() => {
        isReverting.current = false;
        setIsEditing(true);
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
