import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { Input, type InputProps } from '../base/input';
import { Tooltip } from '../base/tooltip';
import { useTypedText } from '../hooks/use-typed-text';
import { cn } from '../lib/utils';

type Props = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** what is chosen: a day, `2026-11-26`, or a month, `2026-11` */
  unit?: 'day' | 'month';
  value: string;
  /** receives a complete day or month, or an empty text while what is typed is none */
  onChange: (value: string) => void;
};

const formats = {
  day: { pattern: /^\d{4}-\d{2}-\d{2}$/, example: 'YYYY-MM-DD', type: 'date' },
  month: { pattern: /^\d{4}-\d{2}$/, example: 'YYYY-MM', type: 'month' },
} as const;

/** Rejects the thirtieth of February, which a date would read as the second of March. */
const isReal = (text: string): boolean => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * A day or a month, written as ISO 8601 in every browser and language, as all other dates of the
 * console are. The calendar of its button is the browser's own.
 */
export function DateInput({ unit = 'day', value, onChange, className, ...rest }: Props) {
  const { pattern, example, type } = formats[unit];
  const { typed, setTyped, report } = useTypedText(value);
  const native = useRef<HTMLInputElement>(null);
  function change(text: string) {
    setTyped(text);
    const complete = pattern.test(text) && isReal(text) ? text : '';
    report(complete);
    onChange(complete);
  }
  return (
    <span className={cn('relative inline-flex', className)}>
      <Input
        placeholder={example}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={example.length}
        {...rest}
        value={typed}
        onChange={({ target }) => change(target.value)}
        className="num h-full! pr-7!"
      />
      <Tooltip content={`Choose a ${unit}`}>
        <button
          type="button"
          aria-label={`Choose a ${unit}`}
          disabled={rest.disabled}
          onClick={() => native.current?.showPicker?.()}
          className="absolute inset-y-0 right-0 grid w-7 place-items-center text-muted hover:text-text disabled:opacity-60"
        >
          <CalendarDays aria-hidden className="size-3.5" strokeWidth={1.5} />
        </button>
      </Tooltip>
      {/* never focused or read aloud: only its calendar is used */}
      <input
        ref={native}
        type={type}
        aria-hidden
        tabIndex={-1}
        min={rest.min}
        max={rest.max}
        value={pattern.test(value) ? value : ''}
        onChange={({ target }) => change(target.value)}
        className="pointer-events-none absolute inset-0 -z-1 opacity-0"
      />
    </span>
  );
}
